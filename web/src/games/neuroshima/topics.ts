/** What of the tiles in a hand wants a sentence the first time that it matters. */
import { catalogue, type TileData } from './catalogue.svelte';
import type { NeuroshimaView } from './view';

const SIGNS: Record<string, (tile: TileData) => boolean> = {
  battle: (tile) => tile.effects.some((one) => one.effect === 'battle'),
  instant: (tile) => tile.kind === 'instant',
  net: (tile) => tile.edges.some((edge) => edge.net),
  medic: (tile) => tile.effects.some((one) => one.effect === 'medic'),
  module: (tile) => tile.kind === 'module',
  toughness: (tile) => tile.toughness > 0,
  armour: (tile) => tile.edges.some((edge) => edge.armour),
  mobility: (tile) => tile.mobility,
};

export function topicsOf(view: NeuroshimaView): string[] {
  if (view.decision.kind !== 'act') return [];
  const hand = Object.keys(view.players[view.decision.seat]?.hand ?? {}).flatMap((id) => catalogue.tile(id) ?? []);
  return Object.keys(SIGNS).filter((sign) => hand.some((tile) => SIGNS[sign]!(tile)));
}
