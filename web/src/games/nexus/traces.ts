/** What a turn leaves to see on the board, and what it sounds like. */
import type { GameEvent } from '../../lib/module';
import type { SoundName } from '../../lib/sounds';
import type { Trace } from '../../lib/trail';

export function trace(event: GameEvent): Trace | null {
  switch (event.event) {
    case 'moved':
    case 'transferred':
    case 'extracted':
    case 'swept':
    case 'breath':
      return { cell: String(event['to']), from: String(event['from']) };
    case 'bought':
    case 'placed':
    case 'explored':
    case 'battle':
      return { cell: String(event['at']) };
    default:
      return null;
  }
}

export function soundOf({ event }: GameEvent): SoundName | null {
  switch (event) {
    case 'rolled':
    case 'rerolled':
    case 'breath rolled':
    case 'vortex rolled':
      return 'dice';
    case 'bought':
    case 'mined':
      return 'coin';
    case 'moved':
    case 'placed':
      return 'place';
    case 'drew':
      return 'draw';
    case 'lost':
      return 'death';
    case 'battle':
      return 'battle';
    default:
      return null;
  }
}
