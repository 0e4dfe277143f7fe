/** A long press of a finger, for what a mouse shows on hover. */
import type { Action } from 'svelte/action';

const HOLD = 450;
const SLACK = 9;

export const longPress: Action<HTMLElement | SVGElement, () => void> = (node, callback) => {
  let call = callback;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let x = 0;
  let y = 0;

  function down(event: PointerEvent): void {
    if (event.pointerType === 'mouse') return;
    x = event.clientX;
    y = event.clientY;
    clearTimeout(timer);
    timer = setTimeout(() => {
      // The tap that ends the press must not act as well.
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, true), 1500);
      call();
    }, HOLD);
  }
  function move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - x, event.clientY - y) > SLACK) clearTimeout(timer);
  }
  function up(): void {
    clearTimeout(timer);
  }
  function swallow(event: MouseEvent): void {
    event.stopPropagation();
    event.preventDefault();
  }
  function menu(event: Event): void {
    event.preventDefault();
  }

  node.addEventListener('pointerdown', down as EventListener);
  node.addEventListener('pointermove', move as EventListener);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', up);
  node.addEventListener('contextmenu', menu);
  return {
    update(next) {
      call = next;
    },
    destroy() {
      clearTimeout(timer);
      node.removeEventListener('pointerdown', down as EventListener);
      node.removeEventListener('pointermove', move as EventListener);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('contextmenu', menu);
    },
  };
};
