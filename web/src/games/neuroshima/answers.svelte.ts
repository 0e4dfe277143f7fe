/** What the server answers while nothing is done: the values of units as they are now, and whom the planned one would hit. */
import type { BoardProps } from '../../lib/module';
import { catalogue } from './catalogue.svelte';
import { directionName } from './names';
import type { Plan } from './plan.svelte';
import type { Actor } from './scene';
import type { Showing } from './showing.svelte';
import { asNeuroshima, type Aim, type Values } from './view';

export class Answers {
  /** Changed initiatives, modules that were taken over; by cell. */
  values = $state.raw<ReadonlyMap<string, Values>>(new Map());
  #aims = $state.raw<readonly Aim[]>([]);
  #aimsOf = $state<string | null>(null);

  readonly #ghost: string | null = $derived.by(() => {
    const { ghost, path } = this.plan;
    return ghost ? `${path.map((one) => one.id).join()} ${ghost.spot.id}` : null;
  });

  /** Made while a component is. */
  constructor(
    private readonly props: () => BoardProps,
    private readonly plan: Plan,
    private readonly showing: Showing,
  ) {
    $effect(() => this.#askValues());
    $effect(() => this.#askAims());
  }

  #askValues(): () => void {
    const { view, ask } = this.props();
    let gone = false;
    // Several views in one moment are worth one question.
    const timer = setTimeout(() => {
      if (asNeuroshima(view).board.length === 0) {
        this.values = new Map();
        return;
      }
      ask('values', {}).then(
        (answer) => {
          if (gone) return;
          const { units } = answer as { units?: Values[] };
          this.values = new Map((units ?? []).map((one) => [one.at, one]));
        },
        () => {},
      );
    }, 120);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }

  #askAims(): (() => void) | undefined {
    const key = this.#ghost;
    const { ask } = this.props();
    if (key === null) {
      this.#aimsOf = null;
      return undefined;
    }
    const timer = setTimeout(() => {
      const { ghost, path } = this.plan;
      if (!ghost) return;
      ask('aims', { at: ghost.at, after: [...path.map((one) => one.id), ghost.spot.id] }).then(
        (answer) => {
          if (this.#ghost !== key) return;
          this.#aims = (answer as { aims: Aim[] }).aims;
          this.#aimsOf = key;
          if (this.plan.pinned) this.#announceAims();
        },
        () => (this.#aimsOf = null),
      );
    }, 90);
    return () => clearTimeout(timer);
  }

  #announceAims(): void {
    const { t, announce } = this.props();
    if (!this.plan.ghost) return;
    const facing = t('ghost-facing', { direction: directionName(this.plan.ghost.turn, t) });
    announce(`${facing}. ${this.aimWords || t('ghost-nobody')}`);
  }

  /** The line of fire of the planned unit, as soon as it is known. */
  readonly aims: readonly Aim[] | null = $derived.by(() => (this.#aimsOf === this.#ghost ? this.#aims : null));

  readonly aimWords: string = $derived.by(() => {
    const { t } = this.props();
    if (this.#aimsOf === null || this.aims === null) return '';
    return this.aims
      .flatMap((aim) =>
        aim.hits.map((hit) => {
          const unit = this.showing.unitWords(hit.at);
          if (aim.kind === 'net' || aim.kind === 'link') return t(`ghost-${aim.kind}`, { unit });
          return hit.damage > 0 ? t('ghost-hit', { unit, damage: hit.damage }) : t('ghost-vain', { unit });
        }),
      )
      .join(' · ');
  });

  initiativeOf(actor: Actor): number[] | undefined {
    const now = this.showing.running ? undefined : this.values.get(actor.at)?.initiative;
    // Of a structure the whole has the values of both tiles.
    return now && catalogue.tile(actor.tile)?.initiative.map((printed) => now.find((one) => one.printed === printed)?.value ?? printed);
  }

  isTaken(actor: Actor): boolean {
    const now = this.values.get(actor.at);
    return !this.showing.running && now !== undefined && now.works_for !== actor.seat;
  }
}
