/** Playing a list of steps: forward and back, on its own or one by one, at a chosen speed. It knows nothing of what they show. */

export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Playback<Step> {
  steps = $state.raw<readonly Step[]>([]);
  /** How many steps have been shown. */
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);

  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `length` tells how long a step is looked at, in milliseconds at speed 1; `shown` hears each one. */
  constructor(
    private readonly length: (step: Step) => number,
    private readonly shown: (step: Step) => void = () => {},
  ) {}

  get current(): Step | undefined {
    return this.at > 0 ? this.steps[this.at - 1] : undefined;
  }

  get done(): boolean {
    return this.at >= this.steps.length;
  }

  load(steps: readonly Step[]): void {
    this.pause();
    this.steps = steps;
    this.at = 0;
  }

  /** More steps at the end, without losing the place. */
  extend(steps: readonly Step[]): void {
    this.steps = [...this.steps, ...steps];
  }

  play(): void {
    if (this.steps.length === 0) return;
    if (this.done) this.at = 0;
    this.playing = true;
    this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  goTo(at: number): void {
    this.pause();
    this.at = Math.min(this.steps.length, Math.max(0, at));
    if (this.current !== undefined) this.shown(this.current);
  }

  forward(): void {
    this.goTo(this.at + 1);
  }

  back(): void {
    this.goTo(this.at - 1);
  }

  skip(): void {
    this.pause();
    this.at = this.steps.length;
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (this.done) {
      this.playing = false;
      return;
    }
    this.at += 1;
    const step = this.steps[this.at - 1]!;
    this.shown(step);
    this.#timer = setTimeout(() => this.playing && this.#next(), this.length(step) / this.speed);
  }
}
