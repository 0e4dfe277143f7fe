/** Neuroshima Hex in the browser. */
import type { GameModule } from '../../lib/module';
import Board from './Board.svelte';
import Counter from './Counter.svelte';
import Emblem from './Emblem.svelte';
import { GOES_ON } from './plan.svelte';
import Seat from './Seat.svelte';
import { soundOf, trace } from './traces';
import Side from './Side.svelte';

const neuroshima: GameModule = {
  Board,
  Seat,
  Emblem,
  trace,
  soundOf,
  tabs: [
    { id: 'forecast', icon: 'swords', title: 'tab-forecast', Panel: Side },
    { id: 'tiles', icon: 'pile', title: 'tab-tiles', Panel: Counter },
  ],
  midway: (view) => GOES_ON.has(view.decision.kind),
};
export default neuroshima;
