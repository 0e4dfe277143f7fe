/** What board, side panel and seats of the open table share: one table is open at a time. */
import { MediaQuery } from 'svelte/reactivity';

/** There is room beside the board for all cards of the hand; elsewhere one is looked at at a time. */
export const roomy = new MediaQuery('(min-aspect-ratio: 11/10) and (min-height: 521px)');

/** A battle that is thought of: the hex, whom to attack, and own units that would come. */
export interface Thought {
  at: string;
  against: number;
  with: Record<string, number>;
}

class Desk {
  thought = $state.raw<Thought | null>(null);
  /** The card of the hand that is looked at. */
  card = $state<string | null>(null);

  reset(): void {
    this.thought = null;
    this.card = null;
  }
}

export const desk = new Desk();
