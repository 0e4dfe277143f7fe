"""The list *my games*: how games stand, told from the database without opening a table."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from hexagora.server.database import open_database
from hexagora.server.keeping import Storage
from hexagora.server.turns import Turns
from table_client import Json, Refused, Site, running, tokens_of

FIRST: Json = {"options": {"first": "1"}}


def games(site: Site, *tokens: str) -> list[Json]:
    found: list[Json] = site.post("api/my-games", {"tokens": list(tokens)})["games"]
    return found


def game(site: Site, *tokens: str) -> Json:
    (found,) = games(site, *tokens)
    return found


def test_whose_turn_it_is_follows_every_act(site: Site) -> None:
    made = site.table("superhex", "me", "me", title="Friday", **FIRST)
    one, two = tokens_of(made)
    person = site.sit(made["table"], one, two)
    seen = set()
    for _ in range(12):
        person.until(lambda me: me.card["hold"] is not None or me.card["decides"] >= 0)
        told = game(site, one)
        acting = person.card["hold"] if person.card["hold"] is not None else person.card["decides"]
        assert (told["waits"], told["version"]) == (acting, person.version)
        assert (told["title"], told["state"], told["mine"]) == ("Friday", "playing", [0])
        seen.add((acting, told["turn"]))
        person.step(acting)
    assert {seat for seat, _ in seen} == {0, 1}
    assert len({turn for _, turn in seen}) > 2
    person.command("resign", 1)
    told = game(site, one, two)
    assert (told["state"], told["waits"], told["mine"]) == ("over", -2, [0, 1])
    assert told["places"] == [1, 2]


def test_before_the_first_act_too(site: Site) -> None:
    made = site.table("superhex", "me", "open", **FIRST)
    host = tokens_of(made)[0]
    assert (game(site, host)["state"], game(site, host)["version"]) == ("waiting", 0)
    invite = made["invites"][0]["token"]
    other = site.post(f"api/tables/{made['table']}/claim", {"name": "Bo"}, invite)["token"]
    told = game(site, other)
    assert (told["state"], told["waits"], told["mine"]) == ("playing", 0, [1])
    assert [seat["name"] for seat in told["seats"]] == ["Player 1", "Bo"]


def test_those_that_wait_for_me_come_first(site: Site) -> None:
    theirs = site.table("superhex", "me", "me", **FIRST)
    mine = site.table("superhex", "me", "me", **FIRST)
    over = site.table("superhex", "me", "me", **FIRST)
    person = site.sit(over["table"], *tokens_of(over))
    person.command("resign", 0)
    tokens = [tokens_of(over)[0], tokens_of(theirs)[1], tokens_of(mine)[0], mine["watch"]]
    told = games(site, *tokens)
    assert [one["table"] for one in told] == [mine["table"], theirs["table"], over["table"]]
    assert [one["mine"] for one in told] == [[0], [1], [0]]


def test_tokens_that_are_good_for_nothing_tell_nothing(site: Site) -> None:
    assert games(site, "nothing") == []
    made = site.table("superhex", "me", "me")
    assert games(site, made["table"]) == []
    with pytest.raises(Refused, match="tokens"):
        site.post("api/my-games", {"tokens": ["x"] * 401})


def test_no_table_is_opened_for_it(tmp_path: Path) -> None:
    where = tmp_path / "tables.sqlite"
    with running(where) as site:
        made = site.table("superhex", "me", "me", **FIRST)
        person = site.sit(made["table"], *tokens_of(made))
        person.step(0)
        stood = game(site, *tokens_of(made))
    with closing(open_database(where)) as database:
        # A table that cannot be loaded can still be told of.
        database.run("UPDATE entries SET value = value + 1")
    with running(where, storage=Storage(check="off")) as site:
        assert game(site, *tokens_of(made)) == stood


def test_who_takes_back_and_plays_again_is_in_the_same_turn() -> None:
    turns = Turns()
    for seat in (0, 0, -1):
        turns.play(seat)
    assert (turns.of(0), turns.of(1)) == (1, 2)
    turns.play(1)
    assert (turns.of(1), turns.of(0)) == (2, 3)
    turns.take_back()
    assert turns.of(1) == 2
    turns.play(1)
    assert (turns.of(0), turns.of(-1)) == (3, 2)


def test_a_clock_tells_until_when(tmp_path: Path) -> None:
    now = 1_790_000_000
    with running(tmp_path / "tables.sqlite", clock=lambda: float(now)) as site:
        slow: Json = {"kind": "correspondence", "time": 3 * 24 * 3600}
        made = site.table("superhex", "me", "me", clock=slow, **FIRST)
        plain = site.table("superhex", "me", "me", **FIRST)
        told = games(site, tokens_of(plain)[0], tokens_of(made)[0])
        assert [one["table"] for one in told] == [made["table"], plain["table"]], "urgent first"
        assert [one["deadline"] for one in told] == [now + 3 * 24 * 3600, 0]
