/** Neuroshima Hex in the browser. */
import type { GameModule } from '../../lib/module';
import ArmyPicker from './ArmyPicker.svelte';
import Board from './Board.svelte';
import LeadersPanel from './LeadersPanel.svelte';
import MissionPanel from './MissionPanel.svelte';
import Counter from './Counter.svelte';
import Emblem from './Emblem.svelte';
import { GOES_ON } from './plan.svelte';
import Seat from './Seat.svelte';
import { soundOf, trace } from './traces';
import Side from './Side.svelte';
import { topicsOf } from './topics';
import { asNeuroshima } from './view';

const neuroshima: GameModule = {
  Board,
  Seat,
  Emblem,
  trace,
  soundOf,
  pickers: { army: ArmyPicker },
  tabs: [
    { id: 'forecast', icon: 'swords', title: 'tab-forecast', Panel: Side },
    { id: 'tiles', icon: 'pile', title: 'tab-tiles', Panel: Counter },
    {
      id: 'mission',
      icon: 'flag',
      title: 'tab-mission',
      Panel: MissionPanel,
      needed: (view) => asNeuroshima(view).mission !== undefined,
      // It is read before the first turn.
      wanted: (view) => asNeuroshima(view).mission !== undefined && asNeuroshima(view).turns <= 1,
    },
    { id: 'leaders', icon: 'star', title: 'tab-leaders', Panel: LeadersPanel, needed: (view) => asNeuroshima(view).leaders !== undefined },
  ],
  guide: async () => (await import('./Armies.svelte')).default,
  composer: async () => (await import('./Composer.svelte')).default,
  helps: (view) => topicsOf(asNeuroshima(view)),
  midway: (view) => GOES_ON.has(view.decision.kind),
};
export default neuroshima;
