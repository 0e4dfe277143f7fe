"""Somebody with an identity: what a session is good for, and whose seats are whose."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from hexagora.server.database import open_database
from hexagora.server.errors import Refusal
from hexagora.server.people import desk
from hexagora.server.rows import SeatRow
from table_client import Refused, Site, running


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("people") / "tables.sqlite"


@pytest.fixture(scope="module")
def site(place: Path) -> Iterator[Site]:
    with running(place) as site:
        yield site


def seats_of(site: Site, table: str) -> list[SeatRow]:
    return site.do(site.hall.table(table)).row.seats


def stored_people(place: Path, table: str) -> list[str]:
    with closing(open_database(place)) as database:
        sql = "SELECT person FROM seats WHERE table_id = ? ORDER BY seat"
        return [str(row[0]) for row in database.rows(sql, (table,))]


def test_a_session_tells_who_it_is_and_only_its_digest_is_stored(site: Site, place: Path) -> None:
    person, session = site.identity("Ada")
    found = site.do(site.hall.people.of(session))
    assert found is not None
    assert (found.id, found.kind, found.name, found.owner) == (person, "person", "Ada", "")
    assert site.do(site.hall.people.of("")) is None
    assert site.do(site.hall.people.of("nobody")) is None
    assert session.encode() not in place.read_bytes()
    bot, _ = site.identity("Deep Purple", "bot", owner=person)
    known = site.do(site.hall.people.by_ids([person, bot, "", "nobody"]))
    assert {one.id: (one.kind, one.owner) for one in known.values()} == {
        person: ("person", ""),
        bot: ("bot", person),
    }


def test_who_has_no_session_is_refused_what_needs_one(site: Site) -> None:
    with pytest.raises(Refusal) as refused:
        site.do(site.hall.people.require("nobody"))
    assert refused.value.refusal.code == "need_person"


def test_seats_are_whose_session_took_them(site: Site, place: Path) -> None:
    ada, adas = site.identity("Ada")
    bo, bos = site.identity("Bo")
    made = site.table("superhex", "me", "greedy", "open", "open", session=adas)
    table = made["table"]
    invites = [one["token"] for one in made["invites"]]
    site.post(f"api/tables/{table}/claim", {"name": "Bo"}, invites[0], bos)
    site.post(f"api/tables/{table}/claim", {"name": "Guest"}, invites[1])
    assert stored_people(place, table) == [ada, "", bo, ""]
    assert [
        seat["person"] for seat in site.get(f"api/tables/{table}", made["watch"])["card"]["seats"]
    ] == [ada, "", bo, ""]


def test_the_host_sits_down_as_a_person(site: Site, place: Path) -> None:
    ada, adas = site.identity("Ada")
    made = site.table("superhex", "open", "greedy")
    body = {"kind": "me", "name": "Ada"}
    site.put(f"api/tables/{made['table']}/seats/0", body, made["host"], adas)
    assert stored_people(place, made["table"]) == [ada, ""]


def test_a_session_opens_the_own_seats_without_their_tokens(site: Site) -> None:
    _, adas = site.identity("Ada")
    _, bos = site.identity("Bo")
    made = site.table("superhex", "me", "me", options={"first": "1"}, session=adas)
    person = site.sit(made["table"], person=adas)
    assert person.welcome["you"]["seats"] == [0, 1]
    person.step(person.card["decides"])
    assert site.get(f"api/tables/{made['table']}", session=adas)["you"] == {
        "kind": "seat",
        "seat": 0,
    }
    watching = site.get(f"api/tables/{made['table']}", made["watch"], adas)
    assert watching["you"]["kind"] == "seat"
    for session in (bos, "nobody", ""):
        with pytest.raises(Refused) as refused:
            site.sit(made["table"], person=session)
        assert refused.value.code == "not_yours"
        with pytest.raises(Refused):
            site.get(f"api/tables/{made['table']}", session=session)


def test_a_rematch_is_played_by_the_same_people(site: Site, place: Path) -> None:
    ada, adas = site.identity("Ada")
    bo, bos = site.identity("Bo")
    made = site.table("superhex", "me", "open", session=adas)
    table = made["table"]
    site.post(f"api/tables/{table}/claim", {"name": "Bo"}, made["invites"][0]["token"], bos)
    person = site.sit(table, person=adas)
    person.command("resign", 0)
    person.until(lambda me: me.card["state"] == "over")
    person.command("rematch", 0)
    person.until(lambda me: me.card["next"] != "")
    assert stored_people(place, person.card["next"]) == [bo, ada]
    assert site.sit(person.card["next"], person=adas).welcome["you"]["seats"] == [1]


def test_when_a_session_was_last_used_is_noted_to_the_hour(tmp_path: Path) -> None:
    now = [1_800_000_000.0]
    where = tmp_path / "tables.sqlite"
    with running(where, clock=lambda: now[0]) as site:
        _, session = site.identity("Ada")

        def seen() -> int:
            with closing(open_database(where)) as database:
                return int(database.rows("SELECT seen FROM sessions")[0][0])

        now[0] += desk.SEEN_SECONDS - 1
        assert site.do(site.hall.people.of(session)) is not None
        assert seen() == 1_800_000_000
        now[0] += 1
        assert site.do(site.hall.people.of(session)) is not None
        assert seen() == 1_800_003_600
