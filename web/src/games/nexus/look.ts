/** How terrain, units and corporations look: colours, and shapes around the middle of a cell. */
import looks from '../../../../src/hexagora/games/nexus/content/looks.json';
import { paint } from '../../lib/paint';

export interface TerrainLook {
  face: string;
  /** The colour of its edge, where it has one of its own. */
  rim?: string;
  /** Neighbours do not look stamped: each is turned by its place. */
  turned?: boolean;
  /** Drawn over the face, from below: colour and shape. */
  marks: string[][];
}

export const TERRAIN: Record<string, TerrainLook> = looks.terrain;
export const NO_TERRAIN: TerrainLook = looks.no_terrain;

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
