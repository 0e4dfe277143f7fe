/** Superhex in the browser. */
import type { GameModule } from '../../lib/module';
import Board from './Board.svelte';
import Emblem from './Emblem.svelte';
import { SCENE } from './look';
import Seat from './Seat.svelte';
import { soundOf, trace } from './traces';
import Side from './Side.svelte';
import { asSuperhex } from './view';

const superhex: GameModule = {
  Board,
  Seat,
  Emblem,
  trace,
  soundOf,
  scene: SCENE,
  helps: (view) => {
    const { dice, decision } = asSuperhex(view);
    return decision.kind === 'swap' && dice.length === 2 && dice[0] === dice[1] ? ['double'] : [];
  },
  tabs: [{ id: 'counts', icon: 'pile', title: 'tab-counts', Panel: Side }],
};
export default superhex;
