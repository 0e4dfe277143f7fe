/** The colour and the shape of each seat, in order: neither is the only sign. */
import { seats } from '../../../src/hexagora/pictures/looks.json';
import { paint } from './paint';

/** A shape 24 units wide, how low a number stands in it, and its colour where all is dark. */
export interface Mark {
  mark: string;
  number: number;
  dark: string;
}

/** The look of a seat; where a game has more seats than looks, they begin anew, and only the numbers differ. */
export function markOf(seat: number): Mark {
  return seats[seat % seats.length]!;
}

/** The colour of a seat in both themes, for styles. */
export function colourOf(seat: number): string {
  return `var(--seat-${seat % seats.length})`;
}

paint('seat', Object.fromEntries(seats.map(({ light, dark }, seat) => [seat, `light-dark(${light}, ${dark})`])));
