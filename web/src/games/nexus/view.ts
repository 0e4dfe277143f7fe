/** The view of a position of Nexus Ops as the engine tells it. */
import type { Axial } from '../../board/hex';
import type { View } from '../../lib/module';

export type Count = Record<string, number>;

export interface Hex {
  at: string;
  terrain: string;
  mine: number;
  /** 0: no face-down token; else the set that it is from. */
  token: number;
  /** The seat whose base it is, or -1. */
  base: number;
  /** By seat, then by unit. */
  units: Count[];
  control: number;
  contested: boolean;
  /** The active player's units that may still move, and those that were found in this turn. */
  fresh: Count;
  found: Count;
}

export interface MissionState {
  card: string;
  kind: string;
  points: number;
  met: boolean;
  missing: string;
  count?: number;
}

export interface Hand {
  missions: MissionState[];
  energize: Count;
}

export interface Player {
  corporation: string;
  side: number;
  out: boolean;
  rubium: number;
  points: number;
  battles_won: number;
  king_cards: number;
  completed: Count;
  missions: number;
  energize: number;
  reserve: Count;
  on_board: number;
  hexes: number;
  /** Only the viewer's own. */
  hand?: Hand;
}

export interface BattleSide {
  units: { unit: string; marks: string; count: number }[];
  began: number;
  modifiers: Count;
  killed: Count;
  to_roll: Count;
  dice: Record<string, number[]>;
  hits: number;
  picks: number;
}

export interface Battle {
  at: string;
  attacker: number;
  defender: number;
  stage: string;
  step: number;
  attacking: string;
  sides: [BattleSide, BattleSide];
  going_on: Count;
}

export interface Token {
  mine: number;
  unit: string;
  green: boolean;
  count: number;
}

export interface NexusView extends View {
  phase: string;
  turn: number;
  turn_of: number;
  first_player: number;
  target: number;
  board: Hex[];
  players: Player[];
  decks: {
    missions: number;
    under: { seat: number; card: string }[];
    missions_discard: Count;
    energize: number;
    energize_discard: Count;
  };
  row: MissionState[];
  offered: string[];
  tokens: { kinds: Token[]; turned: number[][] };
  battle: Battle | null;
  march: number;
  drive: number;
  wins: number;
  /** The pending decisions: kind, seat, and two numbers each. */
  stack: number[][];
}

export function asNexus(view: View): NexusView {
  return view as NexusView;
}

export function axial(cell: string): Axial {
  const [q = '0', r = '0'] = cell.split(',');
  return { q: Number(q), r: Number(r) };
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
export const STEPS = [
  'deployment', 'movement', 'special', 'exploration', 'battle', 'mining', 'drawing', 'end',
] as const;
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
