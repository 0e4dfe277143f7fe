/** The next game of those who sit at a table. Made while a component is, for it has an effect. */
import { untrack } from 'svelte';
import type { Play } from './play.svelte';
import { purse } from './purse.svelte';
import { go } from './router.svelte';

export class Rematch {
  /** Whoever asked for the rematch goes there; the others are offered it. */
  #follow = $state(false);

  constructor(
    private readonly own: Play,
    private readonly table: string,
    private readonly complain: (error: unknown) => void,
  ) {
    $effect(() => {
      const next = own.card?.next;
      if (!next) return;
      untrack(() => this.#sit(next));
      if (this.#follow) go(`/t/${next}`);
    });
  }

  async ask(): Promise<void> {
    try {
      await this.own.line.say('rematch', { seat: this.own.mySeats[0] });
      this.#follow = true;
    } catch (error) {
      this.complain(error);
    }
  }

  /** At the next table everybody sits one seat further, with the right that they had here. */
  #sit(next: string): void {
    const entry = purse.of(this.table);
    if (!entry || purse.of(next)) return;
    const count = this.own.card?.seats.length ?? 0;
    const seats = Object.fromEntries(Object.entries(entry.seats).map(([seat, token]) => [(Number(seat) + 1) % count, token]));
    purse.put(next, { game: entry.game, title: entry.title, host: entry.host, watch: entry.watch, seats, person: entry.person ?? '' });
  }
}
