"""The board of Neuroshima Hex as a figure: tiles turn with it, but no tile has a mirrored twin."""

from __future__ import annotations

from collections.abc import Callable

from hexagora.core.game import Game
from hexagora.core.geometry import IDENTITY, TURNS, Geometry, Symmetry
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import CELLS, FRAME

DIRECTED = frozenset({"melee", "ranged", "gauss", "armour", "net", "link", "mate"})
ABOUT_A_UNIT = frozenset(
    {"move", "pushed", "explode", "convert", "roll", "retreat", "board", "snipe", "facing"}
)
NAMING = frozenset({"about", "waiting", "answers", "carried", "cancelled"})

Image = Callable[[int], int]


def geometry_of(game: Game) -> Geometry:
    """The six turns; on the map of a mission nothing but what it is."""
    mission = "mission" in game.options
    return Geometry(
        cells=tuple(FRAME),
        images=lambda symmetry: _images(symmetry, game.action_count),
        symmetries=(IDENTITY,) if mission else TURNS,
        directed=DIRECTED,
        turned={"turned": "tile"},
        pointing=ABOUT_A_UNIT,
        naming=NAMING,
    )


def _images(symmetry: Symmetry, count: int) -> list[int]:
    cells = Geometry(tuple(FRAME), lambda _: []).cell_images(symmetry)
    turn = symmetry.direction

    def on_cell(number: int) -> int:
        return cells[number]

    def with_sixth(number: int) -> int:
        cell, direction = divmod(number, 6)
        return 6 * cells[cell] + turn(direction)

    def with_attack(number: int) -> int:
        cell, attack = divmod(number, 8)
        return 8 * cells[cell] + (turn(attack) if attack < 6 else attack)

    def with_cell(number: int) -> int:
        one, other = divmod(number, CELLS)
        return CELLS * cells[one] + cells[other]

    def of_direction(number: int) -> int:
        direction, way = divmod(number, 2)
        return 2 * turn(direction) + way

    ranges: list[tuple[int, int, Image]] = [
        (actions.PLACE, 6 * CELLS, with_sixth),
        (actions.MOVE, CELLS, on_cell),
        (actions.CARRY, 6 * CELLS, with_sixth),
        (actions.TARGET, CELLS, on_cell),
        (actions.PUSH, 6 * CELLS, with_sixth),
        (actions.CONVERT, 12, of_direction),
        (actions.MEDIC, CELLS * CELLS, with_cell),
        (actions.HIT, 8 * CELLS, with_attack),
        (actions.CONVERT_SECOND, 12, of_direction),
        (actions.ROTATE, 6 * CELLS, with_sixth),
        (actions.CARRY_MATE, 6 * CELLS, with_sixth),
        (actions.FACE, 6, turn),
        (actions.AIM_LEADER, CELLS, on_cell),
        (actions.SPARE, 8 * CELLS, with_attack),
    ]
    found = list(range(count))
    for start, size, image in ranges:
        for number in range(size if start < count else 0):
            found[start + number] = start + image(number)
    return found
