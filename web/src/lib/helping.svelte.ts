/** Help at the place of need: the first time that something matters one sentence about it, once. */
import { keep, recall } from './keep';
import { settings } from './settings.svelte';

export class Helping {
  /** What is explained now. */
  topic = $state('');
  #game = '';
  #step = -1;

  /** A position in which the person decides; `topics` matter in it, the first one most. */
  consider(game: string, step: number, topics: readonly string[]): void {
    if (step === this.#step && game === this.#game) return;
    // It stood there while something was done: it has been read.
    this.done();
    // Nothing to say, or the words are still on their way.
    if (topics.length === 0) return;
    this.#game = game;
    this.#step = step;
    if (!settings.help) return;
    const known = this.#known();
    this.topic = topics.find((topic) => !known.includes(`${game}/${topic}`)) ?? '';
  }

  done(): void {
    if (this.topic) keep('helped', [...this.#known(), `${this.#game}/${this.topic}`]);
    this.topic = '';
  }

  #known(): readonly string[] {
    return recall<readonly string[]>('helped', []);
  }
}
