/** What the service worker does with notices: shows what is pushed, leads to the table, and stays subscribed. */
import { NOTICES } from './plan';

/** What the server tells; `end` is a token with which one click ends it, `label` says so in the reader's language. */
export interface Told {
  title: string;
  body: string;
  path: string;
  tag: string;
  end: string;
  label: string;
}

interface Shown {
  readonly data: { path?: string; end?: string } | null;
  close(): void;
}
export interface Pushed {
  readonly data: { json(): unknown } | null;
}
export interface Clicked {
  readonly action: string;
  readonly notification: Shown;
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
/** What is needed of the worker's scope. */
export interface Place {
  readonly registration: {
    showNotification(title: string, options: object): Promise<void>;
    readonly pushManager: { subscribe(wish: object): Promise<PushSubscription> };
  };
  readonly clients: { matchAll(wish: object): Promise<readonly Page[]>; openWindow(url: string): Promise<unknown> };
  readonly caches: CacheStorage;
  readonly location: { readonly origin: string };
}

function read(event: Pushed): Told | null {
  try {
    const told = event.data?.json() as Partial<Told> | undefined;
    // Only pages of this house are opened.
    if (!told?.title || !told.path?.startsWith('/') || told.path.startsWith('//')) return null;
    return { body: '', tag: told.path, end: '', label: '', ...told } as Told;
  } catch {
    return null;
  }
}

/** Show what was pushed. Browsers want something to be shown in any case. */
export async function show(place: Place, event: Pushed): Promise<void> {
  const told = read(event);
  const { title, body, path, tag, end, label } = told ?? {
    title: 'Hexagora',
    body: '',
    path: '/games',
    tag: 'hexagora',
    end: '',
    label: '',
  };
  const actions = end ? [{ action: 'end', title: label }] : [];
  await place.registration.showNotification(title, {
    body,
    tag,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { path, end },
    actions,
  });
}

/** Go where a notice leads, in the tab that is there already if one is, or end notices. */
export async function follow(place: Place, event: Clicked): Promise<void> {
  event.notification.close();
  const { path = '/games', end = '' } = event.notification.data ?? {};
  if (event.action === 'end' && end) {
    await fetch(`/api/notices/end/${end}`, { method: 'POST' });
    await place.caches.delete(NOTICES);
    return;
  }
  const address = place.location.origin + path;
  const pages = await place.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => page.url.split('#')[0] === address);
  if (there) await there.focus();
  else await place.clients.openWindow(address);
}

function bytes(key: string): Uint8Array {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** The push service has ended a subscription: subscribe anew, and tell the server the new address. */
export async function renew(place: Place): Promise<void> {
  const note = await (await place.caches.open(NOTICES)).match('/subscription');
  if (!note) return;
  const { token, key } = (await note.json()) as { token: string; key: string };
  const made = await place.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = made.toJSON();
  await fetch('/api/notices/renew', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'] }),
  });
}
