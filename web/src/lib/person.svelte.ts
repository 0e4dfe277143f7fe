/** Who this browser is signed in as, if anybody: nobody needs to be, to play. */
import { keep, recall } from './keep';

export interface Known {
  /** The token of the session; it goes to the server with every request and nowhere else. */
  session: string;
  id: string;
  name: string;
}

let known = $state.raw<Known | null>(recall<Known | null>('person', null));

export const person = {
  get session(): string {
    return known?.session ?? '';
  },
  /** Empty for a guest. */
  get id(): string {
    return known?.id ?? '';
  },
  get name(): string {
    return known?.name ?? '';
  },

  signIn(news: Known): void {
    known = news;
    keep('person', known);
  },

  signOut(): void {
    known = null;
    keep('person', null);
  },
};

// Another window of this browser has signed in or out.
addEventListener('storage', (event) => {
  if (event.key === 'hexagora.person') known = recall<Known | null>('person', null);
});
