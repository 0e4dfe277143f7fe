/** Whether the server answers. What is shown without it was kept before. */

let lost = $state(!navigator.onLine);

addEventListener('offline', () => (lost = true));
addEventListener('online', () => (lost = false));

export const offline = {
  get now(): boolean {
    return lost;
  },
};

/** A request was made: it was answered by the server, or from what was kept, or not at all. */
export function noticed(answered: boolean): void {
  lost = !answered;
}
