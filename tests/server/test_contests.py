"""Leagues and tournaments on the server: sign-up, rounds, tables, results, time."""

from __future__ import annotations

from typing import Any

import pytest

from contest_hands import Player, begun, opened, players, tables_of, until
from contest_time import Time, finish_round, refused
from patience import eventually
from table_client import Site

pytestmark = pytest.mark.usefixtures("brisk")

# Setting up and signing up.


def test_people_sign_up_until_it_begins_and_guests_look_on(site: Site) -> None:
    ada, bo, cy = players(site, 3)
    event = ada.make("Winter cup", rounds=1)
    for one in (ada, bo):
        one.join(event)
    assert "already" in refused(lambda: bo.join(event))
    bo.post(f"{event}/leave")
    bo.join(event)
    page = site.get(f"api/events/{event}")
    assert [one["name"] for one in page["entries"]] == ["P01", "P02"]
    assert (page["title"], page["state"], page["organises"]) == ("Winter cup", "signup", False)
    assert "sign in" in refused(lambda: site.post(f"api/events/{event}/join", {}))
    assert "organiser" in refused(lambda: bo.post(f"{event}/begin"))
    ada.post(f"{event}/begin")
    assert "begun" in refused(lambda: cy.join(event))
    assert "begun already" in refused(lambda: ada.post(f"{event}/begin"))
    listed = {one["event"]: one for one in site.get("api/events")["events"]}
    assert listed[event]["state"] == "running"
    assert listed[event]["entrants"] == 2


def test_what_cannot_be_played_is_refused_with_a_sentence(site: Site) -> None:
    ada = Player(site, "Ada")
    assert "no such game" in refused(lambda: ada.make(game="chess"))
    assert "no armies" in refused(lambda: ada.make(choice="picks"))
    assert "one bracket" in refused(lambda: ada.make(format="knockout", boards=2))
    assert "pool of 6" in refused(lambda: ada.make(game="neuroshima", choice="picks", bans=2))
    twice = ["moloch", "moloch"]
    assert "once" in refused(lambda: ada.make(game="neuroshima", armies=twice))
    assert "elves" in refused(lambda: ada.make(game="neuroshima", armies=["moloch", "elves"]))
    assert "name" in refused(lambda: ada.make(""))


def test_the_organiser_is_told_why_it_cannot_begin(site: Site) -> None:
    ada, bo, cy = players(site, 3)
    event = ada.make(rounds=3)
    ada.join(event)
    assert ada.page(event)["fault"]["code"] == "event_alone"
    assert site.get(f"api/events/{event}")["fault"] is None
    for one in (bo, cy):
        one.join(event)
    fault = ada.page(event)["fault"]
    assert (fault["code"], fault["facts"]) == ("event_swiss_rounds", {"count": 3, "most": 2})
    assert "2 Swiss rounds" in refused(lambda: ada.post(f"{event}/begin"))
    assert ada.page(event)["state"] == "signup"
    ada.post(f"{event}/cancel")
    assert ada.page(event)["state"] == "cancelled"


def test_an_event_by_link_is_in_nobody_elses_list(site: Site) -> None:
    ada, bo = players(site, 2)
    event = ada.make(public=False)

    def listed(one: Player) -> set[str]:
        found = site.get("api/events", session=one.session)["events"]
        return {str(card["event"]) for card in found}

    assert event in listed(ada)
    assert event not in listed(bo)
    bo.join(event)
    assert event in listed(bo)


def test_tables_open_by_themselves_and_the_next_round_follows(site: Site) -> None:
    event, people = begun(site, 4, rounds=2)
    page = until(people, event, lambda page: opened(site, page))
    games = tables_of(page)
    assert len(games) == 4, "two meetings of two games"
    card = site.get(f"api/tables/{games[0]['table']}")["card"]
    assert [seat["person"] for seat in card["seats"]] == [
        games[0]["players"][games[0]["first"]],
        games[0]["players"][1 - games[0]["first"]],
    ]
    assert card["options"]["first"] == "1"
    lobby = [row["table"] for row in site.get("api/lobby")["tables"]]
    assert not {game["table"] for game in games} & set(lobby), "they are found at their event"
    mine = people[3].page(event)["mine"]
    assert len(mine) == 2
    assert {one["table"] for one in mine} < {game["table"] for game in games}
    finish_round(site, event, people, 1)
    finish_round(site, event, people, 2)
    page = until(people, event, lambda page: page["state"] == "over")
    rows = page["divisions"][0]["standings"]
    assert sum(row["points"] for row in rows) == 4
    assert rows[0]["balance"] == 80.0, "four games given away, at 20 points"
    assert people[0].page(event)["mine"] == []
    first = people[0].page(event, round=1)["divisions"][0]["meetings"]
    assert all(meeting["over"] and meeting["round"] == 1 for meeting in first)


def test_whoever_comes_while_a_table_is_opened_sits_at_the_same_table(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    create = site.hall.store.create
    met = {}

    async def created(row: Any, *rest: Any, **more: Any) -> None:
        await create(row, *rest, **more)
        # A player has waited for it and is faster than whoever opened it.
        met[row.id] = await site.hall.table(row.id)

    monkeypatch.setattr(site.hall.store, "create", created)
    event, people = begun(site, 2, format="round_robin", rounds=1)
    page = until(people, event, lambda page: opened(site, page))
    tables = [game["table"] for game in tables_of(page)]
    people[0].post(f"{event}/leave")
    states = site.hall.contests.archive.table_states
    assert eventually(lambda: set(site.do(states(tables)).values()) == {"over"})
    assert [site.hall.live[table] is met[table] for table in tables] == [True, True]


def test_a_game_that_is_played_counts_by_its_points(site: Site) -> None:
    event, people = begun(site, 2, format="round_robin", rounds=1, double=False)
    page = until(people, event, lambda page: opened(site, page))
    (game,) = tables_of(page)
    sitting = {one.id: one.sit(game["table"]) for one in people}
    seats = [sitting[game["players"][game["first"]]], sitting[game["players"][1 - game["first"]]]]
    while seats[0].card["state"] != "over":
        seat = seats[0].card["hold"]
        seat = seats[0].card["decides"] if seat is None else seat
        seats[seat].until(lambda me: me.version >= seats[0].version)
        seats[seat].step(seat)
        seats[0].until(lambda me: me.version >= seats[seat].version)  # noqa: B023
    page = until(people, event, lambda page: page["state"] == "over")
    (told,) = page["divisions"][0]["meetings"][0]["boards"][0]["games"]
    by_seat = seats[0].card["result"]["scores"]
    first = game["first"]
    assert told["scores"] == [by_seat[first], by_seat[1 - first]]
    assert told["forfeit"] == -1


def test_nobody_else_sits_at_a_table_of_an_event(site: Site) -> None:
    event, people = begun(site, 2, format="round_robin", rounds=1)
    page = until(people, event, lambda page: opened(site, page))
    game = tables_of(page)[0]
    assert people[0].sit(game["table"]).welcome["you"]["seats"] != []
    stranger = Player(site, "Stranger")
    assert stranger.sit(game["table"]).welcome["you"]["seats"] == []
    private, two = begun(site, 2, format="round_robin", rounds=1)
    assert private
    assert two


def test_a_bot_identity_takes_part_and_is_marked(site: Site) -> None:
    ada = Player(site, "Ada")
    bot = Player(site, "Deep Purple", "bot", ada.id)
    event = ada.make(rounds=1)
    for one in (ada, bot):
        one.join(event)
    marked = [one["members"][0]["bot"] for one in ada.page(event)["entries"]]
    assert marked == [False, True]


def test_a_team_plays_with_a_board_for_each_member(site: Site) -> None:
    people = players(site, 4)
    event = people[0].make(boards=2, rounds=1, format="round_robin")
    people[0].join(event, name="Reds")
    people[1].join(event, name="Blues")
    assert (
        "team",
        people[0].page(event)["agreed"]["boards"],
    ) == ("team", 2)
    assert people[0].page(event)["fault"]["code"] == "event_team"
    teams = {one["name"]: one["id"] for one in people[0].page(event)["entries"]}
    assert "of that name" in refused(lambda: people[2].join(event, name="Reds"))
    people[2].join(event, team=teams["Reds"])
    people[3].join(event, team=teams["Blues"])
    late = Player(site, "Late")
    assert "full" in refused(lambda: late.join(event, team=teams["Reds"]))
    people[0].post(f"{event}/begin")
    page = until(people, event, lambda page: opened(site, page))
    (meeting,) = page["divisions"][0]["meetings"]
    assert {meeting["home"], meeting["away"]} == {"Reds", "Blues"}
    assert [sorted(one["name"] for one in board["players"]) for board in meeting["boards"]] == [
        ["P01", "P02"],
        ["P03", "P04"],
    ]
    finish_round(site, event, people, 1)
    page = until(people, event, lambda page: page["state"] == "over")
    assert [row["name"] for row in page["divisions"][0]["standings"]] == ["Reds", "Blues"]


# What the organiser does, and who leaves.


def test_the_organiser_closes_a_meeting_and_everybody_can_read_it(site: Site) -> None:
    event, people = begun(site, 2, format="round_robin", rounds=1)
    page = until(people, event, lambda page: opened(site, page))
    asked = {"division": 0, "meeting": 0, "loser": "away"}
    assert "organiser" in refused(lambda: people[1].post(f"{event}/close", asked))
    assert "no such meeting" in refused(
        lambda: people[0].post(f"{event}/close", {**asked, "meeting": 7})
    )
    people[0].post(f"{event}/close", asked)
    page = site.get(f"api/events/{event}")
    assert page["state"] == "over"
    note = next(one for one in page["notes"] if one["what"] == "closed")
    assert (note["who"], note["number"]) == ("P01", 1)
    (meeting,) = page["divisions"][0]["meetings"]
    assert [game["forfeit"] for game in meeting["boards"][0]["games"]] == [1, 1]
    tables = [game["table"] for game in meeting["boards"][0]["games"]]
    states = site.hall.contests.archive.table_states
    assert eventually(lambda: set(site.do(states(tables)).values()) == {"over"})


def test_who_leaves_loses_what_is_open_and_is_paired_no_more(site: Site) -> None:
    event, people = begun(site, 4, rounds=2)
    until(people, event, lambda page: opened(site, page))
    people[3].post(f"{event}/leave")
    page = people[0].page(event)
    assert [one["left"] for one in page["entries"]].count(True) == 1
    finish_round(site, event, people, 1)
    page = until(people, event, lambda page: page["divisions"][0]["round"] == 2)
    names = [one[side] for one in page["divisions"][0]["meetings"] for side in ("home", "away")]
    assert "P04" not in names
    assert "" in names, "somebody has a bye"


# Time.


def test_when_a_round_is_over_time_the_game_is_lost_for_whom_it_waits(
    timed: tuple[Site, Time],
) -> None:
    site, time = timed
    event, people = begun(site, 2, format="round_robin", rounds=1, round_minutes=60)
    page = until(people, event, lambda page: opened(site, page))
    one, other = tables_of(page)
    by_id = {person.id: person for person in people}
    # In the first game it is the other's turn now; in the second nobody came.
    beginner = by_id[one["players"][one["first"]]]
    sitting = beginner.sit(one["table"])
    while (
        sitting.card["hold"] if sitting.card["hold"] is not None else sitting.card["decides"]
    ) == 0:
        sitting.step(0)
    time.now += 59 * 60
    assert people[0].page(event)["state"] == "running"
    time.now += 60
    page = until(people, event, lambda page: page["state"] == "over")
    games = page["divisions"][0]["meetings"][0]["boards"][0]["games"]
    assert games[0]["forfeit"] == 1 - one["first"]
    assert games[1]["forfeit"] == other["first"]
    assert games[0]["forfeit"] == games[1]["forfeit"], "the same one kept both games waiting"
    assert "late" in [note["what"] for note in page["notes"]]
    sitting.until(lambda me: me.card["state"] == "over")


def test_a_tie_that_came_by_time_is_not_played_on_in_a_knockout(timed: tuple[Site, Time]) -> None:
    site, time = timed
    event, people = begun(site, 2, format="knockout", rounds=1, round_minutes=60)
    until(people, event, lambda page: opened(site, page))
    time.now += 3600
    page = until(people, event, lambda page: page["state"] == "over")
    games = page["divisions"][0]["meetings"][0]["boards"][0]["games"]
    assert [game["forfeit"] for game in games] == [0, 1, 2, 2]
    assert page["divisions"][0]["standings"][0]["name"] == "P01", "the better seed goes on"


def test_a_clock_of_the_event_runs_at_its_tables_and_live_games_come_one_after_the_other(
    site: Site,
) -> None:
    clock = {"kind": "live", "time": 600, "increment": 5, "on_timeout": "loss"}
    event, people = begun(site, 2, format="round_robin", rounds=1, clock=clock)
    page = until(people, event, lambda page: page["mine"] and page["mine"][0]["table"])
    assert page["agreed"]["clock"]["time"] == 600
    first, second = tables_of(page)
    assert (first["table"] != "", second["table"]) == (True, "")
    states = site.hall.contests.archive.table_states
    assert eventually(lambda: site.do(states([first["table"]])))
    assert site.get(f"api/tables/{first['table']}")["card"]["clock"]["rules"]["time"] == 600
    people[1].resign(first["table"])
    until(people, event, lambda page: tables_of(page) and tables_of(page)[0]["table"])
