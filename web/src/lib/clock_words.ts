/** Clocks in words. Whoever uses these has asked for the part `clocks`. */
import { DAY, HOUR, partsOf, SECOND, type ClockForm } from './clock';
import { t } from './i18n.svelte';

/** How much time is left, in short. */
export function timeText(left: number, live: boolean): string {
  const parts = partsOf(left, live);
  if (parts.unit === 'days') return t('clock-days', { days: parts.days, hours: parts.hours });
  if (parts.unit === 'hours') return t('clock-hours', { hours: parts.hours, minutes: parts.minutes });
  return parts.text;
}

/** The same to be listened to. */
export function timeSpoken(left: number): string {
  const seconds = Math.ceil(left / SECOND);
  if (left >= DAY) return t('clock-spoken-days', { n: Math.floor(left / DAY) });
  if (left >= HOUR) return t('clock-spoken-hours', { n: Math.floor(left / HOUR) });
  if (seconds >= 60) return t('clock-spoken-minutes', { n: Math.floor(seconds / 60) });
  return t('clock-spoken-seconds', { n: seconds });
}

/** What was agreed, in one line. */
export function agreedText(rules: ClockForm): string {
  const said = [];
  if (rules.kind === 'live')
    said.push(
      t('clock-live', { minutes: Math.round((rules.time ?? 0) / 6) / 10, seconds: rules.increment ?? 0, per: rules.per ?? 'decision' }),
    );
  if (rules.kind === 'correspondence') said.push(t('clock-daily', { days: Math.round((rules.time ?? 0) / 8640) / 10 }));
  if (rules.kind !== 'none') said.push(t(`clock-then-${rules.on_timeout ?? 'bot'}`));
  if (rules.claim) said.push(t('clock-claimable', { days: Math.round(rules.claim / 8640) / 10 }));
  return said.join(' · ');
}
