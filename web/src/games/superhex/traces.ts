/** What a turn leaves to see on the table, and what it sounds like. */
import type { GameEvent } from '../../lib/module';
import type { SoundName } from '../../lib/sounds';
import type { Trace } from '../../lib/trail';
import { asEvent } from './view';

export function trace(happened: GameEvent): Trace | null {
  const event = asEvent(happened);
  switch (event.event) {
    case 'swapped': {
      const [one, other] = event.cells;
      return one && other ? { cell: other, from: one } : null;
    }
    case 'laid':
    case 'paid':
    case 'put back':
      return { cell: event.cell };
    default:
      return null;
  }
}

export function soundOf({ event }: GameEvent): SoundName | null {
  switch (event) {
    case 'rolled':
      return 'dice';
    case 'swapped':
      return 'swap';
    case 'captured':
      return 'take';
    case 'laid':
    case 'paid':
    case 'put back':
      return 'place';
    default:
      return null;
  }
}
