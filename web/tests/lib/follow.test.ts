/** Turns of others are shown at a pace, and nothing is lost on the way. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Position } from '../../src/lib/connection.svelte';
import { Follower } from '../../src/lib/follow.svelte';
import type { Pace } from '../../src/lib/settings.svelte';
import { stage } from '../../src/lib/stage.svelte';

const at = (step: number, by: number[]): Position => ({
  view: { step } as never,
  events: [{ event: 'done', clause: '', cause: -1 }],
  by,
  step,
  seat: 0,
});

describe('following others', () => {
  let pace: Pace = 'normal';
  const follower = (): Follower =>
    new Follower(
      () => pace,
      () => [0],
    );

  beforeEach(() => {
    pace = 'normal';
    vi.useFakeTimers();
  });
  afterEach(() => {
    stage.set(false);
    vi.useRealTimers();
  });

  /** How long it took until the last of these positions was shown and looked at. */
  async function timeFor(one: Follower, positions: Position[]): Promise<number> {
    for (const position of positions) one.take(position);
    let time = 0;
    while (one.following && time < 60_000) {
      await vi.advanceTimersByTimeAsync(10);
      time += 10;
    }
    expect(one.shown?.step).toBe(positions.at(-1)!.step);
    return time;
  }

  it('takes 1.5 to 4 seconds for a turn of three actions, one after the other', async () => {
    const one = follower();
    one.take(at(1, [0]));
    expect(one.shown?.step).toBe(1);
    const seen: number[] = [];
    const turn = [at(2, [1]), at(3, [1]), at(4, [1])];
    for (const position of turn) one.take(position);
    let time = 0;
    while (one.following) {
      seen.push(one.shown!.step);
      await vi.advanceTimersByTimeAsync(100);
      time += 100;
    }
    expect([...new Set(seen)]).toEqual([2, 3, 4]);
    expect(time).toBeGreaterThanOrEqual(1500);
    expect(time).toBeLessThanOrEqual(4000);
    expect(one.trail.map((position) => position.step)).toEqual([2, 3, 4]);
  });

  it('takes at most 4 seconds however much is done', async () => {
    const one = follower();
    one.take(at(1, [0]));
    const time = await timeFor(
      one,
      Array.from({ length: 25 }, (_, i) => at(i + 2, [1])),
    );
    expect(time).toBeLessThanOrEqual(4200);
  });

  it('shows own actions, take-backs and instant turns at once', () => {
    const one = follower();
    one.take(at(1, [0]));
    one.take(at(2, [0, -1]));
    expect([one.shown?.step, one.following]).toEqual([2, false]);
    one.take(at(1, []));
    expect([one.shown?.step, one.following]).toEqual([1, false]);
    pace = 'instant';
    for (const step of [2, 3, 4]) one.take(at(step, [1]));
    expect([one.shown?.step, one.following]).toEqual([4, false]);
    expect(one.trail.map((position) => position.step)).toEqual([2, 3, 4]);
  });

  it('keeps the trail through the own turn, and begins another with the next of the others', async () => {
    const one = follower();
    one.take(at(1, [0]));
    await timeFor(one, [at(2, [1]), at(3, [1])]);
    one.take(at(4, [0]));
    one.take(at(5, [0]));
    expect(one.trail.map((position) => position.step)).toEqual([2, 3]);
    await timeFor(one, [at(6, [1])]);
    expect(one.trail.map((position) => position.step)).toEqual([6]);
  });

  it('waits for a battle on the board', async () => {
    const one = follower();
    one.take(at(1, [0]));
    one.take(at(2, [1]));
    stage.set(true);
    one.take(at(3, [1]));
    await vi.advanceTimersByTimeAsync(9000);
    expect(one.shown?.step).toBe(2);
    stage.set(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(one.shown?.step).toBe(3);
  });

  it('shows the turn again, and ends where the game is', async () => {
    const one = follower();
    one.take(at(1, [0]));
    await timeFor(one, [at(2, [1]), at(3, [1])]);
    one.again();
    expect([one.shown?.step, one.repeating]).toEqual([1, true]);
    await vi.advanceTimersByTimeAsync(400);
    expect(one.shown?.step).toBe(2);
    await vi.advanceTimersByTimeAsync(4000);
    expect([one.shown?.step, one.following, one.repeating]).toEqual([3, false, false]);
    one.again();
    one.finish();
    expect([one.shown?.step, one.following]).toEqual([3, false]);
    one.again();
    one.take(at(4, [1]));
    expect(one.shown?.step).toBe(4);
  });

  it('goes to the end when that is asked for', () => {
    const one = follower();
    let skipped = false;
    stage.set(true, () => (skipped = true));
    one.take(at(1, [0]));
    for (const step of [2, 3, 4]) one.take(at(step, [1]));
    one.finish();
    expect([one.shown?.step, one.following, skipped]).toEqual([4, false, true]);
  });
});
