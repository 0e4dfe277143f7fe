/** What the board shows: the position, or on the way to it scenes of what happened. */
import { onDestroy, untrack } from 'svelte';
import type { BoardProps } from '../../lib/module';
import { eventText } from '../../lib/renderings';
import { settings } from '../../lib/settings.svelte';
import { stage as theatre } from '../../lib/stage.svelte';
import { foreseen } from './acts';
import { catalogue } from './catalogue.svelte';
import { desk } from './desk.svelte';
import { tileName } from './names';
import type { Plan } from './plan.svelte';
import { isBattle, sceneOf, scenes, type Scene } from './scene';
import { asNeuroshima, askedText, having, type Forecast, type NeuroshimaView } from './view';

/** Decisions that the blows of a phase have caused. */
const ASKED_BY_BLOWS = new Set(['medic', 'attack']);

export class Showing {
  /** The scene of the view that came last. */
  settled: Scene;
  /** The blows are shown whose end waits for an answer. */
  foretelling = $state(false);
  /** The attacks of the phase that waits for an answer. */
  #struck = $state.raw<Forecast['phases'][number]['attacks']>([]);
  #seen: unknown;
  #wasWithheld = false;

  readonly fighting = $derived(!desk.playback.done);
  readonly #streaming = $derived(!desk.stream.done && desk.stream.steps.length > 0);
  /** Something is shown that has happened already. */
  readonly running = $derived(this.fighting || this.#streaming || this.foretelling);
  readonly scene: Scene = $derived.by(() => {
    const { frames, playback, streamFrames, stream } = desk;
    return (this.fighting ? frames[playback.at] : this.#streaming ? streamFrames[stream.at] : undefined) ?? this.settled;
  });
  /** What is marked: a step that was chosen by hand; while a battle is played, the stage shows it. */
  readonly event = $derived.by(() => {
    const { playback, stream } = desk;
    if (this.fighting) return playback.performing || playback.playing ? undefined : playback.current;
    return this.#streaming ? stream.current : undefined;
  });
  readonly battle = $derived(desk.fresh && desk.playback.steps.length > 0);

  /** `arrived` is called when another view is there. Made while a component is. */
  constructor(
    private readonly props: () => BoardProps,
    private readonly plan: () => Plan,
    private readonly arrived: () => void,
  ) {
    this.#seen = untrack(() => props().view);
    this.settled = $state.raw(untrack(() => sceneOf(asNeuroshima(props().view))));
    $effect(() => {
      theatre.set(this.running, () => this.skip());
    });
    onDestroy(() => theatre.set(false));
    $effect(() => {
      desk.scores = this.running ? this.scene.scores : null;
    });
    $effect(() => {
      const { view, events } = props();
      untrack(() => {
        if (view === this.#seen) return;
        this.#seen = view;
        this.#arrive(asNeuroshima(view), events);
      });
    });
    // What a battle asks is said when it is asked: after the battle.
    $effect(() => {
      const withheld = this.withheld();
      if (this.#wasWithheld && !withheld) untrack(() => plan().mine && this.#announceAsked());
      this.#wasWithheld = withheld;
    });
  }

  /** A battle is still being shown: what it asks comes after it. */
  withheld(): boolean {
    return this.fighting || this.foretelling;
  }

  skip(): void {
    desk.playback.skip();
    desk.stream.skip();
  }

  #arrive(next: NeuroshimaView, events: BoardProps['events']): void {
    const { stream, playback } = desk;
    const { t, reducedMotion, replaying, announce } = this.props();
    const frames = scenes(this.settled, events, next.options['mode'] === 'points');
    this.settled = sceneOf(next, frames[frames.length - 1]);
    if (events.some(isBattle)) this.#showBattle(frames, events);
    else {
      playback.skip();
      desk.fresh = false;
      desk.streamFrames = frames;
      stream.load(events);
      if (reducedMotion) stream.skip();
      else if (events.length > 0) stream.play();
    }
    if (!replaying) {
      const said = events.map((one) => eventText(one, t));
      if (said.length > 0) announce(said.join('. '));
    }
    this.arrived();
    this.#struck = [];
    void this.#foretell(next);
    if (this.plan().mine && !this.plan().answers) this.#announceAsked();
  }

  /** A battle that was interrupted by a choice goes on where it was. */
  #showBattle(frames: Scene[], events: BoardProps['events']): void {
    const { playback } = desk;
    desk.stream.skip();
    const begins = events.some((one) => one.event === 'battle' || one.event === 'strike');
    const open = desk.fresh && !playback.steps.some((one) => one.event === 'battle over');
    if (open && !begins) {
      playback.skip();
      desk.frames = [...desk.frames.slice(0, playback.at), ...frames];
      playback.extend(events);
    } else {
      desk.frames = frames;
      playback.load(events);
    }
    desk.fresh = true;
    playback.speed = settings.battle;
    if (document.hidden) playback.skip();
    else playback.play();
  }

  /** The blows of a phase that waits for a medic are seen before the question; the engine tells them in its forecast. */
  async #foretell(next: NeuroshimaView): Promise<void> {
    const { playback } = desk;
    const { phase } = next.battle;
    const here = (): boolean => this.props().view === (next as unknown);
    if (!ASKED_BY_BLOWS.has(next.decision.kind) || phase < 0 || this.props().replaying) return;
    this.foretelling = true;
    try {
      const { phases } = (await this.props().ask('preview', {})) as Forecast;
      const told = phases[0];
      if (!here() || told?.initiative !== phase) return;
      this.#struck = told.attacks;
      const attacks = told.attacks.map(({ from, to, kind, damage, why }) => ({
        from,
        to,
        kind,
        damage,
        armoured: why.some((one) => one.part === 'armour'),
      }));
      const hqs = new Set(this.settled.actors.filter((actor) => catalogue.tile(actor.tile)?.kind === 'hq').map((actor) => actor.at));
      // What led here is played first.
      while (!playback.done) await new Promise((done) => setTimeout(done, 60));
      if (here() && !document.hidden) await playback.foretell(foreseen(phase, attacks, hqs, playback.at));
    } catch {
      // The question is asked all the same.
    } finally {
      this.foretelling = false;
    }
  }

  /** Who was struck by whom, and how hard: beside the question that this causes. */
  readonly struckWords: string = $derived.by(() => {
    const { t } = this.props();
    const unit = (cell: string): string => this.unitWords(cell);
    const savable = new Set(having(this.plan().step.choices, 'medic').map((choice) => choice.unit));
    const cells = [...new Set(this.#struck.map((one) => one.to))].filter((cell) => savable.size === 0 || savable.has(cell));
    return cells
      .map((cell) => ({ cell, hits: this.#struck.filter((one) => one.to === cell && one.damage > 0) }))
      .filter(({ hits }) => hits.length > 0)
      .map(({ cell, hits }) => {
        const attackers = [...new Set(hits.map((one) => unit(one.from)))].join(', ');
        return t('theatre-struck', { unit: unit(cell), damage: hits.reduce((sum, one) => sum + one.damage, 0), attackers });
      })
      .join(' · ');
  });

  /** Who stands on a cell, in words. */
  unitWords(cell: string): string {
    const { t } = this.props();
    const actor = this.settled.actors.find((one) => one.at === cell);
    return actor ? t('unitAt', { tile: tileName(actor.tile, t), cell }) : cell;
  }

  #announceAsked(): void {
    const { view, t, announce } = this.props();
    announce(askedText(view.decision.kind, view.decision.about, t));
  }
}
