/** The view of a position of Nexus Ops, and what can be done in it, as the engine tells it. */
import type * as Facts from '../../generated/nexus';
import type { ViewForm } from '../../generated/wire';
import type { ActionOption, Decision, View } from '../../lib/module';

export type Count = Record<string, number>;
export type Hex = Facts.Hex;
export type Battle = Facts.Battle;
export type Token = Facts.TokenKind;
export type MissionState = Facts.Mission;
export type NexusView = Omit<ViewForm, 'decision'> & Facts.View & { decision: Decision };

/** What a legal action means, with its id. */
export type Choice = Facts.Action & { id: number };
export type Verb = Choice['do'];
type With<C, V> = C extends { do: infer W } ? ([Extract<V, W>] extends [never] ? never : C & { do: Extract<V, W> }) : never;
/** The choices with one of these verbs. */
export type ChoiceOf<V extends Verb> = With<Choice, V>;

export function asChoice(option: ActionOption): Choice {
  return option as unknown as Choice;
}

export function having<V extends Verb>(choices: readonly Choice[], ...verbs: V[]): ChoiceOf<V>[] {
  return choices.filter((choice) => (verbs as string[]).includes(choice.do)) as ChoiceOf<V>[];
}

export function asNexus(view: View): NexusView {
  return view as unknown as NexusView;
}

/** How a battle may end, as the server has worked it out. */
export interface Odds {
  at: string;
  attacker: number;
  defender: number;
  /** The units on both sides, for a battle that is only thought of. */
  units?: [Count, Count];
  /** Why there are no odds. */
  why?: string;
  /** By side and unit: the least that a die must show to hit. */
  needs?: [Count, Count];
  win?: number;
  attacker_falls?: number;
  losses?: [number, number];
  ends?: { attacker: Count; defender: Count; chance: number }[];
}

/** The phases in the order of a turn, with the two that the engine calls by another's name. */
export const STEPS = ['deployment', 'movement', 'special', 'exploration', 'battle', 'mining', 'drawing', 'end'] as const;
export type Step = (typeof STEPS)[number];

export function stepOf(view: NexusView): Step | null {
  if (view.decision.kind === 'breathe' || view.decision.kind === 'aim') return 'special';
  if (view.decision.kind === 'which' && view.battle === null) return 'special';
  if (view.decision.kind === 'end') return 'end';
  return (STEPS as readonly string[]).includes(view.phase) ? (view.phase as Step) : null;
}

/** A seat's points, with the partner's in team play. */
export function pointsOf(view: NexusView, seat: number): number {
  if (view.options['teams'] !== 'on') return view.players[seat]?.points ?? 0;
  return (view.players[seat]?.points ?? 0) + (view.players[(seat + 2) % 4]?.points ?? 0);
}
