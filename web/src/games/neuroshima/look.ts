/** Shapes and colours of tiles. Colour and shape both tell an army; no two symbols look alike. */
import { APOTHEM } from '../../board/hex';
import { packId } from '../../lib/packs';

export interface ArmyLook {
  rim: string;
  face: string;
  mark: string;
  /** Drawn large and faint behind the symbols, around the middle of the tile. */
  emblem: string;
}

const TREFOIL =
  'M-9 -11 a9 9 0 1 0 18 0 a9 9 0 1 0 -18 0 Z M0.5 5.5 a9 9 0 1 0 18 0 a9 9 0 1 0 -18 0 Z ' +
  'M-18.5 5.5 a9 9 0 1 0 18 0 a9 9 0 1 0 -18 0 Z';
const GEAR = 'M0 -22 L5 -14 L14 -17 L13 -7 L22 0 L13 7 L14 17 L5 14 L0 22 L-5 14 L-14 17 L-13 7 L-22 0 ' + 'L-13 -7 L-14 -17 L-5 -14 Z';
const CROWN = 'M-19 14 V-12 L-9 -1 L0 -17 L9 -1 L19 -12 V14 Z';
const CHEVRONS = 'M-20 2 L0 -18 L20 2 V12 L0 -8 L-20 12 Z M-20 16 L0 -4 L20 16 V24 L0 6 L-20 24 Z';

const BOX: Record<string, ArmyLook> = {
  borgo: { rim: '#4C8DD6', face: '#16273A', mark: '#BBD8F7', emblem: TREFOIL },
  moloch: { rim: '#D9574A', face: '#331A19', mark: '#F9CFC9', emblem: GEAR },
  hegemony: { rim: '#E0A030', face: '#33270F', mark: '#FBE3B4', emblem: CROWN },
  outpost: { rim: '#5FA86A', face: '#16301D', mark: '#C5EBCB', emblem: CHEVRONS },
};

/** For armies that are not in the box: one of these, always the same for the same army. */
const OTHERS: ArmyLook[] = [
  { rim: '#A678D8', face: '#281B38', mark: '#E4D2F9', emblem: 'M0 -22 L22 0 L0 22 L-22 0 Z' },
  { rim: '#3FB3AE', face: '#10302F', mark: '#C0EFEC', emblem: 'M0 -22 L20 13 H-20 Z' },
  { rim: '#D873A6', face: '#36182A', mark: '#F9D0E4', emblem: 'M-8 -20 H8 V-8 H20 V8 H8 V20 H-8 V8 H-20 V-8 H-8 Z' },
  { rim: '#A9A456', face: '#2B2A13', mark: '#EFECC2', emblem: 'M-18 -18 H18 V18 H-18 Z M-9 -9 V9 H9 V-9 Z' },
];

export function lookOf(army: string): ArmyLook {
  const id = packId(army) || army;
  const known = BOX[id];
  if (known) return known;
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return OTHERS[sum % OTHERS.length]!;
}

/** Icons of what modules, HQs and instants do, around the middle, within 11 units; `stroke` ones are lines. */
export interface Icon {
  path: string;
  stroke?: boolean;
}

export const ICONS: Record<string, Icon> = {
  melee: { path: 'M-7 8 L0 -9 L7 8 L0 3.5 Z' },
  ranged: { path: 'M-1.8 8 V-3 H-6 L0 -9 L6 -3 H1.8 V8 Z' },
  initiative: { path: 'M2 -9 L-6 2 H-1 L-2 9 L6 -2 H1 Z' },
  slower: { path: 'M-7 -9 H7 L1.5 0 L7 9 H-7 L-1.5 0 Z' },
  medic: { path: 'M-2.6 -8 H2.6 V-2.6 H8 V2.6 H2.6 V8 H-2.6 V2.6 H-8 V-2.6 H-2.6 Z' },
  extra_attack: { path: 'M-9 8 L-4 -9 L1 8 L-4 4 Z M0 8 L5 -9 L10 8 L5 4 Z' },
  give_mobility: { path: 'M-9 -3 H1 V-8 L10 0 L1 8 V3 H-9 Z' },
  double_move: { path: 'M-10 -6 L-3 0 L-10 6 Z M-3 -6 L4 0 L-3 6 Z M4 -6 L11 0 L4 6 Z' },
  convert_attack: { path: 'M-9 -2 H4 V-2 L4 -8 L10 -2 V-1 H-9 Z M9 2 H-4 V8 L-10 2 V1 H9 Z' },
  take_over_module: { path: 'M-8 0 A8 8 0 1 1 0 8 V4 A4 4 0 1 0 -4 0 H-1 L-6 6 L-11 0 Z' },
  explode: {
    path: 'M0 -10 L2.4 -3.6 L9 -6 L4.6 0 L9 6 L2.4 3.6 L0 10 L-2.4 3.6 L-9 6 L-4.6 0 L-9 -6 L-2.4 -3.6 Z',
  },
  battle: { path: 'M-13 -13 L9 9 M13 -13 L-9 9 M-14 6 L-6 14 M14 6 L6 14', stroke: true },
  move: {
    path: 'M0 -16 L6 -9 H2.5 V-2.5 H9 V-6 L16 0 L9 6 V2.5 H2.5 V9 H6 L0 16 L-6 9 H-2.5 V2.5 H-9 V6 L-16 0 L-9 -6 V-2.5 H-2.5 V-9 H-6 Z',
  },
  push_back: { path: 'M-13 -11 V11 M-7 -3.5 H3 V-9 L14 0 L3 9 V3.5 H-7 Z', stroke: true },
  sniper: {
    path: 'M10 0 A10 10 0 1 1 -10 0 A10 10 0 1 1 10 0 M0 -15 V-4 M0 15 V4 M-15 0 H-4 M15 0 H4',
    stroke: true,
  },
  grenade: { path: 'M-9.5 4 a9.5 9.5 0 1 0 19 0 a9.5 9.5 0 1 0 -19 0 M-3 -6 V-11 H6 L10 -6', stroke: true },
  air_strike: {
    path: 'M0 -14 L12.1 -7 V7 L0 14 L-12.1 7 V-7 Z M0 -8 V8 M-7 -4 L7 4 M-7 4 L7 -4',
    stroke: true,
  },
};

const EDGE = -APOTHEM;

/** A spearhead: narrow and notched, so that its direction cannot be misread at any rotation. Drawn at the top edge. */
export function melee(strength: number, x0 = 0, y0 = 0): string {
  const n = Math.min(strength, 4);
  const w = [12, 12, 9.5, 8.5, 7][n] ?? 7;
  let path = '';
  for (let k = 0; k < n; k++) {
    const x = x0 + (k - (n - 1) / 2) * (w + 1);
    const y = EDGE + y0;
    path += `M${x - w / 2} ${y + 18} L${x} ${y + 3} L${x + w / 2} ${y + 18} L${x} ${y + 13.5} Z `;
  }
  return path;
}

/** A long arrow, one for each point of strength. */
export function ranged(strength: number, x0 = 0): string {
  const n = Math.min(strength, 4);
  let path = '';
  for (let k = 0; k < n; k++) {
    const x = x0 + (k - (n - 1) / 2) * 9;
    path +=
      `M${x - 1.7} -17 L${x - 1.7} ${EDGE + 13} L${x - 5} ${EDGE + 13} L${x} ${EDGE + 3} ` +
      `L${x + 5} ${EDGE + 13} L${x + 1.7} ${EDGE + 13} L${x + 1.7} -17 Z `;
  }
  return path;
}

/** Two rails and a broad head: goes through everybody in the line. */
export const GAUSS_RAILS = `M-3.4 -17 V${EDGE + 12} M3.4 -17 V${EDGE + 12}`;
export const GAUSS_HEAD = `M-7 ${EDGE + 12} L0 ${EDGE + 3} L7 ${EDGE + 12} Z`;
export const ARMOUR = `M-19.5 ${EDGE + 1.6} L19.5 ${EDGE + 1.6} L16.5 ${EDGE + 6.4} L-16.5 ${EDGE + 6.4} Z`;
export const NET =
  `M-15 ${EDGE + 3.5} Q0 ${EDGE + 20} 15 ${EDGE + 3.5} M-9 ${EDGE + 3.5} Q0 ${EDGE + 12.5} 9 ${EDGE + 3.5} ` +
  `M0 ${EDGE + 3.5} V${EDGE + 11.8} M-6 ${EDGE + 3.5} L-8.6 ${EDGE + 9.4} M6 ${EDGE + 3.5} L8.6 ${EDGE + 9.4}`;
export const LINK = `M-9 ${EDGE + 2.4} A9 9 0 0 0 9 ${EDGE + 2.4} Z`;
export const LINK_DOT = { y: EDGE + 5.4, r: 2.1 };
export const SHIELD = 'M-4 -4.5 H4 V0 Q4 4.4 0 6 Q-4 4.4 -4 0 Z';
export const DROP = 'M0 -5.5 Q5.5 1 0 5 Q-5.5 1 0 -5.5 Z';
export const MOBILITY = 'M-7 3 L0 -4 L7 3 M-7 7 L0 0 L7 7';
/** A net over the whole tile. */
export const MESH = 'M-34 -26 L34 26 M-44 -8 L20 40 M-20 -40 L44 8 M34 -26 L-34 26 M44 -8 L-20 40 M20 -40 L-44 8';
export const SKULL =
  'M-7 -1 A7 7.5 0 1 1 7 -1 Q7 2 4.5 3.2 V7 H-4.5 V3.2 Q-7 2 -7 -1 Z M-4.6 -1.6 a1.9 1.9 0 1 0 3.8 0 a1.9 1.9 0 1 0 -3.8 0 Z ' +
  'M0.8 -1.6 a1.9 1.9 0 1 0 3.8 0 a1.9 1.9 0 1 0 -3.8 0 Z M-1.6 3.6 H-0.4 V7 H-1.6 Z M0.4 3.6 H1.6 V7 H0.4 Z';
