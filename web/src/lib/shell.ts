/** What the table around a board and the board itself know of each other: one bar, one next step, one place for each. */
import { getContext, setContext, type Snippet } from 'svelte';
import type { IconName } from '../parts/Icon.svelte';

/** The one next step, in amber and always in the same place. */
export interface Primary {
  /** What it does, in one word: a class of the button while it can be pressed. */
  name: string;
  label: string;
  /** Without it the button stays in its place, with its next meaning. */
  run: (() => void) | null;
  /** It ends what is shown and decides nothing: not in amber. */
  quiet?: boolean;
}

/** A lesser step, beside the next one. */
export interface Tool {
  name: string;
  icon: IconName;
  label: string;
  run: () => void;
  disabled?: boolean;
  pressed?: boolean;
  /** The key that does the same. */
  key?: string;
}

export interface Shell {
  /** Whose turn it is. */
  readonly headline: string;
  /** What the table itself asks, while the game asks nothing. */
  readonly asked: string;
  /** What others did in their last turn, in one line. */
  readonly happened: string;
  /** The table's own next step, which goes before the game's: going on, the rematch, back to the game. */
  readonly primary: Primary | null;
  /** What the button says while there is nothing to do. */
  readonly idle: string;
  readonly tools: readonly Tool[];
  /** What the table itself has to show beside the board: an offer, the result. */
  readonly card: Snippet | null;
  /** The result is there: it takes the place of the hand too. */
  readonly over: boolean;
  /** The controls of a replay, instead of the bar. */
  readonly bar: Snippet | null;
  /** The board is still showing what happened, or has shown it all. */
  showing: (running: boolean) => void;
}

const KEY = Symbol('shell');

export function provideShell(shell: Shell): void {
  setContext(KEY, shell);
}

export function useShell(): Shell {
  return getContext<Shell>(KEY);
}
