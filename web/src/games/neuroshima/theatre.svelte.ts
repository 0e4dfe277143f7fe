/** Plays a battle act by act; the board shows the scene after `at` steps, and a performer draws what moves in between. */
import { Clock } from '../../board/clock';
import type { GameEvent } from '../../lib/module';
import type { BattleSpeed } from '../../lib/settings.svelte';
import { actsOf, type Act, type Cue } from './acts';

/** Draws cues on the board. */
export interface Performer {
  play: (cue: Cue, clock: Clock) => void;
  /** Takes away all that is drawn. */
  clear: () => void;
  /** The same, and those who were falling are there again: the scene tells who is. */
  restore: () => void;
}

export class Theatre {
  steps = $state.raw<readonly GameEvent[]>([]);
  /** How many steps have been shown. */
  at = $state(0);
  playing = $state(false);
  /** An act is on the stage, moving or held. */
  performing = $state(false);
  /** The phase whose blows were shown though its end waits for an answer. */
  struck = $state.raw<number | null>(null);
  acts = $state.raw<readonly Act[]>([]);
  performer: Performer | null = null;

  #clock = new Clock();
  #speed = $state<BattleSpeed>(1);
  /** Counts performances: one that was broken off does nothing any more. */
  #run = 0;
  #foretold: number | null = null;

  /** `heard` hears every cue as it begins. */
  constructor(private readonly heard: (cue: Cue) => void = () => {}) {}

  get current(): GameEvent | undefined {
    return this.at > 0 ? this.steps[this.at - 1] : undefined;
  }

  get done(): boolean {
    return this.at >= this.steps.length && !this.performing;
  }

  get speed(): BattleSpeed {
    return this.#speed;
  }

  set speed(speed: BattleSpeed) {
    this.#speed = speed;
    if (speed > 0) this.#clock.rate = speed;
    else if (this.playing) this.skip();
  }

  /** The act that is shown, or comes next. */
  get act(): Act | undefined {
    return this.acts.find((act) => act.to > this.at) ?? this.acts.at(-1);
  }

  load(steps: readonly GameEvent[]): void {
    this.#breakOff();
    this.steps = steps;
    this.acts = actsOf(steps);
    this.at = 0;
    this.struck = null;
  }

  /** More steps at the end, without losing the place. */
  extend(steps: readonly GameEvent[]): void {
    const before = this.steps.length;
    const acts = actsOf(steps, this.struck).map((act) => ({
      ...act,
      from: act.from + before,
      to: act.to + before,
      cues: act.cues.map((cue) => (cue.kind === 'show' ? { ...cue, upTo: cue.upTo + before } : cue)),
    }));
    this.steps = [...this.steps, ...steps];
    this.acts = [...this.acts, ...acts];
    this.struck = null;
  }

  /** Play on from here, or from the beginning again. */
  play(): void {
    if (this.performing) {
      this.playing = true;
      this.#clock.resume();
      return;
    }
    if (this.steps.length === 0) return;
    if (this.done) this.at = 0;
    if (this.#speed === 0) {
      this.skip();
      return;
    }
    void this.#perform(this.acts.length);
  }

  pause(): void {
    this.playing = false;
    this.#clock.pause();
  }

  /** The next act alone; what is under way is ended first. */
  forward(): void {
    if (this.performing) {
      this.#breakOff();
      this.at = this.act?.to ?? this.at;
      return;
    }
    const next = this.acts.findIndex((act) => act.to > this.at);
    if (next < 0) return;
    if (this.#speed === 0) this.at = this.acts[next]!.to;
    else void this.#perform(next + 1);
  }

  /** To the beginning of the act that is shown, or of the one before it. */
  back(): void {
    this.#breakOff();
    const act = [...this.acts].reverse().find((one) => one.from < this.at && one.to > one.from);
    this.at = act?.from ?? 0;
  }

  goTo(at: number): void {
    this.#breakOff();
    this.at = Math.min(this.steps.length, Math.max(0, at));
  }

  skip(): void {
    this.#breakOff();
    this.at = this.steps.length;
  }

  /** An act that is not told yet, because its end waits for an answer. */
  async foretell(act: Act): Promise<void> {
    if (this.struck === act.initiative) return;
    const mine = ++this.#run;
    this.#foretold = act.initiative;
    this.#clock.resume();
    if (this.#speed > 0) await this.#stage(act, mine);
    if (mine === this.#run) this.#breakOff();
  }

  async #perform(until: number): Promise<void> {
    const mine = ++this.#run;
    this.playing = true;
    this.#clock.resume();
    for (let i = this.acts.findIndex((act) => act.to > this.at); i >= 0 && i < until; i++) {
      const act = this.acts[i]!;
      await this.#stage(act, mine);
      if (mine !== this.#run) return;
      this.at = act.to;
    }
    this.playing = false;
  }

  async #stage(act: Act, mine: number): Promise<void> {
    this.performing = true;
    let now = 0;
    for (const cue of [...act.cues].sort((a, b) => a.time - b.time)) {
      if (cue.time > now) await this.#clock.wait(cue.time - now);
      if (mine !== this.#run) return;
      now = Math.max(now, cue.time);
      if (cue.kind === 'show') this.at = Math.max(this.at, cue.upTo);
      else {
        this.heard(cue);
        this.performer?.play(cue, this.#clock);
      }
    }
    await this.#clock.wait(act.length - now);
    if (mine !== this.#run) return;
    this.performer?.clear();
    this.performing = false;
  }

  #breakOff(): void {
    this.#run += 1;
    this.playing = false;
    this.performing = false;
    this.#clock.finish();
    this.performer?.restore();
    if (this.#foretold !== null) this.struck = this.#foretold;
    this.#foretold = null;
  }
}
