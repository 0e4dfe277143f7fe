/** Facts in words, the same for every game: its catalogue has a message for each of them. */
import type { Step } from './api';
import type { Facts } from './catalogue';
import type { Translate } from './i18n.svelte';
import type { Decision, GameEvent } from './module';

export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** What happened: `event-KIND`. */
export function eventText(event: GameEvent, t: Translate): string {
  return capitalised(t(`event-${event.event}`, event));
}

/** What can be done: `do-VERB`, told also the kind of the decision. */
export function optionText(option: { readonly do: string }, kind: string, t: Translate): string {
  return t(`do-${option.do}`, { ...option, kind });
}

/** What is asked: `ask-KIND`, with what the decision is about. */
export function promptText(decision: Decision, t: Translate): string {
  return t(`ask-${decision.kind}`, decision.about);
}

export interface RefusalFacts {
  code: string;
  clause: string;
  facts: Facts;
}

/** Why not: `refusal-CODE`. */
export function refusalText(refusal: RefusalFacts, t: Translate): string {
  return t(`refusal-${refusal.code}`, refusal.facts);
}

/** How it ended: `end-REASON`. */
export function endText(result: Facts, t: Translate): string {
  return capitalised(t(`end-${String(result['reason'])}`, result));
}

export interface LogLine {
  text: string;
  /** The head of a part of the log, such as a turn. */
  head: boolean;
}

/** What a step of the log says. */
export function logLines(step: Step, t: Translate, heads: readonly string[]): LogLine[] {
  return step.events.map((event) => ({ text: eventText(event, t), head: heads.includes(event.event) })).filter((line) => line.text !== '');
}
