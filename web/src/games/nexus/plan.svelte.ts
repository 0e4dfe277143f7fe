/** What the person before the screen is about to do: what is held, and where it can go. It holds no rules. */
import type { BoardProps } from '../../lib/module';
import { asChoice, asNexus, having, type Choice, type ChoiceOf } from './view';

/** Taken up: a unit to buy, units on a hex, or a hex where something is to happen. */
export type Held = { sort: 'new'; unit: string } | { sort: 'stack'; cell: string; unit: string } | { sort: 'hex'; cell: string };

type Way = ChoiceOf<'move' | 'breathe'>;

export class Plan {
  held = $state.raw<Held | null>(null);
  /** The cell under the pointer or with the focus. */
  pointed = $state<string | null>(null);
  /** Where a special attack goes whose victim is still to be named. */
  aimed = $state<string | null>(null);

  /** `withheld` tells that something is still being shown: what it asks comes after it. */
  constructor(
    private readonly props: () => BoardProps,
    private readonly withheld: () => boolean = () => false,
  ) {}

  readonly view = $derived.by(() => asNexus(this.props().view));
  readonly kind = $derived.by(() => this.view.decision.kind);

  readonly mine = $derived.by(() => {
    const { view, mySeats, replaying } = this.props();
    return !replaying && !this.withheld() && mySeats.includes(view.decision.seat) && view.decision.options.length > 0;
  });

  readonly choices: readonly Choice[] = $derived.by(() => (this.mine ? this.view.decision.options.map(asChoice) : []));

  readonly buys = $derived.by(() => having(this.choices, 'buy'));
  readonly ways: readonly Way[] = $derived.by(() => having(this.choices, 'move', 'breathe'));
  readonly fights = $derived.by(() => having(this.choices, 'fight'));
  readonly spots = $derived.by(() => having(this.choices, 'explore', 'place'));
  readonly done = $derived.by(() => having(this.choices, 'done')[0]);

  /** Is what is chosen on the board the hex itself, and not the units on it? */
  readonly byHex = $derived.by(() => this.kind === 'breathe');

  /** The kinds of unit on a hex that can go somewhere. */
  movable(cell: string): string[] {
    return [...new Set(having(this.choices, 'move').flatMap((way) => (way.cell === cell ? [way.unit] : [])))];
  }

  /** What can be done with what is held. */
  readonly open: readonly Way[] = $derived.by(() => {
    const { held } = this;
    if (held?.sort === 'stack') {
      return this.ways.filter((way) => way.do === 'move' && way.cell === held.cell && way.unit === held.unit);
    }
    if (held?.sort === 'hex') return this.ways.filter((way) => way.do === 'breathe' && way.cell === held.cell);
    return [];
  });

  /** The hexes that can be chosen now. */
  readonly targets: ReadonlySet<string> = $derived.by(() => {
    const { held } = this;
    if (held?.sort === 'new') return new Set(this.buys.filter((buy) => buy.unit === held.unit).map((buy) => buy.cell));
    if (this.open.length > 0) return new Set(this.open.map((way) => way.to));
    return new Set([...this.ways, ...this.fights, ...this.spots].map((choice) => choice.cell));
  });

  /** The fights that are possible in the hex that is looked at. */
  readonly here = $derived.by(() => {
    const { held } = this;
    return held?.sort === 'hex' ? this.fights.filter((fight) => fight.cell === held.cell) : [];
  });

  /** The units of a hex that can be taken up, where there are several kinds. */
  readonly kinds: readonly string[] = $derived.by(() => {
    if (this.held?.sort !== 'stack') return [];
    const all = this.movable(this.held.cell);
    return all.length > 1 ? all : [];
  });

  /** Options that are told in words. */
  readonly answers: readonly Choice[] = $derived.by(() => {
    if (this.aimed) return this.open.filter((way) => way.to === this.aimed);
    return having(this.choices, 'aim', 'lose', 'with', 'target', 'cancel', 'take', 'shatter', 'reroll');
  });

  /** There is something to choose that does not lie on the board. */
  readonly told = $derived.by(
    () => this.kinds.length + this.answers.length + having(this.choices, 'corporation').length > 0 || this.here.length > 1,
  );

  clear(): void {
    this.held = null;
    this.aimed = null;
  }

  back(): boolean {
    if (this.aimed !== null) {
      this.aimed = null;
      return true;
    }
    if (this.held === null) return false;
    this.held = null;
    return true;
  }

  act(choice: Choice): void {
    this.aimed = null;
    this.props().act(choice.id);
  }

  /** A new view has come: keep holding what can still be used, and take up the only thing there is. */
  arrived(): void {
    const { held } = this;
    this.aimed = null;
    if (held?.sort === 'new' && this.buys.some((buy) => buy.unit === held.unit)) return;
    if (held?.sort === 'stack' && this.ways.some((way) => way.do === 'move' && way.cell === held.cell && way.unit === held.unit)) return;
    this.held = null;
    const from = new Set(this.ways.map((way) => `${way.cell} ${way.do === 'move' ? way.unit : ''}`));
    const first = this.ways[0];
    if (from.size === 1 && first && this.kind !== 'move') {
      this.held = first.do === 'move' ? { sort: 'stack', cell: first.cell, unit: first.unit } : { sort: 'hex', cell: first.cell };
    }
    const fields = new Set(this.fights.map((fight) => fight.cell));
    if (fields.size === 1 && this.fights[0]) this.held = { sort: 'hex', cell: this.fights[0].cell };
  }

  /** Take up the next kind of unit on a hex; false if there is none. */
  takeUp(cell: string, unit?: string): boolean {
    this.aimed = null;
    if (this.byHex) {
      if (!this.ways.some((way) => way.cell === cell)) return false;
      this.held = { sort: 'hex', cell };
      return true;
    }
    const kinds = this.movable(cell);
    if (kinds.length === 0) return false;
    const at = this.held?.sort === 'stack' && this.held.cell === cell ? kinds.indexOf(this.held.unit) : -1;
    const next = unit !== undefined && kinds.includes(unit) ? unit : kinds[(at + 1) % kinds.length]!;
    this.held = { sort: 'stack', cell, unit: next };
    return true;
  }
}
