/** A battle as theatre: how long it takes, in which order, and that every way of watching ends in the same position. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { actsOf, flight, foreseen, lengthOf, type Cue } from '../../src/games/neuroshima/acts';
import { Theatre } from '../../src/games/neuroshima/theatre.svelte';
import type { GameEvent } from '../../src/lib/module';

const happened = (event: string, facts: object = {}): GameEvent => ({ event, clause: '', cause: -1, ...facts });
const phase = (initiative: number): GameEvent => happened('phase', { initiative });
const attack = (from: string, to: string, kind = 'ranged', damage = 1, why: object[] = []): GameEvent =>
  happened('attack', { from, to, kind, damage, why, tile: 'x', edge: 0, strength: damage });
const falls = (at: string): GameEvent => happened('destroyed', { at, tile: 'x', seat: 0 });

/** The battle of the reference: five initiatives, shots and blades, armour, a medic, an HQ that is hit twice. */
const BATTLE: GameEvent[] = [
  happened('battle', { seat: 0, which: 'ordinary', repeat: false }),
  phase(4),
  attack('e3', 'e2'),
  happened('hq hit', { at: 'e2', seat: 1, by: 0, damage: 1 }),
  phase(3),
  attack('d4', 'd3', 'ranged', 0, [{ part: 'armour' }]),
  attack('d2', 'e2', 'melee', 2),
  happened('hq hit', { at: 'e2', seat: 1, by: 0, damage: 2 }),
  phase(2),
  attack('f3', 'e3'),
  attack('c5', 'f3', 'ranged', 1, [{ part: 'armour' }]),
  falls('e3'),
  falls('f3'),
  phase(1),
  attack('d3', 'd4', 'melee', 2),
  attack('d3', 'b3'),
  happened('absorbed', { medic: 'c4', unit: 'd4', damage: 2, by: 1 }),
  falls('b3'),
  falls('c4'),
  phase(0),
  attack('e2', 'd2', 'melee'),
  falls('d2'),
  happened('battle over', { points: [16, 11], counted: [], fallen: [] }),
];

const kinds = (cues: readonly Cue[]): string[] => [...cues].sort((a, b) => a.time - b.time).map((cue) => cue.kind);

describe('the acts of a battle', () => {
  it('of an ordinary length take 6 to 10 seconds', () => {
    const length = lengthOf(actsOf(BATTLE));
    expect(length).toBeGreaterThan(6000);
    expect(length).toBeLessThan(10_000.1);
  });

  it('are one for each initiative, and cover every event once', () => {
    const acts = actsOf(BATTLE);
    expect(acts.map((act) => act.initiative)).toEqual([null, 4, 3, 2, 1, 0, null]);
    expect(acts.map((act) => act.from)).toEqual([0, ...acts.slice(0, -1).map((act) => act.to)]);
    expect(acts.at(-1)!.to).toBe(BATTLE.length);
  });

  it('let all of a phase strike together, and let the dead leave after the medic', () => {
    const act = actsOf(BATTLE)[4]!;
    const blows = act.cues.filter((cue) => cue.kind === 'blow');
    expect(new Set(blows.map((cue) => cue.time)).size).toBe(1);
    const medic = act.cues.find((cue) => cue.kind === 'medic')!;
    for (const cue of act.cues) {
      expect(cue.time + cue.length).toBeLessThanOrEqual(act.length);
      if (cue.kind === 'death') expect(cue.time).toBeGreaterThanOrEqual(medic.time + medic.length - 1);
      if (cue.kind === 'medic' || cue.kind === 'hit') for (const blow of blows) expect(cue.time).toBeGreaterThan(blow.time);
    }
    expect(kinds(act.cues)[0]).toBe('banner');
  });

  it('ring armour, with and without damage, and count an HQ down hit by hit', () => {
    const [, , three] = actsOf(BATTLE);
    expect(three!.cues.filter((cue) => cue.kind === 'spark')).toHaveLength(1);
    expect(three!.cues.find((cue) => cue.kind === 'hq')).toMatchObject({ cell: 'e2', damage: 2 });
    expect(three!.cues.filter((cue) => cue.kind === 'hit')).toHaveLength(0);
  });

  it('are quicker in a very long battle', () => {
    const long = [BATTLE[0]!, ...Array.from({ length: 12 }, (_, i) => [phase(12 - i), attack('d4', 'd3'), falls('d3')]).flat()];
    expect(lengthOf(actsOf(long))).toBeLessThan(13_000);
  });

  it('do not repeat blows that were seen before the question', () => {
    const events = BATTLE.slice(13, 19);
    expect(kinds(actsOf(events, 1)[0]!.cues)).not.toContain('blow');
    expect(kinds(actsOf(events, 2)[0]!.cues)).toContain('blow');
    expect(kinds(actsOf(events, 1)[0]!.cues)).toContain('medic');
  });

  it('fly longer the farther they go, and foresee blows without their end', () => {
    expect(flight({ from: 'd2', to: 'd6', kind: 'ranged' }).length).toBeGreaterThan(
      flight({ from: 'd2', to: 'd3', kind: 'ranged' }).length,
    );
    const act = foreseen(3, [{ from: 'd4', to: 'd3', kind: 'melee', damage: 1, armoured: false }], new Set(), 7);
    expect([act.from, act.to]).toEqual([7, 7]);
    expect(kinds(act.cues)).toEqual(['banner', 'blow', 'hit']);
  });
});

describe('the theatre', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function watch(how: (theatre: Theatre) => Promise<void>): Promise<{ at: number; heard: string[]; theatre: Theatre }> {
    const heard: string[] = [];
    const theatre = new Theatre((cue) => heard.push(cue.kind));
    theatre.load(BATTLE);
    await how(theatre);
    return { at: theatre.at, heard, theatre };
  }

  it('shows everything, in the time of its acts', async () => {
    const { at, heard, theatre } = await watch(async (theatre) => {
      theatre.play();
      await vi.advanceTimersByTimeAsync(lengthOf(theatre.acts) - 50);
      expect(theatre.done).toBe(false);
      await vi.advanceTimersByTimeAsync(100);
    });
    expect([at, theatre.done, theatre.playing]).toEqual([BATTLE.length, true, false]);
    expect(heard.filter((kind) => kind === 'banner')).toHaveLength(6);
    expect(heard.filter((kind) => kind === 'blow')).toHaveLength(8);
    expect(heard.filter((kind) => kind === 'death')).toHaveLength(5);
  });

  it('takes half as long at twice the speed, even if that is chosen midway', async () => {
    const { at } = await watch(async (theatre) => {
      const length = lengthOf(theatre.acts);
      theatre.play();
      await vi.advanceTimersByTimeAsync(length / 2);
      theatre.speed = 2;
      await vi.advanceTimersByTimeAsync(length / 4 + 60);
    });
    expect(at).toBe(BATTLE.length);
  });

  it('ends in the same position when it is skipped, at once or midway, or is instant', async () => {
    for (const wait of [0, 1500, 4000]) {
      const { at, theatre } = await watch(async (theatre) => {
        theatre.play();
        await vi.advanceTimersByTimeAsync(wait);
        theatre.skip();
        await vi.advanceTimersByTimeAsync(20_000);
      });
      expect([at, theatre.done]).toEqual([BATTLE.length, true]);
    }
    const { at, heard } = await watch(async (theatre) => {
      theatre.speed = 0;
      theatre.play();
    });
    expect([at, heard]).toEqual([BATTLE.length, []]);
  });

  it('goes one initiative at a time, and back', async () => {
    const { at, theatre } = await watch(async (theatre) => {
      for (let i = 0; i < 3; i++) {
        theatre.forward();
        await vi.advanceTimersByTimeAsync(4000);
      }
    });
    expect(at).toBe(8);
    expect(theatre.playing).toBe(false);
    theatre.back();
    expect(theatre.at).toBe(4);
    theatre.back();
    expect(theatre.at).toBe(1);
  });

  it('stands still while it is paused', async () => {
    const { theatre } = await watch(async (theatre) => {
      theatre.play();
      await vi.advanceTimersByTimeAsync(900);
      theatre.pause();
      const at = theatre.at;
      await vi.advanceTimersByTimeAsync(60_000);
      expect(theatre.at).toBe(at);
      theatre.play();
      await vi.advanceTimersByTimeAsync(12_000);
    });
    expect(theatre.done).toBe(true);
  });

  it('shows the blows of a phase before its question, once, and goes on after the answer', async () => {
    const heard: string[] = [];
    const theatre = new Theatre((cue) => heard.push(cue.kind));
    theatre.load(BATTLE.slice(0, 13));
    theatre.skip();
    const blows = [{ from: 'd3', to: 'd4', kind: 'melee' as const, damage: 2, armoured: false }];
    void theatre.foretell(foreseen(1, blows, new Set(), theatre.at));
    expect(theatre.done).toBe(false);
    await vi.advanceTimersByTimeAsync(3000);
    expect([theatre.done, theatre.struck]).toEqual([true, 1]);
    void theatre.foretell(foreseen(1, blows, new Set(), theatre.at));
    await vi.advanceTimersByTimeAsync(3000);
    expect(heard).toEqual(['banner', 'blow', 'hit']);
    theatre.extend(BATTLE.slice(13));
    theatre.play();
    await vi.advanceTimersByTimeAsync(12_000);
    expect(theatre.at).toBe(BATTLE.length);
    expect(heard.filter((kind) => kind === 'blow')).toHaveLength(2);
  });
});
