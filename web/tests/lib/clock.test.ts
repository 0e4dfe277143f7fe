/** Clocks on the page: counted from what the server told, with holidays and grace. */
import { describe, expect, it } from 'vitest';
import {
  DAY,
  HOUR,
  isLow,
  leftAt,
  MINUTE,
  nextChange,
  onHoliday,
  partsOf,
  PRESETS,
  runs,
  SECOND,
  type ClockCard,
} from '../../src/lib/clock';

const T = 1_800_000_000 * SECOND;

function clock(more: Partial<ClockCard> = {}): ClockCard {
  return {
    rules: { kind: 'live', time: 300, increment: 10 },
    now: T,
    left: [5 * MINUTE, 4 * MINUTE],
    asked: 0,
    since: T,
    deadline: T + 5 * MINUTE,
    claim_from: null,
    away: [false, false],
    lost: [false, false],
    holidays: [[], []],
    ...more,
  };
}

describe('what is left', () => {
  it('runs for the one who is asked alone', () => {
    expect(leftAt(clock(), 0, T + 30 * SECOND)).toBe(4 * MINUTE + 30 * SECOND);
    expect(leftAt(clock(), 1, T + 30 * SECOND)).toBe(4 * MINUTE);
    expect(leftAt(clock(), 0, T + HOUR)).toBe(0);
    expect(leftAt(clock({ deadline: null }), 0, T + HOUR)).toBe(5 * MINUTE);
  });

  it('waits for the grace to end', () => {
    const asked = clock({ since: T + MINUTE });
    expect(runs(asked, 0, T + 59 * SECOND)).toBe(false);
    expect(leftAt(asked, 0, T + 59 * SECOND)).toBe(5 * MINUTE);
    expect(leftAt(asked, 0, T + 61 * SECOND)).toBe(5 * MINUTE - SECOND);
  });

  it('stands in holidays', () => {
    const resting = clock({ left: [3 * DAY, 0], holidays: [[{ begin: T + DAY, end: T + 3 * DAY }], []] });
    expect(leftAt(resting, 0, T + 4 * DAY)).toBe(DAY);
    expect(onHoliday(resting, 0, T + 2 * DAY)).toBe(true);
    expect(runs(resting, 0, T + 2 * DAY)).toBe(false);
    expect(runs(resting, 0, T + 3 * DAY)).toBe(true);
  });
});

describe('how it is told', () => {
  it('has the parts that matter', () => {
    expect(partsOf(2 * DAY + 5 * HOUR, false)).toEqual({ unit: 'days', days: 2, hours: 5 });
    expect(partsOf(5 * HOUR + 7 * MINUTE, false)).toEqual({ unit: 'hours', hours: 5, minutes: 7 });
    expect(partsOf(5 * HOUR + 7 * MINUTE, true)).toEqual({ unit: 'seconds', text: '5:07:00' });
    expect(partsOf(61 * SECOND, true)).toEqual({ unit: 'seconds', text: '1:01' });
    expect(partsOf(1, true)).toEqual({ unit: 'seconds', text: '0:01' });
    expect(partsOf(0, true)).toEqual({ unit: 'seconds', text: '0:00' });
  });

  it('is low only at the end', () => {
    expect(isLow(clock(), 30 * SECOND)).toBe(true);
    expect(isLow(clock(), 31 * SECOND)).toBe(false);
    expect(isLow(clock({ rules: { kind: 'live', time: 50 } }), 11 * SECOND)).toBe(false);
    expect(isLow(clock({ rules: { kind: 'correspondence', time: 86400 } }), 5 * HOUR)).toBe(true);
  });

  it('is looked at again when it shows something else', () => {
    expect(nextChange(5 * SECOND + 300_000, true)).toBe(301);
    expect(nextChange(3 * DAY + 20 * SECOND, false)).toBe(20_001);
    expect(partsOf(5 * SECOND + 300_000 - 301_000, true)).toEqual({ unit: 'seconds', text: '0:05' });
  });

  it('has clocks to choose from that the server takes', () => {
    expect(PRESETS['none']).toBeNull();
    expect(PRESETS['5+10']).toMatchObject({ kind: 'live', time: 300, increment: 10 });
    expect(PRESETS['7d']).toMatchObject({ kind: 'correspondence', time: 604800, claim: 1209600 });
  });
});
