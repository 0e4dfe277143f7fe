"""Guests who become somebody, what is told of them, and nothing that is left of who has gone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from contest_hands import Player, opened, until
from hexagora.cli.main import main
from hexagora.server import office
from hexagora.server.database import Sqlite, open_database
from hexagora.server.notices.settings import Notifying
from hexagora.server.people import played
from hexagora.server.people.leaving import leave
from hexagora.server.people.telling import TELLING
from notice_sinks import Browser, PushService
from patience import eventually
from table_client import Json, Person, Refused, Site, running, tokens_of

CHAT = "xyzzy-what-ada-said"
TITLE = "xyzzy-adas-own-table"
WHO = {"person", "player", "owner", "organiser"}
"""What columns are called that have somebody's id."""


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


@pytest.fixture
def site(place: Path) -> Iterator[Site]:
    with running(place) as site:
        yield site


def everything(place: Path) -> list[tuple[str, str]]:
    """Every value of every column of every table of the database, as text, with its place."""
    found = []
    with closing(open_database(place)) as database:
        assert isinstance(database, Sqlite)
        names = [
            row[0] for row in database.rows("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        assert {"people", "sessions", "passkeys", "seats", "chat", "tables"} <= {*names}
        for name in names:
            columns = [row[1] for row in database.rows(f"PRAGMA table_info({name})")]
            for row in database.rows(f"SELECT * FROM {name}"):
                found += [
                    (f"{name}.{column}", str(value))
                    for column, value in zip(columns, row, strict=True)
                ]
    return found


def where_is(place: Path, *texts: str) -> set[str]:
    return {where for where, value in everything(place) for text in texts if text in value}


def finished(site: Site, session: str, other: str = "", said: str = CHAT, **more: object) -> Json:
    """A game that somebody has given up: against another person, or with a bot."""
    made = site.table("superhex", "me", "open" if other else "greedy", session=session, **more)
    if other:
        invite = made["invites"][0]["token"]
        site.post(f"api/tables/{made['table']}/claim", {"name": "Bo"}, invite, other)
    person = site.sit(made["table"], *tokens_of(made))
    if said:
        person.ask({"type": "chat", "seat": 0, "text": said})
    person.command("resign", 0)
    person.until(lambda me: me.card["state"] == "over")
    return made


def test_games_of_a_guest_become_those_of_an_identity_and_nobody_elses(site: Site) -> None:
    ada, adas = site.identity("Ada")
    _, bos = site.identity("Bo")
    mine = site.table("superhex", "me", "greedy", options={"first": "1"})
    # One table has left memory, one is there with somebody at it.
    old = site.table("superhex", "me", "me")
    site.loop.call_soon_threadsafe(site.hall.forget, old["table"])
    taken = site.table("superhex", "me", "greedy", session=bos)
    seats = [
        {"table": made["table"], "token": token}
        for made in (mine, old, taken)
        for token in tokens_of(made)
    ]
    wrong = [
        {"table": mine["table"], "token": mine["watch"]},
        {"table": mine["table"], "token": "nonsense"},
        {"table": "nowhere", "token": tokens_of(mine)[0]},
    ]
    person = site.sit(mine["table"], *tokens_of(mine))
    found = site.post("api/me/seats", {"seats": seats + wrong}, session=adas)
    assert found == {"added": 3, "others": 1, "unknown": 3}
    assert site.post("api/me/seats", {"seats": seats}, session=adas)["added"] == 3, "as before"
    person.close()
    # Another device needs nothing but the session.
    assert site.sit(old["table"], person=adas).welcome["you"]["seats"] == [0, 1]
    again = site.sit(mine["table"], person=adas)
    assert again.welcome["you"]["seats"] == [0]
    ready_to_play(again, 0)
    again.step(0)
    assert site.sit(taken["table"], person=bos).welcome["you"]["seats"] == [0]
    with pytest.raises(Refused):
        site.sit(taken["table"], person=adas)
    assert again.card["seats"][0]["person"] == ada


def test_everything_is_told_and_everything_is_deleted(site: Site, place: Path) -> None:
    ada, adas = site.identity("Xyzzyada")
    robot, robots = site.identity("Xyzzybot", "bot", owner=ada)
    bo, bos = site.identity("Bo")
    alone = finished(site, adas, title=TITLE)
    shared = finished(site, adas, bos, title=TITLE, public=True)
    site.post(
        f"api/tables/{shared['table']}/report",
        {"reason": "chat", "seat": 1, "text": "x"},
        shared["watch"],
    )
    finished(site, robots, bos, said="")
    running_game = site.table("superhex", "me", "open", session=bos)
    invite = running_game["invites"][0]["token"]
    site.post(f"api/tables/{running_game['table']}/claim", {"name": "Xyzzyada"}, invite, adas)
    spectated = site.table("superhex", "me", "me", public=True)
    looking = site.sit(spectated["table"], person=adas, name="Xyzzyada")
    looking.ask({"type": "chat", "text": CHAT})
    waiting = site.sit(running_game["table"], person=bos)
    site.put("api/me/settings", {"settings": {"language": "uk"}}, session=adas)
    site.post("api/me/link", session=adas)
    site.get("api/me/record", session=adas)
    with closing(open_database(place)) as database:
        office.do(
            database,
            [
                (
                    "INSERT INTO passkeys "
                    "(id, person, public_key, count, transports, label, created, used) "
                    "VALUES ('xyzzykey', ?, 'xyzzypublic', 0, '', 'Xyzzyphone', 1, 1)",
                    (ada,),
                )
            ],
        )

    told = site.get("api/me/export", session=adas)
    assert told["identity"]["settings"] == {"language": "uk"}
    assert [one["label"] for one in told["passkeys"]] == ["Xyzzyphone"]
    assert {one["table"] for one in told["games"]} == {
        alone["table"],
        shared["table"],
        running_game["table"],
    }
    assert [one["text"] for one in told["chat"]] == [CHAT] * 3
    assert adas not in str(told)

    texts = (ada, robot, "Xyzzy", "xyzzy")
    assert len(where_is(place, *texts)) > 8
    site.delete("api/me", adas)
    assert where_is(place, *texts) == set()
    for session in (adas, robots):
        with pytest.raises(Refused):
            site.get("api/me", session=session)
    with pytest.raises(Refused) as gone:
        site.get(f"api/people/{ada}")
    assert gone.value.code == "not_found"
    with pytest.raises(Refused):
        site.get(f"api/tables/{alone['table']}", tokens_of(alone)[0])
    # Those who were there still have their games, with somebody who is not known.
    card = site.get(f"api/tables/{shared['table']}", session=bos)["card"]
    assert [(one["name"], one["person"]) for one in card["seats"]] == [
        ("(deleted)", ""),
        ("Bo", bo),
    ]
    del waiting
    back = site.sit(running_game["table"], person=bos)
    assert [one["name"] for one in back.card["seats"]] == ["Player 1", "(deleted)"]
    assert back.welcome["you"]["seats"] == [0]
    # Whatever a table had in memory brings nothing back.
    back.step(back.card["decides"]) if back.card["decides"] == 0 else None
    assert where_is(place, *texts) == set()


def test_nothing_is_left_in_ladders_events_seeks_days_and_notices(place: Path) -> None:
    """Somebody who has done everything that there is to do, and goes."""
    notices = Notifying(local_endpoints=True)
    with PushService() as service, running(place, notices=notices) as site:
        ada = Player(site, "Xyzzyada")
        bo = Player(site, "Bo")
        event = bo.make(rounds=1)
        ada.join(event)
        bo.join(event)
        bo.post(f"{event}/begin")
        until([bo], event, lambda page: opened(site, page))
        clock = {"kind": "live", "time": 900, "on_timeout": "loss"}
        rated: Json = {"rated": True, "clock": clock, "session": ada.session}
        made = site.table("superhex", "me", "open", options={"first": "1"}, **rated)
        invite = made["invites"][0]["token"]
        site.post(f"api/tables/{made['table']}/claim", {"name": "Bo"}, invite, bo.session)
        people = [ada.sit(made["table"]), bo.sit(made["table"])]
        for _ in range(20):
            people[0].until(lambda me: turn(me) >= 0)
            seat = turn(people[0])
            ready_to_play(people[seat], seat)
            people[seat].step(seat)
            catch_up(people[0], people[seat].version)
        people[1].command("resign", 1)
        people[0].until(lambda me: me.card["state"] == "over")
        assert eventually(lambda: "ratings.player" in where_is(place, ada.id))
        site.post("api/seeks", {"game": "superhex", "name": "Xyzzyada"}, session=ada.session)
        site.post("api/daily/superhex/solo/try", {"name": "Xyzzyada"}, session=ada.session)
        browser = Browser(service, "xyzzy")
        site.post("api/notices/push", {**browser.form, "tokens": []}, session=ada.session)
        before = where_is(place, ada.id, "Xyzzy", "xyzzy")
        parts = {name.split(".")[0] for name in before}
        wanted = {"contest_people", "contests", "daily_tries", "ratings", "rated_seats"}
        assert wanted | {"seats", "seeks", "subscriptions"} <= parts
        site.delete("api/me", ada.session)
        assert where_is(place, ada.id, "Xyzzy", "xyzzy") == set()


def catch_up(person: Person, version: int) -> None:
    person.until(lambda me: me.version >= version)


def ready_to_play(person: Person, seat: int) -> None:
    person.until(lambda me: turn(me) == seat and (me.card["hold"] == seat or bool(me.options)))


def turn(person: Person) -> int:
    """Whom a table waits for, as somebody there knows it."""
    hold = person.card["hold"]
    return int(person.card["decides"] if hold is None else hold)


def test_the_operator_deletes_a_person_too(
    place: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(place) as site:
        ada, adas = site.identity("Xyzzyada")
        _, bos = site.identity("Bo")
        finished(site, adas, bos)
    assert main(["admin", "forget", "--person", ada, "--data", str(tmp_path)]) == 0
    assert "Xyzzyada" in capsys.readouterr().out
    assert where_is(place, ada) != set()
    assert main(["admin", "forget", "--person", ada, "--yes", "--data", str(tmp_path)]) == 0
    assert where_is(place, ada, "Xyzzyada", CHAT) == set()
    assert main(["admin", "forget", "--person", ada, "--yes", "--data", str(tmp_path)]) == 1


def test_how_it_went_by_game_mode_and_side(site: Site) -> None:
    ada, adas = site.identity("Ada")
    bo, bos = site.identity("Bo")
    finished(site, adas)
    finished(site, adas)
    finished(site, adas, bos, public=True)
    site.table("superhex", "me", "greedy", session=adas)
    found = site.get("api/me/record", session=adas)
    assert (found["games"], found["pending"]) == (3, 0)
    assert {
        (one["game"], one["mode"], one["against"]): (one["won"], one["drawn"], one["lost"])
        for one in found["tallies"]
    } == {("superhex", "duel", "bots"): (0, 0, 2), ("superhex", "duel", "people"): (0, 0, 1)}
    assert found["openings"] == []
    assert [one["outcome"] for one in found["history"]] == ["lost"] * 3
    # Others see figures, and only those games that anybody may see.
    told = site.get(f"api/people/{ada}")
    assert told["tallies"] == found["tallies"]
    assert len(told["history"]) == 1
    other = site.get(f"api/people/{bo}")
    assert [(one["won"], one["lost"]) for one in other["tallies"]] == [(1, 0)]


def test_armies_and_openings_of_a_game_that_declares_them(site: Site) -> None:
    _, adas = site.identity("Ada")
    _, bos = site.identity("Bo")
    options = {"army1": "hegemony", "army2": "borgo", "first": "1"}
    made = site.table("neuroshima", "me", "open", session=adas, options=options)
    invite = made["invites"][0]["token"]
    site.post(f"api/tables/{made['table']}/claim", {"name": "Bo"}, invite, bos)
    person = site.sit(made["table"], person=adas)
    other = site.sit(made["table"], person=bos)
    person.act(0, "hq d4 0")
    other.until(lambda me: me.card["decides"] == 1)
    other.act(1, "hq c2 3")
    other.command("resign", 1)
    person.until(lambda me: me.card["state"] == "over")
    found = site.get("api/me/record", session=adas)
    (tally,) = found["tallies"]
    assert (tally["mode"], tally["side"], tally["of"], tally["won"]) == (
        "duel",
        "hegemony",
        "army",
        1,
    )
    (opening,) = found["openings"]
    assert (opening["message"], opening["facts"], opening["count"]) == (
        "opening-hq",
        {"cell": "d4"},
        1,
    )


def test_more_games_than_are_worked_out_at_once_are_counted_in_the_end(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hexagora.server.people.record.AT_ONCE", 2)
    _, adas = site.identity("Ada")
    for _ in range(3):
        finished(site, adas)
    assert site.get("api/me/record", session=adas)["pending"] == 1
    found = site.get("api/me/record", session=adas)
    assert (found["pending"], found["tallies"][0]["lost"]) == (0, 3)


def test_who_plays_both_sides_has_won_nothing(site: Site) -> None:
    _, adas = site.identity("Ada")
    made = site.table("superhex", "me", "me", session=adas)
    person = site.sit(made["table"], *tokens_of(made))
    person.command("resign", 0)
    person.until(lambda me: me.card["state"] == "over")
    found = site.get("api/me/record", session=adas)
    assert (found["games"], found["tallies"]) == (1, [])
    assert [one["outcome"] for one in found["history"]] == [""]


@pytest.mark.parametrize(
    ("places", "sides", "found"),
    [
        ([1, 2], [0, 1], "won"),
        ([2, 1], [0, 1], "lost"),
        ([1, 1], [0, 1], "drawn"),
        ([1, 1, 3], [0, 1, 2], "drawn"),
        ([1, 2, 1, 2], [0, 1, 0, 1], "won"),
        ([1], [0], "done"),
        ([1, 2], [0], "won"),
        ([2, 1], [0], "lost"),
        ([], [0, 1], "done"),
    ],
)
def test_how_a_game_ended_for_the_first_seat(
    places: list[int], sides: list[int], found: str
) -> None:
    assert played._outcome(places, sides, 0) == found


def test_no_table_about_people_is_left_out(site: Site, place: Path) -> None:
    """Whoever adds a table with somebody's id in it says what deletes that."""
    ada, _ = site.identity("Ada")
    with closing(open_database(place)) as database:
        names = [
            str(row[0])
            for row in database.rows("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        about = {
            name
            for name in names
            if any(row[1] in WHO for row in database.rows(f"PRAGMA table_info({name})"))
        }
        said = "\n".join(sql for sql, _ in leave(database, ada, 0))
    assert {"seats", "sessions", "passkeys"} <= about
    # Where somebody sits and speaks is looked for first, and Ada has done neither.
    assert {name for name in about - {"seats", "chat"} if f" {name} " not in said} == set()


def test_no_part_tells_what_another_one_tells(site: Site, place: Path) -> None:
    ada, _ = site.identity("Ada")
    with closing(open_database(place)) as database:
        names = [name for tell in TELLING for name in tell(database, ada)]
    assert len(names) == len({*names})
