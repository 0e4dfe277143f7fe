"""Where units can go: own mobility, transports, the Move tile, and pushes.

Each function looks at one moment; nets and modules count as they are then (NS-MOD-09).
"""

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import CELLS, bit
from hexagora.games.neuroshima.rules.field import Hold
from hexagora.games.neuroshima.rules.tiles import CARRIES, SCOUTS

OWN_MOVE: i64 = bit(40)
"""The bit of ``Units.used`` for the unit's own mobility."""


def far_mover(hold: Hold, cell: i64) -> bool:
    """Whether a recon centre lets the unit go two cells."""
    if hold.roles & SCOUTS == 0:
        return False
    units = hold.units
    for other in range(i64(CELLS)):
        tile = i64(units.tile[other])
        if (
            tile >= 0
            and hold.tables.recon[tile] != 0
            and not hold.caught(other)
            and hold.rules.friendly(hold.control[other], i64(units.owner[cell]))
        ):
            return True
    return False


def reachable(hold: Hold, cell: i64) -> i64:
    """The cells on which a unit can end a move of its own, as bits; its own cell is one of them."""
    found: i64 = bit(cell)
    steps = 2 if far_mover(hold, cell) else 1
    for _ in range(steps):
        more = found
        for start in range(i64(CELLS)):
            if found >> start & 1 != 0:
                for d in range(i64(6)):
                    other = i64(hold.rules.next[start * 6 + d])
                    if other >= 0 and i64(hold.units.tile[other]) < 0:
                        more |= bit(other)
        found = more
    return found


def fill_moves(hold: Hold, cell: i64, out: vec[i32]) -> i64:
    """All ways to move or turn a unit; it must change cell or rotation (NS-INS-02)."""
    goals = reachable(hold, cell)
    total: i64 = 0
    for goal in range(i64(CELLS)):
        if goals >> goal & 1 == 0:
            continue
        for turn in range(i64(6)):
            if goal != cell or turn != i64(hold.units.turn[cell]):
                out[total] = i32(actions.PLACE + goal * 6 + turn)
                total += 1
    return total


def carriers(hold: Hold, cell: i64) -> i64:
    """The directions of the transports that can still carry a unit in this turn, as bits."""
    found: i64 = 0
    if hold.roles & CARRIES == 0:
        return 0
    for d in range(i64(6)):
        other = i64(hold.rules.next[cell * 6 + d])
        if other < 0:
            continue
        tile = i64(hold.units.tile[other])
        if (
            tile >= 0
            and hold.tables.transport[tile] != 0
            and hold.units.used[cell] >> other & 1 == 0
            and hold.serves(other, cell)
        ):
            found |= bit(d)
    return found


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
    # At distance 2 from the pusher lie the cell straight behind and its two neighbours.
    for d in range(direction + 5, direction + 8):
        goal = i64(hold.rules.next[pushed * 6 + d % 6])
        if goal >= 0 and i64(units.tile[goal]) < 0:
            found |= bit(goal)
    return found
