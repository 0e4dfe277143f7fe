/** Clocks as the page shows them: it counts down by itself from what the server has told. */
import type { ClockCard, ClockForm } from '../generated/wire';

export type { ClockCard, ClockForm };

export const SECOND = 1_000_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** When each clock was told, by the steady time of this page. */
const told = new WeakMap<ClockCard, number>();

/** A clock has just come in. One that was heard before stays as it is. */
export function heard(clock: ClockCard | null | undefined): void {
  if (clock && !told.has(clock)) told.set(clock, performance.now());
}

/** The server's time now, in microseconds. */
export function serverNow(clock: ClockCard): number {
  return clock.now + Math.round(1000 * (performance.now() - (told.get(clock) ?? performance.now())));
}

/** Whether the time of a seat runs at a moment, and not only after a holiday or a grace. */
export function runs(clock: ClockCard, seat: number, now: number): boolean {
  return clock.asked === seat && clock.deadline !== null && now >= clock.since && !onHoliday(clock, seat, now);
}

export function onHoliday(clock: ClockCard, seat: number, now: number): boolean {
  return (clock.holidays[seat] ?? []).some((one) => one.begin <= now && now < one.end);
}

/** What a seat has left at a moment. */
export function leftAt(clock: ClockCard, seat: number, now: number): number {
  const left = clock.left[seat] ?? 0;
  if (clock.asked !== seat || clock.deadline === null) return left;
  const paused = (clock.holidays[seat] ?? []).reduce(
    (sum, one) => sum + Math.max(0, Math.min(one.end, now) - Math.max(one.begin, clock.since)),
    0,
  );
  return Math.max(0, left - Math.max(0, now - clock.since - paused));
}

/** Little enough to be told so. */
export function isLow(clock: ClockCard, left: number): boolean {
  if (clock.rules.kind === 'correspondence') return left <= 6 * HOUR;
  return left <= Math.min(30 * SECOND, ((clock.rules.time ?? 0) * SECOND) / 5);
}

/** A time in the largest parts that matter: days and hours, hours and minutes, minutes and seconds. */
export type Parts =
  | { unit: 'days'; days: number; hours: number }
  | { unit: 'hours'; hours: number; minutes: number }
  | { unit: 'seconds'; text: string };

export function partsOf(left: number, live: boolean): Parts {
  // As long as anything is left, it is not nothing.
  const seconds = Math.ceil(left / SECOND);
  const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600), Math.floor(seconds / 60)];
  if (days > 0) return { unit: 'days', days, hours: hours % 24 };
  if (hours > 0 && !live) return { unit: 'hours', hours, minutes: minutes % 60 };
  const two = (n: number) => String(n).padStart(2, '0');
  return { unit: 'seconds', text: hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}` };
}

/** How many milliseconds what is shown of a time stays the same. */
export function nextChange(left: number, live: boolean): number {
  const step = live || left < HOUR ? SECOND : MINUTE;
  return Math.max(20, Math.ceil(((left % step) + 1000) / 1000));
}

/** What can be chosen at once; everything else is chosen in detail. */
export const PRESETS: Readonly<Record<string, ClockForm | null>> = {
  none: null,
  '5+10': live(5, 10),
  '15+20': live(15, 20),
  '30+30': live(30, 30),
  '1d': daily(1),
  '3d': daily(3),
  '7d': daily(7),
};

export function live(minutes: number, seconds: number): ClockForm {
  return { kind: 'live', time: minutes * 60, increment: seconds, per: 'decision', on_timeout: 'bot' };
}

export function daily(days: number): ClockForm {
  return { kind: 'correspondence', time: days * 86400, holiday_days: 14, claim: 2 * days * 86400, on_timeout: 'default' };
}
