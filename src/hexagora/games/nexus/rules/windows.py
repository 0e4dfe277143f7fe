"""The moments of a battle at which everybody may play cards, and units destroy themselves."""

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.event import Facts, Log
from hexagora.core.state import FRAME
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.cards import spend_energize
from hexagora.games.nexus.rules.deeds import unit_id
from hexagora.games.nexus.rules.kinds import (
    CANCEL,
    DICE,
    EXTRACT,
    OUTCOME,
    SHATTERED,
    TARGET,
    WHICH,
    WINDOW,
)
from hexagora.games.nexus.rules.losses import ask_casualty, lose
from hexagora.games.nexus.rules.melee import troops_of
from hexagora.games.nexus.rules.playing import fill_plays
from hexagora.games.nexus.rules.position import ALIVE, DEFENDER, ENERGIZE_HELD, KILLED, Position
from hexagora.games.nexus.rules.printed import BEFORE, BONUS, DOUBLE, REROLL, SHATTER
from hexagora.games.nexus.rules.printed import CANCEL as CANCELS
from hexagora.games.nexus.rules.printed import EXTRACT as EXTRACTS
from hexagora.games.nexus.rules.printed import FIRST as SHOOTS_FIRST
from hexagora.games.nexus.rules.selling import fill_sales


def _can_shatter(position: Position, seat: i64) -> bool:
    """Whether a seat has a unit in the battle that can destroy itself (NX-ALT-03)."""
    side = position.side_of(seat)
    if side < 0:
        return False
    for unit in range(i64(UNITS)):
        if position.tables.ability[unit] & SHATTER != 0 and troops_of(position, side, unit) > 0:
            return True
    return False


def _is_asked(position: Position, seat: i64, moment: i64) -> bool:
    """Whether a seat is asked in a window, whatever its cards are (NX-BAT-10)."""
    return position.purse[ENERGIZE_HELD + seat] > 0 or (
        moment == BEFORE and _can_shatter(position, seat)
    )


def fill(position: Position, out: vec[i32]) -> i64:
    """The cards for this moment, and destroying an own unit."""
    out[0] = actions.DONE
    moment = position.top_a()
    n = fill_plays(position, out, 1, moment)
    n = fill_sales(position, out, n)
    if moment == BEFORE and _can_shatter(position, position.seat):
        out[n] = actions.SHATTER
        n += 1
    return n


def open_window(position: Position, moment: i64) -> None:
    """Ask everybody for cards."""
    position.push(WINDOW, position.turn_seat(), moment, -1)


def _reopen(position: Position) -> None:
    """After a card or an ability everybody is asked again, beginning with the attacker."""
    position.set_top(position.top_a(), -1)


def look_again(position: Position) -> None:
    """Ask the same seat again, if there is still anything to ask it for."""
    position.set_top(position.top_a(), -1 - position.top_b())


def ask_next(position: Position) -> bool:
    """Find who is to be asked next; false if the window is closed or the battle over."""
    if position.fight[ALIVE] == 0 or position.fight[ALIVE + 1] == 0:
        position.pop()
        position.set_top(OUTCOME, 0)
        return False
    place = position.top_b()
    if place >= 0:
        return True
    moment = position.top_a()
    place = -1 - place
    while place < position.rules.seats:
        seat = _in_order(position, place)
        if _is_asked(position, seat, moment):
            position.set_top(moment, place)
            position.stack[(position.depth - 1) * FRAME + 1] = i32(seat)
            return True
        place += 1
    position.pop()
    return False


def _in_order(position: Position, place: i64) -> i64:
    """Attacker, defender, then the others clockwise from the defender."""
    attacker = position.turn_seat()
    defender = i64(position.fight[DEFENDER])
    if place == 0:
        return attacker
    seat = defender
    left = place - 1
    while left > 0:
        seat = (seat + 1) % position.rules.seats
        if seat != attacker:
            left -= 1
    return seat


def apply(position: Position, action: i64, log: Log | None) -> None:
    """A seat plays a card, destroys a unit of its own, or passes."""
    seat = position.seat
    if action == actions.DONE:
        position.set_top(position.top_a(), -2 - position.top_b())
    elif action == actions.SHATTER:
        _begin_shatter(position, seat, log)
    else:
        _play_in_battle(position, seat, action - actions.PLAY, log)


def _play_in_battle(position: Position, seat: i64, card: i64, log: Log | None) -> None:
    spend_energize(position, seat, card)
    _reopen(position)
    effect = position.tables.effect[card]
    if log is not None:
        facts: Facts = {"seat": int(seat), "card": position.tables.energize[card].id}
        log.add("played", "NX-BAT-09", facts)
    if effect == BONUS or effect == DOUBLE or effect == SHOOTS_FIRST:
        position.push(TARGET, seat, card)
    elif effect == EXTRACTS:
        position.push(EXTRACT, seat, card)
    elif effect == REROLL:
        position.push(DICE, seat, card)
    elif effect == CANCELS:
        position.push(CANCEL, seat, card, position.tables.amount[card])


def _begin_shatter(position: Position, seat: i64, log: Log | None) -> None:
    """A unit is to destroy itself: of several kinds the owner chooses one."""
    _reopen(position)
    side = position.side_of(seat)
    kinds: i64 = 0
    first: i64 = -1
    for unit in range(i64(UNITS)):
        if position.tables.ability[unit] & SHATTER != 0 and troops_of(position, side, unit) > 0:
            kinds += 1
            if first < 0:
                first = unit
    if kinds > 1 and position.rules.chooses_unit:
        position.push(WHICH, seat, -1)
    else:
        shatter(position, seat, first, log)


def shatter(position: Position, seat: i64, unit: i64, log: Log | None) -> None:
    """A unit destroys itself; the opponent loses one of choice (NX-ALT-03)."""
    side = position.side_of(seat)
    cause = -1
    if log is not None:
        facts: Facts = {"seat": int(seat), "unit": unit_id(position, unit)}
        cause = log.add("shattered", "NX-ALT-03", facts)
    lose(position, side, unit, False, cause, log)
    if side == 1 and position.rules.own_doing:
        # The attacker has not destroyed it, so no mission counts it.
        position.fight[KILLED + UNITS + unit] -= 1
    ask_casualty(position, 1 - side, SHATTERED, log)
