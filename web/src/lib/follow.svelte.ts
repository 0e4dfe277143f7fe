/**
 * Other people's turns at a pace the eye can follow. The server never waits: positions come as they happen, are shown one
 * after the other, and the page is behind the game for at most a few seconds. Own actions are shown at once.
 */
import type { Position } from './connection.svelte';
import type { Pace } from './settings.svelte';
import { stage } from './stage.svelte';

/** How long an action of somebody else is looked at, and how long a whole turn of theirs may take, in milliseconds. */
const EACH: Record<Pace, number> = { slow: 1000, normal: 600, instant: 0 };
const TURN: Record<Pace, number> = { slow: 7000, normal: 4000, instant: 0 };

export class Follower {
  /** What the page shows. */
  shown = $state.raw<Position | null>(null);
  /** What others have done since the last action of one's own, and the position before it. */
  trail = $state.raw<readonly Position[]>([]);
  #before: Position | null = null;
  #queue: Position[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How long the position that is shown stays at least. */
  #stays = 0;
  /** What is left of the time of this turn. */
  #left = 0;
  #behind = $state(0);
  #again = $state(false);

  constructor(
    private readonly pace: () => Pace,
    private readonly mine: () => readonly number[],
  ) {}

  /** The game is ahead of what is shown, or somebody's action is still being looked at. */
  get following(): boolean {
    return this.#behind > 0;
  }

  /** The last turn is being shown once more. */
  get repeating(): boolean {
    return this.#again;
  }

  take(position: Position): void {
    if (this.shown === position) return;
    const last = this.#queue.at(-1) ?? this.shown;
    if (this.#again) this.finish();
    const told = position.by.length > 0;
    const anew = !last || !told || position.step <= last.step;
    if (anew || this.pace() === 'instant' || document.hidden) {
      if (told && !anew) this.#note(last, position);
      this.#queue = [];
      this.#show(position, 0);
      return;
    }
    this.#note(last, position);
    const others = this.#isOthers(position);
    if (this.#queue.length === 0 && !this.following) {
      this.#left = TURN[this.pace()];
      this.#show(position, others && position.events.length > 0 ? EACH[this.pace()] : 0);
      return;
    }
    this.#queue.push(position);
    this.#behind = this.#queue.length + 1;
  }

  /** To where the game is. */
  finish(): void {
    clearTimeout(this.#timer);
    stage.skip();
    const last = this.#queue.at(-1) ?? this.shown;
    this.#queue = [];
    this.#again = false;
    this.#behind = 0;
    this.shown = last;
  }

  /** The last turn of the others once more. */
  again(): void {
    if (this.following || this.trail.length === 0 || !this.#before) return;
    this.#again = true;
    this.#left = TURN[this.pace()] || TURN.normal;
    this.#queue = [...this.trail];
    this.#show({ ...this.#before, events: [] }, 350);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #isOthers(position: Position): boolean {
    return position.by.some((seat) => seat >= 0 && !this.mine().includes(seat));
  }

  /** The trail begins anew with the first action of others after one's own. */
  #note(before: Position, position: Position): void {
    const others = this.#isOthers(position);
    if (!others) {
      this.#own = this.#own || position.by.some((seat) => this.mine().includes(seat));
      return;
    }
    if (this.#own || this.trail.length === 0) {
      this.trail = [];
      this.#before = before;
      this.#own = false;
    }
    this.trail = [...this.trail, position];
  }
  #own = false;

  #show(position: Position, stays: number): void {
    clearTimeout(this.#timer);
    this.shown = position;
    this.#stays = stays;
    this.#behind = this.#queue.length + (stays > 0 ? 1 : 0);
    if (stays > 0 || this.#queue.length > 0) this.#timer = setTimeout(() => this.#next(), stays);
  }

  #next(): void {
    // A battle takes its own time; whoever wants to be quicker skips it.
    if (stage.busy) {
      this.#timer = setTimeout(() => this.#next(), 50);
      return;
    }
    this.#left = Math.max(0, this.#left - Math.max(this.#stays, 0));
    const position = this.#queue.shift();
    if (!position) {
      this.#again = false;
      this.#behind = 0;
      return;
    }
    const pace = this.pace() === 'instant' ? 'normal' : this.pace();
    const share = this.#left / (this.#queue.length + 1);
    // What changes nothing that can be seen, such as taking up a tile, is not waited for.
    this.#show(position, position.events.length > 0 ? Math.min(EACH[pace], share) : 0);
  }
}
