"""What the table in the browser asks about a position, and what it needs to draw the game."""

from __future__ import annotations

from dataclasses import asdict
from typing import cast

from hexagora.core.capabilities import TableSide
from hexagora.core.errors import HexagoraError, quoted
from hexagora.core.event import Facts
from hexagora.core.game import Game
from hexagora.core.state import State
from hexagora.games.nexus.content.components import Box, Unit, the_box
from hexagora.games.nexus.knowledge.showing import cells_of
from hexagora.games.nexus.mind.odds import odds_for, odds_now, told
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.actions import CARDS, UNITS
from hexagora.games.nexus.rules.cells import NAMES, NUMBERS
from hexagora.games.nexus.rules.melee import least_to_hit
from hexagora.games.nexus.rules.position import DEFENDER, FOUND, SCORE, WHERE, Position
from hexagora.games.nexus.rules.printed import MISSIONS

MOST_UNITS = 60
"""Battles of more units are not weighed: nobody fights them, and all others would have to wait."""


def data() -> Facts:
    """The components of the box, with their names and texts in all languages."""
    return components(the_box())


def reconstructed() -> list[str]:
    """The sections of the box with something in them that is not known to be as printed."""
    return list(dict.fromkeys(key.partition(".")[0] for key in the_box().reconstructed()))


def components(box: Box) -> Facts:
    """All that is printed, and which of it is not known to be as printed."""
    return {
        "id": box.id,
        "name": box.name,
        "units": [_unit(unit, False) for unit in box.units]
        + [_unit(unit, True) for unit in box.alternates],
        "missions": [asdict(card) for card in box.missions],
        "energize": [asdict(card) for card in box.energize],
        "corporations": [asdict(one) for one in box.corporations],
        "vortex": [f"{q},{r}" for q, r in box.vortex],
        "reconstructed": box.reconstructed(),
    }


def _unit(unit: Unit, alternate: bool) -> Facts:
    return {**asdict(unit), "alternate": alternate}


def scores(state: State) -> list[float]:
    """The points of each seat."""
    position = cast(Position, state)
    return [float(position.purse[SCORE + seat]) for seat in range(int(position.rules.seats))]


def score_name(game: Game) -> str:
    """What the scores count."""
    return "points"


_MAY_BE_TAKEN_BACK = (
    (actions.PLAY, actions.MISSION),
    (actions.TARGET, actions.DIE),
    (actions.CANCEL, actions.PLACE),
    (actions.MOVE, actions.WHICH),
)
"""Cards in a battle and what they do can be taken back until the dice fall."""


def is_final(state: State, action: int) -> bool:
    """Most actions say themselves that chance comes next: a battle, a token, the end of a phase."""
    if actions.PLAY <= action < actions.PLAY + CARDS:
        return int(cast(Position, state).tables.effect[action - actions.PLAY]) == MISSIONS
    if action >= actions.WHICH:
        # A unit that destroys itself rolls no die.
        return int(cast(Position, state).top_a()) >= 0
    return not any(first <= action < end for first, end in _MAY_BE_TAKEN_BACK)


def ask_components(state: State, seat: int, args: Facts) -> Facts:
    """The components that are played with at this table."""
    return components(cast(Position, state).tables.box)


def ask_odds(state: State, seat: int, args: Facts) -> Facts:
    """The exact odds of a battle, from what lies open to all.

    Without ``at``: of the battle that is being fought, from this moment on. With ``at``: if the
    one who asks (a spectator: the active player) attacked the seat ``against`` in that hex now;
    ``with`` are units that would come to those that stand there.
    """
    position = cast(Position, state)
    if "at" in args:
        return _planned(position, seat, args)
    odds = odds_now(position)
    if odds is None:
        return {"battle": None}
    return {
        "battle": {
            "at": NAMES[int(position.fight[WHERE])],
            "attacker": int(position.turn_seat()),
            "defender": int(position.fight[DEFENDER]),
            "needs": _needs(position, int(position.fight[WHERE]), True),
            **told(position, odds),
        }
    }


def _planned(position: Position, seat: int, args: Facts) -> Facts:
    attacker = seat if seat >= 0 else int(position.turn_seat())
    if attacker < 0:
        raise HexagoraError("nobody's turn has begun, so nobody can attack")
    cell = _cell(position, args["at"])
    defender = _defender(position, attacker, cell, args.get("against"))
    more = _more(position, args.get("with", {}))
    troops = bytearray(2 * UNITS * 4)
    for unit in range(UNITS):
        own = int(position.count(cell, attacker, unit)) + more[unit]
        if attacker == position.turn_seat():
            # What was found in this turn does not fight in it (NX-EXP-02).
            own -= int(position.turn[FOUND + cell * UNITS + unit])
        troops[unit * 4] = own
        troops[(UNITS + unit) * 4] = int(position.count(cell, defender, unit))
    facts: Facts = {"at": NAMES[cell], "attacker": attacker, "defender": defender}
    if sum(troops[: UNITS * 4]) == 0:
        return {"battle": {**facts, "units": [{}, {}], "why": "nobody attacks"}}
    if sum(troops) > MOST_UNITS:
        return {"battle": {**facts, "units": [{}, {}], "why": "too many units"}}
    ids = [unit.id for unit in position.tables.units]
    facts["units"] = [
        {ids[unit]: n for unit in range(UNITS) if (n := troops[(side * UNITS + unit) * 4])}
        for side in range(2)
    ]
    facts["needs"] = _needs(position, cell, False)
    odds = odds_for(position.tables, int(position.terrain(cell)), bytes(troops))
    return {"battle": {**facts, **told(position, odds)}}


def _needs(position: Position, cell: int, cards: bool) -> list[dict[str, int]]:
    """For each side and unit the least that a die must show to hit there (NX-BAT-04)."""
    found: list[dict[str, int]] = [{}, {}]
    for side in range(2):
        for unit in range(UNITS):
            name = position.tables.units[unit].id
            found[side][name] = int(least_to_hit(position, cell, side, unit, cards))
    return found


def _cell(position: Position, name: object) -> int:
    if not isinstance(name, str) or NUMBERS.get(name, -1) not in cells_of(position):
        raise HexagoraError(f"'at' is no hex of this board such as 1,0 but {quoted(str(name))}")
    return NUMBERS[name]


def _defender(position: Position, attacker: int, cell: int, wanted: object) -> int:
    """The enemy who is asked about, or the only one who stands there."""
    there = [
        other
        for other in range(int(position.rules.seats))
        if position.rules.enemies(attacker, other) and position.strength(cell, other) > 0
    ]
    if not there:
        raise HexagoraError(f"no enemy stands at {NAMES[cell]}")
    if wanted is None:
        return there[0]
    if not isinstance(wanted, int) or wanted not in there:
        raise HexagoraError(
            f"'against' is none of the enemies at {NAMES[cell]}, which are: "
            + ", ".join(f"seat {other + 1}" for other in there)
        )
    return wanted


def _more(position: Position, told: object) -> list[int]:
    """Units that would come, by their places on the sheet."""
    ids = [unit.id for unit in position.tables.units]
    if not isinstance(told, dict):
        raise HexagoraError("'with' has no numbers by unit, such as {\"human\": 2}")
    found = [0] * UNITS
    for name, number in told.items():
        if name not in ids or isinstance(number, bool) or not isinstance(number, int):
            raise HexagoraError(f"'with' has no number of a unit at {quoted(str(name))}")
        if not 0 <= number <= MOST_UNITS:
            raise HexagoraError(f"'with' has a number of {name} that is not from 0 to {MOST_UNITS}")
        found[ids.index(name)] = number
    return found


TABLE = TableSide(
    data=data,
    reconstructed=reconstructed,
    asks={"components": ask_components, "odds": ask_odds},
    scores=scores,
    score_name=score_name,
    is_final=is_final,
    heads=("turn", "battle", "vortex"),
)
