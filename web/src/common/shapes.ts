/** The shapes of pieces, drawn around the middle of a cell. */
import type { Piece } from './board';

const SIZE = 32;

function regular(corners: number, first: number): string {
  return Array.from({ length: corners }, (_, i) => {
    const angle = ((first + (360 * i) / corners - 90) * Math.PI) / 180;
    return `${(SIZE * Math.cos(angle)).toFixed(1)},${(SIZE * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

function starred(): string {
  return Array.from({ length: 10 }, (_, i) => {
    const angle = ((36 * i - 90) * Math.PI) / 180;
    const far = i % 2 === 0 ? SIZE : SIZE * 0.45;
    return `${(far * Math.cos(angle)).toFixed(1)},${(far * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

const CROSS = '-10,-30 10,-30 10,-10 30,-10 30,10 10,10 10,30 -10,30 -10,10 -30,10 -30,-10 -10,-10';

/** The corners of a shape; null for a circle, which has none. */
export function cornersOf(shape: Piece['shape']): string | null {
  switch (shape) {
    case 'circle':
      return null;
    case 'square':
      return regular(4, 45);
    case 'diamond':
      return regular(4, 0);
    case 'triangle':
      return regular(3, 0);
    case 'hexagon':
      return regular(6, 30);
    case 'star':
      return starred();
    case 'cross':
      return CROSS;
  }
}
