"""What of contests survives: restarts, several servers, deletion; and who may see what of them."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from contest_hands import Player, begun, opened, players, tables_of, until
from hexagora.server.contests import tending
from hexagora.server.contests.locks import Locks
from hexagora.server.database import open_database
from hexagora.server.notices.teller import Teller
from hexagora.server.office import do
from hexagora.server.people.forgetting import FORGETTING
from hexagora.server.people.telling import TELLING
from patience import eventually
from table_client import Site, running


def test_a_server_that_comes_back_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    where = tmp_path / "tables.sqlite"
    with running(where) as site:
        event, people = begun(site, 2, format="round_robin", rounds=1)
        page = until(people, event, lambda page: opened(site, page))
        games = tables_of(page)
        # It dies before anything hears of the result, and before a table was made.
        monkeypatch.setattr(tending.Tending, "wake", lambda *_: None)
        people[1].resign(games[0]["table"])
        assert eventually(lambda: state_of(where, games[0]["table"]) == "over")
    monkeypatch.undo()
    with closing(open_database(where)) as database:
        database.run("DELETE FROM tables WHERE id = ?", (games[1]["table"],))
        database.run("DELETE FROM entries WHERE table_id = ?", (games[1]["table"],))
        database.run("DELETE FROM seats WHERE table_id = ?", (games[1]["table"],))
    with running(where) as site:
        for one in people:
            one.site = site
        page = until(people, event, lambda page: len(tables_of(page)) == 1 and opened(site, page))
        people[1].resign(tables_of(page)[0]["table"])
        page = until(people, event, lambda page: page["state"] == "over")
        assert [row["points"] for row in page["divisions"][0]["standings"]] == [1, 0]


def test_who_has_to_play_is_told_of_every_round_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: Counter[tuple[int, str]] = Counter()
    titles: set[tuple[str, str]] = set()

    async def round_begun(
        _: Teller, event: str, title: str, number: int, persons: list[str], path: str
    ) -> None:
        titles.add((title, path))
        told.update((number, person) for person in persons)

    monkeypatch.setattr(Teller, "round_begun", round_begun)
    with running(tmp_path / "tables.sqlite") as site:
        event, people = begun(site, 3, rounds=2)
        first = until(people, event, lambda page: opened(site, page))
        playing = {id_ for game in tables_of(first) for id_ in game["players"]}
        assert len(playing) == 2, "the third has a bye and nothing to play"
        assert eventually(lambda: set(told) == {(1, person) for person in playing})
        loser = next(one for one in people if one.id in playing)
        for game in tables_of(first):
            loser.resign(game["table"])
        assert eventually(lambda: {number for number, _ in told} == {1, 2})
    assert set(told.values()) == {1}
    assert titles == {("Cup", f"/event/{event}")}


def test_locks_are_there_as_long_as_somebody_needs_them() -> None:
    locks = Locks()
    held = locks.of("one")
    assert locks.of("one") is held
    locks.of("two")
    assert len(locks) == 1
    del held
    assert len(locks) == 0


def state_of(where: Path, table: str) -> str:
    with closing(open_database(where)) as database:
        rows = database.rows("SELECT state FROM tables WHERE id = ?", (table,))
    return str(rows[0][0]) if rows else ""


def test_several_servers_pair_a_round_once_and_open_every_table_once(
    url: str, patient: None
) -> None:
    with running(url) as one, running(url) as two:
        event, people = begun(one, 4, rounds=2)
        by_id = {person.id: person for person in people}
        for number in (1, 2):
            page = until(
                people,
                event,
                lambda page, number=number: (
                    page["divisions"][0]["round"] == number and opened(one, page)
                ),
            )
            games = tables_of(page)

            def end(place: int, games: list[dict[str, object]] = games) -> None:
                loser = by_id[games[place]["players"][1]]  # type: ignore[index]
                player = Player.__new__(Player)
                player.__dict__ = {**vars(loser), "site": (one, two)[place % 2]}
                player.resign(str(games[place]["table"]))

            with ThreadPoolExecutor(4) as pool:
                list(pool.map(end, range(len(games))))
        page = until(people, event, lambda page: page["state"] == "over")
        again = two.get(f"api/events/{event}")
        assert again["divisions"] == page["divisions"]
        rounds = Counter(note["number"] for note in page["notes"] if note["what"] == "round")
        assert rounds == {1: 1, 2: 1}
        with closing(open_database(url)) as database:
            sql = "SELECT event, COUNT(*) FROM tables WHERE event LIKE ? GROUP BY event"
            counts = dict(database.rows(sql, (f"{event}/%",)))
        assert len(counts) == 8
        assert set(counts.values()) == {1}


def test_sign_up_from_all_sides_loses_nobody(site: Site) -> None:
    people = players(site, 12)
    event = people[0].make()
    with ThreadPoolExecutor(12) as pool:
        list(pool.map(lambda one: one.join(event), people))
    assert {one["id"] for one in people[0].page(event)["entries"]} == {one.id for one in people}


def test_who_is_deleted_is_nowhere_and_the_standings_stay(tmp_path: Path) -> None:
    where = tmp_path / "tables.sqlite"
    with running(where) as site:
        event, people = begun(site, 4, rounds=2)
        page = until(people, event, lambda page: opened(site, page))
        gone = people[3]
        games = tables_of(page)
        game = next(one for one in games if gone.id in one["players"])
        gone.resign(game["table"])
        until(people, event, lambda page: len(tables_of(page)) == 3)
        with closing(open_database(where)) as database:
            (told,) = [
                part(database, gone.id)["events"]
                for part in TELLING
                if part.__name__ == "tell_contests"
            ]
            assert [one["event"] for one in told] == [event]
            assert len(told[0]["games"]) == 2
            do(database, [one for part in FORGETTING for one in part(gone.id)])
            text = str(
                database.rows("SELECT * FROM contests")
                + database.rows("SELECT * FROM contest_people")
            )
            assert gone.id not in text
            assert gone.name not in text
        # The contest notices, and goes on without.
        site.loop.call_soon_threadsafe(site.hall.contests.tending.wake, event)
        page = until(people, event, lambda page: any(one["left"] for one in page["entries"]))
        names = [row["name"] for row in page["divisions"][0]["standings"]]
        assert sorted(names) == ["(deleted)", "P01", "P02", "P03"]
        assert "gone" in [note["what"] for note in page["notes"]]


# What others fetch.


def test_results_are_fetched_as_csv_and_json_by_anybody(site: Site) -> None:
    event, people = begun(site, 2, format="round_robin", rounds=1)
    until(people, event, lambda page: opened(site, page))
    people[0].post(f"{event}/close", {"division": 0, "meeting": 0, "loser": "away"})
    games = site.http.get(f"api/events/{event}/games.csv")
    assert games.headers["content-type"].startswith("text/csv")
    assert games.text.splitlines()[0].startswith("round,table,board,game,home,away")
    assert len(games.text.splitlines()) == 3
    standings = site.http.get(f"api/events/{event}/standings.csv").text.splitlines()
    assert standings[1].split(",")[2] == "P01"
    found = site.http.get(f"api/events/{event}/results.json").json()
    assert found["over"] is True
    assert found["standings"][0]["points"] == 1.0
    assert site.http.get(f"api/events/{event}/games.csv?division=2").status_code == 404


def test_the_page_of_an_event_is_not_sent_again_while_nothing_changes(site: Site) -> None:
    ada, bo = players(site, 2)
    event = ada.make()
    headers = {"hexagora-person": ada.session}
    first = site.http.get(f"api/events/{event}", headers=headers)
    again = {**headers, "if-none-match": first.headers["etag"]}
    assert site.http.get(f"api/events/{event}", headers=again).status_code == 304
    others = {"hexagora-person": bo.session, "if-none-match": first.headers["etag"]}
    assert site.http.get(f"api/events/{event}", headers=others).status_code == 200
    bo.join(event)
    assert site.http.get(f"api/events/{event}", headers=again).status_code == 200


def test_only_the_embedded_table_may_be_framed_and_it_holds_no_secret(site: Site) -> None:
    ada, bo = players(site, 2)
    event = ada.make("<b>Cup</b> & more", format="round_robin", rounds=1)
    for one in (ada, bo):
        one.join(event)
    before = site.http.get(f"embed/event/{event}").text
    assert "<li>P01</li>" in before
    ada.post(f"{event}/begin")
    found = site.http.get(f"embed/event/{event}?lang=pl", headers={"hexagora-person": ada.session})
    assert found.status_code == 200
    assert "x-frame-options" not in found.headers
    policy = found.headers["content-security-policy"]
    assert "frame-ancestors *" in policy
    assert "script-src" not in policy
    assert "default-src 'none'" in policy
    assert "&lt;b&gt;Cup&lt;/b&gt; &amp; more" in found.text
    assert "Miejsce" in found.text
    for secret in (ada.session, ada.id, bo.id, "<script"):
        assert secret not in found.text
    tag = {"if-none-match": found.headers["etag"]}
    assert site.http.get(f"embed/event/{event}?lang=pl", headers=tag).status_code == 304
    assert site.http.get("embed/event/nowhere").status_code == 404
    for path in (f"event/{event}", f"api/events/{event}", "events"):
        assert site.http.get(path).headers["x-frame-options"] == "DENY"
