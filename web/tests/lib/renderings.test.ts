import { beforeEach, describe, expect, it } from 'vitest';
import { Refusal, type Step } from '../../src/lib/api';
import { faultText } from '../../src/lib/faults';
import { t, wordsOf } from '../../src/lib/i18n.svelte';
import { capitalised, endText, logLines, optionText } from '../../src/lib/renderings';
import { speak } from '../spoken';

beforeEach(() => speak('en', 'superhex'));

describe('facts in words', () => {
  it('begin with a capital', () => {
    expect(capitalised('ґанок')).toBe('Ґанок');
    expect(capitalised('')).toBe('');
  });

  it('call players by their names', () => {
    const words = wordsOf('superhex', ['Ann', 'Bo']);
    const step = {
      step: 1,
      seat: 1,
      events: [{ event: 'rolled', seat: 1, dice: ['red', 'blue'], roll: 1, double: false }],
    } as unknown as Step;
    const [line] = logLines(step, words, ['rolled']);
    expect(line?.text).toContain('Bo');
    expect(line?.head).toBe(true);
    expect(logLines(step, words, [])[0]?.head).toBe(false);
  });

  it('tell the kind of the decision to an option', () => {
    const spy = Object.assign((message: string, facts?: object) => `${message} ${JSON.stringify(facts)}`, {
      has: () => true,
      called: () => undefined,
    });
    expect(optionText({ do: 'place' }, 'aim', spy)).toBe('do-place {"do":"place","kind":"aim"}');
  });

  it('say how a game ended', () => {
    const spy = Object.assign((message: string) => message, { has: () => true, called: () => undefined });
    expect(endText({ reason: 'resigned', places: [1, 2] }, spy)).toBe('End-resigned');
  });
});

describe('what went wrong', () => {
  it('is said by the rules where they refuse', () => {
    const words = wordsOf('superhex');
    const known = Object.assign((message: string, facts?: unknown) => `${message} ${JSON.stringify(facts)}`, {
      has: (message: string) => message === 'refusal-taken',
      called: () => undefined,
    });
    const error = new Refusal('illegal', 'the cell is taken', { code: 'taken', clause: 'SH-1', facts: { cell: 'a1' } });
    expect(faultText(error, known)).toEqual({ text: 'refusal-taken {"cell":"a1"}', detail: '', clause: 'SH-1' });
    expect(faultText(error, words).clause).toBe('SH-1');
  });

  it('has the English of the server beside general words', () => {
    const { text, detail } = faultText(new Refusal('bad_request', 'no field "seat"'), t);
    expect(text).not.toBe('');
    expect(detail).toBe('No field "seat"');
  });

  it('needs no English where the words say all', () => {
    expect(faultText(new Refusal('offline'), t).detail).toBe('');
    expect(faultText(new Refusal('offline'), t).text).not.toContain('fault-');
  });

  it('is the server, for anything that is no refusal', () => {
    expect(faultText(new Error('odd'), t).text).toBe(t('fault-server'));
  });
});
