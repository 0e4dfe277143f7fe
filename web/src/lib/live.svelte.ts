/** The screen reader's live region, and the short notes at the foot of the page. */

let said = $state.raw<{ text: string; id: number }[]>([]);
let note = $state.raw<{ text: string; bad: boolean; clause: string; id: number } | null>(null);
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

export const live = {
  get said() {
    return said;
  },
  get note() {
    return note;
  },
};

/** Say it to a screen reader. Several in one moment are read one after the other. */
export function announce(text: string): void {
  if (text) said = [...said.slice(-5), { text, id: ++count }];
}

/** Show a note for a while and say it. */
export function tell(text: string, bad = false, clause = ''): void {
  note = { text, bad, clause, id: ++count };
  announce(text);
  clearTimeout(timer);
  timer = setTimeout(() => (note = null), bad ? 9000 : 5000);
}

export function hush(): void {
  clearTimeout(timer);
  note = null;
}
