/** The view of a position as the engine tells it, and the answers to questions about it. */
import type { Decision, View } from '../../lib/module';

export interface Unit {
  at: string;
  seat: number;
  tile: string;
  turn: number;
  wounds: number;
  netted: boolean;
}

export interface Player {
  army: string;
  side: number;
  hp?: number;
  points?: number;
  hand: Record<string, number>;
  pile: Record<string, number>;
  pile_size: number;
  odds: Record<string, number>;
  discard: Record<string, number>;
}

export interface NeuroshimaView extends View {
  board: Unit[];
  players: Player[];
  turn_of: number;
  stage: string;
  turns: number;
  standing: number[];
  fallen: number[];
  last_tile: number;
  stack: number[][];
}

export function asNeuroshima(view: View): NeuroshimaView {
  return view as NeuroshimaView;
}

export interface Source {
  from: string;
  tile: string;
  value: number;
}

export interface Value {
  printed: number;
  value: number;
  by: Source[];
}

/** The unit's values as they are now. */
export interface Values {
  at: string;
  seat: number;
  tile: string;
  initiative: Value[];
  attacks: (Value & { direction: number; kind: string })[];
  extra_attacks: Value & { phases: number[] };
  armour: number[];
  nets: number[];
  links: number[];
  netted: boolean;
  netted_by: { from: string; tile: string }[];
  nets_that_fail: { from: string; tile: string; why: string }[];
  works_for: number;
  taken_over_by: { from: string; tile: string }[];
  medics: { from: string; tile: string }[];
  toughness?: { printed: number; value: number };
  wounds?: number;
  hp?: number;
}

export interface Hit {
  at: string;
  seat: number;
  damage: number;
  armour: number;
  dies: boolean;
}

/** What an edge of a unit reaches. */
export interface Aim {
  direction: number;
  kind: string;
  strength: number;
  cells: string[];
  hits: Hit[];
}

export interface Attack {
  from: string;
  tile?: string;
  edge: number;
  kind: string;
  strength: number;
  to: string;
  damage: number;
  why: string;
}

export interface BattlePhase {
  initiative: number;
  attacks: Attack[];
  absorbed: { medic: string; unit: string }[];
  destroyed: string[];
  hp: number[];
}

/** If a battle started now. */
export interface Forecast {
  phases: BattlePhase[];
  destroyed: { at: string; seat: number; tile: string }[];
  hp: number[];
  change: number[];
  winners: number[];
}

export interface Options {
  decision: Decision;
}

/** Points of a seat: hit points of the HQ, or the points that were won. */
export function score(player: Player): number {
  return player.hp ?? player.points ?? 0;
}

/** How many hit points an HQ starts with, or how many points win. */
export function fullScore(view: NeuroshimaView): number {
  const { mode, team_hp: teamHp } = view.options;
  if (mode === 'team') return Number(teamHp ?? 20);
  return Math.max(20, ...view.players.map(score));
}
