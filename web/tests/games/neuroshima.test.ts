import { describe, expect, it } from 'vitest';
import { cellOf, FRAME, MAIN } from '../../src/games/neuroshima/cells';
import { alikeAllRound, type TileData } from '../../src/games/neuroshima/catalogue.svelte';
import { afterEvent, isBattle, lookAt, scenes, sceneOf, type Scene } from '../../src/games/neuroshima/scene';
import { cellsOf, fullScore, having, score, type Choice, type NeuroshimaView, type Player } from '../../src/games/neuroshima/view';
import type { GameEvent } from '../../src/lib/module';

const happened = (event: string, facts: object = {}): GameEvent => ({ event, clause: '', cause: -1, ...facts });
const choice = (verb: string, facts: object = {}): Choice => ({ id: 1, do: verb, ...facts }) as unknown as Choice;
const unit = (at: string, tile: string, more: object = {}) => ({ at, tile, seat: 0, turn: 0, wounds: 0, netted: false, ...more });
const view = (board: object[], players: object[] = [{ hp: 20 }, { hp: 18 }], options: object = {}): NeuroshimaView =>
  ({ board, players, options }) as unknown as NeuroshimaView;

describe('the frame', () => {
  it('has 37 cells, 19 of which are the main board', () => {
    expect([FRAME.length, MAIN.length]).toEqual([37, 19]);
    expect(new Set(FRAME.map((cell) => cell.id)).size).toBe(37);
    expect(cellOf('d4')).toEqual({ id: 'd4', q: 0, r: 0 });
    expect(cellOf('a1')).toEqual({ id: 'a1', q: -3, r: 0 });
    expect(cellOf('g4')).toEqual({ id: 'g4', q: 3, r: 0 });
    expect(cellOf('a5')).toBeUndefined();
  });
});

describe('choices', () => {
  it('name the cells that they touch', () => {
    expect(cellsOf(choice('medic', { medic: 'd4', unit: 'd5' }))).toEqual(['d4', 'd5']);
    expect(cellsOf(choice('push', { cell: 'd4', pushed: 'd5' }))).toEqual(['d4', 'd5']);
    expect(cellsOf(choice('carry', { cell: 'd4', by: 'd5' }))).toEqual(['d4', 'd5']);
    expect(cellsOf(choice('take', { attacker: 'd4' }))).toEqual(['d4']);
    expect(cellsOf(choice('take'))).toEqual([]);
    expect(cellsOf(choice('place', { cell: 'd4' }))).toEqual(['d4']);
    expect(cellsOf(choice('end'))).toEqual([]);
    expect(cellsOf(null)).toEqual([]);
  });

  it('are found by their verbs', () => {
    const all = [choice('place', { cell: 'd4' }), choice('end'), choice('to', { cell: 'd5' })];
    expect(having(all, 'place', 'to').map((one) => one.cell)).toEqual(['d4', 'd5']);
  });
});

describe('points', () => {
  it('are those of the HQ, or those that were won', () => {
    expect(score({ hp: 7 } as Player)).toBe(7);
    expect(score({ points: 3 } as Player)).toBe(3);
    expect(score({} as Player)).toBe(0);
  });

  it('are shown against all that there can be', () => {
    expect(fullScore(view([]))).toBe(20);
    expect(fullScore(view([], [{ hp: 30 }, { hp: 5 }]))).toBe(30);
    expect(fullScore(view([], [{ hp: 5 }], { mode: 'team', team_hp: '25' }))).toBe(25);
  });
});

describe('tiles', () => {
  const edge = { melee: 1, ranged: 0, gauss: 0, armour: false, net: false, link: false };
  const tile = (edges: object[]) => ({ edges }) as TileData;
  it('that look the same however they are turned need no turning', () => {
    expect(alikeAllRound(tile([edge, { ...edge }, { ...edge }]))).toBe(true);
    expect(alikeAllRound(tile([edge, { ...edge, melee: 2 }, edge]))).toBe(false);
  });
});

describe('the board between two views', () => {
  const start = sceneOf(view([unit('d4', 'hq'), unit('d5', 'net', { seat: 1, turn: 2 })]));
  const at = (scene: Scene, cell: string) => scene.actors.find((actor) => actor.at === cell);

  it('has a unit more when one is placed', () => {
    const next = afterEvent(start, happened('placed', { at: 'c3', seat: 1, tile: 'medic', turn: 4 }), false);
    expect(at(next, 'c3')).toMatchObject({ tile: 'medic', seat: 1, turn: 4, wounds: 0, netted: false });
    expect(new Set(next.actors.map((actor) => actor.key)).size).toBe(3);
  });

  it('knows a unit again after a move and after a push', () => {
    const moved = afterEvent(start, happened('moved', { from: 'd5', to: 'e4', turn: 5 }), false);
    expect(at(moved, 'e4')).toMatchObject({ key: at(start, 'd5')!.key, turn: 5 });
    const pushed = afterEvent(start, happened('pushed', { from: 'd5', to: 'd6' }), false);
    expect(at(pushed, 'd6')).toMatchObject({ key: at(start, 'd5')!.key, turn: 2 });
    expect(at(pushed, 'd5')).toBeUndefined();
  });

  it('shows wounds, and no unit that was destroyed', () => {
    const wounded = afterEvent(start, happened('wounded', { at: 'd5', wounds: 1 }), false);
    expect([at(wounded, 'd5')?.wounds, at(start, 'd5')?.wounds]).toEqual([1, 0]);
    expect(at(afterEvent(start, happened('destroyed', { at: 'd5' }), false), 'd5')).toBeUndefined();
  });

  it('counts hits on an HQ down, and never below 0', () => {
    const hit = (damage: number, seat: number) => afterEvent(start, happened('hq hit', { damage, seat, by: 0 }), false).scores;
    expect(hit(3, 1)).toEqual([20, 15]);
    expect(hit(99, 1)).toEqual([20, 0]);
  });

  it('counts them as points where points are won, but not for hits on oneself', () => {
    const points = { ...start, scores: [4, 19] };
    const hit = (seat: number, by: number) => afterEvent(points, happened('hq hit', { damage: 3, seat, by }), true).scores;
    expect(hit(1, 0)).toEqual([7, 19]);
    expect(hit(0, 1)).toEqual([4, 20]);
    expect(hit(0, 0)).toEqual([4, 19]);
    expect(hit(0, -1)).toEqual([4, 19]);
  });

  it('ends a battle with the points that the engine tells', () => {
    const all = scenes(start, [happened('hq hit', { damage: 1, seat: 0, by: 1 }), happened('battle over', { points: [9, 8] })], false);
    expect(all.map((scene) => scene.scores)).toEqual([
      [20, 18],
      [19, 18],
      [9, 8],
    ]);
  });

  it('looks longer at what matters, and not at what cannot be seen', () => {
    expect(lookAt(happened('attack'))).toBeGreaterThan(lookAt(happened('moved')));
    expect(lookAt(happened('unheard'))).toBe(0);
    expect([isBattle(happened('phase')), isBattle(happened('placed'))]).toEqual([true, false]);
  });
});
