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

/** What is heard when it comes; what a battle sounds like is heard as it is played. */
export function soundOf({ event }: GameEvent): SoundName | null {
  switch (event) {
    case 'bought':
    case 'mined':
      return 'coin';
    case 'moved':
    case 'placed':
      return 'place';
    case 'drew':
      return 'draw';
    default:
      return null;
  }
}

export function soundOfPlayed({ event }: GameEvent): SoundName | null {
  switch (event) {
    case 'rolled':
    case 'breath rolled':
    case 'vortex rolled':
      return 'dice';
    case 'lost':
      return 'death';
    case 'battle':
      return 'battle';
    default:
      return null;
  }
}
