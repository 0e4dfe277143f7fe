/** The clauses of the rules, loaded once per game and language, and the panel that shows one from anywhere. */
import { api, type Clause, type Rules } from './api';
import { settings } from './settings.svelte';

const books = new Map<string, Promise<Rules>>();
let shown = $state.raw<{ id: string; game: string } | null>(null);
let readable = $state(true);

export function rulesOf(game: string): Promise<Rules> {
  const language = settings.language;
  const key = `${game} ${language}`;
  let book = books.get(key);
  if (!book) {
    book = api.rules(game, language);
    book.catch(() => books.delete(key));
    books.set(key, book);
  }
  return book;
}

/** The game whose rules hold a clause: told by the letters before the first dash, learnt from the books. */
async function gameOf(id: string, likely: string): Promise<string> {
  const { games } = await api.catalogue();
  const order = games.filter((game) => game.rules).map((game) => game.name);
  order.sort((a, b) => Number(b === likely) - Number(a === likely));
  for (const game of order) {
    const book = await rulesOf(game);
    if (book.sections.some((section) => section.clauses.some((clause) => clause.id === id))) return game;
  }
  return likely;
}

export function findClause(book: Rules, id: string): Clause | undefined {
  for (const section of book.sections) {
    const found = section.clauses.find((clause) => clause.id === id);
    if (found) return found;
  }
  return undefined;
}

export const rules = {
  /** The game at the table, which most clauses are asked from. */
  likely: '',
  /** Whether there are rules to read: a game may declare that it brings none. */
  get readable() {
    return readable;
  },
  /** The page is about a game from now on; '' for any. */
  about(game: string): void {
    if (rules.likely === game) return;
    rules.likely = game;
    readable = game === '';
    if (readable) return;
    void api.catalogue().then(
      ({ games }) => {
        if (rules.likely === game) readable = games.find((one) => one.name === game)?.rules === true;
      },
      // Whoever looks on asks again.
      () => (rules.likely = ''),
    );
  },
  get shown() {
    return shown;
  },
  show(id: string): void {
    void gameOf(id, rules.likely).then(
      (game) => (shown = { id, game }),
      () => (shown = { id, game: rules.likely }),
    );
  },
  hide(): void {
    shown = null;
  },
};
