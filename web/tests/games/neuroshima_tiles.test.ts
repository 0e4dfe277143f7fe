/** Tiles: every corner shows one thing, every edge keeps to its ground, and nobody is without a figure. */
import { describe, expect, it } from 'vitest';
import type { Edge, TileData } from '../../src/games/neuroshima/catalogue.svelte';
import { cornersOf, spareCorner } from '../../src/games/neuroshima/corners';
import { edgeOf } from '../../src/games/neuroshima/edges';
import { figureOf, recipeFor } from '../../src/games/neuroshima/figures';
import { materialOf } from '../../src/games/neuroshima/materials';
import { tileWords } from '../../src/games/neuroshima/spoken';
import { twinOf } from '../../src/games/neuroshima/view';
import { wordsOf } from '../../src/lib/i18n.svelte';
import { speak } from '../spoken';

const BARE: Edge = { melee: 0, ranged: 0, gauss: 0, armour: false, net: false, link: false };

function tile(more: Partial<TileData> = {}, edges: Partial<Edge>[] = []): TileData {
  const all = Array.from({ length: 6 }, (_, i) => ({ ...BARE, ...edges[i] }));
  return {
    id: 'one',
    army: 'fans_12345678',
    names: {},
    help: {},
    kind: 'warrior',
    count: 1,
    initiative: [2],
    toughness: 0,
    mobility: false,
    effects: [],
    ...more,
    edges: all,
  };
}

const effect = (name: string, value = 1) => ({ effect: name, value, target: 'own', reach: 'adjacent' });

describe('seats with one army', () => {
  it('are marked, all of them, and nobody else', () => {
    const armies = ['outpost', 'borgo', 'moloch', 'outpost', 'outpost', 'hegemony'];
    expect(armies.map((_, seat) => twinOf(armies, seat))).toEqual([0, -1, -1, 3, 4, -1]);
  });
});

describe('a tile of the hand in words', () => {
  it('tells what is on which side, and what it does', async () => {
    await speak('en', 'neuroshima');
    const blade = { melee: 2, armour: true };
    const told = tile({ initiative: [3, 2], help: { en: 'It strikes.' } }, [blade, { melee: 1 }, {}, { net: true }, {}, { melee: 1 }]);
    expect(tileWords(told, wordsOf('neuroshima'))).toBe(
      'initiative 3, 2; melee 2: north; melee 1: north-east, north-west; net: south; Armour: north. It strikes.',
    );
    expect(tileWords(tile({ kind: 'instant', initiative: [], help: { en: 'A battle.' } }), wordsOf('neuroshima'))).toBe('A battle.');
  });
});

describe('corners', () => {
  it('never hold two things at once, however much a tile has', () => {
    for (const kind of ['warrior', 'module', 'hq'] as const) {
      for (const initiative of [[], [3], [3, 2], [3, 2, 1]]) {
        for (const toughness of [0, 1, 2, 5]) {
          for (const mobility of [false, true]) {
            const full = cornersOf(
              tile({
                kind,
                initiative,
                toughness,
                mobility,
                effects: [effect('melee'), effect('medic'), effect('explode'), effect('ranged')],
              }),
            );
            const spots = [...full.initiative, ...full.effects, ...full.shields].map(({ at }) => `${at.x} ${at.y}`);
            if (full.mobility) spots.push(`${full.mobility.x} ${full.mobility.y}`);
            expect(new Set(spots).size).toBe(spots.length);
          }
        }
      }
    }
  });

  it('leave one for the mark of the seat, where several lead an army', () => {
    for (const [initiative, toughness, mobility] of [
      [[3], 2, true],
      [[3, 2], 1, true],
      [[], 0, false],
    ] as const) {
      const shown = cornersOf(tile({ initiative: [...initiative], toughness, mobility, effects: [effect('medic')] }));
      const taken = [...shown.initiative, ...shown.effects, ...shown.shields].map(({ at }) => at);
      expect([...taken, shown.mobility]).not.toContain(spareCorner(shown));
    }
  });

  it('show initiative left, toughness right and say how much an effect gives', () => {
    const shown = cornersOf(tile({ initiative: [4], toughness: 1, effects: [effect('initiative', -1)] }));
    expect(shown.initiative[0]!.at.x).toBeLessThan(-30);
    expect(shown.shields[0]!.at.x).toBeGreaterThan(30);
    expect(shown.effects[0]!.label).toBe('−1');
  });
});

/** How far from the axis a drawing reaches: the x of every point, of bends too. */
function widest(markup: string): number {
  let most = 0;
  for (const [, path = ''] of markup.matchAll(/ d="([^"]+)"/g)) {
    for (const [, command, rest = ''] of path.matchAll(/([MLHVQZ])([^MLHVQZ]*)/g)) {
      const numbers = [...rest.matchAll(/-?\d*\.?\d+/g)].map(([number]) => Number(number));
      const across = command === 'V' ? [] : command === 'H' ? numbers : numbers.filter((_, i) => i % 2 === 0);
      most = Math.max(most, ...across.map(Math.abs));
    }
  }
  return most;
}

describe('edges', () => {
  it('keep within their ground, so that no corner is hidden at any turn', () => {
    for (const melee of [0, 1, 2, 3, 4, 7]) {
      for (const ranged of [0, 1, 2, 3, 4, 7]) {
        const drawn = edgeOf({ ...BARE, melee, ranged });
        expect(widest(drawn), `melee ${melee}, ranged ${ranged}`).toBeLessThanOrEqual(12.4);
      }
    }
  });

  it('draw one sign for each point of strength, and at most four', () => {
    const blades = (melee: number): number => edgeOf({ ...BARE, melee }).split('e-blade').length - 1;
    expect([0, 1, 2, 3, 4, 9].map(blades)).toEqual([0, 1, 2, 3, 4, 4]);
  });
});

describe('figures', () => {
  it('of fan armies follow from what the tile does', () => {
    expect(recipeFor(tile({ kind: 'hq' }))).toBe('fort');
    expect(recipeFor(tile({}, [{ net: true }]))).toBe('netter');
    expect(recipeFor(tile({}, [{ melee: 1 }, { ranged: 1 }]))).toBe('soldier');
    expect(recipeFor(tile({}, [{ ranged: 1 }]))).toBe('shooter');
    expect(recipeFor(tile({}, [{ ranged: 2 }]))).toBe('heavy');
    expect(recipeFor(tile({ toughness: 1 }, [{ melee: 1 }]))).toBe('armoured');
    expect(recipeFor(tile({ mobility: true }, [{ melee: 1 }]))).toBe('runner');
    expect(recipeFor(tile({ kind: 'module', effects: [effect('medic')] }))).toBe('medic');
    expect(recipeFor(tile({ kind: 'module', effects: [effect('something_new')] }))).toBe('officer');
    expect(recipeFor(tile())).toBe('moloch_blocker');
  });

  it('are drawn for every recipe, with the head of the army', () => {
    const kinds: [Partial<TileData>, Partial<Edge>[]][] = [
      [{ kind: 'hq', id: 'a' }, []],
      [{ id: 'b' }, [{ net: true }]],
      [{ id: 'c' }, [{ melee: 1 }]],
      [{ id: 'd' }, [{ gauss: 1 }]],
      [{ id: 'e' }, []],
      [{ id: 'f', kind: 'module', effects: [effect('take_over_module')] }, []],
      [{ id: 'g', kind: 'instant', effects: [effect('battle')] }, []],
    ];
    const drawn = kinds.map(([more, edges]) => figureOf(tile(more, edges)));
    for (const one of drawn) expect(one).toContain('<path');
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('of the box are their own, and another army of the same tile ids is composed', () => {
    const medic = { id: 'borgo_medic', kind: 'module' as const, effects: [effect('medic')] };
    expect(materialOf('borgo').own).toBe(true);
    expect(figureOf(tile({ ...medic, army: 'borgo' }))).not.toBe(figureOf(tile({ ...medic, army: 'elsewhere_1' })));
  });
});
