/** What went wrong, in the reader's language. */
import { Refusal } from './api';
import { t as house, type Translate } from './i18n.svelte';
import { capitalised, refusalText } from './renderings';

export interface FaultText {
  text: string;
  /** The server's own English, where it says more than the words that the code has. */
  detail: string;
  clause: string;
}

/** Codes whose general words leave out what exactly is wrong. */
const VAGUE = new Set(['bad_request', 'bad_option', 'bad_name', 'bad_record', 'illegal', 'unreadable', 'bad_host']);

/** The words for an error: of the rules where they refuse, else of the server's own refusals. */
export function faultText(error: unknown, t: Translate = house): FaultText {
  const { code, message, refusal } = error instanceof Refusal ? error : new Refusal('server', String(error));
  const clause = refusal.clause;
  if (t.has(`refusal-${refusal.code}`)) return { text: refusalText(refusal, t), detail: '', clause };
  if (t.has(`fault-${refusal.code}`)) {
    const detail = refusal.code === code && VAGUE.has(code) ? capitalised(message) : '';
    return { text: t(`fault-${refusal.code}`, refusal.facts), detail, clause };
  }
  return { text: t(`fault-${code}`), detail: capitalised(message), clause };
}
