/** What is in the box: units, cards and corporations with their names and texts, as the server tells them. */
import type { BoardProps, Translate } from '../../lib/module';

export type Texts = Record<string, string>;

export interface UnitData {
  id: string;
  place: string;
  names: Texts;
  cost: number;
  to_hit: number;
  figures: number;
  mines: boolean;
  cannot_enter: string[];
  modifiers: Record<string, number>;
  abilities: string[];
  breath: number;
  origin: string;
  unsure: string[];
  alternate: boolean;
}

export interface MissionData {
  id: string;
  names: Texts;
  text: Texts;
  kind: 'battle' | 'objective';
  points: number;
  copies: number;
  origin: string;
}

export interface EnergizeData {
  id: string;
  names: Texts;
  text: Texts;
  moment: string;
  copies: number;
  origin: string;
}

export interface CorporationData {
  id: string;
  names: Texts;
  rgb: string;
  shape: string;
}

export interface Components {
  id: string;
  units: UnitData[];
  missions: MissionData[];
  energize: EnergizeData[];
  corporations: CorporationData[];
  /** The hexes beside the sides 1 to 6 of the Vortex. */
  vortex: string[];
  reconstructed: string[];
}

export const RECONSTRUCTION = 'reconstruction';

function byId<T extends { id: string }>(items: readonly T[]): ReadonlyMap<string, T> {
  return new Map(items.map((item) => [item.id, item]));
}

class Box {
  #now = $state.raw<Components | null>(null);
  readonly units: ReadonlyMap<string, UnitData> = $derived(byId(this.#now?.units ?? []));
  readonly missions: ReadonlyMap<string, MissionData> = $derived(byId(this.#now?.missions ?? []));
  readonly energize: ReadonlyMap<string, EnergizeData> = $derived(byId(this.#now?.energize ?? []));
  readonly corporations: ReadonlyMap<string, CorporationData> = $derived(byId(this.#now?.corporations ?? []));
  failed = $state(false);
  /** The components that are shown: those of the box, or of a file that this server was given. */
  #kind = '';

  get vortex(): readonly string[] {
    return this.#now?.vortex ?? [];
  }

  get reconstructed(): readonly string[] {
    return this.#now?.reconstructed ?? [];
  }

  get ready(): boolean {
    return this.#now !== null;
  }

  /** The units of the sheet that is in use, in the order of the sheet. */
  sheet(alternate: boolean): UnitData[] {
    return (this.#now?.units ?? []).filter((unit) => unit.alternate === alternate);
  }

  /** Ask for the components that a table plays with; nothing is asked twice. */
  async load(kind: string, ask: BoardProps['ask']): Promise<void> {
    if (this.#kind === kind) return;
    this.#kind = kind;
    this.failed = false;
    try {
      const told = await (kind === 'box' ? ask('data', {}) : ask('components', {}));
      if (this.#kind === kind) this.#now = told as Components;
    } catch {
      // The button beside the sentence asks again.
      if (this.#kind === kind) this.#kind = '';
      this.failed = true;
    }
  }
}

export const box = new Box();

export function languageOf(t: Translate): string {
  return t('language');
}

function inWords(texts: Texts | undefined, id: string, t: Translate): string {
  return texts?.[languageOf(t)] ?? texts?.['en'] ?? id;
}

export function unitName(id: string, t: Translate): string {
  return inWords(box.units.get(id)?.names, id, t);
}

export function cardName(id: string, t: Translate): string {
  return inWords((box.missions.get(id) ?? box.energize.get(id))?.names, id, t);
}

export function cardText(id: string, t: Translate): string {
  return inWords((box.missions.get(id) ?? box.energize.get(id))?.text, '', t);
}

export function corporationName(id: string, t: Translate): string {
  return inWords(box.corporations.get(id)?.names, id, t);
}
