/** What cells are called by a screen reader: who stands there and how, what the mission has there, whether it can be chosen. */
import type { Translate } from '../../lib/module';
import { catalogue, type TileData } from './catalogue.svelte';
import { hexOn, hexWords, namesOf } from './mission';
import { armyName, directionName, languageOf, tileName } from './names';
import type { Plan } from './plan.svelte';
import type { Actor, Scene } from './scene';
import type { NeuroshimaView, Values } from './view';

export interface Spoken {
  view: NeuroshimaView;
  scene: Scene;
  names: readonly string[];
  values: ReadonlyMap<string, Values>;
  plan: Plan;
  t: Translate;
}

/** The name of a cell; nobody can stand on a hub. */
export function cellWords(id: string, actor: Actor | undefined, hub: boolean, about: Spoken): string {
  const { view, names, plan, t } = about;
  const parts = [id];
  if (actor) parts.push(...unitWords(actor, about));
  else if (!hub) parts.push(t('cell-empty'));
  const special = hexOn(view.mission, id);
  if (special) parts.push(hexWords(special, (side) => namesOf(view.players, side, names), t));
  if (plan.pinned === id) parts.push(t('cell-pinned'));
  else if (plan.targets.has(id)) parts.push(t('cell-target'));
  return parts.join(', ');
}

function unitWords(actor: Actor, { view, scene, names, values, t }: Spoken): string[] {
  const army = armyName(view.players[actor.seat]?.army ?? '', t);
  const parts = [t('cell-unit', { tile: tileName(actor.tile, t), army, who: names[actor.seat] ?? '' })];
  const data = catalogue.tile(actor.tile);
  if (data?.kind === 'hq') {
    if (view.options['mode'] !== 'points') parts.push(t('cell-hp', { n: scene.scores[actor.seat] ?? 0 }));
  } else if (data?.initiative.length) {
    const now = values.get(actor.at)?.initiative.map((one) => one.value);
    parts.push(t('cell-initiative', { initiative: (now ?? data.initiative).join(', ') }));
  }
  if (data && data.kind !== 'hq' && data.kind !== 'instant') {
    parts.push(t('cell-facing', { direction: directionName(actor.turn, t) }));
  }
  if (actor.wounds) parts.push(t('cell-wounds', { n: actor.wounds }));
  if (actor.netted) parts.push(t('cell-netted'));
  return parts;
}

/** A tile of the hand: what it has on which sides, its top to the north, and what it does. */
export function tileWords(tile: TileData, t: Translate): string {
  const parts: string[] = [];
  const sides = (has: (edge: TileData['edges'][number]) => boolean): string =>
    tile.edges.flatMap((edge, i) => (has(edge) ? [directionName(i, t)] : [])).join(', ');
  if (tile.initiative.length > 0 && tile.kind !== 'hq') parts.push(t('cell-initiative', { initiative: tile.initiative.join(', ') }));
  for (const kind of ['melee', 'ranged', 'gauss'] as const) {
    for (const strength of new Set(tile.edges.map((edge) => edge[kind]).filter(Boolean))) {
      parts.push(`${t(`kind-${kind}`)} ${strength}: ${sides((edge) => edge[kind] === strength)}`);
    }
  }
  for (const kind of ['net', 'link'] as const) {
    const found = sides((edge) => edge[kind]);
    if (found) parts.push(`${t(`kind-${kind}`)}: ${found}`);
  }
  const armour = sides((edge) => edge.armour);
  if (armour) parts.push(t('value-armour', { directions: armour }));
  const help = tile.help[languageOf(t)] ?? tile.help['en'] ?? '';
  return [parts.join('; '), help].filter(Boolean).join('. ');
}
