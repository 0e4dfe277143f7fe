/** The texts of legal actions, taken apart. What is legal comes from the server; this only reads it. */
import type { ActionOption } from '../../lib/module';

export type Deck = 'mission' | 'energize';
export type Side = 'attacker' | 'defender';

export type Choice = { id: number; text: string } & (
  | { verb: 'corporation'; corporation: string }
  | { verb: 'buy'; unit: string; cell: string }
  | { verb: 'play' | 'keep'; card: string }
  | { verb: 'complete'; card: string; row: boolean }
  | { verb: 'sell' | 'give'; deck: Deck; card: string }
  | { verb: 'move'; unit: string; cell: string; to: string }
  | { verb: 'breathe'; cell: string; to: string; seat: number }
  | { verb: 'aim'; seat: number }
  | { verb: 'explore' | 'place'; cell: string }
  | { verb: 'fight'; cell: string; seat: number }
  | { verb: 'lose' | 'with'; unit: string }
  | { verb: 'target'; side: Side; unit: string; marks: string }
  | { verb: 'reroll'; side: Side; unit: string; shown: number }
  | { verb: 'cancel'; side: Side; hit: string }
  | { verb: 'take'; what: string }
  | { verb: 'done' | 'shatter' | 'other' }
);

export type Verb = Choice['verb'];
type With<C, V> = C extends { verb: infer W }
  ? [Extract<V, W>] extends [never]
    ? never
    : C & { verb: Extract<V, W> }
  : never;
/** The choices with one of these verbs. */
export type ChoiceOf<V extends Verb> = With<Choice, V>;

/** Seats count from 1 in the notation. */
function seatIn(word: string): number {
  return Number(word) - 1;
}

export function read(option: ActionOption): Choice {
  const id = option.id;
  const text = String(option['text']);
  const [verb = '', a = '', b = '', c = '', d = ''] = text.split(' ');
  switch (verb) {
    case 'corporation':
      return { id, text, verb, corporation: a };
    case 'buy':
      return { id, text, verb, unit: a, cell: b };
    case 'play':
    case 'keep':
      return { id, text, verb, card: a };
    case 'complete':
      return a === 'row' ? { id, text, verb, card: b, row: true } : { id, text, verb, card: a, row: false };
    case 'sell':
    case 'give':
      return { id, text, verb, deck: a as Deck, card: b };
    case 'move':
      return { id, text, verb, unit: a, cell: b, to: c };
    case 'breathe':
      return { id, text, verb, cell: a, to: b, seat: seatIn(c) };
    case 'aim':
      return { id, text, verb, seat: seatIn(a) };
    case 'explore':
    case 'place':
      return { id, text, verb, cell: a };
    case 'fight':
      return { id, text, verb, cell: a, seat: seatIn(b) };
    case 'lose':
    case 'with':
      return { id, text, verb, unit: a };
    case 'target':
      return { id, text, verb, side: a as Side, unit: b, marks: [c, d].filter(Boolean).join(' ') };
    case 'reroll':
      return { id, text, verb, side: a as Side, unit: b, shown: Number(c) };
    case 'cancel':
      return { id, text, verb, side: a as Side, hit: b };
    case 'take':
      return { id, text, verb, what: a };
    case 'done':
    case 'shatter':
      return { id, text, verb };
    default:
      return { id, text, verb: 'other' };
  }
}

export function having<V extends Verb>(choices: readonly Choice[], ...verbs: V[]): ChoiceOf<V>[] {
  return choices.filter((choice) => (verbs as string[]).includes(choice.verb)) as ChoiceOf<V>[];
}
