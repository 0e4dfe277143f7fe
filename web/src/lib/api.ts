/** The server's HTTP part, as docs/protocol.md tells it. The types are made from the server's own schema. */
import type {
  Answer,
  Card,
  Catalogue,
  CheckAnswer,
  ClaimAnswer,
  ClockForm,
  Curve,
  FaultBody,
  HouseCard,
  Line,
  Lobby,
  Primer,
  RefusalForm,
  Replay,
  Replays,
  ReplayStep as ReplayForm,
  ReportAnswer,
  ReportRequest,
  ReviewAnswer,
  Rules,
  SeatAnswer,
  SeatRequest,
  StepForm,
  TableAnswer,
  TablePage,
  TableRequest,
  TitlesAnswer,
  ViewForm,
  WatchAnswer,
  WordsAnswer,
} from '../generated/wire';
import type { GameEvent, View } from './module';
import { KEPT } from '../worker/plan';
import { noticed } from './offline.svelte';
import { remember } from './packs';
import { person } from './person.svelte';
import { unpackDecision, unpackView } from './options';

export type {
  Advice,
  Card,
  Catalogue,
  CautionForm,
  Clause,
  Curve,
  LobbyTable,
  OptionInfo,
  ReplayCard,
  Rules,
  SeatCard,
} from '../generated/wire';
export type { GameCard as GameInfo, SeatRequest as SeatPlan, TableAnswer as Created } from '../generated/wire';

/** How a game ended; the rest is the game's own. */
export interface Result {
  places: number[];
  scores?: number[];
  reason: string;
  clause: string;
  [fact: string]: unknown;
}

export function resultOf(card: Card): Result | null {
  return card.result as Result | null;
}

export type Step = Pick<StepForm, 'step' | 'seat'> & { events: GameEvent[] };
export type ReplayStep = Step & { view?: View };

/** A refusal of the server: a code for programs, an English sentence, and the facts that can be said in any language. */
export class Refusal extends Error {
  readonly refusal: RefusalForm;

  constructor(
    readonly code: string,
    message = '',
    refusal?: RefusalForm,
  ) {
    super(message);
    this.refusal = refusal ?? { code, clause: '', facts: {} };
  }
}

interface Wish {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
}

/** How often a question is put again to a server that said: not now, others of this address were faster. */
const AGAIN = 3;

/** Fetch it. What only reads is asked again after as many seconds as the server says. */
async function fetched(path: string, init: RequestInit, again = AGAIN): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    noticed(false);
    throw new Refusal('offline');
  }
  if (response.status !== 429 || init.method !== 'GET' || again === 0) return response;
  const seconds = Number(response.headers.get('retry-after') ?? 1);
  await new Promise((done) => setTimeout(done, 1000 * seconds));
  return fetched(path, init, again - 1);
}

async function ask(path: string, wish: Wish): Promise<Response> {
  const headers: Record<string, string> = { ...wish.headers };
  if (wish.token) headers['Authorization'] = `Bearer ${wish.token}`;
  if (person.session) headers['Hexagora-Person'] = person.session;
  const init: RequestInit = { method: wish.method ?? 'GET', headers, cache: 'no-cache' };
  if (wish.body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(wish.body);
  }
  const response = await fetched(path, init);
  noticed(!response.headers.has(KEPT));
  if (!response.ok) {
    const body = (await response.json().catch(() => null)) as FaultBody | null;
    if (!body?.error) throw new Refusal('server');
    throw new Refusal(body.error.code, body.error.message, body.error.refusal);
  }
  return response;
}

export async function json<T>(path: string, wish: Wish = {}): Promise<T> {
  return (await (await ask(path, wish)).json()) as T;
}

/** A step as it is shown. */
export function stepOf(form: StepForm | ReplayForm): Step {
  return { step: form.step, seat: form.seat, events: form.events as GameEvent[] };
}

function replayStep(form: ReplayForm): ReplayStep {
  return form.view ? { ...stepOf(form), view: unpackView(form.view as unknown as ViewForm) } : stepOf(form);
}

/** The answer to a question; a decision in it is unpacked. */
export function answerOf(answer: Record<string, unknown>): Record<string, unknown> {
  return 'decision' in answer ? { ...answer, decision: unpackDecision(answer['decision'] as ViewForm['decision']) } : answer;
}

/** How many steps are read at once, with their positions and without. */
export const PAGE = 40;
export const LOG_PAGE = 200;

const replayAddress = (table: string, from: number, count: number, views: boolean) =>
  `/api/tables/${table}/replay?from=${from}&count=${count}&views=${views}`;

/** All that is asked to show a finished game of so many steps. */
export function addressesOf(table: string, total: number): string[] {
  const found = ['', '/curve', '/picture'].map((part) => `/api/tables/${table}${part}`);
  for (let from = 0; from <= total; from += PAGE) found.push(replayAddress(table, from, PAGE, true));
  for (let from = 1; from <= total; from += LOG_PAGE) found.push(replayAddress(table, from, LOG_PAGE, false));
  return found;
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
  titles: (language: string) => json<TitlesAnswer>(`/api/titles?language=${language}`),
  primer: (game: string, language: string) => json<Primer>(`/api/games/${game}/primer?language=${language}`),
  words: (game: string, language: string) => json<WordsAnswer>(`/api/games/${game}/words?language=${language}`),
  data: (game: string) => json<unknown>(`/api/games/${game}/data`),
  check: (game: string, seats: number, options: Record<string, string>) =>
    json<CheckAnswer>('/api/check', {
      method: 'POST',
      body: { game, seats, options },
    }),
  create: (body: TableRequest) => json<TableAnswer>('/api/tables', { method: 'POST', body }),
  lobby: () => json<Lobby>('/api/lobby'),
  house: () => json<HouseCard>('/api/house'),
  report: (table: string, body: ReportRequest, token?: string) =>
    json<ReportAnswer>(`/api/tables/${table}/report`, { method: 'POST', body, token }),
  replays: () => json<Replays>('/api/replays'),
  /** The position as a picture, ready to be shown. */
  picture: async (table: string, token?: string) =>
    `data:image/svg+xml,${encodeURIComponent(await (await ask(`/api/tables/${table}/picture`, { token })).text())}`,
  /** An answer as it came. */
  raw: (path: string, token?: string, method: 'GET' | 'DELETE' = 'GET') => ask(path, { token, method }),
  table: (table: string, token?: string) => json<TablePage>(`/api/tables/${table}`, { token }),
  claim: (table: string, name: string, commitment: string, token?: string, seat?: number) =>
    json<ClaimAnswer>(`/api/tables/${table}/claim`, {
      method: 'POST',
      body: seat === undefined ? { name, commitment } : { name, commitment, seat },
      token,
    }),
  setSeat: (table: string, seat: number, plan: SeatRequest, token: string) =>
    json<SeatAnswer>(`/api/tables/${table}/seats/${seat}`, {
      method: 'PUT',
      body: plan,
      token,
    }),
  watchLink: (table: string, token: string) => json<WatchAnswer>(`/api/tables/${table}/watch`, { method: 'POST', token }),
  replay: async (table: string, from: number, count: number, views: boolean, token?: string) => {
    const page = await json<Replay>(replayAddress(table, from, count, views), { token });
    return { total: page.total, steps: page.steps.map(replayStep) };
  },
  curve: (table: string, token?: string) => json<Curve>(`/api/tables/${table}/curve`, { token }),
  /** How far the review of a game is, and the review once it is done. */
  review: (table: string, token?: string) => json<ReviewAnswer>(`/api/tables/${table}/review`, { token }),
  askReview: (table: string, token?: string) => json<ReviewAnswer>(`/api/tables/${table}/review`, { method: 'POST', token }),
  /** What would have come of other actions after a step. */
  line: async (table: string, step: number, actions: number[], token?: string) => {
    const found = await json<Line>(`/api/tables/${table}/line`, { method: 'POST', body: { step, actions }, token });
    return found.steps.map(replayStep);
  },
  record: async (table: string, token?: string) => (await ask(`/api/tables/${table}/record`, { token })).text(),
  teach: (game: string, lesson: string, name: string) =>
    json<TableAnswer>('/api/lessons', { method: 'POST', body: { game, lesson, name } }),
  importRecord: (record: string) => json<WatchAnswer>('/api/replays', { method: 'POST', body: { record } }),
  fork: (table: string, step: number, seats: SeatRequest[], clock: ClockForm | null, token?: string) =>
    json<TableAnswer>(`/api/tables/${table}/fork`, { method: 'POST', body: { step, seats, clock }, token }),
  askAt: async (table: string, what: string, args: object, step: number, after: number[], token?: string) => {
    const wish: Wish = { method: 'POST', body: { what, args, step, seat: -1, after }, token };
    return answerOf((await json<Answer>(`/api/tables/${table}/ask`, wish)).answer);
  },
};
