import { describe, expect, it } from 'vitest';
import { APOTHEM, bounds, centre, DIRECTION_NAMES, directionOf, hexagon, neighbour, RADIUS } from '../../src/board/hex';

const SIX = [0, 1, 2, 3, 4, 5];
const ORIGIN = { q: 0, r: 0 };

describe('flat-top hexagons', () => {
  it('have their neighbours at the distance of two apothems, clockwise from the top', () => {
    for (const direction of SIX) {
      const { x, y } = centre(neighbour(ORIGIN, direction));
      expect(Math.hypot(x, y)).toBeCloseTo(2 * APOTHEM, 9);
      expect(x).toBeCloseTo(2 * APOTHEM * Math.sin((direction * Math.PI) / 3), 9);
      expect(y).toBeCloseTo(-2 * APOTHEM * Math.cos((direction * Math.PI) / 3), 9);
    }
    expect(DIRECTION_NAMES).toHaveLength(6);
  });

  it('lead back when one goes the other way, also beyond 5 and below 0', () => {
    for (const direction of SIX) {
      expect(neighbour(neighbour({ q: 2, r: -1 }, direction), direction + 3)).toEqual({ q: 2, r: -1 });
      expect(neighbour(ORIGIN, direction - 6)).toEqual(neighbour(ORIGIN, direction));
    }
  });

  it('tell the direction of a point, whatever the distance', () => {
    for (const direction of SIX) {
      const far = centre(neighbour(neighbour({ q: 1, r: 1 }, direction), direction));
      expect(directionOf(centre({ q: 1, r: 1 }), far)).toBe(direction);
    }
    expect(directionOf({ x: 0, y: 0 }, { x: 1, y: -10 })).toBe(0);
    expect(directionOf({ x: 0, y: 0 }, { x: -1, y: -10 })).toBe(0);
  });

  it('have six corners on the outer radius, the first at the left end of the top edge', () => {
    const corners = hexagon(RADIUS)
      .split(' ')
      .map((corner) => corner.split(',').map(Number));
    expect(corners).toHaveLength(6);
    for (const [x, y] of corners) expect(Math.hypot(x!, y!)).toBeCloseTo(RADIUS, 1);
    expect(corners[0]).toEqual([-25, -43.3]);
    expect(corners[1]).toEqual([25, -43.3]);
  });
});

describe('the box around cells', () => {
  it('holds one cell exactly, with room around it', () => {
    const box = bounds([ORIGIN], 5);
    expect(box.x).toBe(-RADIUS - 5);
    expect(box.width).toBe(2 * (RADIUS + 5));
    expect(box.height).toBeCloseTo(2 * (APOTHEM + 5), 9);
  });

  it('holds every cell', () => {
    const cells = [
      { q: -2, r: 1 },
      { q: 3, r: -1 },
      { q: 0, r: 4 },
    ];
    const box = bounds(cells, 0);
    for (const cell of cells) {
      const { x, y } = centre(cell);
      expect(x - RADIUS).toBeGreaterThanOrEqual(box.x - 1e-9);
      expect(x + RADIUS).toBeLessThanOrEqual(box.x + box.width + 1e-9);
      expect(y - APOTHEM).toBeGreaterThanOrEqual(box.y - 1e-9);
      expect(y + APOTHEM).toBeLessThanOrEqual(box.y + box.height + 1e-9);
    }
  });

  it('is a cell where there are none', () => {
    expect(bounds([], 9)).toEqual({ x: -RADIUS, y: -RADIUS, width: 2 * RADIUS, height: 2 * RADIUS });
  });
});
