/** Structures on the board: one unit, two tiles that know each other. */
import { expect, test } from 'vitest';
import { afterEvent, sceneOf } from '../../src/games/neuroshima/scene';
import { facesOf, partsOf } from '../../src/games/neuroshima/structures';
import type { NeuroshimaView, Unit } from '../../src/games/neuroshima/view';

const UNIT: Unit = {
  at: 'd4',
  seat: 0,
  tile: 'borgo_structure_1a',
  turn: 2,
  wounds: 1,
  netted: false,
  moves_made: [],
  attacks_made: [],
  second: { at: 'd5', tile: 'borgo_structure_2b', turn: 5 },
};
const VIEW = { board: [UNIT], players: [] } as unknown as NeuroshimaView;

test('a structure is drawn as two tiles, with the wounds on the first', () => {
  const [first, second] = partsOf(UNIT);
  expect(first).toMatchObject({ at: 'd4', turn: 2, wounds: 1, mate: 'd5' });
  expect(second).toMatchObject({ at: 'd5', tile: 'borgo_structure_2b', turn: 5, wounds: 0, mate: 'd4' });
  const { second: _none, ...alone } = UNIT;
  expect(partsOf(alone)).toHaveLength(1);
});

test('when one tile moves the other follows it with its eyes', () => {
  const moved = { event: 'moved', seat: 0, tile: 'borgo_structure_1a', from: 'd4', to: 'e4', turn: 3, stays: false };
  const { actors } = afterEvent(sceneOf(VIEW), moved as never, false);
  expect(actors.map((actor) => [actor.at, actor.mate])).toEqual([
    ['e4', 'd5'],
    ['d5', 'e4'],
  ]);
});

test('built and destroyed it comes and goes as a whole', () => {
  const built = {
    event: 'built',
    seat: 1,
    tile: 'x_1a',
    at: 'b2',
    turn: 0,
    second_tile: 'x_2a',
    second_at: 'b3',
    second_turn: 1,
  };
  const stands = afterEvent(sceneOf(VIEW), built as never, false);
  expect(stands.actors.map((actor) => actor.at)).toEqual(['d4', 'd5', 'b2', 'b3']);
  const gone = { event: 'destroyed', seat: 0, tile: 'borgo_structure_1a', at: 'd4', also: 'd5' };
  expect(afterEvent(stands, gone as never, false).actors.map((actor) => actor.at)).toEqual(['b2', 'b3']);
});

test('faces are tiles of their army', () => {
  const face = { id: 'x_1a', names: {}, help: {}, initiative: [2], toughness: 0, mobility: false, edges: [], effects: [], traits: [] };
  const [tile] = facesOf({ on: [{ army: 'borgo', reconstruction: true, faces: [face] }] });
  expect(tile).toMatchObject({ id: 'x_1a', army: 'borgo', kind: 'warrior' });
  expect(facesOf(undefined)).toEqual([]);
});
