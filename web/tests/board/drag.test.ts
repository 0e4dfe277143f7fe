import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cellAt, draggable, type DragOptions } from '../../src/board/drag';

let node: HTMLElement;
let options: { [Name in keyof Required<DragOptions>]: ReturnType<typeof vi.fn> };
let under: Element[];
let action: { destroy?: () => void };

function pointer(type: string, x: number, y: number, more: PointerEventInit = {}): void {
  const event = new PointerEvent(type, {
    clientX: x,
    clientY: y,
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
    bubbles: true,
    cancelable: true,
    ...more,
  });
  (type === 'pointerdown' ? node : window).dispatchEvent(event);
}

beforeEach(() => {
  document.body.innerHTML = '<div id="from"></div><svg><g data-cell="d4"><path id="in"/></g></svg>';
  node = document.getElementById('from')!;
  under = [];
  document.elementsFromPoint = () => under;
  options = { start: vi.fn(() => true), move: vi.fn(), drop: vi.fn(), cancel: vi.fn() };
  action = draggable(node, options as unknown as DragOptions) as { destroy?: () => void };
});

afterEach(() => action.destroy?.());

const overCell = () => (under = [document.body, document.getElementById('in')!]);

describe('the cell under a point', () => {
  it('is found through whatever lies on it', () => {
    overCell();
    expect(cellAt({ x: 1, y: 1 })).toBe('d4');
    under = [document.body];
    expect(cellAt({ x: 1, y: 1 })).toBeNull();
  });
});

describe('a press', () => {
  it('that does not travel is no drag', () => {
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 13, 13);
    pointer('pointerup', 13, 13);
    expect(options.start).not.toHaveBeenCalled();
    expect(options.drop).not.toHaveBeenCalled();
  });

  it('of a finger may tremble more than one of a mouse', () => {
    pointer('pointerdown', 10, 10, { pointerType: 'touch' });
    pointer('pointermove', 17, 10, { pointerType: 'touch' });
    expect(options.start).not.toHaveBeenCalled();
    pointer('pointermove', 21, 10, { pointerType: 'touch' });
    expect(options.start).toHaveBeenCalledWith({ x: 10, y: 10 });
  });

  it('of another button does nothing', () => {
    pointer('pointerdown', 10, 10, { button: 2 });
    pointer('pointermove', 90, 90);
    expect(options.start).not.toHaveBeenCalled();
  });
});

describe('a drag', () => {
  it('drops on the cell where the pointer is let go', () => {
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 30, 10);
    overCell();
    pointer('pointermove', 60, 10);
    pointer('pointerup', 60, 10);
    expect(options.move.mock.calls).toEqual([
      [{ x: 30, y: 10 }, null],
      [{ x: 60, y: 10 }, 'd4'],
    ]);
    expect(options.drop.mock.calls).toEqual([['d4']]);
    expect(options.cancel).not.toHaveBeenCalled();
  });

  it('swallows the click that follows it, and no other', async () => {
    const clicked = vi.fn();
    node.addEventListener('click', clicked);
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 30, 10);
    pointer('pointerup', 30, 10);
    node.click();
    expect(clicked).not.toHaveBeenCalled();
    await new Promise((wake) => setTimeout(wake, 5));
    node.click();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('that may not begin leaves the pointer alone', () => {
    options.start.mockReturnValue(false);
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 30, 10);
    pointer('pointerup', 30, 10);
    expect(options.move).not.toHaveBeenCalled();
    expect(options.drop).not.toHaveBeenCalled();
  });

  it('is broken off by Escape, which nobody else hears', () => {
    const heard = vi.fn();
    document.body.addEventListener('keydown', heard);
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 30, 10);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    pointer('pointerup', 30, 10);
    expect(options.cancel).toHaveBeenCalledOnce();
    expect(options.drop).not.toHaveBeenCalled();
    expect(heard).not.toHaveBeenCalled();
  });

  it('is broken off with the pointer, and not by another finger', () => {
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 30, 10);
    pointer('pointerup', 30, 10, { pointerId: 2 });
    pointer('pointercancel', 30, 10, { pointerId: 2 });
    expect(options.cancel).not.toHaveBeenCalled();
    pointer('pointercancel', 30, 10);
    expect(options.cancel).toHaveBeenCalledOnce();
    expect(options.drop).not.toHaveBeenCalled();
  });

  it('is broken off when what is dragged goes away', () => {
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 30, 10);
    action.destroy?.();
    expect(options.cancel).toHaveBeenCalledOnce();
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 30, 10);
    expect(options.start).toHaveBeenCalledOnce();
  });
});
