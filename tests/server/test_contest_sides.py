"""Leagues on the server: armies that are banned and picked in secret, divisions with promotion."""

from __future__ import annotations

from typing import Any

import pytest

from contest_hands import Player, begun, opened, tables_of, until
from contest_time import Time, finish_round, refused
from table_client import Json, Site

pytestmark = pytest.mark.usefixtures("brisk")

PICKS: dict[str, Any] = {
    "game": "neuroshima",
    "format": "round_robin",
    "rounds": 1,
    "choice": "picks",
    "bans": 1,
}


def sides_of(people: list[Player], event: str) -> dict[int, tuple[Player, Json]]:
    found = {}
    for one in people:
        (mine,) = one.page(event)["mine"]
        found[mine["side"]] = (one, mine)
    return found


def test_armies_are_banned_and_picked_in_secret(site: Site) -> None:
    event, people = begun(site, 2, **PICKS)
    sides = sides_of(people, event)
    (ada, at), (bo, bos) = sides[0], sides[1]
    assert (at["draft"]["stage"], at["draft"]["needed"], at["draft"]["show"]) == ("ban", 1, False)
    ada.hand_in(event, at, ["moloch"])
    assert "cannot be changed" in refused(lambda: ada.hand_in(event, at, ["borgo"]))
    assert "before both" in refused(lambda: ada.show(event, at, ["moloch"]))
    assert "64 hexadecimal" in refused(
        lambda: bo.post(
            f"{event}/promise",
            {"at": {"division": 0, "meeting": 0}, "promised": "moloch"},
        )
    )
    bo.hand_in(event, bos, ["borgo"], "m" * 32)
    ada.show(event, at, ["moloch"])
    # One has shown it: nobody can see it before the other has, not even in the files.
    for who in (bo.session, ada.session, ""):
        assert '"banned":[]' in site.http.get(
            f"api/events/{event}", headers={"hexagora-person": who}
        ).text.replace(" ", "")
    secret = site.http.get(f"api/events/{event}/results.json").json()
    draft = secret["event"]["meetings"][0]["boards"][0]["draft"]
    assert draft["bans"] == [{"promised": "", "choice": None, "nonce": ""}] * 2
    assert secret["event"]["seed"] == "", "lots that are still to be drawn follow from it"
    assert "not what was promised" in refused(lambda: bo.show(event, bos, ["hegemony"], "m" * 32))
    bo.show(event, bos, ["borgo"], "m" * 32)
    draft = ada.page(event)["mine"][0]["draft"]
    assert (draft["stage"], draft["banned"]) == ("pick", [["moloch"], ["borgo"]])
    assert draft["choices"] == ["hegemony", "outpost"]
    ada.hand_in(event, at, ["outpost", "hegemony"])
    bo.hand_in(event, bos, ["hegemony", "outpost"])
    ada.show(event, at, ["outpost", "hegemony"])
    assert tables_of(ada.page(event)) == []
    bo.show(event, bos, ["hegemony", "outpost"])
    page = until(people, event, lambda page: tables_of(page) and opened(site, page))
    games = tables_of(page)
    assert [game["armies"] for game in games] == [["outpost", "hegemony"], ["hegemony", "outpost"]]
    card = site.get(f"api/tables/{games[0]['table']}")["card"]
    assert (card["options"]["army1"], card["options"]["army2"]) == ("outpost", "hegemony")


def test_what_is_not_handed_in_in_time_is_drawn_by_lot(timed: tuple[Site, Time]) -> None:
    site, time = timed
    event, people = begun(site, 2, **PICKS, pick_minutes=30)
    sides = sides_of(people, event)
    ada, at = sides[0]
    ada.hand_in(event, at, ["moloch"])
    time.now += 31 * 60
    until(people, event, lambda page: page["mine"][0]["draft"]["show"])
    ada.show(event, at, ["moloch"])
    page = until(people, event, lambda page: page["mine"][0]["draft"]["stage"] == "pick")
    assert page["mine"][0]["draft"]["banned"][0] == ["moloch"]
    drawn = next(note for note in page["notes"] if note["what"] == "drawn")
    assert drawn["about"] == [sides[1][0].name]
    time.now += 31 * 60
    until(people, event, lambda page: tables_of(page) != [])


def test_divisions_play_seasons_with_promotion(site: Site) -> None:
    event, people = begun(site, 8, format="round_robin", rounds=1, divisions=2, moves=1)
    for number in (1, 2, 3):
        finish_round(site, event, people, number)
    page = until(people, event, lambda page: page["state"] == "between")
    before = [[row["id"] for row in one["standings"]] for one in page["divisions"]]
    people[3].post(f"{event}/leave")
    newcomer = Player(site, "Newcomer")
    newcomer.join(event)
    people[0].post(f"{event}/begin")
    page = until(people, event, lambda page: page["seasons"] == 2)
    after = [{row["id"] for row in one["standings"]} for one in page["divisions"]]
    stay = [id_ for id_ in before[0] if id_ != people[3].id]
    gone_above = people[3].id in before[0]
    rising = before[1][: 2 if gone_above else 1]
    assert after[0] == {*stay[:-1], *(rising if gone_above else rising[:1])}
    assert newcomer.id in after[1]
    assert sum(map(len, after)) == 8
    old = people[0].page(event, season=1)
    assert [[row["id"] for row in one["standings"]] for one in old["divisions"]] == before
