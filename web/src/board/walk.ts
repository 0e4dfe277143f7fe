/** Walking over the cells with the arrow keys. */
import { centre, RADIUS, type Axial } from './hex';

export interface Place extends Axial {
  id: string;
}

export type Heading = 'up' | 'down' | 'left' | 'right';

const HEADINGS: Record<string, Heading> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

export function headingOf(key: string): Heading | undefined {
  return HEADINGS[key];
}

/**
 * The cell that an arrow key leads to, or undefined at the rim.
 *
 * Up and down stay in the column. Left and right zigzag: of the cells in the next column the one nearest to `level` is
 * taken, the height at which the walk began, so that six steps to the right end level with the first.
 */
export function step(cells: readonly Place[], from: Place, heading: Heading, level: number): Place | undefined {
  const here = centre(from);
  if (heading === 'up' || heading === 'down') {
    const sign = heading === 'up' ? -1 : 1;
    return best(
      cells.filter((cell) => cell.q === from.q && (cell.r - from.r) * sign > 0),
      (cell) => Math.abs(cell.r - from.r),
    );
  }
  const sign = heading === 'left' ? -1 : 1;
  const beyond = cells.filter((cell) => (cell.q - from.q) * sign > 0);
  return best(beyond, (cell) => {
    const there = centre(cell);
    // Columns first; within a column the cell at the level of the walk, and of two such the nearer one.
    return Math.abs(there.x - here.x) * 100 + Math.abs(there.y - level) * 2 + Math.abs(there.y - here.y) / RADIUS;
  });
}

/** A walk of several steps, which knows the height at which it went off to the left or right. */
export class Walk {
  #level: number | null = null;

  /** The cell that a step leads to, or undefined at the rim. */
  next(cells: readonly Place[], from: Place, heading: Heading): Place | undefined {
    const { y } = centre(from);
    if (heading === 'up' || heading === 'down') this.#level = null;
    else this.#level ??= y;
    return step(cells, from, heading, this.#level ?? y);
  }

  /** What comes next is another walk. */
  end(): void {
    this.#level = null;
  }
}

function best<T>(items: readonly T[], cost: (item: T) => number): T | undefined {
  let found: T | undefined;
  let least = Infinity;
  for (const item of items) {
    const value = cost(item);
    if (value < least) {
      least = value;
      found = item;
    }
  }
  return found;
}
