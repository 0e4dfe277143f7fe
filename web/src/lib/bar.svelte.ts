/** What the bar of a table says while it is played: whose turn it is, the one next step, and the lesser ones beside it. */
import { t, type Translate } from './i18n.svelte';
import type { Play } from './play.svelte';
import { go } from './router.svelte';
import type { Primary, Tool } from './shell';
import { stage } from './stage.svelte';
import { resultTitle } from './words';

interface Around {
  table: string;
  /** The words of the game. */
  words: () => Translate;
  names: () => string[];
  /** The step that is looked back at, if any is. */
  back: () => number | null;
  /** The board is still showing what happened. */
  showing: () => boolean;
  /** What others did in their last turn, in one line. */
  happened: () => string;
  /** Somebody strong is asked already. */
  thinking: () => boolean;
  /** From looking back to the game. */
  now: () => void;
  hint: () => void;
  rematch: () => void;
  saying: (work: Promise<void>) => void;
}

export class Bar {
  constructor(
    private readonly own: Play,
    private readonly around: Around,
  ) {}

  /** A seat of mine on which a stand-in plays, because my time ran out. */
  readonly #replaced = $derived.by(() => {
    const { card, mySeats } = this.own;
    return card?.state === 'playing' ? (mySeats.find((seat) => card.clock?.away[seat]) ?? -1) : -1;
  });

  readonly headline: string = $derived.by(() => {
    const { own, around } = this;
    const { card, position, mySeats } = own;
    const names = around.names();
    const back = around.back();
    const ahead = own.follower.following;
    if (own.line.line === 'lost') return t('line-lost');
    if (!card) return '';
    if (back !== null) return t('back-text', { step: back, total: position?.step ?? 0 });
    if (card.state === 'over') return around.showing() || ahead ? '' : resultTitle(card, names, mySeats);
    if (card.state === 'waiting') return t('table-waiting');
    if (ahead) return t('follow-plays', { name: names[position?.by.findLast((seat) => seat >= 0) ?? -1] ?? '' });
    if (this.#replaced >= 0) return t('clock-replaced', { name: names[this.#replaced] ?? '' });
    if (card.thinking !== null) return t('table-thinking', { name: names[card.thinking] ?? '' });
    const acting = card.hold ?? card.decides;
    if (mySeats.includes(acting)) return mySeats.length > 1 ? t('table-turn_of', { name: names[acting] ?? '' }) : t('table-your_turn');
    return acting < 0 ? t('table-chance') : t('table-waits_for', { name: names[acting] ?? '' });
  });

  readonly primary: Primary | null = $derived.by(() => {
    const { own, around } = this;
    const { card, line, follower } = own;
    const replaced = this.#replaced;
    if (line.line === 'lost') return { name: 'retry', label: t('line-retry'), run: () => line.retryNow() };
    if (around.back() !== null) return { name: 'now', label: t('back-now'), run: around.now };
    if (follower.following) return { name: 'catch-up', label: t('follow-skip'), quiet: true, run: () => follower.finish() };
    if (replaced >= 0) return { name: 'back', label: t('clock-back'), run: () => around.saying(line.say('back', { seat: replaced })) };
    if (own.holding) {
      const words = around.words();
      const kind = `go-${own.position?.view.decision.kind}`;
      return { name: 'go', label: words(words.has(kind) ? kind : 'go'), run: own.still ? null : () => own.goOn() };
    }
    const next = card?.next;
    if (next) return { name: 'next-table', label: t('result-next'), run: () => go(`/t/${next}`) };
    if (card?.state === 'over' && own.mySeats.length > 0) return { name: 'rematch', label: t('result-rematch'), run: around.rematch };
    return null;
  });

  readonly tools: Tool[] = $derived.by(() => {
    const { own, around } = this;
    const { card, follower } = own;
    if (!card) return [];
    const back = around.back();
    if (back !== null)
      return [{ name: 'replay', icon: 'replay', label: t('back-replay'), run: () => go(`/replay/${around.table}?step=${back}`) }];
    const thinking = around.thinking();
    const playing = card.state === 'playing';
    const hint: Tool = {
      name: 'hint',
      icon: 'bulb',
      label: t(thinking ? 'hint-thinking' : 'hint-ask'),
      run: around.hint,
      disabled: own.still || thinking,
    };
    const all: Tool = { name: 'undo-all', icon: 'first', label: t('table-undo_all'), run: () => own.undo(true), disabled: own.still };
    const one: Tool = {
      name: 'undo',
      icon: 'undo',
      label: t('table-undo'),
      run: () => own.undo(false),
      disabled: own.still,
      key: 'Ctrl+Z',
    };
    const again: Tool = {
      name: 'again',
      icon: 'replay',
      label: t('follow-again'),
      run: () => follower.again(),
      disabled: follower.following || stage.busy,
    };
    const askable = own.decides && card.hints && playing && (own.position?.view.decision.options.length ?? 0) > 1;
    return [
      ...(own.undoable > 0 ? [one] : []),
      ...(askable ? [hint] : []),
      ...(around.happened() && playing ? [again] : []),
      ...(own.undoable > 1 ? [all] : []),
    ];
  });
}
