/** What a turn leaves to see on the board, and what it sounds like. */
import type { GameEvent } from '../../lib/module';
import type { SoundName } from '../../lib/sounds';
import type { Trace } from '../../lib/trail';
import type { Cue } from './acts';
import { asEvent } from './view';

export function trace(happened: GameEvent): Trace | null {
  const event = asEvent(happened);
  switch (event.event) {
    case 'placed':
    case 'strike':
      return { cell: event.at };
    case 'moved':
    case 'pushed':
      return { cell: event.to, from: event.from };
    default:
      return null;
  }
}

/** What happens in a battle sounds with its cues. */
export function soundOf({ event }: GameEvent): SoundName | null {
  switch (event) {
    case 'placed':
    case 'moved':
    case 'pushed':
      return 'place';
    case 'drew':
      return 'draw';
    default:
      return null;
  }
}

export function soundOfCue(cue: Cue): SoundName | null {
  switch (cue.kind) {
    case 'banner':
      return cue.initiative === null ? 'battle' : 'phase';
    case 'blow':
      return cue.how === 'melee' ? 'blade' : cue.how === 'gauss' ? 'gauss' : cue.how === 'explosion' ? 'death' : 'shot';
    case 'spark':
      return 'armour';
    case 'show':
      return null;
    case 'strike':
      return 'shot';
    default:
      return cue.kind;
  }
}
