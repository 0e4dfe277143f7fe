"""Small positions of Superhex written as text, for tests that read like the rules.

A picture shows a flat-top block: column ``q`` stands at text column ``2 * q``, and every line is
half a row, so a cell stands on line ``2 * r + q``. The top left corner is cell ``0,0``::

    R
      B
    G

is red at 0,0, blue at 1,0 and green at 0,1. A ``*`` marks an empty cell, for `spots`.
"""

from __future__ import annotations

from textwrap import dedent

from hexagora import CHANCE, Log, new_game
from hexagora.core.event import Event
from hexagora.games.superhex import Superhex
from hexagora.games.superhex.rules.block import COLOURS, SIZE, cell_at, cell_name, cell_q, cell_r
from hexagora.games.superhex.rules.kinds import KINDS
from hexagora.games.superhex.state import SuperhexState, blank

LETTERS = "ROYGBP"


def cells_of(picture: str, letters: str = LETTERS) -> dict[tuple[int, int], str]:
    """The letters of a picture by their cells."""
    lines = dedent(picture).strip("\n").split("\n")
    found = {}
    for y, line in enumerate(lines):
        for x, letter in enumerate(line):
            if letter not in letters:
                assert letter in LETTERS + " .*", f"unknown letter {letter!r} in a picture"
                continue
            assert x % 2 == 0, f"{letter!r} on line {y} stands between two columns"
            q = x // 2
            assert (y - q) % 2 == 0, f"{letter!r} on line {y} stands between two rows"
            found[q, (y - q) // 2] = letter
    return found


def spots(picture: str) -> set[str]:
    """The names of the cells that a picture marks with a star."""
    return {f"{q},{r}" for q, r in cells_of(picture, "*")}


def table(
    picture: str,
    dice: str = "",
    piles: tuple[str, ...] = (),
    seats: int = 2,
    seat: int = 0,
    roll: int = 1,
    options: dict[str, str] | None = None,
    at: tuple[int, int] = (0, 0),
) -> SuperhexState:
    """A position in which the seat, after its first roll, must swap, or with no dice must roll.

    ``dice`` and ``piles`` are letters. Pieces that appear nowhere are in nobody's pile, so a small
    picture need not show all 42. ``at`` is the cell of the picture's top left corner.
    """
    game = new_game("superhex", seats, **(options or {}))
    assert isinstance(game, Superhex)
    state = blank(game, game.rules)
    for (q, r), letter in cells_of(picture).items():
        state.block.lay(cell_at(at[0] + q, at[1] + r), LETTERS.index(letter) + 1)
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


def dealt(number: int, seats: int = 2, **options: str) -> SuperhexState:
    """A game after the layout of that number, with seat 0 to begin."""
    game = new_game("superhex", seats, first="1", **options)
    state = game.start()
    assert isinstance(state, SuperhexState)
    play(state, *(f"deal {byte:02x}" for byte in number.to_bytes(4, "big")))
    return state


def play(state: SuperhexState, *actions: str) -> list[Event]:
    """Play actions given in notation, rolls included, all of them; returns what happened."""
    log = Log()
    for text in actions:
        state.game.play(state, state.game.read(state, text), log)
    return log.events


def told(events: list[Event]) -> list[str]:
    """The kinds of events, in order."""
    return [event.kind for event in events]


def options(state: SuperhexState) -> list[str]:
    """The legal actions in notation."""
    return [state.game.write(state, action) for action in state.legal()]


def asked(state: SuperhexState) -> tuple[int, str]:
    """Who decides, and about what."""
    return int(state.seat), state.game.kinds[state.kind] if not state.over else "over"


def picture(state: SuperhexState) -> dict[tuple[int, int], str]:
    """The letters on the block by their cells, to compare with `cells_of`.

    Names of cells jump where the stored grid is joined; here the block is shown in one piece.
    """
    grid, cells, count = state.block.grid, state.block.cells, state.block.count
    pieces = {cell: LETTERS[int(grid[cell]) - 1] for cell in (int(cells[i]) for i in range(count))}
    anchor = int(cells[0])
    return {near(cell_name(cell), anchor): letter for cell, letter in pieces.items()}


def near(name: str, anchor: int) -> tuple[int, int]:
    """The named cell, seen from an anchor cell by the shortest way."""
    q, r = (int(part) for part in name.split(","))
    home_q, home_r = cell_q(anchor), cell_r(anchor)
    half = SIZE // 2
    return (
        (q - home_q + half) % SIZE - half + home_q,
        (r - home_r + half) % SIZE - half + home_r,
    )


def pile(state: SuperhexState, seat: int) -> str:
    """The seat's pile as letters."""
    return "".join(
        letter * int(state.piles[seat * COLOURS + i]) for i, letter in enumerate(LETTERS)
    )
