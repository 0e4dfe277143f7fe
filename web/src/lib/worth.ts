/** Why a replay is worth watching, in words. */
import type { ReplayCard } from './api';
import type { Translate } from './module';

/** As near as this to each other the first two are close. */
const CLOSE = 0.25;

export function worthText(card: Pick<ReplayCard, 'turns' | 'margin' | 'steps'>, t: Translate): string {
  const parts = [];
  if (card.turns > 0) parts.push(t('worth-turns', { n: card.turns }));
  if (card.margin <= CLOSE) parts.push(t('worth-close'));
  return parts.join(' · ') || t('worth-steps', { n: card.steps });
}
