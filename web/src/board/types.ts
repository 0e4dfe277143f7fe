/** What a board is made of. The widget knows no rules: it shows cells and pieces and tells what was done to them. */
import type { Axial } from './hex';

export interface BoardCell extends Axial {
  /** The name of the cell in the game's notation. */
  id: string;
  /** What a screen reader says: the cell's name, what lies on it, whether it can be chosen. */
  name: string;
}

export interface BoardPiece {
  /** Who the piece is, over all its moves: a piece that keeps its key glides from cell to cell. */
  key: string;
  /** The cell that it lies on. */
  at: string;
  /** Where on the cell, if not in the middle. */
  dx?: number;
  dy?: number;
  /** The radius in which the piece itself can be pressed, for cells that hold several; without it only the cell can. */
  hit?: number;
  /** What a screen reader says of a piece that can be pressed. */
  name?: string;
}

/** Dragging what lies on a cell. */
export interface CellDrag {
  /** May what lies there be dragged? `piece` is the key of the pressed piece, if pieces can be pressed. */
  can: (cell: string, piece: string | null) => boolean;
  start?: (cell: string, piece: string | null) => void;
  /** The pointer is on the page at x, y, over that cell or none. */
  over?: (cell: string | null, x: number, y: number) => void;
  drop: (from: string, to: string | null, piece: string | null) => void;
  cancel?: () => void;
}
