/** What clicks, taps and drags on the board and in the market mean. What is not possible is refused with its reason. */
import type { CellDrag } from '../../board/types';
import type { Action } from '../../generated/nexus';
import type { BoardProps, Judged } from '../../lib/module';
import { refusalText } from '../../lib/renderings';
import { unitName } from './box.svelte';
import type { Plan } from './plan.svelte';
import type { Hex } from './view';

export class Gestures {
  refused = $state.raw<{ text: string; clause: string } | null>(null);
  /** The hex over which something is dragged. */
  hovered = $state<string | null>(null);

  /** `skip` ends what is being shown: whoever acts has seen enough. `unitOf` tells of which kind a piece on the board is. */
  constructor(
    private readonly plan: Plan,
    private readonly props: () => BoardProps,
    private readonly skip: () => void,
    private readonly unitOf: (piece: string | null) => string | undefined,
  ) {}

  #ready(): boolean {
    this.refused = null;
    this.skip();
    return this.plan.mine && !this.props().busy;
  }

  #hex(cell: string): Hex | undefined {
    return this.plan.view.board.find((hex) => hex.at === cell);
  }

  pick(cell: string, piece: string | null): void {
    if (!this.#ready()) return;
    const { plan } = this;
    const { held, view } = plan;
    if (held?.sort === 'new') {
      this.#buy(held.unit, cell);
    } else if (plan.kind === 'fight') {
      if (plan.fights.some((fight) => fight.cell === cell)) plan.held = { sort: 'hex', cell };
      else void this.#refuse({ do: 'fight', cell, seat: this.enemyAt(cell) ?? (view.decision.seat + 1) % view.seats });
    } else if (plan.spots.length > 0) {
      const spot = plan.spots.find((one) => one.cell === cell);
      if (spot) plan.act(spot);
      else void this.#refuse({ do: plan.spots[0]!.do, cell });
    } else if (plan.ways.length > 0) {
      this.#go(cell, this.unitOf(piece));
    } else if (plan.kind === 'deploy' && this.#hex(cell)?.base === view.decision.seat) {
      this.refused = { text: this.props().t('hint-buy'), clause: '' };
    }
  }

  #buy(unit: string, cell: string): void {
    const choice = this.plan.buys.find((one) => one.unit === unit && one.cell === cell);
    if (choice) this.plan.act(choice);
    else void this.#refuse({ do: 'buy', unit, cell });
  }

  #go(cell: string, unit: string | undefined): void {
    const { plan } = this;
    const { held } = plan;
    const to = plan.open.filter((way) => way.to === cell);
    if (to.length === 1) {
      plan.act(to[0]!);
    } else if (to.length > 1) {
      plan.aimed = cell;
    } else if (held && 'cell' in held && held.cell === cell) {
      // Once more: the next kind of unit there, or put it down again.
      if (unit !== undefined && held.sort === 'stack' && unit !== held.unit) plan.takeUp(cell, unit);
      else if (plan.movable(cell).length > 1 && unit === undefined) plan.takeUp(cell);
      else plan.clear();
    } else if (plan.takeUp(cell, unit)) {
      this.#sayTargets();
    } else if (held?.sort === 'stack') {
      void this.#refuse({ do: 'move', unit: held.unit, cell: held.cell, to: cell });
    } else if (held?.sort === 'hex') {
      void this.#refuse({ do: 'breathe', cell: held.cell, to: cell, seat: this.enemyAt(cell) ?? 0 });
    }
  }

  #sayTargets(): void {
    const { held, targets } = this.plan;
    const { t, announce } = this.props();
    if (held?.sort === 'stack') announce(t('say-targets', { unit: unitName(held.unit, t), cells: [...targets].join('; ') }));
  }

  /** A seat with units in a hex that is no friend of the one before the screen. */
  enemyAt(cell: string): number | undefined {
    const { view } = this.plan;
    const own = view.seat >= 0 ? view.seat : view.turn_of;
    const side = view.players[own]?.side;
    const found =
      this.#hex(cell)?.units.findIndex((units, seat) => Object.keys(units).length > 0 && view.players[seat]?.side !== side) ?? -1;
    return found >= 0 ? found : undefined;
  }

  async #refuse(action: Action): Promise<void> {
    const { t, ask, announce } = this.props();
    try {
      const { refusal } = (await ask('refusal', { action })) as Judged;
      if (refusal) this.refused = { text: refusalText(refusal, t), clause: refusal.clause };
    } catch {
      // What cannot even be said in the game's notation has no reason to be told.
      this.refused = { text: t('refusal-not_asked'), clause: '' };
    }
    if (this.refused) announce(this.refused.text);
  }

  readonly drag: CellDrag = {
    can: (cell, piece) => {
      const { plan } = this;
      if (!plan.mine || this.props().busy || plan.held?.sort === 'new') return false;
      const unit = this.unitOf(piece);
      if (unit !== undefined) return plan.movable(cell).includes(unit);
      if (plan.held?.sort === 'stack' && plan.held.cell === cell) return true;
      return plan.byHex ? plan.ways.some((way) => way.cell === cell) : plan.movable(cell).length === 1;
    },
    start: (cell, piece) => {
      const { plan } = this;
      this.refused = null;
      const held = plan.held?.sort === 'stack' && plan.held.cell === cell ? plan.held.unit : undefined;
      plan.takeUp(cell, this.unitOf(piece) ?? held ?? plan.movable(cell)[0]);
    },
    over: (cell) => {
      this.hovered = cell;
      this.plan.pointed = cell;
    },
    drop: (from, to) => {
      this.hovered = null;
      if (to !== null && to !== from) this.#go(to, undefined);
      // The next drag begins anew; only a victim that is still to be named keeps what is held.
      if (this.plan.aimed === null) this.plan.clear();
    },
    cancel: () => {
      this.hovered = null;
      this.plan.clear();
    },
  };

  /** A unit of the market is pressed; true if it is held now. */
  takeWare(unit: string): boolean {
    if (!this.#ready()) return false;
    const { plan } = this;
    const again = plan.held?.sort === 'new' && plan.held.unit === unit;
    plan.clear();
    if (again) return false;
    if (!plan.buys.some((one) => one.unit === unit)) {
      const cell = plan.view.board.find((hex) => hex.base === plan.view.decision.seat)?.at ?? '';
      void this.#refuse({ do: 'buy', unit, cell });
      return false;
    }
    plan.held = { sort: 'new', unit };
    return true;
  }

  dropWare(unit: string, cell: string | null): void {
    this.hovered = null;
    const { held } = this.plan;
    if (cell !== null && held?.sort === 'new' && held.unit === unit && !this.props().busy) this.#buy(unit, cell);
  }
}
