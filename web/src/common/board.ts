/** The common board of a view: what any game can be shown on. The types are those of `hexagora/core/board.py`. */
import type { Board, Cell, Piece } from '../generated/common';
import type { ActionOption, View } from '../lib/module';

export type { Board, Cell, Piece };

/** The board of a view, empty for a game that gives none. */
export function boardOf(view: View): Board {
  const board = view['common'] as Board | undefined;
  return board ?? { cells: [] };
}

/** The cells that an option names, in the order in which they are chosen. */
export function cellsOf(option: ActionOption): string[] {
  return ['from', 'cell', 'to'].flatMap((name) => {
    const cell = option[name];
    return typeof cell === 'string' ? [cell] : [];
  });
}

/** The options that begin with the cells chosen so far. */
export function beginning(options: readonly ActionOption[], chosen: readonly string[]): ActionOption[] {
  return options.filter((option) => {
    const cells = cellsOf(option);
    return cells.length > 0 && chosen.every((cell, i) => cells[i] === cell);
  });
}
