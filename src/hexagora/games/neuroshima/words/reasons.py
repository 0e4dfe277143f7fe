"""Reasons to refuse that several families have."""

from __future__ import annotations

from hexagora.core.errors import IllegalAction
from hexagora.games.neuroshima.rules.cells import NAMES
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.tiles import HQ
from hexagora.games.neuroshima.words.naming import name_of


def at(text: str, code: str, clause: str, cell: int) -> IllegalAction:
    """A refusal about one cell."""
    return IllegalAction(text, code, clause, cell=NAMES[cell])


def nobody_at(cell: int) -> IllegalAction:
    """A unit was meant where none stands."""
    return at("there is no unit at {cell}", "no_unit", "", cell)


def no_unit(position: Position, cell: int, own: bool = True) -> IllegalAction | None:
    """Why the unit on a cell cannot do anything; None if it can."""
    if position.units.tile[cell] < 0:
        return nobody_at(cell)
    if own and int(position.units.owner[cell]) != position.seat:
        return at("the unit at {cell} belongs to somebody else", "not_own", "", cell)
    if position.field().caught(cell):
        return at("the unit at {cell} is netted", "netted", "NS-NET-02", cell)
    return None


def no_spot(position: Position, cell: int) -> IllegalAction | None:
    """Why nothing can come to stand on a cell."""
    if not position.rules.playable[cell]:
        return at("{cell} is not on this board", "not_on_board", "NS-SET-07", cell)
    if position.units.tile[cell] >= 0:
        return IllegalAction(
            "{cell} is taken by {tile}",
            "taken",
            "NS-TURN-08",
            cell=NAMES[cell],
            tile=name_of(position, int(position.units.tile[cell])),
        )
    return None


def no_hq_there(position: Position, tile: int, cell: int) -> IllegalAction | None:
    """Why an HQ cannot come to a cell that others may come to; None for others."""
    mission = position.rules.mission
    barred = int(position.rules.no_hq) >> cell & 1 and position.tables.kind[tile] == HQ
    if mission is None or not barred:
        return None
    return at("no HQ may stand at {cell}", "no_hq_here", mission.bar, cell)


def not_held(position: Position, tile: int) -> IllegalAction | None:
    """Why a tile cannot leave the hand; None if it is there."""
    if position.hand[tile] > 0:
        return None
    seat = int(position.seat)
    held = [
        name_of(position, other)
        for other in range(int(position.first_tile(seat)), int(position.last_tile(seat)))
        if position.hand[other] > 0
    ]
    name = name_of(position, tile)
    if not held:
        return IllegalAction("there is no {tile} in hand, which is empty", "empty_hand", tile=name)
    return IllegalAction(
        "there is no {tile} in hand, but: {known}",
        "not_held",
        tile=name,
        known=", ".join(held),
        held=held,
    )
