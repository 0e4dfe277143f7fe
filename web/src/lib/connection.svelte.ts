/** One table over the socket: what is known of it, and the commands. It mends itself when the line breaks. */
import type { AnswerForm, CardNews, ChatForm, Error as ErrorForm, Ok, StepForm, Update, ViewForm, Welcome } from '../generated/wire';
import { answerOf, Refusal, stepOf, type Advice, type Card, type Step } from './api';
import { changed } from './changes';
import { heard } from './clock';
import { dueWord, promiseFor, wordHeard } from './dealing';
import type { GameEvent, View } from './module';
import { unpackView } from './options';
import { person } from './person.svelte';
import { settings } from './settings.svelte';

/** The version of the protocol that this page speaks (docs/protocol.md). */
const PROTOCOL = 2;

/** A position as it is shown: the view and the events that led to it come together or not at all. */
export interface Position {
  view: View;
  events: GameEvent[];
  /** Who acted in the steps that led here; -1 is chance. */
  by: number[];
  step: number;
  seat: number;
}

interface Waiting {
  done: (message: Message) => void;
  refuse: (error: Refusal) => void;
}

interface Message {
  type: string;
  id?: number | null;
}

const PING_EVERY = 20_000;
const ANSWER_WITHIN = 15_000;
const RETRY = [300, 700, 1500, 3000, 5000, 8000];

export type Line = 'connecting' | 'open' | 'lost' | 'refused' | 'closed';

export class Connection {
  line = $state<Line>('connecting');
  refusal = $state.raw<Refusal | null>(null);
  card = $state.raw<Card | null>(null);
  position = $state.raw<Position | null>(null);
  mySeats = $state.raw<number[]>([]);
  host = $state(false);
  chat = $state.raw<ChatForm[]>([]);
  log = $state.raw<Step[]>([]);
  /** A command that changes the game is under way, or what came of it is not shown yet. */
  busy = $state(false);
  /** When the line broke for the last time; 0 while it stands. */
  lostAt = $state(0);

  #socket: WebSocket | null = null;
  #version = -1;
  /** The position that was told last, as it travels. */
  #view: ViewForm | null = null;
  #changing = false;
  /** The version that the last change of ours has led to. */
  #awaited = -1;
  #count = 0;
  #tries = 0;
  #waiting = new Map<number, Waiting>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly table: string,
    private readonly tokens: () => string[],
  ) {
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#open();
  }

  close(): void {
    this.line = 'closed';
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    clearTimeout(this.#retry);
    clearInterval(this.#pinging);
    this.#socket?.close();
    this.#socket = null;
  }

  /** Try again at once: the network came back, or somebody pressed the button. */
  #now = (): void => {
    if (this.line === 'lost' && !document.hidden) this.retryNow();
  };

  retryNow(): void {
    if (this.line !== 'lost') return;
    clearTimeout(this.#retry);
    this.#open();
  }

  #open(): void {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => void this.#hello();
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#broke();
    };
  }

  async #hello(): Promise<void> {
    const hello: Record<string, unknown> = {
      table: this.table,
      protocol: PROTOCOL,
      tokens: this.tokens(),
      name: settings.name || undefined,
    };
    if (this.#version >= 0) hello['since'] = this.#version;
    const promise = promiseFor(this.table);
    if (promise) hello['commitment'] = promise;
    if (person.session) hello['person'] = person.session;
    try {
      this.#welcome((await this.#send('hello', hello)) as Welcome);
    } catch (error) {
      if (error instanceof Refusal && error.code !== 'offline' && error.code !== 'too_many' && error.code !== 'server') {
        this.refusal = error;
        this.close();
        this.line = 'refused';
      } else {
        this.#socket?.close();
      }
    }
  }

  #welcome(message: Welcome): void {
    const you = message.you;
    this.#tries = 0;
    this.#told = false;
    this.lostAt = 0;
    this.line = 'open';
    this.mySeats = you.seats;
    this.host = you.host;
    this.chat = message.chat;
    // What was taken back while the line was down may stand in the log under the same numbers.
    if (message.whole) this.log = [];
    this.#take(message, message.card, message.view as unknown as ViewForm);
    clearInterval(this.#pinging);
    this.#pinging = setInterval(() => void this.#send('ping').catch(() => this.#socket?.close()), PING_EVERY);
  }

  #broke(): void {
    clearInterval(this.#pinging);
    this.#socket = null;
    for (const waiting of this.#waiting.values()) waiting.refuse(new Refusal('offline'));
    this.#waiting.clear();
    this.#awaited = -1;
    this.busy = false;
    if (this.line === 'closed' || this.line === 'refused') return;
    this.line = 'lost';
    this.lostAt ||= Date.now();
    const delay = RETRY[Math.min(this.#tries++, RETRY.length - 1)] ?? 8000;
    this.#retry = setTimeout(() => this.#open(), delay * (0.75 + Math.random() / 2));
  }

  #hear(message: Message): void {
    if (typeof message.id === 'number' && this.#waiting.has(message.id)) {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.type === 'error') {
        const { code, message: sentence, refusal } = message as ErrorForm;
        waiting?.refuse(new Refusal(code, sentence, refusal));
      } else {
        waiting?.done(message);
      }
    }
    if (message.type === 'update') this.#update(message as Update);
    else if (message.type === 'card') this.#see((message as CardNews).card);
    else if (message.type === 'chat') this.#hearChat(message as ChatForm);
  }

  /** An update tells what is new: of the card, and of the position that was shown before. */
  #update(update: Update): void {
    if (!this.card) return;
    const card = { ...this.card, ...update.card, version: update.version, step: update.step };
    if (update.view) this.#take(update, card, update.view as unknown as ViewForm);
    else if (this.#view && update.change && update.base === this.#version) this.#take(update, card, changed(this.#view, update.change));
    // Something was missed: come again, and be told everything.
    else this.#socket?.close();
  }

  #hearChat(line: ChatForm): void {
    if (!this.chat.some((known) => known.n === line.n)) this.chat = [...this.chat, line];
  }

  /** A welcome or an update: the numbered view is the truth, the steps only tell how it came about. */
  #take(message: Welcome | Update, card: Card, view: ViewForm): void {
    this.#view = view;
    const steps = message.steps.map(stepOf);
    const step = message.step;
    this.#version = message.version;
    this.#rest();
    this.#see(card);
    if (message.whole) this.log = this.log.filter((old) => old.step <= step);
    const last = this.log.at(-1)?.step ?? 0;
    const fresh = steps.filter((one) => one.step > last);
    if (fresh.length > 0 && fresh[0]?.step === last + 1) this.log = [...this.log, ...fresh];
    else if (last < step) void this.#catchUp();
    this.position = {
      view: unpackView(view),
      events: steps.flatMap((one) => one.events),
      by: steps.map((one) => one.seat),
      step,
      seat: message.seat,
    };
  }

  /** A new card; when it is the time for our word, the dice wait for it. */
  #see(card: Card): void {
    this.card = card;
    heard(card.clock);
    const word = this.#told ? '' : dueWord(card, this.mySeats);
    if (!word) return;
    this.#told = true;
    this.#send('reveal', { word }).then(
      () => wordHeard(this.table),
      () => (this.#told = false),
    );
  }

  #told = false;
  #catching = false;

  /** Read the part of the log that is missing, from the end of what is known. */
  async #catchUp(): Promise<void> {
    if (this.#catching) return;
    this.#catching = true;
    try {
      for (;;) {
        const from = (this.log.at(-1)?.step ?? 0) + 1;
        const { total, steps } = await this.command<{ total: number; steps: StepForm[] }>('log', { from, count: 200 });
        const fresh = steps.map(stepOf).filter((one) => one.step > (this.log.at(-1)?.step ?? 0));
        this.log = [...this.log, ...fresh];
        if (fresh.length === 0 || (this.log.at(-1)?.step ?? 0) >= total) break;
      }
    } catch {
      // The line broke; the next welcome starts this again.
    } finally {
      this.#catching = false;
    }
  }

  #send(type: string, fields: object = {}): Promise<Message> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Refusal('offline'));
    const id = ++this.#count;
    const answer = new Promise<Message>((done, refuse) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id);
        refuse(new Refusal('offline'));
      }, ANSWER_WITHIN);
      const settled =
        <T>(then: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer);
          then(value);
        };
      this.#waiting.set(id, { done: settled(done), refuse: settled(refuse) });
    });
    socket.send(JSON.stringify({ type, id, ...fields }));
    return answer;
  }

  /** Ask something that changes nothing; gives the answer. */
  async command<T>(type: string, fields: object = {}): Promise<T> {
    return answerOf(((await this.#send(type, fields)) as AnswerForm).answer) as T;
  }

  /** What a strong bot would do now in the place of a seat of mine. */
  async hint(seat: number): Promise<Advice[]> {
    return (await this.command<{ choices: Advice[] }>('hint', { seat, version: this.#version })).choices;
  }

  /** Change the game: one at a time, made for the version that is shown. */
  async change(type: string, seat: number, fields: object = {}): Promise<void> {
    if (this.busy) return;
    this.#changing = true;
    this.#rest();
    try {
      const answer = await this.#send(type, { seat, version: this.#version, ...fields });
      this.#awaited = (answer as Ok).version;
    } finally {
      this.#changing = false;
      this.#rest();
    }
  }

  #rest(): void {
    this.busy = this.#changing || this.#version < this.#awaited;
  }

  /** Say something that needs no version: chat, resign, draw, rematch, look. */
  async say(type: string, fields: object = {}): Promise<void> {
    await this.#send(type, fields);
  }
}
