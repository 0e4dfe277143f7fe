import { describe, expect, it } from 'vitest';
import { beginning, boardOf, cellsOf } from '../../src/common/board';
import { cornersOf } from '../../src/common/shapes';
import type { Piece } from '../../src/common/board';
import type { ActionOption, View } from '../../src/lib/module';

const place: ActionOption = { id: 1, do: 'place', cell: 'a1' };
const move: ActionOption = { id: 2, do: 'move', from: 'a1', to: 'b1' };
const jump: ActionOption = { id: 3, do: 'move', from: 'a1', to: 'c1', over: 'b1' };
const swap: ActionOption = { id: 4, do: 'swap' };
const all = [place, move, jump, swap];

describe('the common board', () => {
  it('is the one of the view, or empty', () => {
    const common = { cells: [{ at: 'a1', q: 0, r: 0 }] };
    expect(boardOf({ common } as unknown as View)).toBe(common);
    expect(boardOf({} as View)).toEqual({ cells: [] });
  });

  it('takes the cells of an option in the order in which they are chosen', () => {
    expect(all.map(cellsOf)).toEqual([['a1'], ['a1', 'b1'], ['a1', 'c1'], []]);
    expect(cellsOf({ id: 5, do: 'x', to: 'b2', from: 'a2', cell: 7 })).toEqual(['a2', 'b2']);
  });

  it('narrows the options cell by cell, and leaves those without cells to buttons', () => {
    expect(beginning(all, [])).toEqual([place, move, jump]);
    expect(beginning(all, ['a1'])).toEqual([place, move, jump]);
    expect(beginning(all, ['a1', 'c1'])).toEqual([jump]);
    expect(beginning(all, ['b1'])).toEqual([]);
  });
});

describe('shapes of pieces', () => {
  const shapes: Piece['shape'][] = ['square', 'diamond', 'triangle', 'hexagon', 'star', 'cross'];

  it('are all different, and fit into a cell', () => {
    const drawn = shapes.map(cornersOf);
    expect(new Set(drawn).size).toBe(shapes.length);
    for (const corners of drawn) {
      for (const corner of corners!.split(' ')) {
        const [x, y] = corner.split(',').map(Number);
        expect(Math.hypot(x!, y!)).toBeLessThan(40);
      }
    }
    expect(cornersOf('circle')).toBeNull();
  });

  it('have the corners that their names say', () => {
    expect(shapes.map((shape) => cornersOf(shape)!.split(' ').length)).toEqual([4, 4, 3, 6, 10, 12]);
  });
});
