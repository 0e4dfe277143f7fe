/** Words for tests: the house's own, and those of a game as the server would give them. */
import { vi } from 'vitest';
import { useGameWords, useLanguage } from '../src/lib/i18n.svelte';
import { settings, type Language } from '../src/lib/settings.svelte';

const catalogues = import.meta.glob<string>('../../src/hexagora/games/*/words/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Answer the requests for words from the catalogues that the server reads. */
function serveWords(): void {
  vi.stubGlobal('fetch', (path: string) => {
    const [, game, language] = /^\/api\/games\/(\w+)\/words\?language=(\w+)$/.exec(path) ?? [];
    const messages = catalogues[`../../src/hexagora/games/${game}/words/${language}.ftl`];
    if (messages === undefined) return Promise.reject(new Error(`no answer to ${path}`));
    return Promise.resolve(new Response(JSON.stringify({ messages, content: {} })));
  });
}

/** Have the words of the house and of games in a language. */
export async function speak(language: Language, ...games: string[]): Promise<void> {
  serveWords();
  settings.language = language;
  await useLanguage(language);
  await Promise.all(games.map(useGameWords));
}
