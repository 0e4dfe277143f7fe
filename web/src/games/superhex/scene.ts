/** What lies on the table at a moment between two views, told by events. */
import { centre } from '../../board/hex';
import { axial } from '../../board/named';
import type { GameEvent } from '../../lib/module';
import { asEvent, section, type Colour, type SuperhexView } from './view';

export interface Actor {
  key: string;
  at: string;
  colour: Colour;
  /** It has come off the block and waits, where it lay, to be laid again. */
  loose?: boolean;
}

export interface Scene {
  actors: readonly Actor[];
  dice: readonly Colour[];
}

let born = 0;

export function sceneOf(view: SuperhexView, before?: Scene): Scene {
  const fixed = before?.actors.filter((actor) => !actor.loose) ?? [];
  const known = new Map(fixed.map((actor) => [`${actor.at} ${actor.colour}`, actor.key]));
  const block = Object.entries(view.block).map(([at, colour]) => ({
    at,
    colour,
    key: known.get(`${at} ${colour}`) ?? `p${++born}`,
  }));
  return { actors: [...block, ...stillLoose(view, before?.actors ?? [])], dice: view.dice };
}

/** Of those that have come off, as many as are still to be laid. */
function stillLoose(view: SuperhexView, actors: readonly Actor[]): Actor[] {
  const left = { ...view.loose };
  return actors.filter(({ loose, colour, at }) => {
    if (!loose || at in view.block || !left[colour]) return false;
    left[colour] -= 1;
    return true;
  });
}

function far(one: string, other: string): number {
  const [a, b] = [centre(axial(one)), centre(axial(other))];
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A piece is laid: the nearest of those that wait goes there, if one does. */
function laid(actors: readonly Actor[], cell: string, colour: Colour): Actor[] {
  const waiting = actors.filter((actor) => actor.loose && actor.colour === colour);
  const [nearest] = waiting.sort((a, b) => far(a.at, cell) - far(b.at, cell));
  if (!nearest) return [...actors, { key: `p${++born}`, at: cell, colour }];
  return [...actors.filter((actor) => actor !== nearest), { key: nearest.key, at: cell, colour }];
}

export function afterEvent(scene: Scene, happened: GameEvent): Scene {
  const event = asEvent(happened);
  const { actors, dice } = scene;
  switch (event.event) {
    case 'dealt':
      return {
        dice: [],
        actors: Object.entries(event.block).map(([at, colour]) => ({
          at,
          colour,
          key: `p${++born}`,
        })),
      };
    case 'rolled':
      return { actors, dice: event.dice };
    case 'swapped': {
      const [a = '', b = ''] = event.cells;
      return {
        dice,
        actors: actors.map((actor) => (actor.at === a ? { ...actor, at: b } : actor.at === b ? { ...actor, at: a } : actor)),
      };
    }
    case 'captured': {
      const gone = new Set(event.cells);
      return { dice, actors: actors.filter((actor) => !gone.has(actor.at)) };
    }
    case 'main': {
      const block = Object.fromEntries(actors.map((actor) => [actor.at, actor.colour]));
      const kept = section(block, event.main);
      return { dice, actors: actors.map((actor) => (kept.has(actor.at) ? actor : { ...actor, loose: true })) };
    }
    case 'laid':
      return { dice, actors: laid(actors, event.cell, event.colour) };
    case 'paid':
    case 'put back':
      return {
        dice,
        actors: [...actors, { key: `p${++born}`, at: event.cell, colour: event.colour }],
      };
    default:
      return scene;
  }
}

/** How long an event is looked at, in milliseconds: a turn of two rolls takes two to four seconds. */
export function lookAt(event: GameEvent): number {
  switch (event.event) {
    case 'rolled':
    case 'captured':
      return 720;
    case 'swapped':
      return 520;
    case 'main':
    case 'paid':
    case 'put back':
    case 'spent':
      return 420;
    case 'laid':
      return 360;
    default:
      return 0;
  }
}

/** After what is taken and what falls apart one looks before one goes on; a swap of one's own was seen already. */
export function lingers({ event }: GameEvent): boolean {
  return event === 'captured' || event === 'main';
}
