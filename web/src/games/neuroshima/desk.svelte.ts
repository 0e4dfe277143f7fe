/** What board, side panel and seats of the open table share: one table is open at a time. */
import { Playback } from '../../board/playback.svelte';
import type { GameEvent } from '../../lib/module';
import { settings } from '../../lib/settings.svelte';
import { play } from '../../lib/sound';
import { lookAt, type Scene } from './scene';
import { Theatre } from './theatre.svelte';
import { soundOfCue } from './traces';

/** What a card is about: a unit on the board, or a tile as it is printed. */
export interface CardSubject {
  tile: string;
  at?: string;
  /** Kept open until it is closed: after a long press or by key. */
  held: boolean;
}

class Desk {
  /** Actions that are planned and not sent: previews are about the position after them. */
  planned = $state.raw<readonly number[]>([]);
  /** The planned unit, for the words of a preview. */
  plannedUnit = $state.raw<{ at: string; tile: string; seat: number } | null>(null);
  /** Cells that the side panel points at. */
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  /** Cells whose units would die in the battle that is previewed, while that is to be marked. */
  doomed = $state.raw<ReadonlySet<string>>(new Set());
  markDoomed = $state(false);
  card = $state.raw<CardSubject | null>(null);
  /** The scores that are shown while a battle is played back. */
  scores = $state.raw<readonly number[] | null>(null);

  /** The last battle, to be played and stepped through; `frames` are the scenes before each step and after the last. */
  playback = new Theatre((cue) => {
    const sound = soundOfCue(cue);
    if (sound) play(sound, settings.battle || 1);
  });
  frames = $state.raw<readonly Scene[]>([]);
  /** Nothing has happened since that battle. */
  fresh = $state(false);
  /** Everything else that happens, shown once on its way. */
  stream = new Playback<GameEvent>(lookAt);
  streamFrames = $state.raw<readonly Scene[]>([]);

  reset(): void {
    this.planned = [];
    this.plannedUnit = null;
    this.pointed = new Set();
    this.doomed = new Set();
    this.card = null;
    this.scores = null;
    this.playback.load([]);
    this.frames = [];
    this.fresh = false;
    this.stream.load([]);
    this.streamFrames = [];
  }
}

export const desk = new Desk();
