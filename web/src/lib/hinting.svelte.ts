/** What a strong bot would do now, asked for once for a position and forgotten with it. */
import type { Advice } from './api';
import type { ActionOption } from './module';

export class Hinting {
  advice = $state.raw<readonly Advice[]>([]);
  thinking = $state(false);
  /** The choice that is pointed at. */
  pointed = $state.raw<ActionOption | null>(null);
  #asked = 0;

  /** Whether something was found, and the position is still the one that was asked about. */
  async ask(find: () => Promise<Advice[]>): Promise<boolean> {
    if (this.thinking) return false;
    const asked = ++this.#asked;
    this.thinking = true;
    try {
      const found = await find();
      if (asked !== this.#asked) return false;
      this.advice = found;
      return true;
    } finally {
      this.thinking = false;
    }
  }

  forget(): void {
    this.#asked++;
    this.advice = [];
    this.pointed = null;
  }
}
