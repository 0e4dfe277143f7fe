"""Play until every card, unit, token, optional rule, decision, event and way to end was met.

Whole random games seldom bring anybody out or empty a deck, so most games begin from positions that
are thrown together: crowded boards with full hands shortly before the last points, poor ones in
which nobody can buy much, and some in which one seat holds nearly all the cards.
"""

import random
from collections.abc import Iterator
from itertools import count
from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i32, u8

from hexagora import CHANCE, Log, Rng, is_compiled, new_game
from hexagora.core.errors import BadOption
from hexagora.core.event import Event, Facts
from hexagora.games.nexus.content.components import the_box
from hexagora.games.nexus.game import EVENTS, INFO
from hexagora.games.nexus.rules import actions, turns
from hexagora.games.nexus.rules.actions import CARDS, UNITS
from hexagora.games.nexus.rules.deeds import put
from hexagora.games.nexus.rules.kinds import DEPLOY, KINDS, ROLL, TURN
from hexagora.games.nexus.rules.position import (
    ENDS,
    ENERGIZE_DECK,
    ENERGIZE_HAND,
    ENERGIZE_HELD,
    MISSION_DECK,
    MISSION_HAND,
    MISSIONS_HELD,
    RESERVE,
    RUBIUM,
    SCORE,
    WON,
)
from hexagora.games.nexus.state import NexusState

MOST_GAMES = 3000
MOST_DECISIONS = 150
"""Where a game that was thrown together is left, for others bring more that is new."""

RULES = [option.name for option in INFO.options if option.values == ("off", "on")]
NOBODY_DECIDES = {"turn", "battle", "vortex", "special"}
"""Frames that only wait and know what comes next."""

WITH_OWN_UNITS = {"which"}
"""Asked only where a pack lets several kinds of units do what one kind of the box does; the tests
of own units (tests/rules/test_nexus_own_units.py) meet it."""


# Where games begin.


def options_of(rng: random.Random, teams: bool) -> tuple[int, dict[str, str]]:
    """A number of seats and optional rules that go together."""
    while True:
        seats = 4 if teams else rng.choice([2, 3, 4])
        chosen = {name: "on" for name in RULES if rng.random() < 0.3}
        if teams:
            chosen["teams"] = "on"
        try:
            new_game("nexus", seats, **chosen)
        except BadOption:
            continue
        return seats, chosen


def beginnings(seen: "Seen") -> Iterator[tuple[NexusState, Rng, int]]:
    """Positions to play on from, what decides, and after how many decisions to leave them."""
    made = (whole, crowd, crowd, poverty, crowd, crowd, hoard, crowd, crowd, poverty, crowd, hoard)
    for number in count():
        rng = random.Random(number)
        dice = Rng(f"exhaustive {number}")
        seats, chosen = options_of(rng, teams=number % len(made) == 3)
        state = new_game("nexus", seats, **chosen).start()
        assert isinstance(state, NexusState)
        if made[number % len(made)] != whole:
            _set_up(state, dice)
        made[number % len(made)](state, rng, seen.missing())
        yield state, dice, 20_000 if made[number % len(made)] == whole else MOST_DECISIONS


def whole(state: NexusState, rng: random.Random, wanted: list[str]) -> None:
    """A game from its very beginning."""


def _set_up(state: NexusState, dice: Rng) -> None:
    room = vec[i32]([0] * state.game.most_options)
    while state.kind != DEPLOY:
        state.apply(state.random_action(dice, room))


def crowd(state: NexusState, rng: random.Random, wanted: list[str]) -> None:
    """Units all over the board, full hands, and not many points to go.

    Whose turn it is gets the missions that have not been completed in any game yet.
    """
    active = int(state.turn_seat())
    for card, mission in enumerate(state.tables.missions):
        if f"mission {mission.id}" in wanted and state.card(MISSION_DECK, card) > 0:
            hand_over(state, active, MISSION_DECK, card)
    for seat in range(state.game.seats):
        scatter(state, rng, seat, rng.randrange(6, 20))
        state.purse[RUBIUM + seat] = rng.randrange(40)
        deal(state, rng, seat, MISSION_DECK, rng.randrange(6))
        deal(state, rng, seat, ENERGIZE_DECK, rng.randrange(6))
        won = rng.randrange(int(state.rules.target) // 2)
        state.purse[WON + seat] = won
        state.purse[SCORE + seat] = won
    if state.rules.board >> state.rules.centre & 1:
        # From there Dragons fly far.
        while state.purse[RESERVE + active * UNITS + UNITS - 1] > 0:
            put(state, state.rules.centre, active, UNITS - 1)
    begin_again(state)


def poverty(state: NexusState, rng: random.Random, wanted: list[str]) -> None:
    """Everybody in one hex with nothing to buy others with, every second seat far stronger."""
    cell = rng.choice([int(cell) for cell in state.rules.cells])
    for seat in range(state.game.seats):
        for _ in range(rng.randrange(1, 3)):
            put(state, cell, seat, rng.randrange(2) if seat % 2 else UNITS - 1)
        state.purse[RUBIUM + seat] = 0
    begin_again(state)


def hoard(state: NexusState, rng: random.Random, wanted: list[str]) -> None:
    """One seat has most of the cards."""
    for seat in range(state.game.seats):
        scatter(state, rng, seat, rng.randrange(6, 16))
    seat = rng.randrange(state.game.seats)
    for deck in (MISSION_DECK, ENERGIZE_DECK):
        deal(state, rng, seat, deck, max(0, int(state.total(deck)) - rng.randrange(3)))
    begin_again(state)


def scatter(state: NexusState, rng: random.Random, seat: int, number: int) -> None:
    """Put units of a seat on the board, wherever it may be."""
    cells = [int(cell) for cell in state.rules.cells]
    for _ in range(number):
        unit = rng.randrange(UNITS)
        if state.purse[RESERVE + seat * UNITS + unit] > 0:
            put(state, rng.choice(cells), seat, unit)


def deal(state: NexusState, rng: random.Random, seat: int, deck: int, number: int) -> None:
    """Give a seat cards of a deck."""
    for _ in range(number):
        left = [card for card in range(CARDS) for _ in range(int(state.card(deck, card)))]
        if not left:
            return
        hand_over(state, seat, deck, rng.choice(left))


def hand_over(state: NexusState, seat: int, deck: int, card: int) -> None:
    """Give a seat one card of a deck."""
    hand, held = (
        (MISSION_HAND, MISSIONS_HELD) if deck == MISSION_DECK else (ENERGIZE_HAND, ENERGIZE_HELD)
    )
    state.cards[deck * CARDS + card] -= u8(1)
    state.cards[(hand + seat) * CARDS + card] += u8(1)
    state.purse[held + seat] += 1


def begin_again(state: NexusState) -> None:
    """Let the turn begin with what is on the board now."""
    seat = int(state.turn_seat())
    while state.depth > 0:
        state.pop()
    state.turns -= 1
    turns.begin_turn(state, seat, None)
    while state.kind == TURN:
        turns.go_on(state, None)


def shown_by(facts: Facts) -> tuple[int, str]:
    """The mine and the unit of a token that was turned up."""
    shows = {str(one["part"]): one for one in cast("list[Facts]", facts["shows"])}
    mine = cast(int, shows["mine"]["mine"]) if "mine" in shows else 0
    return mine, str(shows["unit"]["unit"]) if "unit" in shows else ""


# What there is to meet.


def everything() -> set[str]:
    box = the_box()
    found = {f"decision {kind}" for kind in KINDS if kind not in NOBODY_DECIDES | WITH_OWN_UNITS}
    found |= {f"event {kind}" for kind in EVENTS}
    found |= {f"end: {reason}" for reason in ENDS[1:]}
    found |= {f"mission {card.id}" for card in box.missions}
    found |= {f"open {card.kind} mission" for card in box.missions}
    found |= {f"energize {card.id}" for card in box.energize}
    for unit in (*box.units, *box.alternates):
        found |= {f"{unit.id} {done}" for done in ("bought", "moved", "attacks", "dies")}
    found |= {f"token {token.mine} {token.unit}" for token in box.tokens}
    found |= {f"rule {name}" for name in RULES}
    found |= {f"breath of {unit.id}" for sheet in (box.units, box.alternates) for unit in sheet[5:]}
    return found


class Seen:
    """What has been met so far."""

    def __init__(self) -> None:
        self.met: set[str] = set()

    def missing(self) -> list[str]:
        return sorted(everything() - self.met)

    def play(self, state: NexusState, rng: Rng, most: int) -> None:
        """Play on at random, and look at everything on the way."""
        room = vec[i32]([0] * state.game.most_options)
        on = {name for name in RULES if state.game.options[name] == "on"}
        assert state.check() == []
        while not state.over and most > 0:
            most -= 1
            self.met.add(f"decision {KINDS[state.kind]}")
            action = self._choose(state, rng, room)
            log = Log()
            state.apply(action, log)
            for event in log.events:
                self._happened(event, on)
            if state.kind != ROLL:
                assert state.check() == [], state.game
        if state.over:
            self.met.add(f"end: {ENDS[state.end]}")

    def _choose(self, state: NexusState, rng: Rng, room: vec[i32]) -> int:
        """Anything; but cards are rather completed than sold, and phases rather used than ended."""
        action = int(state.random_action(rng, room))
        if state.seat == CHANCE:
            return action
        legal = [int(room[i]) for i in range(state.fill_legal(room))]
        missions = [a for a in legal if actions.MISSION <= a < actions.SELL_MISSION]
        if missions and rng.below(4) > 0:
            return missions[rng.below(len(missions))]
        kept = [a for a in legal if not actions.SELL_MISSION <= a < actions.EXPLORE]
        if kept and rng.below(20) > 0:
            action = kept[rng.below(len(kept))]
            if action == actions.DONE:
                action = kept[rng.below(len(kept))]
        return action

    def _happened(self, event: Event, on: set[str]) -> None:
        met, facts, kind = self.met, event.facts, event.kind
        met.add(f"event {kind}")
        if kind == "completed":
            met.add(f"mission {facts['card']}")
            if facts["from_row"]:
                kinds = {card.id: card.kind for card in the_box().missions}
                met.add(f"open {kinds[str(facts['card'])]} mission")
        elif kind == "played":
            met.add(f"energize {facts['card']}")
        elif kind == "explored":
            # What a token shows is the unit's place on the sheet, whichever sheet is played with.
            places = {unit.id: unit.place for unit in the_box().alternates}
            mine, unit = shown_by(facts)
            met.add(f"token {mine} {places.get(unit, unit)}")
        elif kind in ("bought", "moved"):
            met.add(f"{facts['unit']} {kind}")
        elif kind == "lost":
            met.add(f"{facts['unit']} dies")
        elif kind == "breath":
            met.add(f"breath of {facts['unit']}")
        elif kind == "rolled":
            rolls = facts["rolls"]
            assert isinstance(rolls, list)
            met |= {f"{roll['unit']} attacks" for roll in rolls}
        self._rule(event, on)

    def _rule(self, event: Event, on: set[str]) -> None:
        """Which optional rule an event shows at work."""
        facts, kind = event.facts, event.kind
        green = {(token.mine, token.unit) for token in the_box().tokens if token.green}
        points = {"short_game", "long_game"} & on if event.clause == "NX-END-01" else set()
        shown = {
            "standing_orders": kind == "drew" and facts["deck"] == "mission",
            "king_of_the_hill": kind == "king",
            "high_priority": kind == "kept",
            "extra_tokens": kind == "explored" and shown_by(facts) in green,
            "open_missions": kind == "completed" and bool(facts["from_row"]),
            "teams": kind == "passed card",
            "vortex": kind == "swept",
            "alternate_units": kind == "shattered",
            "bad_neighbourhood": kind == "won",
            "power_hungry": kind == "won",
        }
        self.met |= {f"rule {name}" for name in on if name in points or shown.get(name, False)}


@pytest.mark.skipif(not is_compiled(), reason="interpreted these games take minutes")
def test_everything_happens() -> None:
    seen = Seen()
    for number, (state, rng, most) in enumerate(beginnings(seen)):
        seen.play(state, rng, most)
        if not seen.missing():
            return
        assert number < MOST_GAMES, f"not met in {MOST_GAMES} games: {seen.missing()}"


def test_a_chance_to_see_that_is_never_taken_is_told() -> None:
    """The runner itself: a game without options leaves the optional rules unmet."""
    state = new_game("nexus", 2).start()
    assert isinstance(state, NexusState)
    assert state.seat == CHANCE
    seen = Seen()
    seen.play(state, Rng("plain"), 20_000)
    assert state.over
    missing = seen.missing()
    assert {f"rule {name}" for name in RULES} <= set(missing)
    assert "event turn" not in missing
