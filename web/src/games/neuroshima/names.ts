/** What tiles, armies and directions are called in the reader's language. */
import { DIRECTION_NAMES } from '../../board/hex';
import type { Translate } from '../../lib/module';
import { catalogue } from './catalogue.svelte';

export function languageOf(t: Translate): string {
  return t('language');
}

export function tileName(id: string, t: Translate): string {
  return catalogue.tileName(id, languageOf(t));
}

export function armyName(id: string, t: Translate): string {
  return catalogue.armyName(id, languageOf(t));
}

export function directionName(direction: number, t: Translate): string {
  return t(`direction-${DIRECTION_NAMES[((direction % 6) + 6) % 6]}`);
}
