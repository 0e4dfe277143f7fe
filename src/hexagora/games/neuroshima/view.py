"""From the data of a view back to a position."""

from __future__ import annotations

from mypy_extensions import u8

from hexagora.core.errors import BadView, quoted
from hexagora.core.event import Facts
from hexagora.core.game import Game
from hexagora.games.neuroshima.battle import MOST_ANSWERS, Battle
from hexagora.games.neuroshima.cells import CELLS, NUMBERS, bit
from hexagora.games.neuroshima.facts import OWN
from hexagora.games.neuroshima.moves import OWN_MOVE
from hexagora.games.neuroshima.play import NeuroshimaState
from hexagora.games.neuroshima.position import (
    AIM,
    CONVERT,
    ENDS,
    EXPLODE,
    KINDS,
    MOVE,
    PLACE,
    PUSH,
    PUSHED,
    STRIKE,
)
from hexagora.games.neuroshima.rules import POINTS, Rules
from hexagora.games.neuroshima.setup import blank
from hexagora.games.neuroshima.tables import Tables

ABOUT_TILE = (PLACE, AIM, PUSH, STRIKE)
ABOUT_UNIT = (MOVE, PUSHED, EXPLODE, CONVERT)
"""The decisions whose first number is a tile of the seat, or the cell of a unit."""


def position_from(game: Game, rules: Rules, tables: Tables, data: Facts) -> NeuroshimaState:
    """The position that the data of a view tells: in this game all of it."""
    state = blank(game, rules, tables)
    try:
        _fill(state, data)
        faults = state.check()
        legal = state.legal() if not faults else []
    except (KeyError, ValueError, TypeError, IndexError, OverflowError) as error:
        why = f"{type(error).__name__} {quoted(str(error))}"
        raise BadView(f"the view cannot be read: {why}") from error
    if not faults and not legal and not state.over:
        faults = ["nothing could be decided in it"]
    if faults:
        raise BadView(f"the view shows an impossible position: {faults[0]}")
    return state


def _fill(state: NeuroshimaState, data: Facts) -> None:
    for unit in _list(data["board"]):
        _fill_unit(state, _dict(unit))
    players = _list(data["players"])
    if len(players) != state.rules.seats:
        raise ValueError(f"{len(players)} players")
    score = "points" if state.rules.mode == POINTS else "hp"
    for seat, player in enumerate(players):
        told = _dict(player)
        state.points[seat] = _number(told[score], 20)
        for key, row in (("hand", state.hand), ("pile", state.pile), ("discard", state.discard)):
            for tile, count in _dict(told[key]).items():
                row[_tile(state, seat, tile)] = u8(_number(count, 35))
    state.turns = _number(data["turns"], 65535)
    state.slot = _number(data["slot"], len(state.rules.order) - 1)
    state.last = _number(data["last_tile"], int(state.rules.seats) - 1, -1)
    state.owed = _seats(state, data["turns_owed"])
    state.extra = _truth(data["extra_turns"])
    state.standing = _seats(state, data["standing"])
    state.contest = _seats(state, data["contest"])
    state.fallen = _seats(state, data["fallen"])
    state.winners = _seats(state, data["winners"])
    state.end = _number(data["end"], len(ENDS) - 1)
    state.battle = _battle(state, _dict(data["battle"]))
    for frame in _list(data["stack"]):
        kind, seat, a, b = (_number(word, 65535, -1) for word in _list(frame))
        if kind not in range(len(KINDS)) or seat >= state.rules.seats:
            raise ValueError(f"a decision of kind {kind} for seat {seat}")
        if kind in ABOUT_TILE and not state.first_tile(seat) <= a < state.last_tile(seat):
            raise ValueError(f"a decision about tile {a}")
        if kind in ABOUT_UNIT and state.units.tile[a] < 0:
            raise ValueError(f"a decision about a unit on cell {a}")
        state.push(kind, seat, a, b)
    if (state.end > 0) != state.over:
        raise ValueError("a game has a reason to end exactly when it is over")


def _fill_unit(state: NeuroshimaState, unit: dict[str, object]) -> None:
    cell = NUMBERS[str(unit["at"])]
    seat = _number(unit["seat"], int(state.rules.seats) - 1)
    units = state.units
    if units.tile[cell] >= 0:
        raise ValueError(f"two units at {unit['at']}")
    units.put(cell, _tile(state, seat, str(unit["tile"])), seat, _number(unit["turn"], 5))
    units.wounds[cell] = u8(_number(unit["wounds"], 255))
    for move in _list(unit["moves_made"]):
        units.used[cell] |= OWN_MOVE if move == OWN else bit(NUMBERS[str(move)])
    spent = sum(1 << i for i in {_number(attack, 7) for attack in _list(unit["attacks_made"])})
    units.spent[cell] = u8(spent)


def _battle(state: NeuroshimaState, told: dict[str, object]) -> Battle:
    first = _number(told["first"], int(state.rules.seats) - 1)
    battle = Battle(first, _number(told["phase"], 254, -1))
    battle.struck = _truth(told["struck"])
    for name in _list(told["quartermasters"]):
        battle.converted |= bit(NUMBERS[str(name)])
    answers = _list(told["answers"])
    if len(answers) > MOST_ANSWERS:
        raise ValueError(f"{len(answers)} answers")
    for answer in answers:
        battle.answer(_number(answer, CELLS * CELLS))
    return battle


def _tile(state: NeuroshimaState, seat: int, name: str) -> int:
    first, last = state.tables.starts[seat], state.tables.starts[seat + 1]
    return first + [tile.id for tile in state.tables.tiles[first:last]].index(name)


def _seats(state: NeuroshimaState, value: object) -> int:
    mask = 0
    for seat in _list(value):
        mask |= 1 << _number(seat, int(state.rules.seats) - 1)
    return mask


def _dict(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise TypeError(f"expected an object, got {value!r}")
    return value


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError(f"expected a list, got {value!r}")
    return value


def _truth(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError(f"expected true or false, got {value!r}")
    return value


def _number(value: object, most: int, least: int = 0) -> int:
    if not isinstance(value, int) or not least <= value <= most:
        raise ValueError(f"expected a number from {least} to {most}, got {value!r}")
    return value
