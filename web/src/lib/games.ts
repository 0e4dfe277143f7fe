/** Finds the folder of a game. What a game needs is loaded when somebody opens it. */
import type { Component } from 'svelte';
import { api, type Catalogue } from './api';
import { useGameWords, useTitles } from './i18n.svelte';
import type { GameModule } from './module';

const folders = import.meta.glob<GameModule>('../games/*/index.ts', { import: 'default' });
const emblems = import.meta.glob<{ default: Component }>('../games/*/Emblem.svelte');
const loaded = new Map<string, Promise<GameModule>>();

async function load(game: string): Promise<GameModule> {
  const folder = folders[`../games/${game}/index.ts`] ?? (async () => (await import('../common/module')).default);
  const [found] = await Promise.all([folder(), useGameWords(game)]);
  return found;
}

/** The client's part of a game; a game that brings none is shown on the common board. */
export function gameModule(game: string): Promise<GameModule> {
  let module = loaded.get(game);
  if (!module) {
    module = load(game);
    module.catch(() => loaded.delete(game));
    loaded.set(game, module);
  }
  return module;
}

/** What can be played, with what every game is called; the rest of its words comes with the game. */
export async function catalogueInWords(): Promise<Catalogue> {
  const [catalogue] = await Promise.all([api.catalogue(), useTitles()]);
  return catalogue;
}

/** The board picture of a game, without the rest of it: the first page shows all of them. */
export async function emblemOf(game: string): Promise<Component> {
  const picture = emblems[`../games/${game}/Emblem.svelte`];
  return picture ? (await picture()).default : (await gameModule(game)).Emblem;
}
