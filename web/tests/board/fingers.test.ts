import { beforeEach, describe, expect, it } from 'vitest';
import { Fingers } from '../../src/board/fingers';
import { Lens } from '../../src/board/lens.svelte';

const WORLD = { x: 0, y: 0, width: 200, height: 100 };

let lens: Lens;
let fingers: Fingers;
let dragged: boolean;
let chosen: Set<string>;

beforeEach(() => {
  document.body.innerHTML = '<svg><g data-cell="a"></g><g data-cell="b"></g></svg>';
  dragged = false;
  chosen = new Set();
  lens = new Lens(
    () => WORLD,
    () => true,
  );
  fingers = new Fingers(lens, (at) => at, { drags: () => dragged, isTarget: (cell) => chosen.has(cell) });
});

/** What a finger does at a point; it is on a cell, or on none. */
function finger(id: number, x: number, y: number, { cell = '', time = 0 } = {}): PointerEvent {
  const target = cell ? document.querySelector(`g[data-cell="${cell}"]`) : document.body;
  return { pointerId: id, clientX: x, clientY: y, buttons: 1, timeStamp: time, target } as unknown as PointerEvent;
}

function pinch(): void {
  fingers.down(finger(1, 90, 50));
  fingers.down(finger(2, 110, 50));
  fingers.move(finger(2, 130, 50));
}

describe('fingers on a board', () => {
  it('zoom when there are two', () => {
    pinch();
    expect(lens.camera.zoom).toBe(2);
    expect(lens.zoomed).toBe(true);
    expect(fingers.moving).toBe(true);
  });

  it('pan what is zoomed when there is one, and not before it has travelled', () => {
    lens.zoom({ x: 100, y: 50 }, 2);
    fingers.down(finger(1, 100, 50));
    fingers.move(finger(1, 103, 50));
    expect([lens.camera.x, fingers.moving]).toEqual([100, false]);
    fingers.move(finger(1, 110, 50));
    expect([lens.camera.x, fingers.moving]).toEqual([90, true]);
  });

  it('move nothing where all is seen', () => {
    fingers.down(finger(1, 100, 50));
    fingers.move(finger(1, 150, 50));
    expect([lens.zoomed, fingers.moving]).toEqual([false, false]);
  });

  it('leave a piece to those who drag it', () => {
    lens.zoom({ x: 100, y: 50 }, 2);
    dragged = true;
    fingers.down(finger(1, 100, 50, { cell: 'a' }));
    fingers.move(finger(1, 150, 50, { cell: 'a' }));
    expect([lens.camera.x, fingers.moving]).toEqual([100, false]);
  });

  it('are still moving when the click comes that ends a pan, and no longer after it', async () => {
    pinch();
    fingers.lift(finger(1, 90, 50));
    fingers.lift(finger(2, 130, 50));
    expect(fingers.moving).toBe(true);
    await new Promise((done) => setTimeout(done, 1));
    expect(fingers.moving).toBe(false);
  });

  it('show the whole board with two taps, but not where the second is an answer', () => {
    const tap = (cell: string, time: number) => {
      fingers.down(finger(1, 100, 50, { cell, time }));
      fingers.lift(finger(1, 100, 50, { cell, time }));
    };
    chosen.add('b');
    for (const [cell, pause, zoomed] of [
      ['b', 100, true],
      ['a', 400, true],
      ['a', 100, false],
    ] as const) {
      lens.zoom({ x: 100, y: 50 }, 2);
      tap(cell, 10_000);
      tap(cell, 10_000 + pause);
      expect([cell, pause, lens.zoomed]).toEqual([cell, pause, zoomed]);
      fingers = new Fingers(lens, (at) => at, { drags: () => false, isTarget: (one) => chosen.has(one) });
    }
  });
});

describe('the lens over a board', () => {
  it('shows all of it where nobody may zoom', () => {
    const still = new Lens(
      () => WORLD,
      () => false,
    );
    still.zoom({ x: 0, y: 0 }, 2);
    expect(still.box).toEqual(WORLD);
  });

  it('follows a point only when it is zoomed', () => {
    lens.follow({ x: 190, y: 50 }, 10);
    expect(lens.zoomed).toBe(false);
    lens.zoom({ x: 0, y: 50 }, 2);
    lens.follow({ x: 150, y: 50 }, 10);
    expect(lens.box).toEqual({ x: 60, y: 25, width: 100, height: 50 });
    lens.showAll();
    expect(lens.box).toEqual(WORLD);
  });
});
