/** The texts of legal actions, taken apart. What is legal comes from the server; this only reads it. */
import { DIRECTION_NAMES } from '../../board/hex';
import type { ActionOption } from '../../lib/module';

export type Choice = { id: number; text: string } & (
  | { verb: 'use' | 'discard'; tile: string }
  | { verb: 'hq' | 'place' | 'to'; cell: string; turn: number }
  | { verb: 'aim' | 'pushed' | 'move'; cell: string }
  | { verb: 'carry'; cell: string; by: string }
  | { verb: 'push'; cell: string; pushed: string }
  | { verb: 'turn'; direction: number; kind: string }
  | { verb: 'medic'; medic: string; unit: string }
  | { verb: 'take'; attacker: string; how: string }
  | { verb: 'end' | 'redraw' | 'keep' | 'attack' | 'explode' | 'other' }
);

export type Verb = Choice['verb'];
type With<C, V> = C extends { verb: infer W }
  ? [Extract<V, W>] extends [never]
    ? never
    : C & { verb: Extract<V, W> }
  : never;
/** The choices with one of these verbs. */
export type ChoiceOf<V extends Verb> = With<Choice, V>;

export function read(option: ActionOption): Choice {
  const id = option.id;
  const text = String(option['text']);
  const [verb = '', a = '', b = '', c = ''] = text.split(' ');
  switch (verb) {
    case 'use':
    case 'discard':
      return { id, text, verb, tile: a };
    case 'hq':
    case 'place':
    case 'to':
      return { id, text, verb, cell: a, turn: Number(b) };
    case 'aim':
    case 'pushed':
    case 'move':
      return { id, text, verb, cell: a };
    case 'carry':
      return { id, text, verb, cell: a, by: c };
    case 'push':
      return { id, text, verb, cell: a, pushed: b };
    case 'turn':
      return { id, text, verb, direction: DIRECTION_NAMES.indexOf(a as 'N'), kind: b };
    case 'medic':
      return { id, text, verb, medic: a, unit: c };
    case 'take':
      return a === 'instant'
        ? { id, text, verb, attacker: '', how: 'instant' }
        : { id, text, verb, attacker: a, how: b };
    case 'end':
    case 'redraw':
    case 'keep':
    case 'attack':
    case 'explode':
      return { id, text, verb };
    default:
      return { id, text, verb: 'other' };
  }
}

export function having<V extends Verb>(choices: readonly Choice[], ...verbs: V[]): ChoiceOf<V>[] {
  return choices.filter((choice) => (verbs as string[]).includes(choice.verb)) as ChoiceOf<V>[];
}

export type Spot = ChoiceOf<'hq' | 'place' | 'to'>;
