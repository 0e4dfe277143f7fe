"""Nothing hidden is sent: tried on the smallest game with a secret."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from hexagora.core import KeyedDealer, View, registry
from hexagora.server import making, thinking
from kuhn import TEXTS, Kuhn, KuhnState
from kuhn_table import register_kuhn
from table_client import Json, Person, Refused, Site, running, tokens_of


@pytest.fixture(scope="module")
def secret_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    register_kuhn()
    database = tmp_path_factory.mktemp("table") / "tables.sqlite"
    with running(database, prepare=register_kuhn) as site:
        yield site
    del registry._games["kuhn"]


def cards_of(seed: str) -> list[int]:
    """What the dealer gives with a seed."""
    state, dealer = Kuhn().start(), KeyedDealer(seed, ["-", "-"])
    for _ in range(2):
        state.apply(dealer.deal(state))
    return state.cards


def seed_for(cards: list[int]) -> str:
    return next(seed for seed in map(str, range(1000)) if cards_of(seed) == cards)


def at_table(site: Site, seed: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Json, list[Person]]:
    """Both players and a spectator, the cards as the seed deals them."""
    monkeypatch.setattr(making, "KeyedDealer", lambda: KeyedDealer(seed))
    made = site.table("kuhn", "me", "open")
    claim = site.post(
        f"api/tables/{made['table']}/claim", {"name": "Bo"}, made["invites"][0]["token"]
    )
    tokens = [*tokens_of(made), claim["token"], made["watch"]]
    return made, [site.sit(made["table"], token) for token in tokens]


def shown(person: Person, table: str) -> str:
    """All that was sent to somebody, without what differs between any two tables."""
    told = []
    for frame in person.frames:
        if "card" in frame:
            frame = {**frame, "card": {**frame["card"], "seed_hash": "", "seed": "", "created": 0}}
        told.append(json.dumps(frame, sort_keys=True).replace(table, "TABLE"))
    return "\n".join(told)


@pytest.mark.parametrize("said", [("bet", "pass"), ("pass", "bet", "pass")])
def test_two_worlds_that_differ_in_a_secret_look_the_same(
    secret_site: Site, monkeypatch: pytest.MonkeyPatch, said: tuple[str, ...]
) -> None:
    site = secret_site
    seen = []
    for cards in ([1, 2], [3, 2]):
        made, (ann, bo, spectator) = at_table(site, seed_for(cards), monkeypatch)
        for number, word in enumerate(said):
            actor = (ann, bo)[number % 2]
            actor.until(lambda me, seat=number % 2: me.card["decides"] == seat)  # type: ignore[misc]
            actor.act(number % 2, word)
        for person in (ann, bo, spectator):
            person.until(lambda me: me.card["state"] == "over")
        log = bo.ask({"type": "log", "from": 1, "count": 100})
        bo.frames.remove(log)  # the game is over, so it may tell everything
        dealt = [step["action"] for step in log["answer"]["steps"]][:2]
        assert [TEXTS[action] for action in dealt] == [f"deal {card}" for card in cards]
        seen.append([shown(person, made["table"]) for person in (ann, bo, spectator)])
    (ann_low, bo_low, spectator_low), (ann_high, bo_high, spectator_high) = seen
    assert bo_low == bo_high
    assert spectator_low == spectator_high
    assert ann_low != ann_high, "the one who holds the card sees it"


def test_while_it_runs_the_course_is_closed(
    secret_site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = secret_site
    made, (ann, bo, _) = at_table(site, seed_for([3, 1]), monkeypatch)
    table = made["table"]
    ann.act(0, "bet")
    seats = [{"kind": "me", "name": "Di"}] * 2
    for token in (*tokens_of(made), made["watch"], made["host"]):
        for path in ("replay", "curve", "record"):
            with pytest.raises(Refused) as refused:
                site.get(f"api/tables/{table}/{path}", token)
            assert refused.value.code == "secret"
        with pytest.raises(Refused) as refused:
            site.post(f"api/tables/{table}/fork", {"step": 1, "seats": seats}, token)
        assert refused.value.code == "secret"
    steps = bo.ask({"type": "log", "from": 1, "count": 10})["answer"]["steps"]
    assert [(step["seat"], step["action"]) for step in steps] == [(-1, None), (-1, None), (0, None)]
    own = ann.ask({"type": "log", "from": 3, "count": 10})["answer"]["steps"]
    assert own[0]["action"] is not None
    missed = site.sit(table, made["watch"], since=0)
    assert [step["action"] for step in missed.welcome["steps"]] == [None] * 3
    assert missed.view["cards"] == [0, 0]
    bo.act(1, "pass")
    assert site.get(f"api/tables/{table}/replay", made["watch"])["total"] == 4
    assert "deal 3" in site.get(f"api/tables/{table}/record", made["watch"])


def test_nobody_looks_through_a_seat_of_somebody_else(
    secret_site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, (ann, bo, spectator) = at_table(secret_site, seed_for([3, 1]), monkeypatch)
    assert ann.view["cards"] == [3, 0]
    assert spectator.view["cards"] == [0, 0]
    for person in (bo, spectator):
        with pytest.raises(Refused) as refused:
            person.command("look", 0)
        assert refused.value.code == "not_yours"
    peeping = secret_site.sit(made["table"], made["watch"], look=0)
    assert peeping.view["cards"] == [0, 0]
    # The one who set the table up knows the invitation, but not the token it became.
    with pytest.raises(Refused):
        secret_site.sit(made["table"], made["invites"][0]["token"])


def test_a_bot_plays_on_its_own_card(secret_site: Site) -> None:
    made = secret_site.table("kuhn", "me", "greedy")
    person = secret_site.sit(made["table"], *tokens_of(made))
    while person.card["state"] == "playing":
        person.until(lambda me: me.card["decides"] in (0, -2))
        if person.card["state"] == "playing":
            person.step(0)
    assert person.card["result"]["places"]


def test_a_bot_is_given_the_view_of_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[View] = []

    class Spy:
        def choose(self, view: View) -> int:
            given.append(view)
            return 3

    monkeypatch.setattr(thinking, "new_bot", lambda name, seed: Spy())
    state = KuhnState(Kuhn())
    state.push(1, 1)
    state.cards = [3, 1]
    assert thinking.choose("any", "seed", state, 1, "table") == 3
    assert [type(view) for view in given] == [View]
    assert given[0].data["cards"] == [0, 1]
