import { describe, expect, it } from 'vitest';
import { axial, cellName } from '../../src/board/named';

describe('cells that are called by their coordinates', () => {
  it.each([
    ['0,0', { q: 0, r: 0 }],
    ['-2,3', { q: -2, r: 3 }],
    ['21,-22', { q: 21, r: -22 }],
  ])('%s', (name, at) => {
    expect(axial(name)).toEqual(at);
    expect(cellName(at)).toBe(name);
  });
});
