/** What is left to see of a turn: which cells it touched, in order. */
import type { GameEvent } from './module';

/** Where an event happened on the board, and where it came from. */
export interface Trace {
  cell: string;
  from?: string;
}

export interface Mark extends Trace {
  number: number;
  /** How many earlier marks lie on the same cell. */
  beside: number;
}

/** Nobody reads more than so many at once: the last ones. */
const MOST = 9;

/** The marks of what happened, numbered. */
export function marksOf(events: readonly GameEvent[], trace: (event: GameEvent) => Trace | null): Mark[] {
  const found = events.flatMap((event) => trace(event) ?? []).slice(-MOST);
  return found.map((one, i) => ({ ...one, number: i + 1, beside: found.slice(0, i).filter((other) => other.cell === one.cell).length }));
}
