/** What is asked of the server about an identity; pages that need it load it. */
import type {
  AttachAnswer,
  DeviceLink,
  MeCard,
  PasskeyOptions,
  PersonCard,
  RecoveryAnswer,
  SettingsAnswer,
  SignedIn,
} from '../generated/wire';
import { api, json, Refusal } from './api';
import { keep, recall } from './keep';
import { makePasskey, usePasskey } from './passkeys';
import { person } from './person.svelte';
import { purse } from './purse.svelte';
import { LANGUAGES, settings, type Language } from './settings.svelte';

/** What this device is called in the list of devices. */
export function deviceLabel(): string {
  const agent = navigator.userAgent;
  const find = (names: [string, RegExp][]) => names.find(([, mark]) => mark.test(agent))?.[0];
  const browser = find([
    ['Edge', /Edg\//],
    ['Opera', /OPR\//],
    ['Firefox', /Firefox\//],
    ['Chrome', /Chrome\//],
    ['Safari', /Safari\//],
  ]);
  const system = find([
    ['Android', /Android/],
    ['iPhone', /iPhone/],
    ['iPad', /iPad/],
    ['Windows', /Windows/],
    ['Mac', /Mac OS/],
    ['Linux', /Linux/],
  ]);
  return [browser, system].filter(Boolean).join(', ');
}

/** Somebody has come in: this browser is theirs from now on. Gives a recovery code to be written down, or nothing. */
function arrived(news: SignedIn): string {
  person.signIn({ session: news.session, id: news.id, name: news.name });
  if (!settings.name) settings.name = news.name;
  const language = news.settings['language'];
  if (LANGUAGES.includes(language as Language)) settings.language = language as Language;
  else void people.choose({ language: settings.language });
  return news.recovery;
}

const post = <T>(path: string, body?: unknown) => json<T>(path, body === undefined ? { method: 'POST' } : { method: 'POST', body });

/** Do something that only somebody who is signed in can; who is no longer, is told so and is a guest again. */
async function own<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal && error.refusal.code === 'need_person') person.signOut();
    throw error;
  }
}

export const people = {
  async create(name: string): Promise<string> {
    const { options } = await post<PasskeyOptions>('/api/people/new/options', { name });
    const credential = await makePasskey(options);
    return arrived(await post<SignedIn>('/api/people/new', { credential, name, label: deviceLabel() }));
  },
  async login(): Promise<string> {
    const { options } = await post<PasskeyOptions>('/api/people/login/options');
    const credential = await usePasskey(options);
    return arrived(await post<SignedIn>('/api/people/login', { credential, label: deviceLabel() }));
  },
  recover: async (code: string) => arrived(await post<SignedIn>('/api/people/recover', { code, label: deviceLabel() })),
  join: async (token: string) => arrived(await post<SignedIn>('/api/people/join', { token, label: deviceLabel() })),
  person: (id: string) => json<PersonCard>(`/api/people/${encodeURIComponent(id)}`),

  me: () => own(json<MeCard>('/api/me')),
  record: () => own(json<PersonCard>('/api/me/record')),
  choose: (chosen: Record<string, unknown>) => own(json<SettingsAnswer>('/api/me/settings', { method: 'PUT', body: { settings: chosen } })),
  async rename(name: string): Promise<void> {
    await own(json<SettingsAnswer>('/api/me/name', { method: 'PUT', body: { name } }));
    person.signIn({ session: person.session, id: person.id, name });
  },
  async addPasskey(): Promise<void> {
    const { options } = await own(post<PasskeyOptions>('/api/me/passkeys/options'));
    const credential = await makePasskey(options);
    await own(post<unknown>('/api/me/passkeys', { credential, label: deviceLabel() }));
  },
  removePasskey: (id: string) => own(gone(`/api/me/passkeys/${encodeURIComponent(id)}`)),
  async signOut(device: string): Promise<void> {
    await own(gone(`/api/me/devices/${device}`));
  },
  link: () => own(post<DeviceLink>('/api/me/link')),
  newCode: async () => (await own(post<RecoveryAnswer>('/api/me/recovery'))).recovery,
  export: async () => (await own(api.raw('/api/me/export'))).blob(),
  async leave(): Promise<void> {
    await own(gone('/api/me'));
    person.signOut();
  },

  /** Games of this browser that are not known to be the person's yet. */
  get guestTables(): string[] {
    const known = recall<string[]>(`attached.${person.id}`, []);
    return purse.entries
      .filter((entry) => Object.keys(entry.seats).length > 0 && entry.person !== person.id && !known.includes(entry.table))
      .map((entry) => entry.table);
  },
  /** Let the games that were played here as a guest be the person's; the links are sent once. */
  async attach(): Promise<AttachAnswer> {
    const tables = people.guestTables;
    const seats = tables.flatMap((table) => Object.values(purse.of(table)?.seats ?? {}).map((token) => ({ table, token })));
    const answer = await own(post<AttachAnswer>('/api/me/seats', { seats }));
    keep(`attached.${person.id}`, [...recall<string[]>(`attached.${person.id}`, []), ...tables]);
    return answer;
  },
};

async function gone(path: string): Promise<void> {
  await api.raw(path, undefined, 'DELETE');
}
