/** Nexus Ops in the browser. */
import type { GameModule } from '../../lib/module';
import Battle from './Battle.svelte';
import Board from './Board.svelte';
import Cards from './Cards.svelte';
import { roomy } from '../../lib/roomy';
import Emblem from './Emblem.svelte';
import { SCENE } from './look';
import Seat from './Seat.svelte';
import { soundOf, trace } from './traces';
import SeatsMore from './SeatsMore.svelte';
import Side from './Side.svelte';
import { asNexus } from './view';

const nexus: GameModule = {
  Board,
  Seat,
  Emblem,
  trace,
  soundOf,
  scene: SCENE,
  helps: (view) => {
    const { decision, players } = asNexus(view);
    const hand = players[decision.seat]?.hand;
    const kinds = new Set(hand?.missions.map((one) => one.kind));
    const topics: [string, boolean][] = [
      ['objective', kinds.has('objective')],
      ['battle_mission', kinds.has('battle')],
      ['energize', Object.keys(hand?.energize ?? {}).length > 0],
    ];
    return topics.flatMap(([topic, matters]) => (matters ? [topic] : []));
  },
  tabs: [
    { id: 'battle', icon: 'swords', title: 'tab-battle', Panel: Battle, wanted: (view) => asNexus(view).battle !== null },
    { id: 'cards', icon: 'cards', title: 'tab-cards', Panel: Cards, needed: () => !roomy.current },
    { id: 'players', icon: 'seats', title: 'tab-players', Panel: SeatsMore },
    { id: 'units', icon: 'pile', title: 'tab-units', Panel: Side },
  ],
};
export default nexus;
