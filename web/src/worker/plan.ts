/** What the service worker does with a request. It keeps the page itself, the words, and replays that were opened. */

/** Where things are kept: files of the page, what games are made of, and replays, each under its own name. */
export const CACHES = { files: 'hexagora-files', facts: 'hexagora-facts', replays: 'hexagora-replays' } as const;

/** Here the page leaves for the worker how it has subscribed to notices. */
export const NOTICES = 'hexagora-notices';

/** Tells that an answer was kept before, because the server did not answer. */
export const KEPT = 'x-hexagora-kept';

export type Plan =
  /** Not ours: the browser does what it would do. */
  | { how: 'leave' }
  /** From the server, else the page that was kept. */
  | { how: 'page' }
  /** A file that never changes under its name: kept, else from the server. */
  | { how: 'file' }
  /** From the server, and kept for when it does not answer. */
  | { how: 'fresh' }
  /** From the server; without it, if a finished game was kept by the page that showed it. */
  | { how: 'replay' };

/** What games are made of, and what is told of a table; a star stands for any name. */
const FACTS = ['catalogue', 'titles', 'replays', 'games/*/data', 'games/*/words', 'games/*/rules'];
const TABLES = ['tables/*', 'tables/*/replay', 'tables/*/curve', 'tables/*/picture'];

function isOneOf(path: readonly string[], shapes: readonly string[]): boolean {
  return shapes.some((shape) => {
    const parts = shape.split('/');
    return parts.length === path.length && parts.every((part, i) => part === '*' || part === path[i]);
  });
}

export function planFor(request: { method: string; mode: string; url: string }, origin: string): Plan {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return { how: 'leave' };
  if (url.pathname.startsWith('/assets/')) return { how: 'file' };
  const [, first, ...rest] = url.pathname.split('/');
  if (first !== 'api' && request.mode === 'navigate') return { how: 'page' };
  if (first !== 'api') return { how: first === 'ws' ? 'leave' : 'fresh' };
  if (isOneOf(rest, FACTS)) return { how: 'fresh' };
  return { how: isOneOf(rest, TABLES) ? 'replay' : 'leave' };
}

/** The files that the page itself names. */
export function filesOf(page: string): string[] {
  return [...new Set([...page.matchAll(/["'](\/assets\/[^"']+)["']/g)].map((found) => found[1]!))];
}
