"""Moves in words: ``move d4``, ``carry d4 by e4``, and then ``to d5 3``."""

from __future__ import annotations

from hexagora.core.errors import IllegalAction
from hexagora.games.neuroshima.facts.actions import Action, Carry, Move
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import NAMES, NEXT_ALL, adjacent, direction_to
from hexagora.games.neuroshima.rules.kinds import ACT, MOVE
from hexagora.games.neuroshima.rules.moving import OWN_MOVE, reachable
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.tiles import HEAVY
from hexagora.games.neuroshima.words.family import Family, Verb, form
from hexagora.games.neuroshima.words.naming import beside, name_of, tile_on
from hexagora.games.neuroshima.words.reading import (
    among,
    cell_of,
    cell_reader,
    spot_of,
    touching,
    want,
    without,
)
from hexagora.games.neuroshima.words.reasons import at, no_hq_there, no_spot, no_unit


def _move(position: Position, cell: int) -> Action:
    told: Move = {"do": "move", "cell": NAMES[cell]}
    if tile := tile_on(position, cell):
        told["tile"] = tile
    return told


def _carry(position: Position, number: int) -> Action:
    cell, direction = divmod(number, 6)
    told: Carry = {"do": "carry", "cell": NAMES[cell], "by": beside(cell, direction)}
    if tile := tile_on(position, cell):
        told["tile"] = tile
    return told


def _carry_mate(position: Position, number: int) -> Action:
    """The tile that moves is the other one of the structure that the transport touches."""
    cell, direction = divmod(number, 6)
    mate = int(position.units.other(cell))
    name = NAMES[mate] if mate >= 0 else "-"
    told: Carry = {"do": "carry", "cell": name, "by": beside(cell, direction)}
    if tile := tile_on(position, mate):
        told["tile"] = tile
    return told


def _read_carry(position: Position, words: list[str], legal: list[int]) -> list[int]:
    words = without(words, "by")
    if len(words) == 1:
        unit = cell_of(words[0])
        mate = int(position.units.other(unit))
        found = [
            *among(legal, actions.CARRY, actions.TARGET, lambda n: n // 6 == unit),
            *among(legal, actions.CARRY_MATE, actions.WITH_STRUCTURES, lambda n: n // 6 == mate),
        ]
        return found or [actions.CARRY + unit * 6]
    want(words, 2)
    unit, transport = cell_of(words[0]), cell_of(words[1])
    mate = int(position.units.other(unit))
    if mate >= 0 and direction_to(unit, transport) < 0 <= direction_to(mate, transport):
        return [actions.CARRY_MATE + mate * 6 + int(direction_to(mate, transport))]
    return [actions.CARRY + unit * 6 + touching(unit, transport)]


def _read_to(position: Position, words: list[str], legal: list[int]) -> list[int]:
    """Cell and rotation; without one a unit keeps its own, unless it stays where it is."""
    start, turn = spot_of(words)
    if turn >= 0:
        return [start + turn]
    unit = int(position.top_a())
    if start == actions.PLACE + 6 * unit:
        return [start + turn for turn in range(6)]
    return [start + int(position.units.turn[unit])]


def _no_move(position: Position, cell: int) -> IllegalAction | None:
    reason = no_unit(position, cell)
    if reason:
        return reason
    tile = int(position.units.tile[cell])
    if position.tables.mobile[tile] == 0:
        return IllegalAction(
            "{tile} at {cell} has no mobility",
            "no_mobility",
            "NS-TURN-09",
            tile=name_of(position, tile),
            cell=NAMES[cell],
        )
    if position.units.used[int(position.units.head(cell))] & OWN_MOVE != 0:
        return at("the unit at {cell} has moved in this turn", "has_moved", "NS-ABL-01", cell)
    return None


def _no_carry(position: Position, number: int) -> IllegalAction:
    cell, direction = divmod(number, 6)
    reason = no_unit(position, cell)
    if reason:
        return reason
    other = int(NEXT_ALL[cell * 6 + direction])
    if other < 0:
        return at("nothing lies there beside {cell}", "nothing_there", "NS-MOD-11", cell)
    tile = int(position.units.tile[other])
    if tile < 0 or position.tables.transport[tile] == 0:
        return at("there is no transport at {cell}", "no_transport", "NS-MOD-11", other)
    if not position.field().serves(other, int(position.units.head(cell))):
        return IllegalAction(
            "the transport at {by} is not linked to {cell}, or is netted",
            "transport_not_linked",
            "NS-MOD-11",
            by=NAMES[other],
            cell=NAMES[cell],
        )
    return at(
        "the transport at {cell} has carried this unit in this turn",
        "has_carried",
        "NS-MOD-11",
        other,
    )


def _no_way(position: Position, number: int) -> IllegalAction | None:
    """Why a unit cannot move to a cell, or stay as it is."""
    cell, turn = divmod(number, 6)
    unit = int(position.top_a())
    if cell == unit and turn == int(position.units.turn[unit]):
        return IllegalAction(
            "the unit must change its cell or its rotation", "must_change", "NS-INS-02"
        )
    reason = no_spot(position, cell) if cell != unit else None
    if reason:
        return reason
    reason = no_hq_there(position, int(position.units.tile[unit]), cell)
    if reason:
        return reason
    mate = int(position.units.other(unit))
    if mate >= 0 and position.tables.traits[int(position.units.tile[unit])] & HEAVY != 0:
        return at("the structure at {cell} is heavy: it may turn only", "heavy", "NS-STR-20", unit)
    if mate >= 0 and not adjacent(cell, mate):
        return IllegalAction(
            "{cell} is not beside {mate}, where the other tile of the structure lies",
            "leaves_mate",
            "NS-STR-05",
            cell=NAMES[cell],
            mate=NAMES[mate],
        )
    if int(reachable(position.field(), unit)) >> cell & 1 == 0:
        return IllegalAction(
            "{cell} is too far from {unit}, or the way is blocked",
            "too_far",
            "NS-INS-02",
            cell=NAMES[cell],
            unit=NAMES[unit],
        )
    return None


FAMILY = Family(
    asked={MOVE: ("a unit was chosen; write to, a cell and a rotation", "")},
    verbs={
        "move": Verb(
            "move and the cell of a unit, such as: move d4",
            (ACT,),
            form("{cell}"),
            cell_reader(actions.MOVE),
        ),
        "carry": Verb(
            "carry, the cell of a unit and that of a transport, such as: carry d4 by e4",
            (ACT,),
            form("{cell} by {by}"),
            _read_carry,
        ),
        "to": Verb(
            "to, a cell and a rotation from 0 to 5, such as: to d5 3",
            (MOVE,),
            form("{cell} {turn}"),
            _read_to,
        ),
    },
    meanings={actions.MOVE: _move, actions.CARRY: _carry, actions.CARRY_MATE: _carry_mate},
    refusals={
        (ACT, actions.MOVE): _no_move,
        (ACT, actions.CARRY): _no_carry,
        (ACT, actions.CARRY_MATE): _no_carry,
        (MOVE, actions.PLACE): _no_way,
    },
)
