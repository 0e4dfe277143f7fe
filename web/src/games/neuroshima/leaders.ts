/** The leaders of a table as the view tells them: whose, which side of the card is up, and what it does. */
import type { Translate } from '../../lib/module';
import { namesOf } from './mission';
import type { NeuroshimaView } from './view';

export type Face = 'front' | 'back';

/** A leader whom everybody, or at least the one who looks, knows. */
export interface Led {
  side: number;
  /** Who plays for this side. */
  who: string;
  leader: string;
  /** The side of the card that is up; '' when both uses are spent. */
  face: Face | '';
  uses: number;
}

export function leadersOf(view: NeuroshimaView, names: readonly string[]): Led[] {
  return (view.leaders?.sides ?? []).flatMap(({ side, leader, face = '', uses }) => {
    if (leader === undefined) return [];
    const who = namesOf(view.players, side, names);
    return [{ side, who, leader, face, uses }];
  });
}

/** The sides that have not chosen yet, or whose choice nobody else may know. */
export function choosing(view: NeuroshimaView): { side: number; chosen: boolean }[] {
  const sides = view.leaders?.sides ?? [];
  return sides.every((side) => side.leader !== undefined) ? [] : sides.map(({ side, chosen }) => ({ side, chosen }));
}

export function leaderName(leader: string, t: Translate): string {
  return t.called('leader', leader) ?? leader;
}

/** What one side of a card does. */
export function leaderUse(leader: string, face: Face, t: Translate): string {
  return t.called('leader-use', `${leader}-${face}`) ?? '';
}
