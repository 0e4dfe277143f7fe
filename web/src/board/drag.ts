/**
 * Dragging with any pointer, from anywhere on the page to a cell of a board.
 *
 * A press that does not travel is a click and stays one, so that every drag has a tap as its equal. Cells are found by
 * their `data-cell` attribute, whatever lies between.
 */
import type { Action } from 'svelte/action';
import type { Point } from './hex';

export interface DragOptions {
  /** May this press become a drag? Called when the pointer has travelled far enough. */
  start: (at: Point) => boolean;
  /** The pointer moved: where it is on the page, and over which cell. */
  move?: (at: Point, cell: string | null) => void;
  drop: (cell: string | null) => void;
  /** The drag was broken off: Escape, a second finger, a lost pointer. */
  cancel?: () => void;
}

/** How far a pointer travels, in pixels, before a press is a drag; a finger is less steady than a mouse. */
const TRAVEL = { mouse: 5, touch: 10 };

export function cellAt(at: Point): string | null {
  for (const element of document.elementsFromPoint(at.x, at.y)) {
    const cell = element.closest('[data-cell]');
    if (cell) return cell.getAttribute('data-cell');
  }
  return null;
}

export const draggable: Action<HTMLElement | SVGElement, DragOptions> = (node, options) => {
  let current = options;
  let press: { id: number; at: Point; dragging: boolean } | null = null;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || press) return;
    press = { id: event.pointerId, at: { x: event.clientX, y: event.clientY }, dragging: false };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', abort);
    window.addEventListener('keydown', key, true);
  }

  function move(event: PointerEvent): void {
    if (!press || event.pointerId !== press.id) return;
    const at = { x: event.clientX, y: event.clientY };
    if (!press.dragging) {
      const far = event.pointerType === 'mouse' ? TRAVEL.mouse : TRAVEL.touch;
      if (Math.hypot(at.x - press.at.x, at.y - press.at.y) < far) return;
      if (!current.start(press.at)) {
        release();
        return;
      }
      press.dragging = true;
    }
    event.preventDefault();
    current.move?.(at, cellAt(at));
  }

  function up(event: PointerEvent): void {
    if (!press || event.pointerId !== press.id) return;
    const dragged = press.dragging;
    release();
    if (!dragged) return;
    // The click that follows a drag is none.
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, true), 0);
    current.drop(cellAt({ x: event.clientX, y: event.clientY }));
  }

  function swallow(event: MouseEvent): void {
    event.stopPropagation();
    event.preventDefault();
  }

  function abort(event?: PointerEvent): void {
    if (!press || (event && event.pointerId !== press.id)) return;
    const dragged = press.dragging;
    release();
    if (dragged) current.cancel?.();
  }

  function key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !press?.dragging) return;
    event.stopPropagation();
    abort();
  }

  function release(): void {
    press = null;
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', abort);
    window.removeEventListener('keydown', key, true);
  }

  node.addEventListener('pointerdown', down as EventListener);
  return {
    update(next) {
      current = next;
    },
    destroy() {
      abort();
      node.removeEventListener('pointerdown', down as EventListener);
    },
  };
};
