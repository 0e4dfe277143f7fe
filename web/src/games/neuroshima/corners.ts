/** Which corner of a tile shows what: corners stay upright, and are never under an edge however the tile is turned. */
import type { Effect, TileData } from './catalogue.svelte';
import { SIGNS } from './figures';

export interface Spot {
  x: number;
  y: number;
}

/** Corners clockwise from the right. */
export function corner(place: number, far = 38.5): Spot {
  const angle = (place * Math.PI) / 3;
  return { x: Math.round(far * Math.cos(angle) * 100) / 100, y: Math.round(far * Math.sin(angle) * 100) / 100 };
}

export const RIGHT = corner(0, 38);
export const UPPER_RIGHT = corner(5, 38);
const LOWER_RIGHT = corner(1);
const [LEFT, LOWER_LEFT, UPPER_LEFT] = [corner(3), corner(2), corner(4)];

export interface Corners {
  initiative: { at: Spot; printed: number }[];
  effects: { at: Spot; sign: string; label: string }[];
  shields: { at: Spot; place: number }[];
  /** How many shields the one that is shown stands for, where there are more than two corners for them. */
  tough: number;
  mobility: Spot | null;
}

function signOf({ effect, value }: Effect): string {
  return SIGNS[effect === 'initiative' && value < 0 ? 'slower' : effect] ?? '';
}

function labelOf({ effect, value }: Effect): string {
  if (!['melee', 'ranged', 'initiative'].includes(effect)) return '';
  return value > 0 ? `+${value}` : `−${-value}`;
}

/** A corner in which nothing stands, for the mark of a seat; if all are taken, the second shield makes room. */
export function spareCorner({ initiative, effects, shields, mobility }: Corners): Spot {
  const taken = new Set<Spot | null>([...initiative, ...effects, ...shields].map((one) => one.at)).add(mobility);
  return [UPPER_RIGHT, LOWER_RIGHT, UPPER_LEFT, RIGHT, LOWER_LEFT, LEFT].find((spot) => !taken.has(spot)) ?? UPPER_RIGHT;
}

export function cornersOf(tile: TileData): Corners {
  const none = tile.kind === 'instant';
  const left = [LEFT, LOWER_LEFT, UPPER_LEFT];
  const initiative = none || tile.kind === 'hq' ? [] : tile.initiative.slice(0, 3).map((printed, k) => ({ at: left[k]!, printed }));
  const free = left.filter((spot) => !initiative.some((one) => one.at === spot));
  // A warrior's ability stands above its initiative, out of the way of a second one.
  if (initiative.length > 0 || tile.kind === 'hq') free.reverse();
  if (!tile.mobility) free.push(LOWER_RIGHT);
  const signs = [
    ...tile.effects.map((effect) => ({ sign: signOf(effect), label: labelOf(effect) })),
    ...(tile.traits ?? []).map((trait) => ({ sign: SIGNS[trait] ?? '', label: '' })),
  ];
  const effects = none ? [] : signs.filter((one) => one.sign).slice(0, free.length);
  const toughness = none || tile.kind === 'hq' ? 0 : Math.max(0, tile.toughness);
  const shown = toughness > 2 ? 1 : toughness;
  return {
    initiative,
    effects: effects.map((one, k) => ({ at: free[k]!, ...one })),
    shields: [RIGHT, UPPER_RIGHT].slice(0, shown).map((at, place) => ({ at, place })),
    tough: toughness,
    mobility: tile.mobility && !none ? LOWER_RIGHT : null,
  };
}
