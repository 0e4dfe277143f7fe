"""The end of a turn, where partners pass cards, and of a game in which somebody is out."""

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.event import Facts, Log
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.actions import CARDS
from hexagora.games.nexus.rules.cards import card_id, deck_name, seen, spend_energize, spend_mission
from hexagora.games.nexus.rules.cells import bit
from hexagora.games.nexus.rules.conditions import is_objective, objective_met
from hexagora.games.nexus.rules.deeds import finish
from hexagora.games.nexus.rules.filling import fill_cards
from hexagora.games.nexus.rules.kinds import BEGIN, END, LAST
from hexagora.games.nexus.rules.missions import fill_hand
from hexagora.games.nexus.rules.position import (
    ENERGIZE_HAND,
    ENERGIZE_HELD,
    GAVE_ENERGIZE,
    GAVE_MISSION,
    MISSION_HAND,
    MISSIONS_HELD,
    OCCUPIED,
    OUT,
    ROW,
    RUBIUM,
    TEAM_OUT,
    Position,
)
from hexagora.games.nexus.rules.result import standing


def fill(position: Position, kind: i64, out: vec[i32]) -> i64:
    """Cards for the partner, or the last Objectives."""
    return _fill_end(position, out) if kind == END else fill_hand(position, out, 0, True)


def apply(position: Position, kind: i64, action: i64, log: Log | None) -> None:
    """Pass a card, or nothing more."""
    if kind == END:
        _end_turn(position, action, log)
    else:
        _end_with_objectives(position, log)


def _fill_end(position: Position, out: vec[i32]) -> i64:
    n = fill_hand(position, out, 0, True)
    seat = position.seat
    if position.rules.teams and position.out >> (seat + 2) % 4 & 1 == 0:
        n = fill_cards(position, out, n, actions.GIVE_MISSION, MISSION_HAND + seat)
        n = fill_cards(position, out, n, actions.GIVE_ENERGIZE, ENERGIZE_HAND + seat)
    return n


def _end_turn(position: Position, action: i64, log: Log | None) -> None:
    seat = position.seat
    position.pop()
    if action >= actions.GIVE_ENERGIZE:
        _give(position, seat, True, action - actions.GIVE_ENERGIZE, log)
    elif action >= actions.GIVE_MISSION:
        _give(position, seat, False, action - actions.GIVE_MISSION, log)


def _give(position: Position, seat: i64, energize: bool, card: i64, log: Log | None) -> None:
    """Pass a card to the partner, unseen by the others (NX-TEAM-03)."""
    partner = (seat + 2) % 4
    hand: i64 = ENERGIZE_HAND if energize else MISSION_HAND
    held: i64 = ENERGIZE_HELD if energize else MISSIONS_HELD
    known: i64 = GAVE_ENERGIZE if energize else GAVE_MISSION
    position.cards[(hand + seat) * CARDS + card] -= 1
    position.cards[(hand + partner) * CARDS + card] += 1
    position.purse[held + seat] -= 1
    position.purse[held + partner] += 1
    # The giver may be handing back what the partner gave.
    seen(position, known, seat, card)
    position.cards[(known + seat) * CARDS + card] += 1
    if log is not None:
        facts: Facts = {"seat": int(seat), "to": int(partner), "deck": deck_name(energize)}
        secret: Facts = {"card": card_id(position, energize, card)}
        log.add_secret("passed card", "NX-TEAM-03", facts, secret, (int(seat), int(partner)))


def _is_out(position: Position, seat: i64) -> bool:
    """Whether a seat has no units and cannot pay for one, even by selling its hand."""
    if position.masks[OCCUPIED + seat] != 0:
        return False
    cards = position.purse[MISSIONS_HELD + seat] + position.purse[ENERGIZE_HELD + seat]
    return position.purse[RUBIUM + seat] + cards < position.tables.cheapest


def look_for_out(position: Position, log: Log | None) -> None:
    """End the game, or a partner's part in it, if somebody is out.

    Before the game ends the active player may complete Objectives that are met (NX-END-04).
    """
    found = _newly_out(position)
    if found == 0:
        return
    if (
        position.rules.at_once
        and _would_end(position, found)
        and _may_end_with_objectives(position)
    ):
        position.push(LAST, position.turn_seat())
        return
    _put_out(position, found, log)


def _newly_out(position: Position) -> i64:
    found: i64 = 0
    for seat in range(position.rules.seats):
        if position.out >> seat & 1 == 0 and _is_out(position, seat):
            found |= bit(seat)
    return found


def _would_end(position: Position, found: i64) -> bool:
    """Whether the game ends if these seats are out too."""
    gone = position.out | found
    return not position.rules.teams or gone & 5 == 5 or gone & 10 == 10


def _may_end_with_objectives(position: Position) -> bool:
    """Whether the active player is asked; with any mission in hand, so that nothing leaks."""
    # The Vortex comes before the turn, and belongs to none (NX-VTX-01).
    if i64(position.stack[2]) == BEGIN:
        return False
    seat = position.turn_seat()
    if position.purse[MISSIONS_HELD + seat] > 0:
        return True
    for card in range(position.tables.mission_count):
        if (
            position.card(ROW, card) > 0
            and is_objective(position, card)
            and objective_met(position, seat, card)
        ):
            return True
    return False


def look_for_last(position: Position, log: Log | None) -> None:
    """End the game if the active player has no more Objectives to complete."""
    if position.depth > 0 and not _may_end_with_objectives(position):
        _end_with_objectives(position, log)


def _end_with_objectives(position: Position, log: Log | None) -> None:
    """The active player has completed all Objectives that were wanted."""
    position.pop()
    _put_out(position, _newly_out(position), log)


def _put_out(position: Position, found: i64, log: Log | None) -> None:
    position.out |= found
    if log is not None:
        for seat in range(position.rules.seats):
            if found >> seat & 1 != 0:
                log.add("out", "NX-END-02", {"seat": int(seat)})
    if not position.rules.teams:
        _rank(position, OUT, log)
        return
    for seat in range(position.rules.seats):
        if found >> seat & 1 != 0:
            _lay_down(position, seat, log)
    for side in range(i64(2)):
        both = bit(side) | bit(side + 2)
        if position.out & both == both:
            _rank(position, TEAM_OUT, log)
            return


def _lay_down(position: Position, seat: i64, log: Log | None) -> None:
    """Who is out for good gives hand and rubium back (NX-TEAM-05)."""
    if log is not None:
        facts: Facts = {"seat": int(seat), "rubium": int(position.purse[RUBIUM + seat])}
        facts["missions"] = _held(position, MISSION_HAND + seat, False)
        facts["energize"] = _held(position, ENERGIZE_HAND + seat, True)
        log.add("laid down", "NX-TEAM-05", facts)
    for card in range(i64(CARDS)):
        while position.card(MISSION_HAND + seat, card) > 0:
            spend_mission(position, seat, card)
        while position.card(ENERGIZE_HAND + seat, card) > 0:
            spend_energize(position, seat, card)
    position.purse[RUBIUM + seat] = 0


def _held(position: Position, section: i64, energize: bool) -> list[str]:
    cards: list[str] = []
    for card in range(CARDS):
        if position.card(section, card) > 0:
            cards += [card_id(position, energize, card)] * int(position.card(section, card))
    return cards


def _rank(position: Position, end: i64, log: Log | None) -> None:
    """The best of those who are left win; if nobody is, the best of all."""
    seats = [s for s in range(position.rules.seats) if position.out >> s & 1 == 0]
    if end == TEAM_OUT:
        seats = [s for s in range(4) if position.out & (bit(s) | bit((s + 2) % 4)) != _both(s)]
    if not seats:
        seats = list(range(position.rules.seats))
    best = max(standing(position, s) for s in seats)
    winners = sum(1 << s for s in seats if standing(position, s) == best)
    finish(position, end, winners, log)


def _both(seat: int) -> int:
    return int(bit(seat) | bit((seat + 2) % 4))
