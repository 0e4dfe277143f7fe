"""The board of Nexus Ops as a figure: it can be turned if every base comes to lie on another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

from hexagora.core.game import Game
from hexagora.core.geometry import IDENTITY, TURNS, Geometry, Symmetry
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.cells import CELLS, FRAME
from hexagora.games.nexus.rules.settings import Rules

if TYPE_CHECKING:
    from hexagora.games.nexus.game import Nexus

NAMING = frozenset({"about", "waiting"})
ABOUT_A_CELL = frozenset({"token", "aim"})
SEATS = 4
"""Ids with a seat have room for so many."""

Image = Callable[[int], int]


def geometry_of(game: Game) -> Geometry:
    """The turns that lead base onto base.

    Only that which changes nothing where the first seat is fixed, with the Vortex, whose die names
    sides of the board, and where each half of the board has tokens of its own.
    """
    rules = cast("Nexus", game).rules
    return Geometry(
        cells=tuple(FRAME),
        images=lambda symmetry: _images(symmetry, game),
        symmetries=_symmetries(rules),
        pointing=ABOUT_A_CELL,
        naming=NAMING,
    )


def _symmetries(rules: Rules) -> tuple[Symmetry, ...]:
    if rules.first >= 0 or rules.vortex or rules.halves > 1:
        return (IDENTITY,)
    found = []
    for turn in TURNS:
        for shift in range(int(rules.seats)):
            symmetry = Symmetry(turn.turn, shift=shift)
            if _fits(rules, symmetry):
                found.append(symmetry)
    return tuple(found)


def _fits(rules: Rules, symmetry: Symmetry) -> bool:
    """Whether all cells stay on the board, bases on bases in order, and partners partners."""
    board = {FRAME[int(cell)] for cell in rules.cells}
    bases = [[FRAME[int(cell)] for cell in base] for base in rules.base_slots]
    seats = range(len(bases))
    further = [(seat + symmetry.shift) % len(bases) for seat in seats]
    return (
        {symmetry.cell(cell) for cell in board} == board
        and all(
            [symmetry.cell(cell) for cell in bases[seat]] == bases[further[seat]] for seat in seats
        )
        and all(
            (rules.sides[one] == rules.sides[other])
            == (rules.sides[further[one]] == rules.sides[further[other]])
            for one in seats
            for other in seats
        )
    )


def _images(symmetry: Symmetry, game: Game) -> list[int]:
    cells = Geometry(tuple(FRAME), lambda _: []).cell_images(symmetry)

    def seat(number: int) -> int:
        return (number + symmetry.shift) % game.seats if number < game.seats else number

    def cell(number: int) -> int:
        return cells[number]

    def same(number: int) -> int:
        return number

    ranges: list[tuple[int, Sequence[tuple[int, Image]]]] = [
        (actions.FIRST, [(SEATS, seat)]),
        (actions.BUY, [(6, same), (CELLS, cell)]),
        (actions.EXPLORE, [(CELLS, cell)]),
        (actions.FIGHT, [(CELLS, cell), (SEATS, seat)]),
        (actions.BREATHE, [(CELLS, cell), (6, symmetry.direction), (SEATS, seat)]),
        (actions.AIM, [(SEATS, seat)]),
        (actions.PLACE, [(CELLS, cell)]),
        (actions.MOVE, [(CELLS, cell), (6, same), (CELLS, cell)]),
    ]
    found = list(range(game.action_count))
    for start, parts in ranges:
        size = 1
        for many, _ in parts:
            size *= many
        for number in range(size):
            found[start + number] = start + _mixed(number, parts)
    return found


def _mixed(number: int, parts: Sequence[tuple[int, Image]]) -> int:
    """The image of a number that is put together from several, the last one fastest."""
    many, image = parts[-1]
    rest, last = divmod(number, many)
    before = _mixed(rest, parts[:-1]) if len(parts) > 1 else rest
    return before * many + image(last)
