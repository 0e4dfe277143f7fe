/** The tables this browser knows, with the tokens that open them. Tokens never leave for anywhere but the server. */
import type { Created } from './api';
import { keep, recall } from './keep';
import { person } from './person.svelte';

/** The hashes that were shown when this browser told its word. */
export interface Promised {
  seed_hash: string;
  commitments: string[];
  /** Whether the server has said that it heard the word in time. */
  heard: boolean;
}

export interface Entry {
  table: string;
  game: string;
  title: string;
  /** By seat number. */
  seats: Record<number, string>;
  invites: Record<number, string>;
  host: string;
  watch: string;
  /** What this browser gives for the dealing, and what had been promised by then. */
  word: string;
  promise: Promised | null;
  /** Who took the seats, where somebody was signed in. */
  person?: string;
  /** When the table was last opened here, in milliseconds. */
  at: number;
}

const MOST = 40;
let entries = $state.raw<Entry[]>(recall<Entry[]>('tables', []));

export const purse = {
  get entries(): Entry[] {
    return entries;
  },

  of(table: string): Entry | undefined {
    return entries.find((entry) => entry.table === table);
  },

  /** Merge what is new about a table, and put it first. */
  put(table: string, news: Partial<Omit<Entry, 'table' | 'at'>>): Entry {
    // Another window may have written meanwhile.
    const all = recall<Entry[]>('tables', []);
    // A browser that refuses storage has it in memory only.
    const old = all.find((entry) => entry.table === table) ?? purse.of(table);
    const entry: Entry = {
      table,
      game: news.game || old?.game || '',
      title: news.title || old?.title || '',
      seats: { ...old?.seats, ...news.seats },
      invites: { ...old?.invites, ...news.invites },
      host: news.host || old?.host || '',
      watch: news.watch || old?.watch || '',
      word: news.word || old?.word || '',
      promise: news.promise ?? old?.promise ?? null,
      person: news.person || old?.person || '',
      at: Date.now(),
    };
    entries = [entry, ...all.filter((other) => other.table !== table)].slice(0, MOST);
    keep('tables', entries);
    return entry;
  },

  created(answer: Created, game: string, title: string, word: string): Entry {
    const bySeat = (list: { seat: number; token: string }[]) => Object.fromEntries(list.map(({ seat, token }) => [seat, token]));
    return purse.put(answer.table, {
      game,
      title,
      host: answer.host,
      watch: answer.watch,
      seats: bySeat(answer.seats),
      invites: bySeat(answer.invites),
      word,
      person: person.id,
    });
  },

  dropInvite(table: string, seat: number): void {
    const entry = purse.of(table);
    if (!entry || !(seat in entry.invites)) return;
    const { [seat]: _gone, ...invites } = entry.invites;
    entries = entries.map((other) => (other.table === table ? { ...other, invites } : other));
    keep('tables', entries);
  },

  forget(table: string): void {
    entries = recall<Entry[]>('tables', []).filter((entry) => entry.table !== table);
    keep('tables', entries);
  },

  /** The best right to look that this browser has. */
  lookToken(table: string): string | undefined {
    const entry = purse.of(table);
    return entry && (Object.values(entry.seats)[0] || entry.watch || entry.host || undefined);
  },

  tokens(table: string): string[] {
    const entry = purse.of(table);
    return entry ? [...Object.values(entry.seats), entry.host, entry.watch].filter(Boolean) : [];
  },
};

/** The link that opens a table with a right. */
export function linkTo(table: string, kind: 'seat' | 'invite' | 'watch', token: string): string {
  return `${location.origin}/t/${table}#${kind}=${token}`;
}
