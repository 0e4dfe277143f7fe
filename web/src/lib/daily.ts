/** The daily challenge: who tries, what is asked of the server, and which tables belong to it. */
import type { DailyAnswer, TryAnswer } from '../generated/wire';
import { json, type Card } from './api';
import { newWord } from './dealing';
import { keep, recall } from './keep';

/** What this browser is known by as a guest: drawn once, and kept. */
function guest(): string {
  const known = recall('guest', '');
  if (known) return known;
  const drawn = newWord();
  keep('guest', drawn);
  return drawn;
}

const headers = () => ({ 'Hexagora-Guest': guest() });

export const daily = {
  day: (day: string) => json<DailyAnswer>(`/api/daily${day && `/${encodeURIComponent(day)}`}`, { headers: headers() }),
  begin: (game: string, challenge: string, name: string) =>
    json<TryAnswer>(`/api/daily/${game}/${challenge}/try`, { method: 'POST', body: { name }, headers: headers() }),
};

export function isDaily(card: Pick<Card, 'event'>): boolean {
  return card.event.startsWith('daily/');
}

/** The page with the scores of the day that a table belongs to. */
export function scoresOf(card: Pick<Card, 'event'>): string {
  return `/daily/${card.event.split('/')[1]}`;
}
