/** The view of a position of Superhex, and the texts of its legal actions taken apart. */
import { centre, neighbour, type Axial } from '../../board/hex';
import type { ActionOption, View } from '../../lib/module';

export const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

export interface SuperhexView extends View {
  /** The colour on each cell that holds a piece. */
  block: Record<string, Colour>;
  piles: Record<Colour, number>[];
  scores: number[];
  loose: Record<Colour, number>;
  dice: Colour[];
  turn_of: number;
  turns: number;
  dry_turns: number;
}

export interface SuperhexResult {
  left?: number;
  title?: string;
}

export function asSuperhex(view: View): SuperhexView {
  return view as SuperhexView;
}

export function axial(cell: string): Axial {
  const [q = '0', r = '0'] = cell.split(',');
  return { q: Number(q), r: Number(r) };
}

export function cellName({ q, r }: Axial): string {
  return `${q},${r}`;
}

export function around(cell: string): string[] {
  return [0, 1, 2, 3, 4, 5].map((direction) => cellName(neighbour(axial(cell), direction)));
}

/** All cells that hang together with one, by touching. */
export function section(block: Readonly<Record<string, unknown>>, from: string): Set<string> {
  const found = new Set<string>();
  const open = from in block ? [from] : [];
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    if (found.has(cell)) continue;
    found.add(cell);
    open.push(...around(cell).filter((other) => other in block && !found.has(other)));
  }
  return found;
}

/** The cells from the top left to the bottom right, as they are read. */
export function inOrder(cells: Iterable<string>): string[] {
  return [...cells].sort((a, b) => {
    const p = centre(axial(a));
    const q = centre(axial(b));
    return p.y - q.y || p.x - q.x;
  });
}

export type Choice = { id: number; text: string } & (
  | { verb: 'swap'; a: string; b: string }
  | { verb: 'main'; cell: string }
  | { verb: 'lay' | 'pay' | 'put'; colour: Colour; cell: string }
  | { verb: 'pass' | 'other' }
);

export function read({ id, text }: ActionOption): Choice {
  const [verb = '', a = '', b = ''] = text.split(' ');
  switch (verb) {
    case 'swap':
      return { id, text, verb, a, b };
    case 'main':
      return { id, text, verb, cell: a };
    case 'lay':
    case 'pay':
    case 'put':
      return { id, text, verb, colour: a as Colour, cell: b };
    case 'pass':
      return { id, text, verb };
    default:
      return { id, text, verb: 'other' };
  }
}
