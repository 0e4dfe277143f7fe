/** The module of every game that brings none of its own. */
import type { GameModule } from '../lib/module';
import CommonBoard from './CommonBoard.svelte';
import CommonEmblem from './CommonEmblem.svelte';

const common: GameModule = { Board: CommonBoard, Emblem: CommonEmblem };
export default common;
