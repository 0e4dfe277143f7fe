"""Nobody learns what is hidden: two worlds that differ only in secrets look and sound the same."""

from __future__ import annotations

import json
from typing import cast

import pytest

import two_worlds
from hexagora import Dealer, Game, Match, Rng, State, game_names, new_game
from hexagora.core import SPECTATOR, Event, fingerprint
from hexagora.games.neuroshima.rules.leaders import CARD, DEALT
from hexagora.games.neuroshima.state import NeuroshimaState
from hexagora.games.nexus.rules.actions import CARDS
from hexagora.games.nexus.rules.kinds import ROW_FILLED
from hexagora.games.nexus.rules.position import GAVE_MISSION, MISSION_DECK, MISSION_HAND
from hexagora.games.nexus.state import NexusState
from kuhn import (
    Kuhn,
    KuhnState,
    TellsByOrder,
    TellsInEvent,
    TellsInNumbers,
    TellsInResult,
    TellsInView,
)
from two_worlds import Secrets, leak, leak_beside_guess, shown
from worlds import PER_KIND, World, asked_samples, samples, traces, viewers, worlds

pytestmark = pytest.mark.search


def drawers(state: State) -> set[int]:
    """Who sees a card that is drawn in Nexus Ops: all if it is laid open, else the one seat."""
    open_to_all = int(state.top_b()) == ROW_FILLED
    return set(viewers(state.game)) if open_to_all else {int(state.top_a())}


def partners(state: State) -> set[int]:
    return {int(state.seat), (int(state.seat) + 2) % 4}


def seen_of_gift(state: State, action: int) -> str:
    """Everybody sees from which deck a card is passed, and all else that ends a turn."""
    text = state.game.write(state, action)
    if state.game.kinds[state.kind] != "end":
        return ""
    return text.rpartition(" ")[0] if text.startswith("give") else text


def drawn_from_under(state: State, event: Event, viewer: int) -> bool:
    """Whether the viewer draws a mission that somebody else knew, from under an empty deck."""
    position = cast(NexusState, state)
    empty = position.total(MISSION_DECK) <= 1 and position.under_count > 0
    return empty and event.kind == "drew" and viewer in event.knowers


SECRETS = {
    "superhex": Secrets(),
    "neuroshima": Secrets(),
    "nexus": Secrets(
        hidden={
            "draw": drawers,
            "keep": lambda state: {int(state.seat)},
            "end": partners,
            "box": lambda state: set(),
        },
        reveals=frozenset({"laid down"}),
        shows=drawn_from_under,
        alike=seen_of_gift,
        one_of=50,
    ),
}
"""What each game hides from whom. Superhex is open: there is nothing to hide. In Neuroshima Hex the
order of the piles is hidden, but no position holds it: a tile is drawn when it is needed. In Nexus
Ops hands are hidden, and what is put under a deck, into a box or passed to a partner; who is out in
a team game lays the hand open."""


def side_of_deal(state: State) -> set[int]:
    """Who sees a leader that is dealt in Neuroshima Hex: the side that gets it."""
    sides = cast(NeuroshimaState, state).rules.sides
    return {seat for seat in range(state.game.seats) if sides[seat] == int(state.top_a())}


def side_of_choice(state: State) -> set[int]:
    """Who sees the leader that is kept."""
    sides = cast(NeuroshimaState, state).rules.sides
    return {seat for seat in range(state.game.seats) if sides[seat] == sides[int(state.seat)]}


LEADERS = Secrets(
    hidden={"deal": side_of_deal, "leader": side_of_choice}, reveals=frozenset({"revealed"})
)
"""With leaders the cards of the other side are hidden until both are shown."""


def secrets_of(game: Game) -> Secrets:
    """What a game hides with its options."""
    return LEADERS if game.name == "neuroshima" and game.secrets else SECRETS[game.name]


KUHN_SECRETS = Secrets(
    hidden={"deal": lambda state: {int(state.top_a())}},
    reveals=frozenset({"shown"}),
)
ROUNDS = 40

every_world = pytest.mark.parametrize("world", worlds(), ids=str)
open_world = pytest.mark.parametrize(
    "world", [w for w in worlds() if not secrets_of(w.game).hidden], ids=str
)


# The measure itself must be able to fail.


def kuhn_leaks(position: type[KuhnState]) -> list[str]:
    found = [leak(Kuhn(position), KUHN_SECRETS, f"kuhn {n}") for n in range(ROUNDS)]
    return [message for message in found if message]


def test_a_game_that_keeps_its_secret_passes() -> None:
    assert kuhn_leaks(KuhnState) == []


@pytest.mark.parametrize(
    ("position", "where"),
    [
        (TellsInView, "view"),
        (TellsInNumbers, "observation"),
        (TellsInEvent, "events"),
        (TellsInResult, "view|events"),
        (TellsByOrder, "view"),
    ],
)
def test_a_game_that_tells_is_caught(position: type[KuhnState], where: str) -> None:
    leaks = kuhn_leaks(position)
    assert leaks
    assert all(message.split(" of viewer ")[0] in where.split("|") for message in leaks)


def test_a_spectator_is_a_viewer_too() -> None:
    """To whom a secret is told makes no difference: here seats keep it, but not from strangers."""

    class TellsStrangers(KuhnState):
        def facts(self, seat: int) -> dict[str, object]:
            return super().facts(seat) | ({"all": self.cards} if seat == SPECTATOR else {})

    assert any(f"viewer {SPECTATOR}" in message for message in kuhn_leaks(TellsStrangers))


def test_a_secret_that_was_never_declared_hidden_is_not_looked_for() -> None:
    assert leak(Kuhn(TellsInView), Secrets(), "kuhn") == ""


def test_a_world_and_a_guess_of_it_look_the_same() -> None:
    world = World("kuhn", Kuhn())
    for number, state in enumerate(samples(world)):
        for viewer in viewers(world.game):
            assert leak_beside_guess(state, viewer, KUHN_SECRETS, f"{number}") == ""


def test_a_card_is_told_to_its_owner_alone() -> None:
    event = Event("dealt", "KUHN-01", {"seat": 1}, secret={"card": 3}, knowers=(1,))
    common = {"event": "dealt", "clause": "KUHN-01", "cause": -1, "seat": 1}
    assert [event.seen_by(viewer) for viewer in (0, 1, SPECTATOR)] == [
        common,
        {**common, "card": 3},
        common,
    ]
    assert "3" not in repr(event)


@pytest.mark.parametrize("what", ["hand", "box", "under", "gift"])
def test_nexus_would_be_caught(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that told any of its secrets would not pass."""

    def telling(state: State, viewer: int) -> str:
        position, cards = cast(NexusState, state), range(CARDS)
        secret: object = [int(position.under[0]), int(position.under_count)]
        if what == "hand":
            secret = [int(position.card(MISSION_HAND + 1, card)) for card in cards]
        elif what == "gift":
            secret = [int(position.card(GAVE_MISSION, card)) for card in cards]
        elif what == "box":
            secret = position.pools()
        return f"{shown(state, viewer)} {secret}"

    options = {
        "hand": {},
        "box": {"extra_tokens": "on"},
        "under": {"high_priority": "on"},
        "gift": {"teams": "on"},
    }
    game = new_game("nexus", 4, short_game="off" if what == "gift" else "on", **options[what])
    monkeypatch.setattr(two_worlds, "shown", telling)
    assert any(leak(game, SECRETS["nexus"], f"{what} {n}") for n in range(4))


@pytest.mark.parametrize("what", ["dealt", "kept"])
def test_leaders_would_be_caught(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A view of Neuroshima Hex that told the other side's cards, or its choice, would not pass."""

    def telling(state: State, viewer: int) -> str:
        at = DEALT if what == "dealt" else CARD
        numbers = cast(NeuroshimaState, state).leaders.numbers
        return f"{shown(state, viewer)} {[int(numbers[at + side]) for side in range(2)]}"

    monkeypatch.setattr(two_worlds, "shown", telling)
    game = new_game("neuroshima", 2, leaders="on")
    assert any(leak(game, LEADERS, f"{what} {n}") for n in range(4))


# The registered games.


@pytest.mark.parametrize("name", game_names())
def test_every_game_says_what_it_hides(name: str) -> None:
    for world in worlds([name]):
        secrets = secrets_of(world.game)
        assert bool(secrets.hidden) == world.game.secrets
        assert set(secrets.hidden) <= set(world.game.kinds)
        assert secrets.reveals <= set(world.game.event_kinds)


@every_world
def test_nobody_can_tell_two_worlds_apart(world: World) -> None:
    for number in range(2 if world.game.secrets else 1):
        assert leak(world.game, secrets_of(world.game), f"{world.id} {number}") == ""


@every_world
def test_nobody_can_tell_a_world_from_an_own_guess_of_it(world: World) -> None:
    everybody = viewers(world.game)
    for number, state in enumerate(asked_samples(world)[::PER_KIND]):
        viewer = everybody[number % len(everybody)]
        assert leak_beside_guess(state, viewer, secrets_of(world.game), f"{number}") == ""


def common_knowledge(state: State, viewer: int) -> str:
    """A view without the viewer's number and the options that only the decider is given."""
    data = json.loads(state.view(viewer).to_json())
    assert data.pop("seat") == viewer
    offered = data["decision"].pop("options")
    assert bool(offered) == (viewer == state.seat and viewer >= 0)
    return json.dumps(data, sort_keys=True)


@open_world
def test_in_an_open_game_all_viewers_know_the_same(world: World) -> None:
    for state in samples(world):
        assert len({common_knowledge(state, viewer) for viewer in viewers(world.game)}) == 1


@open_world
def test_in_an_open_game_all_viewers_hear_the_same(world: World) -> None:
    for trace in traces(world):
        for events in trace.events:
            for event in events:
                assert event.secret is None
                assert event.knowers == ()


@open_world
def test_in_an_open_game_a_guess_is_the_truth(world: World) -> None:
    for state in samples(world):
        for viewer in viewers(world.game):
            assert world.game.sample(state.view(viewer).data, Rng("truth")) == state


# The dealer's secret.


@every_world
def test_no_view_and_no_event_contains_the_seed(world: World) -> None:
    seed = "c0ffee-c0ffee-c0ffee"
    match = Match(world.game, ["x"] * world.game.seats, seed)
    rng = Rng("seed")
    for _ in range(100):
        if match.state.over:
            break
        if match.state.seat < 0:
            match.deal()
        else:
            legal = match.state.legal()
            match.play(legal[rng.below(len(legal))])
        for viewer in viewers(world.game):
            assert seed not in match.state.view(viewer).to_json()


def test_the_fingerprint_is_published_before_the_first_deal_and_the_seed_after_the_last() -> None:
    match = Match(Kuhn(), ["a", "b"], "hidden seed")
    first = match.record().dump()
    assert f"seed hash: {fingerprint('hidden seed')}\n" in first
    while not match.state.over:
        dump = match.record().dump()
        assert "hidden seed" not in dump
        assert f"seed hash: {fingerprint('hidden seed')}\n" in dump
        if match.state.seat < 0:
            match.deal()
        else:
            match.play(match.state.legal()[0])
    assert "\nseed: hidden seed\n" in match.record().dump()
    assert match.record().fingerprint == Dealer("hidden seed").fingerprint


def test_the_fingerprint_does_not_help_to_guess_the_deals() -> None:
    """It is a hash under another name than the one that starts the dealer's stream."""
    dealer, guess = Dealer("hidden seed"), Dealer(fingerprint("hidden seed"))
    start = Kuhn().start()
    deals = [[d.deal(start) for _ in range(40)] for d in (dealer, guess)]
    assert deals[0] != deals[1]
