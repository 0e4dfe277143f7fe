/**
 * What a tile has at its edges, drawn at the upper edge and turned from there. Edges own the ring between 26 and 43
 * units from the middle within 11 units of their axis, corners own discs around 38.5: so nothing hides anything.
 */
import { APOTHEM } from '../../board/hex';
import type { Edge, TileData } from './catalogue.svelte';

const TOP = -APOTHEM;

function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function blade(x: number, wide: number, top: number, long: number): string {
  const foot = top + long;
  const bend = n(top + long * 0.42);
  const right = `Q${n(x + wide * 0.9)} ${bend} ${n(x + wide)} ${n(foot)}L${n(x)} ${n(foot - 3)}Z`;
  return (
    `<path class="e-blade" d="M${n(x - wide)} ${n(foot)}Q${n(x - wide * 0.9)} ${bend} ${n(x)} ${n(top)}${right}"/>` +
    `<path class="e-shade" d="M${n(x)} ${n(top + 1)}${right}"/>`
  );
}

function bolt(x: number, wide: number): string {
  const tail = -25;
  const top = TOP - 0.4;
  const neck = n(top + 9);
  return (
    `<path class="e-bolt" d="M${n(x)} ${n(top)}L${n(x + wide)} ${neck}H${n(x + 1.7)}V${tail}H${n(x - 1.7)}V${neck}H${n(x - wide)}Z"/>` +
    `<path class="e-line e-tail" d="M${n(x - Math.min(3.4, wide))} ${n(tail - 3.2)}H${n(x + Math.min(3.4, wide))}"/>`
  );
}

/** Half the width of one of so many signs beside each other, and how far apart they are. Nobody counts more than four. */
const BLADES = [
  [5.2, 0],
  [4.6, 9.8],
  [3.7, 7.5],
  [2.7, 5.5],
] as const;
const BOLTS = [
  [5.4, 0],
  [4.7, 10],
  [3.6, 7.5],
  [2.7, 5.5],
] as const;

type Draw = (at: number, wide: number) => string;

function row(strength: number, sizes: readonly (readonly [number, number])[], most: number, draw: Draw): string {
  const count = Math.min(strength, sizes.length);
  const [own, apart] = sizes[count - 1]!;
  const wide = Math.min(own, most);
  const gap = Math.min(apart, Math.max(2 * wide, apart * (wide / own)));
  return Array.from({ length: count }, (_, k) => draw((k - (count - 1) / 2) * gap, wide)).join('');
}

/** Blades to the left and bolts to the right, all within the ground of the edge. */
function mixed(melee: number, ranged: number, thrust: Draw, shoot: Draw): string {
  const blades = Math.min(melee, BLADES.length);
  const count = blades + Math.min(ranged, BOLTS.length);
  const wide = Math.min(4, 11 / count);
  return Array.from({ length: count }, (_, k) => (k < blades ? thrust : shoot)((2 * k - count + 1) * wide, wide)).join('');
}

const ARMOUR =
  `<path class="e-steel" d="M-12.4 ${n(TOP - 0.4)}H12.4L8.6 ${n(TOP + 6)}H-8.6Z"/>` +
  `<circle class="e-rivet" cx="-7.4" cy="${n(TOP + 2.8)}" r="1.1"/><circle class="e-rivet" cx="7.4" cy="${n(TOP + 2.8)}" r="1.1"/>`;

const GAUSS =
  `<path class="e-rail" d="M-2.6 -24H2.6V${n(TOP + 8)}H-2.6Z"/><path class="e-ray" d="M-7.4 ${n(TOP + 10)}L0 ${n(TOP - 0.6)}L7.4 ${n(TOP + 10)}L0 ${n(TOP + 6.6)}Z"/>` +
  '<path class="e-line e-dark" stroke-width="4" d="M-6.4 -30.5H6.4M-6.4 -26H6.4"/><path class="e-line e-coil" d="M-6.4 -30.5H6.4M-6.4 -26H6.4"/>';

const LINK =
  `<path class="e-plug" d="M-7.4 ${n(TOP + 0.4)}V-35Q-7.4 -28.4 0 -28.4Q7.4 -28.4 7.4 -35V${n(TOP + 0.4)}Z"/>` +
  `<path class="e-pins" d="M-4.6 ${n(TOP - 0.6)}H-1.6V-36H-4.6ZM1.6 ${n(TOP - 0.6)}H4.6V-36H1.6Z"/><path class="e-line e-mark" d="M-3 -32.4H3"/>`;

/** A net at an edge of its own, or as a hem before blades or bolts. */
function net(hem: boolean): string {
  const at = n(TOP + 0.8);
  const low = n(TOP + 9);
  const path = hem
    ? `M-10.4 ${at}Q-7.8 ${low} -5.2 ${at}Q-2.6 ${low} 0 ${at}Q2.6 ${low} 5.2 ${at}Q7.8 ${low} 10.4 ${at}M-6.6 ${n(TOP + 4.6)}H6.6`
    : `M-10 ${n(TOP + 1)}L-6 -27Q0 -24.6 6 -27L10 ${n(TOP + 1)}M-8 ${n(TOP + 6)}Q0 ${n(TOP + 9)} 8 ${n(TOP + 6)}M-7 ${n(TOP + 11)}Q0 ${n(TOP + 14)} 7 ${n(TOP + 11)}` +
      `M-10 ${n(TOP + 1)}Q0 ${n(TOP + 4)} 10 ${n(TOP + 1)}M-3.6 ${n(TOP + 2)}L-2 -26M3.6 ${n(TOP + 2)}L2 -26`;
  const weights = (hem ? [-10.4, -5.2, 0, 5.2, 10.4] : [-10, -3.4, 3.4, 10]).map(
    (x) => `<circle class="e-weight" cx="${x}" cy="${n(TOP + 1.4)}" r="2"/>`,
  );
  return `<path class="e-line e-dark" stroke-width="3.6" d="${path}"/><path class="e-line e-thread" d="${path}"/>${weights.join('')}`;
}

/** One edge as it would lie at the top. */
export function edgeOf(edge: Edge): string {
  const { melee, ranged } = edge;
  const down = edge.armour ? 7 : edge.net ? 8 : 0;
  const thrust: Draw = (x, wide) => blade(x, wide, TOP - 0.6 + down, down ? 12 : 15.5);
  const parts = [edge.armour ? ARMOUR : '', edge.link ? LINK : '', edge.net ? net(melee > 0 || ranged > 0) : '', edge.gauss ? GAUSS : ''];
  if (melee && ranged) parts.push(mixed(melee, ranged, thrust, bolt));
  else if (ranged) parts.push(row(ranged, BOLTS, 6, bolt));
  else if (melee) parts.push(row(melee, BLADES, down && melee > 2 ? 3.2 : 6, thrust));
  return parts.join('');
}

const made = new WeakMap<TileData, string>();

/** All six edges, drawn once for each tile that is printed. */
export function edgesOf(tile: TileData): string {
  let drawn = made.get(tile);
  if (drawn === undefined) {
    drawn = tile.edges.map((edge, i) => `<g transform="rotate(${60 * i})">${edgeOf(edge)}</g>`).join('');
    made.set(tile, drawn);
  }
  return drawn;
}
