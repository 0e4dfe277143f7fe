import { FluentResource } from '@fluent/bundle';
import { describe, expect, it, vi } from 'vitest';
import { key, Words } from '../../src/lib/catalogue';

const HOUSE = new FluentResource(`
nobody = nobody
seat = player { $number }
colour-red = red
colour-blue = blue
`);
const GAME = new FluentResource(`
colour-red = crimson
event-won = { SEAT($seat) } wins { COUNT($cells) ->
    [one] a cell
   *[other] { COUNT($cells) } cells
}
event-swapped = { LIST($colours, of: "colour") }
event-open = { EITHER($colours, of: "colour") }
event-rolled = { ROW($dice) }
event-attack = { EACH($parts, as: "part") }
part-hit = { $n } hits
part-miss = a miss
event-placed = { WORD($unit, of: "unit") } for { WORD($seat, of: "seat") }
event-turn = { $first ->
    [true] the first
   *[false] a later
} turn
hq-hit-twice = both
`);
const words = new Words('en', [GAME, HOUSE], { unit: { hq: 'Headquarters' } });

describe('messages', () => {
  it('are called as in Fluent, whatever facts are called', () => {
    expect(key('hq hit.twice')).toBe('hq-hit-twice');
    expect(words.has('hq hit.twice')).toBe(true);
    expect(words.has('hq hit')).toBe(false);
    expect(words.say('hq hit.twice')).toBe('both');
  });

  it('of a game come before those of the house', () => {
    expect(words.say('colour-red')).toBe('crimson');
    expect(words.say('colour-blue')).toBe('blue');
  });

  it('that are missing are told to the console and stand for themselves', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(words.say('event-unknown')).toBe('event-unknown');
    expect(told).toHaveBeenCalledWith('no words in en: event-unknown');
  });

  it('whose facts are missing are told to the console', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    words.say('part-hit');
    expect(told).toHaveBeenCalledOnce();
    expect(String(told.mock.calls[0]?.[0])).toContain('part-hit');
  });
});

describe('functions', () => {
  it('call players by their names, by their seats, or nobody', () => {
    expect(words.say('event-won', { seat: 1, cells: ['a1'] }, ['Ann', 'Bo'])).toBe('Bo wins a cell');
    expect(words.say('event-won', { seat: 1, cells: ['a1', 'a2'] }, [])).toBe('player 2 wins 2 cells');
    expect(words.say('event-won', { seat: -1, cells: [] }, ['Ann'])).toBe('nobody wins 0 cells');
  });

  it('do not remember the names of the sentence before', () => {
    words.say('event-won', { seat: 0, cells: [] }, ['Ann']);
    expect(words.say('event-won', { seat: 0, cells: [] })).toBe('player 1 wins 0 cells');
  });

  it('list things, each once', () => {
    expect(words.say('event-swapped', { colours: ['red', 'blue', 'red'] })).toBe('crimson and blue');
    expect(words.say('event-open', { colours: ['red', 'blue'] })).toBe('crimson or blue');
    expect(words.say('event-rolled', { dice: [3, 3, 1] })).toBe('3 3 1');
  });

  it('say parts one by one', () => {
    expect(words.say('event-attack', { parts: [{ part: 'hit', n: 2 }, { part: 'miss' }] })).toBe('2 hits, a miss');
  });

  it('call components as the box does', () => {
    expect(words.say('event-placed', { unit: 'hq', seat: 0 }, ['Ann'])).toBe('Headquarters for Ann');
  });

  it('choose by yes and no', () => {
    expect(words.say('event-turn', { first: true })).toBe('the first turn');
    expect(words.say('event-turn', { first: false })).toBe('a later turn');
  });
});

describe.each([
  ['en', ['1 tile', '2 tiles', '5 tiles', '21 tiles']],
  ['pl', ['1 żeton', '2 żetony', '5 żetonów', '21 żetonów']],
  ['uk', ['1 жетон', '2 жетони', '5 жетонів', '21 жетон']],
  ['ru', ['1 жетон', '2 жетона', '5 жетонов', '21 жетон']],
])('plural forms of %s', (language, expected) => {
  const forms: Record<string, string> = {
    en: '[one] { $n } tile\n   *[other] { $n } tiles',
    pl: '[one] { $n } żeton\n    [few] { $n } żetony\n   *[many] { $n } żetonów',
    uk: '[one] { $n } жетон\n    [few] { $n } жетони\n   *[many] { $n } жетонів',
    ru: '[one] { $n } жетон\n    [few] { $n } жетона\n   *[many] { $n } жетонов',
  };
  it('are those of its grammar', () => {
    const spoken = new Words(language, [new FluentResource(`tiles = { $n ->\n    ${forms[language]}\n}\n`)]);
    expect([1, 2, 5, 21].map((n) => spoken.say('tiles', { n }))).toEqual(expected);
  });
});
