/** The server's HTTP part, as docs/protocol.md tells it. */
import type { GameEvent, View } from './module';
import { remember, type Pack } from './packs';

export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  help: string;
  more: string;
  /** Those of the values that came from files of the server's owner. */
  packs: Pack[];
}

export interface GameInfo {
  name: string;
  title: string;
  least_seats: number;
  most_seats: number;
  usual_seats: number;
  secrets: boolean;
  asks: string[];
  rules: boolean;
  /** Kinds of components that are not known to be as printed. */
  reconstructed: string[];
  options: OptionInfo[];
  /** From the weakest to the strongest, as measured in this game; the levels, and others to compare them with. */
  bots: { name: string; level: boolean }[];
  /** The opponent of somebody who has not chosen one. */
  usual_bot: string;
}

export interface Catalogue {
  version: string;
  games: GameInfo[];
  limits: { name: number; chat: number; title: number; record: number };
}

export interface SeatCard {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string;
  bot: string;
  online: boolean;
}

export interface Result {
  places: number[];
  scores?: number[];
  reason: string;
  clause: string;
}

export interface Card {
  table: string;
  game: string;
  title: string;
  public: boolean;
  created: number;
  options: Record<string, string>;
  secrets: boolean;
  state: 'waiting' | 'playing' | 'over' | 'replay';
  seats: SeatCard[];
  watchers: number;
  version: number;
  step: number;
  decides: number;
  thinking: number | null;
  hold: number | null;
  undo: { seat: number; count: number } | null;
  offer: { seat: number; accepted: number[] } | null;
  dealer: string;
  /** Seats commit to their words, they tell them, nothing can change any more. */
  dealing: 'gathering' | 'revealing' | 'fixed';
  seed_hash: string;
  seed: string;
  /** One for each seat, or none at all. */
  commitments: string[];
  words: string[];
  ending: string;
  result: Result | null;
  forked_from: string;
  forked_at: number;
  next: string;
}

/** One choice of a hint: how much of the search went into it, and from 0 to 1 what it promises. */
export interface Advice {
  action: number;
  text: string;
  share: number;
  value: number;
}

export interface Step {
  step: number;
  seat: number;
  text: string | null;
  events: GameEvent[];
  say: string[];
}

export interface ReplayStep extends Step {
  view?: View;
}

export interface SeatPlan {
  kind: 'me' | 'open' | 'bot';
  name?: string;
  bot?: string;
  commitment?: string;
}

export interface Created {
  table: string;
  host: string;
  watch: string;
  seats: { seat: number; token: string }[];
  invites: { seat: number; token: string }[];
}

export interface LobbyTable {
  table: string;
  game: string;
  title: string;
  state: 'waiting' | 'playing';
  created: number;
  options: Record<string, string>;
  seats: SeatCard[];
}

export interface You {
  kind: 'seat' | 'invite' | 'watch' | 'host' | 'public';
  seat: number;
}

export interface Clause {
  id: string;
  text: string;
  ruling: boolean;
}

export interface Rules {
  game: string;
  title: string;
  intro: string[];
  sections: { id: string; title: string; notes: string[]; clauses: Clause[] }[];
}

export interface Curve {
  label: string;
  rows: { step: number; scores: number[] }[];
}

/** A refusal of the server: a code for programs, a sentence for people. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly version?: number,
  ) {
    super(message);
  }

  /** The id of the clause that the sentence names, or ''. */
  get clause(): string {
    return /\b[A-Z]{2}-[A-Z]+-\d+\b/.exec(this.message)?.[0] ?? '';
  }
}

interface Wish {
  method?: 'GET' | 'POST' | 'PUT';
  body?: unknown;
  token?: string | undefined;
}

async function ask(path: string, wish: Wish): Promise<Response> {
  const headers: Record<string, string> = {};
  if (wish.token) headers['Authorization'] = `Bearer ${wish.token}`;
  const init: RequestInit = { method: wish.method ?? 'GET', headers, cache: 'no-cache' };
  if (wish.body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(wish.body);
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refusal('offline', 'the server does not answer');
  }
  if (!response.ok) {
    const body = (await response.json().catch(() => null)) as { error?: { code: string; message: string } } | null;
    throw new Refusal(body?.error?.code ?? 'server', body?.error?.message ?? `the server answered ${response.status}`);
  }
  return response;
}

async function json<T>(path: string, wish: Wish = {}): Promise<T> {
  return (await (await ask(path, wish)).json()) as T;
}

let kept: Promise<Catalogue> | undefined;

export const api = {
  /** Asked for once; a failure is asked for again. */
  catalogue(): Promise<Catalogue> {
    kept ??= json<Catalogue>('/api/catalogue').then(
      (found) => {
        for (const game of found.games) for (const option of game.options) remember(game.name, option.packs);
        return found;
      },
      (error: unknown) => {
        kept = undefined;
        throw error;
      },
    );
    return kept;
  },
  rules: (game: string, language: string) => json<Rules>(`/api/games/${game}/rules?language=${language}`),
  data: (game: string) => json<unknown>(`/api/games/${game}/data`),
  check: (game: string, seats: number, options: Record<string, string>) =>
    json<{ ok: boolean; options?: Record<string, string>; error?: { code: string; message: string } }>('/api/check', {
      method: 'POST',
      body: { game, seats, options },
    }),
  create: (body: { game: string; options: Record<string, string>; seats: SeatPlan[]; public: boolean; title: string }) =>
    json<Created>('/api/tables', { method: 'POST', body }),
  lobby: () => json<{ tables: LobbyTable[] }>('/api/lobby'),
  table: (table: string, token?: string) => json<{ card: Card; you: You }>(`/api/tables/${table}`, { token }),
  claim: (table: string, name: string, commitment: string, token?: string, seat?: number) =>
    json<{ table: string; seat: number; token: string }>(`/api/tables/${table}/claim`, {
      method: 'POST',
      body: seat === undefined ? { name, commitment } : { name, commitment, seat },
      token,
    }),
  setSeat: (table: string, seat: number, plan: SeatPlan, token: string) =>
    json<{ seat: number; token: string; invite: string }>(`/api/tables/${table}/seats/${seat}`, {
      method: 'PUT',
      body: plan,
      token,
    }),
  watchLink: (table: string, token: string) =>
    json<{ table: string; watch: string }>(`/api/tables/${table}/watch`, { method: 'POST', token }),
  replay: (table: string, from: number, count: number, views: boolean, token?: string) =>
    json<{ total: number; from: number; steps: ReplayStep[] }>(
      `/api/tables/${table}/replay?from=${from}&count=${count}&views=${views}`,
      { token },
    ),
  curve: (table: string, token?: string) => json<Curve>(`/api/tables/${table}/curve`, { token }),
  record: async (table: string, token?: string) => (await ask(`/api/tables/${table}/record`, { token })).text(),
  importRecord: (record: string) => json<{ table: string; watch: string }>('/api/replays', { method: 'POST', body: { record } }),
  fork: (table: string, step: number, seats: SeatPlan[], token?: string) =>
    json<Created>(`/api/tables/${table}/fork`, { method: 'POST', body: { step, seats }, token }),
  askAt: (table: string, what: string, args: object, step: number, after: number[], token?: string) =>
    json<{ answer: unknown }>(`/api/tables/${table}/ask`, {
      method: 'POST',
      body: { what, args, step, seat: -1, after },
      token,
    }),
};
