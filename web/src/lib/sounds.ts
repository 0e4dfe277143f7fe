/**
 * The palette of sounds: each is a few layers of oscillator or noise, nothing is loaded. A layer: `w` wave, `f` from and
 * to in Hz, `d` seconds, `g` gain, `at` delay, `a` attack, `lp`, `hp` and `bp` filters from and to, `q` their sharpness.
 * `buzz` is how a phone trembles, in milliseconds.
 */
export interface Layer {
  w: OscillatorType | 'noise';
  d: number;
  g: number;
  f?: readonly [number, number];
  at?: number;
  a?: number;
  lp?: readonly [number, number];
  hp?: readonly [number, number];
  bp?: readonly [number, number];
  q?: number;
}

export interface Sound {
  buzz: number | readonly number[];
  layers: readonly Layer[];
}

const tones = (notes: readonly (readonly [number, number])[], d: number, g: number, sink = 1): Layer[] =>
  notes.map(([f, at]) => ({ w: 'triangle', f: [f, f * sink], d, g, at, a: 0.01 }));

export const SOUNDS = {
  draw: {
    buzz: 0,
    layers: [
      { w: 'noise', d: 0.12, g: 0.16, bp: [1800, 4200], q: 0.8 },
      { w: 'sine', f: [520, 700], d: 0.08, g: 0.05 },
    ],
  },
  place: {
    buzz: 12,
    layers: [
      { w: 'sine', f: [190, 70], d: 0.16, g: 0.5 },
      { w: 'noise', d: 0.05, g: 0.22, lp: [1800, 400] },
      { w: 'triangle', f: [900, 600], d: 0.04, g: 0.06 },
    ],
  },
  turn: {
    buzz: 6,
    layers: [
      { w: 'square', f: [340, 300], d: 0.025, g: 0.07, lp: [1400, 900] },
      { w: 'noise', d: 0.02, g: 0.1, hp: [2500, 2500] },
    ],
  },
  undo: { buzz: 6, layers: [{ w: 'triangle', f: [520, 300], d: 0.12, g: 0.12 }] },
  shot: {
    buzz: 0,
    layers: [
      { w: 'noise', d: 0.16, g: 0.3, bp: [2600, 500], q: 0.7 },
      { w: 'sawtooth', f: [760, 110], d: 0.11, g: 0.12, lp: [2600, 500] },
    ],
  },
  gauss: {
    buzz: 10,
    layers: [
      { w: 'sine', f: [180, 1800], d: 0.22, g: 0.12 },
      { w: 'sawtooth', f: [1900, 90], d: 0.3, g: 0.12, at: 0.2, lp: [4000, 400] },
    ],
  },
  blade: {
    buzz: 0,
    layers: [
      { w: 'noise', d: 0.14, g: 0.2, hp: [1800, 5200] },
      { w: 'triangle', f: [2300, 3100], d: 0.12, g: 0.05, at: 0.03 },
    ],
  },
  hit: {
    buzz: 18,
    layers: [
      { w: 'sine', f: [150, 48], d: 0.2, g: 0.5 },
      { w: 'noise', d: 0.09, g: 0.3, lp: [1300, 260] },
    ],
  },
  armour: {
    buzz: 8,
    layers: [
      { w: 'square', f: [1480, 1440], d: 0.22, g: 0.05, hp: [900, 900] },
      { w: 'triangle', f: [2217, 2190], d: 0.3, g: 0.06 },
      { w: 'noise', d: 0.03, g: 0.16, hp: [3000, 3000] },
    ],
  },
  medic: {
    buzz: 10,
    layers: [
      { w: 'sine', f: [523, 523], d: 0.14, g: 0.12 },
      { w: 'sine', f: [784, 784], d: 0.22, g: 0.12, at: 0.1 },
    ],
  },
  death: {
    buzz: 26,
    layers: [
      { w: 'noise', d: 0.5, g: 0.26, lp: [1600, 120] },
      { w: 'triangle', f: [170, 40], d: 0.42, g: 0.2 },
      { w: 'noise', d: 0.2, g: 0.1, at: 0.16, bp: [900, 300] },
    ],
  },
  hq: {
    buzz: [30, 30, 60],
    layers: [
      { w: 'sine', f: [96, 34], d: 0.55, g: 0.8 },
      { w: 'sawtooth', f: [116, 58], d: 0.34, g: 0.14, lp: [700, 160] },
      { w: 'noise', d: 0.24, g: 0.26, lp: [900, 180] },
    ],
  },
  battle: {
    buzz: [20, 40, 20],
    layers: [
      { w: 'sawtooth', f: [110, 110], d: 0.7, g: 0.12, a: 0.06, lp: [420, 1300] },
      { w: 'sawtooth', f: [164.8, 164.8], d: 0.7, g: 0.1, a: 0.08, lp: [420, 1300] },
      { w: 'noise', d: 0.5, g: 0.12, hp: [2500, 6000], at: 0.1 },
      { w: 'sine', f: [70, 44], d: 0.4, g: 0.5 },
    ],
  },
  phase: {
    buzz: 0,
    layers: [
      { w: 'sine', f: [92, 60], d: 0.16, g: 0.36 },
      { w: 'triangle', f: [220, 220], d: 0.1, g: 0.06 },
    ],
  },
  dice: {
    buzz: [8, 20, 8, 20, 10],
    layers: [0, 0.07, 0.13, 0.22, 0.34].map((at, i) => ({
      w: 'noise',
      d: 0.04,
      g: 0.26 - i * 0.03,
      at,
      bp: [2200 - i * 180, 900],
      q: 1.4,
    })),
  },
  coin: {
    buzz: 8,
    layers: [
      { w: 'triangle', f: [1319, 1319], d: 0.07, g: 0.1 },
      { w: 'triangle', f: [1976, 1976], d: 0.22, g: 0.1, at: 0.06 },
    ],
  },
  swap: {
    buzz: 10,
    layers: [
      { w: 'sine', f: [330, 494], d: 0.1, g: 0.16 },
      { w: 'sine', f: [494, 330], d: 0.1, g: 0.16, at: 0.07 },
      { w: 'noise', d: 0.05, g: 0.12, lp: [1600, 500], at: 0.14 },
    ],
  },
  take: {
    buzz: 14,
    layers: tones(
      [
        [523, 0],
        [659, 0.07],
        [830, 0.14],
      ],
      0.14,
      0.1,
    ),
  },
  yours: {
    buzz: [14, 60, 14],
    layers: [
      { w: 'sine', f: [392, 392], d: 0.18, g: 0.14 },
      { w: 'sine', f: [587, 587], d: 0.32, g: 0.14, at: 0.12 },
    ],
  },
  win: {
    buzz: [30, 50, 30, 50, 80],
    layers: [
      ...tones(
        [
          [392, 0],
          [494, 0.13],
          [587, 0.26],
          [784, 0.4],
        ],
        0.5,
        0.14,
      ),
      { w: 'sine', f: [98, 98], d: 1, g: 0.26, at: 0.4 },
    ],
  },
  lose: {
    buzz: 60,
    layers: [
      ...tones(
        [
          [330, 0],
          [311, 0.2],
          [262, 0.42],
        ],
        0.5,
        0.12,
        0.985,
      ),
      { w: 'sine', f: [82, 62], d: 0.9, g: 0.26, at: 0.42 },
    ],
  },
} as const satisfies Record<string, Sound>;

export type SoundName = keyof typeof SOUNDS;
