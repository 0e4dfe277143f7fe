"""The daily challenge: the same chance for everybody, one counted try, a table of scores."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from daily_hands import Clock, Guest, play_on
from hexagora.core import read_record
from hexagora.core.dealer import fingerprint
from hexagora.core.languages import LANGUAGES
from hexagora.core.registry import game_info, game_names
from hexagora.server.daily import desk, tries
from hexagora.server.daily.days import Daily, challenges_of, daily_of, ends
from hexagora.words import words_of
from table_client import Json, Refused, Site, running

TODAY, TOMORROW = "2026-11-17", "2026-11-18"
MIDNIGHT = ends(date(2026, 11, 17))
SUPERHEX = "superhex/solo"
SIX_ROADS = "neuroshima/six_roads"


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The secret is known, and so are the dice."""
    monkeypatch.setattr(desk, "token_hex", lambda size: "2a" * size)


@pytest.fixture
def clock() -> Clock:
    return Clock()


def steps(site: Site, guest: Guest) -> list[Json]:
    """A guest's game so far."""
    query: dict[str, Any] = {"from": 1, "count": 200, "views": False}
    page = site.get(f"api/tables/{guest.table}/replay", guest.token_of_seat, **query)
    assert page["total"] <= 200
    return list(page["steps"])


def chance(site: Site, guest: Guest) -> dict[str, list[Any]]:
    """What chance gave in it, by what it was about."""
    found = defaultdict[str, list[Any]](list)
    for step in steps(site, guest):
        if step["seat"] == -1:
            about = [(event["event"], event.get("seat")) for event in step["events"][:1]]
            found[str(about)].append(step["action"])
    return found


@pytest.mark.parametrize("challenge", [SUPERHEX, SIX_ROADS])
def test_the_same_rolls_for_everybody_whatever_they_decide(
    tmp_path: Path, clock: Clock, challenge: str
) -> None:
    with running(tmp_path / "tables.sqlite", clock=clock) as site:
        met, decided = [], set()
        for number, pick in enumerate((lambda n: 0, lambda n: n * 7 + 1, lambda n: 1000 - n)):
            guest = Guest(site, f"Guest {number}")
            guest.play(challenge, pick, 60)
            met.append(chance(site, guest))
            decided.add(tuple(one["action"] for one in steps(site, guest) if one["seat"] == 0))
        assert len(decided) == 3
        kinds = set().union(*met)
        assert len(kinds) >= 2
        for kind in kinds:
            longest = max((some[kind] for some in met), key=len)
            assert all(some[kind] == longest[: len(some[kind])] for some in met), kind
        # Another day has other ones.
        clock.now += 24 * 3600
        guest = Guest(site, "Late")
        guest.play(challenge, lambda n: 0, 60)
        assert chance(site, guest) != met[0]


def test_a_server_cannot_be_asked_for_a_day_to_come_and_each_has_days_of_its_own(
    tmp_path: Path, clock: Clock
) -> None:
    hashes = []
    for number in range(2):
        with running(tmp_path / f"{number}.sqlite", clock=clock) as site:
            guest = Guest(site, "Ann")
            hashes.append([one["seed_hash"] for one in guest.day()["challenges"]])
            assert hashes[-1] == [one["seed_hash"] for one in guest.day(TODAY)["challenges"]]
            with pytest.raises(Refused, match="still to come"):
                guest.day(TOMORROW)
            for wrong in ("yesterday", "2026-02-30", "1066-10-14", "9999-12-31"):
                with pytest.raises(Refused) as refused:
                    guest.day(wrong)
                assert refused.value.code == "not_found"
    assert len({one for some in hashes for one in some}) == 4


def test_one_counted_try_also_of_many_at_once(tmp_path: Path, clock: Clock) -> None:
    with running(tmp_path / "tables.sqlite", clock=clock) as site:
        guest = Guest(site, "Ann")

        def begin(_: int) -> str:
            try:
                return str(guest.begin(SUPERHEX)["table"])
            except Refused as refused:
                return refused.code

        with ThreadPoolExecutor(8) as pool:
            found = list(pool.map(begin, range(8)))
        tables = [one for one in found if one != "taken"]
        assert len(tables) == 1
        assert found.count("taken") == 7
        mine = guest.challenge(SUPERHEX)["mine"]
        assert (mine["table"], mine["state"], mine["guest"]) == (tables[0], "playing", True)
        # The other challenge and the next day are others.
        guest.begin(SIX_ROADS)
        clock.now = MIDNIGHT
        guest.begin(SUPERHEX)


def test_who_cannot_be_known_again_has_no_try(tmp_path: Path, clock: Clock) -> None:
    with running(tmp_path / "tables.sqlite", clock=clock) as site:
        guest = Guest(site, "Ann")
        guest.token = "short"
        with pytest.raises(Refused, match="keeps a token"):
            guest.begin(SUPERHEX)
        with pytest.raises(Refused) as refused:
            Guest(site, "Ann").begin("superhex/nothing")
        assert refused.value.code == "not_found"
        with pytest.raises(Refused) as refused:
            Guest(site, "x" * 60).begin(SUPERHEX)
        assert refused.value.code == "bad_name"
        assert Guest(site, "Bo").challenge(SUPERHEX)["begun"] == 0


def test_a_table_of_scores_in_which_equals_share_a_place(
    tmp_path: Path, clock: Clock, known: None
) -> None:
    with running(tmp_path / "tables.sqlite", clock=clock) as site:
        picks: list[Callable[[int], int]] = [
            lambda n: n * 7 + 1, lambda n: n * 7 + 1, lambda n: n * 5 + 1, lambda n: 0
        ]  # fmt: skip
        guests = [Guest(site, name) for name in ("Ann", "Bo", "Cy", "Di")]
        scores = {}
        for guest, pick in zip(guests, picks, strict=True):
            person = guest.play(SUPERHEX, pick)
            scores[guest.name] = person.card["result"]["left"]
        Guest(site, "Ed").play(SUPERHEX, lambda n: 0, 3)
        assert scores["Ann"] == scores["Bo"]
        assert len(set(scores.values())) >= 2
        found = guests[0].challenge(SUPERHEX)
        assert found["fewer"] is True
        assert found["begun"] == 1
        assert found["players"] == []
        rows = found["guests"]
        assert {row["name"]: row["score"] for row in rows} == scores
        assert [row["score"] for row in rows] == sorted(scores.values())
        for row in rows:
            better = [one for one in scores.values() if one < row["score"]]
            assert row["place"] == 1 + len(better)
            assert row["mine"] == (row["name"] == "Ann")
            assert row["table"] == "", "nobody looks at it before the day is over"
        mine = next(row for row in rows if row["mine"])
        assert found["mine"] == {
            "table": guests[0].table, "state": "over", "guest": True,
            "score": mine["score"], "place": mine["place"],
        }  # fmt: skip


def test_nothing_tells_others_what_is_dealt_before_the_day_is_over(
    tmp_path: Path, clock: Clock
) -> None:
    with running(tmp_path / "tables.sqlite", clock=clock) as site:
        ann, bo = Guest(site, "Ann"), Guest(site, "Bo")
        person = ann.play(SUPERHEX, lambda n: 0)
        path, token = f"api/tables/{ann.table}", ann.token_of_seat
        assert person.card["state"] == "over"
        assert person.card["seed"] == ""
        assert site.get(path, token)["card"]["seed"] == ""
        seat = {"kind": "me", "name": "Ann"}
        with pytest.raises(Refused, match="others still have this day"):
            site.get(f"{path}/record", token)
        with pytest.raises(Refused, match="others still have this day"):
            site.post(f"{path}/fork", {"step": 5, "seats": [seat]}, token)
        with pytest.raises(Refused, match="others still have this day"):
            site.post(f"{path}/watch", token=token)
        with pytest.raises(Refused, match="only with one of its links"):
            site.get(f"{path}/replay")
        challenge = bo.challenge(SUPERHEX)
        assert challenge["seed"] == ""
        bo.play(SUPERHEX, lambda n: 1)
        # Everything is told when the day and what was begun in it are over.
        clock.now = MIDNIGHT + 3599
        assert bo.challenge(SUPERHEX, TODAY)["seed"] == ""
        clock.now = MIDNIGHT + 3600
        told = bo.challenge(SUPERHEX, TODAY)
        assert fingerprint(told["seed"]) == challenge["seed_hash"]
        for row in told["guests"]:
            record = read_record(site.get(f"api/tables/{row['table']}/record"))
            record.verify()
            assert (record.dealer, record.seed) == ("blake2b-lanes", told["seed"])
        assert site.get(f"{path}/replay", views=False)["total"] > 30
        site.post(f"{path}/fork", {"step": 5, "seats": [seat]}, token)


def test_over_midnight(tmp_path: Path, clock: Clock) -> None:
    """What was begun in time counts for its day, for an hour; then nobody can go on."""
    with running(tmp_path / "tables.sqlite", clock=clock) as site:
        ann, bo = Guest(site, "Ann"), Guest(site, "Bo")
        clock.now = MIDNIGHT - 1
        persons = [guest.play(SUPERHEX, lambda n: 0, 5) for guest in (ann, bo)]
        clock.now = MIDNIGHT + 1
        assert ann.day()["day"] == TOMORROW
        assert ann.challenge(SUPERHEX)["mine"] is None
        assert ann.day()["days"] == [TODAY]
        ann_s_first = ann.table
        play_on(persons[0], lambda n: 0)
        ann.play(SUPERHEX, lambda n: 1, 3)
        mine = ann.challenge(SUPERHEX, TODAY)["mine"]
        assert (mine["state"], mine["table"], mine["place"]) == ("over", ann_s_first, 1)
        assert ann.challenge(SUPERHEX)["mine"]["state"] == "playing"
        clock.now = MIDNIGHT + 3600
        with pytest.raises(Refused, match="the day of this challenge is over"):
            persons[1].step(0)
        with pytest.raises(Refused, match="the day of this challenge is over"):
            persons[1].command("undo", 0)
        assert bo.challenge(SUPERHEX, TODAY)["mine"]["state"] == "missed"
        assert bo.challenge(SUPERHEX, TODAY)["begun"] == 1
        # Bo's game is nobody's to look at, but Bo may play on.
        with pytest.raises(Refused, match="only with one of its links"):
            site.get(f"api/tables/{bo.table}/replay")
        body = {"step": 3, "seats": [{"kind": "me", "name": "Bo"}]}
        site.post(f"api/tables/{bo.table}/fork", body, bo.token_of_seat)


def test_a_restart_in_the_middle(tmp_path: Path, clock: Clock) -> None:
    database = tmp_path / "tables.sqlite"
    with running(database, clock=clock) as site:
        ann, bo = Guest(site, "Ann"), Guest(site, "Bo")
        ann.play(SUPERHEX, lambda n: 0)
        bo.play(SUPERHEX, lambda n: 0, 9)
        met = chance(site, ann)
    with running(database, clock=clock) as site:
        bo.site = site
        with pytest.raises(Refused, match="had your try"):
            bo.begin(SUPERHEX)
        person = site.sit(bo.table, bo.token_of_seat)
        play_on(person, lambda n: 0)
        assert chance(site, bo) == met
        rows = bo.challenge(SUPERHEX)["guests"]
        assert [row["place"] for row in rows] == [1, 1]


def test_nobody_looks_at_a_roll_and_takes_back_what_led_to_it(tmp_path: Path, clock: Clock) -> None:
    with running(tmp_path / "tables.sqlite", clock=clock) as site:
        person = Guest(site, "Ann").play(SUPERHEX, lambda n: 0, 8)
        seen = 0
        while person.card["state"] != "over":
            rolled = person.card["hold"] == 0
            person.step(0, -1)
            if rolled and person.card["state"] != "over":
                seen += 1
                with pytest.raises(Refused, match="nothing to take back"):
                    person.command("undo", 0)
        assert seen > 5
        with pytest.raises(Refused):
            person.ask({"type": "hint", "seat": 0, "version": person.version})


def test_no_hints_and_no_words_for_the_dice(tmp_path: Path, clock: Clock) -> None:
    with running(tmp_path / "tables.sqlite", clock=clock) as site:
        made = Guest(site, "Ann").begin(SUPERHEX)
        person = site.sit(made["table"], made["token"], commitment="ab" * 32)
        assert person.card["hints"] is False
        assert person.card["commitments"] == []
        assert person.card["dealer"] == "blake2b-lanes"
        with pytest.raises(Refused, match="without hints"):
            person.ask({"type": "hint", "seat": 0, "version": person.version})


def test_two_servers_give_one_try_and_the_same_dice(url: str, patient: None, clock: Clock) -> None:
    with running(url, clock=clock) as one, running(url, clock=clock) as two:
        sites = (one, two)
        guests = [Guest(site, "Several") for site in sites]
        hashes = [guest.challenge(SUPERHEX)["seed_hash"] for guest in guests]
        assert hashes[0] == hashes[1]

        def begin(guest: Guest) -> str:
            try:
                return str(guest.begin(SUPERHEX)["token"])
            except Refused as refused:
                return refused.code

        with ThreadPoolExecutor(2) as pool:
            found = list(pool.map(begin, guests))
        assert found.count("taken") == 1
        token = next(one for one in found if one != "taken")
        mine = guests[0].challenge(SUPERHEX)["mine"]
        play_on(two.sit(mine["table"], token), lambda n: 0)
        assert guests[0].challenge(SUPERHEX)["mine"]["state"] == "over"


def test_days_rotate_what_is_played(tmp_path: Path) -> None:
    days = [date(2026, 11, day) for day in range(17, 23)]
    armies = [
        one.options["army1"] for day in days for one in challenges_of(day) if one.game != "superhex"
    ]
    assert sorted(armies) == sorted(["outpost", "borgo", "hegemony"] * 2)
    for daily in challenges_of(days[0]):
        assert daily_of(daily.event) == Daily(days[0], daily.game, daily.challenge)
    assert daily_of("") is None
    assert daily_of("league-7") is None


def test_every_challenge_has_its_words() -> None:
    for name in game_names():
        for challenge in game_info(name).challenges:
            for language in LANGUAGES:
                words = words_of(name, language)
                for part in ("", "-text", "-score", "-column"):
                    said = words.say(f"challenge-{challenge.name}{part}", {"score": 5})
                    assert said
                    assert "challenge-" not in said


def test_a_person_tries_once_on_all_devices(tmp_path: Path, clock: Clock) -> None:
    with running(tmp_path / "tables.sqlite", clock=clock) as site:
        person, session = site.identity("Ada")
        path = f"api/daily/{SUPERHEX}/try"
        made = site.post(path, {"name": "Ada"}, session=session)
        with pytest.raises(Refused, match="had your try"):
            site.post(path, {"name": "Ada"}, session=session)
        # Another device of hers goes on with it.
        play_on(site.sit(made["table"], person=session), lambda n: 0)
        found = site.get("api/daily", session=session)["challenges"]
        (mine,) = [one for one in found if one["game"] == "superhex"]
        assert [row["mine"] for row in mine["players"]] == [True]
        assert mine["guests"] == []
        assert mine["mine"]["guest"] is False
        told = site.do(site.hall.store.read(lambda base: tries.tell(base, person)))
        assert [(one["table"], one["done"]) for one in told["daily"]] == [(made["table"], 1)]
        site.do(site.hall.store.write(tries.forget(person)))
        assert Guest(site, "Bo").challenge(SUPERHEX)["players"] == []


def test_who_tried_as_a_guest_does_not_try_again_with_an_identity_nor_does_a_bot(
    tmp_path: Path, clock: Clock
) -> None:
    with running(tmp_path / "tables.sqlite", clock=clock) as site:
        guest = Guest(site, "Ada")
        table = guest.begin(SUPERHEX)["table"]
        _, session = site.identity("Ada")
        headers = {"hexagora-person": session, "hexagora-guest": guest.token}
        again = site.http.post(f"api/daily/{SUPERHEX}/try", json={"name": "A"}, headers=headers)
        assert again.json()["error"]["refusal"]["code"] == "tried"
        page = site.http.get("api/daily", headers=headers).json()
        assert table in [one["mine"] and one["mine"]["table"] for one in page["challenges"]]
        _, robot = site.identity("Robot", "bot", owner="somebody")
        with pytest.raises(Refused, match="for people"):
            site.post(f"api/daily/{SUPERHEX}/try", {"name": "Robot"}, session=robot)
