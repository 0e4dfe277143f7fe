/** An etude that somebody composes: what stands on the board, what is offered, what is asked for (docs/etudes.md). */
import type { TileData } from './catalogue.svelte';
import { MAIN } from './cells';

export interface Placed {
  at: string;
  /** 0 is the side that solves. */
  seat: number;
  tile: string;
  turn: number;
  wounds: number;
  /** It must still stand after the battle. */
  kept: boolean;
}

export const GOALS = ['destroy_hq', 'hq_lead', 'survive', 'unhurt', 'clear'] as const;
export const MOST_OFFERED = 5;
export const MOST_USED = 3;
export const MOST_POINTS = 20;

type Json = Record<string, unknown>;
const rows = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);
const within = (value: unknown, least: number, most: number, otherwise: number): number =>
  typeof value === 'number' && value >= least && value <= most ? value : otherwise;

export class Draft {
  armies = $state.raw<readonly [string, string]>(['outpost', 'moloch']);
  hp = $state.raw<readonly [number, number]>([MOST_POINTS, 5]);
  units = $state.raw<readonly Placed[]>([]);
  offered = $state.raw<Readonly<Record<string, number>>>({});
  use = $state(2);
  goal = $state<string>('destroy_hq');
  lead = $state(1);
  readonly count = $derived(Object.values(this.offered).reduce((sum, one) => sum + one, 0));

  constructor(readonly tileOf: (id: string) => TileData | undefined) {}

  unit(at: string | null): Placed | undefined {
    return this.units.find((one) => one.at === at);
  }

  /** How many of a tile are neither on the board nor offered. */
  left(tile: TileData): number {
    const placed = this.units.filter((one) => one.tile === tile.id).length;
    return tile.count - placed - (this.offered[tile.id] ?? 0);
  }

  put(at: string, seat: number, tile: TileData): boolean {
    if (this.unit(at) || this.left(tile) <= 0) return false;
    this.units = [...this.units, { at, seat, tile: tile.id, turn: 0, wounds: 0, kept: false }];
    return true;
  }

  change(at: string, how: Partial<Placed>): void {
    this.units = this.units.map((one) => (one.at === at ? { ...one, ...how } : one));
  }

  turn(at: string, steps: number): void {
    const unit = this.unit(at);
    if (unit) this.change(at, { turn: (unit.turn + steps + 6) % 6 });
  }

  /** One wound more; none again after as many as it can bear. */
  wound(at: string): void {
    const unit = this.unit(at);
    if (unit) this.change(at, { wounds: (unit.wounds + 1) % ((this.tileOf(unit.tile)?.toughness ?? 0) + 1) });
  }

  remove(at: string): void {
    this.units = this.units.filter((one) => one.at !== at);
  }

  clear(): void {
    this.units = [];
    this.offered = {};
  }

  /** Another army: what was of the old one goes. */
  lead_with(seat: number, army: string): void {
    this.armies = seat === 0 ? [army, this.armies[1]] : [this.armies[0], army];
    this.units = this.units.filter((one) => one.seat !== seat);
    if (seat === 0) this.offered = {};
  }

  offer(tile: TileData): void {
    if (this.count >= MOST_OFFERED || this.left(tile) <= 0) return;
    this.offered = { ...this.offered, [tile.id]: (this.offered[tile.id] ?? 0) + 1 };
  }

  withdraw(tile: string): void {
    const { [tile]: count = 0, ...others } = this.offered;
    this.offered = count > 1 ? { ...others, [tile]: count - 1 } : others;
  }

  /** What is not there yet, as messages. */
  get missing(): string[] {
    const found: string[] = [];
    for (const seat of [0, 1]) {
      const stands = this.units.some((one) => one.seat === seat && this.tileOf(one.tile)?.kind === 'hq');
      if (!stands) found.push(`composer-need-hq${seat}`);
    }
    if (this.count <= this.use) found.push('composer-need-offer');
    if (this.units.length >= MAIN.length) found.push('composer-need-room');
    return found;
  }

  get record(): Json {
    const kept = this.units.filter((one) => one.kept).map((one) => one.at);
    const goal = this.goal === 'hq_lead' ? { kind: this.goal, n: this.lead } : { kind: this.goal };
    const seats = this.armies.map((army, seat) => ({ army, hp: this.hp[seat] }));
    const board = this.units.map(({ at, seat, tile, turn, wounds }) => ({ at, seat, tile, turn, wounds }));
    return {
      position: { game: 'neuroshima', options: { edition: '2025', mode: 'duel' }, seats, board, turn_of: 0 },
      offered: { ...this.offered },
      use: this.use,
      goal: kept.length > 0 ? [goal, { kind: 'keep', cells: kept }] : goal,
    };
  }

  /** Take over what a record tells; what it does not tell stays as it is. The server judges the rest. */
  read(record: Json): void {
    const position = (record['position'] ?? {}) as Json;
    const first = position['turn_of'] === 1 ? 1 : 0;
    const seatOf = (seat: unknown): number => (seat === first ? 0 : 1);
    const seats = rows(position['seats']);
    const own = seats[first];
    const other = seats[1 - first];
    if (!own || !other) return;
    this.armies = [String(own['army']), String(other['army'])];
    this.hp = [within(own['hp'], 1, MOST_POINTS, MOST_POINTS), within(other['hp'], 1, MOST_POINTS, MOST_POINTS)];
    const goals = Array.isArray(record['goal']) ? rows(record['goal']) : rows([record['goal']]);
    const main = goals.find((one) => one?.['kind'] !== 'keep');
    const kept = new Set(goals.flatMap((one) => (one?.['kind'] === 'keep' ? (one['cells'] as string[]) : [])));
    this.units = rows(position['board']).map((one) => ({
      at: String(one['at']),
      seat: seatOf(one['seat']),
      tile: String(one['tile']),
      turn: within(one['turn'], 0, 5, 0),
      wounds: within(one['wounds'], 0, 9, 0),
      kept: kept.has(String(one['at'])),
    }));
    this.offered = { ...((record['offered'] ?? {}) as Record<string, number>) };
    this.use = within(record['use'], 1, MOST_USED, 2);
    this.goal = GOALS.find((one) => one === main?.['kind']) ?? 'destroy_hq';
    this.lead = within(main?.['n'], 1, MOST_POINTS, 1);
  }
}
