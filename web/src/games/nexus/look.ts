/** How terrain, units and corporations look: colours, and shapes around the middle of a cell. */

export interface TerrainLook {
  face: string;
  /** Drawn over the face, from below: colour and shape. */
  marks: [string, string][];
}

/** A round spot as a path. */
function spot(x: number, y: number, r: number): string {
  return `M${x - r} ${y} a${r} ${r} 0 1 0 ${2 * r} 0 a${r} ${r} 0 1 0 ${-2 * r} 0 Z`;
}

function shard(x: number, y: number, w: number, h: number): string {
  return `M${x} ${y - h} L${x + w} ${y - h * 0.35} L${x + w * 0.6} ${y} L${x - w * 0.6} ${y} L${x - w} ${y - h * 0.35} Z`;
}

export const TERRAIN: Record<string, TerrainLook> = {
  forest: {
    face: '#3e7a63',
    marks: [
      ['#336753', [spot(-26, 17, 11), spot(22, -24, 13), spot(2, 8, 9), spot(30, 14, 9)].join('')],
      ['#57a186', [spot(-27, -16, 8), spot(-5, -29, 5), spot(16, 27, 7), spot(-13, 31, 4), spot(35, -5, 4)].join('')],
      ['#8fd0b5', [spot(-29, -18, 2.4), spot(14, 25, 2.2), spot(22, -26, 3), spot(-26, 15, 2.6), spot(4, 6, 2)].join('')],
    ],
  },
  crystal: {
    face: '#7a6bc9',
    marks: [
      ['#6456b0', [shard(-26, 24, 9, 34), shard(24, 4, 9, 34), shard(2, 38, 8, 24)].join('')],
      ['#a499ec', [shard(-14, 30, 5, 24), shard(33, 18, 5, 22), shard(12, -8, 6, 26), shard(-32, -4, 5, 18)].join('')],
      ['#d6cfff', 'M-14 6 L-11 16 L-14 28 Z M12 -33 L15.4 -22 L12 -10 Z M24 -29 L27 -18 L24 2 Z M-26 -9 L-23 3 L-26 22 Z'],
    ],
  },
  rock: {
    face: '#a98a5a',
    marks: [
      [
        '#937648',
        'M-44 -12 Q-22 -20 0 -13 T44 -15 L40 -6 Q18 0 -4 -5 T-42 -3 Z M-38 19 Q-16 12 6 18 T38 16 L33 26 Q10 30 -12 25 T-33 28 Z',
      ],
      [
        '#c4a878',
        'M-30 -31 Q-10 -36 12 -31 T28 -32 L26 -28 Q6 -26 -12 -28 T-30 -27 Z M-44 4 Q-24 0 -2 5 T44 4 L43 8 Q20 12 -4 9 T-42 8 Z M-24 36 Q0 32 24 36 L22 39 Q0 36 -22 39 Z',
      ],
      ['#6f5730', 'M16 -22 l7 2 l-3 4 l-7 -1 Z M-28 10 l6 1 l-2 4 l-6 -1 Z M20 9 l5 2 l-4 3 Z'],
    ],
  },
  magma: {
    face: '#d1552f',
    marks: [
      ['#a93a1b', 'M-46 2 L-24 -14 L-6 -4 L-12 16 L-34 22 Z M6 -38 L26 -34 L20 -14 L2 -18 Z M18 8 L42 2 L34 24 L14 30 Z'],
      [
        '#3f130a',
        'M-47 -2 L-24 -17 L-5 -7 L4 -20 L0 -42 L4 -42 L8 -22 L25 -13 L46 -4 L46 -1 L23 -9 L7 -17 L-1 -4 L4 12 L-10 22 L-6 42 L-10 42 L-15 22 L-1 11 L-6 -3 L-24 -13 L-47 3 Z M5 10 L17 26 L33 27 L32 30 L15 29 L1 13 Z',
      ],
      ['#ffb54d', [spot(-26, 33, 3), spot(30, -26, 3.4), spot(-34, -20, 2.4), spot(28, 10, 2.2)].join('')],
    ],
  },
  monolith: {
    face: '#0c0f14',
    marks: [
      ['#1b222c', 'M-30 34 L-17 -30 L17 -30 L30 34 Z'],
      ['#2d3846', 'M-17 -30 L0 -36 L17 -30 L0 -24 Z'],
      ['#7fe3ff', 'M-1.2 -22 H1.2 V34 H-1.2 Z M-11 -4 H-4 V-2 H-11 Z M4 8 H12 V10 H4 Z M-13 20 H-4 V22 H-13 Z'],
    ],
  },
  vortex: {
    face: '#151022',
    marks: [
      [
        '#3a2470',
        'M0 -30 A30 30 0 0 1 30 0 A24 24 0 0 0 6 -24 Z M30 0 A30 30 0 0 1 0 30 A24 24 0 0 0 24 6 Z M0 30 A30 30 0 0 1 -30 0 A24 24 0 0 0 -6 24 Z M-30 0 A30 30 0 0 1 0 -30 A24 24 0 0 0 -24 -6 Z',
      ],
      ['#8b62e6', 'M0 -19 A19 19 0 0 1 19 0 A15 15 0 0 0 4 -15 Z M0 19 A19 19 0 0 1 -19 0 A15 15 0 0 0 -4 15 Z'],
      ['#e3d4ff', spot(0, 0, 4)],
    ],
  },
};

export const NO_TERRAIN: TerrainLook = { face: '#39414d', marks: [] };

/** Silhouettes within 11 units around the middle, by unit; holes are cut by the even-odd rule. */
export const SILHOUETTES: Record<string, string> = {
  human: `${spot(0, -6.5, 4.2)} M-8.5 10.5 Q-8.5 -1 0 -1 Q8.5 -1 8.5 10.5 Z`,
  fungoid: `M-10.5 0.5 Q-10.5 -10.5 0 -10.5 Q10.5 -10.5 10.5 0.5 Z ${spot(-4, -4.6, 1.9)} ${spot(3.6, -6, 1.7)} ${spot(6.4, -2, 1.2)} M-3.6 2 H3.6 L5 10.5 H-5 Z`,
  crystalline: 'M0 -11.5 L4.6 -3 L2.8 10.5 H-2.8 L-4.6 -3 Z M-10 -3.5 L-6 0 L-5 10.5 H-9 Z M10 -3.5 L6 0 L5 10.5 H9 Z',
  rock_strider: 'M-10.5 -3 L-6 -9 L4 -9.5 L10.5 -5 L9 0.5 L10.5 10.5 H6.6 L4.6 2 H2.6 L3 10.5 H-0.8 L-2 2 H-4 L-4.4 10.5 H-8.2 L-7.4 1.4 Z',
  lava_leaper:
    'M0 -11.5 Q1.6 -6.4 5 -3.6 Q8 -0.6 7.2 3.4 L11.2 10.5 H6.2 L4 7 Q0 9 -4 7 L-6.2 10.5 H-11.2 L-7.2 3.4 Q-8.2 -1.4 -4.4 -4.6 Q-1.6 -7 0 -11.5 Z M-2.6 -0.6 L-0.8 2 L-3.6 2.2 Z M2.6 -0.6 L0.8 2 L3.6 2.2 Z',
  rubium_dragon:
    'M0 -10.5 L2.8 -6.4 L2.2 -3 Q7.6 -11 11.5 -8.6 Q9.2 -3.4 10.6 2.6 Q7.4 0.4 5.6 4 Q3.6 2.2 2.4 4.6 L0 11.5 L-2.4 4.6 Q-3.6 2.2 -5.6 4 Q-7.4 0.4 -10.6 2.6 Q-9.2 -3.4 -11.5 -8.6 Q-7.6 -11 -2.2 -3 L-2.8 -6.4 Z',
  clone: `${spot(-4.6, -6.4, 3.4)} ${spot(4.6, -6.4, 3.4)} M-11 10.5 Q-11 -1.6 -4.6 -1.6 Q-1.4 -1.6 0 1 Q1.4 -1.6 4.6 -1.6 Q11 -1.6 11 10.5 H1 V4 H-1 V10.5 Z`,
  sporeling: `${spot(0, 3, 7.4)} ${spot(0, 3, 3)} ${spot(-8.6, -6.4, 2.2)} ${spot(0, -9, 2.4)} ${spot(8.6, -6.4, 2.2)}`,
  shardian: 'M-2 -11.5 L3.4 -4 L-3.4 -1 Z M5.6 -8 L10.8 -1 L4.4 2 Z M-9.4 -6 L-4.4 1.6 L-10 5 Z M0 2 L6.6 5.4 L1 11.5 L-4.6 7.4 Z',
  boulder_blitzer:
    'M2.6 -9.6 L9.4 -5 L10.6 3 L5 9.4 L-3 8 L-6 1 L-4 -6.6 Z M-11.4 -5.6 H-7 V-3.2 H-11.4 Z M-11.4 -0.6 H-8.2 V1.8 H-11.4 Z M-11.4 4.4 H-7 V6.8 H-11.4 Z',
  magma_diver:
    'M0 3.4 L-6 -5 Q-6.4 -11.5 0 -11.5 Q6.4 -11.5 6 -5 Z M-11.4 6.6 Q-8.5 3.4 -5.7 6.6 T0 6.6 T5.7 6.6 T11.4 6.6 V10.4 Q8.5 7.2 5.7 10.4 T0 10.4 T-5.7 10.4 T-11.4 10.4 Z',
  monolith_weem:
    'M-10.5 10.5 Q-11.5 -10.5 0 -10.5 Q10.5 -10.5 10.5 2.4 L5 3.8 Q5.4 -4.4 0 -4.4 Q-5 -4.4 -4.6 10.5 Z M3.6 6 L11.4 4.2 L9.8 10.5 L7.4 8 L5.4 10 Z',
};

/** The body of a counter, about 18 units around the middle: the shape alone tells the corporation. */
export const BODIES: Record<string, string> = {
  circle: spot(0, 0, 18),
  square: 'M-16.5 -12 Q-16.5 -16.5 -12 -16.5 H12 Q16.5 -16.5 16.5 -12 V12 Q16.5 16.5 12 16.5 H-12 Q-16.5 16.5 -16.5 12 Z',
  triangle: 'M0 -22 Q1.8 -22 2.7 -20.2 L19.9 12 Q21 15.4 17.4 15.6 H-17.4 Q-21 15.4 -19.9 12 L-2.7 -20.2 Q-1.8 -22 0 -22 Z',
  star: star(8, 22, 16),
  none: spot(0, 0, 16),
};

/** How a silhouette lies in the body: smaller and lower in a triangle. */
export const SEATING: Record<string, string> = {
  triangle: 'translate(0 3.6) scale(0.8)',
  circle: 'scale(1.04)',
  star: 'scale(1.04)',
};

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const r = i % 2 === 0 ? outer : inner;
    const angle = (Math.PI * i) / points - Math.PI / 2;
    return `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join(' L')} Z`;
}

export const INK = '#12161c';
export const NOBODY = { rgb: '#8b93a0', shape: 'none' };

/** Where the stacks of a hex stand, and how large, by how many there are; the mine lies below them. */
export function places(count: number): { x: number; y: number; scale: number }[] {
  if (count <= 1) return [{ x: 0, y: -8, scale: 1.18 }];
  if (count === 2) return [-22, 22].map((x) => ({ x, y: -7, scale: 1.02 }));
  if (count === 3)
    return [
      [-19, -19],
      [19, -19],
      [0, 8],
    ].map(([x, y]) => ({ x: x!, y: y!, scale: 0.82 }));
  if (count === 4)
    return [
      [-18, -21],
      [18, -21],
      [-18, 8],
      [18, 8],
    ].map(([x, y]) => ({ x: x!, y: y!, scale: 0.78 }));
  const columns = count <= 9 ? 3 : 4;
  const rows = Math.ceil(count / columns);
  const scale = rows === 2 ? 0.66 : columns === 3 ? 0.5 : 0.44;
  const across = rows === 2 ? 27 : columns === 3 ? 24 : 19;
  const down = rows === 2 ? 27 : 19;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    return {
      x: ((i % columns) - (inRow - 1) / 2) * across,
      y: -7 + (row - (rows - 1) / 2) * down,
      scale,
    };
  });
}
