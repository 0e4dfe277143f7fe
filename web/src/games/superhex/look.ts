/** Colours and shapes of pieces: the shape alone tells the colour. */
import looks from '../../../../src/hexagora/games/superhex/content/looks.json';
import { define } from '../../lib/define';
import type { Colour } from './view';

export interface PieceLook {
  face: string;
  light: string;
  dark: string;
  /** The shape's own colour, against the face. */
  sign: string;
  /** The shape around the middle, within 20 units. */
  shape: string;
}

export const LOOKS: Record<Colour, PieceLook> = looks.pieces;
export const DIE = looks.die;

/** What the block lies on: cloth. */
export const SCENE =
  'radial-gradient(120% 90% at 50% 40%, light-dark(#eaf3e6, #1f4a3c) 0, light-dark(#cfe0cc, #12302a) 60%, light-dark(#adc7ae, #081814) 100%)';

/** The faces of the pieces, lighter above, put on the page once. */
export function install(): void {
  define('superhex', () =>
    Object.entries(LOOKS)
      .map(
        ([colour, { light, face }]) =>
          `<linearGradient id="sh-${colour}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${face}"/></linearGradient>`,
      )
      .join(''),
  );
}
