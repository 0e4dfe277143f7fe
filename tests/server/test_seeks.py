"""Open seeks: who sees them, who may take them, and that nobody waits for somebody who has gone."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from hexagora.server.seeks import desk as desks
from hexagora.server.seeks.rows import MOST_OF_HOUSEHOLD
from patience import eventually
from rated_games import ended_row, put_ended
from table_client import Json, Person, Refused, Site, running, tokens_of

LIVE = {"kind": "live", "time": 600, "increment": 15, "per": "turn", "on_timeout": "loss"}
DAYS = {"kind": "correspondence", "time": 3 * 86_400, "on_timeout": "loss"}


@pytest.fixture
def site(tmp_path, monkeypatch) -> Iterator[Site]:  # type: ignore[no-untyped-def]
    monkeypatch.setattr(desks, "FRESH_SECONDS", 0.0)
    with running(tmp_path / "tables.sqlite") as site:
        yield site


def seek(site: Site, session: str = "", name: str = "Ada", **more: object) -> Json:
    made: Json = site.post("api/seeks", {"game": "superhex", "name": name, **more}, session=session)
    return made


def seeks(site: Site, **filters: object) -> list[str]:
    return [card["table"] for card in site.get("api/seeks", "", "", **filters)["seeks"]]


def claim(site: Site, table: str, session: str = "", name: str = "Bo") -> Json:
    found: Json = site.post(f"api/tables/{table}/claim", {"name": name}, session=session)
    return found


def wait_at(site: Site, made: Json) -> Person:
    return site.sit(made["table"], *tokens_of(made))


def refused(work: object, *args: object, **more: object) -> str:
    with pytest.raises(Refused) as error:
        work(*args, **more)  # type: ignore[operator]
    return error.value.code


def rate(site: Site, player: str, other: str, times: int) -> None:
    """Let somebody win so often, on the ladder of duels."""

    async def play() -> None:
        for _ in range(times):
            row = ended_row(site.hall.store, [player, other], [1, 2])
            await site.hall.ratings.rate(await put_ended(site.hall.store, row))

    site.do(play())


def test_a_guest_finds_a_guest(site: Site) -> None:
    made = seek(site, clock=LIVE)
    assert seeks(site) == [], "nobody is there to play with yet"
    ada = wait_at(site, made)
    (card,) = site.get("api/seeks")["seeks"]
    assert (card["table"], card["name"], card["rated"]) == (made["table"], "Ada", False)
    assert (card["seats"], card["open"], card["rating"]) == (2, 1, None)
    assert (card["clock"]["kind"], card["clock"]["time"]) == ("live", 600)
    bo = claim(site, made["table"])
    ada.until(lambda me: me.card["state"] == "playing")
    assert {seat["name"] for seat in ada.card["seats"]} == {"Ada", "Bo"}
    assert site.sit(made["table"], bo["token"]).welcome["you"]["seats"] == [bo["seat"]]
    assert seeks(site) == []
    site.do(site.hall.seeks.sweep())
    assert site.get("api/lobby")["tables"][0]["state"] == "playing", "the game goes on"


def test_seats_and_armies_are_drawn_by_lot(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hexagora.server.seeks.rows.MOST_OF_HOUSEHOLD", 100)
    found = []
    for _ in range(16):
        made = seek(site, game="neuroshima", seats=3)
        card = site.get(f"api/tables/{made['table']}", made["watch"])["card"]
        armies = tuple(card["options"][f"army{i}"] for i in (1, 2, 3))
        assert len({*armies}) == 3
        found.append((made["seats"][0]["seat"], armies))
    assert {seat for seat, _ in found} == {0, 1, 2}
    assert len({armies for _, armies in found}) > 3


def test_who_leaves_is_no_longer_offered_and_then_gone(tmp_path, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setattr(desks, "FRESH_SECONDS", 0.0)
    now = [1_800_000_000.0]
    with running(tmp_path / "tables.sqlite", clock=lambda: now[0]) as site:
        made, lasting = seek(site, clock=LIVE), seek(site, clock=DAYS)
        ada = wait_at(site, made)
        assert seeks(site) == [lasting["table"], made["table"]] or seeks(site)
        now[0] += desks.GONE_SECONDS
        site.do(site.hall.seeks.sweep())
        ada.close()
        assert eventually(lambda: seeks(site) == [lasting["table"]])
        assert refused(claim, site, made["table"]) == "taken"
        now[0] += desks.GONE_SECONDS
        site.do(site.hall.seeks.sweep())
        ada = wait_at(site, made)
        assert made["table"] in seeks(site), "a page may be loaded again"
        ada.close()
        assert eventually(lambda: made["table"] not in seeks(site))
        now[0] += desks.GONE_SECONDS + 1
        site.do(site.hall.seeks.sweep())
        assert refused(site.get, f"api/tables/{made['table']}", made["watch"]) == "not_found"
        assert seeks(site) == [lasting["table"]]
        now[0] += desks.LASTING_DAYS * 86_400
        site.do(site.hall.seeks.sweep())
        assert seeks(site) == []
        assert refused(site.get, f"api/tables/{lasting['table']}", lasting["watch"]) == "not_found"


def test_a_seek_is_withdrawn_by_its_host_alone_and_never_once_it_is_taken(site: Site) -> None:
    made = seek(site, clock=DAYS)
    path = f"api/tables/{made['table']}/seek"
    assert [one["table"] for one in site.get(path, made["watch"])["seeks"]] == [made["table"]]
    assert refused(site.delete, path) == "not_yours"
    headers = {"authorization": f"Bearer {made['host']}"}
    assert site.http.delete(path, headers=headers).status_code == 200
    assert seeks(site) == []
    assert refused(claim, site, made["table"]) == "not_found"
    other = site.table("superhex", "me", "open", public=True)
    bearer = {"authorization": f"Bearer {other['host']}"}
    assert site.get(f"api/tables/{other['table']}/seek")["seeks"] == []
    assert site.http.delete(f"api/tables/{other['table']}/seek", headers=bearer).status_code == 404
    assert site.get(f"api/tables/{other['table']}")["card"]["state"] == "waiting"
    made = seek(site, clock=DAYS)
    claim(site, made["table"])
    path = f"api/tables/{made['table']}/seek"
    assert (
        site.http.delete(path, headers={"authorization": f"Bearer {made['host']}"}).status_code
        == 409
    )
    assert site.get(f"api/tables/{made['table']}", made["watch"])["card"]["state"] == "playing"


def test_a_household_has_so_many_and_no_more(site: Site) -> None:
    tables = [seek(site, clock=DAYS)["table"] for _ in range(MOST_OF_HOUSEHOLD)]
    assert refused(seek, site, clock=DAYS) == "too_many"
    assert sorted(seeks(site)) == sorted(tables)
    assert len(site.get("api/lobby")["tables"]) == len(tables), "nothing was half done"
    claim(site, tables[0])
    site.do(site.hall.seeks.sweep())
    seek(site, clock=DAYS)


def test_lists_are_filtered(site: Site) -> None:
    ada, adas = site.identity("Ada")
    bo, _ = site.identity("Bo")
    rate(site, ada, bo, 3)
    wanted = {
        "days": seek(site, clock=DAYS),
        "rated": seek(site, adas, clock=DAYS, rated=True),
        "nexus": seek(site, game="nexus", clock=DAYS),
        "live": seek(site, clock=LIVE),
    }
    wait_at(site, wanted["live"])
    named = {made["table"]: name for name, made in wanted.items()}

    def found(**filters: object) -> set[str]:
        return {named[table] for table in seeks(site, **filters)}

    assert found() == {*wanted}
    assert found(game="nexus") == {"nexus"}
    assert found(clock="live") == {"live"}
    assert found(clock="correspondence") == {"days", "rated", "nexus"}
    assert found(clock="none") == set()
    assert found(stakes="rated") == {"rated"}
    assert found(stakes="casual") == {"days", "nexus", "live"}
    assert found(low=1600) == {"rated"}
    assert found(low=1600, high=1601) == set()
    rating = site.get("api/seeks", stakes="rated")["seeks"][0]["rating"]
    assert rating["value"] > 1700
    assert rating["unsure"]


def test_ranges_are_kept(site: Site) -> None:
    ada, adas = site.identity("Ada")
    bo, bos = site.identity("Bo")
    rate(site, ada, bo, 2)
    made = seek(site, adas, clock=DAYS, low=1400, high=1600)
    _, cys = site.identity("Cy")
    assert refused(claim, site, made["table"]) == "not_yours", "a guest has no rating"
    assert refused(claim, site, made["table"], bos) == "not_yours", "lost too often"
    assert refused(claim, site, made["table"], adas) == "not_now", "it is the own one"
    claim(site, made["table"], cys)
    made = seek(site, bos, clock=DAYS, high=1400)
    assert refused(claim, site, made["table"], cys) == "not_yours"
    assert refused(seek, site, low=1600, high=1400) == "bad_option"
    assert (
        refused(seek, site, game="neuroshima", options={"mission": "1"}, low=1600) == "bad_option"
    )


def test_rated_games_are_for_people_with_a_clock(site: Site) -> None:
    _, adas = site.identity("Ada")
    _, bos = site.identity("Bo")
    assert refused(seek, site, clock=DAYS, rated=True) == "not_yours", "a guest"
    assert refused(seek, site, adas, rated=True) == "bad_option", "no clock"
    lenient = {**DAYS, "on_timeout": "bot"}
    assert refused(seek, site, adas, clock=lenient, rated=True) == "bad_option"
    mission = {"game": "neuroshima", "options": {"mission": "1"}, "clock": DAYS}
    assert refused(seek, site, adas, rated=True, **mission) == "bad_option"
    assert seeks(site) == []
    made = seek(site, adas, clock=DAYS, rated=True)
    assert refused(claim, site, made["table"]) == "not_yours"
    assert refused(claim, site, made["table"], adas) == "not_now"
    claim(site, made["table"], bos)
    card = site.get(f"api/tables/{made['table']}", made["watch"])["card"]
    assert (card["state"], card["rated"], card["hints"]) == ("playing", True, False)


def test_a_friend_can_be_met_in_a_rated_game_too(site: Site) -> None:
    ada, adas = site.identity("Ada")
    bo, bos = site.identity("Bo")
    more = {"rated": True, "clock": LIVE}
    assert refused(site.table, "superhex", "me", "open", rated=True, clock=LIVE) == "not_yours"
    assert refused(site.table, "superhex", "me", "me", session=adas, **more) == "not_now"
    two = refused(site.table, "superhex", "me", "veteran", "soldier", session=adas, **more)
    assert two == "bad_option", "levels were measured in duels"
    assert refused(site.table, "superhex", "me", session=adas, **more) == "bad_option"
    made = site.table("superhex", "me", "open", session=adas, options={"first": "1"}, **more)
    invite = made["invites"][0]["token"]
    path = f"api/tables/{made['table']}"
    assert refused(site.post, f"{path}/claim", {"name": "Cy"}, invite) == "not_yours"
    told = site.get(f"{path}/ratings", made["host"])
    assert told["seats"] == [
        {"seat": 0, "rating": {"value": 1500, "margin": 686, "unsure": True}, "after": None}
    ]
    site.post(f"{path}/claim", {"name": "Bo"}, invite, bos)
    first, second = site.sit(made["table"], person=adas), site.sit(made["table"], person=bos)
    while not {0, 1} <= decided(site, made["table"]):
        for seat, person in ((0, first), (1, second)):
            person.until(lambda me: me.version >= max(first.version, second.version))
            if seat in (person.card["hold"], person.card["decides"]):
                person.step(seat)
    second.command("resign", 1)
    first.until(lambda me: me.card["state"] == "over")
    told = site.get(f"{path}/ratings", made["host"])
    assert (told["mode"], told["done"], told["counts"]) == ("duel", True, True)
    values = [(one["rating"]["value"], one["after"]["value"]) for one in told["seats"]]
    assert values == [(1500, 1662), (1500, 1338)]
    ladder = site.get("api/ratings/superhex/duel")
    assert [row["name"] for row in ladder["unsure"]] == ["Ada", "Bo"]
    assert [row["name"] for row in ladder["rows"]][:3] == ["general", "commander", "veteran"]
    assert {row["kind"] for row in ladder["rows"]} == {"level"}
    way = site.get(f"api/people/{bo}/ratings")["ladders"]
    assert [(one["game"], one["games"], len(one["history"])) for one in way] == [("superhex", 1, 1)]
    assert refused(site.get, "api/ratings/superhex/chess") == "not_found"
    # The next game is rated as well, and a game that is given up at once does not count.
    first.command("rematch", 0)
    first.until(lambda me: me.card["next"] != "")
    again = first.card["next"]
    third = site.sit(again, person=adas)
    assert third.card["rated"]
    third.command("resign", 1)
    third.until(lambda me: me.card["state"] == "over")
    told = site.get(f"api/tables/{again}/ratings", session=adas)
    assert (told["done"], told["counts"]) == (True, False)
    assert ada != bo


def decided(site: Site, table: str) -> set[int]:
    course = site.do(site.hall.table(table)).course
    return {seat for seat in course.match.actors if seat >= 0}


def test_a_rated_game_against_a_level(site: Site) -> None:
    _, adas = site.identity("Ada")
    made = site.table("superhex", "me", "random", session=adas, rated=True, clock=LIVE)
    told = site.get(f"api/tables/{made['table']}/ratings", made["watch"])
    assert [one["rating"]["value"] for one in told["seats"]] == [1500, 350]
    open_one = site.table("superhex", "me", "open", session=adas, rated=True, clock=LIVE)
    path = f"api/tables/{open_one['table']}/seats/1"
    site.put(path, {"kind": "bot", "bot": "veteran"}, open_one["host"])
    told = site.get(f"api/tables/{open_one['table']}/ratings", open_one["watch"])
    assert told["seats"][1]["rating"]["value"] == 1658


def test_a_seek_that_many_want_is_given_once_at_two_servers(url: str, patient: None) -> None:
    with running(url) as one, running(url) as two:
        made = seek(one, clock=LIVE)
        ada = wait_at(one, made)
        sites = (one, two)
        for site in sites:
            assert eventually(lambda site=site: made["table"] in seeks(site))  # type: ignore[misc]

        def take(number: int) -> str:
            try:
                return str(claim(sites[number % 2], made["table"], name=f"P{number}")["token"])
            except Refused as error:
                return f"refused: {error.code}"

        with ThreadPoolExecutor(6) as pool:
            found = list(pool.map(take, range(6)))
        assert found.count("refused: taken") == 5
        tokens = [token for token in found if token != "refused: taken"]
        ada.until(lambda me: me.card["state"] == "playing")
        assert two.sit(made["table"], tokens[0]).card["state"] == "playing"
        assert eventually(lambda: seeks(two) == [])


def test_a_seeker_of_another_server_is_seen_and_missed(
    url: str, patient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desks, "FRESH_SECONDS", 0.0)
    monkeypatch.setattr(desks, "GONE_SECONDS", -1)
    with running(url) as one, running(url) as two:
        made = seek(one, clock=LIVE)
        ada = wait_at(one, made)
        assert eventually(lambda: made["table"] in seeks(two))
        two.do(two.hall.seeks.sweep())
        assert made["table"] in seeks(two), "whoever is there stays"
        ada.close()
        assert eventually(lambda: made["table"] not in seeks(two))
        two.do(two.hall.seeks.sweep())
        path = f"api/tables/{made['table']}"
        bearer = {"authorization": f"Bearer {made['watch']}"}
        assert eventually(lambda: one.http.get(path, headers=bearer).status_code == 404)
