/** The cells of the frame: names such as d4, columns a to g from the left, rows from the top of each column. */
import type { Axial } from '../../board/hex';

export interface Cell extends Axial {
  id: string;
}

const COLUMNS = 'abcdefg';

function frame(): Cell[] {
  const cells: Cell[] = [];
  for (let q = -3; q <= 3; q++) {
    const top = Math.max(-3, -3 - q);
    const bottom = Math.min(3, 3 - q);
    for (let r = top; r <= bottom; r++) cells.push({ id: `${COLUMNS[q + 3]}${r - top + 1}`, q, r });
  }
  return cells;
}

/** All 37 in the engine's order: column by column. */
export const FRAME: readonly Cell[] = frame();

function far({ q, r }: Axial): number {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

export const MAIN: readonly Cell[] = FRAME.filter((cell) => far(cell) <= 2);

const BY_ID = new Map(FRAME.map((cell) => [cell.id, cell]));

export function cellOf(id: string): Cell | undefined {
  return BY_ID.get(id);
}
