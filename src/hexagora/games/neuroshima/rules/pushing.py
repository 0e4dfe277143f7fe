"""Units that push others back (NS-INS-03)."""

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.event import Log
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import (
    CELLS,
    FROM_MIDDLE,
    NAMES,
    adjacent,
    bit,
    fill_cells,
)
from hexagora.games.neuroshima.rules.field import Hold
from hexagora.games.neuroshima.rules.instants import spend
from hexagora.games.neuroshima.rules.kinds import PUSHED
from hexagora.games.neuroshima.rules.moments import stops
from hexagora.games.neuroshima.rules.outbreak import start_if_full
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.tiles import HEAVY, HQ, PUSH_BACK


def can_push(position: Position, hold: Hold, seat: i64) -> bool:
    """Whether any unit of a seat can push anything anywhere."""
    units = position.units
    for cell in range(i64(CELLS)):
        if units.tile[cell] >= 0 and i64(units.owner[cell]) == seat:
            for d in range(i64(6)):
                if push_goals(hold, cell, d) != 0:
                    return True
    return False


def fill_pushes(position: Position, out: vec[i32]) -> i64:
    """Who can push whom."""
    hold = position.hold()
    units = position.units
    seat = position.seat
    total: i64 = 0
    for cell in range(i64(CELLS)):
        if units.tile[cell] >= 0 and i64(units.owner[cell]) == seat:
            for d in range(i64(6)):
                if push_goals(hold, cell, d) != 0:
                    out[total] = i32(actions.PUSH + cell * 6 + d)
                    total += 1
    return total


def fill_goals(position: Position, out: vec[i32]) -> i64:
    """Where the owner of the pushed unit can let it go."""
    goals = push_goals(position.hold(), position.top_a(), position.top_b())
    return fill_cells(goals, actions.TARGET, out)


def push_goals(hold: Hold, cell: i64, direction: i64) -> i64:
    """Where a unit can push the one in a direction, as bits; 0 if it cannot (NS-INS-03)."""
    units = hold.units
    pushed = i64(hold.rules.next[cell * 6 + direction])
    if (
        pushed < 0
        or i64(units.tile[pushed]) < 0
        or hold.caught(cell)
        or hold.caught(pushed)
        or not hold.rules.catches(i64(units.owner[cell]), i64(units.owner[pushed]))
    ):
        return 0
    found: i64 = 0
    mate = units.other(pushed)
    if mate >= 0 and hold.tables.traits[i64(units.tile[pushed])] & HEAVY != 0:
        return 0
    # At distance 2 from the pusher lie the cell straight behind and its two neighbours.
    for d in range(direction + 5, direction + 8):
        goal = i64(hold.rules.next[pushed * 6 + d % 6])
        if goal >= 0 and i64(units.tile[goal]) < 0 and (mate < 0 or adjacent(goal, mate)):
            found |= bit(goal)
    if hold.rules.no_hq != 0 and hold.tables.kind[i64(units.tile[pushed])] == HQ:
        found &= ~hold.rules.no_hq
    return found


def push(position: Position, who: i64, log: Log | None) -> None:
    """The pusher is chosen; leaders may answer now."""
    tile = position.top_a()
    seat = position.seat
    position.pop()
    spend(position, seat, tile, log)
    if not (position.rules.led and stops(position, seat, PUSH_BACK, who)):
        shove_on(position, who, log)


def shove_on(position: Position, who: i64, log: Log | None) -> None:
    """Push; where there is more than one goal, the owner of the pushed is asked."""
    cell, direction = who // 6, who % 6
    goals = push_goals(position.hold(), cell, direction)
    if goals & (goals - 1) == 0:
        goal: i64 = 0
        while goals != bit(goal):
            goal += 1
        shove(position, cell, direction, goal, log)
        return
    owner = i64(position.units.owner[i64(position.rules.next[cell * 6 + direction])])
    if owner < position.rules.players:
        position.push(PUSHED, owner, cell, direction)
    else:
        shove(position, cell, direction, middlemost(goals), log)


def middlemost(goals: i64) -> i64:
    """Where a unit goes that nobody plays: as near to the middle as it can, of equals to the first
    in the order of cells (NS-ATLAS-32, NS-ATLAS-87)."""
    best: i64 = -1
    for goal in range(i64(CELLS)):
        if goals & bit(goal) != 0 and (best < 0 or FROM_MIDDLE[goal] < FROM_MIDDLE[best]):
            best = goal
    return best


def give_way(position: Position, goal: i64, log: Log | None) -> None:
    """The owner of the pushed unit has chosen where it goes."""
    cell, direction = position.top_a(), position.top_b()
    position.pop()
    shove(position, cell, direction, goal, log)


def shove(position: Position, cell: i64, direction: i64, goal: i64, log: Log | None) -> None:
    """The unit in a direction goes to its goal."""
    units = position.units
    pushed = i64(position.rules.next[cell * 6 + direction])
    units.shift(pushed, goal)
    if log is not None:
        log.add(
            "pushed",
            "NS-INS-03",
            {
                "by": NAMES[cell],
                "pusher": position.tables.tiles[i64(units.tile[cell])].id,
                "seat": int(units.owner[cell]),
                "tile": position.tables.tiles[i64(units.tile[goal])].id,
                "from": NAMES[pushed],
                "to": NAMES[goal],
            },
        )
    if position.rules.mission is not None:
        position.rules.mission.settle(position)
    start_if_full(position, log)
