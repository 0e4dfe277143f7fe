/** Why something cannot be done: what a press would have meant is put to the server, which says the sentence. */
import { neighbour } from '../../board/hex';
import type { Action } from '../../generated/neuroshima';
import { faultText } from '../../lib/faults';
import type { BoardProps, Judged } from '../../lib/module';
import { refusalText } from '../../lib/renderings';
import { cellOf, FRAME } from './cells';
import type { Plan } from './plan.svelte';

export class Refusing {
  said = $state.raw<{ text: string; clause: string } | null>(null);
  /** The cell that cannot be chosen. */
  at = $state<string | null>(null);

  constructor(
    private readonly props: () => BoardProps,
    private readonly plan: Plan,
  ) {}

  clear(): void {
    this.said = null;
    this.at = null;
  }

  async refuse(cell: string): Promise<void> {
    const action = this.#meant(cell);
    this.at = cell;
    if (action) await this.why(action);
  }

  /** Ask the server why an action is not legal. */
  async why(action: Action): Promise<void> {
    const { ask, t, announce } = this.props();
    try {
      const answer = (await ask('refusal', { action, after: this.plan.path.map((one) => one.id) })) as Judged;
      if (answer.refusal) this.said = { text: refusalText(answer.refusal, t), clause: answer.refusal.clause };
    } catch (error) {
      this.said = { text: faultText(error, t).text, clause: '' };
    }
    if (this.said) announce(this.said.text);
  }

  /** What a click on a cell would have meant. */
  #meant(cell: string): Action | null {
    const { step, turn, pusher } = this.plan;
    switch (step.kind) {
      case 'hq':
      case 'place':
        return { do: step.kind, cell, turn: 0 };
      case 'lay':
      case 'join':
        return { do: 'place', cell, turn: 0 };
      case 'snipe':
        return { do: 'aim', cell };
      case 'move':
        return { do: 'to', cell, turn: ((turn % 6) + 6) % 6 };
      case 'aim':
      case 'pushed':
      case 'roll':
      case 'retreat':
        return { do: step.kind, cell };
      case 'push':
        return pusher === null ? { do: 'push', cell, pushed: firstBeside(cell) } : { do: 'push', cell: pusher, pushed: cell };
      default:
        return null;
    }
  }
}

function firstBeside(cell: string): string {
  const here = cellOf(cell);
  const around = here ? [0, 1, 2, 3, 4, 5].map((direction) => neighbour(here, direction)) : [];
  return FRAME.find((other) => around.some((one) => one.q === other.q && one.r === other.r))?.id ?? cell;
}
