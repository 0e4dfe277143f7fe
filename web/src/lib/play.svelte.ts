/** A person at a table: what the page shows of the game, and what is sent. Made while a component is, for it has effects. */
import { untrack } from 'svelte';
import { Connection, type Position } from './connection.svelte';
import { Follower } from './follow.svelte';
import { Gestures, type How } from './gestures';
import type { GameModule } from './module';
import { purse } from './purse.svelte';
import { settings } from './settings.svelte';
import { play } from './sound';
import { stage } from './stage.svelte';

/** How long what is done by itself is looked at before, in milliseconds. */
const A_MOMENT = 350;

interface Around {
  module: () => GameModule | null;
  /** Something else is looked at, or the hand is hidden: nothing is done by itself. */
  away: () => boolean;
  complain: (error: unknown) => void;
}

export class Play {
  readonly line: Connection;
  /** What the page shows: the turns of others at a pace, the game may be a little ahead. */
  readonly follower: Follower;
  #gestures = new Gestures();
  #undoing = $state(false);

  constructor(
    table: string,
    private readonly around: Around,
  ) {
    this.line = new Connection(table, () => purse.tokens(table));
    this.follower = new Follower(
      () => settings.pace,
      () => this.line.mySeats,
    );
    $effect.pre(() => {
      const next = this.line.position;
      if (next) untrack(() => this.follower.take(next));
    });
    $effect(() => this.#hear());
    $effect(() => this.#answer());
    $effect(() => this.#takeBackOn());
  }

  close(): void {
    this.line.close();
    this.follower.close();
  }

  readonly card = $derived.by(() => this.line.card);
  readonly position: Position | null = $derived.by(() => this.follower.shown);
  readonly mySeats = $derived.by(() => this.line.mySeats);
  readonly decides = $derived.by(() => {
    const { position, follower, mySeats } = this;
    if (position === null || position !== this.line.position || follower.following) return false;
    return mySeats.includes(position.view.decision.seat) && position.view.decision.seat === position.seat;
  });
  /** Nothing can be sent now. */
  readonly still = $derived.by(() => this.line.busy || this.line.line !== 'open');
  readonly holding = $derived.by(() => this.card !== null && this.card.hold !== null && this.mySeats.includes(this.card.hold));
  /** How many actions can be taken back, if a person has chosen any of them. */
  readonly undoable = $derived.by(() => {
    const undo = this.card?.undo;
    if (!undo || !this.mySeats.includes(undo.seat)) return 0;
    return this.#gestures.back(this.position?.step ?? 0, undo.count) > 0 ? undo.count : 0;
  });

  change(type: string, seat: number, fields: object = {}): Promise<void> {
    return this.line.change(type, seat, fields).catch(this.around.complain);
  }

  act(action: number, how?: How): void {
    const { position } = this;
    if (!position || !this.decides || this.line.busy) return;
    this.#gestures.sent(position.step + 1, how);
    void this.change('act', position.seat, { action });
  }

  goOn(): void {
    const { card } = this;
    if (this.holding && card?.hold != null) void this.change('go', card.hold);
  }

  /** Takes back the last gesture, or all that can be taken back. A gesture may be several actions: none of them is left over. */
  undo(all: boolean): void {
    const undo = this.card?.undo;
    if (!undo || this.undoable === 0) return;
    this.#undoing = !all;
    play('undo');
    const count = all ? 0 : this.#gestures.back(this.position?.step ?? 0, undo.count);
    this.line.change('undo', undo.seat, { count }).catch((error: unknown) => {
      this.#undoing = false;
      this.around.complain(error);
    });
  }

  /** A gesture that is only half taken back is taken back whole. */
  #takeBackOn(): void {
    const here = this.position;
    if (!here || this.line.busy || !this.#undoing) return;
    untrack(() => {
      this.#gestures.at(here.step);
      if (this.around.module()?.midway?.(here.view) && this.undoable > 0) this.undo(false);
      else this.#undoing = false;
    });
  }

  /** Others may not know what I hold, or nobody else is a person. */
  readonly #openly = $derived.by(() => {
    const { card, mySeats } = this;
    return card !== null && (!card.secrets || card.seats.every((one) => one.kind !== 'person' || mySeats.includes(one.seat)));
  });

  /**
   * What is the only thing to do is done, unless somebody wants to see everything. Between people who hide their hands an
   * answer that comes too soon would tell something: there it waits for its click.
   */
  #answer(): undefined | (() => void) {
    const { position, card } = this;
    if (!position || !this.decides || this.still || this.#undoing || stage.busy || this.around.away()) return undefined;
    if (!settings.obvious || !this.#openly || card?.state !== 'playing') return undefined;
    // Whoever learns does everything.
    if (card.lesson && !card.lesson.over) return undefined;
    this.#gestures.at(position.step);
    const only = this.#gestures.obvious(position.view.decision, position.step, card.undo?.count ?? 0);
    if (only === null) return undefined;
    const timer = setTimeout(() => this.act(only, 'by itself'), settings.pace === 'instant' ? 0 : A_MOMENT);
    return () => clearTimeout(timer);
  }

  #heard: Position | null = null;

  /** What happens is heard when it is seen; what a battle sounds like, the board knows. */
  #hear(): void {
    const now = this.position;
    if (!now || now === this.#heard) return;
    untrack(() => {
      const first = this.#heard === null;
      this.#heard = now;
      if (first) return;
      const module = this.around.module();
      for (const sound of new Set(now.events.flatMap((event) => module?.soundOf?.(event) ?? []))) play(sound);
      if (this.decides && now.by.some((seat) => seat >= 0 && !this.mySeats.includes(seat))) play('yours');
    });
  }
}
