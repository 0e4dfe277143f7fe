/** How the shell calls things: games, options, bots, seats. What has no words is called as the catalogue calls it. */
import { resultOf, type Card, type GameInfo, type LobbyTable, type OptionInfo, type SeatCard } from './api';
import { t, wordsOf, type Translate } from './i18n.svelte';
import { findPack, packId, packName } from './packs';
import { endText } from './renderings';
import { settings } from './settings.svelte';

function either(words: Translate, message: string, otherwise: string): string {
  return words.has(message) ? words(message) : otherwise;
}

export function gameTitle(game: string, otherwise = game): string {
  return either(wordsOf(game), 'title', otherwise);
}

/** What the game is like, in a sentence or two. */
export function gameAbout(game: string): string {
  return either(wordsOf(game), 'about', '');
}

export function botName(bot: string): string {
  return either(t, `bot-${bot}`, bot);
}

/** What to expect of a bot. */
export function botText(bot: string): string {
  return either(t, `bot-${bot}-text`, '');
}

export function optionLabel(game: string, option: OptionInfo): string {
  return either(wordsOf(game), `option-${option.stem}`, option.name);
}

export function optionHelp(game: string, option: OptionInfo): string {
  return either(wordsOf(game), `option-${option.stem}-help`, option.help);
}

/** Whether a value is the number of a seat, counted from 1. */
export function isSeat(option: OptionInfo, value: string): boolean {
  return option.seats && Number.isInteger(Number(value));
}

export function valueLabel(game: string, option: OptionInfo, value: string): string {
  if (isSeat(option, value)) return t('value-seat', { n: Number(value) });
  const pack = findPack(game, value);
  if (pack) return t('value-pack', { name: packName(game, pack, settings.language) });
  if (packId(value)) return t('value-unloaded', { name: packId(value) });
  const words = wordsOf(game);
  return (
    words.called(`value-${option.stem}`, value) ?? either(words, `value-${option.stem}-${value}`, either(words, `value-${value}`, value))
  );
}

/** What was chosen for a seat, such as an army, by the words of its option. */
export function sideLabel(game: string, stem: string, value: string): string {
  return valueLabel(game, { stem, seats: false } as OptionInfo, value);
}

/** What there is to say about a value once it is chosen. */
export function valueAbout(game: string, option: OptionInfo, value: string): string {
  return wordsOf(game).called(`about-${option.stem}`, value) ?? '';
}

/** The kinds of components that are not known to be as printed. */
export function reconstructedWords(info: GameInfo): string {
  return info.reconstructed.map((kind) => either(wordsOf(info.name), `reconstructed-${kind}`, kind)).join(', ');
}

/** Whether a program of somebody plays there. */
export function isRobot(seat: Pick<SeatCard, 'person'>): boolean {
  return seat.person.startsWith('bot-');
}

export function seatName(seat: SeatCard): string {
  if (seat.kind === 'bot') return botName(seat.bot || seat.name);
  if (seat.kind === 'open') return t('seat-open');
  return isRobot(seat) ? `${seat.name} (${t('seat-bot')})` : seat.name;
}

/** Names of all seats; where two are called the same, the seat's number tells them apart. */
export function seatNames(seats: SeatCard[]): string[] {
  const names = seats.map(seatName);
  return names.map((name, i) => (names.filter((other) => other === name).length > 1 ? `${name} (${i + 1})` : name));
}

/** The same with the sides that nobody plays, which events count as seats after the others. */
export function sideNames(card: Pick<Card, 'game' | 'seats' | 'unplayed'>): string[] {
  const words = wordsOf(card.game);
  // The words of the game may still be on their way.
  return [...seatNames(card.seats), ...card.unplayed.map((message) => either(words, message, ''))];
}

/** What differs from the usual options, in words. */
export function optionsInWords(game: string, options: LobbyTable['options'], info?: GameInfo): string {
  return (info?.options ?? [])
    .flatMap((option) => {
      const value = options[option.name];
      // A switch that was left to the rules is no news.
      const news = value !== undefined && value !== option.default && !(option.default === 'auto' && (value === 'on' || value === 'off'));
      if (!news) return [];
      return [value === 'on' ? optionLabel(game, option) : `${optionLabel(game, option)}: ${valueLabel(game, option, value)}`];
    })
    .join(' · ');
}

/** The headline of a finished game. */
export function resultTitle(card: Card, names: string[], mySeats: number[]): string {
  const result = resultOf(card);
  const places = result?.places ?? [];
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (places.length === 1) return winners.length === 1 ? t('result-solo', { score: result?.scores?.[0] ?? 0 }) : t('result-lost');
  if (winners.length === places.length) return t('result-draw');
  if (mySeats.length === 1 && winners.length === 1 && winners[0] === mySeats[0]) return t('result-you');
  return t('result-won', { n: winners.length, names: winners.map((seat) => names[seat] ?? '') });
}

/** Why it ended. */
export function reasonText(card: Card, names: string[]): string {
  const result = resultOf(card);
  return result ? endText(result, wordsOf(card.game, names)) : '';
}
