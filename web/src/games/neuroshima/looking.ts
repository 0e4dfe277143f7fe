/** What is looked at: the card of who stands on a cell, after a moment of pointing or at once by a press. */
import { onDestroy } from 'svelte';
import { desk } from './desk.svelte';
import type { Plan } from './plan.svelte';
import type { Actor } from './scene';

export class Looking {
  #hover: ReturnType<typeof setTimeout> | undefined;

  /** Made while a component is. */
  constructor(
    private readonly plan: Plan,
    private readonly actorAt: (cell: string) => Actor | undefined,
  ) {
    onDestroy(() => clearTimeout(this.#hover));
  }

  point(cell: string | null, by: 'pointer' | 'focus'): void {
    const { plan } = this;
    if (by === 'focus' && cell === null) {
      if (desk.card && !desk.card.held) desk.card = null;
      plan.pointed = null;
      return;
    }
    plan.pointed = cell;
    clearTimeout(this.#hover);
    if (desk.card && !desk.card.held) desk.card = null;
    if (cell && plan.path.length === 0 && this.actorAt(cell)) {
      this.#hover = setTimeout(() => this.showCard(cell, false), by === 'focus' ? 900 : 450);
    }
  }

  showCard(cell: string, held: boolean): void {
    const actor = this.actorAt(cell);
    clearTimeout(this.#hover);
    // What is kept open is not put away by a look at something else.
    if (actor && (held || !desk.card?.held)) desk.card = { tile: actor.tile, at: cell, held };
  }
}
