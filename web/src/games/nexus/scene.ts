/** What stands on the moon at a moment between two views, and how far a battle has come, told by events. */
import type * as Facts from '../../generated/nexus';
import type { GameEvent } from '../../lib/module';
import type { Count, NexusView } from './view';

/** The dice of a kind of unit; why they hit is known only from the roll itself. */
export type Roll = Omit<Facts.DiceOf, 'why'> & Partial<Pick<Facts.DiceOf, 'why'>>;

/** A battle as it is shown: the dice that lie on the table, and what has hit. */
export interface Fight {
  at: string;
  /** Attacker and defender. */
  seats: readonly [number, number];
  rolls: readonly Roll[];
  /** How many dice of each side have hit, once that is counted. */
  hits: readonly [number, number] | null;
  /** Who has won; -1 if nobody has, null while it is fought. */
  winner: number | null;
}

export interface Scene {
  /** By hex, then by seat: how many of each kind. */
  units: ReadonlyMap<string, readonly Count[]>;
  fight: Fight | null;
}

type Told = GameEvent & Facts.Event;

function fightOf(view: NexusView, before: Fight | null): Fight | null {
  const { battle } = view;
  if (!battle) return null;
  const { at, attacker, defender } = battle;
  const known = before?.at === at ? before : null;
  const rolls = battle.sides.flatMap((side, i): Roll[] =>
    Object.entries(side.dice).map(([unit, dice]) => {
      const word = i === 0 ? 'attacker' : 'defender';
      const why = known?.rolls.find((roll) => roll.side === word && roll.unit === unit)?.why;
      const needs = side.needs[unit] ?? known?.rolls.find((roll) => roll.side === word && roll.unit === unit)?.needs ?? 6;
      return { side: word, unit, dice, needs, ...(why ? { why } : {}) };
    }),
  );
  const counted = battle.stage === 'hits are counted';
  const [ours, theirs] = battle.sides.map((side) => side.hits + side.picks);
  // Hits that were taken off already are no longer counted in the view: what was rolled is.
  const hits = counted ? (known?.hits ?? ([ours ?? 0, theirs ?? 0] as const)) : null;
  return { at, seats: [attacker, defender], rolls, hits, winner: null };
}

export function sceneOf(view: NexusView, before?: Scene): Scene {
  return { units: new Map(view.board.map((hex) => [hex.at, hex.units])), fight: fightOf(view, before?.fight ?? null) };
}

function changed(scene: Scene, at: string, seat: number, unit: string, by: number): Scene {
  const here = scene.units.get(at);
  if (!here) return scene;
  const counts = here.map((count, i) => {
    if (i !== seat) return count;
    const left = (count[unit] ?? 0) + by;
    const { [unit]: _, ...others } = count;
    return left > 0 ? { ...others, [unit]: left } : others;
  });
  return { ...scene, units: new Map(scene.units).set(at, counts) };
}

export function afterEvent(scene: Scene, happened: GameEvent): Scene {
  const event = happened as Told;
  const { fight } = scene;
  switch (event.event) {
    case 'battle':
      return { ...scene, fight: { at: event.at, seats: [event.seat, event.against], rolls: [], hits: null, winner: null } };
    case 'rolled':
      return fight ? { ...scene, fight: { ...fight, rolls: event.rolls, hits: null } } : scene;
    case 'hits':
      return fight ? { ...scene, fight: { ...fight, hits: [event.attacker, event.defender] } } : scene;
    case 'won':
      return fight ? { ...scene, fight: { ...fight, winner: event.seat } } : scene;
    case 'undecided':
      return fight ? { ...scene, fight: { ...fight, winner: -1 } } : scene;
    case 'turn':
      return { ...scene, fight: null };
    case 'lost':
      return changed(scene, event.at, event.seat, event.unit, -1);
    case 'moved':
    case 'transferred':
    case 'extracted':
    case 'swept':
      return changed(changed(scene, event.from, event.seat, event.unit, -1), event.to, event.seat, event.unit, 1);
    case 'bought':
      return changed(scene, event.at, event.seat, event.unit, 1);
    case 'placed':
    case 'found':
      return event.at === undefined ? scene : changed(scene, event.at, event.seat, event.unit, 1);
    default:
      return scene;
  }
}

/** How long an event is looked at, in milliseconds: a battle takes its time, the rest is marked on the board. */
export function lookAt({ event }: GameEvent): number {
  switch (event) {
    case 'battle':
      return 900;
    case 'rolled':
      return 1500;
    case 'breath rolled':
    case 'vortex rolled':
    case 'won':
    case 'undecided':
      return 900;
    case 'hits':
    case 'cancelled':
    case 'rerolled':
      return 600;
    case 'lost':
    case 'breath':
    case 'swept':
      return 480;
    default:
      return 0;
  }
}

/** A battle that would be longer than so many milliseconds is played quicker, up to so much. */
const LONGEST = 10_000;
const QUICKEST = 1.6;

/** How much quicker something of this length is played. */
export function quickened(length: number): number {
  return Math.min(QUICKEST, Math.max(1, length / LONGEST));
}

const PLAYED = new Set(['battle', 'rolled', 'hits', 'cancelled', 'lost', 'won', 'undecided', 'breath', 'breath rolled', 'vortex rolled']);

/** Whether something has happened that is played, and not only marked. */
export function isPlayed(events: readonly GameEvent[]): boolean {
  return events.some(({ event }) => PLAYED.has(event));
}

/** Whether a die of a roll hits. */
export function isHit(roll: Roll, shown: number): boolean {
  return shown >= roll.needs;
}
