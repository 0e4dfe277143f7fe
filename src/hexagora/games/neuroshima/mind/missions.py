"""What bots look at in a mission: who has won by it, how far each seat is, and good places.

Worth is counted in units: as much as a tile on the board that does its work. `SHARE` and `POINTS`
say what that is in the strengths of the search and in the hit points of the quick guess.
"""

from typing import Final

from mypy_extensions import i64

from hexagora.games.neuroshima.mind.outcome import Outcome
from hexagora.games.neuroshima.rules.atlas.demolition import BOMBERS, CHARGES, GUARDS, Demolition
from hexagora.games.neuroshima.rules.atlas.mission import Mission
from hexagora.games.neuroshima.rules.cells import bit
from hexagora.games.neuroshima.rules.nets import find_netted
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.verdict import count_bits

SHARE: Final = 0.385
POINTS: Final = 1.8
"""A hit point is worth 0.55 units on every page of the atlas."""
LATE: Final = 3.0
"""What it is worth, once the last tile is drawn, to be the one who wins if nothing happens."""


def foretell(position: Position, mission: Mission, after: Outcome) -> None:
    """Let the outcome of a battle know who would have won by the mission's check."""
    if isinstance(mission, Demolition):
        if count_bits(_charges_after(position, mission, after)) >= mission.needed:
            after.winners = bit(BOMBERS)
        elif after.winners == 0 and position.last >= 0 and position.owed == 0:
            after.winners = bit(GUARDS)


def progress(position: Position, mission: Mission, after: Outcome, seat: i64) -> float:
    """How far a seat is in the mission, in units; ``after`` is a battle now, fought to its end."""
    if isinstance(mission, Demolition):
        return _demolition(position, mission, after, seat)
    return 0.0


def place_worth(position: Position, mission: Mission, seat: i64, cell: i64) -> float:
    """How much better than others a cell is for a unit of a seat that is placed or moves."""
    if isinstance(mission, Demolition):
        for i in range(mission.count):
            if mission.sockets[i] == cell:
                armed = position.marks[CHARGES] & bit(i) != 0
                if seat == BOMBERS:
                    return 0.0 if armed else 0.8
                return 0.8 if armed else 0.4
    return 0.0


def _late(position: Position) -> float:
    """How near the end is, which is for one side to wait for: from 0 to 2 times `LATE`."""
    if position.last < 0:
        return 0.0
    return 2.0 * LATE if position.owed == 0 else LATE


def _charges_after(position: Position, mission: Demolition, after: Outcome) -> i64:
    """The charges after a battle and its check, as bits by socket."""
    units = after.units
    netted = find_netted(units, position.tables, position.rules)
    charges = position.marks[CHARGES]
    for i in range(mission.count):
        cell = mission.sockets[i]
        if units.tile[cell] < 0 or netted & bit(cell) != 0:
            continue
        if i64(units.owner[cell]) == BOMBERS:
            charges |= bit(i)
        else:
            charges &= ~bit(i)
    return charges


def _demolition(position: Position, mission: Demolition, after: Outcome, seat: i64) -> float:
    """Charges, and those that a battle now would bring or take."""
    if seat == GUARDS:
        return _late(position)
    have = float(count_bits(position.marks[CHARGES]))
    then = float(count_bits(_charges_after(position, mission, after)))
    return 2.5 * have + 0.8 * (then - have)
