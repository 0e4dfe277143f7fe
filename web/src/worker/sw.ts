/** The service worker: the page can be opened without the server, and a new version of it announces itself. */
import { type Clicked, follow, type Place, type Pushed, renew, show } from './notices';
import { CACHES, filesOf, KEPT, planFor } from './plan';

declare const __BUILD__: string;

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Page {
  postMessage(message: unknown): void;
}
/** What is needed of the worker's own scope: its types and those of pages exclude each other. */
interface Scope {
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void>; matchAll(wish: object): Promise<readonly Page[]> };
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', then: (event: Waiting) => void): void;
  addEventListener(kind: 'fetch', then: (event: Asked) => void): void;
  addEventListener(kind: 'message', then: (event: MessageEvent) => void): void;
  addEventListener(kind: 'push', then: (event: Waiting & Pushed) => void): void;
  addEventListener(kind: 'notificationclick', then: (event: Waiting & Clicked) => void): void;
  addEventListener(kind: 'pushsubscriptionchange', then: (event: Waiting) => void): void;
}
const worker = self as unknown as Scope;

async function install(): Promise<void> {
  const files = await worker.caches.open(CACHES.files);
  const page = await fetch('/', { cache: 'no-cache' });
  await files.put('/', page.clone());
  await files.addAll(filesOf(await page.text()));
  // Pages are asked from the server first, so that nothing waits for the old ones to close.
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  await worker.clients.claim();
  const pages = await worker.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage({ build: __BUILD__ });
  // Pages of the older version may still need their files.
  if (pages.length > 0) return;
  const files = await worker.caches.open(CACHES.files);
  const page = await files.match('/');
  const wanted = new Set(['/', ...filesOf((await page?.text()) ?? '')]);
  for (const request of await files.keys()) if (!wanted.has(new URL(request.url).pathname)) await files.delete(request);
}

/** The same answer with a sign that it was kept. */
async function kept(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.set(KEPT, '1');
  return new Response(await answer.blob(), { status: answer.status, headers });
}

async function fresh(request: Request, cache: string, put: boolean, otherwise: RequestInfo = request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (put && answer.ok) await (await worker.caches.open(cache)).put(otherwise, answer.clone());
    return answer;
  } catch (error) {
    const found = await (await worker.caches.open(cache)).match(otherwise, { ignoreVary: true });
    if (!found) throw error;
    return kept(found);
  }
}

async function file(request: Request): Promise<Response> {
  const files = await worker.caches.open(CACHES.files);
  const found = await files.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await files.put(request, answer.clone());
  return answer;
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { how } = planFor(request, worker.location.origin);
  if (how === 'page') event.respondWith(fresh(request, CACHES.files, true, '/'));
  else if (how === 'file') event.respondWith(file(request));
  else if (how === 'fresh') event.respondWith(fresh(request, CACHES.facts, true));
  else if (how === 'replay') event.respondWith(fresh(request, CACHES.replays, false));
});

const place = self as unknown as Place;
worker.addEventListener('push', (event) => event.waitUntil(show(place, event)));
worker.addEventListener('notificationclick', (event) => event.waitUntil(follow(place, event)));
worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(place)));
