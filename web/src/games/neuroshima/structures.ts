/** Structures: one unit on two cells. What is printed on their faces, and their tiles on the board one by one. */
import type { Translate } from '../../lib/module';
import type { TileData } from './catalogue.svelte';
import type { Unit, Values } from './view';

export interface FaceData extends Omit<TileData, 'army' | 'kind' | 'count'> {
  traits: string[];
}

export interface StructureData {
  army: string;
  reconstruction: boolean;
  faces: FaceData[];
}

/** The faces as tiles to be drawn and read about; those of several files have ids of their own. */
export function facesOf(known: Readonly<Record<string, StructureData[]>> | undefined): TileData[] {
  return Object.values(known ?? {}).flatMap((structures) =>
    structures.flatMap(({ army, faces }) => faces.map((face): TileData => ({ ...face, army, kind: 'warrior', count: 0 }))),
  );
}

/** A tile on the board; of a structure it knows the cell of the other one. */
export interface Part extends Omit<Unit, 'second' | 'moves_made' | 'attacks_made'> {
  mate?: string;
}

/** The tiles of a unit: wounds of the whole are shown on the first. */
export function partsOf({ second, moves_made: _moves, attacks_made: _attacks, ...unit }: Unit): Part[] {
  if (!second) return [unit];
  return [
    { ...unit, mate: second.at },
    { ...unit, ...second, wounds: 0, mate: unit.at },
  ];
}

/** What a tile is after the one at `from` has gone to `to`. */
export function followed<P extends Part>(part: P, from: string, to: string): P {
  return part.mate === from ? { ...part, mate: to } : part;
}

const CLAUSES: Readonly<Record<string, string>> = {
  rotation: 'NS-STR-06',
  boarding: 'NS-STR-07',
  heavy: 'NS-STR-08',
  sniper: 'NS-STR-09',
};

/** What traits do, each with its clause. */
export function traitRows(traits: readonly string[] | undefined, t: Translate): { text: string; clause: string }[] {
  return (traits ?? []).map((trait) => ({ text: t(`trait-${trait}`), clause: CLAUSES[trait] ?? '' }));
}

/** On the card of a structure's tile: where the other one lies, and the traits of the whole. */
export function structureRows(values: Values, t: Translate): { text: string; clause: string }[] {
  if (values.also === undefined) return [];
  return [{ text: t('structure-with', { cell: values.also }), clause: 'NS-STR-03' }, ...traitRows(values.traits, t)];
}
