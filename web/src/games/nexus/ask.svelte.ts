/** What is asked now, in one sentence, and the buttons that answer it. */
import type { BoardProps } from '../../lib/module';
import { optionText, promptText } from '../../lib/renderings';
import { roomy } from '../../lib/roomy';
import type { Primary, Tool } from '../../lib/shell';
import { box, cardName, unitName } from './box.svelte';
import { desk } from './desk.svelte';
import type { Plan } from './plan.svelte';
import type { Choice } from './view';

export class Ask {
  constructor(
    private readonly plan: Plan,
    private readonly props: () => BoardProps,
    /** What happened last, in words. */
    private readonly latest: () => string,
  ) {}

  readonly asked: string = $derived.by(() => this.#own || this.#waiting);

  readonly #own: string = $derived.by(() => {
    const { plan } = this;
    const { t } = this.props();
    if (!plan.mine) return '';
    const { held, view, kind } = plan;
    if (held?.sort === 'new') return t('asked-where', { unit: unitName(held.unit, t) });
    if (held?.sort === 'stack') return t('asked-whereTo', { unit: unitName(held.unit, t), cell: held.cell });
    if (plan.aimed) return t('asked-aim');
    if (held?.sort === 'hex' && kind === 'breathe') return t('asked-breatheAt', { cell: held.cell });
    if (held?.sort === 'hex' && kind === 'fight') return t('asked-fightAt', { cell: held.cell });
    if (kind === 'deploy') return t('asked-buy', { n: view.players[view.decision.seat]?.rubium ?? 0 });
    return promptText(view.decision, t);
  });

  readonly #waiting: string = $derived.by(() => {
    const { kind, view } = this.plan;
    const { t, names, mySeats, replaying } = this.props();
    if (replaying || view.decision.seat < 0 || mySeats.includes(view.decision.seat)) return '';
    const who = names[view.decision.seat] ?? '';
    return kind === 'window' ? t('waiting-window', { who }) : kind === 'casualty' ? t('waiting-casualty', { who }) : '';
  });

  readonly more: string = $derived.by(() => {
    const { plan } = this;
    const { t } = this.props();
    const { view } = plan;
    if (plan.mine && plan.kind === 'move' && view.march > 0) return t('march', { n: view.march, card: cardName('march', t) });
    const ware = plan.held?.sort === 'new' ? box.units.get(plan.held.unit) : undefined;
    if (!ware) return this.latest();
    const left = view.players[view.decision.seat]?.reserve[ware.id] ?? 0;
    return `${t('unit-hits', { n: ware.to_hit })}, ${t('unit-left', { n: left })}`;
  });

  readonly primary: Primary | null = $derived.by(() => {
    const { plan } = this;
    const { t, busy } = this.props();
    if (!plan.mine) return null;
    const button = (name: string, choice: Choice): Primary => ({
      name,
      label: optionText(choice, plan.kind, t),
      run: busy ? null : () => plan.act(choice),
    });
    const [fight, ...others] = plan.here;
    if (fight && others.length === 0) return button('fight', fight);
    if (plan.done) return button('done', plan.done);
    // What cannot be chosen need not be looked for on the board.
    const [only, ...more] = plan.choices;
    if (only && more.length === 0) return button('only', only);
    return { name: 'choose', label: t('next-choose'), run: null };
  });

  /** Cards in the place of the market, and back. */
  #turn(): void {
    desk.cards = !desk.cards;
    desk.card = null;
  }

  readonly tools: readonly Tool[] = $derived.by(() => {
    const { plan } = this;
    const { t } = this.props();
    if (plan.held !== null || plan.aimed !== null)
      return [{ name: 'cancel', icon: 'close', label: t('cancel'), run: () => void plan.back(), key: 'Esc' }];
    const hand = plan.view.players[plan.view.seat]?.hand;
    const some = (hand?.missions.length ?? 0) + Object.keys(hand?.energize ?? {}).length > 0;
    if (roomy.current || !plan.mine || plan.kind !== 'deploy' || !some) return [];
    return [{ name: 'cards', icon: 'cards', label: t(desk.cards ? 'market' : 'hand'), pressed: desk.cards, run: () => this.#turn() }];
  });
}
