import { describe, expect, it } from 'vitest';
import { changed } from '../../src/lib/changes';

describe('a position from the one before', () => {
  it('sets, changes inside and cuts', () => {
    const old = {
      round: 1,
      gone: true,
      players: [
        { hp: 20, hand: ['a'] },
        { hp: 20, hand: [] },
      ],
      deck: { left: 9 },
    };
    const next = changed(old, {
      set: { round: 2, drawn: 'b' },
      in: { players: { in: { 1: { set: { hp: 17 } } } }, deck: { set: { left: 8 } } },
      cut: ['gone'],
    });
    expect(next).toEqual({
      round: 2,
      drawn: 'b',
      players: [
        { hp: 20, hand: ['a'] },
        { hp: 17, hand: [] },
      ],
      deck: { left: 8 },
    });
  });

  it('leaves the old one as it was, and keeps what did not change', () => {
    const old = { kept: { a: 1 }, list: [1, 2] };
    const next = changed(old, { in: { list: { set: { 1: 3 } } } });
    expect(old).toEqual({ kept: { a: 1 }, list: [1, 2] });
    expect(next.kept).toBe(old.kept);
    expect(next.list).toEqual([1, 3]);
    expect(Array.isArray(next.list)).toBe(true);
  });

  it('is a copy where nothing changes', () => {
    const old = { a: 1 };
    expect(changed(old, {})).toEqual(old);
    expect(changed(old, {})).not.toBe(old);
  });
});
