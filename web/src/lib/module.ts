/** What the shell and the games of the client know of each other. A fourth game is one more folder. */
import type { Component } from 'svelte';

/** One legal action of the pending decision: its id, and its text in the game's notation. */
export interface ActionOption {
  id: number;
  text: string;
}

/** The one pending decision. `seat` is -1 where chance decides; `options` is empty for everybody but the one who decides. */
export interface Decision {
  seat: number;
  kind: string;
  options: ActionOption[];
}

/** All that one viewer may know of a position, as the engine tells it. The rest is the game's own. */
export interface View {
  game: string;
  rules_version: number;
  options: Record<string, string>;
  /** The number of seats. */
  seats: number;
  /** The viewer's seat, or -1 for a spectator. */
  seat: number;
  decision: Decision;
  /** Only when the game is over; how, is the game's own. */
  result?: unknown;
  [fact: string]: unknown;
}

/** One fact of what happened, with the clause that made it happen and the event that caused it (-1: none). */
export interface GameEvent {
  event: string;
  clause: string;
  cause: number;
  [fact: string]: unknown;
}

/** Looks a text up; `{name}` in it is replaced by the argument of that name. A key that is not there comes back as it is. */
export type Translate = (key: string, args?: Record<string, string | number>) => string;

export interface BoardProps {
  /** View JSON of the engine, with decision.options when this viewer decides. */
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
   * asks about the position after these actions. Two more: `why` with `{action}` gives `{legal, message}`, and `data`
   * gives what `GET /api/games/{game}/data` tells. A refused question rejects with an Error whose message is a sentence.
   */
  ask: (question: string, args: object) => Promise<unknown>;
  names: string[];
  reducedMotion: boolean;
  replaying: boolean;
  /** The action that a hint points at, in the game's notation; '' for none. */
  hinted: string;
  /** Say it in the screen reader's live region. */
  announce: (text: string) => void;
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

export interface GameModule {
  /** The name in the registry. */
  name: string;
  /** The whole middle of the table: board, hand, game-specific action controls. */
  Board: Component<BoardProps>;
  /** Game-specific panel for the right column: preview, odds, counters. */
  Side?: Component<BoardProps>;
  /** What a seat shows in the left column beside name and clock space: HP bar, score, pile. */
  Seat?: Component<SeatProps>;
  /** Small board picture for the home page. */
  Emblem: Component;
  /** An event as one sentence of the log in the reader's language, '' for none. Without it the log has the server's English. */
  tell?: (event: GameEvent, names: string[], t: Translate) => string;
  /** An action of the list "All options" in the reader's language. Without it the list has the game's notation. */
  option?: (text: string, view: View, t: Translate) => string;
}
