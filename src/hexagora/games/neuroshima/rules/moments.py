"""When leaders may be used, and on whom (NS-LEAD-06 to NS-LEAD-10).

A *window* is a frame on the stack in which a side may use its leader or decline. It opens only if
the card may be used and has a legal target. Where a side decides anyway, in its own turn and at the
forced discard, no window opens: the leader is one more option there.
"""

from mypy_extensions import i64

from hexagora.core.event import Log
from hexagora.games.neuroshima.rules.cells import CELLS, bit
from hexagora.games.neuroshima.rules.field import Hold
from hexagora.games.neuroshima.rules.hits import Hits
from hexagora.games.neuroshima.rules.kinds import (
    BATTLE_STARTS,
    BEFORE_DRAW,
    ENEMY_INSTANT,
    OWN_ACT,
    WINDOW,
)
from hexagora.games.neuroshima.rules.leader_cards import SACRIFICE, WORDS
from hexagora.games.neuroshima.rules.leaders import FACES, LEFT, USED
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.tiles import BATTLE, HQ


def ready(position: Position, side: i64, moment: i64) -> bool:
    """Whether a side's card has a use left, was not used in this turn, and is for the moment."""
    leaders = position.leaders
    if leaders.left(side) == 0 or leaders.numbers[USED + side] != 0:
        return False
    return position.rules.cards.moment[leaders.face(side)] == moment


def limit_of(position: Position, side: i64) -> i64:
    """The parameter of the face that is up."""
    return position.rules.cards.limit[position.leaders.face(side)]


def decider(position: Position, side: i64) -> i64:
    """Who decides for a side: in its own turn the player whose turn it is (NS-LEAD-10)."""
    seat = position.turn_seat()
    return seat if position.rules.side[seat] == side else position.leaders.chief(side)


def own(position: Position, side: i64, cell: i64) -> bool:
    """Whether a unit of the side stands on a cell."""
    units = position.units
    return units.tile[cell] >= 0 and position.rules.side[i64(units.owner[cell])] == side


def is_head(position: Position, cell: i64) -> bool:
    """Whether a unit is known by the cell: a structure is by that of its first tile."""
    return position.units.second >> cell & 1 == 0


def use_up(
    position: Position, side: i64, seat: i64, log: Log | None, about: dict[str, object]
) -> None:
    """A use is announced: the card is turned over, or leaves the game (NS-LEAD-04)."""
    leaders = position.leaders
    face = leaders.face(side)
    if log is not None:
        facts: dict[str, object] = {
            "seat": int(seat),
            "leader": position.rules.cards.ids[face // 2],
            "face": FACES[face % 2],
            "effect": WORDS[position.rules.cards.effect[face]],
        }
        log.add("led", position.rules.cards.clause(face), {**facts, **about})
    leaders.numbers[LEFT + side] -= 1
    leaders.numbers[USED + side] = 1


# Who can be the target, as bits of cells.


def act_targets(position: Position, hold: Hold, side: i64) -> i64:
    """Whom the leader can be used on in the own turn."""
    if position.rules.cards.effect[position.leaders.face(side)] == SACRIFICE:
        return _fuses(position, hold, side)
    found: i64 = 0
    for cell in range(i64(CELLS)):
        if _ferried(position, hold, side, cell) and partners(position, hold, side, cell) != 0:
            found |= bit(cell)
    return found


def partners(position: Position, hold: Hold, side: i64, cell: i64) -> i64:
    """With whom a unit can change places (NS-LEAD-14)."""
    found: i64 = 0
    if limit_of(position, side) != 0:
        for d in range(i64(6)):
            other = i64(position.rules.next[cell * 6 + d])
            if other >= 0 and _ferried(position, hold, side, other):
                found |= bit(other)
        return found
    for other in range(i64(CELLS)):
        if other != cell and _ferried(position, hold, side, other):
            found |= bit(other)
    return found


def _ferried(position: Position, hold: Hold, side: i64, cell: i64) -> bool:
    """Whether a unit can change places: a free one of the side, and no structure."""
    return own(position, side, cell) and not hold.caught(cell) and position.units.other(cell) < 0


def _fuses(position: Position, hold: Hold, side: i64) -> i64:
    """Own free units but HQs with an enemy beside them that can be hurt (NS-LEAD-15)."""
    units = position.units
    hqs_too = limit_of(position, side) != 0
    found: i64 = 0
    for cell in range(i64(CELLS)):
        if (
            not own(position, side, cell)
            or not is_head(position, cell)
            or hold.caught(cell)
            or position.tables.kind[i64(units.tile[cell])] == HQ
        ):
            continue
        if blown_by(position, side, cell, hqs_too) != 0:
            found |= bit(cell)
    return found


def blown_by(position: Position, side: i64, cell: i64, hqs_too: bool) -> i64:
    """Whom a unit of the side hurts when it is blown up, by their heads (NS-LEAD-15)."""
    units = position.units
    found: i64 = 0
    for d in range(i64(12)):
        at = cell if d < 6 else units.other(cell)
        if at < 0:
            break
        other = i64(position.rules.next[at * 6 + d % 6])
        if other >= 0 and blown(position, side, other, hqs_too):
            found |= bit(units.head(other))
    return found


def blown(position: Position, side: i64, cell: i64, hqs_too: bool) -> bool:
    """Whether an enemy stands on a cell that an exploding unit of the side hurts."""
    tile = i64(position.units.tile[cell])
    if tile < 0 or own(position, side, cell):
        return False
    return hqs_too or position.tables.kind[tile] != HQ


def pace_targets(position: Position, side: i64) -> i64:
    """Units with an initiative value, netted or not (NS-LEAD-16)."""
    mine = not position.rules.cards.enemy[position.leaders.face(side)]
    units = position.units
    field = position.field()
    found: i64 = 0
    for cell in range(i64(CELLS)):
        tile = i64(units.tile[cell])
        if (
            tile >= 0
            and is_head(position, cell)
            and own(position, side, cell) == mine
            and field.value(cell, 0) >= 0
        ):
            found |= bit(cell)
    return found


def again_targets(position: Position, side: i64) -> i64:
    """Own units that attacked in the phase that is over and are free now (NS-LEAD-17)."""
    if position.leaders.attacked == 0:
        return 0
    kinds = limit_of(position, side)
    hold = position.hold()
    found: i64 = 0
    for cell in range(i64(CELLS)):
        if (
            position.leaders.attacked >> cell & 1 != 0
            and own(position, side, cell)
            and kinds >> position.tables.kind[i64(position.units.tile[cell])] & 1 != 0
            and not hold.caught(cell)
        ):
            found |= bit(cell)
    return found


def spare_targets(position: Position, side: i64, hits: Hits) -> i64:
    """Own units that are hit, HQs only if the card says so (NS-LEAD-18)."""
    hqs_too = limit_of(position, side) != 0
    found: i64 = 0
    for i in range(hits.size):
        cell = hits.target[i]
        if own(position, side, cell) and (
            hqs_too or position.tables.kind[i64(position.units.tile[cell])] != HQ
        ):
            found |= bit(cell)
    return found


def can_recall(position: Position, side: i64, tile: i64) -> bool:
    """Whether a tile lies in the discard and is of a kind that the card names (NS-LEAD-13)."""
    if position.discard[tile] == 0:
        return False
    return limit_of(position, side) >> position.tables.kind[tile] & 1 != 0


# Windows.


def opens(position: Position, moment: i64, hits: Hits | None = None) -> bool:
    """Whether a window opens at a moment of a battle or a strike; each side is asked once.

    First the side whose turn it is or was, then the other (NS-LEAD-09).
    """
    leaders = position.leaders
    first = position.rules.side[position.turn_seat()]
    for step in range(i64(2)):
        side = (first + step) % 2
        mark = bit(2 * moment + side)
        if leaders.asked & mark != 0:
            continue
        leaders.asked |= mark
        if not ready(position, side, moment):
            continue
        if hits is not None:
            found = spare_targets(position, side, hits)
        elif moment == BATTLE_STARTS:
            found = pace_targets(position, side)
        else:
            found = again_targets(position, side)
        if found != 0:
            position.push(WINDOW, decider(position, side), moment)
            return True
    return False


def opens_before_draw(position: Position, seat: i64, limit: i64) -> bool:
    """Whether the turn begins with a look into the discard; not with a full hand (NS-LEAD-13)."""
    leaders = position.leaders
    side = position.rules.side[seat]
    if leaders.asked & bit(2 * BEFORE_DRAW) != 0:
        return False
    leaders.asked |= bit(2 * BEFORE_DRAW)
    if not ready(position, side, BEFORE_DRAW) or position.hand_size(seat) >= limit:
        return False
    for tile in range(position.first_tile(seat), position.last_tile(seat)):
        if can_recall(position, side, tile):
            position.push(WINDOW, seat, BEFORE_DRAW)
            return True
    return False


def stops(position: Position, seat: i64, instant: i64, goal: i64) -> bool:
    """Whether the other side may cancel a seat's instant: then a window is open (NS-LEAD-19)."""
    side = 1 - position.rules.side[seat]
    if not ready(position, side, ENEMY_INSTANT):
        return False
    if instant == BATTLE and limit_of(position, side) == 0:
        return False
    position.push(WINDOW, decider(position, side), ENEMY_INSTANT + 8 * instant, goal)
    return True


def may_act(position: Position, hold: Hold, seat: i64) -> bool:
    """Whether the leader can be used in the own turn."""
    side = position.rules.side[seat]
    return ready(position, side, OWN_ACT) and act_targets(position, hold, side) != 0
