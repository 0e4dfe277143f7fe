/** What is asked now, in one sentence, and the buttons that answer it. */
import { untrack } from 'svelte';
import type { BoardProps } from '../../lib/module';
import { optionText } from '../../lib/renderings';
import { wide } from '../../lib/roomy';
import type { Primary, Tool } from '../../lib/shell';
import { catalogue } from './catalogue.svelte';
import { leaderUse, type Face } from './leaders';
import { tileName } from './names';
import type { Plan } from './plan.svelte';
import { asChoice, askedText, having, type Choice } from './view';

/** What is told in words and has a button; units and carousels are chosen on the board. */
const TOLD = [
  'redraw',
  'keep',
  'attack',
  'explode',
  'turn',
  'turn_second',
  'medic',
  'take',
  'build',
  'board',
  'leader',
  'lead',
  'recall',
  'spare',
  'face',
] as const;
/** What one does who does nothing, by the decision: the next step, as ending the turn is. */
const PASSES: Readonly<Record<string, 'decline' | 'stay' | 'keep'>> = { window: 'decline', roll: 'stay', build: 'keep' };
/** Decisions in the course of which a leader may be used, beside all else. */
const BESIDE = new Set(['act', 'discard']);
/** Decisions about a tile of the hand that is to go. */
const THROWS = new Set(['discard', 'pay']);

/** The moments whose question does not say what the card does. */
const EXPLAINED = new Set(['act', 'hits', 'battle_starts']);

export class Ask {
  /** The cell whose unit can move in several ways. */
  several = $state<string | null>(null);
  /** The leader that is about to be kept. */
  picked = $state<string | null>(null);

  constructor(
    private readonly plan: Plan,
    private readonly props: () => BoardProps,
  ) {
    // What is asked on the way is said too; what a view asks is said when it comes, and a cell that is chosen says so itself.
    $effect(() => {
      const { path, pinned, waiting } = plan;
      const said = (path.length > 0 || this.several) && pinned === null && !waiting ? this.asked : '';
      untrack(() => props().announce(said));
    });
  }

  readonly #held = $derived.by(() => this.plan.held?.tile ?? null);

  readonly asked: string = $derived.by(() => {
    const { plan } = this;
    const { t } = this.props();
    if (!plan.mine) return '';
    const { kind } = plan.step;
    if (plan.complete) return t('asked-battle');
    if (kind !== 'hq' && plan.pinned && plan.tile) return t('asked-turnIt', { tile: tileName(plan.tile.id, t) });
    if (kind === 'hq' && plan.pinned) return t('asked-confirmHq');
    if (kind === 'push' && plan.pusher) return t('asked-pushWhom');
    if (this.several) return t('asked-several');
    if (kind === 'act' && having(plan.step.choices, 'spin').length > 0 && !this.#held)
      return t(plan.pinned ? 'asked-turnCarousel' : 'asked-spin');
    if (kind === 'act' && this.#held) return t('asked-heldTile', { tile: tileName(this.#held, t) });
    return askedText(kind, plan.step.about, t);
  });

  /** Options that are told in words, each with a button. */
  readonly choices: readonly Choice[] = $derived.by(() => {
    const { plan, several } = this;
    if (!plan.mine) return [];
    if (several) return having(plan.step.choices, 'move', 'carry', 'run', 'rotate').filter((one) => one.cell === several);
    const { kind } = plan.step;
    return having(plan.step.choices, ...TOLD).filter((one) => one.do !== PASSES[kind] && !(one.do === 'lead' && BESIDE.has(kind)));
  });

  /** The use of a leader that a window is about. */
  readonly use: { leader: string; face: Face } | null = $derived.by(() => {
    const { leader, face } = this.plan.step.about;
    return this.plan.step.kind === 'window' && typeof leader === 'string' && (face === 'front' || face === 'back')
      ? { leader, face }
      : null;
  });

  /** What the side of the card that is up does, where there is no room for the card itself. */
  readonly aside: string = $derived.by(() => {
    const { t } = this.props();
    if (!this.plan.mine) return '';
    return this.use && EXPLAINED.has(String(this.plan.step.about['moment'])) && !wide.current
      ? leaderUse(this.use.leader, this.use.face, t)
      : '';
  });

  /** The unit that is named is only the first of two. */
  readonly leadsOn: boolean = $derived.by(() => this.use !== null && catalogue.leaders.get(this.use.leader)?.[this.use.face] === 'swap');

  readonly #pass: Choice | undefined = $derived.by(() => {
    const verb = PASSES[this.plan.step.kind];
    return verb && this.plan.path.length === 0 ? having(this.plan.step.choices, verb)[0] : undefined;
  });

  readonly #kept: Choice | undefined = $derived.by(() =>
    having(this.plan.step.choices, 'leader').find((one) => one.leader === this.picked),
  );

  text(choice: Choice): string {
    return optionText(choice, this.plan.step.kind, this.props().t);
  }

  readonly #discard = $derived.by(() => {
    const { plan } = this;
    if (!plan.mine || this.#held === null || plan.path.length > 1 || plan.pinned) return undefined;
    return having(plan.view.decision.options.map(asChoice), 'discard').find((choice) => choice.tile === this.#held);
  });

  readonly #cancellable = $derived.by(() => {
    const { plan } = this;
    return plan.path.length > 0 || plan.pinned !== null || plan.held !== null || this.several !== null;
  });

  /** What a yes would do, in words. */
  readonly #yes: string = $derived.by(() => {
    const { plan } = this;
    const { t } = this.props();
    if (plan.complete) return t('yes-battle');
    switch (plan.step.kind) {
      case 'hq':
      case 'place':
      case 'lay':
      case 'join':
        return t('yes-place');
      case 'move':
        return t('yes-move');
      case 'push':
        return t('yes-push');
      case 'aim':
      case 'snipe':
        return t('yes-strike');
      case 'window':
        return t('yes-lead');
      case 'act':
        return t(plan.pinned !== null ? 'yes-spin' : 'yes-ok');
      default:
        return t('yes-ok');
    }
  });

  readonly primary: Primary | null = $derived.by(() => {
    const { plan } = this;
    const { t, busy } = this.props();
    if (!plan.mine) return null;
    const ready = plan.ready && (plan.pinned || plan.complete);
    if (ready) return { name: 'yes', label: this.#yes, run: busy ? null : () => plan.confirm() };
    if (THROWS.has(plan.step.kind)) {
      const discard = this.#discard;
      return { name: 'discard', label: t('discard'), run: discard && !busy ? () => this.send(discard.id) : null };
    }
    const end = plan.path.length === 0 && !plan.held ? having(plan.step.choices, 'end')[0] : undefined;
    if (end) return { name: 'end', label: t('end'), run: busy ? null : () => this.send(end.id) };
    const pass = this.#pass ?? this.#kept;
    if (pass) return { name: pass.do, label: this.text(pass), run: busy ? null : () => this.send(pass.id) };
    // Nothing can be confirmed yet: the button stays and says what it will do.
    return { name: 'yes', label: this.#yes, run: null };
  });

  readonly tools: readonly Tool[] = $derived.by(() => {
    const { plan } = this;
    const { t, busy } = this.props();
    if (!plan.mine) return [];
    const found: Tool[] = [];
    if (this.#cancellable) found.push({ name: 'cancel', icon: 'close', label: t('cancel'), run: () => this.back(), key: 'Esc' });
    if (plan.spots.size > 0 && plan.rotates) {
      found.push({ name: 'turn-left', icon: 'left', label: t('rotate-left'), run: () => void plan.rotate(-1), key: 'Q' });
      found.push({ name: 'turn-right', icon: 'right', label: t('rotate-right'), run: () => void plan.rotate(1), key: 'E' });
    }
    const lead = BESIDE.has(plan.step.kind) && !plan.held ? having(plan.step.choices, 'lead')[0] : undefined;
    if (lead) found.push({ name: 'lead', icon: 'star', label: this.text(lead), run: () => this.take(lead), disabled: busy });
    const discard = this.#discard;
    if (discard && !THROWS.has(plan.step.kind)) {
      found.push({ name: 'discard', icon: 'bin', label: t('discard'), run: () => this.send(discard.id), disabled: busy });
    }
    return found;
  });

  /** One step back; false if there was nothing to go back from. */
  back(): boolean {
    if (this.several !== null) {
      this.several = null;
      return true;
    }
    return this.plan.back();
  }

  take(choice: Choice): void {
    this.several = null;
    if (choice.do === 'leader' && this.picked !== choice.leader) this.picked = choice.leader;
    else void this.plan.choose(choice);
  }

  send(action: number): void {
    this.plan.clear();
    this.props().act(action);
  }
}
