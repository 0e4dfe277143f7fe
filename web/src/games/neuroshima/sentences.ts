/** Events, reasons and options in the reader's language. */
import { DIRECTION_NAMES } from '../../board/hex';
import type { GameEvent, Translate, View } from '../../lib/module';
import { catalogue } from './catalogue.svelte';
import { read } from './notation';
import { asNeuroshima } from './view';

export function languageOf(t: Translate): string {
  return t('language');
}

export function tileName(id: string, t: Translate): string {
  return catalogue.tileName(id, languageOf(t));
}

export function armyName(id: string, t: Translate): string {
  return catalogue.armyName(id, languageOf(t));
}

export function directionName(direction: number, t: Translate): string {
  return t(`direction-${DIRECTION_NAMES[((direction % 6) + 6) % 6]}`);
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** One part of the reason for an attack's damage, and the clause behind it. */
export interface Reason {
  text: string;
  clause: string;
}

/** The engine's reason ("ranged 1; +1 borgo_officer at d4; armour stopped 1 (NS-ATK-04)") part by part. */
export function reasons(why: string, t: Translate): Reason[] {
  return why.split('; ').map((part) => {
    const clause = /\((NS-[A-Z]+-\d+)\)$/.exec(part)?.[1] ?? '';
    const base = /^(melee|ranged|gauss|explosion) (\d+)$/.exec(part);
    if (base) return { clause, text: `${t(`kind-${base[1]}`)} ${base[2]}` };
    const bonus = /^([+-]\d+) (\w+) at (\w+)$/.exec(part);
    if (bonus) {
      const unit = t('unitAt', { tile: tileName(bonus[2]!, t), cell: bonus[3]! });
      return { clause, text: `${bonus[1]} ${unit}` };
    }
    if (part.startsWith('turned by')) return { clause, text: t('why-turned') };
    if (part.startsWith('armour stopped')) return { clause, text: t('why-armour') };
    if (part.startsWith('an HQ does not')) return { clause, text: t('why-hq') };
    if (part.startsWith('armour and bonuses')) return { clause, text: t('why-explosion') };
    return { clause, text: part };
  });
}

export function tell(event: GameEvent, names: string[], t: Translate): string {
  const seat = event['seat'];
  const who = typeof seat === 'number' && seat >= 0 ? (names[seat] ?? '') : t('nobody');
  const tile = event['tile'] === undefined ? '' : tileName(text(event['tile']), t);
  const at = text(event['at']);
  const say = (key: string, args: Record<string, string | number> = {}): string =>
    t(`event-${key}`, { who, tile, at, ...args });
  const facing = number(event['turn']) % 6;
  const turned = facing ? t('event-facing', { direction: directionName(facing, t) }) : '';
  switch (event.event) {
    case 'turn':
      return say('turn', { number: number(event['number']) });
    case 'placed':
      return say('placed') + turned;
    case 'drew':
      return say('drew');
    case 'last tile':
      return say('last');
    case 'discarded':
      return say('discarded');
    case 'played':
      return say('played');
    case 'moved':
      return event['from'] === event['to']
        ? say('turned', { at: text(event['to']) }) + turned
        : say('moved', { from: text(event['from']), to: text(event['to']) }) + turned;
    case 'pushed':
      return say('pushed', { by: text(event['by']), from: text(event['from']), to: text(event['to']) });
    case 'strike':
      return say('strike', { instant: t(`effect.${text(event['instant'])}`) });
    case 'battle':
      return say(`battle.${text(event['which'])}`) + (event['repeat'] ? t('event-again') : '');
    case 'phase':
      return say('phase', { initiative: number(event['initiative']) });
    case 'exploded':
      return say('exploded');
    case 'attack': {
      const damage = number(event['damage']);
      const why = reasons(text(event['why']), t).map((reason) => reason.text).join(', ');
      const line = say(damage ? 'attack' : 'vain', {
        from: text(event['from']), to: text(event['to']), damage,
      });
      return `${line}: ${why}`;
    }
    case 'absorbed':
      return say('absorbed', {
        medic: text(event['medic']), unit: text(event['unit']), damage: number(event['damage']),
      });
    case 'hq hit': {
      const by = number(event['by']);
      return say(number(event['damage']) ? 'hqHit' : 'hqSafe', {
        damage: number(event['damage']), by: by >= 0 ? (names[by] ?? '') : t('nobody'),
      });
    }
    case 'wounded':
      return say('wounded', { wounds: number(event['wounds']) });
    case 'destroyed':
      return say('destroyed');
    case 'battle over': {
      const points = Array.isArray(event['points']) ? (event['points'] as number[]) : [];
      return say('over', { points: points.map((value, i) => `${names[i] ?? ''} ${value}`).join(', ') });
    }
    case 'tie':
      return say('tie');
    case 'ended':
      return say('ended', { reason: ending(event.clause, text(event['reason']), t) });
    default:
      return '';
  }
}

/** Why the game has ended, by the clause that the engine names; its own words where the client has none. */
export function ending(clause: string, reason: string, t: Translate): string {
  return t.has(`end-${clause}`) ? t(`end-${clause}`) : reason;
}

/** What lies on a cell, in words. */
function unitAt(cell: string, view: View, t: Translate): string {
  const unit = asNeuroshima(view).board.find((one) => one.at === cell);
  return unit ? t('unitAt', { tile: tileName(unit.tile, t), cell }) : cell;
}

/** A legal action in words. */
export function optionText(notation: string, view: View, t: Translate): string {
  const choice = read({ id: 0, do: '', text: notation });
  const say = (args: Record<string, string | number> = {}): string => t(`do-${choice.verb}`, args);
  switch (choice.verb) {
    case 'use':
    case 'discard':
      return say({ tile: tileName(choice.tile, t) });
    case 'hq':
    case 'place':
    case 'to':
      return say({ cell: choice.cell, direction: directionName(choice.turn, t) });
    case 'aim':
    case 'move':
      return say({ unit: unitAt(choice.cell, view, t) });
    case 'pushed':
      return say({ cell: choice.cell });
    case 'carry':
      return say({ unit: unitAt(choice.cell, view, t), by: unitAt(choice.by, view, t) });
    case 'push':
      return say({ unit: unitAt(choice.cell, view, t), pushed: unitAt(choice.pushed, view, t) });
    case 'turn':
      return say({ direction: directionName(choice.direction, t), kind: t(`kind-${choice.kind}`) });
    case 'medic':
      return say({ medic: unitAt(choice.medic, view, t), unit: unitAt(choice.unit, view, t) });
    case 'take':
      if (choice.how === 'instant') return t('do-takeInstant');
      if (choice.how === 'explosion') return t('do-takeExplosion', { unit: unitAt(choice.attacker, view, t) });
      return say({
        unit: unitAt(choice.attacker, view, t),
        direction: directionName(DIRECTION_NAMES.indexOf(choice.how as 'N'), t),
      });
    case 'other':
      return notation;
    case 'keep':
      return t(view.decision.kind === 'convert' ? 'do.keepAttacks' : 'do.keep');
    default:
      return say();
  }
}
