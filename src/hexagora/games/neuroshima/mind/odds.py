"""The odds of missions that one side wins by reaching a goal before the piles run out.

What is still to be done is held against what the board and the turns that are left may bring, and
how far that may miss. So nobody feels safe who is merely ahead, and the clock is felt from the
beginning. Odds are logarithms: 0 is even, positive is good for the side that has the goal.
"""

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexagora.games.neuroshima.mind.outcome import Outcome
from hexagora.games.neuroshima.rules.atlas.assembly_line import (
    DELIVERED,
    MAKERS,
    NORTH_EAST,
    SOUTH_EAST,
    AssemblyLine,
)
from hexagora.games.neuroshima.rules.atlas.cauldron import ESCAPED, RUNNERS, Cauldron
from hexagora.games.neuroshima.rules.cells import CELLS, bit
from hexagora.games.neuroshima.rules.nets import find_netted
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.tiles import HQ
from hexagora.games.neuroshima.rules.units import Units

PER_TURN: Final = 2.7
"""So many tiles are drawn in a turn."""
FOUGHT: Final = 0.4
"""How much the board after a battle counts beside the board as it is."""
SURE: Final = 5.0
"""Odds come near to this and never reach it: even who is far behind sees what would help."""


def turns_to_come(position: Position, seat: i64) -> float:
    """How often a seat is still to begin a turn; whoever draws the last tile ends the game."""
    if position.last >= 0:
        return 1.0 if position.owed & bit(seat) != 0 else 0.0
    least = 100.0
    for other in range(position.rules.players):
        turns = float(position.pile_size(other)) / PER_TURN
        if other != seat:
            turns += 1.0
        least = min(least, turns)
    return least


def odds(lead: float, variance: float) -> float:
    """The odds of being ahead in the end, from the lead that is expected and how it may vary."""
    steep = 1.7 * lead / sqrt(variance)
    return SURE * steep / (SURE + abs(steep))


# Mission 1: will enough parts come to the front?

OWN: Final = 1.5
PUSHED: Final = 0.3
WALL: Final = 2.5
"""What own units, enemies with room behind them, and others cost a part on its way, in rolls."""


def assembly_odds(position: Position, mission: AssemblyLine, after: Outcome) -> float:
    """The odds of the makers."""
    turns = turns_to_come(position, MAKERS)
    need = float(mission.needed - position.marks[DELIVERED]) - 0.5
    lost = mission.destroyed(position)
    now = _parts(position, mission, position.units, turns, need, lost)
    part = mission.part(position)
    for cell in range(i64(CELLS)):
        if after.destroyed & bit(cell) != 0 and i64(position.units.tile[cell]) == part:
            lost += 1
    then = _parts(position, mission, after.units, turns, need, lost)
    return now + FOUGHT * (then - now)


def _parts(
    position: Position, mission: AssemblyLine, units: Units, turns: float, need: float, lost: i64
) -> float:
    part = mission.part(position)
    rules = position.rules
    tables = position.tables
    netted = find_netted(units, tables, rules)
    ways = _ways(position, mission, units)
    expected = 0.0
    variance = 0.12
    here: i64 = 0
    for cell in range(i64(CELLS)):
        if i64(units.tile[cell]) != part:
            continue
        here += 1
        rolls = ways[cell]
        if netted & bit(cell) != 0:
            rolls += 1.0
        chance = _arrival(rolls, turns, tables.toughness[part] - i64(units.wounds[cell]))
        expected += chance
        variance += chance * (1.0 - chance)
    rolls = ways[mission.mouth]
    for _ in range(mission.made - here - lost - position.marks[DELIVERED]):
        rolls += 1.0
        chance = _arrival(rolls, turns, tables.toughness[part])
        expected += chance
        variance += chance * (1.0 - chance)
    return odds(expected - need, variance)


def _ways(position: Position, mission: AssemblyLine, units: Units) -> vec[float]:
    """How many rolls it takes a part to be delivered from each cell, by the way that is shortest.

    Who can be pushed aside is hardly in the way; who cannot must be shot first.
    """
    ways = vec[float]([0.0] * CELLS)
    for i in range(mission.count):
        cell = mission.order[i]
        if mission.front >> cell & 1 != 0:
            ways[cell] = 1.0
            continue
        least = 20.0
        for d in range(i64(NORTH_EAST), i64(SOUTH_EAST + 1)):
            ahead = i64(position.rules.next[cell * 6 + d])
            if ahead >= 0:
                least = min(least, ways[ahead] + _in_the_way(position, mission, units, ahead, d))
        ways[cell] = 1.0 + least
    return ways


def _in_the_way(
    position: Position, mission: AssemblyLine, units: Units, cell: i64, direction: i64
) -> float:
    """What whoever stands on a cell costs a part that comes from one side, in rolls."""
    tile = i64(units.tile[cell])
    if tile < 0 or tile == mission.part(position):
        return 0.0
    if i64(units.owner[cell]) == MAKERS:
        return OWN
    for d in range(direction + 5, direction + 8):
        behind = i64(position.rules.next[cell * 6 + d % 6])
        if behind >= 0 and units.tile[behind] < 0:
            return PUSHED
    return WALL


def _arrival(rolls: float, turns: float, spare: i64) -> float:
    """How likely a part arrives that needs so many rolls and survives so many more wounds."""
    in_time = max(0.0, min(1.0, (turns - rolls + 1.5) / 2.0))
    danger = 0.11
    if spare < 2:
        danger = 0.19 if spare == 1 else 0.30
    return in_time * exp(-danger * rolls)


# Mission 2: will enough units get out?

ON_EXIT: Final = 0.9
NEAR_EXIT: Final = 0.75
FURTHER: Final = 0.15
"""How likely a unit gets out: from an exit, from beside it, and less for each step more."""
FRESH: Final = 0.4
"""How many units more get out for each turn to come, with all the exits open."""
MOST: Final = 1.7
"""How many can get out in a turn at most, with two that run."""


def cauldron_odds(position: Position, mission: Cauldron, after: Outcome) -> float:
    """The odds of the runners."""
    turns = turns_to_come(position, RUNNERS)
    now = _escapes(position, mission, position.units, turns)
    if after.destroyed == 0:
        return now
    return now + FOUGHT * (_escapes(position, mission, after.units, turns) - now)


def _escapes(position: Position, mission: Cauldron, units: Units, turns: float) -> float:
    if turns == 0.0:
        return -SURE
    netted = find_netted(units, position.tables, position.rules)
    open_exits = 0.0
    for i in range(i64(len(mission.exits))):
        if not _held(units, mission.exits[i]):
            open_exits += 1.0
    out = 0.0
    on_way = 0.0
    for cell in range(i64(CELLS)):
        tile = i64(units.tile[cell])
        if tile < 0 or i64(units.owner[cell]) != RUNNERS or position.tables.kind[tile] == HQ:
            continue
        steps = steps_out(mission, units, cell)
        chance = ON_EXIT if steps == 0 else NEAR_EXIT - FURTHER * float(min(4, steps - 1))
        if netted & bit(cell) != 0:
            chance *= 0.5
        if steps == 0:
            out += chance
        elif float(steps) <= turns - 1.0:
            on_way += chance
    on_way += FRESH * max(0.0, turns - 2.0) * min(1.0, 0.25 + 0.25 * open_exits)
    expected = out + min(on_way, MOST * max(0.0, turns - 1.0))
    need = float(mission.needed - position.marks[ESCAPED]) - 0.5
    return odds(expected - need, 0.5 + 0.35 * turns)


def steps_out(mission: Cauldron, units: Units, cell: i64) -> i64:
    """How far it is from a cell to the nearest exit that no enemy holds; many if all are held."""
    least: i64 = 6
    for i in range(i64(len(mission.exits))):
        steps = mission.far[i * CELLS + cell]
        if steps < least and not _held(units, mission.exits[i]):
            least = steps
    return least


def _held(units: Units, cell: i64) -> bool:
    return units.tile[cell] >= 0 and i64(units.owner[cell]) != RUNNERS
