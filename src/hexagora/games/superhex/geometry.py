"""The board of Superhex as a figure: the block can be turned and mirrored as one likes."""

from __future__ import annotations

from hexagora.core.game import Game
from hexagora.core.geometry import NO_IMAGE, TWELVE, Geometry, Symmetry
from hexagora.games.superhex.rules import actions
from hexagora.games.superhex.rules.block import CELLS, COLOURS, NEXT, SIZE

COORDINATES = tuple((cell % SIZE, cell // SIZE) for cell in range(CELLS))


def geometry_of(game: Game) -> Geometry:
    """All twelve, with any options."""
    return Geometry(
        cells=COORDINATES, images=_images, symmetries=TWELVE, torus=SIZE, classes={"block": COLOURS}
    )


def _images(symmetry: Symmetry) -> list[int]:
    """Layouts are numbered anyhow, and a section is called by its lowest cell: these have none."""
    figure = Geometry(COORDINATES, _images, torus=SIZE)
    cells = figure.cell_images(symmetry)
    found = [NO_IMAGE] * actions.FIRST
    found += range(actions.FIRST, actions.SWAP)
    for swap in range(actions.SWAP, actions.MAIN):
        cell, direction = divmod(swap - actions.SWAP, 3)
        turned = symmetry.direction(direction)
        # A swap is told from the cell that has the other one to the north or the east.
        first = cell if turned < 3 else int(NEXT[cell * 6 + direction])
        found.append(actions.SWAP + 3 * cells[first] + turned % 3)
    found += [NO_IMAGE] * (actions.LAY - actions.MAIN)
    for lay in range(actions.COUNT - actions.LAY):
        colour, cell = divmod(lay, CELLS)
        found.append(actions.LAY + colour * CELLS + cells[cell])
    return found
