/** What the shell and the games of the client know of each other. A fourth game is one more folder. */
import type { Component } from 'svelte';
import type { DecisionForm, EventForm, ViewForm } from '../generated/wire';
import type { Facts } from './catalogue';
import type { Translate } from './i18n.svelte';

export type { Translate };

/** One legal action of the pending decision: its id, its verb, and what it is done with. */
export interface ActionOption {
  id: number;
  do: string;
  [fact: string]: unknown;
}

/** The one pending decision. `seat` is -1 where chance decides; `options` is empty for everybody but the one who decides. */
export type Decision = Omit<DecisionForm, 'options'> & { options: ActionOption[] };

/** All that one viewer may know of a position, as the engine tells it. The rest is the game's own. */
export type View = Omit<ViewForm, 'decision'> & { decision: Decision; [fact: string]: unknown };

/** One fact of what happened, with the clause that made it happen and the event that caused it (-1: none). */
export type GameEvent = EventForm & { [fact: string]: unknown };

export interface BoardProps {
  /** What the engine tells, with decision.options when this viewer decides. */
  view: View;
  /** The events that led from the previous view to this one, to be animated. */
  events: GameEvent[];
  /** The seats of the person before the screen; empty for a spectator. */
  mySeats: number[];
  /** A command is under way. */
  busy: boolean;
  /** Send an action of view.decision.options. */
  act: (actionId: number) => void;
  /**
   * Ask the server about the position that is shown (docs/protocol.md, `ask`). `after` among the arguments (action ids)
   * asks about the position after these actions. Two more: `why` with `{action}` gives `{legal, refusal}`, and `data`
   * gives what `GET /api/games/{game}/data` tells. A refused question rejects with a `Refusal`.
   */
  ask: (question: string, args: object) => Promise<unknown>;
  names: string[];
  reducedMotion: boolean;
  replaying: boolean;
  /** The option that a hint points at. */
  hinted: ActionOption | null;
  /** Say it in the screen reader's live region. */
  announce: (text: string) => void;
  /** The words of the game, and of the house. */
  t: Translate;
  /** Open the rules at a clause. */
  showClause: (id: string) => void;
}

export interface SeatProps {
  view: View;
  seat: number;
  names: string[];
  t: Translate;
  showClause: (id: string) => void;
}

/** An answer to the questions `refusal` and `why`. */
export interface Judged {
  legal: boolean;
  refusal?: { code: string; clause: string; facts: Facts };
  message?: string;
}

export interface GameModule {
  /** The whole middle of the table: board, hand, game-specific action controls. */
  Board: Component<BoardProps>;
  /** Game-specific panel for the right column: preview, odds, counters. */
  Side?: Component<BoardProps>;
  /** What a seat shows in the left column beside name and clock space: HP bar, score, pile. */
  Seat?: Component<SeatProps>;
  /** Small board picture for the home page. */
  Emblem: Component;
}
