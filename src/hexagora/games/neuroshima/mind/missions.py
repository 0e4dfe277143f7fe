"""What bots look at in a mission: who has won by it, how far each seat is, and good places.

Worth is counted in units: as much as a tile on the board that does its work. `SHARE` and `POINTS`
say what that is in the strengths of the search and in the hit points of the quick guess.
"""

from typing import Final

from mypy_extensions import i64

from hexagora.games.neuroshima.mind.odds import assembly_odds, cauldron_odds, steps_out
from hexagora.games.neuroshima.mind.outcome import Outcome
from hexagora.games.neuroshima.mind.six_roads import foretell_roads, on_the_way
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.atlas.assembly_line import (
    MAKERS,
    SOUTH_EAST,
    STOPPERS,
    AssemblyLine,
)
from hexagora.games.neuroshima.rules.atlas.cauldron import HUNTERS, RUNNERS, Cauldron
from hexagora.games.neuroshima.rules.atlas.demolition import BOMBERS, CHARGES, GUARDS, Demolition
from hexagora.games.neuroshima.rules.atlas.mission import Mission
from hexagora.games.neuroshima.rules.atlas.sandstorm import Sandstorm
from hexagora.games.neuroshima.rules.atlas.six_roads import SixRoads
from hexagora.games.neuroshima.rules.atlas.tanker import NORTH, PLACE, SOUTH, Tanker
from hexagora.games.neuroshima.rules.cells import CELLS, NEXT_ALL, bit
from hexagora.games.neuroshima.rules.nets import find_netted
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.tiles import HQ
from hexagora.games.neuroshima.rules.verdict import count_bits, side_of

SHARE: Final = 0.385
POINTS: Final = 1.8
"""A hit point is worth 0.55 units on every page of the atlas."""
LATE: Final = 3.0
"""What it is worth, once the last tile is drawn, to be the one who wins if nothing happens."""


def foretell(position: Position, mission: Mission, after: Outcome) -> None:
    """Let the outcome of a battle know who would have won by the mission's check."""
    final = position.last >= 0 and position.owed == 0
    if isinstance(mission, Demolition):
        if count_bits(_charges_after(position, mission, after)) >= mission.needed:
            after.winners = bit(BOMBERS)
        elif after.winners == 0 and final:
            after.winners = bit(GUARDS)
    elif isinstance(mission, AssemblyLine):
        lost = mission.destroyed(position) + _parts_lost(position, mission, after)
        if lost > mission.bearable or final:
            after.winners = bit(STOPPERS)
    elif isinstance(mission, Cauldron):
        if after.winners == 0 and final:
            after.winners = bit(HUNTERS)
    elif isinstance(mission, Tanker):
        place = mission.place_after(position, after.units)
        home = place == 0 or place == mission.last
        side = mission.winner_at(place)
        if side >= 0 and (home or (after.winners == 0 and final)):
            after.winners = side_of(position.rules, side)
    elif isinstance(mission, SixRoads):
        foretell_roads(position, after)


def progress(position: Position, mission: Mission, after: Outcome, seat: i64) -> float:
    """How far a seat is in the mission, in units; ``after`` is a battle now, fought to its end."""
    if isinstance(mission, Demolition):
        return _demolition(position, mission, after, seat)
    if isinstance(mission, AssemblyLine):
        return assembly_odds(position, mission, after) / SHARE if seat == MAKERS else 0.0
    if isinstance(mission, Cauldron):
        return cauldron_odds(position, mission, after) / SHARE if seat == RUNNERS else 0.0
    if isinstance(mission, Tanker):
        return _tanker(position, mission, after, seat)
    if isinstance(mission, Sandstorm):
        return _sandstorm(position, mission, after, seat)
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
    if isinstance(mission, AssemblyLine):
        if seat == MAKERS and cell == mission.mouth:
            return -1.0
        part = mission.part(position)
        for d in range(i64(SOUTH_EAST + 2), i64(SOUTH_EAST + 4)):
            behind = i64(position.rules.next[cell * 6 + d])
            if behind >= 0 and i64(position.units.tile[behind]) == part:
                return -0.6 if seat == MAKERS else 0.4
        return 0.0
    if isinstance(mission, Cauldron):
        steps = steps_out(mission, position.units, cell)
        if seat == RUNNERS:
            return 2.6 if steps == 0 else max(0.0, 1.8 - 0.6 * float(steps))
        return 0.8 if steps == 0 else 0.0
    if isinstance(mission, SixRoads):
        return on_the_way(mission, cell)
    if isinstance(mission, Sandstorm):
        return -0.6 if _next_bites(position, mission) & bit(cell) != 0 else 0.0
    if isinstance(mission, Tanker):
        centre = mission.rails[position.marks[PLACE]]
        for d in range(i64(6)):
            if i64(NEXT_ALL[centre * 6 + d]) == cell:
                return 0.8
    return 0.0


def act_worth(position: Position, mission: Mission, action: i64) -> float:
    """How promising an act of a mission looks beside a usual move."""
    if isinstance(mission, Cauldron) and actions.RUN <= action < actions.STAY:
        steps = steps_out(mission, position.units, action - actions.RUN)
        if steps == 0:
            return -2.0
        return 1.5 if steps == 1 else 0.5
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


def _parts_lost(position: Position, mission: AssemblyLine, after: Outcome) -> i64:
    """How many parts a battle now would destroy."""
    part = mission.part(position)
    total: i64 = 0
    for cell in range(i64(CELLS)):
        if after.destroyed & bit(cell) != 0 and i64(position.units.tile[cell]) == part:
            total += 1
    return total


def _tanker(position: Position, mission: Tanker, after: Outcome, seat: i64) -> float:
    """Where the tanker is, who would pull at it, and who blocks it: half for each of a team."""
    side = position.rules.side[seat]
    place = position.marks[PLACE]
    north = side == NORTH
    moved = mission.first_place - place if north else place - mission.first_place
    pull = mission.around(position, after.units, side) - mission.around(
        position, after.units, SOUTH if north else NORTH
    )
    total = 3.0 * float(moved) + 0.7 * float(max(-2, min(2, pull)))
    theirs = place + 1 if north else place - 1
    if 0 <= theirs <= mission.last:
        cell = mission.rails[theirs]
        owner = i64(position.units.owner[cell])
        if position.units.tile[cell] >= 0 and position.rules.side[owner] == side:
            total += 0.5
    return total / 2.0


def _next_bites(position: Position, mission: Sandstorm) -> i64:
    """The cells of the next two bites, as bits; none once the storm rests."""
    if position.last >= 0:
        return 0
    come = mission.bites_so_far(position)
    found: i64 = 0
    for which in range(come, come + 2):
        if which < mission.count:
            found |= mission.bitten[which]
    return found


def _sandstorm(position: Position, mission: Sandstorm, after: Outcome, seat: i64) -> float:
    """Who stands where the storm comes next and would still be there after a battle."""
    bites = _next_bites(position, mission)
    units = after.units
    total = 0.0
    for cell in range(i64(CELLS)):
        tile = i64(units.tile[cell])
        if tile < 0 or bites & bit(cell) == 0:
            continue
        heavy = position.tables.kind[tile] == HQ
        if i64(units.owner[cell]) == seat:
            total -= 2.0 if heavy else 0.6
        else:
            total += 1.0 if heavy else 0.3
    return total
