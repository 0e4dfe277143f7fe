/** Shapes and colours of tiles. Colour and shape both tell an army; no two symbols look alike. */
import looks from '../../../../src/hexagora/games/neuroshima/content/looks.json';
import { packId } from '../../lib/packs';
import { paint } from '../../lib/paint';

export interface ArmyLook {
  rim: string;
  face: string;
  mark: string;
  /** Drawn large and faint behind the symbols, around the middle of the tile. */
  emblem: string;
}

const BOX: Record<string, ArmyLook> = looks.armies;

/** For armies that are not in the box: one of these, always the same for the same army. */
const OTHERS: ArmyLook[] = looks.others;

/** Which of so many others an army that is not in the box looks like. */
export function otherOf(id: string, count: number): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum % count;
}

export function lookOf(army: string): ArmyLook {
  const id = packId(army) || army;
  return BOX[id] ?? OTHERS[otherOf(id, OTHERS.length)]!;
}

/** Icons of what modules, HQs and instants do, around the middle, within 11 units; some are lines. */
export interface Icon {
  path: string;
  lines?: boolean;
}

export const ICONS: Record<string, Icon> = looks.icons;

/** The shape of an attack at the top edge, one sign for each point of strength; nobody counts more than four. */
function strong(shapes: readonly string[], strength: number): string {
  return shapes[Math.min(strength, shapes.length - 1)]!;
}

/** A spearhead: narrow and notched, so that its direction cannot be misread at any rotation. */
export function melee(strength: number): string {
  return strong(looks.melee, strength);
}

/** A long arrow. */
export function ranged(strength: number): string {
  return strong(looks.ranged, strength);
}

export const { shield: SHIELD, skull: SKULL } = looks;

paint('tile', looks.colours);
