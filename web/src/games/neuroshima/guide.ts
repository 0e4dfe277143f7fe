/** What games of two veterans tell of an army (bench/army_guide.py). */
import measured from '../../../../src/hexagora/games/neuroshima/content/measured.json';

/** A share with its 95 % interval; nothing where nobody played it. */
export type Share = readonly number[];

interface Measured {
  games: number;
  score: Share;
  against: Record<string, Share>;
  hq: Record<string, { games: number; score: Share }>;
  tiles: Record<string, { drew: number; discarded: number }>;
}

export interface Thrown {
  tile: string;
  /** So often of a hundred times that it was drawn. */
  share: number;
}

export const GAMES = measured.games;
const ARMIES = measured.armies as Record<string, Measured>;

export function measuredOf(army: string): Measured | undefined {
  return ARMIES[army];
}

export const percent = (share: number): number => Math.round(100 * share);

/** Tiles by how often they are thrown away, the rarest first. */
export function thrownOf(army: Measured): Thrown[] {
  return Object.entries(army.tiles)
    .map(([tile, { drew, discarded }]) => ({ tile, share: percent(discarded / Math.max(1, drew)) }))
    .sort((a, b) => a.share - b.share);
}

/** Where most HQs stood. */
export function usualPlace(army: Measured): { place: string; games: number } {
  const [place, { games }] = Object.entries(army.hq).reduce((best, one) => (one[1].games > best[1].games ? one : best));
  return { place, games };
}
