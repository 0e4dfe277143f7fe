/** Shapes, ways and moves of what is played on the board. */
import { centre, type Point } from '../../board/hex';
import { cellOf } from './cells';

export const INK = '#0b0e12';
export const FALL = 'cubic-bezier(.5,0,.9,.6)';
export const THRUST = 'cubic-bezier(.6,0,.9,.4)';

function star(points: number, inner: number, outer: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const far = i % 2 ? outer : inner;
    const angle = (Math.PI * i) / points - Math.PI / 2;
    return `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

export const BURST = star(9, 23, 16);
export const FLASH = star(8, 19, 8);
export const SLASH = 'M-22-24Q26 0-22 24Q8 0-22-24Z';
export const GUARD = 'M-12-9Q0-13 12-9V1Q12 10 0 14Q-12 10-12 1Z';

export function place(cell: string): Point {
  const found = cellOf(cell);
  return found ? centre(found) : { x: 0, y: 0 };
}

interface Way {
  from: Point;
  dx: number;
  dy: number;
  far: number;
  angle: number;
}

export function way(from: string, to: string): Way {
  const [a, b] = [place(from), place(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return { from: a, dx, dy, far: Math.hypot(dx, dy) || 1, angle: (Math.atan2(dy, dx) * 180) / Math.PI };
}

export const px = (x: number, y: number): string => `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`;
