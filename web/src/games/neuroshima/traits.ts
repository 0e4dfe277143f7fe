/** What an army is good at, counted from what is printed on its tiles. */
import type { ArmyData, TileData } from './catalogue.svelte';

export const TRAITS = ['ranged', 'melee', 'mobility', 'armour'] as const;
export type Trait = (typeof TRAITS)[number];

function ofTile(tile: TileData, trait: Trait): number {
  const attacks = Math.max(1, tile.initiative.length);
  switch (trait) {
    case 'ranged':
      return attacks * tile.edges.reduce((sum, edge) => sum + edge.ranged + edge.gauss, 0);
    case 'melee':
      return attacks * tile.edges.reduce((sum, edge) => sum + edge.melee, 0);
    case 'mobility':
      return Number(tile.mobility);
    case 'armour':
      return tile.toughness + tile.edges.filter((edge) => edge.armour).length / 2;
  }
}

/** So much of it for each unit. */
function average(army: ArmyData, trait: Trait): number {
  const units = army.tiles.filter((tile) => tile.kind === 'warrior' || tile.kind === 'module');
  const count = units.reduce((sum, tile) => sum + tile.count, 0);
  return count === 0 ? 0 : units.reduce((sum, tile) => sum + tile.count * ofTile(tile, trait), 0) / count;
}

/** How much of each an army has beside the one that has most of it, from 0 to 1. */
export function traitsOf(army: ArmyData, among: readonly ArmyData[]): Record<Trait, number> {
  const share = (trait: Trait): number => {
    const most = Math.max(...among.map((other) => average(other, trait)));
    return most === 0 ? 0 : average(army, trait) / most;
  };
  return { ranged: share('ranged'), melee: share('melee'), mobility: share('mobility'), armour: share('armour') };
}

/** Tiles that stand for an army: those that its portrait names, else those of which it has most. */
export function signatureOf(army: ArmyData): TileData[] {
  const named = army.portrait?.signature.flatMap((id) => army.tiles.find((tile) => tile.id === id) ?? []);
  if (named && named.length > 0) return named;
  return army.tiles
    .filter((tile) => tile.kind === 'warrior')
    .sort((a, b) => b.count - a.count)
    .slice(0, 3);
}
