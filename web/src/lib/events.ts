/** Leagues and tournaments: what is asked of the server, and how events are put into words. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Agreement, BoardName, EventAnswer, EventList, EventPage, EventRequest, MyEventGame } from '../generated/wire';
import { json } from './api';
import { t } from './i18n.svelte';
import { keep, recall } from './keep';
import { settings } from './settings.svelte';

export type {
  Agreement,
  BoardForm,
  DivisionForm,
  DraftForm,
  EntryForm,
  EventCard,
  EventPage,
  MeetingForm,
  MyEventGame,
  NoteForm,
  StandingForm,
} from '../generated/wire';

const post = (event: string, verb: string, body: unknown = undefined) =>
  json<EventAnswer>(`/api/events/${event}/${verb}`, body === undefined ? { method: 'POST' } : { method: 'POST', body });

export const eventsApi = {
  list: () => json<EventList>('/api/events'),
  create: (body: EventRequest) => json<EventAnswer>('/api/events', { method: 'POST', body }),
  page: (event: string, season: number, round: number) =>
    json<EventPage>(`/api/events/${encodeURIComponent(event)}?season=${season}&round=${round}`),
  join: (event: string, body: { name?: string; team?: string }) => post(event, 'join', body),
  leave: (event: string) => post(event, 'leave'),
  begin: (event: string) => post(event, 'begin'),
  cancel: (event: string) => post(event, 'cancel'),
  close: (event: string, division: number, meeting: number, loser: 'home' | 'away' | 'both') =>
    post(event, 'close', { division, meeting, loser }),
  withdraw: (event: string, entrant: string) => post(event, 'withdraw', { entrant }),
  promise: (event: string, at: BoardName, promised: string) => post(event, 'promise', { at, promised }),
  show: (event: string, at: BoardName, choice: string[], nonce: string) => post(event, 'show', { at, choice, nonce }),
};

/** What was agreed, in a line. */
export function agreedInWords(agreed: Agreement): string {
  const n = agreed.rounds ?? 1;
  const parts = [t(`events-format-${agreed.format}`, { n }), t(agreed.double === false ? 'events-single' : 'events-double')];
  if ((agreed.boards ?? 1) > 1) parts.push(t('events-teams', { n: agreed.boards ?? 1 }));
  if ((agreed.divisions ?? 1) > 1) parts.push(t('events-divisions_of', { n: agreed.divisions ?? 1 }));
  if (agreed.choice === 'picks') parts.push(t('events-picks'));
  if (agreed.rated) parts.push(t('events-rated'));
  return parts.join(' · ');
}

/** A number of minutes as people say it. */
export function timeInWords(minutes: number): string {
  if (minutes === 0) return t('events-time-none');
  if (minutes % 1440 === 0) return t('events-time-days', { n: minutes / 1440 });
  if (minutes % 60 === 0) return t('events-time-hours', { n: minutes / 60 });
  return t('events-time-minutes', { n: minutes });
}

/** A moment in seconds, in the reader's language and time zone. */
export function momentInWords(seconds: number): string {
  const style: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' };
  return new Intl.DateTimeFormat(settings.language, style).format(new Date(seconds * 1000));
}

/** Points without needless decimals; a balance always has its sign. */
export const points = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));
export const balance = (value: number): string => (value > 0 ? `+${points(value)}` : value < 0 ? `−${points(-value)}` : '0');

// Armies in secret: the choice stays in this browser until both sides have promised.

interface Sealed {
  choice: string[];
  nonce: string;
}

const sealedKey = (game: MyEventGame, season: number, stage: string) =>
  [game.event, season, game.division, game.meeting, game.board, stage].join('/');

function allSealed(): Record<string, Sealed> {
  return recall<Record<string, Sealed>>('picks', {});
}

/** The hash that binds to a choice, as the server computes it. */
export const promiseOf = ({ choice, nonce }: Sealed): string => bytesToHex(sha256(utf8ToBytes(JSON.stringify([choice, nonce]))));

export const boardOf = (game: MyEventGame): BoardName => ({ division: game.division, meeting: game.meeting, board: game.board });

/** Hand in a choice: it is kept here first, for what is lost cannot be shown. */
export async function seal(game: MyEventGame, season: number, choice: string[]): Promise<void> {
  const nonce = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
  const sealed = { choice, nonce };
  keep('picks', { ...allSealed(), [sealedKey(game, season, game.draft?.stage ?? '')]: sealed });
  await eventsApi.promise(game.event, boardOf(game), promiseOf(sealed));
}

export function sealedFor(game: MyEventGame, season: number): Sealed | undefined {
  return allSealed()[sealedKey(game, season, game.draft?.stage ?? '')];
}

/** Whether something is to be shown now that this browser chose; then show it. */
export async function unseal(game: MyEventGame, season: number): Promise<boolean> {
  const draft = game.draft;
  const sealed = sealedFor(game, season);
  if (!draft?.show || !draft.waits_for.includes(game.side) || !sealed) return false;
  await eventsApi.show(game.event, boardOf(game), sealed.choice, sealed.nonce);
  return true;
}
