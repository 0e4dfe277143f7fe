/** Finished games that were opened here: kept whole, so that they can be watched without the server. */
import { CACHES } from '../worker/plan';
import type { Card } from './api';
import { keep, recall } from './keep';

export interface KeptReplay {
  table: string;
  game: string;
  title: string;
  names: string[];
  at: number;
}

/** So many are kept, the last ones. */
const MOST = 12;

let entries = $state.raw<readonly KeptReplay[]>(recall<KeptReplay[]>('kept', []));

export const replaysKept = {
  get entries(): readonly KeptReplay[] {
    return entries;
  },
};

export function isFinished(card: Card): boolean {
  return card.state === 'over' || card.state === 'replay';
}

/** Keep a finished game: all that is asked to show it, by the addresses. */
export async function keepReplay(
  card: Card,
  names: string[],
  addresses: readonly string[],
  read: (address: string) => Promise<Response>,
): Promise<void> {
  if (!('caches' in globalThis) || !isFinished(card)) return;
  try {
    const cache = await caches.open(CACHES.replays);
    // A finished game does not change: what was kept once is good.
    for (const address of addresses) if ((await cache.keys(address)).length === 0) await cache.put(address, await read(address));
    const entry = { table: card.table, game: card.game, title: card.title, names, at: Date.now() };
    const all = [entry, ...recall<KeptReplay[]>('kept', []).filter((other) => other.table !== card.table)];
    entries = all.slice(0, MOST);
    keep('kept', entries);
    for (const old of all.slice(MOST)) {
      for (const request of await cache.keys()) {
        if (new URL(request.url).pathname.startsWith(`/api/tables/${old.table}`)) await cache.delete(request);
      }
    }
  } catch {
    // There may be no room: then it is watched with the server only.
  }
}
