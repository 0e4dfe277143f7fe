/**
 * A battle as theatre: what happened, put into acts, and every act into cues at their moments. All who act in a phase
 * strike together, then armour rings, numbers fly, medics step in, and the dead leave. Only times and facts; drawing is
 * elsewhere (`performer.ts`).
 */
import { centre } from '../../board/hex';
import type { GameEvent } from '../../lib/module';
import { cellOf } from './cells';
import { lookAt } from './scene';
import { asEvent } from './view';

export type Blow = 'melee' | 'ranged' | 'gauss' | 'explosion';

/** Something to be seen: when it begins and how long it takes, in milliseconds from the start of its act. */
export type Cue = { time: number; length: number } & (
  | { kind: 'banner'; initiative: number | null }
  | { kind: 'blow'; how: Blow; from: string; to: string }
  | { kind: 'spark'; from: string; to: string }
  | { kind: 'hit'; cell: string; damage: number }
  | { kind: 'hq'; cell: string; damage: number }
  | { kind: 'medic'; medic: string; unit: string }
  | { kind: 'death'; cell: string }
  | { kind: 'strike'; cell: string; instant: string }
  /** So many of the steps have happened now. */
  | { kind: 'show'; upTo: number }
);

export interface Act {
  /** The events it is made of: `from` up to and without `to`. */
  from: number;
  to: number;
  initiative: number | null;
  cues: Cue[];
  length: number;
}

/** An attack that is made, as an event tells it or a forecast. */
export interface Attack {
  from: string;
  to: string;
  kind: Blow;
  damage: number;
  armoured: boolean;
}

export const BANNER = 520;
const OPENING = 640;
const BEFORE_BLOWS = 300;
const LUNGE = 520;
const TOUCH = 0.62;
const BEAM = 380;
const BLAST = 420;
const NUMBER = 760;
const SPARKS = 460;
const PAUSE = 240;
const RESCUE = 600;
const DEATH = 544;
const HQ = 720;
const POINT = 130;
const BREATH = 200;
const ENDING = 700;
/** A battle that would be longer is played quicker, up to so much. */
const LONGEST = 10_000;
const QUICKEST = 1.6;

function distance(from: string, to: string): number {
  const [a, b] = [cellOf(from), cellOf(to)];
  if (!a || !b) return 0;
  const [p, q] = [centre(a), centre(b)];
  return Math.hypot(q.x - p.x, q.y - p.y);
}

/** How long a blow takes, and when after its beginning it lands. */
export function flight({ from, to, kind }: Pick<Attack, 'from' | 'to' | 'kind'>): { length: number; lands: number } {
  if (kind === 'melee') return { length: LUNGE, lands: LUNGE * TOUCH };
  if (kind === 'gauss') return { length: BEAM, lands: BEAM / 2 };
  if (kind === 'explosion') return { length: BLAST, lands: BLAST / 2 };
  const length = 150 + 0.75 * Math.max(0, distance(from, to) - 62);
  return { length, lands: length };
}

/** The blows of a phase from a moment on, what they do at once, and when the last of them has landed. */
function blows(attacks: readonly Attack[], start: number, hqs: ReadonlySet<string>): { cues: Cue[]; landed: number } {
  const cues: Cue[] = [];
  let landed = start;
  for (const attack of attacks) {
    const { length, lands } = flight(attack);
    cues.push({ kind: 'blow', time: start, length, how: attack.kind, from: attack.from, to: attack.to });
    landed = Math.max(landed, start + lands);
  }
  const hurt = new Map<string, number>();
  for (const { from, to, damage, armoured } of attacks) {
    if (damage === 0 || armoured) cues.push({ kind: 'spark', time: landed, length: SPARKS, from, to });
    if (damage > 0) hurt.set(to, (hurt.get(to) ?? 0) + damage);
  }
  for (const [cell, damage] of hurt) {
    if (!hqs.has(cell)) cues.push({ kind: 'hit', time: landed, length: NUMBER, cell, damage });
  }
  return { cues, landed };
}

/** The blows of a phase that waits for an answer: they are seen before it is asked. */
export function foreseen(initiative: number, attacks: readonly Attack[], hqs: ReadonlySet<string>, at: number): Act {
  const { cues, landed } = blows(attacks, BEFORE_BLOWS, hqs);
  const banner: Cue = { kind: 'banner', time: 0, length: BANNER, initiative };
  return { from: at, to: at, initiative, cues: [banner, ...cues], length: landed + NUMBER };
}

function isArmoured(why: readonly { part: string }[]): boolean {
  return why.some((reason) => reason.part === 'armour');
}

/** A phase, or an instant that wounds: `from` is its first event. `seen` tells that its blows were shown before. */
function phaseAct(events: readonly GameEvent[], from: number, to: number, seen: boolean): Act {
  const own = events.slice(from, to).map(asEvent);
  const first = own[0];
  const initiative = first?.event === 'phase' ? first.initiative : null;
  const attacks = own.flatMap((event): Attack[] =>
    event.event === 'attack'
      ? [{ from: event.from, to: event.to, kind: event.kind, damage: event.damage, armoured: isArmoured(event.why) }]
      : [],
  );
  const hqs = new Set(own.flatMap((event) => (event.event === 'hq hit' ? [event.at] : [])));
  const cues: Cue[] = [];
  let landed = 0;
  if (first?.event === 'strike') {
    cues.push({ kind: 'strike', time: 0, length: 700, cell: first.at, instant: first.instant });
    landed = 420;
  } else if (!seen) {
    cues.push({ kind: 'banner', time: 0, length: BANNER, initiative });
    const struck = blows(attacks, BEFORE_BLOWS, hqs);
    cues.push(...struck.cues);
    landed = struck.landed;
  }
  let end = attacks.length > 0 || first?.event === 'strike' ? landed + NUMBER : BANNER - 140;
  // Points count down one hit after the other.
  let counted = landed;
  for (const cell of hqs) {
    const hits = own.flatMap((event) => (event.event === 'hq hit' && event.at === cell ? [event.damage] : []));
    const damage = hits.reduce((sum, one) => sum + one, 0);
    if (damage > 0) cues.push({ kind: 'hq', time: landed, length: HQ, cell, damage });
    end = Math.max(end, landed + HQ);
  }
  own.forEach((event, i) => {
    if (event.event !== 'hq hit') return;
    counted += POINT;
    cues.push({ kind: 'show', time: counted, length: 0, upTo: from + i + 1 });
  });
  const gone = own.findIndex((event) => event.event === 'destroyed');
  cues.push({ kind: 'show', time: Math.max(counted, landed), length: 0, upTo: gone < 0 ? to : from + gone });
  let leaving = landed + PAUSE;
  const rescues = new Map(own.flatMap((event) => (event.event === 'absorbed' ? [[`${event.medic} ${event.unit}`, event] as const] : [])));
  for (const { medic, unit } of rescues.values()) cues.push({ kind: 'medic', time: leaving, length: RESCUE, medic, unit });
  if (rescues.size > 0) leaving += RESCUE;
  for (const event of own) if (event.event === 'destroyed') cues.push({ kind: 'death', time: leaving, length: DEATH, cell: event.at });
  if (gone >= 0) end = Math.max(end, leaving + DEATH);
  return { from, to, initiative, cues, length: end + BREATH };
}

const WITHIN = new Set(['exploded', 'attack', 'absorbed', 'hq hit', 'wounded', 'destroyed']);

/** The acts of what happened. `seen` is the initiative of a phase whose blows were shown before they were told. */
export function actsOf(events: readonly GameEvent[], seen: number | null = null): Act[] {
  const acts: Act[] = [];
  let at = 0;
  while (at < events.length) {
    const event = asEvent(events[at]!);
    let to = at + 1;
    if (event.event === 'phase' || event.event === 'strike') {
      while (to < events.length && WITHIN.has(events[to]!.event)) to += 1;
      acts.push(phaseAct(events, at, to, event.event === 'phase' && event.initiative === seen && acts.length === 0));
    } else if (event.event === 'battle') {
      acts.push({
        from: at,
        to,
        initiative: null,
        cues: [{ kind: 'banner', time: 0, length: OPENING, initiative: null }],
        length: OPENING,
      });
    } else {
      const length = event.event === 'battle over' ? ENDING : Math.min(450, lookAt(event));
      acts.push({ from: at, to, initiative: null, cues: [], length });
    }
    at = to;
  }
  return quickened(acts);
}

/** Long battles are played quicker, so that nobody waits for the sixth initiative. */
function quickened(acts: Act[]): Act[] {
  const all = lengthOf(acts);
  const by = Math.min(QUICKEST, all / LONGEST);
  if (by <= 1) return acts;
  return acts.map((act) => ({
    ...act,
    length: act.length / by,
    cues: act.cues.map((cue) => ({ ...cue, time: cue.time / by, length: cue.length / by })),
  }));
}

export function lengthOf(acts: readonly Act[]): number {
  return acts.reduce((sum, act) => sum + act.length, 0);
}
