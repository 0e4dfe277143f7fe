/** The figure of every tile: parts that Python could read too (`figures.json`), put together to markup once and kept. */
import data from '../../../../src/hexagora/games/neuroshima/content/figures.json';
import type { TileData } from './catalogue.svelte';
import { lookOf } from './look';
import { materialOf } from './materials';

/** A tone and a path, and `x` where its mirror image belongs to it; or a group of parts that is moved, turned or cut. */
type Path = readonly [tone: string, path: string, mirrored?: string];
interface Group {
  use?: string;
  parts?: readonly Part[];
  clip?: readonly Part[];
  at?: readonly number[];
  scale?: number;
  turn?: number;
  mirror?: boolean;
}
export type Part = Path | Group;
interface Figure {
  recipe?: string;
  head?: string;
  parts?: readonly Part[];
}

const PARTS = data.parts as unknown as Record<string, readonly Part[]>;
const RECIPES = data.recipes as unknown as Record<string, readonly Part[]>;
const FIGURES = data.figures as unknown as Record<string, Figure>;
const ACTIONS = data.actions as unknown as Record<string, readonly Part[]>;

/** The small signs of what a module or an HQ gives. */
export const SIGNS: Record<string, string> = data.signs;

/** Parts that are lines; those with `true` have a dark line below them. */
const LINES: Record<string, boolean> = { leg: true, ring: true, ring2: true, net: false, speed: false, kline: false, wave: false };

function pathOf(tone: string, path: string): string {
  const dark = LINES[tone];
  if (dark === undefined) return `<path class="f-${tone}" d="${path}"/>`;
  const line = `<path class="f-line f-${tone}" d="${path}"/>`;
  return dark ? `<path class="f-line f-${tone} f-dark" d="${path}"/>${line}` : line;
}

function groupOf(group: Group, head: string): string {
  const { at, scale, turn } = group;
  const steps = [
    group.mirror ? 'scale(-1 1)' : '',
    at ? `translate(${at[0]} ${at[1]})` : '',
    turn ? `rotate(${turn})` : '',
    scale ? `scale(${scale})` : '',
  ].filter(Boolean);
  const inside = group.clip ?? group.parts ?? PARTS[group.use === 'head' ? `head-${head}` : (group.use ?? '')] ?? [];
  const opening = group.clip ? '<g clip-path="url(#ns-disc)">' : steps.length > 0 ? `<g transform="${steps.join(' ')}">` : '<g>';
  return `${opening}${markup(inside, head)}</g>`;
}

function isPath(part: Part): part is Path {
  return Array.isArray(part);
}

/** Parts as SVG; `head` is whose head stands where a recipe leaves that open. */
export function markup(parts: readonly Part[], head = ''): string {
  return parts
    .map((part) => {
      if (!isPath(part)) return groupOf(part, head);
      const one = pathOf(part[0], part[1]);
      return part[2] ? `${one}<g transform="scale(-1 1)">${one}</g>` : one;
    })
    .join('');
}

/** What gives a module, or an instant, its figure where nobody has drawn one. */
const BY_EFFECT: Record<string, string> = {
  medic: 'medic',
  melee: 'officer',
  ranged: 'officer',
  initiative: 'scout',
  explode: 'bomber',
  extra_attack: 'moloch_mother_module',
  take_over_module: 'moloch_scout',
  give_mobility: 'hegemony_transport',
  double_move: 'hegemony_transport',
  convert_attack: 'hegemony_quartermaster',
};

/** The recipe, or the figure of another tile, for a tile that nobody has drawn: by what it does. */
export function recipeFor(tile: Pick<TileData, 'kind' | 'edges' | 'effects' | 'toughness' | 'mobility'>): string {
  const { edges } = tile;
  const count = (has: (edge: (typeof edges)[number]) => boolean): number => edges.filter(has).length;
  const effect = BY_EFFECT[tile.effects[0]?.effect ?? ''];
  if (tile.kind === 'hq') return 'fort';
  if (tile.kind === 'module') return effect ?? 'officer';
  const melee = count((edge) => edge.melee > 0);
  const ranged = count((edge) => edge.ranged > 0);
  if (count((edge) => edge.net)) return 'netter';
  if (effect === 'bomber') return effect;
  if (count((edge) => edge.gauss > 0)) return 'moloch_gauss_cannon';
  if (melee + ranged === 0) return effect ?? 'moloch_blocker';
  if (melee && ranged) return 'soldier';
  if (ranged) return ranged > 2 || edges.some((edge) => edge.ranged > 1) ? 'heavy' : 'shooter';
  if (tile.toughness > 0 || count((edge) => edge.armour)) return 'armoured';
  if (tile.mobility) return 'runner';
  return melee > 3 ? 'brawler' : 'fighter';
}

const made = new Map<string, string>();

/** The portrait of a tile, or the sign of an instant, around the middle. */
export function figureOf(tile: TileData): string {
  const key = `${tile.army} ${tile.id}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const drawn = draw(tile);
  made.set(key, drawn);
  return drawn;
}

function draw(tile: TileData): string {
  if (tile.kind === 'instant') return markup(ACTIONS[tile.effects[0]?.effect ?? ''] ?? []);
  const { head, own } = materialOf(tile.army);
  const figure = own ? FIGURES[tile.id] : undefined;
  if (figure) return figure.recipe ? markup(RECIPES[figure.recipe] ?? [], figure.head) : markup(figure.parts ?? []);
  const recipe = recipeFor(tile);
  const drawn = markup(RECIPES[recipe] ?? FIGURES[recipe]?.parts ?? [], head);
  // A fort flies the sign of its army.
  return recipe === 'fort'
    ? `${drawn}<g transform="translate(0 -15) scale(0.5)"><path class="f-y" d="${lookOf(tile.army).emblem}"/></g>`
    : drawn;
}
