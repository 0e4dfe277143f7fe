"""Drawing cards: from the decks, one of two missions, and what the Monolith gives."""

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from hexagora.core.event import Facts, Log
from hexagora.core.state import CHANCE
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.actions import CARDS
from hexagora.games.nexus.rules.cards import card_id, deck_name
from hexagora.games.nexus.rules.deeds import enough_points, score
from hexagora.games.nexus.rules.kinds import (
    DRAW,
    ENERGIZE_DRAWN,
    KEEP,
    MISSIONS_DRAWN,
    MONOLITH,
    OFFERED,
    ROW_FILLED,
)
from hexagora.games.nexus.rules.missions import fill_hand
from hexagora.games.nexus.rules.position import (
    ENERGIZE_DECK,
    ENERGIZE_DISCARD,
    ENERGIZE_HAND,
    ENERGIZE_HELD,
    KINGS,
    MISSION_DECK,
    MISSION_DISCARD,
    MISSION_HAND,
    MISSIONS_HELD,
    OF_TERRAIN,
    ROW,
    Position,
)
from hexagora.games.nexus.rules.printed import MONOLITH as ON_MONOLITH


def fill(position: Position, kind: i64, out: vec[i32]) -> i64:
    """The cards that can be drawn or kept; at the Monolith the point or cards."""
    if kind == DRAW:
        return _fill_draws(position, out, False)
    if kind == KEEP:
        return _fill_keep(position, out)
    n = fill_hand(position, out, 0, False)
    out[n] = actions.TAKE_POINT
    out[n + 1] = actions.TAKE_CARDS
    return n + 2


def fill_weights(position: Position, out: vec[i32]) -> i64:
    """How many of each card are in the deck."""
    return _fill_draws(position, out, True)


def apply(position: Position, kind: i64, action: i64, log: Log | None) -> None:
    """Draw a card, keep one, or take what the Monolith gives."""
    if kind == DRAW:
        energize = action >= actions.DRAW_ENERGIZE
        first: i64 = actions.DRAW_ENERGIZE if energize else actions.DRAW_MISSION
        _draw(position, action - first, log)
    elif kind == KEEP:
        _keep(position, action - actions.KEEP, log)
    else:
        _at_monolith(position, action == actions.TAKE_POINT, log)


def _fill_draws(position: Position, out: vec[i32], weigh: bool) -> i64:
    energize = position.top_b() == ENERGIZE_DRAWN
    section: i64 = ENERGIZE_DECK if energize else MISSION_DECK
    first: i64 = actions.DRAW_ENERGIZE if energize else actions.DRAW_MISSION
    count: i64 = 0
    for card in range(i64(CARDS)):
        left = i64(position.cards[section * CARDS + card])
        if left > 0:
            out[count] = i32(left) if weigh else i32(first + card)
            count += 1
    return count


def _fill_keep(position: Position, out: vec[i32]) -> i64:
    low = min(position.offer_a, position.offer_b)
    high = max(position.offer_a, position.offer_b)
    out[0] = i32(actions.KEEP + low - 1)
    if low == high:
        return 1
    out[1] = i32(actions.KEEP + high - 1)
    return 2


def want_cards(position: Position, seat: i64, purpose: i64, number: i64) -> None:
    """Let a seat draw so many cards, one after the other."""
    for _ in range(number):
        position.push(DRAW, CHANCE, seat, purpose)


def begin_draw(position: Position, log: Log | None) -> None:
    """See whether the draw on top needs chance; if not, it is made or left out."""
    energize = position.top_b() == ENERGIZE_DRAWN
    deck: i64 = ENERGIZE_DECK if energize else MISSION_DECK
    if position.total(deck) > 0:
        return
    if not energize and position.under_count > 0:
        _draw(position, _from_under(position), log)
        return
    discard: i64 = ENERGIZE_DISCARD if energize else MISSION_DISCARD
    if position.total(discard) == 0:
        seat = position.top_a()
        position.pop()
        if log is not None:
            log.add("no card", "NX-DRAW-02", {"seat": int(seat), "deck": deck_name(energize)})
        return
    for card in range(i64(CARDS)):
        position.cards[deck * CARDS + card] = position.cards[discard * CARDS + card]
        position.cards[discard * CARDS + card] = 0
    if log is not None:
        log.add("reshuffled", "NX-DRAW-02", {"deck": deck_name(energize)})


def draws_by_chance(position: Position) -> bool:
    """Whether the draw on top is from a shuffled deck."""
    return position.total(ENERGIZE_DECK if position.top_b() == ENERGIZE_DRAWN else MISSION_DECK) > 0


def _from_under(position: Position) -> i64:
    """The uppermost of the missions that were put under the deck."""
    card = i64(position.under[0])
    position.under_count -= 1
    for i in range(2 * position.under_count):
        position.under[i] = position.under[i + 2]
    position.under[2 * position.under_count] = 0
    position.under[2 * position.under_count + 1] = 0
    # It leaves the deck through the same door as all others.
    position.cards[MISSION_DECK * CARDS + card] += 1
    return card


def _draw(position: Position, card: i64, log: Log | None) -> None:
    """Take a card from a deck for the draw on top."""
    seat = position.top_a()
    purpose = position.top_b()
    position.pop()
    energize = purpose == ENERGIZE_DRAWN
    deck: i64 = ENERGIZE_DECK if energize else MISSION_DECK
    position.cards[deck * CARDS + card] -= 1
    if purpose == ENERGIZE_DRAWN:
        position.cards[(ENERGIZE_HAND + seat) * CARDS + card] += 1
        position.purse[ENERGIZE_HELD + seat] += 1
    elif purpose == MISSIONS_DRAWN:
        position.cards[(MISSION_HAND + seat) * CARDS + card] += 1
        position.purse[MISSIONS_HELD + seat] += 1
    elif purpose == ROW_FILLED:
        position.cards[ROW * CARDS + card] += 1
    elif position.offer_a == 0:
        position.offer_a = card + 1
    else:
        position.offer_b = card + 1
    if log is None:
        return
    name = card_id(position, energize, card)
    if purpose == ROW_FILLED:
        log.add("laid open", "NX-ROW-02", {"card": name})
        return
    clause = "NX-DRAW-01" if purpose != OFFERED else "NX-OPT-05"
    facts: Facts = {"seat": int(seat), "deck": deck_name(energize)}
    log.add_secret("drew", clause, facts, {"card": name}, (int(seat),))


def draw_missions(position: Position, seat: i64) -> None:
    """The missions of a turn."""
    if position.rules.row > 0:
        want_cards(position, seat, ROW_FILLED, position.rules.row - position.total(ROW))
    elif position.rules.priority:
        want_cards(position, seat, OFFERED, 2)
    else:
        want_cards(position, seat, MISSIONS_DRAWN, 1)


def make_offer(position: Position, seat: i64) -> None:
    """Of two missions one is kept; if only one could be drawn, it is (NX-OPT-05)."""
    if position.offer_b > 0:
        position.push(KEEP, seat)
    elif position.offer_a > 0:
        _take_offer(position, seat, position.offer_a - 1)


def _take_offer(position: Position, seat: i64, card: i64) -> None:
    position.cards[(MISSION_HAND + seat) * CARDS + card] += 1
    position.purse[MISSIONS_HELD + seat] += 1
    position.offer_a = 0
    position.offer_b = 0


def _keep(position: Position, card: i64, log: Log | None) -> None:
    """Keep one of two missions; the other goes under the deck."""
    seat = position.seat
    position.pop()
    other = position.offer_b - 1 if position.offer_a == card + 1 else position.offer_a - 1
    _take_offer(position, seat, card)
    position.under[2 * position.under_count] = u8(other)
    position.under[2 * position.under_count + 1] = u8(seat)
    position.under_count += 1
    if log is not None:
        secret: Facts = {
            "card": card_id(position, False, card),
            "under": card_id(position, False, other),
        }
        log.add_secret("kept", "NX-OPT-05", {"seat": int(seat)}, secret, (int(seat),))


def reach_monolith(position: Position, seat: i64) -> None:
    """Who holds the Monolith gets cards, or chooses."""
    if position.control(seat) & position.masks[OF_TERRAIN + ON_MONOLITH] == 0:
        return
    if position.rules.king:
        position.push(MONOLITH, seat)
    else:
        want_cards(position, seat, ENERGIZE_DRAWN, position.rules.monolith_cards)


def _at_monolith(position: Position, point: bool, log: Log | None) -> None:
    """Take the cards of the Monolith, or a point (NX-OPT-04)."""
    seat = position.seat
    position.pop()
    if not point:
        want_cards(position, seat, ENERGIZE_DRAWN, position.rules.monolith_cards)
        return
    position.purse[KINGS + seat] += 1
    score(position, seat, 1)
    if log is not None:
        log.add("king", "NX-OPT-04", {"seat": int(seat), "points": 1})
    if enough_points(position, seat, log):
        return
    # The last to draw is pushed first.
    for i in range(position.rules.seats - 1):
        other = (seat + position.rules.seats - 1 - i) % position.rules.seats
        if position.out >> other & 1 == 0:
            want_cards(position, other, ENERGIZE_DRAWN, 1)
