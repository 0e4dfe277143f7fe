/** Draws a battle on the board: bolts and blades, sparks, numbers, medics, the fall of a tile. It only shows; nothing depends on it. */
import type { Clock } from '../../board/clock';
import { hexagon, type Point } from '../../board/hex';
import type { Blow, Cue } from './acts';
import type { Performer } from './theatre.svelte';
import { ICONS } from './look';
import { MARKS } from './materials';
import { BURST, FALL, FLASH, GUARD, INK, place, px, SLASH, THRUST, way } from './stagecraft';

export class BoardPerformer implements Performer {
  #falling = 0;

  /** `layer` lies above the pieces; `words` are what the banner says. With `calm` nothing flies, shakes or zooms. */
  constructor(
    private readonly layer: SVGGElement,
    private readonly words: () => { battle: string; initiative: string },
    private readonly calm: () => boolean,
  ) {}

  clear(): void {
    this.layer.replaceChildren();
  }

  restore(): void {
    this.clear();
    for (const actor of this.#board?.querySelectorAll('.fallen') ?? []) actor.classList.remove('fallen');
  }

  play(cue: Cue, clock: Clock): void {
    if (cue.kind === 'banner') this.#banner(cue.initiative, cue.length, clock);
    else if (cue.kind === 'blow') this.#strikeOut(cue.how, cue.from, cue.to, cue.length, clock);
    else if (cue.kind === 'spark') this.#sparks(cue.from, cue.to, cue.length, clock);
    else if (cue.kind === 'hq') this.#hq(cue.cell, cue.damage, cue.length, clock);
    else if (cue.kind === 'medic') this.#medic(cue.medic, cue.unit, cue.length, clock);
    else if (cue.kind === 'death') this.#fall(cue.cell, cue.length, clock);
    else if (cue.kind === 'strike') this.#strike(cue.cell, cue.instant, cue.length, clock);
    else if (cue.kind === 'hit') {
      this.#shake(cue.cell, 1, clock);
      this.#number(cue.cell, cue.damage, cue.length, clock);
    }
  }

  #strikeOut(how: Blow, from: string, to: string, length: number, clock: Clock): void {
    if (how === 'melee') this.#lunge(from, to, length, clock);
    else if (how === 'gauss') this.#beam(from, to, length, clock);
    else if (how === 'explosion') this.#blast(from, length, clock);
    else this.#shoot(from, to, length, clock);
  }

  get #board(): SVGSVGElement | null {
    return this.layer.ownerSVGElement;
  }

  #actor(cell: string): Element | null {
    return this.#board?.querySelector(`[data-actor="${cell}"]`) ?? null;
  }

  /** Something drawn at a point, moved while it is there. */
  #show(at: Point, turn: number, inside: string, frames: Keyframe[], options: KeyframeAnimationOptions, clock: Clock): void {
    this.layer.insertAdjacentHTML(
      'beforeend',
      `<g transform="translate(${at.x} ${at.y})${turn ? ` rotate(${turn})` : ''}"><g>${inside}</g></g>`,
    );
    const made = this.layer.lastElementChild!;
    void clock.run(made.firstElementChild!, frames, { fill: 'both', ...options }).then(() => made.remove());
  }

  #move(cell: string, frames: Keyframe[], options: KeyframeAnimationOptions, clock: Clock): void {
    const actor = this.#actor(cell);
    if (actor) void clock.run(actor, frames, options);
  }

  #banner(initiative: number | null, duration: number, clock: Clock): void {
    const { battle, initiative: word } = this.words();
    const text = initiative === null ? battle : word;
    // As wide as the board, and no wider: beside it lie other things.
    const { x, width } = this.#board?.viewBox.baseVal ?? { x: -250, width: 500 };
    const far = width / 2;
    const inside =
      `<path class="ribbon" d="M${-far}-27H${far}V27H${-far}Z"/><path class="band" d="M${-far}-27H${far}M${-far} 27H${far}"/>` +
      `<text class="call" x="${initiative === null ? 0 : -24}" y="10"></text>` +
      (initiative === null
        ? ''
        : `<g class="number"><circle r="24" fill="#fff6e6" stroke="${INK}" stroke-width="3"/><text class="figure" y="12">${initiative}</text></g>`);
    const aside = this.calm() ? 0 : 60;
    const frames = [
      { opacity: 0, transform: `${px(-aside, 0)} scaleX(1.2)` },
      { opacity: 1, transform: 'none', offset: 0.3 },
      { opacity: 1, transform: 'none', offset: 0.72 },
      { opacity: 0, transform: `${px(aside, 0)} scaleX(1.1)` },
    ];
    const still = frames.map(({ transform: _, ...rest }) => rest);
    this.#show({ x: x + far, y: -20 }, 0, inside, this.calm() ? still : frames, { duration }, clock);
    const made = this.layer.lastElementChild!;
    const said = made.querySelector<SVGTextElement>('.call')!;
    said.textContent = text;
    const half = said.getComputedTextLength() / 2;
    made.querySelector('.number')?.setAttribute('transform', `translate(${half + 14} 0)`);
  }

  #lunge(from: string, to: string, duration: number, clock: Clock): void {
    const { from: at, dx, dy, far, angle } = way(from, to);
    const reach = this.calm() ? 5 : 26;
    this.#show(
      { x: at.x + dx * 0.55, y: at.y + dy * 0.55 },
      angle,
      `<path d="${SLASH}" fill="#fff6e6" stroke="${INK}" stroke-width="1.6"/>`,
      this.calm()
        ? [{ opacity: 0 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }]
        : [
            { opacity: 0, transform: `${px(-26, 0)} scale(.5)` },
            { opacity: 0, transform: `${px(-20, 0)} scale(.7)`, offset: 0.45 },
            { opacity: 1, transform: 'none', offset: 0.62 },
            { opacity: 0, transform: `${px(14, 0)} scale(1.15)` },
          ],
      { duration: duration * 0.9 },
      clock,
    );
    const lean = (by: number): string => px((dx / far) * by, (dy / far) * by);
    this.#move(
      from,
      [
        { transform: 'none' },
        { transform: lean(this.calm() ? 0 : -9), offset: 0.35, easing: THRUST },
        { transform: lean(reach), offset: 0.62 },
        { transform: 'none' },
      ],
      { duration },
      clock,
    );
  }

  #shoot(from: string, to: string, duration: number, clock: Clock): void {
    const { from: at, dx, dy, far, angle } = way(from, to);
    const muzzle = { x: at.x + (dx / far) * 38, y: at.y + (dy / far) * 38 };
    const flown = Math.max(0, far - 62);
    if (this.calm()) {
      const middle = { x: at.x + dx / 2, y: at.y + dy / 2 };
      this.#show(
        middle,
        angle,
        this.#bolt(),
        [{ opacity: 0 }, { opacity: 1 }, { opacity: 0 }],
        { duration: Math.max(duration, 260) },
        clock,
      );
      return;
    }
    this.#move(
      from,
      [{ transform: 'none' }, { transform: px((-dx / far) * 6, (-dy / far) * 6), offset: 0.25 }, { transform: 'none' }],
      { duration: 300 },
      clock,
    );
    this.#show(muzzle, angle, this.#bolt(), [{ transform: 'none' }, { transform: px(flown, 0) }], { duration, easing: 'linear' }, clock);
    this.#show(
      muzzle,
      angle,
      `<path d="${FLASH}" fill="#fff0b0"/>`,
      [
        { opacity: 1, transform: 'scale(.4)' },
        { opacity: 0, transform: 'scale(1.2)' },
      ],
      { duration: 180 },
      clock,
    );
  }

  #bolt(): string {
    return `<path d="M-46 0L-4-4V4Z" fill="#ffb13d" opacity=".55"/><path d="M-8-5H6L16 0L6 5H-8Z" fill="#ffe58f" stroke="${INK}" stroke-width="1.6"/>`;
  }

  #beam(from: string, to: string, duration: number, clock: Clock): void {
    const { from: at, far, angle } = way(from, to);
    const ray = `M36-2.6H${far - 20}V2.6H36Z`;
    this.#show(
      at,
      angle,
      `<path d="${ray}" fill="#7fe9ff" stroke="#e9fdff" stroke-width="2"/>`,
      [{ opacity: 0 }, { opacity: 1, offset: 0.45 }, { opacity: 0.9, offset: 0.7 }, { opacity: 0 }],
      { duration },
      clock,
    );
  }

  #blast(from: string, duration: number, clock: Clock): void {
    this.#show(
      place(from),
      0,
      `<polygon points="${hexagon(46)}" fill="#ff8a5c" fill-opacity=".5" stroke="#ffe0c2" stroke-width="6"/>`,
      this.calm()
        ? [{ opacity: 1 }, { opacity: 0 }]
        : [
            { transform: 'scale(.3)', opacity: 1 },
            { transform: 'scale(2.6)', opacity: 0 },
          ],
      { duration },
      clock,
    );
  }

  #sparks(from: string, to: string, duration: number, clock: Clock): void {
    const { from: at, dx, dy, far, angle } = way(from, to);
    const edge = { x: at.x + dx * (1 - 42 / far), y: at.y + dy * (1 - 42 / far) };
    this.#show(
      edge,
      0,
      `<path d="${GUARD}" fill="#e9f1f8" stroke="${INK}" stroke-width="2"/>`,
      [{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }],
      { duration },
      clock,
    );
    if (this.calm()) return;
    for (let i = 0; i < 7; i++) {
      const turn = angle + 180 - 66 + i * 22;
      const far2 = 22 + ((i * 37) % 26);
      this.#show(
        edge,
        turn,
        '<path d="M0-2L9 0L0 2Z" fill="#fff0b0"/>',
        [
          { transform: 'none', opacity: 1 },
          { transform: `${px(far2, 0)} scale(.3)`, opacity: 0 },
        ],
        { duration: duration * 0.8 },
        clock,
      );
    }
  }

  #number(cell: string, damage: number, duration: number, clock: Clock): void {
    const at = place(cell);
    this.#show(
      { x: at.x + 8, y: at.y - 16 },
      0,
      `<path d="${BURST}" fill="#d8362b" stroke="${INK}" stroke-width="2.4"/><text class="loss" y="7">−${damage}</text>`,
      this.calm()
        ? [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }]
        : [
            { transform: 'scale(.3)', opacity: 0 },
            { transform: 'scale(1.25)', opacity: 1, offset: 0.22 },
            { transform: 'none', opacity: 1, offset: 0.7 },
            { transform: px(0, -16), opacity: 0 },
          ],
      { duration },
      clock,
    );
  }

  #shake(cell: string, hard: number, clock: Clock): void {
    if (this.calm()) return;
    const frames = [0, 1, -1, 0.7, -0.5, 0.2, 0].map((by) => ({
      transform: `${px(by * 6 * hard, -by * 3 * hard)} rotate(${by * 2 * hard}deg)`,
    }));
    this.#move(cell, frames, { duration: 330, easing: 'linear' }, clock);
  }

  #hq(cell: string, damage: number, duration: number, clock: Clock): void {
    const at = place(cell);
    this.#shake(cell, 1.7, clock);
    this.#number(cell, damage, duration, clock);
    this.#show(
      at,
      0,
      `<polygon points="${hexagon(48)}" fill="none" stroke="#ff5a4e" stroke-width="8"/>`,
      this.calm()
        ? [{ opacity: 1 }, { opacity: 0 }]
        : [
            { transform: 'scale(.9)', opacity: 1 },
            { transform: 'scale(2.1)', opacity: 0 },
          ],
      { duration: duration * 0.86 },
      clock,
    );
    const stage = this.layer.parentElement;
    if (this.calm() || !stage) return;
    const near = `${px(-at.x * 0.14, -at.y * 0.14)} scale(1.14)`;
    void clock.run(
      stage,
      [{ transform: 'none' }, { transform: near, offset: 0.3 }, { transform: near, offset: 0.62 }, { transform: 'none' }],
      { duration },
    );
  }

  #medic(medic: string, unit: string, duration: number, clock: Clock): void {
    const { from: at, dx, dy } = way(medic, unit);
    const cross = `<circle r="17" fill="#04140a" stroke="#74d591" stroke-width="3"/><path d="${MARKS.cross}" fill="#d9ffe5" transform="scale(1.1)"/>`;
    if (this.calm()) {
      this.#show(
        place(unit),
        0,
        cross,
        [{ opacity: 0 }, { opacity: 1, offset: 0.4 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }],
        { duration },
        clock,
      );
      return;
    }
    this.#move(
      medic,
      [{ transform: 'none' }, { transform: px(dx * 0.3, dy * 0.3), offset: 0.5 }, { transform: 'none' }],
      { duration },
      clock,
    );
    this.#show(
      at,
      0,
      cross,
      [
        { transform: 'scale(.3)', opacity: 0 },
        { transform: 'none', opacity: 1, offset: 0.25 },
        { transform: px(dx, dy), opacity: 1, offset: 0.75 },
        { transform: `${px(dx, dy)} scale(1.5)`, opacity: 0 },
      ],
      { duration },
      clock,
    );
  }

  /** A tile breaks into six wedges. */
  #fall(cell: string, duration: number, clock: Clock): void {
    const actor = this.#actor(cell);
    if (!actor) return;
    const at = place(cell);
    if (this.calm()) {
      void clock.run(actor, [{ opacity: 1 }, { opacity: 0 }], { duration: duration / 2 }).then(() => actor.classList.add('fallen'));
      return;
    }
    const torn = actor.cloneNode(true) as Element;
    for (const fine of torn.querySelectorAll('.edges, .corners')) fine.remove();
    for (let i = 0; i < 6; i++) {
      const [a, b] = [(i * Math.PI) / 3, ((i + 1) * Math.PI) / 3];
      const name = `ns-wedge-${++this.#falling}`;
      const clip = `<clipPath id="${name}"><path d="M0 0L${56 * Math.cos(a)} ${56 * Math.sin(a)}L${56 * Math.cos(b)} ${56 * Math.sin(b)}Z"/></clipPath>`;
      const middle = a + Math.PI / 6;
      const [x, y] = [Math.cos(middle), Math.sin(middle)];
      this.#show(
        at,
        0,
        `${clip}<g clip-path="url(#${name})"></g>`,
        [
          { transform: 'none', opacity: 1 },
          { transform: px(x * 5, y * 5), opacity: 1, offset: 0.2 },
          { transform: `${px(x * 26, y * 16 + 44)} rotate(${i % 2 ? 34 : -34}deg) scale(.7)`, opacity: 0 },
        ],
        { duration: duration * 0.85, delay: i * 14, easing: FALL },
        clock,
      );
      this.layer.lastElementChild!.querySelector('g[clip-path]')!.append(torn.cloneNode(true));
    }
    actor.classList.add('fallen');
  }

  #strike(cell: string, instant: string, duration: number, clock: Clock): void {
    const icon = ICONS[instant] ?? ICONS['sniper']!;
    const paint = icon.lines ? 'fill="none" stroke="#ff5a4e" stroke-width="2.6" stroke-linecap="round"' : 'fill="#ff5a4e"';
    this.#show(
      place(cell),
      0,
      `<circle r="30" fill="#160404" fill-opacity=".7" stroke="#ff5a4e" stroke-width="3"/><path d="${icon.path}" transform="scale(1.5)" ${paint}/>`,
      this.calm()
        ? [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }]
        : [
            { transform: 'scale(2.4)', opacity: 0 },
            { transform: 'none', opacity: 1, offset: 0.5 },
            { transform: 'scale(1.3)', opacity: 0 },
          ],
      { duration },
      clock,
    );
  }
}
