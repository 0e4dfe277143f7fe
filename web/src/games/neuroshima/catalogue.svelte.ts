/** What is printed on the tiles, as the server tells it: fetched once, the same for every table. */
import { facesOf, type StructureData } from './structures';

export type Texts = Record<string, string>;

export interface Edge {
  melee: number;
  ranged: number;
  gauss: number;
  armour: boolean;
  net: boolean;
  link: boolean;
}

export interface Effect {
  effect: string;
  value: number;
  target: string;
  reach: string;
}

export interface TileData {
  id: string;
  army: string;
  names: Texts;
  help: Texts;
  kind: 'hq' | 'warrior' | 'module' | 'instant';
  count: number;
  initiative: number[];
  toughness: number;
  mobility: boolean;
  edges: Edge[];
  effects: Effect[];
  /** Of the face of a structure: what the whole can do. */
  traits?: string[];
}

export interface ArmyData {
  /** What options and views call it: the id, with digits behind it if it came from a file. */
  value: string;
  id: string;
  names: Texts;
  tiles: TileData[];
  /** How it is told to somebody who chooses; armies from files have none. */
  portrait?: { difficulty: number; signature: string[]; style: Texts } | null;
}

/** A mission as its file tells it: its name, what it is about, and its units that come from no pile. */
export interface MissionData {
  value: string;
  names: Texts;
  text: Texts;
  /** What the HQ of each seat begins with, by level; 0 where there is none. Most missions have the same at every level. */
  hq: Record<string, number[]>;
  tiles: TileData[];
}

/** What both sides of a leader's card do, as a word of the vocabulary. */
export interface LeaderData {
  id: string;
  front: string;
  back: string;
}

class Catalogue {
  leaders = $state.raw<ReadonlyMap<string, LeaderData>>(new Map());
  missions = $state.raw<ReadonlyMap<string, MissionData>>(new Map());
  armies = $state.raw<ReadonlyMap<string, ArmyData>>(new Map());
  /** The armies of the table that is shown: two armies of one id have tiles of the same ids. */
  inUse = $state.raw<readonly string[]>([]);
  readonly tiles: ReadonlyMap<string, TileData> = $derived(this.#tiles());
  failed = $state(false);
  /** The faces of structures. */
  #faces = $state.raw<readonly TileData[]>([]);
  #asked: Promise<void> | undefined;

  load(): Promise<void> {
    this.#asked ??= this.#fetch();
    return this.#asked;
  }

  /** The tile; undefined until the catalogue is there. */
  tile(id: string): TileData | undefined {
    return this.tiles.get(id);
  }

  tileName(id: string, language: string): string {
    const names = this.tiles.get(id)?.names;
    return names?.[language] ?? names?.['en'] ?? (this.armies.size > 0 ? id : '');
  }

  armyName(id: string, language: string): string {
    const names = this.armies.get(id)?.names;
    // Until the names have come there is none: an id is no word for people.
    return names?.[language] ?? names?.['en'] ?? (this.armies.size > 0 ? id : '');
  }

  #tiles(): ReadonlyMap<string, TileData> {
    const here = this.inUse.flatMap((value) => this.armies.get(value) ?? []);
    const owners = [...this.armies.values(), ...here, ...this.missions.values()];
    return new Map([...owners.flatMap((owner) => owner.tiles), ...this.#faces].map((tile) => [tile.id, tile]));
  }

  async #fetch(): Promise<void> {
    this.failed = false;
    try {
      const answer = await fetch('/api/games/neuroshima/data');
      if (!answer.ok) throw new Error(answer.statusText);
      const data = (await answer.json()) as {
        armies: ArmyData[];
        missions: MissionData[];
        leaders?: LeaderData[];
        structures?: Record<string, StructureData[]>;
      };
      for (const army of data.armies) for (const tile of army.tiles) tile.army = army.value;
      this.missions = new Map(data.missions.map((mission) => [mission.value, mission]));
      this.leaders = new Map((data.leaders ?? []).map((leader) => [leader.id, leader]));
      this.#faces = facesOf(data.structures);
      this.armies = new Map(data.armies.map((army) => [army.value, army]));
    } catch {
      // The next table, or the button, asks again.
      this.#asked = undefined;
      this.failed = true;
    }
  }
}

export const catalogue = new Catalogue();

/** A tile that looks and acts the same however it is turned. */
export function alikeAllRound(tile: TileData): boolean {
  const first = JSON.stringify(tile.edges[0]);
  return tile.edges.every((edge) => JSON.stringify(edge) === first);
}
