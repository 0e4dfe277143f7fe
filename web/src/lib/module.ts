/** What the shell and the games of the client know of each other. A fourth game is one more folder. */
import type { Component, Snippet } from 'svelte';
import type { DecisionForm, EventForm, ViewForm } from '../generated/wire';
import type { Facts } from './catalogue';
import type { IconName } from '../parts/Icon.svelte';
import type { Translate } from './i18n.svelte';
import type { SoundName } from './sounds';
import type { Mark, Trace } from './trail';

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
  /** Send an action of view.decision.options; one that `goes on` with the gesture before it is taken back with it. */
  act: (actionId: number, how?: 'goes on') => void;
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
  /** What others did in their last turn, to be marked on the board. */
  trail?: readonly Mark[];
}

export interface SeatProps {
  view: View;
  seat: number;
  names: string[];
  t: Translate;
  showClause: (id: string) => void;
  /** The name of whoever sits there, and how it is with them: both stand in the banner. */
  name: Snippet;
  state: Snippet;
}

/** A tab beside the board: what one looks up while playing. */
export interface GameTab {
  id: string;
  icon: IconName;
  /** The message of the game that names it. */
  title: string;
  Panel: Component<BoardProps>;
  /** Whether this is what one wants to see in such a position: it is shown when that begins. */
  wanted?: (view: View) => boolean;
  /** Whether there is a need for it in such a position, and in a window of this size. */
  needed?: (view: View) => boolean;
}

/** An answer to the questions `refusal` and `why`. */
export interface Judged {
  legal: boolean;
  refusal?: { code: string; clause: string; facts: Facts };
  message?: string;
}

/** An option that is chosen by more than its name. */
export interface PickerProps {
  legend: string;
  value: string;
  values: readonly string[];
  label: (value: string) => string;
  t: Translate;
  onchange: (value: string) => void;
}

/** Setting up an etude with the tools of a game. */
export interface ComposerProps {
  /** What to begin with: a record (docs/etudes.md), or nothing. */
  record: Record<string, unknown> | null;
  t: Translate;
  reducedMotion: boolean;
  /** The etude as it is now, and the messages of the game that tell what it still lacks. */
  onchange: (record: Record<string, unknown>, missing: readonly string[]) => void;
}

/** One of the parts of a game on a page of its own; without an id the first. */
export interface GuideProps {
  game: string;
  id: string;
  t: Translate;
}

export interface GameModule {
  /** The board, the hand and what is asked, each in its place of the frame (`parts/Frame.svelte`). */
  Board: Component<BoardProps>;
  /** Preview, odds, counters: beside the board, where there is room, else behind a tap. */
  tabs?: readonly GameTab[];
  /** The banner of a seat: its sign, its name, its points. */
  Seat?: Component<SeatProps>;
  /** Small board picture for the home page. */
  Emblem: Component;
  /** How the options of one's own seat are chosen, by the stem of the option. */
  pickers?: Readonly<Record<string, Component<PickerProps>>>;
  /** What the board lies on: a CSS background. */
  scene?: string;
  /** Where on the board an event happened, if it leaves a trace there. */
  trace?: (event: GameEvent) => Trace | null;
  /** What an event sounds like when it is shown. */
  soundOf?: (event: GameEvent) => SoundName | null;
  /** What there is to read of its parts, such as armies; `guide-title` names it. */
  guide?: () => Promise<Component<GuideProps>>;
  /** How etudes are composed, where there are any; loaded when somebody does. */
  composer?: () => Promise<Component<ComposerProps>>;
  /** What matters in a position beside the decision itself, the most first: each has a sentence `once-...` of the game. */
  helps?: (view: View) => readonly string[];
  /** Whether a position is in the middle of one gesture: taking back does not stop there. */
  midway?: (view: View) => boolean;
}
