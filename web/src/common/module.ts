/** The module of every game that brings none of its own. */
import type { GameModule } from '../lib/module';
import CommonBoard from './CommonBoard.svelte';
import CommonEmblem from './CommonEmblem.svelte';

export function commonModule(name: string): GameModule {
  return { name, Board: CommonBoard, Emblem: CommonEmblem };
}
