/** Lessons: beginning one, going on with one, and which of them this browser has done. */
import { api, Refusal } from './api';
import { keep, recall } from './keep';
import { purse } from './purse.svelte';
import { go } from './router.svelte';
import { settings } from './settings.svelte';
import { myName } from './start';

interface Kept {
  table: string;
  done: boolean;
}

const name = (game: string, lesson: string) => `${game}/${lesson}`;
let kept = $state.raw<Readonly<Record<string, Kept>>>(recall('lessons', {}));

function put(game: string, lesson: string, what: Kept): void {
  // Another window may have written meanwhile.
  kept = { ...kept, ...recall<Record<string, Kept>>('lessons', {}), [name(game, lesson)]: what };
  keep('lessons', kept);
}

export const lessons = {
  done: (game: string, lesson: string): boolean => kept[name(game, lesson)]?.done ?? false,
  underWay(game: string, lesson: string): boolean {
    const found = kept[name(game, lesson)];
    return found !== undefined && !found.done && purse.of(found.table) !== undefined;
  },
  finish(game: string, lesson: string, table: string): void {
    put(game, lesson, { table, done: true });
  },
  /** Begin it, or go on where it was left. */
  async open(game: string, lesson: string): Promise<void> {
    const before = kept[name(game, lesson)]?.table ?? '';
    if (lessons.underWay(game, lesson) && (await stillThere(before))) {
      go(`/t/${before}`);
      return;
    }
    const made = await api.teach(game, lesson, myName());
    purse.created(made, game, '', '');
    put(game, lesson, { table: made.table, done: false });
    go(`/t/${made.table}`);
  },
};

async function stillThere(table: string): Promise<boolean> {
  try {
    await api.table(table, purse.lookToken(table));
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'offline') return false;
    throw error;
  }
}

/** A text of a lesson in the reader's language. */
export function inWords(texts: Readonly<Record<string, string>>): string {
  return texts[settings.language] ?? texts['en'] ?? '';
}
