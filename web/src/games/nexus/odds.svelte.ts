/** Asking the server for exact odds, without asking for what is no longer wanted. */
import type { BoardProps } from '../../lib/module';
import type { Thought } from './desk.svelte';
import type { Odds } from './view';

export class OddsAsker {
  now = $state.raw<Odds | null>(null);
  waiting = $state(false);
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The odds of the battle that is fought (null), or of one that is thought of. */
  want(ask: BoardProps['ask'], thought: Thought | null): void {
    const asked = ++this.#asked;
    clearTimeout(this.#timer);
    this.waiting = true;
    this.#timer = setTimeout(() => {
      ask('odds', thought ? { ...thought } : {}).then(
        (answer) => {
          if (asked !== this.#asked) return;
          this.now = (answer as { battle: Odds | null }).battle;
          this.waiting = false;
        },
        () => {
          if (asked !== this.#asked) return;
          this.now = null;
          this.waiting = false;
        },
      );
    }, 120);
  }

  drop(): void {
    this.#asked++;
    clearTimeout(this.#timer);
    this.now = null;
    this.waiting = false;
  }
}
