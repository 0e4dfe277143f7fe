/**
 * Geometry of flat-top hexagons in axial coordinates: q grows to the right, r downwards.
 * Directions count from 0 to 5, clockwise from the top.
 */

export interface Axial {
  q: number;
  r: number;
}

export interface Point {
  x: number;
  y: number;
}

export const DIRECTIONS: readonly Axial[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

/** The words for directions in the notations of the games. */
export const DIRECTION_NAMES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

/** The outer radius of a cell on the boards. Everything that lies on a cell is drawn for this size. */
export const RADIUS = 50;

/** The distance from the centre of a cell to its edge. */
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;

export function centre({ q, r }: Axial): Point {
  return { x: RADIUS * 1.5 * q, y: APOTHEM * 2 * (r + q / 2) };
}

export function neighbour({ q, r }: Axial, direction: number): Axial {
  const step = DIRECTIONS[((direction % 6) + 6) % 6]!;
  return { q: q + step.q, r: r + step.r };
}

/** The corners of a hexagon, as the points of an SVG polygon. */
export function hexagon(radius: number): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = ((60 * i - 120) * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`;
  }).join(' ');
}

/** The direction, 0 to 5, in which a point lies as seen from another. */
export function directionOf(from: Point, to: Point): number {
  const angle = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  return ((Math.round(angle / 60) % 6) + 6) % 6;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest box around cells, with room around it. */
export function bounds(cells: readonly Axial[], room: number): Box {
  if (cells.length === 0) return { x: -RADIUS, y: -RADIUS, width: 2 * RADIUS, height: 2 * RADIUS };
  const points = cells.map(centre);
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const left = Math.min(...xs) - RADIUS - room;
  const top = Math.min(...ys) - APOTHEM - room;
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + RADIUS + room - left,
    height: Math.max(...ys) + APOTHEM + room - top,
  };
}
