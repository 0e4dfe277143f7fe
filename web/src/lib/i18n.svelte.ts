/** Texts in the reader's language: the shell's own, and those of every game that was opened. */
import { LANGUAGES, settings, type Language } from './settings.svelte';
import type { Translate } from './module';

type Texts = Record<string, string>;
type Load = () => Promise<{ default: Texts }>;

const shellFiles = import.meta.glob<{ default: Texts }>('../i18n/*.json');
const gameFiles = import.meta.glob<{ default: Texts }>('../games/*/i18n/*.json');

/** Reassigned as a whole, so that every text on the page follows a change of language. */
let texts = $state.raw<Texts>({});
let plurals = new Intl.PluralRules('en');
const games = new Set<string>();
let loading = 0;

export const t: Translate = (key, args) => {
  let text = texts[key];
  if (text === undefined && args && typeof args['n'] === 'number') {
    text = texts[`${key}.${plurals.select(args['n'])}`] ?? texts[`${key}.many`];
  }
  if (text === undefined) return key;
  return args ? text.replace(/\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole)) : text;
};

/** Whether there is a text for the key, for texts that have a fallback. */
export function known(key: string): boolean {
  return texts[key] !== undefined;
}

/** The text of a key, or what the server says in English. */
export function tOr(key: string, otherwise: string): string {
  return texts[key] ?? otherwise;
}

async function read(load: Load | undefined): Promise<Texts> {
  return load ? (await load()).default : {};
}

async function gameTexts(game: string, language: Language): Promise<Texts> {
  return read(gameFiles[`../games/${game}/i18n/${language}.json`] as Load | undefined);
}

/** Load the language, with the texts of the games that are open; the page keeps the old one until then. */
export async function useLanguage(language: Language): Promise<void> {
  const turn = ++loading;
  const parts = await Promise.all([
    read(shellFiles[`../i18n/${language}.json`] as Load | undefined),
    ...[...games].map((game) => gameTexts(game, language)),
  ]);
  if (turn !== loading) return;
  plurals = new Intl.PluralRules(language);
  texts = Object.assign({}, ...parts) as Texts;
  document.documentElement.lang = language;
}

/** The games whose texts are loaded or on their way, so that a second caller waits for them too. */
const arriving = new Map<string, Promise<void>>();

/** Add the texts of a game in the present language. */
export async function useGameTexts(game: string): Promise<void> {
  const known = arriving.get(game);
  if (known) return known;
  games.add(game);
  // Spread only after the wait: another game's texts may have come meanwhile.
  const coming = gameTexts(game, settings.language).then((more) => {
    texts = { ...texts, ...more };
  });
  arriving.set(game, coming);
  return coming;
}

export { LANGUAGES };
