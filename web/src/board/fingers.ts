/** Fingers on a board: two of them zoom, one pans what is zoomed, and two taps beside the targets show the whole board again. */
import type { Point } from './hex';
import type { Lens } from './lens.svelte';

interface Below {
  /** Whether what lies on the cell is dragged: then the finger is not the board's. */
  drags: (cell: string, piece: string | null) => boolean;
  isTarget: (cell: string) => boolean;
}

/** Two taps within so many milliseconds are one double tap. */
const DOUBLE = 300;

export class Fingers {
  /** The board was moved under the fingers: the click that comes of it is none. */
  moving = false;
  #down = new Map<number, Point>();
  #tapped = { when: -DOUBLE, at: { x: 0, y: 0 } };

  constructor(
    private readonly lens: Lens,
    private readonly toBoard: (at: Point) => Point,
    private readonly below: Below,
  ) {}

  down(event: PointerEvent): void {
    const target = event.target instanceof Element ? event.target.closest('g[data-cell]') : null;
    const cell = target?.getAttribute('data-cell');
    if (this.#down.size === 0 && cell && this.below.drags(cell, target?.getAttribute('data-piece') ?? null)) return;
    const at = { x: event.clientX, y: event.clientY };
    this.#down.set(event.pointerId, at);
    const last = this.#tapped;
    const again = event.timeStamp - last.when < DOUBLE && Math.hypot(at.x - last.at.x, at.y - last.at.y) < 24;
    this.#tapped = { when: again ? -DOUBLE : event.timeStamp, at };
    // On a target the second tap is an answer.
    if (again && this.#down.size === 1 && !(cell && this.below.isTarget(cell))) this.lens.showAll();
  }

  move(event: PointerEvent): void {
    const before = this.#down.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.#down.size === 1) {
      if (!this.lens.zoomed || event.buttons === 0) return;
      if (!this.moving && Math.hypot(now.x - before.x, now.y - before.y) < 6) return;
      const from = this.toBoard(before);
      const to = this.toBoard(now);
      this.moving = true;
      this.lens.pan(to.x - from.x, to.y - from.y);
    } else if (this.#down.size === 2) {
      const other = [...this.#down].find(([id]) => id !== event.pointerId)![1];
      const factor = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      this.moving = true;
      this.lens.zoom(this.toBoard({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }), factor);
    }
    this.#down.set(event.pointerId, now);
  }

  lift(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
    // The click that ends a pan comes right after this.
    if (this.#down.size === 0) {
      setTimeout(() => {
        this.moving = false;
      }, 0);
    }
  }
}
