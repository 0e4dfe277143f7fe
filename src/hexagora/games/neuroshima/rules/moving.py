"""Units that move: by their own mobility, by a transport, by the Move tile.

Where they can go is looked at in one moment; nets and modules count as they are then (NS-MOD-09).
Of a structure one tile moves, whichever the player chooses, and the two stay together (NS-STR-05).
"""

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from hexagora.core.event import Log
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES, adjacent, bit
from hexagora.games.neuroshima.rules.field import Hold
from hexagora.games.neuroshima.rules.kinds import (
    BY_MOBILITY,
    BY_RUN,
    BY_TILE,
    BY_TRANSPORT,
    BY_TRANSPORT_OF_MATE,
)
from hexagora.games.neuroshima.rules.moments import stops
from hexagora.games.neuroshima.rules.outbreak import start_if_full
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.tiles import CARRIES, HEAVY, HQ, SCOUTS
from hexagora.games.neuroshima.rules.tiles import MOVE as MOVE_TILE

OWN_MOVE: i64 = bit(40)
"""The bit of ``Units.used`` for the unit's own mobility."""
RAN: i64 = bit(41)
"""The same for a unit that has run (NS-ATLAS-23)."""


def fill_movers(position: Position, hold: Hold, out: vec[i32], start: i64) -> i64:
    """Whose turn it is may move units by mobility and by transport; after ``start`` entries."""
    seat = position.seat
    units = position.units
    total = start
    for cell in range(i64(CELLS)):
        tile = i64(units.tile[cell])
        if (
            tile >= 0
            and i64(units.owner[cell]) == seat
            and position.tables.mobile[tile] != 0
            and units.used[units.head(cell)] & OWN_MOVE == 0
            and not hold.caught(cell)
        ):
            out[total] = i32(actions.MOVE + cell)
            total += 1
    for cell in range(i64(CELLS)):
        if units.tile[cell] >= 0 and i64(units.owner[cell]) == seat and not hold.caught(cell):
            directions = carriers(hold, cell)
            for d in range(i64(6)):
                if directions >> d & 1 != 0:
                    out[total] = i32(actions.CARRY + cell * 6 + d)
                    total += 1
    return total


def fill_mates(position: Position, hold: Hold, out: vec[i32], start: i64) -> i64:
    """Transports may carry the tile of a structure that they do not touch, too."""
    seat = position.seat
    units = position.units
    total = start
    for cell in range(i64(CELLS)):
        mate = units.other(cell)
        if mate < 0 or i64(units.owner[cell]) != seat or hold.caught(cell):
            continue
        directions = carriers(hold, cell)
        for d in range(i64(6)):
            transport = i64(position.rules.next[cell * 6 + d])
            if directions >> d & 1 != 0 and not adjacent(transport, mate):
                out[total] = i32(actions.CARRY_MATE + cell * 6 + d)
                total += 1
    return total


def move(position: Position, spot: i64, log: Log | None) -> None:
    """The goal of the unit that was chosen is named; leaders may answer a Move tile now."""
    if (
        position.rules.led
        and position.top_b() == BY_TILE
        and stops(position, position.seat, MOVE_TILE, spot)
    ):
        return
    shift_unit(position, spot, log)


def shift_unit(position: Position, spot: i64, log: Log | None) -> None:
    """Let the unit that was chosen go to its goal, in its rotation."""
    cell = position.top_a()
    by = position.top_b()
    seat = position.seat
    position.pop()
    units = position.units
    goal = spot // 6
    unit = units.head(cell)
    if by == BY_MOBILITY:
        units.used[unit] |= OWN_MOVE
    elif by == BY_RUN:
        units.used[unit] |= RAN
    elif by >= BY_TRANSPORT:
        units.used[unit] |= bit(transport_of(position, cell, by))
    units.turn[cell] = u8(spot % 6)
    if goal != cell:
        units.shift(cell, goal)
    if log is not None:
        clause = "NS-INS-02"
        if by == BY_RUN:
            clause = "NS-ATLAS-23"
        elif by != BY_TILE:
            clause = "NS-ABL-01" if by == BY_MOBILITY else "NS-MOD-11"
        log.add(
            "moved",
            clause,
            {
                "seat": int(seat),
                "tile": position.tables.tiles[i64(units.tile[goal])].id,
                "from": NAMES[cell],
                "to": NAMES[goal],
                "turn": int(spot % 6),
                "stays": goal == cell,
            },
        )
    start_if_full(position, log)


def transport_of(position: Position, cell: i64, by: i64) -> i64:
    """The transport that moves the tile on a cell, by the second number of the move's frame."""
    if by >= BY_TRANSPORT_OF_MATE:
        start = position.units.other(cell)
        return i64(position.rules.next[start * 6 + by - BY_TRANSPORT_OF_MATE])
    return i64(position.rules.next[cell * 6 + by - BY_TRANSPORT])


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
    """The cells on which a tile can end a move, as bits; its own cell is one of them."""
    found: i64 = bit(cell)
    units = hold.units
    mate = units.other(cell)
    if mate >= 0 and hold.tables.traits[i64(units.tile[cell])] & HEAVY != 0:
        return found
    barred: i64 = 0
    if hold.rules.no_hq != 0 and hold.tables.kind[i64(units.tile[cell])] == HQ:
        barred = hold.rules.no_hq
    steps = 2 if far_mover(hold, cell) else 1
    for _ in range(steps):
        more = found
        for start in range(i64(CELLS)):
            if found >> start & 1 != 0:
                for d in range(i64(6)):
                    other = i64(hold.rules.next[start * 6 + d])
                    if (
                        other >= 0
                        and i64(units.tile[other]) < 0
                        and (mate < 0 or adjacent(other, mate))
                    ):
                        more |= bit(other)
        found = more & ~barred
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
    """The directions of the transports that can still carry a unit in this turn, as bits.

    Directions are those from the cell; of a structure it may be the cell of either tile.
    """
    found: i64 = 0
    if hold.roles & CARRIES == 0:
        return 0
    unit = hold.units.head(cell)
    for d in range(i64(6)):
        other = i64(hold.rules.next[cell * 6 + d])
        if other < 0:
            continue
        tile = i64(hold.units.tile[other])
        if (
            tile >= 0
            and hold.tables.transport[tile] != 0
            and hold.units.used[unit] >> other & 1 == 0
            and hold.serves(other, unit)
        ):
            found |= bit(d)
    return found
