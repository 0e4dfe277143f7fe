/** Superhex in the browser. */
import type { GameModule } from '../../lib/module';
import Board from './Board.svelte';
import Emblem from './Emblem.svelte';
import { SCENE } from './look';
import Seat from './Seat.svelte';
import { soundOf, trace } from './traces';
import Side from './Side.svelte';

const superhex: GameModule = {
  Board,
  Seat,
  Emblem,
  trace,
  soundOf,
  scene: SCENE,
  tabs: [{ id: 'counts', icon: 'pile', title: 'tab-counts', Panel: Side }],
};
export default superhex;
