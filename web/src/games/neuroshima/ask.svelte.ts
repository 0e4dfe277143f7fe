/** What is asked now, in one sentence, and the buttons that answer it. */
import type { BoardProps } from '../../lib/module';
import { optionText } from '../../lib/renderings';
import type { Primary, Tool } from '../../lib/shell';
import { tileName } from './names';
import type { Plan } from './plan.svelte';
import { asChoice, askedText, having, type Choice } from './view';

/** What is done with leaders and told in words; units are chosen on the board. */
const LEADER_VERBS = ['leader', 'lead', 'decline', 'recall', 'spare', 'face'] as const;
/** What is told in words and has a button. */
const TOLD = ['redraw', 'keep', 'attack', 'explode', 'turn', 'turn_second', 'medic', 'take', 'spin', 'stay', 'build', 'board'] as const;
/** Decisions about a tile of the hand that is to go. */
const THROWS = new Set(['discard', 'pay']);

export class Ask {
  /** The cell whose unit can move in several ways. */
  several = $state<string | null>(null);

  constructor(
    private readonly plan: Plan,
    private readonly props: () => BoardProps,
  ) {}

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
    if (kind === 'act' && this.#held) return t('asked-heldTile', { tile: tileName(this.#held, t) });
    return askedText(kind, plan.step.about, t);
  });

  /** Options that are told in words, each with a button. */
  readonly choices: readonly Choice[] = $derived.by(() => {
    const { plan, several } = this;
    if (!plan.mine) return [];
    if (several) return having(plan.step.choices, 'move', 'carry', 'run', 'rotate').filter((one) => one.cell === several);
    return having(plan.step.choices, ...TOLD, ...LEADER_VERBS);
  });

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
    void this.plan.choose(choice);
  }

  send(action: number): void {
    this.plan.clear();
    this.props().act(action);
  }
}
