/** The review of a game: asked for, waited for, and told. The server thinks of it and keeps it. */
import type { Review, ReviewAct, ReviewAnswer } from '../generated/wire';
import { api } from './api';
import type { Translate } from './module';
import { optionText } from './renderings';
import { settings } from './settings.svelte';

export type { Review, ReviewAct, ReviewDecision, TurningPoint } from '../generated/wire';

const AGAIN = 1000;
/** All that is worth something is told in these parts of the best result. */
const WHOLE = 10_000;

export class Reviewing {
  answer = $state.raw<ReviewAnswer | null>(null);
  failure = $state.raw<unknown>(null);
  /** It was under way, and is not there. */
  failed = $state(false);
  #timer = 0;

  constructor(
    readonly table: string,
    private readonly token: () => string | undefined,
  ) {}

  get review(): Review | null {
    return this.answer?.review ?? null;
  }

  /** How far it is; it is asked for only by `begin`. */
  look(): Promise<void> {
    return this.#ask(() => api.review(this.table, this.token()));
  }

  begin(): Promise<void> {
    this.failed = false;
    return this.#ask(() => api.askReview(this.table, this.token()));
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  async #ask(question: () => Promise<ReviewAnswer>): Promise<void> {
    clearTimeout(this.#timer);
    const waited = this.#waits;
    try {
      this.answer = await question();
      this.failure = null;
    } catch (error) {
      this.failure = error;
      return;
    }
    this.failed = waited && this.answer.state === 'none';
    if (this.#waits) this.#timer = window.setTimeout(() => void this.look(), AGAIN);
  }

  get #waits(): boolean {
    return this.answer?.state === 'waiting' || this.answer?.state === 'running';
  }
}

/** An action of a review in the words of its game. */
export function actText(act: ReviewAct, words: Translate): string {
  return optionText({ do: '', ...act.meaning }, act.kind, words);
}

/** So many parts of the whole, in %. */
export function percent(part: number): string {
  return new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format((100 * part) / WHOLE);
}

/** The same for what was won or lost. */
export function change(part: number): string {
  const shown = new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return shown.format((100 * part) / WHOLE);
}
