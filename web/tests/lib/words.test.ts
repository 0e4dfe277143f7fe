import { beforeEach, describe, expect, it } from 'vitest';
import type { Card, GameInfo, OptionInfo, SeatCard } from '../../src/lib/api';
import { remember } from '../../src/lib/packs';
import {
  botName,
  botText,
  gameAbout,
  gameTitle,
  isSeat,
  optionsInWords,
  reasonText,
  resultTitle,
  seatNames,
  valueLabel,
} from '../../src/lib/words';
import { speak } from '../spoken';

const option = (more: Partial<OptionInfo>): OptionInfo => ({
  name: 'colour',
  values: [],
  default: 'auto',
  help: '',
  more: '',
  stem: 'colour',
  seat: -1,
  seats: false,
  packs: [],
  ...more,
});
const seat = (more: Partial<SeatCard>): SeatCard => ({ seat: 0, kind: 'person', name: 'Ann', bot: '', online: true, person: '', ...more });
const ended = (places: number[], more: object = {}): Card =>
  ({ game: 'superhex', result: { places, reason: 'score', clause: '', ...more } }) as unknown as Card;

beforeEach(() => speak('en', 'superhex', 'nexus'));

describe('what things are called', () => {
  it('is said in the language of the reader', async () => {
    expect(gameTitle('superhex')).toBe('Superhex');
    expect(botName('recruit')).toBe('Recruit');
    const english = gameAbout('superhex');
    await speak('pl', 'superhex');
    expect(gameAbout('superhex')).not.toBe(english);
    expect(gameAbout('superhex')).not.toBe('');
  });

  it('is its name where there are no words', () => {
    expect(gameTitle('chess')).toBe('chess');
    expect(gameTitle('chess', 'Chess')).toBe('Chess');
    expect(botName('deep_blue')).toBe('deep_blue');
    expect(botText('deep_blue')).toBe('');
  });
});

describe('values of options', () => {
  it('that are seats are counted from 1', () => {
    const first = option({ seats: true });
    expect(isSeat(first, '2')).toBe(true);
    expect(isSeat(first, 'auto')).toBe(false);
    expect(isSeat(option({}), '2')).toBe(false);
    expect(valueLabel('superhex', first, '2')).toContain('2');
  });

  it('that are packs are called by their names, and those that are not loaded by their ids', () => {
    remember('nexus', [{ value: 'giants-0a1b2c3d', id: 'giants', names: { en: 'Giants' } }]);
    expect(valueLabel('nexus', option({}), 'giants-0a1b2c3d')).toContain('Giants');
    const unloaded = valueLabel('nexus', option({}), 'dwarfs-0a1b2c3d');
    expect(unloaded).toContain('dwarfs');
    expect(unloaded).not.toContain('0a1b2c3d');
  });

  it('that nobody has words for are called as they are', () => {
    expect(valueLabel('superhex', option({}), 'sepia')).toBe('sepia');
  });
});

describe('the options of a table', () => {
  const info = { options: [option({ name: 'teams', default: 'off' }), option({ name: 'size', default: '7' }), option({ name: 'help' })] };
  const said = (options: Record<string, string>) => optionsInWords('chess', options, info as GameInfo);

  it('tell only what is unusual', () => {
    expect(said({ teams: 'off', size: '7' })).toBe('');
    expect(said({ teams: 'on', size: '9' })).toBe('teams · size: 9');
  });

  it('say nothing of a switch that the rules set', () => {
    expect(said({ help: 'on' })).toBe('');
    expect(said({ help: 'always' })).toBe('help: always');
  });
});

describe('names of seats', () => {
  it('are told apart where two are called the same', () => {
    const seats = [seat({}), seat({ kind: 'bot', bot: 'recruit' }), seat({}), seat({ kind: 'open' })];
    const [ann, recruit, other, open] = seatNames(seats);
    expect([ann, recruit, other]).toEqual(['Ann (1)', 'Recruit', 'Ann (3)']);
    expect(open).not.toBe('Ann');
  });
});

describe('the headline of a finished game', () => {
  const names = ['Ann', 'Bo', 'Cy'];

  it('is mine when I alone have won from my only seat', () => {
    const mine = resultTitle(ended([1, 2]), names, [0]);
    expect(mine).not.toContain('Ann');
    expect(resultTitle(ended([1, 2]), names, [1])).toContain('Ann');
    // Whoever plays both seats is told which of them has won.
    expect(resultTitle(ended([1, 2]), names, [0, 1])).toContain('Ann');
  });

  it('names all who have won, and calls it a draw when nobody has lost', () => {
    const two = resultTitle(ended([1, 1, 3]), names, []);
    expect(two).toContain('Ann');
    expect(two).toContain('Bo');
    expect(two).not.toContain('Cy');
    const draw = resultTitle(ended([1, 1, 1]), names, []);
    expect(draw).not.toContain('Ann');
  });

  it('is the score where one plays alone', () => {
    expect(resultTitle(ended([1], { scores: [42] }), names, [0])).toContain('42');
  });

  it('has no reason before the end', () => {
    expect(reasonText({ game: 'superhex', result: null } as Card, names)).toBe('');
  });
});
