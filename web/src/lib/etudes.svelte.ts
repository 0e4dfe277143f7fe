/** Etudes: attempts as the server judges them, and what this browser remembers of them. */
import type { Answer, EtudeHelp, EtudeLine, EtudeProof, EtudeShelf, ViewForm } from '../generated/wire';
import { answerOf, json } from './api';
import { keep, recall } from './keep';
import type { GameEvent, View } from './module';
import { unpackView } from './options';

/** One that comes along, or one of somebody's own. */
export type Which = { id: string } | { record: Record<string, unknown> };

/** How an attempt stands. */
export type Standing = Omit<EtudeLine, 'view' | 'events'> & { view: View; events: GameEvent[] };

interface LineWish {
  actions?: readonly number[];
  since?: number;
  fight?: boolean;
  answers?: readonly string[];
  best?: boolean;
}

const at = (game: string) => `/api/games/${game}/etudes`;
const post = <T>(game: string, what: string, body: unknown) => json<T>(`${at(game)}/${what}`, { method: 'POST', body });

export const etudes = {
  shelf: (game: string) => json<EtudeShelf>(at(game)),
  async line(game: string, etude: Which, wish: LineWish = {}): Promise<Standing> {
    const found = await post<EtudeLine>(game, 'line', { etude, ...wish });
    return { ...found, view: unpackView(found.view as unknown as ViewForm), events: found.events as GameEvent[] };
  },
  async ask(game: string, etude: Which, actions: readonly number[], what: string, args: object): Promise<unknown> {
    const { after = [], ...rest } = args as { after?: number[] };
    const found = await post<Answer>(game, 'ask', { etude, actions, what, args: rest, after });
    return answerOf(found.answer);
  },
  help: (game: string, etude: Which) => post<EtudeHelp>(game, 'help', etude),
  proof: (game: string, record: Record<string, unknown>) => post<EtudeProof>(game, 'proof', { record }),
};

/** An etude of one's own as the end of a link, and back. */
export function packed(record: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(record));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export function unpacked(text: string): Record<string, unknown> | null {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    const found: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

interface Kept {
  /** The day on which each was solved. */
  solved: Record<string, string>;
  /** Attempts that were left. */
  open: Record<string, number[]>;
  /** So many were solved one after the other, without a miss and without help. */
  row: number;
  /** The last day on which the etude of the day was solved, and how many days without a gap. */
  day: string;
  days: number;
}

const NOTHING: Kept = { solved: {}, open: {}, row: 0, day: '', days: 0 };
let kept = $state.raw<Kept>({ ...NOTHING, ...recall<Partial<Kept>>('etudes', {}) });

function put(change: Partial<Kept>): void {
  kept = { ...kept, ...change };
  keep('etudes', kept);
}

/** The day by UTC, as the server counts. */
export function today(now: Date = new Date()): string {
  return now.toISOString().slice(0, 10);
}

function dayBefore(day: string): string {
  return today(new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000));
}

export const progress = {
  get row(): number {
    return kept.row;
  },
  /** A day that was left out ends it. */
  get days(): number {
    return kept.day === today() || kept.day === dayBefore(today()) ? kept.days : 0;
  },
  get count(): number {
    return Object.keys(kept.solved).length;
  },
  isSolved: (key: string): boolean => key in kept.solved,
  left: (key: string): readonly number[] => kept.open[key] ?? [],
  leave(key: string, actions: readonly number[]): void {
    const { [key]: _, ...others } = kept.open;
    put({ open: actions.length > 0 ? { ...others, [key]: [...actions] } : others });
  },
  /** Solved; `alone` without help, `daily` if it is the etude of the day. */
  solve(key: string, alone: boolean, daily: boolean): void {
    const now = today();
    const first = !(key in kept.solved);
    const { [key]: _, ...open } = kept.open;
    const days = kept.day === now ? kept.days : kept.day === dayBefore(now) ? kept.days + 1 : 1;
    put({
      solved: { ...kept.solved, [key]: kept.solved[key] ?? now },
      open,
      row: first && alone ? kept.row + 1 : kept.row,
      ...(daily && alone ? { day: now, days } : {}),
    });
  },
  miss(key: string): void {
    if (!(key in kept.solved)) put({ row: 0 });
  },
};
