/**
 * When what has the focus goes away, the page would begin anew for keys and for screen readers. The part that it was in
 * takes the focus then, at a place where another press of the same key does nothing. Who goes elsewhere is left alone.
 */
export function keepsFocus(node: HTMLElement, home: string): { destroy: () => void } {
  let had: Element | null = null;
  const gone = (one: Element): boolean => !one.isConnected || one.matches(':disabled');
  const comes = (event: FocusEvent): void => {
    had = event.target instanceof Element ? event.target : null;
  };
  const leaves = (): void => {
    const one = had;
    // What is being taken away is still there for a moment.
    queueMicrotask(() => {
      if (one && had === one && !gone(one)) had = null;
    });
  };
  const look = (): void => {
    if (!had || !gone(had)) return;
    if (document.activeElement !== null && document.activeElement !== document.body && document.activeElement !== had) return;
    // The place itself may come a moment later: then it is looked for again.
    const place = node.querySelector<HTMLElement>(home);
    place?.focus({ preventScroll: true });
    if (place && document.activeElement === place) had = null;
  };
  const watcher = new MutationObserver(look);
  watcher.observe(node, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  node.addEventListener('focusin', comes);
  node.addEventListener('focusout', leaves);
  return { destroy: () => watcher.disconnect() };
}
