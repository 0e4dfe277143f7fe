/** Events and options in the reader's language. */
import type { GameEvent, Translate, View } from '../../lib/module';
import { read } from './view';

function colour(name: unknown, t: Translate): string {
  return t(`superhex.piece.${String(name)}`);
}

export function tell(event: GameEvent, names: string[], t: Translate): string {
  const seat = event['seat'];
  const who = typeof seat === 'number' ? (names[seat] ?? '') : '';
  const say = (key: string, args: Record<string, string | number> = {}): string =>
    t(`superhex.event.${key}`, { who, ...args });
  const cells = Array.isArray(event['cells']) ? (event['cells'] as string[]) : [];
  switch (event.event) {
    case 'dealt':
      return say('dealt');
    case 'turn':
      return say(event.clause === 'SH-SOLO-01' ? 'roll' : 'turn', { number: Number(event['number']) });
    case 'rolled': {
      const dice = (event['dice'] as string[]).map((name) => colour(name, t)).join(', ');
      return say(event['roll'] === 3 ? 'bonusRolled' : 'rolled', { dice }) + (event['double'] ? t('superhex.event.double') : '');
    }
    case 'spent':
      return say('spent');
    case 'swapped':
      return say('swapped', { a: cells[0] ?? '', b: cells[1] ?? '' });
    case 'captured':
      return say('captured', { colour: colour(event['colour'], t), count: cells.length });
    case 'split':
      return say('split', { sections: Number(event['sections']) });
    case 'main':
      return say('main', { size: Number(event['size']) });
    case 'laid':
      return say('laid', { colour: colour(event['colour'], t), cell: String(event['cell']) });
    case 'paid':
      return say('paid', { colour: colour(event['colour'], t), cell: String(event['cell']) });
    case 'put back':
      return say('put', { colour: colour(event['colour'], t), cell: String(event['cell']) });
    case 'passed':
      return say('passed');
    case 'ended':
      return say('ended', { reason: ending(String(event['reason']), event.clause, t) });
    default:
      return '';
  }
}

/** Why the game has ended; two reasons share a clause, so the engine's words are the key. */
export function ending(reason: string, clause: string, t: Translate): string {
  const key = `superhex.end.${clause}${reason.startsWith('the last turn') ? '.last' : ''}`;
  const known = t(key);
  return known === key ? reason : known;
}

export function optionText(notation: string, view: View, t: Translate): string {
  const choice = read({ id: 0, text: notation });
  switch (choice.verb) {
    case 'swap':
      return t('superhex.do.swap', { a: choice.a, b: choice.b });
    case 'main':
      return t('superhex.do.main', { cell: choice.cell });
    case 'lay':
    case 'pay':
    case 'put':
      return t(`superhex.do.${choice.verb}`, { colour: colour(choice.colour, t), cell: choice.cell });
    case 'pass':
      return passText(view.decision.kind, t);
    default:
      return notation;
  }
}

/** What passing means at this decision. */
export function passText(kind: string, t: Translate): string {
  return t(`superhex.pass.${kind === 'bonus' || kind === 'put' ? kind : 'swap'}`);
}

const REFUSALS: [RegExp, string][] = [
  [/^the game is over/, 'over'],
  [/^there is no piece at ([-\d,]+)/, 'empty'],
  [/^both pieces are (\w+);/, 'same'],
  [/^neither piece is/, 'notRolled'],
  [/^([-\d,]+) and ([-\d,]+) do not touch/, 'apart'],
  [/^no (\w+) piece is waiting/, 'notLoose'],
  [/^there is no (\w+) piece in the pile/, 'notInPile'],
  [/^([-\d,]+) is taken/, 'taken'],
  [/^([-\d,]+) touches fewer than two/, 'lonely'],
  [/^([-\d,]+) touches a (\w+) piece/, 'ownColour'],
  [/^with (\w+) at ([-\d,]+) the remaining/, 'deadEnd'],
  [/^the section at ([-\d,]+) cannot be/, 'notMain'],
  [/^the first swap of a roll is compulsory/, 'mustSwap'],
];

/** Why something cannot be done; a sentence that is not known is shown as the engine says it. */
export function refusal(message: string, t: Translate): string {
  for (const [shape, key] of REFUSALS) {
    const found = shape.exec(message);
    if (found) {
      const args = [found[1] ?? '', found[2] ?? ''].map((word) => (/^[a-z]+$/.test(word) ? colour(word, t) : word));
      return t(`superhex.refused.${key}`, { a: args[0]!, b: args[1]! });
    }
  }
  return message.charAt(0).toUpperCase() + message.slice(1);
}
