/** Marks of seats: shapes and colours that differ, and no end to them. */
import { describe, expect, it } from 'vitest';
import { colourOf, markOf } from '../../src/lib/seats';

const SIX = [0, 1, 2, 3, 4, 5];

describe('seats', () => {
  it('are six that differ in shape and colour', () => {
    expect(new Set(SIX.map((seat) => markOf(seat).mark)).size).toBe(6);
    expect(new Set(SIX.map((seat) => markOf(seat).dark)).size).toBe(6);
    expect(new Set(SIX.map(colourOf)).size).toBe(6);
  });

  it('begin anew where a game has more', () => {
    expect(markOf(6)).toBe(markOf(0));
    expect(colourOf(15)).toBe(colourOf(3));
  });

  it('have a colour in both themes', () => {
    for (const seat of SIX) {
      const name = colourOf(seat).slice('var('.length, -1);
      expect(document.documentElement.style.getPropertyValue(name)).toMatch(/^light-dark\(#\w{6}, #\w{6}\)$/);
    }
  });
});
