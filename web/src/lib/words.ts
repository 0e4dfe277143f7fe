/** How the shell calls things: games, options, bots, seats. Texts by convention, the catalogue's English otherwise. */
import type { Card, GameInfo, LobbyTable, OptionInfo, SeatCard, Step } from './api';
import { t, tOr } from './i18n.svelte';
import type { GameModule } from './module';
import { findPack, packId, packName } from './packs';
import { settings } from './settings.svelte';

export function gameTitle(game: string, otherwise = game): string {
  return tOr(`game.${game}`, otherwise);
}

export function botName(bot: string): string {
  return tOr(`bot.${bot}`, bot);
}

/** What to expect of a bot. */
export function botText(bot: string): string {
  return tOr(`bot.${bot}.text`, '');
}

/** An option of one seat ends with the seat's number: `army2` is `army` of seat 2. */
export function seatOption(option: OptionInfo): { stem: string; seat: number } | null {
  const found = /^(.*[a-z_])([1-9])$/.exec(option.name);
  return found ? { stem: found[1] ?? '', seat: Number(found[2]) - 1 } : null;
}

function stemOf(name: string): string {
  return name.replace(/([a-z_])[1-9]$/, '$1');
}

export function optionLabel(game: string, name: string): string {
  return tOr(`option.${game}.${stemOf(name)}`, name.replaceAll('_', ' '));
}

export function optionHelp(game: string, option: OptionInfo): string {
  return tOr(`option.${game}.${stemOf(option.name)}.help`, option.help);
}

export function valueLabel(game: string, name: string, value: string): string {
  const stem = stemOf(name);
  if (stem === 'first' && /^[1-9]$/.test(value)) return t('value.seat', { n: Number(value) });
  const pack = findPack(game, value);
  if (pack) return t('value.pack', { name: packName(game, pack, settings.language) });
  if (packId(value)) return t('value.unloaded', { name: packId(value) });
  return tOr(`value.${game}.${stem}.${value}`, tOr(`value.${value}`, value));
}

/** The kinds of components that are not known to be as printed. */
export function reconstructedWords(info: GameInfo): string {
  return info.reconstructed.map((kind) => tOr(`reconstructed.${info.name}.${kind}`, kind)).join(', ');
}

export function seatName(seat: SeatCard): string {
  if (seat.kind === 'bot') return botName(seat.bot || seat.name);
  if (seat.kind === 'open') return t('seat.open');
  return seat.name;
}

/** Names of all seats; where two are called the same, the seat's number tells them apart. */
export function seatNames(seats: SeatCard[]): string[] {
  const names = seats.map(seatName);
  return names.map((name, i) => (names.filter((other) => other === name).length > 1 ? `${name} (${i + 1})` : name));
}

/** The server calls seats by number; people have names. */
export function withNames(sentence: string, names: string[]): string {
  return sentence.replace(/\bseat ([1-9])\b/g, (whole, n: string) => names[Number(n) - 1] ?? whole);
}

export interface Sentence {
  text: string;
  /** The head of a turn or of a battle. */
  head: boolean;
}

/** What a step of the log says, in the game's own words where the client has them. */
export function sentences(step: Step, names: string[], module: GameModule | null): Sentence[] {
  const told = module?.tell;
  const said = told ? step.events.map((event) => told(event, names, t)) : step.say.map((line) => withNames(line, names));
  return said.filter(Boolean).map((line) => {
    // The server's English marks heads for the terminal.
    const mark = /^(--|\*{1,2}) /.exec(line)?.[0] ?? '';
    const text = line.slice(mark.length);
    return { text: text.charAt(0).toLocaleUpperCase() + text.slice(1), head: mark !== '' };
  });
}

/** What differs from the usual options, in words. */
export function optionsInWords(game: string, options: LobbyTable['options'], info?: GameInfo): string {
  return Object.entries(options)
    .filter(([name, value]) => {
      const usual = info?.options.find((option) => option.name === name)?.default;
      // A switch that was left to the rules is no news.
      return usual !== value && !(usual === 'auto' && (value === 'on' || value === 'off'));
    })
    .map(([name, value]) => (value === 'on' ? optionLabel(game, name) : `${optionLabel(game, name)}: ${valueLabel(game, name, value)}`))
    .join(' · ');
}

/** The headline of a finished game. */
export function resultTitle(card: Card, names: string[], mySeats: number[]): string {
  const places = card.result?.places ?? [];
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (places.length === 1) return t('result.solo', { score: card.result?.scores?.[0] ?? 0 });
  if (winners.length === places.length) return t('result.draw');
  if (mySeats.length === 1 && winners.length === 1 && winners[0] === mySeats[0]) return t('result.you');
  const who = winners.map((seat) => names[seat]).join(', ');
  return t('result.won', { n: winners.length, names: who });
}

/** Why it ended. The server's sentence is English; those we know have a translation. */
export function reasonText(card: Card, names: string[]): string {
  const resigned = /^resigned (\d)$/.exec(card.ending);
  if (resigned) return t('reason.resigned', { name: names[Number(resigned[1]) - 1] ?? '' });
  if (card.ending === 'agreed draw') return t('reason.agreed');
  const reason = card.result?.reason ?? '';
  return tOr(`reason.${card.game}.${reason.replaceAll(/[^a-z0-9]+/gi, '_')}`, withNames(reason, names));
}
