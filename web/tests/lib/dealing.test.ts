import { beforeEach, describe, expect, it } from 'vitest';
import type { Card, SeatPlan } from '../../src/lib/api';
import { commitmentTo, dueWord, newWord, promiseFor, promising, verdict, wordFor, wordHeard } from '../../src/lib/dealing';
import { purse } from '../../src/lib/purse.svelte';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const SEED = 'a seed of the server';
const SEED_HASH = bytesToHex(sha256(utf8ToBytes(`hexagora seed ${SEED}`)));
const MINE = 'my word';
const THEIRS = 'their word';

const card = (more: Partial<Card> = {}): Card =>
  ({
    table: 'T',
    dealing: 'revealing',
    seed_hash: SEED_HASH,
    seed: '',
    words: [],
    commitments: [commitmentTo(MINE), commitmentTo(THEIRS)],
    ...more,
  }) as Card;
const dealt = (words: string[], more: Partial<Card> = {}): Card => card({ dealing: '', seed: SEED, words, ...more });

beforeEach(() => {
  localStorage.clear();
  purse.forget('T');
});

describe('a word', () => {
  it('is new each time, and its promise tells nothing of it', () => {
    const word = newWord();
    expect(word).toMatch(/^[0-9a-f]{64}$/);
    expect(newWord()).not.toBe(word);
    expect(commitmentTo(word)).toMatch(/^[0-9a-f]{64}$/);
    expect(commitmentTo(word)).not.toContain(word);
  });

  it('has the hash that the server computes', () => {
    // hashlib.sha256(b"hexagora word abc").hexdigest()
    expect(commitmentTo('abc')).toBe('d4dce3d3318d155b2e3e3dd0c5eb17f8389e5c61a19aaf85db7296d7fe0a7c90');
  });

  it('is promised on our own seats only', () => {
    const mine = { kind: 'me', name: 'Ann' } as const;
    const others: SeatPlan[] = [{ kind: 'bot', bot: 'recruit' }, { kind: 'open' }];
    expect(promising([mine, ...others], MINE)).toEqual([{ ...mine, commitment: commitmentTo(MINE) }, ...others]);
  });

  it('is the one that was promised before', () => {
    purse.put('T', { word: MINE });
    expect(wordFor('T')).toBe(MINE);
    expect(wordFor('another')).not.toBe(MINE);
  });

  it('is promised for a rematch by whoever has a seat', () => {
    expect(promiseFor('T')).toBe('');
    purse.put('T', { seats: { 0: 'token' } });
    const promise = promiseFor('T');
    expect(promise).toBe(commitmentTo(purse.of('T')!.word));
    expect(promiseFor('T')).toBe(promise);
  });
});

describe('telling the word', () => {
  beforeEach(() => void purse.put('T', { word: MINE }));

  it('comes when all hashes are shown, and they are kept first', () => {
    expect(dueWord(card(), [0])).toBe(MINE);
    expect(purse.of('T')?.promise).toEqual({ seed_hash: SEED_HASH, commitments: card().commitments, heard: false });
  });

  it('does not come before, nor where our hash is not on our seat', () => {
    expect(dueWord(card({ dealing: 'waiting' }), [0])).toBe('');
    expect(dueWord(card(), [1])).toBe('');
    expect(purse.of('T')?.promise).toBeNull();
  });

  it('does not come to whoever shows other hashes the second time', () => {
    expect(dueWord(card(), [0])).toBe(MINE);
    expect(dueWord(card({ seed_hash: 'another' }), [0])).toBe('');
    expect(dueWord(card({ commitments: [commitmentTo(MINE), 'another'] }), [0])).toBe('');
    expect(dueWord(card(), [0])).toBe(MINE);
  });
});

describe('the verdict at the end', () => {
  beforeEach(() => {
    purse.put('T', { word: MINE });
    dueWord(card(), [0]);
  });

  it('is that all promises were kept', () => {
    expect(verdict(dealt([MINE, THEIRS]))).toBe('kept');
  });

  it('is broken by another seed, another word, or other hashes', () => {
    expect(verdict(dealt([MINE, THEIRS], { seed: 'a better seed' }))).toBe('broken');
    expect(verdict(dealt([MINE, 'a better word']))).toBe('broken');
    const hashes = [commitmentTo(MINE), commitmentTo('a better word')];
    expect(verdict(dealt([MINE, 'a better word'], { commitments: hashes }))).toBe('broken');
  });

  it('tells when another was passed over', () => {
    expect(verdict(dealt([MINE, 'server']))).toBe('gap');
  });

  it('tells when we were passed over, which is a breach once the server has heard us', () => {
    expect(verdict(dealt(['server', THEIRS]))).toBe('passed');
    wordHeard('T');
    expect(verdict(dealt(['server', THEIRS]))).toBe('broken');
  });

  it('is that of a bot only where no hash was promised for it', () => {
    expect(verdict(dealt([MINE, '-']))).toBe('broken');
    purse.put('T', { promise: { seed_hash: SEED_HASH, commitments: [commitmentTo(MINE), '-'], heard: true } });
    expect(verdict(dealt([MINE, '-'], { commitments: [commitmentTo(MINE), '-'] }))).toBe('kept');
  });

  it('is none where we gave no word, or before the seed is told', () => {
    expect(verdict(card())).toBe('');
    expect(verdict(dealt([MINE, THEIRS], { table: 'U' }))).toBe('');
  });
});
