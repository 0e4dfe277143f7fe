/** The map of a mission, as the view tells it: which cells there are, and what some of them mean. */
import type { MissionNow, SpecialHex } from '../../generated/neuroshima';
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
