/**
 * Why something cannot be done, in the reader's language.
 *
 * The engine says it in one English sentence; the sentences are known by their shape. One that is not known is shown as
 * it is: a true sentence in another language is better than none.
 */
import type { Translate } from '../../lib/module';
import { box, cardName, unitName } from './box.svelte';
import { terrainName } from './sentences';
import { TERRAIN } from './look';

const CELL = '(-?\\d,-?\\d)';
const KNOWN: [RegExp, string][] = [
  [/^the game is over/, 'over'],
  [/^another player decides/, 'notYours'],
  [new RegExp(`^${CELL} is no hex of the own base`), 'notBase'],
  [/^(\w+) costs (\d+) rubium, and there are (\d+)/, 'tooDear'],
  [/^no (\w+) is left in the reserve/, 'noReserve'],
  [new RegExp(`^one (\\w+) has been bought for ${CELL}`), 'cloneLimit'],
  [new RegExp(`^there is no own (\\w+) at ${CELL}`), 'noUnit'],
  [/^a move must end in another hex/, 'sameHex'],
  [new RegExp(`^${CELL} is the Vortex`), 'vortex'],
  [new RegExp(`^${CELL} is not on this board`), 'noHex'],
  [/^(\w+) may not enter (\w+)/, 'terrain'],
  [new RegExp(`^every (\\w+) at ${CELL} has moved`), 'hasMoved'],
  [new RegExp(`^(\\w+) starts among enemies at ${CELL}`), 'amongEnemies'],
  [new RegExp(`^(\\w+) starts in the contested hex ${CELL}`), 'contestedStart'],
  [new RegExp(`^${CELL} is too far for (\\w+)`), 'tooFar'],
  [new RegExp(`^no (\\w+) at ${CELL} may go on`), 'noSpore'],
  [new RegExp(`^${CELL} is not controlled`), 'notControlled'],
  [/^the card moves units from one hex to one other/, 'oneTransfer'],
  [new RegExp(`^${CELL} does not touch ${CELL}`), 'apart'],
  [new RegExp(`^(\\w+) brings its unit to (\\w+) only, and ${CELL}`), 'placeTerrain'],
  [new RegExp(`^${CELL} is not (?:controlled or unoccupied|controlled)`), 'placeControl'],
  [new RegExp(`^nothing at ${CELL} can make a special attack`), 'noBreather'],
  [new RegExp(`^the special attacks from ${CELL} have been made`), 'breathed'],
  [new RegExp(`^${CELL} is contested, so nothing attacks`), 'breathContested'],
  [new RegExp(`has no units at ${CELL}`), 'noEnemy'],
  [new RegExp(`^there is no face-down token at ${CELL}`), 'noToken'],
  [new RegExp(`^no own unit stands at ${CELL}`), 'noOwn'],
  [new RegExp(`^a battle was fought at ${CELL}`), 'fought'],
  [new RegExp(`^the own units at ${CELL} were found just now`), 'justFound'],
  [/^(\w+) is for another moment/, 'otherMoment'],
  [/^(\w+) could do nothing now/, 'doesNothing'],
  [/^all tokens under own units/, 'mustExplore'],
  [/^every battle must be fought/, 'mustFight'],
];

/** The sentence without its clauses, and the first clause, to be linked. */
export function refusal(message: string, t: Translate): { text: string; clause: string } {
  const clause = /NX-[A-Z]+-\d+/.exec(message)?.[0] ?? '';
  for (const [shape, key] of KNOWN) {
    const found = shape.exec(message);
    if (!found) continue;
    const [a = '', b = '', c = ''] = found.slice(1).map((word) => inWords(word ?? '', t));
    return { clause, text: t(`refused-${key}`, { a, b, c }) };
  }
  const plain = message
    .replace(/\s*\((?:NX-[A-Z]+-\d+(?:, )?)+\)/g, '')
    .replace(/\b[a-z]+_[a-z_]+\b/g, (id) => inWords(id, t));
  return { clause, text: plain.charAt(0).toUpperCase() + plain.slice(1) };
}

function inWords(word: string, t: Translate): string {
  if (box.units.has(word)) return unitName(word, t);
  if (word in TERRAIN) return terrainName(word, t);
  return cardName(word, t);
}
