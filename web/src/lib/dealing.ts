/**
 * Our part in the dealing. This browser gives a secret word: its hash goes to the server with the seat, the word
 * itself only when the hashes of the server and of all seats are shown. What they were then is kept, and at the end the
 * server is held to it. The browser's own hashing is there only on https, so it comes along.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Card, SeatPlan } from './api';
import { purse, type Promised } from './purse.svelte';

/** What stands in a record for a seat that did not tell its word in time. */
const PASSED_OVER = 'server';
const NO_WORD = '-';

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

export const commitmentTo = (word: string): string => hash(`hexagora word ${word}`);

export const newWord = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

/** The word of this browser for a table that it may know already. */
export const wordFor = (table: string): string => purse.of(table)?.word || newWord();

/** The plan of seats with our promise on our own. */
export function promising(seats: SeatPlan[], word: string): SeatPlan[] {
  return seats.map((seat) => (seat.kind === 'me' ? { ...seat, commitment: commitmentTo(word) } : seat));
}

/** The hash for a table where we have seats, such as that of a rematch; '' where we only look on. */
export function promiseFor(table: string): string {
  const entry = purse.of(table);
  if (!entry || Object.keys(entry.seats).length === 0) return '';
  const word = entry.word || newWord();
  if (!entry.word) purse.put(table, { word });
  return commitmentTo(word);
}

/** The word, when it is time to tell it; what everybody has promised is kept first. */
export function dueWord(card: Card, mySeats: number[]): string {
  const word = purse.of(card.table)?.word;
  if (!word || card.dealing !== 'revealing') return '';
  const own = commitmentTo(word);
  if (!mySeats.some((seat) => card.commitments[seat] === own)) return '';
  const known = purse.of(card.table)?.promise;
  // Whoever shows other hashes now than before wants to choose after all, and hears nothing from us.
  if (known && !samePromise(card, known)) return '';
  if (!known) purse.put(card.table, { promise: { seed_hash: card.seed_hash, commitments: card.commitments, heard: false } });
  return word;
}

const samePromise = (card: Card, known: Promised): boolean =>
  card.seed_hash === known.seed_hash && card.commitments.join() === known.commitments.join();

/** The server has our word in time, so it must be in the deal. */
export function wordHeard(table: string): void {
  const promise = purse.of(table)?.promise;
  if (promise) purse.put(table, { promise: { ...promise, heard: true } });
}

/** Whether the dealing was what all had promised; '' where we gave no word. */
export function verdict(card: Card): 'kept' | 'gap' | 'passed' | 'broken' | '' {
  const entry = purse.of(card.table);
  if (!entry?.word || !entry.promise || !card.seed || card.words.length === 0) return '';
  const own = commitmentTo(entry.word);
  const fits = card.words.every((word, seat) => {
    const promised = card.commitments[seat];
    return word === NO_WORD ? promised === NO_WORD : word === PASSED_OVER || commitmentTo(word) === promised;
  });
  if (!samePromise(card, entry.promise) || hash(`hexagora seed ${card.seed}`) !== card.seed_hash || !fits) return 'broken';
  if (card.words.every((word, seat) => card.commitments[seat] !== own || word === entry.word)) {
    return card.words.includes(PASSED_OVER) ? 'gap' : 'kept';
  }
  return entry.promise.heard ? 'broken' : 'passed';
}
