"""Events from the first round to the last: formats, double duels, teams, deadlines, divisions."""

from __future__ import annotations

import json

import pytest
from bench.recount import faults_of_season, lines_of, recounted

from hexagora import HexagoraError
from hexagora.core import Rng
from hexagora.events.conduct import (
    award,
    chosen,
    forfeited,
    is_over,
    new_event,
    next_round,
    open_games,
    overdue,
    report,
    withdraw,
)
from hexagora.events.model import BOTH, Entrant, Event, EventRules, GameResult
from hexagora.events.rating_book import Ladder, duel
from hexagora.events.season import final_order, new_season, next_season
from hexagora.events.standings import standings
from hexagora.events.tables import facts, games_csv, rated_games, standings_csv

POOL = ("borgo", "hegemony", "moloch", "outpost")


def entrants(count: int) -> list[Entrant]:
    return [Entrant(f"p{i:02}", f"Player {i}", 2000.0 - i) for i in range(count)]


def lot(rng: Rng) -> GameResult:
    """A game by lot: sometimes an HQ falls, sometimes it is a draw."""
    one, other = int(rng.below(21)), int(rng.below(21))
    return GameResult((float(one), float(other)), (one < other) - (one == other))


def run(event: Event, rng: Rng, restarts: bool = True) -> Event:
    """Play an event by lot, stored and read again after every round."""
    while next_round(event):
        while games := list(open_games(event)):
            for slot, _ in games:
                report(event, slot, lot(rng))
        if restarts:
            event = Event.of(json.loads(json.dumps(event.data())))
    assert is_over(event)
    return event


@pytest.mark.parametrize("double", [True, False])
@pytest.mark.parametrize("count", [8, 21, 64])
def test_a_swiss_season_is_legal_and_its_standings_are_recounted(count: int, double: bool) -> None:
    rounds = min(9, count // 2)
    rules = EventRules("swiss", "any", rounds=rounds, armies=POOL, double=double)
    event = run(new_event(rules, entrants(count), "s"), Rng(f"{count}"))
    text, players = games_csv(event), [one.id for one in event.entrants]
    assert faults_of_season(text, players, double) == []
    table = [(row.id, row.points, row.balance, row.buchholz) for row in standings(event)]
    assert table == recounted(text, players)
    assert len(lines_of(standings_csv(event))) == count


@pytest.mark.parametrize("count", [5, 6])
def test_everybody_meets_everybody(count: int) -> None:
    rules = EventRules("round_robin", "any", rounds=2, double=False)
    event = run(new_event(rules, entrants(count), "s"), Rng("robin"))
    met = [frozenset((one.home, one.away)) for one in event.meetings if one.away]
    assert len(met) == count * (count - 1)
    assert {met.count(two) for two in met} == {2}
    for one in event.entrants:
        firsts = [
            (one.id == meeting.sides()[game.first])
            for meeting in event.meetings
            if meeting.away and one.id in meeting.sides()
            for game in meeting.boards[0].games
        ]
        assert sum(firsts) * 2 == len(firsts), "home and away are exchanged"


@pytest.mark.parametrize("count", [2, 5, 8, 13])
def test_a_knock_out_leaves_one(count: int) -> None:
    rules = EventRules("knockout", "any", third_place=True)
    event = run(new_event(rules, entrants(count), "s"), Rng("knock"))
    places = [row.id for row in standings(event)]
    last = [one for one in event.meetings if one.round == event.round]
    assert places[:2] == sorted(last[0].sides(), key=places.index)
    if count > 3:
        assert last[1].third
        assert set(places[2:4]) == set(last[1].sides())
    lost = [row.lost for row in standings(event)]
    assert lost.count(0) == 1, "all others have lost"


def test_a_tie_in_a_knock_out_gets_another_duel_and_then_the_better_seed_goes_on() -> None:
    event = new_event(EventRules("knockout", "any", extra=1), entrants(2), "s")
    next_round(event)
    for _ in range(2):
        for slot, _ in list(open_games(event)):
            report(event, slot, GameResult((7.0, 7.0), -1))
    assert len(event.meetings[0].boards[0].games) == 4
    assert is_over(event)
    assert standings(event)[0].id == "p00"


def test_two_who_do_not_come_get_no_other_duel() -> None:
    event = new_event(EventRules("knockout", "any", round_time=1), entrants(4), "s")
    for meeting in next_round(event):
        award(event, meeting, BOTH)
    assert [one.home for one in next_round(event)] == ["p00"], "the better seeds go on"


def test_a_double_duel_is_decided_by_the_balance() -> None:
    event = new_event(EventRules("round_robin", "any", armies=POOL), entrants(2), "s")
    (meeting,) = next_round(event)
    one, other = meeting.boards[0].games
    assert one.armies is not None
    assert other.armies == one.armies[::-1]
    assert (one.first, other.first) == (0, 1)
    report(event, (0, 0, 0), GameResult((20.0, 0.0), 0))
    report(event, (0, 0, 1), GameResult((3.0, 12.0), 1))
    first, second = standings(event)
    assert (first.id, first.points, first.balance, first.wins) == ("p00", 1.0, 11.0, 1)
    assert (second.points, second.balance, second.wins, second.lost) == (0.0, -11.0, 1, 1)


@pytest.mark.parametrize(("scoring", "points"), [("games", 1.0), ("balance", 11.0)])
def test_other_scorings(scoring: str, points: float) -> None:
    rules = EventRules("round_robin", "any", scoring=scoring)  # type: ignore[arg-type]
    event = new_event(rules, entrants(2), "s")
    next_round(event)
    report(event, (0, 0, 0), GameResult((20.0, 0.0), 0))
    report(event, (0, 0, 1), GameResult((3.0, 12.0), 1))
    assert standings(event)[0].points == points


def test_teams_meet_board_by_board() -> None:
    teams = [
        Entrant(f"t{i}", f"Team {i}", 1500.0, (f"t{i}a", f"t{i}b", f"t{i}c")) for i in range(4)
    ]
    event = new_event(EventRules("round_robin", "any", boards=3, armies=POOL), teams, "s")
    meetings = next_round(event)
    assert [board.players for board in meetings[0].boards] == [
        (f"{meetings[0].home}{letter}", f"{meetings[0].away}{letter}") for letter in "abc"
    ]
    leads = (1, 1, -19)
    for (number, place, turn), _ in list(open_games(event)):
        lead = leads[place] if turn == 0 else 0
        scores = (20.0 if lead > 0 else 20.0 + lead, 20.0 - lead if lead > 0 else 20.0)
        report(event, (number, place, turn), GameResult(scores, 0 if lead > 0 else 1))
    winners = {meeting.home for meeting in meetings}
    assert {row.id for row in standings(event) if row.points == 1.0} == winners, "two boards of 3"
    assert all(row.balance == -17 for row in standings(event) if row.id in winners)


def test_secret_picks_make_the_games_of_a_board() -> None:
    rules = EventRules("round_robin", "any", armies=POOL, choice="picks", bans=1)
    event = new_event(rules, entrants(2), "s")
    (meeting,) = next_round(event)
    assert not meeting.over
    board = meeting.boards[0]
    assert board.draft is not None
    while not chosen(event, board):
        for side in board.draft.waits_for():
            board.draft.draw(side, "lot")
    assert board.games[0].armies == board.draft.armies()
    again = Event.of(json.loads(json.dumps(event.data())))
    assert again == event


def test_a_deadline_closes_what_is_open() -> None:
    event = new_event(EventRules("swiss", "any", rounds=2, round_time=100), entrants(4), "s")
    next_round(event, now=1000)
    report(event, (0, 0, 0), GameResult((5.0, 1.0), 0))
    assert overdue(event, 1099) == []
    late = overdue(event, 1100)
    assert [one.deadline for one in late] == [1100, 1100]
    award(event, late[0], 1)
    award(event, late[1], BOTH)
    rows = {row.id: row for row in standings(event)}
    assert (rows[late[0].home].points, rows[late[0].home].balance) == (1.0, 24.0)
    for id_ in late[1].sides():
        assert (rows[id_].points, rows[id_].lost, rows[id_].drawn) == (0.0, 1, 0)
    assert next_round(event, 1100)


def test_who_leaves_is_not_paired_again() -> None:
    event = new_event(EventRules("swiss", "any", rounds=3), entrants(6), "s")
    next_round(event)
    withdraw(event, "p05")
    for slot, _ in list(open_games(event)):
        report(event, slot, GameResult((1.0, 0.0), 0))
    made = next_round(event)
    assert sorted(id_ for one in made for id_ in (one.home, one.away) if id_) == [
        "p00", "p01", "p02", "p03", "p04",
    ]  # fmt: skip
    assert [one.away for one in made].count(None) == 1


def test_who_leaves_a_league_loses_what_was_to_come() -> None:
    event = new_event(EventRules("round_robin", "any"), entrants(4), "s")
    withdraw(event, "p00")
    event = run(event, Rng("left"))
    assert {row.id: row.lost for row in standings(event)}["p00"] == 3


def test_a_result_counts_once() -> None:
    event = new_event(EventRules("round_robin", "any"), entrants(2), "s")
    next_round(event)
    report(event, (0, 0, 0), forfeited(event.rules, 0))
    with pytest.raises(HexagoraError, match="already"):
        report(event, (0, 0, 0), forfeited(event.rules, 1))
    with pytest.raises(HexagoraError, match="not over"):
        next_round(event)


@pytest.mark.parametrize(
    ("rules", "count"),
    [
        (EventRules("swiss", "any", rounds=5), 8),
        (EventRules("swiss", "any"), 1),
        (EventRules("swiss", "any", rounds=0), 4),
        (EventRules("round_robin", "any", armies=("borgo",)), 4),
        (EventRules("round_robin", "any", armies=POOL, choice="picks", bans=2), 4),
        (EventRules("round_robin", "any", boards=2), 4),
    ],
)
def test_what_cannot_be_an_event_is_refused(rules: EventRules, count: int) -> None:
    with pytest.raises(HexagoraError):
        new_event(rules, entrants(count), "s")
    with pytest.raises(HexagoraError):
        new_event(EventRules("swiss", "any"), [Entrant("a", "A"), Entrant("a", "B")], "s")


def test_a_season_of_divisions_with_promotion() -> None:
    rules = EventRules("round_robin", "any", armies=POOL)
    season = new_season(rules, entrants(24), 3, 2, "s")
    assert [len(one.entrants) for one in season.divisions] == [8, 8, 8]
    rng = Rng("divisions")
    for number in range(1, 4):
        season.divisions = [run(division, rng) for division in season.divisions]
        assert season.over
        order = final_order(season)
        season = next_season(type(season).of(json.loads(json.dumps(season.data()))))
        now = [{one.id for one in division.entrants} for division in season.divisions]
        assert now[0] == {*order[0][:6], *order[1][:2]}
        assert now[1] == {*order[0][6:], *order[1][2:6], *order[2][:2]}
        assert now[2] == {*order[1][6:], *order[2][2:]}
        assert season.past[-1] == order
        assert season.number == number + 1


def test_who_left_makes_room_and_newcomers_begin_at_the_bottom() -> None:
    season = new_season(EventRules("round_robin", "any"), entrants(8), 2, 1, "s")
    withdraw(season.divisions[0], "p00")
    rng = Rng("room")
    season.divisions = [run(division, rng) for division in season.divisions]
    order = final_order(season)
    season = next_season(season, [Entrant("new", "New")])
    ids = [{one.id for one in division.entrants} for division in season.divisions]
    stayed = [id_ for id_ in order[0] if id_ != "p00"]
    assert ids[0] == {*stayed[:2], *order[1][:2]}
    assert ids[1] == {stayed[2], *order[1][2:], "new"}


def test_facts_are_json() -> None:
    event = run(new_event(EventRules("round_robin", "any"), entrants(3), "s"), Rng("j"))
    told = json.loads(json.dumps(facts(event)))
    assert told["over"]
    assert Event.of(told["event"]) == event
    assert told["standings"][0]["place"] == 1


def test_games_are_rated_and_forfeits_are_not() -> None:
    event = new_event(EventRules("round_robin", "any"), entrants(2), "s")
    next_round(event)
    report(event, (0, 0, 0), GameResult((5.0, 7.0), 1))
    report(event, (0, 0, 1), forfeited(event.rules, 1))
    (game,) = rated_games(event)
    assert game == duel(event.meetings[0].home, "p01", 0.0)
    ladder = Ladder()
    ladder.add(game)
    assert ladder.now("p01").value > 1500 > ladder.now("p00").value


@pytest.mark.parametrize("wrong", [{"round": "x"}, {"rules": {}}, {"more": 1}, {"meetings": 3}])
def test_what_is_no_event_is_refused(wrong: dict[str, object]) -> None:
    data = new_event(EventRules("round_robin", "any"), entrants(3), "s").data()
    with pytest.raises((TypeError, ValueError)):
        Event.of({**data, **wrong})
