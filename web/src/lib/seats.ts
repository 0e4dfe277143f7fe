/** The colour and the shape of each seat, in order: neither is the only sign. */
import { seats } from '../../../src/hexagora/pictures/looks.json';
import { paint } from './paint';

/** Shapes, 24 units wide. */
export const MARKS: readonly string[] = seats.map((seat) => seat.mark);

paint('seat', Object.fromEntries(seats.map(({ light, dark }, seat) => [seat, `light-dark(${light}, ${dark})`])));
