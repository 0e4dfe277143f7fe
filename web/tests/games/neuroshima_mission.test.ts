import { describe, expect, it } from 'vitest';
import type { MissionNow } from '../../src/generated/neuroshima';
import { FRAME } from '../../src/games/neuroshima/cells';
import { enclosedOf, hexOn, obstacles, outsideZone, placesOf, spun } from '../../src/games/neuroshima/mission';
import { afterEvent, type Actor } from '../../src/games/neuroshima/scene';
import type { NeuroshimaView } from '../../src/games/neuroshima/view';

const MISSION: MissionNow = {
  number: 7,
  rules: 'tanker',
  reconstruction: true,
  cells: ['d3', 'd5', 'e3'],
  zones: [['d3', 'd5'], ['e3']],
  hexes: [
    { at: 'd3', what: 'rail' },
    { at: 'd4', what: 'rail' },
    { at: 'f2', what: 'hub', number: 0, on: false },
  ],
  objects: [{ at: 'd4', what: 'tanker' }],
  progress: [],
  marks: { tanker: 3 },
};

function view(mission: MissionNow | undefined, extended = 'off'): NeuroshimaView {
  return { options: { extended_board: extended }, ...(mission ? { mission } : {}) } as unknown as NeuroshimaView;
}

function unit(at: string, turn = 0): Actor {
  return { key: at, at, seat: 0, tile: 'borgo_mutant', turn, wounds: 0, netted: false };
}

describe('the map of a mission', () => {
  it('has the cells that the view names', () => {
    expect(placesOf(view(MISSION)).map((cell) => cell.id)).toEqual(['d3', 'd5', 'e3']);
    expect(placesOf(view(undefined))).toHaveLength(19);
    expect(placesOf(view(undefined, 'on'))).toHaveLength(37);
  });

  it('knows which walls lie in the middle of it', () => {
    const without = (...walls: string[]): string[] => FRAME.map((cell) => cell.id).filter((id) => !walls.includes(id));
    const enclosed = (cells: string[]): string[] => enclosedOf({ ...MISSION, cells, hexes: [], objects: [] }).map((cell) => cell.id);
    expect(enclosed(without('d4', 'd5', 'a1'))).toEqual(['d4', 'd5']);
    expect(enclosed(without('b2', 'c3', 'a1', 'd5'))).toEqual(['d5']);
    expect(enclosed(without())).toEqual([]);
  });

  it('draws objects and hubs where nobody stands, each once', () => {
    expect(obstacles(MISSION).map((one) => [one.id, one.what, one.on])).toEqual([
      ['d4', 'tanker', true],
      ['f2', 'hub', false],
    ]);
    expect(obstacles(undefined)).toEqual([]);
    expect(hexOn(MISSION, 'd3')?.what).toBe('rail');
  });

  it('knows the zone of a seat', () => {
    expect(outsideZone(MISSION, 0, 'e3')).toBe(true);
    expect(outsideZone(MISSION, 1, 'e3')).toBe(false);
    expect(outsideZone(undefined, 0, 'e3')).toBe(false);
  });
});

describe('events of missions', () => {
  const ring = ['f1', 'g1', 'g2', 'f3', 'e3', 'e2'];

  it('turns a carousel with all who stand on it', () => {
    const turned = spun([unit('f1', 5), unit('e2'), unit('d4')], ring);
    expect(turned.map((one) => [one.at, one.turn])).toEqual([
      ['g1', 6],
      ['f1', 1],
      ['d4', 0],
    ]);
    const scene = { actors: [unit('g1')], scores: [20, 20] };
    const event = { event: 'carousel', seat: 0, hub: 'f2', cells: ring } as never;
    expect(afterEvent(scene, event, false).actors[0]?.at).toBe('g2');
  });

  it('takes who has left off the board', () => {
    const scene = { actors: [unit('a1'), unit('d4')], scores: [12] };
    const event = { event: 'left', seat: 0, tile: 'borgo_mutant', at: 'a1', how: 'escaped', count: 1, needed: 8 } as never;
    expect(afterEvent(scene, event, false).actors.map((one) => one.at)).toEqual(['d4']);
  });
});
