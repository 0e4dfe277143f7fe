"""From the data of a view back to a position."""

from __future__ import annotations

from mypy_extensions import u8

from hexagora.core.data import dict_of, list_of, number_of, truth_of
from hexagora.core.errors import BadView, quoted
from hexagora.core.event import Facts
from hexagora.core.frames import read_frames
from hexagora.core.game import Game
from hexagora.core.rng import Rng
from hexagora.core.state import FRAME
from hexagora.games.neuroshima.knowledge.leader_view import fill_leaders
from hexagora.games.neuroshima.knowledge.mission_view import read_marks
from hexagora.games.neuroshima.knowledge.showing import (
    BATTLES,
    FRAMES,
    OWN,
    ROTATION,
    RUN,
    STAGES,
)
from hexagora.games.neuroshima.rules.battle import MOST_ANSWERS, Battle
from hexagora.games.neuroshima.rules.cells import CELLS, NUMBERS, bit
from hexagora.games.neuroshima.rules.ends import ENDS
from hexagora.games.neuroshima.rules.kinds import (
    AIM,
    BATTLE,
    BOARD,
    CONVERT,
    EXPLODE,
    FACING,
    JOIN,
    KINDS,
    LAY,
    MOVE,
    PAY,
    PLACE,
    PUSH,
    PUSHED,
    RETREAT,
    ROLL,
    SNIPE,
    STRIKE,
    TURN,
)
from hexagora.games.neuroshima.rules.moving import OWN_MOVE, RAN
from hexagora.games.neuroshima.rules.rotating import TRAIT_TURN
from hexagora.games.neuroshima.rules.settings import POINTS, Rules
from hexagora.games.neuroshima.rules.strikes import BLOWN, BLOWN_HQS
from hexagora.games.neuroshima.rules.tiles import PAIRS, Tables
from hexagora.games.neuroshima.state import NeuroshimaState, blank

ABOUT_TILE = (PLACE, AIM, PUSH, STRIKE)
ABOUT_UNIT = (MOVE, PUSHED, EXPLODE, CONVERT, FACING, ROLL, RETREAT, BOARD, SNIPE)
ABOUT_PAIR = (PAY, LAY, JOIN)
"""The decisions whose first number is a tile of the seat, the cell of a unit, or the pair of faces
of which a structure is built."""
MOVES = {OWN: OWN_MOVE, RUN: RAN, ROTATION: TRAIT_TURN}
PARTS = {TURN: len(STAGES), BATTLE: len(BATTLES)}
"""The first number of these counts up to here."""


def position_from(
    game: Game, rules: Rules, tables: Tables, data: Facts, rng: Rng
) -> NeuroshimaState:
    """The position that the data of a view tells: all of it but leaders that are hidden."""
    state = blank(game, rules, tables)
    try:
        _fill(state, data, rng)
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


def _fill(state: NeuroshimaState, data: Facts, rng: Rng) -> None:
    if state.rules.mission is not None:
        read_marks(state, state.rules.mission, data["mission"])
    for unit in list_of(data["board"]):
        _fill_unit(state, dict_of(unit))
    if state.rules.mission is not None:
        state.rules.mission.settle(state)
    players = list_of(data["players"])
    if len(players) != state.rules.seats:
        raise ValueError(f"{len(players)} players")
    score = "points" if state.rules.mode == POINTS else "hp"
    for seat, player in enumerate(players):
        told = dict_of(player)
        if state.rules.hqs & bit(seat):
            state.points[seat] = number_of(told[score], max(20, *state.rules.hit_points))
        for key, row in (("hand", state.hand), ("pile", state.pile), ("discard", state.discard)):
            for tile, count in dict_of(told[key]).items():
                row[_tile(state, seat, tile)] = u8(number_of(count, 35))
        if state.rules.structures and truth_of(told["structure"]):
            state.unbuilt |= bit(seat)
    state.turns = number_of(data["turns"], 65535)
    state.slot = number_of(data["slot"], len(state.rules.order) - 1)
    state.last = number_of(data["last_tile"], int(state.rules.seats) - 1, -1)
    state.owed = _seats(state, data["turns_owed"])
    state.extra = truth_of(data["extra_turns"])
    state.standing = _seats(state, data["standing"])
    state.contest = _seats(state, data["contest"])
    state.fallen = _seats(state, data["fallen"])
    state.winners = _seats(state, data["winners"])
    state.end = [reason for reason, _ in ENDS].index(str(data.get("end", "")))
    state.battle = _battle(state, dict_of(data["battle"]))
    if state.rules.led:
        fill_leaders(state, data["leaders"], rng)
    for frame in list_of(data["pending"]):
        _check_frame(state, dict_of(frame))
    read_frames(state, data["pending"], FRAMES, int(state.rules.seats))
    kinds = [int(state.stack[i]) for i in range(0, int(state.depth) * FRAME, FRAME)]
    if (BATTLE in kinds or STRIKE in kinds) and state.battle.first != int(state.stack[1]):
        raise ValueError("a battle that began in another seat's turn")
    if (state.end > 0) != state.over:
        raise ValueError("a game has a reason to end exactly when it is over")


def _check_frame(state: NeuroshimaState, frame: dict[str, object]) -> None:
    kind, seat = KINDS.index(str(frame["kind"])), number_of(frame["seat"], 65535, -1)
    numbers = [number_of(frame[name], 65535, -2) for name in FRAMES.get(KINDS[kind], ())]
    if seat >= (state.rules.seats if kind in PARTS else state.rules.players):
        raise ValueError(f"a decision of seat {seat}")
    most = PARTS.get(kind, 0) - (kind == TURN and state.rules.mission is None)
    if kind in PARTS and numbers[0] >= most:
        raise ValueError(f"a {KINDS[kind]} that is at {numbers[0]}")
    if kind >= len(state.game.kinds):
        raise ValueError(f"a decision about {KINDS[kind]} in a game without leaders")
    if kind == STRIKE and state.rules.led and numbers[0] in (BLOWN, BLOWN_HQS):
        kind, numbers = EXPLODE, numbers[1:]
    if kind in ABOUT_TILE and not state.first_tile(seat) <= numbers[0] < state.last_tile(seat):
        raise ValueError(f"a decision about tile {numbers[0]}")
    if kind in ABOUT_PAIR and (
        state.tables.structure[seat] < 0
        or not 0 <= numbers[0] < PAIRS
        or (kind == JOIN and not 0 <= numbers[1] < 6 * CELLS)
    ):
        raise ValueError(f"a structure of pair {numbers[0]}")
    if kind in ABOUT_UNIT and state.units.tile[numbers[0]] < 0:
        raise ValueError(f"a decision about a unit on cell {numbers[0]}")


def _fill_unit(state: NeuroshimaState, unit: dict[str, object]) -> None:
    cell = NUMBERS[str(unit["at"])]
    seat = number_of(unit["seat"], int(state.rules.seats) - 1)
    units = state.units
    if units.tile[cell] >= 0:
        raise ValueError(f"two units at {unit['at']}")
    turn = number_of(unit["turn"], 5)
    if "second" in unit:
        second = dict_of(unit["second"])
        other = NUMBERS[str(second["at"])]
        if units.tile[other] >= 0 or other == cell:
            raise ValueError(f"two units at {second['at']}")
        first = structure_row(state.tables, seat, str(unit["tile"]), str(second["tile"]))
        units.put(cell, first, seat, turn)
        units.put(other, first + 1, seat, number_of(second["turn"], 5))
        units.join(cell, other)
    else:
        units.put(cell, _tile(state, seat, str(unit["tile"])), seat, turn)
    units.wounds[cell] = u8(number_of(unit["wounds"], 255))
    for move in list_of(unit["moves_made"]):
        units.used[cell] |= MOVES[str(move)] if move in MOVES else bit(NUMBERS[str(move)])
    spent = sum(1 << i for i in {number_of(attack, 7) for attack in list_of(unit["attacks_made"])})
    units.spent[cell] = u8(spent)


def _battle(state: NeuroshimaState, told: dict[str, object]) -> Battle:
    first = number_of(told["first"], int(state.rules.seats) - 1)
    battle = Battle(first, number_of(told["phase"], 254, -1))
    battle.struck = truth_of(told["struck"])
    for name in list_of(told["quartermasters"]):
        battle.converted |= bit(NUMBERS[str(name)])
    answers = list_of(told["answers"])
    if len(answers) > MOST_ANSWERS:
        raise ValueError(f"{len(answers)} answers")
    for answer in answers:
        battle.answer(number_of(answer, CELLS * CELLS))
    return battle


def _tile(state: NeuroshimaState, seat: int, name: str) -> int:
    first, last = state.tables.starts[seat], state.tables.starts[seat + 1]
    return first + [tile.id for tile in state.tables.tiles[first:last]].index(name)


def structure_row(tables: Tables, seat: int, first: str, second: str) -> int:
    """The row of the first tile of a seat's structure that is built of two faces."""
    start = int(tables.structure[seat])
    for row in range(start, start + 2 * PAIRS, 2) if start >= 0 else ():
        if (tables.tiles[row].id, tables.tiles[row + 1].id) == (first, second):
            return row
    raise ValueError(f"a structure of {first} and {second}")


def _seats(state: NeuroshimaState, value: object) -> int:
    mask = 0
    for seat in list_of(value):
        mask |= 1 << number_of(seat, int(state.rules.seats) - 1)
    return mask
