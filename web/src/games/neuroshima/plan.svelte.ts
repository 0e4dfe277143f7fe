/**
 * What the player is about to do, step by step, before it is sent.
 *
 * A turn of the engine is a chain of small decisions (use a tile, place it there). The plan walks along the chain by
 * asking the server what would come next, so that a tile can be put back without a take-back, and sends the chain when
 * it is complete. It holds no rules: every step is one of the options that the server gave.
 */
import type { BoardProps, Decision } from '../../lib/module';
import { alikeAllRound, catalogue, type TileData } from './catalogue.svelte';
import { partsOf } from './structures';
import { asChoice, asNeuroshima, having, type Choice, type Spot } from './view';

/** Decisions of the same player that go on with a planned action. */
export const GOES_ON = new Set(['place', 'move', 'aim', 'push', 'lay', 'join']);
/** The decisions in which a tile gets its place, with the name of that tile among their facts. */
const LAYS: Readonly<Record<string, string>> = { hq: 'tile', place: 'tile', move: 'tile', lay: 'tile', join: 'second_tile' };

/** What more may have to be chosen after, of a tile, a unit or a leader. */
const STEPS = new Set<string>(['use', 'move', 'carry', 'run', 'aim', 'lead', 'target', 'face', 'build']);
/** What a leader asks on the way. */
const LEADS_ON = new Set(['window', 'facing']);

/** A tile of the hand: which it is, and which copy of it. */
export interface Card {
  key: string;
  tile: string;
}

interface Step {
  kind: string;
  about: Decision['about'];
  choices: Choice[];
}

function stepOf(decision: Decision): Step {
  return { kind: decision.kind, about: decision.about, choices: decision.options.map(asChoice) };
}

export class Plan {
  /** Chosen and not sent. */
  path = $state.raw<readonly Choice[]>([]);
  #ahead = $state.raw<Step | null>(null);
  /** The tile of the hand that is held. */
  held = $state.raw<Card | null>(null);
  /** The cell that was chosen and waits for its rotation or for a yes. */
  pinned = $state<string | null>(null);
  /** The cell under the pointer or with the focus. */
  pointed = $state<string | null>(null);
  /** The unit that pushes, while the pushed one is not chosen. */
  pusher = $state<string | null>(null);
  /** The rotation, counted on beyond 5 and below 0 so that the drawing turns the short way. */
  turn = $state(0);
  waiting = $state(false);
  /** The last question to the server; settled when it was answered. */
  answered: Promise<void> = Promise.resolve();
  #queue: number[] = [];
  /** What the last view asks has been answered with it: the chain goes on. */
  answers = false;
  #asked = 0;

  /** `withheld` tells that a battle is still being shown: what it asks comes after it. */
  constructor(
    private readonly props: () => BoardProps,
    private readonly withheld: () => boolean = () => false,
  ) {}

  readonly mine = $derived.by(() => {
    const { view, mySeats, replaying } = this.props();
    return !replaying && !this.withheld() && mySeats.includes(view.decision.seat) && view.decision.options.length > 0;
  });

  readonly step: Step = $derived.by(() => {
    const { kind, about } = this.props().view.decision;
    if (!this.mine) return { kind, about, choices: [] };
    return this.#ahead ?? stepOf(this.props().view.decision);
  });

  readonly view = $derived.by(() => asNeuroshima(this.props().view));

  readonly spots: ReadonlyMap<string, Spot[]> = $derived.by(() => {
    const found = new Map<string, Spot[]>();
    for (const spot of having(this.step.choices, 'hq', 'place', 'to')) {
      found.set(spot.cell, [...(found.get(spot.cell) ?? []), spot]);
    }
    return found;
  });

  /** The unit that moves, if one does. */
  readonly mover: string | null = $derived.by(() => {
    const { cell } = this.step.about;
    return this.step.kind === 'move' && typeof cell === 'string' ? cell : null;
  });

  /** The tile that is being placed or moved. */
  readonly tile: TileData | undefined = $derived.by(() => {
    const { kind, about } = this.step;
    const tile = about[LAYS[kind] ?? ''];
    return typeof tile === 'string' ? catalogue.tile(tile) : undefined;
  });

  /** The instant that is being played. */
  readonly instant: TileData | undefined = $derived.by(() => {
    const used = having(this.path, 'use')[0];
    const tile = used ? catalogue.tile(used.tile) : undefined;
    return tile?.kind === 'instant' ? tile : undefined;
  });

  readonly rotates = $derived(this.tile !== undefined && !alikeAllRound(this.tile));

  /** The cells that can be chosen now. */
  readonly targets: ReadonlySet<string> = $derived.by(() => {
    if (this.spots.size > 0) return new Set(this.spots.keys());
    const found = new Set<string>();
    for (const choice of this.step.choices) {
      if (choice.do === 'aim' || choice.do === 'pushed' || choice.do === 'roll' || choice.do === 'retreat') found.add(choice.cell);
      else if (choice.do === 'move' || choice.do === 'carry' || choice.do === 'run' || choice.do === 'rotate') found.add(choice.cell);
      else if (choice.do === 'push') {
        if (this.pusher === null) found.add(choice.cell);
        else if (choice.cell === this.pusher) found.add(choice.pushed);
      } else if (choice.do === 'target') found.add(choice.cell);
      else if (choice.do === 'spin') found.add(choice.hub);
      else if (choice.do === 'medic') found.add(choice.medic);
    }
    return found;
  });

  /** Where the ghost stands: on the chosen cell, or on the one that is looked at. */
  readonly ghost: { at: string; turn: number; spot: Spot } | null = $derived.by(() => {
    const at = this.pinned ?? this.pointed;
    if (at === null) return null;
    const spots = this.spots.get(at);
    if (!spots || spots.length === 0) return null;
    const wanted = ((this.turn % 6) + 6) % 6;
    const spot = spots.find((one) => one.turn === wanted) ?? spots[0]!;
    return { at, turn: spot.turn === wanted ? this.turn : spot.turn, spot };
  });

  /** The option that a yes would take. */
  readonly ready: Choice | null = $derived.by(() => {
    if (this.pinned === null) return this.complete ? (this.path[this.path.length - 1] ?? null) : null;
    if (this.ghost) return this.ghost.spot;
    return (
      having(this.step.choices, 'aim', 'pushed', 'roll', 'retreat').find((choice) => choice.cell === this.pinned) ??
      having(this.step.choices, 'target').find((choice) => choice.cell === this.pinned) ??
      having(this.step.choices, 'spin').find((choice) => choice.hub === this.pinned) ??
      having(this.step.choices, 'push').find((choice) => choice.cell === this.pusher && choice.pushed === this.pinned) ??
      null
    );
  });

  /** The whole chain has been chosen and only waits for a yes: a battle. */
  complete = $state(false);

  /** The chain as ids, for questions about the position after it. */
  readonly planned: readonly number[] = $derived.by(() => {
    const ids = this.path.map((choice) => choice.id);
    if (this.pinned !== null && this.ready) ids.push(this.ready.id);
    return ids;
  });

  /** Forget all that was not sent. */
  clear(): void {
    this.path = [];
    this.#ahead = null;
    this.held = null;
    this.pinned = null;
    this.pusher = null;
    this.complete = false;
    this.waiting = false;
    this.#asked++;
  }

  /** One step back: unpin, then forget the last choice. False if there was nothing to go back from. */
  back(): boolean {
    if (this.pinned !== null) {
      this.pinned = null;
      return true;
    }
    if (this.pusher !== null) {
      this.pusher = null;
      return true;
    }
    if (this.path.length > 0 || this.held !== null) {
      this.clear();
      return true;
    }
    return false;
  }

  rotate(steps: number): boolean {
    if (this.spots.size === 0 || !this.rotates) return false;
    const at = this.pinned ?? this.pointed;
    const spots = at === null ? undefined : this.spots.get(at);
    // A unit that stays must turn, one that moves may not be able to: skip what is not offered.
    for (let n = 1; n <= 6; n++) {
      const turn = this.turn + n * steps;
      if (!spots || spots.some((spot) => spot.turn === ((turn % 6) + 6) % 6)) {
        this.turn = turn;
        return true;
      }
    }
    return false;
  }

  /** Turn so that the tile's printed top points in a direction. */
  rotateTo(direction: number): void {
    const now = ((this.turn % 6) + 6) % 6;
    let steps = direction - now;
    if (steps > 3) steps -= 6;
    if (steps < -3) steps += 6;
    if (steps !== 0) this.turn += steps;
  }

  /** Choose an option. What follows is asked from the server; a chain that is complete is sent. */
  choose(choice: Choice): Promise<void> {
    this.answered = this.#choose(choice);
    return this.answered;
  }

  async #choose(choice: Choice): Promise<void> {
    const asked = ++this.#asked;
    const path = [...this.path, choice];
    const battle = choice.do === 'use' && catalogue.tile(choice.tile)?.effects[0]?.effect === 'battle';
    const unit = STEPS.has(choice.do) || (choice.do === 'place' && this.step.kind === 'lay');
    this.pinned = null;
    this.pusher = null;
    if (battle) {
      this.path = path;
      this.complete = true;
      return;
    }
    if (!unit) {
      this.send(path);
      return;
    }
    this.path = path;
    this.waiting = true;
    try {
      const { view } = this.props();
      const next = await this.#after(path);
      if (asked !== this.#asked) return;
      const { seat, kind } = next.decision;
      if (seat === view.decision.seat && (GOES_ON.has(kind) || LEADS_ON.has(kind))) {
        this.#ahead = stepOf(next.decision);
        const mover = this.view.board.flatMap(partsOf).find((one) => one.at === this.mover);
        this.turn = mover ? mover.turn : 0;
      } else {
        this.send(path);
      }
    } catch {
      // The server can judge it when it is sent.
      if (asked === this.#asked) this.send(path);
    } finally {
      if (asked === this.#asked) this.waiting = false;
    }
  }

  /** What would come after the path; asked a second time if the server was too busy to say. */
  async #after(path: readonly Choice[]): Promise<{ decision: Decision }> {
    const args = { after: path.map((one) => one.id) };
    try {
      return (await this.props().ask('options', args)) as { decision: Decision };
    } catch {
      await new Promise((wake) => setTimeout(wake, 500));
      return (await this.props().ask('options', args)) as { decision: Decision };
    }
  }

  /** Say yes to what is pinned or complete. */
  confirm(): void {
    const choice = this.ready;
    if (!choice) return;
    if (this.complete) this.send(this.path);
    else void this.choose(choice);
  }

  send(path: readonly Choice[]): void {
    const [first, ...rest] = path.map((choice) => choice.id);
    this.clear();
    if (first === undefined) return;
    this.#queue = rest;
    this.props().act(first);
  }

  /** A new view has come: go on with what was being sent, or start afresh. */
  arrived(): void {
    this.clear();
    const { view, act } = this.props();
    const next = this.#queue.shift();
    this.answers = false;
    if (next === undefined) {
      this.turn = 0;
      return;
    }
    if (this.mine && view.decision.options.some((option) => option.id === next)) {
      this.answers = true;
      act(next, 'goes on');
    } else this.#queue = [];
  }

  get sending(): boolean {
    return this.#queue.length > 0;
  }
}
