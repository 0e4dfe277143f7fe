/** What presses and drags mean: on a cell, on a tile of the hand, around a tile that is being turned. */
import type { CellDrag } from '../../board/types';
import type { BoardProps } from '../../lib/module';
import type { Ask } from './ask.svelte';
import { desk } from './desk.svelte';
import type { Card, Plan } from './plan.svelte';
import type { Refusing } from './refusing.svelte';
import { asChoice, having, type Choice } from './view';

/** The board that is pressed on. */
export interface Pressed {
  /** The cell with the focus. */
  focused: () => string | null;
  focusCell: (cell: string) => void;
  cellBox: (cell: string) => DOMRect | null;
  /** Shows the card of who stands there, and keeps it. */
  showCard: (cell: string) => void;
  /** Whoever acts has seen enough. */
  skip: () => void;
}

export class Picking {
  /** What was taken and is being asked about. */
  #taking: Promise<void> = Promise.resolve();
  #dragFrom: string | null = null;
  /** A tile is turned by dragging around its middle. */
  #spin: { x: number; y: number; angle: number; turn: number } | null = null;

  constructor(
    private readonly props: () => BoardProps,
    private readonly plan: Plan,
    private readonly ask: Ask,
    private readonly refusing: Refusing,
    private readonly board: Pressed,
  ) {}

  /** The tiles of the hand with which something can be done. */
  readonly live: ReadonlySet<string> = $derived.by(() => {
    const first = this.plan.mine ? this.props().view.decision.options.map(asChoice) : [];
    return new Set(having(first, 'use', 'discard').map((choice) => choice.tile));
  });

  #ready(): void {
    this.board.skip();
    this.refusing.clear();
    this.ask.several = null;
  }

  card(card: Card, byKey: boolean): Promise<void> {
    const { plan } = this;
    this.#ready();
    if (!plan.mine || this.props().busy) return Promise.resolve();
    if (plan.held?.key === card.key) {
      plan.clear();
      return Promise.resolve();
    }
    plan.clear();
    const use = having(plan.step.choices, 'use').find((choice) => choice.tile === card.tile);
    plan.held = card;
    if (!use) {
      if (plan.view.decision.kind === 'act') void this.refusing.why({ do: 'use', tile: card.tile });
      return Promise.resolve();
    }
    const from = document.activeElement;
    return plan.choose(use).then(() => {
      plan.held = plan.path.length > 0 ? card : null;
      // Who has gone elsewhere in the meantime is not called back.
      if (byKey && plan.targets.size > 0 && document.activeElement === from) {
        const focused = this.board.focused();
        const at = focused && plan.targets.has(focused) ? focused : ([...plan.targets][0] ?? null);
        if (at) this.board.focusCell(at);
      }
    });
  }

  dragCard(card: Card): boolean {
    if (!this.plan.mine || this.props().busy || !this.live.has(card.tile)) return false;
    if (this.plan.held?.key !== card.key) this.#taking = this.card(card, false);
    return true;
  }

  async dropCard(card: Card, cell: string | null): Promise<void> {
    await this.#taking;
    this.plan.pointed = null;
    if (this.plan.held?.key !== card.key) return;
    if (cell === null) return;
    if (this.plan.complete) return;
    this.cell(cell, false);
  }

  cell(cell: string, mayConfirm = true): void {
    const { plan } = this;
    this.#ready();
    desk.card = null;
    if (plan.waiting) {
      // Pressed before the server told what can be chosen: it counts when that is known.
      void plan.answered.then(() => this.cell(cell, mayConfirm));
      return;
    }
    if (!plan.mine || this.props().busy) {
      this.board.showCard(cell);
      return;
    }
    const { step } = plan;
    if (plan.spots.size > 0) {
      this.#spot(cell, mayConfirm);
      return;
    }
    const pushes = having(step.choices, 'push');
    if (pushes.length > 0) {
      this.#push(cell, pushes, mayConfirm);
      return;
    }
    if (having(step.choices, 'spin').some((choice) => choice.hub === cell)) {
      this.#pin(cell, mayConfirm);
      return;
    }
    const aim = having(step.choices, 'aim', 'pushed', 'roll', 'retreat').find((choice) => choice.cell === cell);
    if (aim) {
      if (plan.instant?.effects[0]?.effect === 'move') void plan.choose(aim);
      else this.#pin(cell, mayConfirm);
      return;
    }
    const led = having(step.choices, 'target').find((choice) => choice.cell === cell);
    if (led) {
      // Who is named first of two decides nothing yet.
      if (this.ask.leadsOn) void plan.choose(led);
      else this.#pin(cell, mayConfirm);
      return;
    }
    const medics = having(step.choices, 'medic').filter((choice) => choice.medic === cell);
    if (medics.length === 1) {
      void plan.choose(medics[0]!);
      return;
    }
    const ways = [...this.#moves(cell), ...having(step.choices, 'rotate').filter((choice) => choice.cell === cell)];
    if (ways.length === 1) void plan.choose(ways[0]!);
    else if (ways.length > 1) this.ask.several = cell;
    else if (having(step.choices, 'aim', 'pushed').length > 0) void this.refusing.refuse(cell);
    else this.board.showCard(cell);
  }

  /** The first press chooses, the second says yes. */
  #pin(cell: string, mayConfirm: boolean): void {
    if (this.plan.pinned === cell && mayConfirm) this.plan.confirm();
    else this.plan.pinned = cell;
  }

  #spot(cell: string, mayConfirm: boolean): void {
    const { plan } = this;
    const spots = plan.spots.get(cell);
    if (!spots) {
      void this.refusing.refuse(cell);
    } else if (plan.pinned === cell && mayConfirm) {
      plan.confirm();
    } else {
      const wanted = ((plan.turn % 6) + 6) % 6;
      if (!spots.some((spot) => spot.turn === wanted)) plan.turn = spots[0]!.turn;
      plan.pinned = cell;
    }
  }

  #push(cell: string, pushes: ReturnType<typeof having<'push'>>, mayConfirm: boolean): void {
    const { plan } = this;
    if (plan.pusher !== null && pushes.some((one) => one.cell === plan.pusher && one.pushed === cell)) {
      this.#pin(cell, mayConfirm);
      return;
    }
    const from = pushes.filter((one) => one.cell === cell);
    const to = pushes.filter((one) => one.pushed === cell);
    if (from.length > 0) {
      plan.pusher = cell;
      plan.pinned = from.length === 1 ? from[0]!.pushed : null;
    } else if (to.length === 1) {
      plan.pusher = to[0]!.cell;
      plan.pinned = cell;
    } else {
      void this.refusing.refuse(cell);
    }
  }

  /** How the unit there can go elsewhere. */
  #moves(cell: string): Choice[] {
    const { choices } = this.plan.step;
    return [
      ...having(choices, 'move').filter((one) => one.cell === cell),
      ...having(choices, 'carry', 'run').filter((one) => one.cell === cell),
    ];
  }

  turnTo(turn: number): void {
    const wanted = ((turn % 6) + 6) % 6;
    const offered = this.plan.spots.get(this.plan.pinned ?? '');
    if (offered?.some((spot) => spot.turn === wanted)) this.plan.rotateTo(wanted);
  }

  /** Dragging on the board: around a pinned tile it turns it, from a unit that can move it moves it. */
  readonly drag: CellDrag = {
    can: (cell) => {
      const { plan } = this;
      if (!plan.mine || this.props().busy) return false;
      if (plan.pinned !== null) return plan.pinned === cell && plan.rotates;
      return plan.mover === cell || (plan.path.length === 0 && this.#moves(cell).length > 0);
    },
    start: (cell) => {
      const { plan } = this;
      desk.card = null;
      if (plan.pinned === cell) {
        const box = this.board.cellBox(cell);
        if (box) this.#spin = { x: box.left + box.width / 2, y: box.top + box.height / 2, angle: NaN, turn: plan.turn };
        return;
      }
      this.#dragFrom = cell;
      const way = plan.mover === cell ? undefined : this.#moves(cell)[0];
      if (way) this.#taking = plan.choose(way);
    },
    over: (cell, x, y) => {
      const spin = this.#spin;
      if (!spin) {
        this.plan.pointed = cell;
        return;
      }
      // Too near the middle a hand's tremor would be a turn.
      if (Math.hypot(x - spin.x, y - spin.y) < 16) return;
      const angle = (Math.atan2(y - spin.y, x - spin.x) * 180) / Math.PI;
      if (Number.isNaN(spin.angle)) spin.angle = angle;
      this.turnTo(spin.turn + Math.round((angle - spin.angle) / 60));
    },
    drop: (from, to) => {
      const { plan } = this;
      if (this.#spin) {
        this.#spin = null;
        return;
      }
      this.#dragFrom = null;
      void this.#taking.then(() => {
        plan.pointed = null;
        if (to === null || (to === from && plan.mover !== from)) plan.clear();
        else this.cell(to, false);
      });
    },
    cancel: () => {
      this.#spin = null;
      if (this.#dragFrom !== null) this.plan.clear();
      this.#dragFrom = null;
    },
  };
}
