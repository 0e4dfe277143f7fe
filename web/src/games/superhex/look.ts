/** Colours and shapes of pieces: the shape alone tells the colour. */
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

export const LOOKS: Record<Colour, PieceLook> = {
  red: {
    face: '#c93b3b',
    light: '#e46a62',
    dark: '#7d1f22',
    sign: '#fff3ee',
    shape: 'M0 -17 a17 17 0 1 0 0.01 0 Z',
  },
  orange: {
    face: '#e8842a',
    light: '#f7a95d',
    dark: '#96500f',
    sign: '#2b1502',
    shape: 'M-15 -15 H15 V15 H-15 Z',
  },
  yellow: {
    face: '#e6ca3a',
    light: '#f7e481',
    dark: '#93800f',
    sign: '#2d2603',
    shape: 'M0 -20 L5.3 -7.3 L19 -6.2 L8.6 2.8 L11.8 16.2 L0 9 L-11.8 16.2 L-8.6 2.8 L-19 -6.2 L-5.3 -7.3 Z',
  },
  green: {
    face: '#3f9650',
    light: '#6dbf7b',
    dark: '#1f5529',
    sign: '#f2fff2',
    shape: 'M0 -19 L18 13 H-18 Z',
  },
  blue: {
    face: '#3a74c4',
    light: '#6d9fe3',
    dark: '#1c4079',
    sign: '#f1f7ff',
    shape: 'M0 -20 L15 0 L0 20 L-15 0 Z',
  },
  purple: {
    face: '#8a4fb5',
    light: '#b07fd6',
    dark: '#4d2670',
    sign: '#fbf2ff',
    shape: 'M-5.5 -18 H5.5 V-5.5 H18 V5.5 H5.5 V18 H-5.5 V5.5 H-18 V-5.5 H-5.5 Z',
  },
};
