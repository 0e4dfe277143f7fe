/** How this browser lets its person be told: by push, and by mail. The tokens of the subscriptions are kept here only. */
import type { NoticesCard, PushRequest, SubscriptionAnswer } from '../generated/wire';
import { NOTICES } from '../worker/plan';
import { json, Refusal } from './api';
import { keep, recall } from './keep';
import { person } from './person.svelte';
import { purse } from './purse.svelte';
import { settings } from './settings.svelte';

export interface Quiet {
  on: boolean;
  /** Minutes of the day. */
  from: number;
  to: number;
}

interface Kept {
  push: string;
  mail: string;
  quiet: Quiet;
  /** What the server was told last. */
  synced: string;
}

const NOTHING: Kept = { push: '', mail: '', quiet: { on: false, from: 22 * 60, to: 7 * 60 }, synced: '' };
let kept = $state.raw<Kept>({ ...NOTHING, ...recall<Partial<Kept>>('notices', {}) });

export const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

export const subscription = {
  get push(): boolean {
    return kept.push !== '';
  },
  get mail(): boolean {
    return kept.mail !== '';
  },
  get any(): boolean {
    return kept.push !== '' || kept.mail !== '';
  },
  get quiet(): Quiet {
    return kept.quiet;
  },
};

/** Whether this browser can be told anything while the page is closed. */
export const supported = () => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

export const card = () => json<NoticesCard>('/api/notices');

function change(news: Partial<Kept>): void {
  kept = { ...kept, ...news };
  keep('notices', kept);
}

function seatTokens(): string[] {
  return purse.entries.flatMap(({ seats }) => Object.values(seats)).filter(Boolean);
}

function wish(): PushRequest {
  const { on, from, to } = kept.quiet;
  return { tokens: seatTokens(), language: settings.language, zone, quiet_from: on ? from : 0, quiet_to: on ? to : 0 };
}

const fingerprint = () => JSON.stringify([wish(), person.id]);

/** The service worker subscribes anew by itself when the push service asks for it. */
async function leaveForWorker(key: string): Promise<void> {
  const cache = await caches.open(NOTICES);
  const note = { token: kept.push, key };
  await cache.put('/subscription', new Response(JSON.stringify(note)));
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Ask the browser, which asks its person: only after a click. False if they do not want it. */
export async function subscribe(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { key } = await card();
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = made.toJSON();
  const body = { ...wish(), endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
  const synced = fingerprint();
  const { token } = await json<SubscriptionAnswer>('/api/notices/push', { method: 'POST', body });
  change({ push: token, synced });
  await leaveForWorker(key);
  return true;
}

async function end(token: string): Promise<void> {
  try {
    await json(`/api/notices/end/${token}`, { method: 'POST' });
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'not_found')) throw error;
  }
}

export async function unsubscribe(): Promise<void> {
  await end(kept.push);
  change({ push: '' });
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  await caches.delete(NOTICES);
}

export async function askByMail(address: string): Promise<SubscriptionAnswer> {
  const answer = await json<SubscriptionAnswer>('/api/notices/mail', { method: 'POST', body: { ...wish(), address } });
  change({ mail: answer.token });
  return answer;
}

export async function noMail(): Promise<void> {
  await end(kept.mail);
  change({ mail: '' });
}

/** The mail subscription as the server has it; null if it was ended elsewhere. */
export async function mailNow(): Promise<SubscriptionAnswer | null> {
  try {
    return await json<SubscriptionAnswer>('/api/notices/subscription', { token: kept.mail });
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'not_found')) throw error;
    change({ mail: '' });
    return null;
  }
}

export async function setQuiet(quiet: Quiet): Promise<void> {
  change({ quiet });
  await sync();
}

/** Tell the server what has changed: seats, language, hours, who is signed in. */
export async function sync(): Promise<void> {
  const now = fingerprint();
  if (!subscription.any || now === kept.synced) return;
  for (const way of ['push', 'mail'] as const) {
    if (!kept[way]) continue;
    try {
      await json('/api/notices/subscription', { method: 'PUT', body: wish(), token: kept[way] });
    } catch (error) {
      // It was ended elsewhere, such as with a click in a notice.
      if (!(error instanceof Refusal && error.code === 'not_found')) throw error;
      change({ [way]: '' });
    }
  }
  change({ synced: now });
}
