/** The view of a position as the engine tells it, and what it means at the table. */
import type * as Facts from '../../generated/neuroshima';
import type { ViewForm } from '../../generated/wire';
import type { ActionOption, Decision, GameEvent, Translate, View } from '../../lib/module';

export type { Aim, Forecast, Reason, Source, Value, Values } from '../../generated/neuroshima';
export type Unit = Facts.Unit;
export type Player = Facts.Player;
export type NeuroshimaView = Omit<ViewForm, 'decision'> & Facts.View & { decision: Decision };
export type NeuroshimaEvent = GameEvent & Facts.Event;

/** What a legal action means, with its id. */
export type Choice = Facts.Action & { id: number };
export type Verb = Choice['do'];
type With<C, V> = C extends { do: infer W } ? ([Extract<V, W>] extends [never] ? never : C & { do: Extract<V, W> }) : never;
/** The choices with one of these verbs. */
export type ChoiceOf<V extends Verb> = With<Choice, V>;
export type Spot = ChoiceOf<'hq' | 'place' | 'to'>;

export function asNeuroshima(view: View): NeuroshimaView {
  return view as unknown as NeuroshimaView;
}

export function asChoice(option: ActionOption): Choice {
  return option as unknown as Choice;
}

export function asEvent(event: GameEvent): NeuroshimaEvent {
  return event as NeuroshimaEvent;
}

export function having<V extends Verb>(choices: readonly Choice[], ...verbs: V[]): ChoiceOf<V>[] {
  return choices.filter((choice) => (verbs as string[]).includes(choice.do)) as ChoiceOf<V>[];
}

/** What is asked; the hand that the terminal lists is on the table here. */
export function askedText(kind: string, about: Decision['about'], t: Translate): string {
  const window = kind === 'window' ? `asked-window-${String(about['moment'])}` : '';
  if (t.has(window)) return t(window, about);
  return t.has(`asked-${kind}`) ? t(`asked-${kind}`, about) : t(`ask-${kind}`, about);
}

/** The cells that an action names. */
export function cellsOf(choice: Choice | null): string[] {
  if (choice === null) return [];
  switch (choice.do) {
    case 'medic':
      return [choice.medic, choice.unit];
    case 'take':
      return choice.attacker === undefined ? [] : [choice.attacker];
    case 'carry':
      return [choice.cell, choice.by];
    case 'push':
      return [choice.cell, choice.pushed];
    case 'spin':
      return [choice.hub];
    default:
      return 'cell' in choice ? [choice.cell] : [];
  }
}

/** Points of a seat: hit points of the HQ, or the points that were won. */
export function score(player: Player): number {
  return player.hp ?? player.points ?? 0;
}

/** The seat if another leads the same army, else -1. */
export function twinOf(armies: readonly string[], seat: number): number {
  return armies.filter((army) => army === armies[seat]).length > 1 ? seat : -1;
}

/** How many hit points an HQ starts with, or how many points win; a mission may have its own number. */
export function fullScore(view: NeuroshimaView, usual = 20): number {
  const { mode, team_hp: teamHp } = view.options;
  if (mode === 'team') return Number(teamHp ?? 20);
  return Math.max(usual, ...view.players.map(score));
}
