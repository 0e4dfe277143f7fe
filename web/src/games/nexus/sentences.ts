/** Parts of sentences in the reader's language. */
import type { Translate } from '../../lib/module';
import { unitName } from './box.svelte';
import type { Roll } from './scene';
import type { Count } from './view';

export function terrainName(id: string, t: Translate): string {
  return t(`terrain-${id || 'none'}`);
}

/** Units with their numbers: "2 × Human, Fungoid". */
export function counted(units: Count | undefined, t: Translate): string {
  const parts = Object.entries(units ?? {}).map(([unit, n]) => (n > 1 ? `${n} × ${unitName(unit, t)}` : unitName(unit, t)));
  return parts.length > 0 ? parts.join(', ') : t('nobody');
}

/** What cards have done to a unit. */
export function markText(marks: readonly string[], t: Translate): string {
  return marks.map((mark) => t(`mark-${mark}`)).join(', ');
}

/** Why a die hits from some number on: the sheet, the ground, cards. Empty where that is not known. */
export function whyText(roll: Roll, t: Translate): string {
  return (roll.why ?? []).map((part) => t(`needs-${part.part}`, { ...part })).join(', ');
}
