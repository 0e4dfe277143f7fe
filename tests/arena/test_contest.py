"""Events between bots: games as the event has them, a file in which they go on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from arena_runs import program
from hexagora import HexagoraError
from hexagora.arena.contest import (
    Plan,
    begun,
    load,
    new_plan,
    result_of,
    run,
    save,
    taken_up,
    task_of,
)
from hexagora.arena.playing import play
from hexagora.events.conduct import next_round
from hexagora.events.games import pool_of
from hexagora.events.model import EventRules
from hexagora.events.standings import standings
from patience import PATIENCE


def plan_of(*bots: str, players: int = 4, **rules: Any) -> Plan:
    settings = {"format": "round_robin", "game": "superhex", **rules}
    names = bots or ("greedy", "random")
    return new_plan(EventRules(**settings), names, players, 1, 0, 1, "s")


def test_both_games_of_a_double_duel_are_one_deal_with_the_bots_exchanged() -> None:
    pool = pool_of("neuroshima", {})
    assert pool == ("borgo", "hegemony", "moloch", "outpost")
    plan = plan_of("random", game="neuroshima", players=2, armies=pool)
    (event,) = begun(plan).season.divisions
    (meeting,) = next_round(event)
    tasks = [task_of(plan, event, (0, 0, turn), PATIENCE) for turn in (0, 1)]
    (one, first), (other, second) = tasks
    assert one.deal_seed(first) == other.deal_seed(second)
    for (run_, job), game in zip(tasks, meeting.boards[0].games, strict=True):
        made = run_.game_of(job)
        assert made.options["first"] == "1"
        assert run_.seatings[job.seating][0] == game.first, "whoever begins has the first seat"
        assert game.armies is not None
        led = (made.options["army1"], made.options["army2"])
        assert led == (game.armies[game.first], game.armies[1 - game.first])
    assert one.game.options["army1"] == other.game.options["army1"]


def test_points_are_those_of_the_sides() -> None:
    plan = plan_of("greedy", "random", players=2)
    (event,) = begun(plan).season.divisions
    next_round(event)
    for turn in (0, 1):
        task = task_of(plan, event, (0, 0, turn), PATIENCE)
        found = result_of(event.rules, task, play(*task))
        assert found is not None
        assert found.winner == 0, "greedy beats random from both seats"
        assert found.scores[0] > found.scores[1]


def test_a_bot_that_gives_up_loses_by_forfeit() -> None:
    plan = plan_of("greedy", program("raise SystemExit(1)"), players=2)
    (event,) = begun(plan).season.divisions
    next_round(event)
    task = task_of(plan, event, (0, 0, 0), PATIENCE)
    found = result_of(event.rules, task, play(*task))
    assert found is not None
    assert (found.winner, found.forfeit, found.scores) == (0, 1, (20.0, 0.0))


@pytest.mark.long
def test_a_contest_goes_on_where_it_stopped(tmp_path: Path) -> None:
    plan = plan_of("greedy", "random", format="swiss", rounds=2)
    whole = begun(plan)
    assert len(list(run(whole, 1, PATIENCE))) == 8
    path = tmp_path / "contest.json"
    part = begun(plan)
    games = run(part, 1, PATIENCE)
    for _ in range(3):
        next(games)
        save(part, path)
    games.close()
    again = taken_up(plan, path)
    assert len(list(run(again, 1, PATIENCE))) == 5
    assert again.seasons == whole.seasons
    assert again.over
    assert {row.name for row in standings(again.season.divisions[0])[:2]} == {"greedy"}


def test_another_contest_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "contest.json"
    save(begun(plan_of()), path)
    with pytest.raises(HexagoraError, match="its bots differ"):
        taken_up(plan_of(players=6), path)
    old = load(path)
    old.version = "0"
    save(old, path)
    with pytest.raises(HexagoraError, match="version 0"):
        taken_up(plan_of(), path)
    old.contest = 2
    save(old, path)
    with pytest.raises(HexagoraError, match="format 2"):
        load(path)
    path.write_text("[]")
    with pytest.raises(HexagoraError, match="holds no contest"):
        load(path)


def test_what_cannot_be_played_is_refused_at_once() -> None:
    with pytest.raises(HexagoraError, match="nobody"):
        plan_of("nobody")
    with pytest.raises(HexagoraError, match="army"):
        plan_of(game="neuroshima", armies=("moloch", "nobodys"))
    with pytest.raises(HexagoraError, match="two entrants"):
        plan_of(players=1)
