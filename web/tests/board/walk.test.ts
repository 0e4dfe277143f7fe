import { describe, expect, it } from 'vitest';
import { centre } from '../../src/board/hex';
import { headingOf, step, Walk, type Heading, type Place } from '../../src/board/walk';

/** A board of 37 cells. */
const CELLS: Place[] = [];
for (let q = -3; q <= 3; q++) {
  for (let r = Math.max(-3, -3 - q); r <= Math.min(3, 3 - q); r++) CELLS.push({ id: `${q},${r}`, q, r });
}
const at = (id: string): Place => CELLS.find((cell) => cell.id === id)!;

function walk(from: string, headings: Heading[]): string {
  const level = centre(at(from)).y;
  let here = at(from);
  for (const heading of headings) here = step(CELLS, here, heading, level) ?? here;
  return here.id;
}

describe('arrow keys', () => {
  it('are known, and no others', () => {
    expect(headingOf('ArrowLeft')).toBe('left');
    expect(headingOf('Enter')).toBeUndefined();
  });

  it('stay in the column up and down, and end at the rim', () => {
    expect(walk('0,0', ['up'])).toBe('0,-1');
    expect(walk('0,0', ['down', 'down', 'down'])).toBe('0,3');
    expect(step(CELLS, at('0,3'), 'down', 0)).toBeUndefined();
  });

  it('zigzag to the side and end level with the first cell', () => {
    expect(walk('-2,1', ['right', 'right'])).toBe('0,0');
    expect(walk('-2,1', ['right', 'right', 'right', 'right'])).toBe('2,-1');
    expect(walk('2,-1', ['left', 'left', 'left', 'left'])).toBe('-2,1');
    expect(step(CELLS, at('3,0'), 'right', 0)).toBeUndefined();
  });

  it('reach every cell, and lead back', () => {
    const reached = new Set(['0,0']);
    const open = ['0,0'];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      for (const heading of ['up', 'down', 'left', 'right'] as const) {
        const next = walk(id, [heading]);
        if (!reached.has(next)) {
          reached.add(next);
          open.push(next);
        }
      }
    }
    expect(reached.size).toBe(37);
  });

  it('step over a gap', () => {
    const holed = CELLS.filter((cell) => cell.id !== '0,0');
    expect(step(holed, at('0,-1'), 'down', 0)?.id).toBe('0,1');
  });

  it('know where a walk to the side began, until another one begins', () => {
    const one = new Walk();
    const side = (from: string) => one.next(CELLS, at(from), 'right')!.id;
    expect([side('0,0'), side('1,-1')]).toEqual(['1,-1', '2,-1']);
    one.end();
    expect(side('1,-1')).toBe('2,-2');
    one.next(CELLS, at('2,-2'), 'down');
    expect(one.next(CELLS, at('2,-1'), 'left')!.id).toBe('1,-1');
  });
});
