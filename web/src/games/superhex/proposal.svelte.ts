/** A way to lay all loose pieces, as the server proposes it: taken as a whole, or changed by laying one elsewhere. */
import type { BoardProps } from '../../lib/module';
import type { Colour } from './view';

export interface Proposed {
  /** The action that lays it. */
  id: number;
  colour: Colour;
  cell: string;
}

export class Proposal {
  pieces = $state.raw<readonly Proposed[]>([]);
  #queue = $state.raw<readonly number[]>([]);
  #asked = 0;

  /** Pieces are being laid as proposed. */
  get laying(): boolean {
    return this.#queue.length > 0;
  }

  /** A new position has come: go on laying, or ask what could be laid. */
  arrived({ view, ask, act }: BoardProps, mine: boolean): void {
    const asked = ++this.#asked;
    this.pieces = [];
    const [next, ...rest] = this.#queue;
    this.#queue = rest;
    if (next !== undefined && mine && view.decision.options.some((option) => option.id === next)) {
      act(next, 'goes on');
      return;
    }
    this.#queue = [];
    if (!mine || view.decision.kind !== 'lay') return;
    ask('proposal', {}).then(
      (answer) => {
        if (asked === this.#asked) this.pieces = (answer as { pieces: Proposed[] }).pieces;
      },
      () => {
        // Every piece can be laid by hand.
      },
    );
  }

  accept({ act }: BoardProps): void {
    const [first, ...rest] = this.pieces.map((piece) => piece.id);
    this.pieces = [];
    if (first === undefined) return;
    this.#queue = rest;
    act(first);
  }
}
