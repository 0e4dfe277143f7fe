/** What lies on the table at a moment between two views, told by events. */
import type { GameEvent } from '../../lib/module';
import { asEvent, section, type Colour, type SuperhexView } from './view';

export interface Actor {
  key: string;
  at: string;
  colour: Colour;
}

export interface Scene {
  actors: readonly Actor[];
  dice: readonly Colour[];
}

let born = 0;

export function sceneOf(view: SuperhexView, before?: Scene): Scene {
  const known = new Map(before?.actors.map((actor) => [`${actor.at} ${actor.colour}`, actor.key]));
  return {
    actors: Object.entries(view.block).map(([at, colour]) => ({
      at,
      colour,
      key: known.get(`${at} ${colour}`) ?? `p${++born}`,
    })),
    dice: view.dice,
  };
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
      return { dice, actors: actors.filter((actor) => kept.has(actor.at)) };
    }
    case 'laid':
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

export function scenes(start: Scene, events: readonly GameEvent[]): Scene[] {
  const all = [start];
  for (const event of events) all.push(afterEvent(all[all.length - 1]!, event));
  return all;
}

export function lookAt(event: GameEvent): number {
  switch (event.event) {
    case 'rolled':
      return 900;
    case 'swapped':
    case 'captured':
      return 800;
    case 'main':
    case 'laid':
    case 'paid':
    case 'put back':
    case 'spent':
      return 600;
    default:
      return 0;
  }
}
