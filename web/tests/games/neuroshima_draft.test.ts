import { expect, test } from 'vitest';
import type { TileData } from '../../src/games/neuroshima/catalogue.svelte';
import { Draft } from '../../src/games/neuroshima/draft.svelte';

const plain = { names: {}, help: {}, initiative: [], toughness: 0, mobility: false, edges: [], effects: [] };
const HQ: TileData = { ...plain, id: 'outpost_hq', army: 'outpost', kind: 'hq', count: 1 };
const SCOUT: TileData = { ...plain, id: 'outpost_scout', army: 'outpost', kind: 'module', count: 2 };
const WALKER: TileData = { ...plain, id: 'moloch_walker', army: 'moloch', kind: 'warrior', count: 3, toughness: 2 };
const ENEMY: TileData = { ...plain, id: 'moloch_hq', army: 'moloch', kind: 'hq', count: 1 };
const TILES = [HQ, SCOUT, WALKER, ENEMY];

const draft = () => new Draft((id) => TILES.find((tile) => tile.id === id));

test('a tile lies on the board or is offered as often as the army has it', () => {
  const one = draft();
  expect(one.put('d4', 0, HQ)).toBe(true);
  expect(one.put('d5', 0, HQ)).toBe(false);
  expect(one.put('d4', 0, SCOUT)).toBe(false);
  one.offer(SCOUT);
  expect(one.put('c3', 0, SCOUT)).toBe(true);
  one.offer(SCOUT);
  expect(one.offered).toEqual({ outpost_scout: 1 });
  one.withdraw('outpost_scout');
  expect(one.offered).toEqual({});
});

test('what is missing is told until it can be proved', () => {
  const one = draft();
  expect(one.missing).toEqual(['composer-need-hq0', 'composer-need-hq1', 'composer-need-offer']);
  one.put('d4', 0, HQ);
  one.put('d2', 1, ENEMY);
  one.use = 1;
  one.offer(SCOUT);
  one.offer(SCOUT);
  expect(one.missing).toEqual([]);
});

test('turns and wounds go round', () => {
  const one = draft();
  one.put('d4', 1, WALKER);
  one.turn('d4', -1);
  expect(one.unit('d4')?.turn).toBe(5);
  one.turn('d4', 1);
  expect(one.unit('d4')?.turn).toBe(0);
  one.wound('d4');
  one.wound('d4');
  expect(one.unit('d4')?.wounds).toBe(2);
  one.wound('d4');
  expect(one.unit('d4')?.wounds).toBe(0);
});

test('another army takes its tiles away with it', () => {
  const one = draft();
  one.put('d4', 0, HQ);
  one.put('d2', 1, ENEMY);
  one.offer(SCOUT);
  one.lead_with(0, 'borgo');
  expect(one.units.map((unit) => unit.tile)).toEqual(['moloch_hq']);
  expect(one.offered).toEqual({});
});

test('a record is read as it was written, and from the other seat', () => {
  const one = draft();
  one.put('d4', 0, HQ);
  one.put('d2', 1, ENEMY);
  one.put('c3', 0, SCOUT);
  one.change('c3', { kept: true, turn: 2 });
  one.offer(SCOUT);
  one.goal = 'hq_lead';
  one.lead = 3;
  const { record } = one;
  expect(record['goal']).toEqual([
    { kind: 'hq_lead', n: 3 },
    { kind: 'keep', cells: ['c3'] },
  ]);
  const again = draft();
  again.read(record);
  expect(again.record).toEqual(record);

  const position = record['position'] as { seats: unknown[]; board: { seat: number }[] };
  const other = {
    ...record,
    position: {
      ...position,
      seats: position.seats.toReversed(),
      board: position.board.map((unit) => ({ ...unit, seat: 1 - unit.seat })),
      turn_of: 1,
    },
  };
  const turned = draft();
  turned.read(other);
  expect(turned.record).toEqual(record);
});
