/** Who plays how well, and who looks for somebody to play with. */
import type {
  ClockForm,
  LadderAnswer,
  PersonRatings,
  RatingForm,
  SeekCard,
  SeekList,
  SeekRequest,
  TableAnswer,
  TableRatings,
} from '../generated/wire';
import { api, json, type Card } from './api';
import { commitmentTo, newWord, wordFor } from './dealing';
import { t } from './i18n.svelte';
import { purse } from './purse.svelte';
import { go } from './router.svelte';
import { myName } from './start';

export type Mode = LadderAnswer['mode'];

/** A rating in figures: with how far off it may be, or marked while little is known. */
export function ratingText(rating: RatingForm): string {
  if (rating.unsure) return `${rating.value}?`;
  return rating.margin === 0 ? String(rating.value) : `${rating.value} ± ${rating.margin}`;
}

export const ladderOf = (game: string, mode: string) => json<LadderAnswer>(`/api/ratings/${game}/${mode}`);
export const ratingsOf = (person: string) => json<PersonRatings>(`/api/people/${person}/ratings`);

let asked = { key: '', answer: Promise.resolve<TableRatings | null>(null) };

/** The ratings at a rated table, asked for once while nothing changes there; nothing if they cannot be had. */
export function ratingsAt(card: Pick<Card, 'table' | 'state' | 'seats' | 'rated'>): Promise<TableRatings | null> {
  const key = card.rated ? [card.table, card.state, ...card.seats.map((seat) => seat.person + seat.bot)].join(' ') : '';
  if (asked.key !== key) {
    const look = () => json<TableRatings>(`/api/tables/${card.table}/ratings`, { token: purse.lookToken(card.table) });
    asked = { key, answer: key ? look().catch(() => null) : Promise.resolve(null) };
  }
  return asked.answer;
}

/** What is agreed about time, as people choose it; null is no clock. */
export const CLOCKS: Readonly<Record<string, ClockForm | null>> = {
  none: null,
  'live-10': { kind: 'live', time: 600, increment: 15, per: 'turn' },
  'live-20': { kind: 'live', time: 1200, increment: 30, per: 'turn' },
  'live-45': { kind: 'live', time: 2700, increment: 60, per: 'turn' },
  'days-1': { kind: 'correspondence', time: 86_400 },
  'days-3': { kind: 'correspondence', time: 3 * 86_400, holiday_days: 7 },
  'days-7': { kind: 'correspondence', time: 7 * 86_400, holiday_days: 14 },
};

/** A clock in words. */
export function clockText(clock: ClockForm | null | undefined): string {
  if (!clock || clock.kind === 'none') return t('seek-clock-none');
  if (clock.kind === 'live') return t('seek-clock-live', { minutes: Math.round((clock.time ?? 0) / 60), seconds: clock.increment ?? 0 });
  return t('seek-clock-days', { n: Math.max(1, Math.round((clock.time ?? 0) / 86_400)) });
}

export interface Filters {
  game: string;
  clock: string;
  stakes: string;
  low: number;
  high: number;
}

export function seeksLike({ game, clock, stakes, low, high }: Filters): Promise<SeekList> {
  const asked = new URLSearchParams({ game, clock, stakes, low: String(low || 0), high: String(high || 0) });
  return json<SeekList>(`/api/seeks?${asked}`);
}

/** Look for players: one waits at the new table. */
export async function seek(wish: Omit<SeekRequest, 'name' | 'commitment'>): Promise<void> {
  const word = newWord();
  const answer = await json<TableAnswer>('/api/seeks', {
    method: 'POST',
    body: { ...wish, name: myName(), commitment: commitmentTo(word) },
  });
  purse.created(answer, wish.game, '', word);
  go(`/t/${answer.table}`);
}

/** Sit down with somebody who looks for players. */
export async function takeSeek(card: SeekCard): Promise<void> {
  const word = wordFor(card.table);
  const answer = await api.claim(card.table, myName(), commitmentTo(word));
  purse.put(card.table, { game: card.game, title: '', seats: { [answer.seat]: answer.token }, word });
  go(`/t/${card.table}`);
}

/** What is looked for at a table; null if nothing is. */
export async function seekAt(table: string): Promise<SeekCard | null> {
  const { seeks } = await json<SeekList>(`/api/tables/${table}/seek`, { token: purse.lookToken(table) });
  return seeks[0] ?? null;
}

/** Take one's own seek back: its table is gone with it. */
export async function withdrawSeek(table: string): Promise<void> {
  await json<SeekList>(`/api/tables/${table}/seek`, { method: 'DELETE', token: purse.of(table)?.host });
  purse.forget(table);
}
