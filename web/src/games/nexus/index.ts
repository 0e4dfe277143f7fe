/** Nexus Ops in the browser. */
import type { GameModule } from '../../lib/module';
import Board from './Board.svelte';
import Emblem from './Emblem.svelte';
import Seat from './Seat.svelte';
import Side from './Side.svelte';

const nexus: GameModule = { Board, Side, Seat, Emblem };
export default nexus;
