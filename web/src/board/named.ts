/** Cells that are called by their coordinates, `q,r`. A name is looked up and never taken apart. */
import type { Axial } from './hex';

/** So far from the middle any board of this kind reaches, with its surroundings. */
const REACH = 24;

export function cellName({ q, r }: Axial): string {
  return `${q},${r}`;
}

function around(): ReadonlyMap<string, Axial> {
  const found = new Map<string, Axial>();
  for (let q = -REACH; q <= REACH; q++) {
    for (let r = -REACH; r <= REACH; r++) found.set(cellName({ q, r }), { q, r });
  }
  return found;
}

const CELLS = around();

/** Where the cell of a name is. */
export function axial(name: string): Axial {
  return CELLS.get(name) ?? { q: 0, r: 0 };
}
