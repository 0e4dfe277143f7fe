/**
 * Why something cannot be done, in the reader's language.
 *
 * The engine says it in one English sentence; the sentences are known by their shape. One that is not known is shown as
 * it is: a true sentence in another language is better than none.
 */
import type { Translate } from '../../lib/module';
import { tileName } from './sentences';

const KNOWN: [RegExp, string][] = [
  [/^the game is over/, 'over'],
  [/^(\w\d) is not on this board/, 'noCell'],
  [/^(\w\d) is taken by/, 'taken'],
  [/^the unit must change its cell or its rotation/, 'mustChange'],
  [/^(\w\d) is too far from (\w\d), or the way is blocked/, 'tooFar'],
  [/^not all of (\w\d) and the six cells around it/, 'airStrikeRim'],
  [/^there is no unit at (\w\d)/, 'noUnit'],
  [/^the unit at (\w\d) belongs to somebody else/, 'notYours'],
  [/^the unit at (\w\d) is netted/, 'netted'],
  [/^the unit at (\w\d) is no enemy/, 'noEnemy'],
  [/^the unit at (\w\d) has moved in this turn/, 'hasMoved'],
  [/^\w+ at (\w\d) has no mobility/, 'noMobility'],
  [/^there is no transport/, 'noTransport'],
  [/^the transport at (\w\d) is not linked to (\w\d)/, 'transportNotLinked'],
  [/^the transport at (\w\d) has carried this unit/, 'hasCarried'],
  [/^an HQ cannot be the target/, 'noHq'],
  [/^(\w\d) is not beside the own HQ/, 'notBesideHq'],
  [/^nothing lies there beside (\w\d)/, 'noUnit'],
  [/^there is no empty cell behind (\w\d)/, 'noRoomBehind'],
  [/^(\w\d) is not behind the pushed unit/, 'notBehind'],
  [/^no more tiles can be discarded/, 'noMoreDiscards'],
  [/^no more tiles can be used/, 'noMoreUses'],
  [/^no Battle tile can be played once/, 'noBattleAtEnd'],
  [/^without the own HQ no grenade/, 'grenadeNoHq'],
  [/^the own HQ is netted, so no grenade/, 'grenadeNetted'],
  [/^no enemy unit but an HQ stands beside/, 'grenadeNobody'],
  [/none of the own units is free of nets/, 'nobodyFree'],
  [/no own unit can push anything/, 'nobodyPushes'],
  [/there is no enemy unit but HQs/, 'nobodyToShoot'],
  [/it has no target/, 'noTarget'],
];

/** The sentence without its clauses, and the first clause, to be linked. */
export function refusal(message: string, t: Translate): { text: string; clause: string } {
  const clause = /NS-[A-Z]+-\d+/.exec(message)?.[0] ?? '';
  for (const [shape, key] of KNOWN) {
    const found = shape.exec(message);
    if (found) return { clause, text: t(`refused-${key}`, { a: found[1] ?? '', b: found[2] ?? '' }) };
  }
  const plain = message
    .replace(/\s*\((?:NS-[A-Z]+-\d+(?:, )?)+\)/g, '')
    .replace(/\b[a-z0-9]+_[a-z0-9_]+\b/g, (id) => tileName(id, t));
  return { clause, text: plain.charAt(0).toUpperCase() + plain.slice(1) };
}
