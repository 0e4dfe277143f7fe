/** The view of a position of Superhex, and its block as cells that touch. */
import { centre, neighbour } from '../../board/hex';
import { axial, cellName } from '../../board/named';
import type * as Facts from '../../generated/superhex';
import type { ActionOption, Decision, GameEvent, View } from '../../lib/module';

export type Colour = Facts.Lay['colour'];
export const COLOURS: readonly Colour[] = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'];

/** What a legal action means, with its id. */
export type Choice = Facts.Action & { id: number };
export type LayChoice = Facts.Lay & { id: number };
export type SuperhexView = Omit<View, 'decision'> & Facts.View & { decision: Decision };
export type SuperhexEvent = GameEvent & Facts.Event;

export function asSuperhex(view: View): SuperhexView {
  return view as unknown as SuperhexView;
}

export function asChoice(option: ActionOption): Choice {
  return option as unknown as Choice;
}

export function asEvent(event: GameEvent): SuperhexEvent {
  return event as SuperhexEvent;
}

/** Whether a choice puts a piece of a colour on a cell. */
export function isLaying(choice: Choice): choice is LayChoice {
  return choice.do === 'lay' || choice.do === 'pay' || choice.do === 'put';
}

export function around(cell: string): string[] {
  return [0, 1, 2, 3, 4, 5].map((direction) => cellName(neighbour(axial(cell), direction)));
}

/** All cells that hang together with one, by touching. */
export function section(block: Readonly<Record<string, unknown>>, from: string): Set<string> {
  const found = new Set<string>();
  const open = from in block ? [from] : [];
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    if (found.has(cell)) continue;
    found.add(cell);
    open.push(...around(cell).filter((other) => other in block && !found.has(other)));
  }
  return found;
}

/** The cells from the top left to the bottom right, as they are read. */
export function inOrder(cells: Iterable<string>): string[] {
  return [...cells].sort((a, b) => {
    const p = centre(axial(a));
    const q = centre(axial(b));
    return p.y - q.y || p.x - q.x;
  });
}

/** The cells that an action touches. */
export function cellsOf(choice: Choice | null): string[] {
  if (choice === null) return [];
  if (choice.do === 'swap') return choice.cells;
  return 'cell' in choice ? [choice.cell] : [];
}
