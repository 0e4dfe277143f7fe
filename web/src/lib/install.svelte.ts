/** The page as an installed thing: its service worker, and whether a newer version of the page is there. */

import { planFor } from '../worker/plan';

declare const __BUILD__: string;

let ready = $state(false);

export const update = {
  /** A newer version of the page has come: what is open is the old one. */
  get ready(): boolean {
    return ready;
  },
  load(): void {
    location.reload();
  },
};

/** How often somebody who leaves the page open is told of a new version, in milliseconds. */
const LOOK = 30 * 60_000;

/** The page that is shown without the server, so that it is there when it is needed. */
const shelter = () => import('../pages/Replays.svelte');

/** What came past the worker is asked once more, through it, so that the first visit is kept too: some of it was asked for
    before the worker was there and comes after. */
async function keepWhatCame(): Promise<void> {
  await shelter();
  const asked = new Set<string>();
  new PerformanceObserver((list) => {
    for (const { name, workerStart } of list.getEntries() as PerformanceResourceTiming[]) {
      const { how } = planFor({ method: 'GET', mode: 'cors', url: name }, location.origin);
      if (workerStart > 0 || asked.has(name) || (how !== 'file' && how !== 'fresh')) continue;
      asked.add(name);
      fetch(name).catch(() => undefined);
    }
  }).observe({ type: 'resource', buffered: true });
}

/** Let the browser keep the page; nothing depends on it. */
export function install(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) void serviceWorker.ready.then(shelter);
  else serviceWorker.addEventListener('controllerchange', () => void keepWhatCame(), { once: true });
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ build?: string } | null>) => {
    if (data?.build && data.build !== __BUILD__) ready = true;
  });
  void serviceWorker.register('/sw.js').then(
    (found) => {
      const look = () => void (document.hidden || found.update().catch(() => undefined));
      document.addEventListener('visibilitychange', look);
      setInterval(look, LOOK);
    },
    () => {
      // A browser that refuses works as ever.
    },
  );
}
