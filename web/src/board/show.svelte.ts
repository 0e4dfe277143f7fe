/**
 * What lies on a board while something is being shown: a scene before each event and one after the last, played in order.
 * The view is the truth; scenes only tell how it came about.
 */
import type { GameEvent } from '../lib/module';
import { Playback } from './playback.svelte';

export interface Telling<Scene> {
  /** How long an event is looked at, in milliseconds; 0 for those that change nothing to be seen. */
  lookAt: (event: GameEvent) => number;
  /** The scene after an event. Only what the event says is changed: the engine has worked it out. */
  after: (scene: Scene, event: GameEvent) => Scene;
  /** Whether an event is looked at to its end though it is the last: what is asked waits for that. */
  lingers: (event: GameEvent) => boolean;
  /** Hears each event as it is shown. */
  heard?: (event: GameEvent) => void;
}

export class Show<Scene> {
  readonly playback: Playback<GameEvent>;
  #settled = $state.raw() as Scene;
  #frames = $state.raw<readonly Scene[]>([]);

  constructor(
    first: Scene,
    private readonly telling: Telling<Scene>,
  ) {
    this.#settled = first;
    this.playback = new Playback(telling.lookAt, telling.heard);
  }

  readonly running = $derived.by(() => {
    const { steps, done, playing, current } = this.playback;
    return steps.length > 0 && (!done || (playing && current !== undefined && this.telling.lingers(current)));
  });
  readonly scene: Scene = $derived.by(() => (this.running ? this.#frames[this.playback.at] : undefined) ?? this.#settled);
  /** What has just happened in the scene. */
  readonly event: GameEvent | undefined = $derived.by(() => (this.running ? this.playback.current : undefined));
  /** What happens next. */
  readonly next: GameEvent | undefined = $derived.by(() => (this.running ? this.playback.steps[this.playback.at] : undefined));

  /** What there is when everything was shown. */
  get settled(): Scene {
    return this.#settled;
  }

  /** A new position has come, by these events. `end` makes its scene of the one that the events have led to. */
  arrive(events: readonly GameEvent[], end: (last: Scene) => Scene, speed: number): void {
    const frames = [this.#settled];
    for (const event of events) frames.push(this.telling.after(frames[frames.length - 1]!, event));
    this.#frames = frames;
    this.#settled = end(frames[frames.length - 1]!);
    this.playback.load(events);
    if (speed > 0) this.playback.speed = speed;
    if (speed > 0 && !document.hidden) this.playback.play();
    else this.playback.skip();
  }

  skip(): void {
    this.playback.skip();
  }

  close(): void {
    this.playback.pause();
  }
}
