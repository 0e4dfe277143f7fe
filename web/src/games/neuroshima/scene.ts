/** What lies on the board at a moment between two views, told by events: for animations and for the playback of battles. */
import type { GameEvent } from '../../lib/module';
import { spun } from './mission';
import { followed, partsOf, type Part } from './structures';
import { asEvent, score, type NeuroshimaView } from './view';

/** A tile with a name of its own, so that it is known to be the same one after a move. */
export interface Actor extends Part {
  key: string;
}

export interface Scene {
  actors: readonly Actor[];
  scores: readonly number[];
}

let born = 0;

/** The position of a view; units that were there already keep their keys. */
export function sceneOf(view: NeuroshimaView, before?: Scene): Scene {
  const known = new Map(before?.actors.map((actor) => [`${actor.at} ${actor.tile} ${actor.seat}`, actor.key]));
  return {
    actors: view.board.flatMap(partsOf).map((unit) => ({
      ...unit,
      key: known.get(`${unit.at} ${unit.tile} ${unit.seat}`) ?? `u${++born}`,
    })),
    scores: view.players.map(score),
  };
}

/** The scene after an event. Only what the event says is changed: the engine has worked it out. */
export function afterEvent(scene: Scene, happened: GameEvent, pointsAreWon: boolean): Scene {
  const event = asEvent(happened);
  const { actors, scores } = scene;
  switch (event.event) {
    case 'placed': {
      const { at, seat, tile, turn } = event;
      return { scores, actors: [...actors, { key: `u${++born}`, at, seat, tile, turn, wounds: 0, netted: false }] };
    }
    case 'moved':
    case 'retreated':
    case 'pushed': {
      const { from, to } = event;
      const turn = event.event === 'moved' ? event.turn : undefined;
      return {
        scores,
        actors: actors.map((actor) => (actor.at === from ? { ...actor, at: to, turn: turn ?? actor.turn } : followed(actor, from, to))),
      };
    }
    case 'wounded': {
      const { at, wounds } = event;
      return { scores, actors: actors.map((actor) => (actor.at === at ? { ...actor, wounds } : actor)) };
    }
    case 'carousel':
      return { scores, actors: spun(actors, event.cells) };
    case 'left':
      return { scores, actors: actors.filter((actor) => actor.at !== event.at) };
    case 'destroyed': {
      const { at, also } = event;
      return { scores, actors: actors.filter((actor) => actor.at !== at && actor.at !== also) };
    }
    case 'built': {
      const { seat, at, second_at: other } = event;
      const common = { seat, wounds: 0, netted: false };
      const first = { ...common, key: `u${++born}`, at, tile: event.tile, turn: event.turn, mate: other };
      const second = { ...common, key: `u${++born}`, at: other, tile: event.second_tile, turn: event.second_turn, mate: at };
      return { scores, actors: [...actors, first, second] };
    }
    case 'hq hit': {
      const { damage, seat, by } = event;
      const next = [...scores];
      if (!pointsAreWon) next[seat] = Math.max(0, (next[seat] ?? 0) - damage);
      else if (by >= 0 && by !== seat) next[by] = Math.min(20, (next[by] ?? 0) + damage);
      return { actors, scores: next };
    }
    case 'battle over':
      return { actors, scores: event.points };
    default:
      return scene;
  }
}

/** The scene before each event and after the last one. */
export function scenes(start: Scene, events: readonly GameEvent[], pointsAreWon: boolean): Scene[] {
  const all = [start];
  for (const event of events) all.push(afterEvent(all[all.length - 1]!, event, pointsAreWon));
  return all;
}

/** How long an event is looked at, in milliseconds; 0 for those that change nothing on the board. */
export function lookAt(event: GameEvent): number {
  switch (event.event) {
    case 'attack':
    case 'exploded':
      return 1000;
    case 'destroyed':
    case 'absorbed':
    case 'hq hit':
    case 'strike':
      return 800;
    case 'battle':
    case 'phase':
    case 'wounded':
    case 'battle over':
      return 600;
    case 'placed':
    case 'built':
    case 'moved':
    case 'pushed':
    case 'carousel':
    case 'left':
    case 'tanker':
    case 'storm':
    case 'retreated':
    case 'charge':
      return 550;
    case 'played':
      return 300;
    default:
      return 0;
  }
}

const BATTLE_EVENTS = new Set([
  'battle',
  'phase',
  'exploded',
  'attack',
  'absorbed',
  'hq hit',
  'wounded',
  'destroyed',
  'battle over',
  'strike',
]);

export function isBattle(event: GameEvent): boolean {
  return BATTLE_EVENTS.has(event.event);
}
