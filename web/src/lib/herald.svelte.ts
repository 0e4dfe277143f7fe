/** What happens to a table and not in its game is told to everybody who sits there, once. */
import { untrack } from 'svelte';
import { t } from './i18n.svelte';
import { announce, tell } from './live.svelte';
import type { Play } from './play.svelte';
import { seatNames } from './words';

/** Called while a component is made, for it has effects. */
export function herald(own: Play): void {
  const name = (seat: number): string => (own.card ? seatNames(own.card.seats)[seat] : undefined) ?? '';

  // A draw that is not wanted.
  let offered = false;
  $effect(() => {
    const { offer, declined, state } = own.card ?? {};
    if (offered && !offer && declined != null && state === 'playing') untrack(() => tell(t('draw-declined', { name: name(declined) })));
    offered = Boolean(offer);
  });

  // Whose turn it is, when that changes; at one device, loud enough for two.
  let lastTurn = -1;
  $effect(() => {
    const { card } = own;
    if (card?.state !== 'playing') return;
    const acting = card.hold ?? card.decides;
    if (acting === lastTurn || acting < 0) return;
    lastTurn = acting;
    untrack(() => {
      if (!own.mySeats.includes(acting)) announce(t('table-waits_for', { name: name(acting) }));
      else if (own.mySeats.length === 1) announce(t('table-your_turn'));
      else if (!card.secrets) tell(t('table-turn_of', { name: name(acting) }));
    });
  });

  // That somebody's time has run out.
  let absent: readonly boolean[] = [];
  $effect(() => {
    const away = own.card?.clock?.away ?? [];
    untrack(() => {
      const gone = away.findIndex((one, seat) => one && absent[seat] === false);
      if (gone >= 0) tell(t('clock-ran-out', { name: name(gone) }));
      absent = away;
    });
  });
}
