/** Events and options in the reader's language. */
import type { GameEvent, Translate, View } from '../../lib/module';
import { cardName, corporationName, unitName } from './box.svelte';
import { read } from './notation';
import type { Count } from './view';

export function terrainName(id: unknown, t: Translate): string {
  return t(`terrain.${String(id) || 'none'}`);
}

/** Units with their numbers: "2 × Human, Fungoid". */
export function counted(units: Count | undefined, t: Translate): string {
  const parts = Object.entries(units ?? {}).map(([unit, n]) => (n > 1 ? `${n} × ${unitName(unit, t)}` : unitName(unit, t)));
  return parts.length > 0 ? parts.join(', ') : t('nobody');
}

export function sideName(side: unknown, t: Translate): string {
  return t(`side-${String(side)}`);
}

export function tell(event: GameEvent, names: string[], t: Translate): string {
  const nameOf = (seat: unknown): string => (typeof seat === 'number' ? (names[seat] ?? '') : '');
  const unit = typeof event['unit'] === 'string' ? unitName(event['unit'], t) : '';
  const say = (key: string, args: Record<string, string | number> = {}): string =>
    t(`event-${key}`, {
      who: nameOf(event['seat']), whom: nameOf(event['against']), unit,
      at: String(event['at'] ?? ''), from: String(event['from'] ?? ''), to: String(event['to'] ?? ''), ...args,
    });
  const card = (): string => cardName(String(event['card'] ?? ''), t);
  switch (event.event) {
    case 'first':
    case 'out':
    case 'found':
    case 'placed':
    case 'moved':
    case 'transferred':
    case 'extracted':
    case 'swept':
    case 'breath':
    case 'shattered':
    case 'undecided':
    case 'vortex':
      return say(event.event);
    case 'corporation':
      return say('corporation', { corporation: corporationName(String(event['corporation']), t) });
    case 'ready':
      return say('ready');
    case 'turn':
      return say('turn', { number: Number(event['number']) });
    case 'bought':
      return say('bought', { cost: Number(event['cost']) });
    case 'played':
      return say('played', { card: card() });
    case 'breath rolled':
      return say(event['hit'] ? 'breathHit' : 'breathMiss', { die: Number(event['die']) });
    case 'explored': {
      const found = [
        event['mine'] ? t('mineOf', { n: Number(event['mine']) }) : '',
        unit,
      ].filter(Boolean);
      return say('explored', { found: found.join(', ') });
    }
    case 'battle': {
      const [own, other] = event['units'] as [Count, Count];
      return say('battle', { own: counted(own, t), other: counted(other, t) });
    }
    case 'targeted':
      return say('targeted', { card: card(), side: sideName(event['side'], t) });
    case 'rolled':
      return say('rolled', { dice: rolls(event['rolls'], t) });
    case 'rerolled':
      return say('rerolled');
    case 'hits': {
      const of = (side: string): number => {
        const hits = event[side] as { free: number; picks: number };
        return hits.free + hits.picks;
      };
      return say('hits', { attacker: of('attacker'), defender: of('defender') });
    }
    case 'cancelled':
      return say('cancelled', { side: sideName(event['side'], t) });
    case 'lost':
      return say(event['picked'] ? 'lostPicked' : 'lost');
    case 'won':
      return say('won');
    case 'completed':
      return say('completed', { card: card(), n: Number(event['points']) });
    case 'mined':
      return say('mined', { rubium: Number(event['rubium']) });
    case 'drew':
      return say(event['deck'] === 'energize' ? 'drewEnergize' : 'drewMission');
    case 'laid open':
      return say('laidOpen', { card: card() });
    case 'no card':
      return say('noCard');
    case 'reshuffled':
      return say(event['deck'] === 'energize' ? 'reshuffledEnergize' : 'reshuffledMissions');
    case 'kept':
      return say('kept');
    case 'king':
      return say('king');
    case 'sold':
      return say('sold', { card: card() });
    case 'passed card':
      return say(event['deck'] === 'energize' ? 'gaveEnergize' : 'gaveMission', { to: nameOf(event['to']) });
    case 'vortex rolled':
      return say('vortexRolled', { die: t(`die.${String(event['die'])}`), shown: Number(event['shown']) });
    case 'ended':
      return say('ended', { reason: t(`end-${event.clause}`) });
    default:
      return '';
  }
}

function rolls(given: unknown, t: Translate): string {
  return (given as { side: string; unit: string; dice: number[] }[])
    .map((roll) => `${sideName(roll.side, t)}: ${unitName(roll.unit, t)} ${roll.dice.join(' ')}`)
    .join('; ');
}

/** What a card has done to a unit. */
export function markText(marks: string, t: Translate): string {
  return marks === '' ? '' : t(`mark.${marks.replace(' ', '_')}`);
}

export function optionText(notation: string, view: View, t: Translate, names: string[] = []): string {
  const choice = read({ id: 0, do: '', text: notation });
  const seatName = (seat: number): string => names[seat] ?? t('seatNumber', { number: seat + 1 });
  switch (choice.verb) {
    case 'corporation':
      return t('do-corporation', { corporation: corporationName(choice.corporation, t) });
    case 'buy':
      return t('do-buy', { unit: unitName(choice.unit, t), cell: choice.cell });
    case 'play':
    case 'keep':
      return t(`do-${choice.verb}`, { card: cardName(choice.card, t) });
    case 'complete':
      return t('do-complete', { card: cardName(choice.card, t) });
    case 'sell':
    case 'give':
      return t(`do-${choice.verb}`, { card: cardName(choice.card, t) });
    case 'move':
      return t('do-move', { unit: unitName(choice.unit, t), cell: choice.cell, to: choice.to });
    case 'breathe':
      return t('do-breathe', { cell: choice.cell, to: choice.to, who: seatName(choice.seat) });
    case 'aim':
      return t('do-aim', { who: seatName(choice.seat) });
    case 'explore':
    case 'place':
      return t(`do-${choice.verb}`, { cell: choice.cell });
    case 'fight':
      return t('do-fight', { cell: choice.cell, who: seatName(choice.seat) });
    case 'lose':
      return t('do-lose', { unit: unitName(choice.unit, t) });
    case 'with':
      return unitName(choice.unit, t);
    case 'target': {
      const mark = markText(choice.marks, t);
      return `${sideName(choice.side, t)}: ${unitName(choice.unit, t)}${mark ? ` (${mark})` : ''}`;
    }
    case 'reroll':
      return t('do-reroll', { side: sideName(choice.side, t), unit: unitName(choice.unit, t), shown: choice.shown });
    case 'cancel':
      return t(choice.hit === 'pick' ? 'do.cancelPick' : 'do.cancel', { side: sideName(choice.side, t) });
    case 'take':
      return t(`do-take-${choice.what}`);
    case 'shatter':
      return t('do-shatter');
    case 'done':
      return doneText(view.decision.kind, t);
    default:
      return notation;
  }
}

/** What "done" means at this decision. */
export function doneText(kind: string, t: Translate): string {
  return t(t.has(`done-${kind}`) ? `done-${kind}` : 'done');
}

const MISSING: [RegExp, string][] = [
  [/^not by this battle/, 'otherBattle'],
  [/^in your turn$/, 'turn'],
  [/^(\d+) of (\d+) battles/, 'wins'],
  [/^(\d+) of (\d+) hexes/, 'hexes'],
  [/^the Monolith/, 'monolith'],
  [/^no enemy base/, 'base'],
  [/^(\d+) against (\d+)/, 'most'],
];

/** What a mission still needs. That a Battle mission needs a battle stands on it already. */
export function missingText(missing: string, t: Translate): string {
  if (missing.startsWith('after a battle won')) return '';
  for (const [shape, key] of MISSING) {
    const found = shape.exec(missing);
    if (found) return t(`missing-${key}`, { a: found[1] ?? '', b: found[2] ?? '' });
  }
  return missing;
}
