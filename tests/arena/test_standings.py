"""What the games of a run come to."""

from __future__ import annotations

import json

import pytest

from arena_runs import run_of
from hexagora.arena import Job, Result, Run, Standings, jobs_of
from hexagora.arena.results import failed, heading_of
from hexagora.cli.arena_table import shown_bots, table


def games(run: Run, scores: list[float]) -> list[Result]:
    """Games of a run with these scores for the first bot of each."""
    found = []
    for job, score in zip(jobs_of(run, len(scores)), scores, strict=False):
        result = failed(run, job, "")
        result["failed"] = None
        result["score"] = score
        result["decisions"] = [10, 30]
        result["seconds"] = [{"mean": 0.5, "max": 2.0}, {"mean": 0.1, "max": 0.2}]
        found.append(result)
    return found


def test_wins_draws_and_losses() -> None:
    run = run_of()
    standings = Standings(heading_of(run), games(run, [1, 0.5, 1, 0, 1, 1]))
    (meeting,) = standings.meetings
    assert (meeting.won, meeting.drawn, meeting.lost) == (4, 1, 1)
    assert meeting.score.value == 0.75
    assert meeting.deals == [[1, 0.5], [1, 0], [1, 1]]
    assert meeting.by_seat() == {0: [1, 1, 1], 1: [0.5, 0, 1]}


def test_the_order_of_the_results_does_not_matter() -> None:
    run = run_of("greedy", "random", "random")
    results = games(run, [1, 0.5, 1, 0, 1, 1, 0, 0, 1, 1, 0.5, 0.5])
    one = Standings(heading_of(run), results).facts()
    assert one == Standings(heading_of(run), results[::-1]).facts()


def test_times_are_means_over_decisions() -> None:
    run = run_of()
    results = games(run, [1, 1])
    results[1]["decisions"] = [30, 0]
    results[1]["seconds"][0] = {"mean": 0.1, "max": 3.0}
    first, second = Standings(heading_of(run), results).times()
    assert (first.decisions, first.longest) == (40, 3.0)
    assert first.mean == pytest.approx((10 * 0.5 + 30 * 0.1) / 40)
    assert second.decisions == 30


def test_failed_games_do_not_count() -> None:
    run = run_of()
    results = [*games(run, [1, 1]), failed(run, Job((0, 1), 1, 0), "the lights went out")]
    standings = Standings(heading_of(run), results)
    (meeting,) = standings.meetings
    assert (len(meeting.played), meeting.failed) == (2, 1)
    assert standings.failures() == ["the lights went out"]
    assert "1 game failed and does not count: the lights went out" in table(standings)


def test_forfeits_belong_to_their_bot() -> None:
    run = run_of("greedy", "random", "random")
    result = games(run, [1])[0]
    result["pairing"] = [0, 2]
    result["forfeit"] = {"bot": 1, "seat": 1, "why": "it fell asleep"}
    standings = Standings(heading_of(run), [result])
    assert standings.forfeits() == [[], [], ["it fell asleep"]]
    assert "random (3) forfeited 1 game: it fell asleep" in table(standings)


def test_ratings_only_when_all_have_met() -> None:
    run = run_of("greedy", "random", "random")
    results = games(run, [1, 1, 1, 1, 0, 1])
    assert len(Standings(heading_of(run), results).ratings()) == 3
    assert Standings(heading_of(run), results[:4]).ratings() == []


def test_armies_are_told_apart() -> None:
    run = run_of(game="neuroshima")
    results = games(run, [1, 0])
    for result in results:
        result["armies"] = ["borgo", "moloch"]
    (meeting,) = Standings(heading_of(run), results).meetings
    assert meeting.by_army() == {"borgo": [1], "moloch": [0]}


def test_json_has_no_infinity() -> None:
    run = run_of()
    facts = Standings(heading_of(run), games(run, [1, 1])).facts()
    pairing = json.loads(json.dumps(facts, allow_nan=False))["pairings"][0]
    assert pairing["elo"]["value"] is None
    assert pairing["elo"]["high"] is None


def test_a_table_without_games() -> None:
    run = run_of()
    assert "no game has been played" in table(Standings(heading_of(run), []))


def test_bots_that_look_alike_are_numbered() -> None:
    assert shown_bots(["greedy", "random", "greedy"]) == ["greedy (1)", "random", "greedy (3)"]
    long = shown_bots(["cmd:python " + "x" * 50 + "/one.py", "random"])[0]
    assert long.endswith("/one.py")
    assert len(long) == 24
