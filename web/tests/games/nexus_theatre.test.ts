/** A battle of Nexus Ops as it is shown: dice before hits, hits before losses, and the end is the view. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Show } from '../../src/board/show.svelte';
import { afterEvent, isHit, isPlayed, lookAt, quickened, sceneOf, type Roll, type Scene } from '../../src/games/nexus/scene';
import type { NexusView } from '../../src/games/nexus/view';
import type { GameEvent } from '../../src/lib/module';

const happened = (event: string, facts: object = {}): GameEvent => ({ event, clause: '', cause: -1, ...facts });
const view = (units: Record<string, object[]>, battle: object | null = null): NexusView =>
  ({ board: Object.entries(units).map(([at, of]) => ({ at, units: of })), battle }) as unknown as NexusView;
const roll = (side: string, unit: string, dice: number[], needs: number): Roll =>
  ({ side, unit, dice, needs, why: [{ part: 'printed', least: needs }] }) as Roll;

const BATTLE: GameEvent[] = [
  happened('battle', { seat: 0, against: 1, at: '1,0', own: [], other: [] }),
  happened('rolled', { at: '1,0', step: 3, rolls: [roll('attacker', 'human', [6, 2], 6), roll('defender', 'fungoid', [1], 5)] }),
  happened('hits', { attacker: 1, defender: 0, attacker_picks: 0, defender_picks: 0 }),
  happened('lost', { seat: 1, unit: 'fungoid', at: '1,0', picked: false }),
  happened('won', { seat: 0, against: 1, points: 1 }),
];
const BEFORE = view({ '1,0': [{ human: 2 }, { fungoid: 1 }], '0,0': [{}, { human: 1 }] });
const AFTER = view({ '1,0': [{ human: 2 }, {}], '0,0': [{}, { human: 1 }] });
const all = (scene: Scene) => Object.fromEntries(scene.units);

describe('the scenes of a battle', () => {
  const scenes = [sceneOf(BEFORE)];
  for (const event of BATTLE) scenes.push(afterEvent(scenes.at(-1)!, event));

  it('tell who fights where, then the dice, then the hits, then who falls, then who has won', () => {
    expect(scenes.map((scene) => scene.fight && [scene.fight.rolls.length, scene.fight.hits, scene.fight.winner])).toEqual([
      null,
      [0, null, null],
      [2, null, null],
      [2, [1, 0], null],
      [2, [1, 0], null],
      [2, [1, 0], 0],
    ]);
    expect(scenes[3]!.units.get('1,0')).toEqual([{ human: 2 }, { fungoid: 1 }]);
    expect(scenes[4]!.units.get('1,0')).toEqual([{ human: 2 }, {}]);
  });

  it('end as the view says', () => {
    expect(all(scenes.at(-1)!)).toEqual(all(sceneOf(AFTER)));
    expect(sceneOf(AFTER, scenes.at(-1)).fight).toBeNull();
  });

  it('move, bring and take units as they are told', () => {
    const start = sceneOf(BEFORE);
    const moved = afterEvent(start, happened('moved', { seat: 0, unit: 'human', from: '1,0', to: '0,0' }));
    expect(all(moved)).toEqual({ '1,0': [{ human: 1 }, { fungoid: 1 }], '0,0': [{ human: 1 }, { human: 1 }] });
    const bought = afterEvent(start, happened('bought', { seat: 1, unit: 'human', at: '0,0', cost: 2 }));
    expect(bought.units.get('0,0')).toEqual([{}, { human: 2 }]);
    expect(afterEvent(start, happened('drew', { seat: 0 }))).toBe(start);
    expect(start.units.get('1,0')).toEqual([{ human: 2 }, { fungoid: 1 }]);
  });

  it('of a battle that waits for an answer keep what was rolled, and why', () => {
    const side = (dice: object, needs: object) => ({ dice, needs, hits: 0, picks: 0, units: [], killed: {} });
    const sides = [side({ human: [2, 6] }, { human: 6 }), side({ fungoid: [1] }, {})];
    const waiting = view({ '1,0': [{}, {}] }, { at: '1,0', attacker: 0, defender: 1, stage: 'hits are counted', sides });
    const { fight } = sceneOf(waiting, scenes[3]);
    expect(fight!.rolls.map(({ unit, needs, why }) => [unit, needs, why?.length])).toEqual([
      ['human', 6, 1],
      ['fungoid', 5, 1],
    ]);
    expect(fight!.hits).toEqual([1, 0]);
    // Whoever comes now knows what is needed, though not why.
    const { fight: fresh } = sceneOf(waiting);
    expect(fresh!.rolls.map(({ needs, why }) => [needs, why])).toEqual([
      [6, undefined],
      [6, undefined],
    ]);
    expect(fresh!.hits).toEqual([0, 0]);
  });

  it('say of every die whether it hits', () => {
    const [ours] = scenes[2]!.fight!.rolls;
    expect(ours!.dice.map((shown) => isHit(ours!, shown))).toEqual([true, false]);
  });
});

describe('a battle', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const length = BATTLE.reduce((sum, event) => sum + lookAt(event), 0);
  const show = (heard: string[] = []) =>
    new Show(sceneOf(BEFORE), { lookAt, after: afterEvent, lingers: () => true, heard: (event) => void heard.push(event.event) });

  it('is played, other things are only marked', () => {
    expect(isPlayed(BATTLE)).toBe(true);
    expect(isPlayed([happened('moved'), happened('drew')])).toBe(false);
    expect([quickened(4000), quickened(12_000), quickened(90_000)]).toEqual([1, 1.2, 1.6]);
  });

  it('takes its time, at 1 and 2, and ends in the position', () => {
    for (const speed of [1, 2]) {
      const heard: string[] = [];
      const shown = show(heard);
      shown.arrive(BATTLE, (last) => sceneOf(AFTER, last), speed);
      vi.advanceTimersByTime(length / speed - 50);
      expect([shown.running, shown.scene.fight?.winner]).toEqual([true, 0]);
      vi.advanceTimersByTime(100);
      expect(shown.running).toBe(false);
      expect(heard).toEqual(BATTLE.map((event) => event.event));
      expect(all(shown.scene)).toEqual(all(sceneOf(AFTER)));
    }
  });

  it('is over at once when it is skipped, or when nobody wants to see it', () => {
    const shown = show();
    shown.arrive(BATTLE, (last) => sceneOf(AFTER, last), 1);
    expect(shown.running).toBe(true);
    shown.skip();
    expect([shown.running, all(shown.scene)]).toEqual([false, all(sceneOf(AFTER))]);
    const quick = show();
    quick.arrive(BATTLE, (last) => sceneOf(AFTER, last), 0);
    expect([quick.running, quick.event]).toEqual([false, undefined]);
  });
});
