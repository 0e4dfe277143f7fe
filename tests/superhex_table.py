"""Small positions of Superhex written as text, for tests that read like the rules.

A picture shows a flat-top block: column ``q`` stands at text column ``2 * q``, and every line is
half a row, so a cell stands on line ``2 * r + q``. The top left corner is cell ``0,0``::

    R
      B
    G

is red at 0,0, blue at 1,0 and green at 0,1.
"""

from __future__ import annotations

from textwrap import dedent

from hexagora import CHANCE, Log, new_game
from hexagora.core.event import Event
from hexagora.games.superhex import Superhex
from hexagora.games.superhex.block import COLOURS, cell_at, cell_q, cell_r
from hexagora.games.superhex.play import SuperhexState, blank
from hexagora.games.superhex.position import KINDS

LETTERS = "ROYGBP"


def cells_of(picture: str) -> dict[tuple[int, int], str]:
    """The letters of a picture by their cells."""
    lines = dedent(picture).strip("\n").split("\n")
    found = {}
    for y, line in enumerate(lines):
        for x, letter in enumerate(line):
            if letter not in LETTERS:
                assert letter in " .", f"unknown letter {letter!r} in a picture"
                continue
            assert x % 2 == 0, f"{letter!r} on line {y} stands between two columns"
            q = x // 2
            assert (y - q) % 2 == 0, f"{letter!r} on line {y} stands between two rows"
            found[q, (y - q) // 2] = letter
    return found


def table(
    picture: str,
    dice: str = "",
    piles: tuple[str, ...] = (),
    seats: int = 2,
    seat: int = 0,
    roll: int = 1,
    options: dict[str, str] | None = None,
) -> SuperhexState:
    """A position in which the seat, after its first roll, must swap, or with no dice must roll.

    ``dice`` and ``piles`` are letters. Pieces that appear nowhere are in nobody's pile, so a small
    picture need not show all 42.
    """
    game = new_game("superhex", seats, **(options or {}))
    assert isinstance(game, Superhex)
    state = blank(game, game.rules)
    for (q, r), letter in cells_of(picture).items():
        state.block.lay(cell_at(q, r), LETTERS.index(letter) + 1)
    for owner, pile in enumerate(piles):
        for letter in pile:
            state.piles[owner * COLOURS + LETTERS.index(letter)] += 1
    state.turns = 1
    if dice:
        state.die_a, state.die_b = sorted(LETTERS.index(letter) + 1 for letter in dice)
        state.push(KINDS.index("turn"), seat, roll)
        state.push(KINDS.index("swap"), seat, 1)
    else:
        state.push(KINDS.index("turn"), seat, roll - 1)
        state.push(KINDS.index("roll"), CHANCE, roll)
    return state


def play(state: SuperhexState, *actions: str) -> list[Event]:
    """Play actions given in notation, rolls included, all of them; returns what happened."""
    log = Log()
    for text in actions:
        state.game.play(state, state.game.read(state, text), log)
    return log.events


def options(state: SuperhexState) -> list[str]:
    """The legal actions in notation."""
    return [state.game.write(state, action) for action in state.legal()]


def asked(state: SuperhexState) -> tuple[int, str]:
    """Who decides, and about what."""
    return int(state.seat), state.game.kinds[state.kind] if not state.over else "over"


def picture(state: SuperhexState) -> dict[tuple[int, int], str]:
    """The letters on the block by their cells, to compare with `cells_of`."""
    block = state.block
    return {
        (cell_q(cell), cell_r(cell)): LETTERS[int(block.grid[cell]) - 1]
        for cell in (int(block.cells[i]) for i in range(block.count))
    }


def pile(state: SuperhexState, seat: int) -> str:
    """The seat's pile as letters."""
    return "".join(
        letter * int(state.piles[seat * COLOURS + i]) for i, letter in enumerate(LETTERS)
    )
