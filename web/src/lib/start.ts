/** Starting a game: with one click, or with everything chosen. */
import type { ClockForm } from './clock';
import { api, type GameInfo, type SeatPlan } from './api';
import { newWord, promising } from './dealing';
import { t } from './i18n.svelte';
import { purse } from './purse.svelte';
import { go } from './router.svelte';
import { settings } from './settings.svelte';

export function myName(): string {
  return settings.name.trim() || t('name-default');
}

export interface Plan {
  game: string;
  options: Record<string, string>;
  seats: SeatPlan[];
  public: boolean;
  title: string;
  /** Left out, the server decides: off between people. */
  hints?: boolean;
  clock?: ClockForm | null;
  /** Whether it counts for ratings. */
  rated?: boolean;
}

export async function startTable(plan: Plan): Promise<void> {
  const word = newWord();
  const answer = await api.create({ ...plan, seats: promising(plan.seats, word) });
  purse.created(answer, plan.game, plan.title, word);
  go(`/t/${answer.table}`);
}

/** The usual number of seats with me on the first; the others bots or, for a friend, one open. */
export function quickPlan(info: GameInfo, against: 'bot' | 'friend'): Plan {
  const seats: SeatPlan[] = [{ kind: 'me', name: myName() }];
  while (seats.length < info.usual_seats) {
    seats.push(against === 'friend' && seats.length === 1 ? { kind: 'open' } : { kind: 'bot', bot: info.usual_bot });
  }
  return { game: info.name, options: {}, seats, public: false, title: '' };
}
