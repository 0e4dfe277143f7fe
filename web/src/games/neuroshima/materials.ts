/** What the tiles of an army are made of: colours, the texture of their face and their hem; put on the page as shared definitions. */
import data from '../../../../src/hexagora/games/neuroshima/content/figures.json';
import { hexagon } from '../../board/hex';
import { define } from '../../lib/define';
import { paint } from '../../lib/paint';
import { packId } from '../../lib/packs';
import { otherOf } from './look';

/** A line or a surface of a texture; `rim` is painted as the rim is, `six` is repeated at every edge. */
interface Stroke {
  d: string;
  fill?: string;
  stroke?: string;
  opacity?: number;
  width?: number;
  dash?: string;
  turn?: number;
  six?: boolean;
}

export interface Material {
  light: string;
  mid: string;
  dark: string;
  /** Lighter in the middle or above, darker at the edge or below. */
  face: string[];
  disc: string[];
  rim: string[];
  glow: string;
  mark: string;
  /** Whose head the figures wear that are composed. */
  head: string;
  texture: Stroke[];
  hem: Stroke[];
}

const BOX = data.materials as Record<string, Material>;
const OTHERS = data.others as Material[];

/** The material, the name of its definitions on the page, and whether its tiles have figures of their own. */
export interface Made extends Material {
  name: string;
  own: boolean;
}

export function materialOf(army: string): Made {
  const id = packId(army) || army;
  const known = BOX[id];
  if (known) return { ...known, name: id, own: true };
  const number = otherOf(id, OTHERS.length);
  return { ...OTHERS[number]!, name: `other${number}`, own: false };
}

function strokes(all: readonly Stroke[], name: string): string {
  return all
    .map((one) => {
      const colour = (value: string | undefined): string => (value === 'rim' ? `url(#ns-rim-${name})` : (value ?? 'none'));
      const attributes = [
        `fill="${colour(one.fill)}" stroke="${colour(one.stroke)}"`,
        one.opacity ? `opacity="${one.opacity}"` : '',
        one.width ? `stroke-width="${one.width}"` : '',
        one.dash ? `stroke-dasharray="${one.dash}"` : '',
        one.fill && one.d.includes('Z') ? 'fill-rule="evenodd"' : '',
      ].join(' ');
      const turns = one.six ? [0, 60, 120, 180, 240, 300] : [one.turn ?? 0];
      return turns.map((turn) => `<path d="${one.d}" ${attributes}${turn ? ` transform="rotate(${turn})"` : ''}/>`).join('');
    })
    .join('');
}

function ramp(id: string, [from, to]: readonly string[], round = false): string {
  const tag = round ? 'radialGradient' : 'linearGradient';
  const shape = round ? 'cx=".5" cy=".38" r=".7"' : 'x1="0" y1="0" x2="0" y2="1"';
  return `<${tag} id="ns-${id}" ${shape}><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></${tag}>`;
}

function definitions(): string {
  const all: [string, Material][] = [...Object.entries(BOX), ...OTHERS.map((one, i): [string, Material] => [`other${i}`, one])];
  const armies = all.map(
    ([name, one]) =>
      ramp(`rim-${name}`, one.rim) +
      ramp(`face-${name}`, one.face, true) +
      ramp(`disc-${name}`, one.disc, true) +
      `<g id="ns-matter-${name}"><g clip-path="url(#ns-hex)">${strokes(one.texture, name)}</g>${strokes(one.hem, name)}</g>`,
  );
  const shared = Object.entries(data.ramps).map(([name, colours]) => ramp(name, colours));
  const clips = `<clipPath id="ns-disc"><circle r="24.6"/></clipPath><clipPath id="ns-hex"><polygon points="${hexagon(46)}"/></clipPath>`;
  return `${clips}${shared.join('')}${armies.join('')}`;
}

/** Small shapes of states and corners. */
export const MARKS = data.marks;

paint('fig', data.tones);

/** Put on the page once: every tile of every picture refers to it. */
export function install(): void {
  define('tiles', definitions);
}
