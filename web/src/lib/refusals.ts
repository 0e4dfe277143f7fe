/** The server's refusals in the reader's language. It speaks English sentences; here are the ones that people meet. */
import { Refusal } from './api';
import { known, t } from './i18n.svelte';
import { packId } from './packs';
import { settings } from './settings.svelte';
import { optionLabel, valueLabel } from './words';

/** Sentences about options that do not go together, with the parts that vary. */
const OPTIONS: { game: string; says: RegExp; key: string; args: (parts: string[]) => Record<string, string> }[] = [
  {
    game: 'neuroshima',
    says: /^mode (\w+) is for (.+) seats, not for (\d)/,
    key: 'mode',
    args: ([mode = '', fitting = '', seats = '']) => ({ mode: valueLabel('neuroshima', 'mode', mode), fitting: fitting.replace(' or ', ' / '), seats }),
  },
  { game: 'neuroshima', says: /^moloch_hurts_allies=on needs allies/, key: 'allies', args: () => ({}) },
  { game: 'neuroshima', says: /^extended_board=on is for 4 seats, not for (\d)/, key: 'extended', args: ([seats = '']) => ({ seats }) },
  { game: 'neuroshima', says: /^team_hp=15 is for/, key: 'team_hp', args: () => ({}) },
  { game: 'neuroshima', says: /^in mode solo the single player/, key: 'solo', args: () => ({}) },
  { game: 'neuroshima', says: /^two seats lead (\w+);/, key: 'mirror', args: ([army = '']) => ({ army: valueLabel('neuroshima', 'army', army) }) },
  { game: 'neuroshima', says: /^(\S+) and (\S+) cannot meet: they have one id/, key: 'one_id', args: ([a = '', b = '']) => ({ a: valueLabel('neuroshima', 'army', a), b: valueLabel('neuroshima', 'army', b) }) },
  {
    game: 'nexus',
    says: /^(\w+) and (\w+) do not go together/,
    key: 'together',
    args: ([a = '', b = '']) => ({ a: optionLabel('nexus', a), b: optionLabel('nexus', b) }),
  },
  { game: 'nexus', says: /^teams need 4 seats, not (\d)/, key: 'teams', args: ([seats = '']) => ({ seats }) },
  {
    game: 'nexus',
    says: /^(\w+) is a board for 2 seats, not (\d)/,
    key: 'two',
    args: ([option = '', seats = '']) => ({ option: optionLabel('nexus', option), seats }),
  },
  {
    game: 'nexus',
    says: /^(\w+) needs the Monolith/,
    key: 'monolith',
    args: ([option = '']) => ({ option: optionLabel('nexus', option) }),
  },
];

/** What to tell about an error: a sentence in the reader's language, and the server's own where that says more. */
export function refusalText(error: unknown): { text: string; detail: string; clause: string } {
  const refusal = error instanceof Refusal ? error : new Refusal('server', String(error));
  const own = refusal.message.charAt(0).toLocaleUpperCase() + refusal.message.slice(1);
  const clause = refusal.clause;
  const missing = /needs the pack '(.+?)', which is not loaded/.exec(refusal.message)?.[1];
  if (missing) return { text: t('refusal.pack', { name: packId(missing), pack: missing }), detail: '', clause };
  const first = /^first=(\d) names a seat that is not there/.exec(refusal.message)?.[1];
  if (first) return { text: t('refusal.first', { n: Number(first) }), detail: '', clause };
  for (const { game, says, key, args } of OPTIONS) {
    const found = says.exec(refusal.message);
    if (found) return { text: t(`refusal.${game}.${key}`, args(found.slice(1))), detail: '', clause };
  }
  const key = `refusal.${refusal.code}`;
  if (refusal.code === 'offline') return { text: t(key), detail: '', clause };
  if (settings.language === 'en' || !known(key)) return { text: own, detail: '', clause };
  return { text: t(key), detail: own, clause };
}
