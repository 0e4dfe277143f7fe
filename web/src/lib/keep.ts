/** What this browser remembers between visits. A browser that refuses storage only forgets. */

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`hexagora.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`hexagora.${key}`, JSON.stringify(value));
  } catch {
    // Private windows may refuse: the page works, it only forgets.
  }
}
