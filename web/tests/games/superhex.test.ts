import { describe, expect, it } from 'vitest';
import { afterEvent, sceneOf, type Scene } from '../../src/games/superhex/scene';
import { around, cellsOf, inOrder, isLaying, section, type Choice, type SuperhexView } from '../../src/games/superhex/view';
import type { GameEvent } from '../../src/lib/module';

const happened = (event: string, facts: object): GameEvent => ({ event, clause: '', cause: -1, ...facts });
const view = (block: object, loose: object = {}): SuperhexView => ({ block, dice: [], loose }) as unknown as SuperhexView;
const lying = (scene: Scene) => Object.fromEntries(scene.actors.flatMap((actor) => (actor.loose ? [] : [[actor.at, actor.colour]])));
const waiting = (scene: Scene) => Object.fromEntries(scene.actors.flatMap((actor) => (actor.loose ? [[actor.at, actor.colour]] : [])));
const keyAt = (scene: Scene, at: string) => scene.actors.find((actor) => actor.at === at)?.key;

describe('the block', () => {
  it('has cells that touch six others', () => {
    expect(new Set(around('0,0'))).toEqual(new Set(['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0']));
  });

  it('falls into sections that do not touch', () => {
    const block = { '0,0': 1, '1,0': 1, '2,0': 1, '5,0': 1, '5,1': 1 };
    expect(section(block, '0,0')).toEqual(new Set(['0,0', '1,0', '2,0']));
    expect(section(block, '5,1')).toEqual(new Set(['5,0', '5,1']));
    expect(section(block, '9,9').size).toBe(0);
  });

  it('is read from the top left to the bottom right', () => {
    expect(inOrder(['0,1', '1,-1', '-1,0', '0,0'])).toEqual(['-1,0', '1,-1', '0,0', '0,1']);
  });
});

describe('choices', () => {
  it('name the cells that they touch', () => {
    expect(cellsOf({ id: 1, do: 'swap', cells: ['0,0', '1,0'] } as unknown as Choice)).toEqual(['0,0', '1,0']);
    expect(cellsOf({ id: 2, do: 'lay', cell: '0,1', colour: 'red' } as unknown as Choice)).toEqual(['0,1']);
    expect(cellsOf({ id: 3, do: 'pass' } as unknown as Choice)).toEqual([]);
    expect(cellsOf(null)).toEqual([]);
  });

  it('that put a piece on a cell are known', () => {
    const laying = ['lay', 'pay', 'put', 'swap'].map((verb) => isLaying({ id: 1, do: verb } as unknown as Choice));
    expect(laying).toEqual([true, true, true, false]);
  });
});

describe('the table between two views', () => {
  const start = sceneOf(view({ '0,0': 'red', '1,0': 'blue', '5,0': 'green' }));

  it('swaps pieces, which stay the same ones', () => {
    const next = afterEvent(start, happened('swapped', { cells: ['0,0', '1,0'] }));
    expect(lying(next)).toEqual({ '0,0': 'blue', '1,0': 'red', '5,0': 'green' });
    expect(keyAt(next, '1,0')).toBe(keyAt(start, '0,0'));
  });

  it('loses what is captured, and what hangs no longer on the main section', () => {
    expect(lying(afterEvent(start, happened('captured', { cells: ['1,0'] })))).toEqual({ '0,0': 'red', '5,0': 'green' });
    expect(lying(afterEvent(start, happened('main', { main: '1,0' })))).toEqual({ '0,0': 'red', '1,0': 'blue' });
  });

  it.each(['laid', 'paid', 'put back'])('gains a piece that is %s', (event) => {
    const next = afterEvent(start, happened(event, { cell: '0,1', colour: 'purple' }));
    expect(lying(next)['0,1']).toBe('purple');
    expect(new Set(next.actors.map((actor) => actor.key)).size).toBe(4);
  });

  it('shows the dice, and a new deal without them', () => {
    const rolled = afterEvent(start, happened('rolled', { dice: ['red', 'red'] }));
    expect(rolled.dice).toEqual(['red', 'red']);
    const dealt = afterEvent(rolled, happened('dealt', { block: { '0,0': 'yellow' } }));
    expect([lying(dealt), dealt.dice]).toEqual([{ '0,0': 'yellow' }, []]);
  });

  it('keeps what came off the block where it lay, until it is laid again', () => {
    const apart = afterEvent(start, happened('main', { main: '1,0' }));
    expect(waiting(apart)).toEqual({ '5,0': 'green' });
    const settled = sceneOf(view({ '0,0': 'red', '1,0': 'blue' }, { green: 1 }), apart);
    expect([lying(settled), waiting(settled)]).toEqual([{ '0,0': 'red', '1,0': 'blue' }, { '5,0': 'green' }]);
    const again = afterEvent(settled, happened('laid', { cell: '0,1', colour: 'green' }));
    expect(keyAt(again, '0,1')).toBe(keyAt(start, '5,0'));
    expect(waiting(again)).toEqual({});
  });

  it('lets the nearest of several go to the new place, and forgets what is no longer loose', () => {
    const two = sceneOf(view({ '0,0': 'red', '4,0': 'blue', '9,0': 'blue' }));
    const apart = afterEvent(two, happened('main', { main: '0,0' }));
    const again = afterEvent(apart, happened('laid', { cell: '1,0', colour: 'blue' }));
    expect(keyAt(again, '1,0')).toBe(keyAt(two, '4,0'));
    expect(waiting(sceneOf(view({ '0,0': 'red', '1,0': 'blue' }, { blue: 0 }), again))).toEqual({});
  });

  it('knows a piece again in the next view', () => {
    const next = sceneOf(view({ '0,0': 'red', '1,0': 'green' }), start);
    expect(keyAt(next, '0,0')).toBe(keyAt(start, '0,0'));
    expect(keyAt(next, '1,0')).not.toBe(keyAt(start, '1,0'));
  });
});
