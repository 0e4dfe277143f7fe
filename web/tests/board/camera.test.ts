import { describe, expect, it } from 'vitest';
import { follow, MOST_ZOOM, pan, seen, whole, zoomAt } from '../../src/board/camera';

const WORLD = { x: -100, y: -50, width: 400, height: 200 };

describe('the camera over a board', () => {
  it('begins with the whole of it', () => {
    expect(seen(WORLD, whole(WORLD))).toEqual(WORLD);
  });

  it('keeps the point under the pointer where it is', () => {
    const point = { x: 40, y: 10 };
    const before = seen(WORLD, whole(WORLD));
    const after = seen(WORLD, zoomAt(WORLD, whole(WORLD), point, 2));
    expect(after.width).toBe(200);
    expect((point.x - after.x) / after.width).toBeCloseTo((point.x - before.x) / before.width, 9);
    expect((point.y - after.y) / after.height).toBeCloseTo((point.y - before.y) / before.height, 9);
  });

  it('goes no nearer and no farther than it may', () => {
    expect(zoomAt(WORLD, whole(WORLD), { x: 0, y: 0 }, 99).zoom).toBe(MOST_ZOOM);
    expect(zoomAt(WORLD, whole(WORLD), { x: 0, y: 0 }, 0.1)).toEqual(whole(WORLD));
  });

  it('does not look beyond the rim', () => {
    const near = zoomAt(WORLD, whole(WORLD), { x: 100, y: 50 }, 2);
    const left = seen(WORLD, pan(WORLD, near, 5000, 5000));
    expect([left.x, left.y]).toEqual([-100, -50]);
    const right = seen(WORLD, pan(WORLD, near, -5000, -5000));
    expect([right.x + right.width, right.y + right.height]).toEqual([300, 150]);
    expect(pan(WORLD, whole(WORLD), 30, 30)).toEqual(whole(WORLD));
  });

  it('moves with the board under the finger', () => {
    const near = zoomAt(WORLD, whole(WORLD), { x: 100, y: 50 }, 4);
    expect(pan(WORLD, near, 10, -5)).toEqual({ zoom: 4, x: near.x - 10, y: near.y + 5 });
  });

  it('follows a walk with the least movement', () => {
    const near = zoomAt(WORLD, whole(WORLD), { x: 100, y: 50 }, 4);
    const box = seen(WORLD, near);
    expect(follow(WORLD, near, { x: 100, y: 50 }, 20)).toEqual(near);
    const right = seen(WORLD, follow(WORLD, near, { x: box.x + box.width + 30, y: 50 }, 20));
    expect(right.x).toBeCloseTo(box.x + 50, 9);
    expect(right.y).toBeCloseTo(box.y, 9);
    const up = seen(WORLD, follow(WORLD, near, { x: 100, y: box.y - 1 }, 20));
    expect(up.y).toBeCloseTo(box.y - 21, 9);
  });
});
