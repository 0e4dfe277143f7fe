/** Words in the reader's language: the house's own, and those of every game that was opened. */
import { FluentResource } from '@fluent/bundle';
import { api } from './api';
import { Words, type Facts } from './catalogue';
import { LANGUAGES, settings, type Language } from './settings.svelte';

/** Says a message of the catalogue with facts in its gaps. */
export interface Translate {
  (message: string, facts?: Facts): string;
  /** Whether there are words for it. */
  has(message: string): boolean;
  /** What the game calls a component of a kind, such as a leader or a mission from a file. */
  called(of: string, id: string): string | undefined;
}

type Load = () => Promise<string>;
const common = import.meta.glob<string>('../../../src/hexagora/words/*.ftl', { query: '?raw', import: 'default' });
const browser = import.meta.glob<string>('../../../src/hexagora/words/browser/*.ftl', { query: '?raw', import: 'default' });

const partFiles = import.meta.glob<string>('../../../src/hexagora/words/browser/*/*.ftl', { query: '?raw', import: 'default' });
const FOLDER = '../../../src/hexagora/words';

/** Reassigned as a whole, so that every text on the page follows a change of language. */
let house = $state.raw(new Words('en'));
let games = $state.raw<Readonly<Record<string, Words>>>({});
/** What games are called, of those whose words nobody needs yet. */
let titles = $state.raw<Readonly<Record<string, Words>>>({});
let naming: Promise<void> | null = null;
let houseSources: FluentResource[] = [];
/** The games whose words are loaded or on their way, so that a second caller waits for them too. */
const arriving = new Map<string, Promise<void>>();
/** The parts of the house whose words are loaded or on their way. */
const parts = new Map<string, Promise<void>>();
let loading = 0;

function translator(words: () => Words, names: readonly string[]): Translate {
  // A game's words were put together with those parts of the house that were there then.
  const knowing = (message: string) => (words().has(message) ? words() : house);
  const say = (message: string, facts?: Facts) => knowing(message).say(message, facts, names);
  return Object.assign(say, {
    has: (message: string) => knowing(message).has(message),
    called: (of: string, id: string) => words().called(of, id),
  });
}

/** The words of the house. */
export const t: Translate = translator(() => house, []);

/** The words of a game and of the house; players are called by the names of their seats. */
export function wordsOf(game: string, names: readonly string[] = []): Translate {
  return translator(() => games[game] ?? titles[game] ?? house, names);
}

async function read(files: Record<string, Load>, path: string): Promise<FluentResource> {
  return new FluentResource((await files[path]?.()) ?? '');
}

const readPart = (part: string, language: Language) => read(partFiles, `${FOLDER}/browser/${part}/${language}.ftl`);

async function gameWords(game: string, language: Language, sources: FluentResource[]): Promise<Words> {
  const served = await api.words(game, language);
  return new Words(language, [new FluentResource(served.messages), ...sources], served.content);
}

async function titleWords(language: Language, sources: FluentResource[]): Promise<Record<string, Words>> {
  const served = await api.titles(language);
  const all = Object.entries(served.games);
  return Object.fromEntries(all.map(([game, messages]) => [game, new Words(language, [new FluentResource(messages), ...sources])]));
}

/** Load the language, with the words of the games that are open; the page keeps the old one until then. */
export async function useLanguage(language: Language): Promise<void> {
  const turn = ++loading;
  if (houseSources.length > 0 && house.language === language) return;
  const sources = await Promise.all([read(common, `${FOLDER}/${language}.ftl`), read(browser, `${FOLDER}/browser/${language}.ftl`)]);
  const wanted = [...parts.keys()];
  sources.push(...(await Promise.all(wanted.map((part) => readPart(part, language)))));
  const open = [...arriving.keys()];
  const [called, ...found] = await Promise.all([
    naming ? titleWords(language, sources) : {},
    ...open.map((game) => gameWords(game, language, sources)),
  ]);
  if (turn !== loading) return;
  titles = called;
  houseSources = sources;
  house = new Words(language, sources);
  games = { ...games, ...Object.fromEntries(open.map((game, i) => [game, found[i]!])) };
  document.documentElement.lang = language;
  // What a page has asked for meanwhile.
  for (const part of [...parts.keys()].filter((one) => !wanted.includes(one))) {
    parts.delete(part);
    void usePart(part);
  }
}

/** Know what all games are called, in the present language. */
export function useTitles(): Promise<void> {
  if (!naming) {
    naming = titleWords(settings.language, houseSources).then((found) => {
      const [first] = Object.values(found);
      // The language may have changed meanwhile, and that has loaded these too.
      if (first?.language === house.language) titles = found;
    });
    naming.catch(() => (naming = null));
  }
  return naming;
}

/** Have the words of a part of the house that only some pages need, in the present language. */
export function usePart(part: string): Promise<void> {
  let coming = parts.get(part);
  if (!coming) {
    const language = settings.language;
    coming = readPart(part, language).then((source) => {
      // The language may have changed meanwhile, and that has loaded this part too.
      if (houseSources.length === 0 || house.language !== language) return;
      houseSources = [...houseSources, source];
      house = new Words(language, houseSources);
    });
    coming.catch(() => parts.delete(part));
    parts.set(part, coming);
  }
  return coming;
}

/** Have the words of a game in the present language. */
export function useGameWords(game: string): Promise<void> {
  let coming = arriving.get(game);
  if (!coming) {
    coming = gameWords(game, settings.language, houseSources).then((words) => {
      // The language may have changed meanwhile, and that has loaded this game too.
      if (words.language === house.language) games = { ...games, [game]: words };
    });
    coming.catch(() => arriving.delete(game));
    arriving.set(game, coming);
  }
  return coming;
}

export { LANGUAGES };
