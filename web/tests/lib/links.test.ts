import { afterEach, describe, expect, it } from 'vitest';
import { linkRight } from '../../src/lib/links';
import { keep, recall } from '../../src/lib/keep';

const TOKEN = 'abcdefghijklmnop_-12';

describe('the right in a link', () => {
  afterEach(() => (location.hash = ''));

  it.each(['seat', 'invite', 'watch', 'host'])('may be for %s', (kind) => {
    location.hash = `#${kind}=${TOKEN}`;
    expect(linkRight()).toEqual({ kind, token: TOKEN });
  });

  it.each(['', '#seat=short', `#admin=${TOKEN}`, `#seat=${TOKEN}!`, `#x#seat=${TOKEN}`])('is none in %s', (hash) => {
    location.hash = hash;
    expect(linkRight()).toBeNull();
  });
});

describe('what the browser remembers', () => {
  it('comes back as it was', () => {
    keep('a', { b: [1] });
    expect(recall('a', null)).toEqual({ b: [1] });
    expect(recall('never', 7)).toBe(7);
  });

  it('is forgotten where somebody spoiled it', () => {
    localStorage.setItem('hexagora.a', '{');
    expect(recall('a', 'otherwise')).toBe('otherwise');
  });
});
