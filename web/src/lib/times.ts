/** Days and times as people write them, in the reader's language; seconds of the server. */
import { settings } from './settings.svelte';

export function dayOf(seconds: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium' }).format(1000 * seconds);
}
