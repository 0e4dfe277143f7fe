/**
 * Which of the own actions belong together: a gesture is what a person has chosen, and all that followed from it by
 * itself. What is taken back is a gesture, and nothing is answered by itself that a person might want to take back.
 */
import type { Decision } from './module';

/** `goes on` with the action before it, or was the only thing that could be done. */
export type How = 'goes on' | 'by itself';

export class Gestures {
  #steps = new Map<number, How>();

  /** An action was sent that leads to this step. */
  sent(step: number, how: How | undefined): void {
    if (how) this.#steps.set(step, how);
    else this.#steps.delete(step);
  }

  /** The game is at this step: what was beyond it has been taken back. */
  at(step: number): void {
    for (const known of this.#steps.keys()) if (known > step) this.#steps.delete(known);
  }

  /** How many of the last `most` actions a take-back takes; 0 if none of them was chosen by a person. */
  back(step: number, most: number): number {
    for (let count = 1; count <= most; count++) if (!this.#steps.has(step - count + 1)) return count;
    return this.#chosen(step, most) ? most : 0;
  }

  /** Whether any of the last `count` actions was not made by itself. */
  #chosen(step: number, count: number): boolean {
    for (let i = 0; i < count; i++) if (this.#steps.get(step - i) !== 'by itself') return true;
    return false;
  }

  /**
   * The action that can be taken without asking: it is the only one, and nothing is there that a person might rather take
   * back first.
   */
  obvious(decision: Decision, step: number, takeable: number): number | null {
    const [only, ...others] = decision.options;
    return only && others.length === 0 && !this.#chosen(step, takeable) ? only.id : null;
  }
}
