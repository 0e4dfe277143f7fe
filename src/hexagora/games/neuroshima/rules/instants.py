"""Instants that are aimed at a cell: the unit that a Move tile moves, or the goal of a strike."""

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.event import Log
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.battle import Battle
from hexagora.games.neuroshima.rules.cells import CELLS, bit, fill_cells
from hexagora.games.neuroshima.rules.field import Hold
from hexagora.games.neuroshima.rules.kinds import BY_TILE, MOVE, STRIKE
from hexagora.games.neuroshima.rules.moments import stops
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.tiles import AIR_STRIKE, GRENADE, HQ, SNIPER
from hexagora.games.neuroshima.rules.tiles import MOVE as MOVE_TILE


def fill_aims(position: Position, out: vec[i32]) -> i64:
    """The cells that the instant that was chosen can be aimed at."""
    instant = position.tables.instant[position.top_a()]
    return fill_cells(aims(position, position.hold(), instant), actions.TARGET, out)


def aims(position: Position, hold: Hold, instant: i64) -> i64:
    """The cells that an instant can be aimed at, as bits."""
    if instant == AIR_STRIKE:
        return _inner_cells(position)
    units = position.units
    seat = position.seat
    hq = position.hq_cell(seat)
    if instant == GRENADE and (hq < 0 or hold.caught(hq)):
        return 0
    found: i64 = 0
    for cell in range(i64(CELLS)):
        tile = i64(units.tile[cell])
        if tile < 0:
            continue
        owner = i64(units.owner[cell])
        if instant == MOVE_TILE:
            if owner == seat and not hold.caught(cell):
                found |= bit(cell)
        elif (
            not position.rules.friendly(seat, owner)
            and position.tables.kind[tile] != HQ
            and (instant == SNIPER or _beside(position, hq, cell))
        ):
            found |= bit(cell)
    return found


def _inner_cells(position: Position) -> i64:
    """The cells around which all six others are on the board (NS-INS-06)."""
    rules = position.rules
    found: i64 = 0
    for i in range(len(rules.playable_cells)):
        cell = rules.playable_cells[i]
        inside = True
        for d in range(i64(6)):
            if rules.next[cell * 6 + d] < 0:
                inside = False
        if inside:
            found |= bit(cell)
    return found


def _beside(position: Position, a: i64, b: i64) -> bool:
    for d in range(i64(6)):
        if i64(position.rules.next[a * 6 + d]) == b:
            return True
    return False


def aim(position: Position, cell: i64, log: Log | None) -> None:
    """Let the instant that was chosen do its work at a cell."""
    tile = position.top_a()
    seat = position.seat
    position.pop()
    spend(position, seat, tile, log)
    instant = position.tables.instant[tile]
    if instant == MOVE_TILE:
        position.push(MOVE, seat, cell, BY_TILE)
    elif not (position.rules.led and stops(position, seat, instant, tile * CELLS + cell)):
        let_loose(position, seat, tile, cell)


def let_loose(position: Position, seat: i64, tile: i64, cell: i64) -> None:
    """An instant that wounds takes effect."""
    position.battle = Battle(seat, -1)
    position.push(STRIKE, seat, tile, cell)


def spend(position: Position, seat: i64, tile: i64, log: Log | None) -> None:
    """An instant is used and goes to the discard (NS-TURN-12)."""
    position.note_use()
    position.hand[tile] -= 1
    position.discard[tile] += 1
    if log is not None:
        facts: dict[str, object] = {"seat": int(seat), "tile": position.tables.tiles[tile].id}
        log.add("played", "NS-TURN-12", facts)
