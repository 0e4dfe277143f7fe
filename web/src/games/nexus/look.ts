/** How terrain, units and corporations look: colours, and shapes around the middle of a cell. */
import looks from '../../../../src/hexagora/games/nexus/content/looks.json';
import { hexagon, RADIUS } from '../../board/hex';
import { define } from '../../lib/define';
import { paint } from '../../lib/paint';

export interface TerrainLook {
  face: string;
  /** What the face becomes towards the foot of the hex. */
  deep?: string;
  /** The colour of its edge, where it has one of its own. */
  rim?: string;
  /** Neighbours do not look stamped: each is turned by its place. */
  turned?: boolean;
  /** Drawn over the face, from below: colour and shape; with a width it is a line. */
  marks: readonly Mark[];
}
type Mark = readonly [colour: string, path: string, width?: number];

export const TERRAIN = looks.terrain as unknown as Record<string, TerrainLook>;
export const NO_TERRAIN = looks.no_terrain as unknown as TerrainLook;

/** The definitions that grounds and counters refer to. */
export function install(): void {
  define('nexus', () => {
    const faces = Object.entries({ ...TERRAIN, none: NO_TERRAIN }).map(([name, { face, deep = face }]) => ramp(`nx-${name}`, face, deep));
    return `${faces.join('')}${ramp('nx-gloss', '#ffffff', '#ffffff', 0.34, 0)}<clipPath id="nx-hex"><polygon points="${hexagon(RADIUS - 1.6)}"/></clipPath>`;
  });
}

function ramp(id: string, from: string, to: string, first = 1, last = 1): string {
  const stop = (at: number, colour: string, opacity: number): string =>
    `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stop(0, from, first)}${stop(1, to, last)}</linearGradient>`;
}

/** Silhouettes within 11 units around the middle, by unit; holes are cut by the even-odd rule. */
export const SILHOUETTES: Record<string, string> = looks.silhouettes;

/** The body of a counter, about 18 units around the middle: the shape alone tells the corporation. */
export const BODIES: Record<string, string> = looks.bodies;

/** How a silhouette lies in the body: smaller and lower in a triangle. */
export const SEATING: Record<string, string> = Object.fromEntries(
  Object.entries(looks.seating).map(([body, [down, scale]]) => [body, `translate(0 ${down}) scale(${scale})`]),
);

export const { ink: INK, nobody: NOBODY, mine: MINE } = looks;

/** Where the pips of a die are, by the number that it shows. */
export function pips(shown: number): readonly number[][] {
  return looks.pips[shown - 1] ?? [];
}

/** Where the stacks of a hex stand, and how large, by how many there are; the mine lies below them. */
export function places(count: number): { x: number; y: number; scale: number }[] {
  const few = looks.few[Math.max(count, 1) - 1];
  if (few) return few.map(([x, y, scale]) => ({ x: x!, y: y!, scale: scale! }));
  const { columns, across, down, scale } = looks.many.find((grid) => count <= grid.most)!;
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    return {
      x: ((i % columns) - (inRow - 1) / 2) * across,
      y: -7 + (row - (rows - 1) / 2) * down,
      scale,
    };
  });
}

paint('count', looks.count);
paint('mine', { face: looks.mine.face, ink: looks.mine.ink });
paint('token', looks.token);
paint('attacker', looks.dice.attacker);
paint('defender', looks.dice.defender);
paint('hex', { battle: looks.battle });

/** What the board lies on: the night of the moon. */
export const SCENE =
  'radial-gradient(120% 90% at 50% 40%, light-dark(#f0ebfa, #2a2146) 0, light-dark(#dcd3ee, #15122a) 60%, light-dark(#c3b6de, #0a0916) 100%)';
