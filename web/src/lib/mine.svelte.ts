/** My games, as the server tells them: those of the links that this browser has kept, and all of whoever is signed in. */
import type { MyGame, MyGames } from '../generated/wire';
import { json } from './api';
import { person } from './person.svelte';
import { purse } from './purse.svelte';

const LOOK = 10_000;
/** So many tokens are asked for at once. */
const MOST = 400;

let games = $state.raw<readonly MyGame[]>([]);
let known = $state(false);
let lookers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

export const mine = {
  /** Without those that were taken off the list since. */
  get games(): readonly MyGame[] {
    return games.filter(({ table, mine: seats }) => purse.of(table) !== undefined || (person.id !== '' && seats.length > 0));
  },
  /** Whether the server has answered yet. */
  get known(): boolean {
    return known;
  },
};

export function waitsForMe(game: MyGame): boolean {
  return game.state === 'playing' && game.mine.includes(game.waits);
}

export async function look(): Promise<void> {
  const entries = purse.entries;
  const tokens = entries.flatMap(({ table }) => purse.tokens(table)).slice(0, MOST);
  const answer =
    tokens.length > 0 || person.session ? await json<MyGames>('/api/my-games', { method: 'POST', body: { tokens } }) : { games: [] };
  const there = new Set(answer.games.map(({ table }) => table));
  // A table that the server no longer has is of no use here.
  for (const { table } of entries) if (!there.has(table) && purse.tokens(table).length > 0) purse.forget(table);
  games = answer.games;
  known = true;
}

/** Look again and again while a page shows them; gives what ends it. */
export function keepLooking(): () => void {
  const again = () => void (document.hidden || look().catch(() => undefined));
  if (lookers++ === 0) {
    again();
    timer = setInterval(again, LOOK);
  }
  return () => {
    if (--lookers === 0) clearInterval(timer);
  };
}
