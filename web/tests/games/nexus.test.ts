import { describe, expect, it } from 'vitest';
import { places } from '../../src/games/nexus/look';
import { having, pointsOf, stepOf, type Choice, type NexusView } from '../../src/games/nexus/view';
import { Plan } from '../../src/games/nexus/plan.svelte';
import type { ActionOption, BoardProps } from '../../src/lib/module';

const view = (more: object): NexusView => ({ options: {}, battle: null, decision: { kind: 'move' }, ...more }) as unknown as NexusView;

describe('the view', () => {
  it.each([
    [{ phase: 'movement' }, 'movement'],
    [{ phase: 'movement', decision: { kind: 'breathe' } }, 'special'],
    [{ phase: 'battle', decision: { kind: 'aim' } }, 'special'],
    [{ phase: 'movement', decision: { kind: 'which' } }, 'special'],
    [{ phase: 'battle', decision: { kind: 'which' }, battle: {} }, 'battle'],
    [{ phase: 'drawing', decision: { kind: 'end' } }, 'end'],
    [{ phase: 'setup' }, null],
  ])('%o is the step %s', (facts, step) => {
    expect(stepOf(view(facts))).toBe(step);
  });

  it('adds the points of partners', () => {
    const players = [{ points: 1 }, { points: 2 }, { points: 4 }, { points: 8 }];
    expect([0, 1, 2, 3].map((seat) => pointsOf(view({ players }), seat))).toEqual([1, 2, 4, 8]);
    expect([0, 1, 2, 3].map((seat) => pointsOf(view({ players, options: { teams: 'on' } }), seat))).toEqual([5, 10, 5, 10]);
  });

  it('has choices that are found by their verbs', () => {
    const all = [
      { id: 1, do: 'buy', unit: 'human', cell: '0,0' },
      { id: 2, do: 'done' },
    ] as unknown as Choice[];
    expect(having(all, 'done').map((one) => one.id)).toEqual([2]);
  });
});

describe('the stacks of a hex', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 9, 10, 12])('%i of them have places of their own, around the middle', (count) => {
    const all = places(count);
    expect(all).toHaveLength(count);
    expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    for (const { x, y } of all) expect(Math.hypot(x, y)).toBeLessThan(45);
  });
});

describe('a plan', () => {
  const moves: ActionOption[] = [
    { id: 1, do: 'move', cell: '0,0', unit: 'human', to: '1,0' },
    { id: 2, do: 'move', cell: '0,0', unit: 'fungoid', to: '0,1' },
    { id: 3, do: 'done' },
  ];
  const sent: number[] = [];
  const plan = (options: ActionOption[], more: object = {}) =>
    new Plan(
      () =>
        ({
          view: view({ decision: { kind: 'move', seat: 0, about: {}, options } }),
          mySeats: [0],
          replaying: false,
          act: (id: number) => sent.push(id),
          ...more,
        }) as unknown as BoardProps,
    );

  it('offers what can be done from a hex, then where what is held can go', () => {
    const mine = plan(moves);
    expect(mine.targets).toEqual(new Set(['0,0']));
    expect(mine.takeUp('0,0')).toBe(true);
    expect(mine.targets).toEqual(new Set(['1,0']));
    expect(mine.takeUp('0,0')).toBe(true);
    expect(mine.targets).toEqual(new Set(['0,1']));
    expect(mine.takeUp('5,5')).toBe(false);
    expect([mine.back(), mine.back()]).toEqual([true, false]);
  });

  it('offers nothing to whoever only looks on', () => {
    expect(plan(moves, { mySeats: [1] }).targets.size).toBe(0);
    expect(plan(moves, { replaying: true }).targets.size).toBe(0);
  });

  it('sends the action that was chosen', () => {
    const mine = plan(moves);
    mine.act(mine.done!);
    expect(sent).toEqual([3]);
  });
});
