"""The beginning: who is first, and where the HQs stand."""

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.event import Log
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.kinds import HQ_PLACE
from hexagora.games.neuroshima.rules.placing import put
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.turns import begin_turn


def fill_firsts(position: Position, out: vec[i32]) -> i64:
    """Any seat may be the first."""
    for i in range(position.rules.seats):
        out[i] = i32(actions.FIRST + i)
    return position.rules.seats


def choose_first(position: Position, seat: i64) -> None:
    """Chance has chosen who begins."""
    position.pop()
    begin(position, seat)


def begin(position: Position, first: i64) -> None:
    """Let the HQs be placed, beginning with the first player."""
    position.slot = first
    position.push(HQ_PLACE, first)


def place_hq(position: Position, spot: i64, log: Log | None) -> None:
    """Put an HQ on its cell; after the last one the first turn begins."""
    seat = position.seat
    position.pop()
    put(position, seat, position.tables.hq_of[seat], spot, "NS-SET-06", log)
    following = (seat + 1) % position.rules.seats
    if position.hq_cell(following) < 0:
        position.push(HQ_PLACE, following)
    else:
        begin_turn(position, following, log)
