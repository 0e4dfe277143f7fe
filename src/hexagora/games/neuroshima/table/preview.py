"""If a battle started now: who dies, what each HQ loses, who would win.

The choices in it are the default ones of `fight`. The position that is asked about stays as it is.
"""

from __future__ import annotations

from hexagora.core.event import Facts
from hexagora.games.neuroshima.mind.trial import look_ahead
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES, bit
from hexagora.games.neuroshima.state import NeuroshimaState
from hexagora.games.neuroshima.table.fight import fight


def preview(state: NeuroshimaState) -> Facts:
    """A battle now, as JSON data.

    ``phases`` are told as by ``hexagora battle``, ``destroyed`` are the units that fall, ``hp`` and
    ``change`` the points of each seat after it and how they change. ``winners`` are the seats that
    would have won by it: all of them for a draw, none if the game goes on.
    """
    outcome = look_ahead(state)
    told = fight(state.copy())
    seats = range(int(state.rules.seats))
    return {
        "phases": told["phases"],
        "destroyed": [_loss(state, cell) for cell in range(CELLS) if outcome.destroyed & bit(cell)],
        "hp": [int(outcome.points[seat]) for seat in seats],
        "change": [int(outcome.points[seat] - state.points[seat]) for seat in seats],
        "winners": [seat for seat in seats if outcome.winners & bit(seat)],
    }


def _loss(state: NeuroshimaState, cell: int) -> Facts:
    """A unit that falls, with its other cell if it has two."""
    units = state.units
    loss: Facts = {
        "at": NAMES[cell],
        "seat": int(units.owner[cell]),
        "tile": state.tables.tiles[int(units.tile[cell])].id,
    }
    other = int(units.other(cell))
    return loss if other < 0 else {**loss, "also": NAMES[other]}
