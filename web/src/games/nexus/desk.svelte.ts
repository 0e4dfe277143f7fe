/** What board, side panel and seats of the open table share: one table is open at a time. */
import { MediaQuery } from 'svelte/reactivity';

/** The side panel is far below the board: what is needed while playing stands beside the board. */
export const narrow = new MediaQuery('(max-width: 1000px)');

/** A battle that is thought of: the hex, whom to attack, and own units that would come. */
export interface Thought {
  at: string;
  against: number;
  with: Record<string, number>;
}

class Desk {
  thought = $state.raw<Thought | null>(null);

  reset(): void {
    this.thought = null;
  }
}

export const desk = new Desk();
