"""The symmetries of a board, for rows of observations: every position is worth the same turned."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from hexagora.core import game_info
from hexagora.core.planes import places
from hexagora.learn.plan import Plan

Index: TypeAlias = "NDArray[np.intp]"


def turnings(plan: Plan) -> list[Index]:
    """For each symmetry, where every number of an observation is taken from.

    Only planes that the network looks at are turned. The first symmetry changes nothing; a game
    whose board has no middle to be turned about has no other, nor has a network that does not look
    at the board.
    """
    game = plan.make()
    planes = game.planes()
    straight: Index = np.arange(sum(plane.size for plane in planes), dtype=np.intp)
    geometry = game_info(game.name).geometry
    board = geometry(game) if geometry is not None else None
    if board is None or board.torus:
        return [straight]
    used = {one.plane for one in plan.inputs()} | {plan.owner}
    at = places(planes)
    found: list[Index] = []
    for symmetry in board.symmetries:
        if symmetry.shift:
            continue
        cells = np.array(board.cell_images(symmetry))
        turned = straight.copy()
        for plane in planes:
            if plane.name not in used or plane.shape[-1] != len(cells):
                continue
            part = slice(at[plane.name], at[plane.name] + plane.size)
            here = straight[part].reshape(-1, len(cells))
            image = np.empty_like(here)
            for row in range(len(here)):
                to = symmetry.direction(row) if plane.name in board.directed else row
                image[to, cells] = here[row]
            turned[part] = image.reshape(-1)
        if not any((turned == other).all() for other in found):
            found.append(turned)
    return found
