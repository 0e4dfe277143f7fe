"""Leaders that are dealt, and the secret choice of one out of three (NS-LEAD-01, NS-LEAD-05)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.event import Log
from hexagora.core.state import CHANCE
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import bit
from hexagora.games.neuroshima.rules.kinds import DEAL, HQ_PLACE, LEADER
from hexagora.games.neuroshima.rules.leaders import CARD, CHIEF, DEALT, FRONT_UP, LEFT
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.verdict import count_bits, side_of

HAND: Final = 3
"""So many cards each side gets."""


def begin_dealing(position: Position, first: i64) -> None:
    """The side of the first player is dealt to first; who is first of each side leads it."""
    numbers = position.leaders.numbers
    seats = position.rules.seats
    numbers[CHIEF + position.rules.side[first]] = first
    second = (first + 1) % seats
    numbers[CHIEF + position.rules.side[second]] = second
    position.push(DEAL, CHANCE, position.rules.side[first])


def fill_deals(position: Position, out: vec[i32]) -> i64:
    """The cards that nobody has."""
    numbers = position.leaders.numbers
    return _fill(position, ~(numbers[DEALT] | numbers[DEALT + 1]), actions.DEAL, out)


def fill_leaders(position: Position, out: vec[i32]) -> i64:
    """The cards that were dealt to the side that chooses."""
    side = position.rules.side[position.seat]
    return _fill(position, position.leaders.numbers[DEALT + side], actions.LEADER, out)


def _fill(position: Position, cards: i64, base: i64, out: vec[i32]) -> i64:
    total: i64 = 0
    for card in range(position.rules.cards.count):
        if cards >> card & 1 != 0:
            out[total] = i32(base + card)
            total += 1
    return total


def deal(position: Position, card: i64, log: Log | None) -> None:
    """A card goes to a side, which alone sees it."""
    side = position.top_a()
    numbers = position.leaders.numbers
    numbers[DEALT + side] |= bit(card)
    if log is not None:
        log.add_secret(
            "dealt",
            "NS-LEAD-05",
            {"seat": int(numbers[CHIEF + side])},
            {"leader": position.rules.cards.ids[card]},
            _knowers(position, side),
        )
    if count_bits(numbers[DEALT + side]) < HAND:
        return
    position.pop()
    if numbers[DEALT + 1 - side] == 0:
        position.push(DEAL, CHANCE, 1 - side)
    else:
        position.push(LEADER, numbers[CHIEF + 1 - side])


def choose_leader(position: Position, card: i64, log: Log | None) -> None:
    """A side keeps a card; when both have, both are shown, and the others leave the game."""
    seat = position.seat
    side = position.rules.side[seat]
    leaders = position.leaders
    numbers = leaders.numbers
    position.pop()
    numbers[CARD + side] = card
    numbers[LEFT + side] = FRONT_UP
    if log is not None:
        secret: dict[str, object] = {"leader": position.rules.cards.ids[card]}
        log.add_secret("kept", "NS-LEAD-01", {"seat": int(seat)}, secret, _knowers(position, side))
    if not leaders.chosen():
        position.push(LEADER, numbers[CHIEF + 1 - side])
        return
    numbers[DEALT] = 0
    numbers[DEALT + 1] = 0
    if log is not None:
        for other in (1 - side, side):
            shown: dict[str, object] = {
                "seat": int(numbers[CHIEF + other]),
                "leader": position.rules.cards.ids[leaders.card(other)],
            }
            log.add("revealed", "NS-LEAD-01", shown)
    position.push(HQ_PLACE, position.slot)


def _knowers(position: Position, side: i64) -> tuple[int, ...]:
    """The seats of a side."""
    seats = side_of(position.rules, side)
    return tuple(seat for seat in range(int(position.rules.seats)) if seats >> seat & 1 != 0)
