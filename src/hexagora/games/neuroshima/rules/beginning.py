"""The beginning: who is first, and where the HQs stand."""

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.event import Log
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.dealing import begin_dealing
from hexagora.games.neuroshima.rules.kinds import HQ_PLACE
from hexagora.games.neuroshima.rules.placing import put
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.settings import Rules
from hexagora.games.neuroshima.rules.turns import begin_turn


def fill_firsts(position: Position, out: vec[i32]) -> i64:
    """Any seat may be the first, unless the mission names it."""
    if position.rules.first >= 0:
        out[0] = i32(actions.FIRST + position.rules.first)
        return 1
    for i in range(position.rules.seats):
        out[i] = i32(actions.FIRST + i)
    return position.rules.seats


def choose_first(position: Position, seat: i64, log: Log | None) -> None:
    """Chance has chosen who begins."""
    position.pop()
    begin(position, seat, log)


def begin(position: Position, first: i64, log: Log | None) -> None:
    """Let the HQs be placed, beginning with the first player; leaders are dealt before."""
    position.slot = first
    if position.rules.led:
        begin_dealing(position, first)
        return
    _set_up(position, first, log)


def place_hq(position: Position, spot: i64, log: Log | None) -> None:
    """Put an HQ on its cell; after the last one the first turn begins."""
    seat = position.seat
    position.pop()
    put(position, seat, position.tables.hq_of[seat], spot, "NS-SET-06", log)
    _set_up(position, (seat + 1) % position.rules.seats, log)


def asks_for_hqs(rules: Rules) -> bool:
    """Whether anybody chooses where an HQ stands; in some missions nobody does."""
    for seat in range(rules.seats):
        if rules.hqs >> seat & 1 != 0 and _fixed_cell(rules, seat) < 0:
            return True
    return False


def _set_up(position: Position, start: i64, log: Log | None) -> None:
    """Ask for the next HQ, from a seat on; once all stand, the first turn begins."""
    rules = position.rules
    for step in range(rules.seats):
        seat = (start + step) % rules.seats
        if rules.hqs >> seat & 1 == 0 or position.hq_cell(seat) >= 0:
            continue
        cell = _fixed_cell(rules, seat)
        if cell < 0:
            position.push(HQ_PLACE, seat)
            return
        put(position, seat, position.tables.hq_of[seat], cell * 6, "NS-ATLAS-06", log)
    begin_turn(position, rules.order[position.slot], log)


def _fixed_cell(rules: Rules, seat: i64) -> i64:
    """The only cell on which the seat's HQ may stand, or -1 if there is a choice."""
    zone = rules.seats + seat
    first = rules.zone_first[zone]
    return rules.zone_cells[first] if rules.zone_end[zone] == first + 1 else -1
