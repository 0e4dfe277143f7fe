"""Tiles that come into the hand, and the unlucky draw that brings only instants."""

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.event import Log
from hexagora.core.rng import Rng
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import bit
from hexagora.games.neuroshima.rules.discarding import fill_tiles, throw
from hexagora.games.neuroshima.rules.kinds import DRAWING
from hexagora.games.neuroshima.rules.position import Position


def fill_draws(position: Position, out: vec[i32]) -> i64:
    """The tiles in the pile."""
    return fill_tiles(position, position.pile, actions.DRAW, position.turn_seat(), out, 0)


def fill_draw_weights(position: Position, out: vec[i32]) -> i64:
    """How many of each tile are in the pile."""
    seat = position.turn_seat()
    total: i64 = 0
    for tile in range(position.first_tile(seat), position.last_tile(seat)):
        if position.pile[tile] != 0:
            out[total] = i32(position.pile[tile])
            total += 1
    return total


def random_draw(position: Position, rng: Rng) -> i64:
    """A random tile of the pile, without making a list."""
    seat = position.turn_seat()
    tile = position.first_tile(seat)
    rest = rng.below(position.pile_size(seat))
    while rest >= i64(position.pile[tile]):
        rest -= i64(position.pile[tile])
        tile += 1
    return actions.DRAW + tile - position.first_tile(seat)


def draw(position: Position, index: i64, log: Log | None) -> None:
    """A tile comes into the hand; the last one of a pile begins the end of the game."""
    position.pop()
    seat = position.seat
    tile = position.first_tile(seat) + index
    position.pile[tile] -= 1
    position.hand[tile] += 1
    if log is not None:
        facts: dict[str, object] = {"seat": int(seat), "tile": position.tables.tiles[tile].id}
        log.add("drew", "NS-TURN-02", facts)
    if position.last < 0 and position.pile_size(seat) == 0:
        mission = position.rules.mission
        if mission is not None and not mission.last_tile(position, seat, log):
            return
        position.last = seat
        position.owed = position.standing & ~bit(seat)
        if log is not None:
            log.add("last tile", "NS-END-01", {"seat": int(seat)})


def fill_unlucky(out: vec[i32]) -> i64:
    """Discard the hand and draw anew, or do not."""
    out[0] = actions.REDRAW
    out[1] = actions.KEEP
    return 2


def answer_unlucky(position: Position, action: i64, log: Log | None) -> None:
    """What is done with a hand of nothing but instants (NS-TURN-06)."""
    seat = position.seat
    position.pop()
    if action == actions.KEEP:
        return
    for tile in range(position.first_tile(seat), position.last_tile(seat)):
        while position.hand[tile] != 0:
            throw(position, seat, tile, "NS-TURN-06", log)
    position.set_top(DRAWING, 0)
