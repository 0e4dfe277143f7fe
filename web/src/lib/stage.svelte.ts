/** Whether the board is still showing what happened: what comes next, questions and results wait for it. */

let busy = $state(false);
let end: (() => void) | null = null;

export const stage = {
  get busy(): boolean {
    return busy;
  },
  /** A board says that it plays, and how to end that. */
  set(playing: boolean, skip: (() => void) | null = null): void {
    busy = playing;
    end = playing ? skip : null;
  },
  /** To the end of what is being shown. */
  skip(): void {
    end?.();
  },
};
