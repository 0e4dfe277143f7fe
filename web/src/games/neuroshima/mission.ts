/** The map of a mission, as the view tells it: which cells there are, and what some of them mean. */
import type { MissionNow, SpecialHex } from '../../generated/neuroshima';
import { DIRECTIONS } from '../../board/hex';
import type { Translate } from '../../lib/module';
import { FRAME, MAIN, cellOf, type Cell } from './cells';
import type { Actor } from './scene';
import type { NeuroshimaView } from './view';

/** The cells of the board: those of the mission, else the extended or the main board. */
export function placesOf(view: NeuroshimaView): readonly Cell[] {
  const { mission } = view;
  if (mission === undefined) return view.options['extended_board'] === 'on' ? FRAME : MAIN;
  const here = new Set(mission.cells);
  return FRAME.filter((cell) => here.has(cell.id));
}

/** The hubs of carousels: nobody stands there, but they can be chosen. */
export function hubsOf(mission: MissionNow | undefined): Cell[] {
  return mission?.hexes.flatMap((one) => (one.what === 'hub' ? (cellOf(one.at) ?? []) : [])) ?? [];
}

/** The six cells of the carousel around a hub, clockwise as it turns. */
export function ringOf(mission: MissionNow | undefined, hub: string): string[] {
  const number = mission?.hexes.find((one) => one.what === 'hub' && one.at === hub)?.number;
  return mission?.hexes.flatMap((one) => (one.what === 'carousel' && one.number === number ? [one.at] : [])) ?? [];
}

function besides(one: Cell, other: Cell): boolean {
  return DIRECTIONS.some(({ q, r }) => one.q + q === other.q && one.r + r === other.r);
}

/** Walls with cells all around them: a part of the frame that the rim is not reached from. */
export function enclosedOf(mission: MissionNow | undefined): Cell[] {
  if (mission === undefined || mission.rules === 'sandstorm') return [];
  const filled = new Set([...mission.cells, ...[...mission.hexes, ...mission.objects].map((one) => one.at)]);
  let walls = FRAME.filter((cell) => !filled.has(cell.id));
  // What has a neighbour outside is not enclosed, nor is what lies beside that.
  for (let before = -1; before !== walls.length; ) {
    before = walls.length;
    const inside = FRAME.filter((cell) => filled.has(cell.id) || walls.includes(cell));
    walls = walls.filter((wall) => inside.filter((cell) => besides(wall, cell)).length === 6);
  }
  return walls;
}

/** Cells that the storm has taken. */
export function bittenOf(mission: MissionNow | undefined): Cell[] {
  if (mission?.rules !== 'sandstorm') return [];
  const here = new Set(mission.cells);
  return FRAME.filter((cell) => !here.has(cell.id));
}

export interface Sight extends Cell {
  what: string;
  on: boolean;
  number: number;
}

function sight(one: { at: string; what: string; on?: boolean; number?: number }): Sight[] {
  const cell = cellOf(one.at);
  return cell ? [{ ...cell, what: one.what, on: one.on ?? true, number: one.number ?? 0 }] : [];
}

/** What is drawn on a cell of the board. */
export function hexOn(mission: MissionNow | undefined, cell: string): SpecialHex | undefined {
  return mission?.hexes.find((one) => one.at === cell);
}

/** What fills a cell that nobody can stand on: the tanker, the hub of a carousel. */
export function obstacles(mission: MissionNow | undefined): Sight[] {
  if (mission === undefined) return [];
  const here = new Set(mission.cells);
  const lying = mission.objects.flatMap(sight);
  const taken = new Set(lying.map((one) => one.id));
  return [...lying, ...mission.hexes.filter((one) => !here.has(one.at) && !taken.has(one.at)).flatMap(sight)];
}

/** Whether a mission keeps a seat from placing tiles here. */
export function outsideZone(mission: MissionNow | undefined, seat: number, cell: string): boolean {
  const zone = mission?.zones[seat];
  return zone !== undefined && !zone.includes(cell);
}

/** The units after a carousel has turned by one step: each goes to the next cell and turns with it. */
export function spun(actors: readonly Actor[], ring: readonly string[]): Actor[] {
  return actors.map((actor) => {
    const at = ring.indexOf(actor.at);
    return at < 0 ? actor : { ...actor, at: ring[(at + 1) % ring.length]!, turn: actor.turn + 1 };
  });
}

/** Those who play for a side. */
export function namesOf(players: NeuroshimaView['players'], side: number, names: readonly string[]): string {
  return players.flatMap((player, seat) => (player.side === side ? [names[seat] ?? ''] : [])).join(', ');
}

export function missionName(view: NeuroshimaView, t: Translate): string {
  const value = view.options['mission'] ?? '';
  return t.called('value-mission', value) ?? value;
}

export interface Counted {
  what: string;
  text: string;
  count: number;
  /** 0 where there is nothing to reach. */
  needed: number;
  seat: number;
}

/** How the mission stands: what its players count. */
export function standing({ mission, players }: NeuroshimaView, names: readonly string[], t: Translate): Counted[] {
  if (mission === undefined) return [];
  if (mission.rules === 'alliance') {
    const { count, needed, seat } = mission.progress[0] ?? { count: 0, needed: 0, seat: -1 };
    return [{ what: 'rounds', text: t('mission-alliance', { stage: mission.marks['stage'] ?? 0 }), count, needed, seat }];
  }
  const whose = (seat: number): string => namesOf(players, players[seat]?.side ?? -1, names);
  return mission.progress.flatMap(({ what, count, needed, seat }): Counted[] => {
    if (what !== 'tanker') return [{ what, text: t(`progress-${what}`), count, needed, seat }];
    // In the middle it is nobody's.
    return count > 0 ? [{ what, text: t('mission-tanker', { who: whose(seat) }), count, needed, seat }] : [];
  });
}

/** What a seat counts where it has no hit points to count. */
export function countOf(view: NeuroshimaView, seat: number, names: readonly string[], t: Translate): Counted | undefined {
  return standing(view, names, t).find((one) => one.seat === seat && one.needed > 0);
}

/** The missions in which every seat has the same to do. */
const ALIKE: ReadonlySet<string> = new Set(['alliance', 'merry_go_round', 'sandstorm', 'tanker', 'six_roads']);

/** What each seat has to reach; one sentence for all where it is the same. */
export function goals(view: NeuroshimaView, t: Translate): { seat: number; text: string }[] {
  const { mission } = view;
  if (mission === undefined) return [];
  if (ALIKE.has(mission.rules)) return [{ seat: -1, text: t(`goal-${mission.rules}`) }];
  return view.players.flatMap((_, seat) => {
    const message = `goal-${mission.rules}-${seat + 1}`;
    return t.has(message) ? [{ seat, text: t(message) }] : [];
  });
}

/** What a special hex is, in words; `who` are those whose goal it is. */
export function hexWords(hex: { what: string; on?: boolean; number?: number }, who: (side: number) => string, t: Translate): string {
  const lit = ['socket', 'hub', 'bite'].includes(hex.what) && hex.on ? '-on' : '';
  return t(`hex-${hex.what}${lit}`, { number: (hex.number ?? 0) + 1, who: hex.what === 'goal' ? who(hex.number ?? 0) : '' });
}

/** One of each kind of what is drawn on the map, in the order in which it is met. */
export function legend({ hexes, objects }: MissionNow): SpecialHex[] {
  const found = new Map<string, SpecialHex>();
  for (const one of [...hexes, ...(objects as unknown as SpecialHex[])]) {
    // Signs that differ by more than their kind: goals by their side, the rest by whether it counts now.
    const key =
      one.what === 'goal' ? `goal ${one.number}` : `${one.what} ${['carousel', 'rail', 'road'].includes(one.what) ? '' : (one.on ?? '')}`;
    if (!found.has(key)) found.set(key, one);
  }
  return [...found.values()];
}
