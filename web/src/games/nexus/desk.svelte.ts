/** What board, side panel and seats of the open table share: one table is open at a time. */

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
  /** Where there is no room for both, the cards stand in the place of the market. */
  cards = $state(false);

  reset(): void {
    this.thought = null;
    this.card = null;
    this.cards = false;
  }
}

export const desk = new Desk();
