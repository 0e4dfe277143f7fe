/** From what was chosen for the seats to what the server is asked for. */
import type { SeatPlan } from './api';
import { t } from './i18n.svelte';
import { myName } from './start';
import type { Place } from '../parts/SeatPlanner.svelte';

export function seatPlans(places: Place[]): SeatPlan[] {
  return places.map((place, seat) => {
    if (place.sitter === 'me') return { kind: 'me', name: myName() };
    if (place.sitter === 'here') return { kind: 'me', name: place.name.trim() || t('name-seat', { n: seat + 1 }) };
    if (place.sitter === 'friend' || place.sitter === 'open') return { kind: 'open' };
    return { kind: 'bot', bot: place.sitter.slice(4) };
  });
}

/** Seats that anybody may take put the table into the lobby. */
export function isPublic(places: Place[]): boolean {
  return places.some((place) => place.sitter === 'open');
}
