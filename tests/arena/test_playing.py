"""One game of a run."""

from __future__ import annotations

import pytest

from arena_runs import program, run_of, untimed
from hexagora.arena import Job, playing
from hexagora.arena.playing import play, play_or_fail, share
from hexagora.bots import GreedyBot


def test_a_result_tells_the_game() -> None:
    result = play(run_of(game="neuroshima"), Job((0, 1), 1, 1))
    assert result["bots"] == ["greedy", "random"]
    assert result["seats"] == [1, 0]
    assert result["armies"] == ["hegemony", "moloch"]
    assert result["seed"] == "s/1"
    assert result["places"] in ([1, 2], [2, 1], [1, 1])
    assert result["score"] == share(result["places"], [1, 0])
    assert min(result["decisions"]) > 0
    assert all(0 < seconds["mean"] <= seconds["max"] for seconds in result["seconds"])
    assert result["forfeit"] is None
    assert result["failed"] is None


def test_the_same_job_is_the_same_game() -> None:
    run = run_of()
    jobs = [Job((0, 1), 0, 0)] * 2
    one, other = untimed([play(run, job) for job in jobs])
    assert one == other


def test_partners_and_opponents_get_their_share() -> None:
    assert share([1, 2, 1, 2], [0, 1, 0, 1]) == 1.0
    assert share([1, 2, 3, 4], [0, 1, 1, 0]) == 0.5
    assert share([2, 1, 2], [0, 1, 0]) == 0.0
    assert share([1, 1, 3], [0, 1, 1]) == 0.75


@pytest.mark.parametrize(("game", "seats"), [("superhex", 3), ("superhex", 4)])
def test_more_than_two_seats(game: str, seats: int) -> None:
    run = run_of("greedy", "random", game=game, seats=seats)
    results = [play(run, Job((0, 1), 0, seating)) for seating in range(6)]
    assert all(result["score"] is not None for result in results)
    assert sum(result["score"] or 0 for result in results) > 3


def test_a_bot_with_a_fault_loses_and_the_fault_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(bot: GreedyBot, view: object) -> int:
        raise ZeroDivisionError("no units")

    monkeypatch.setattr(GreedyBot, "choose", stumble)
    result = play(run_of(), Job((0, 1), 0, 1))
    assert result["forfeit"] == {"bot": 0, "seat": 1, "why": "ZeroDivisionError: no units"}
    assert result["score"] == 0.0
    assert result["places"] == [1, 2]
    assert result["reason"] == "forfeit"


def test_an_illegal_action_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GreedyBot, "choose", lambda bot, view: 999_999)
    result = play(run_of(), Job((0, 1), 0, 0))
    assert result["forfeit"] is not None
    assert "999999, which is not legal" in result["forfeit"]["why"]


def test_with_three_seats_all_seats_of_a_forfeiting_bot_are_behind() -> None:
    run = run_of("greedy", program("raise SystemExit"), seats=3)
    seating = run.seatings.index((1, 0, 1))
    result = play(run, Job((0, 1), 0, seating))
    assert result["places"] == [2, 1, 2]
    assert result["score"] == 1.0


def test_a_game_without_an_end_is_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_DECISIONS", 3)
    result = play(run_of(), Job((0, 1), 0, 0))
    assert result["score"] == 0.5
    assert result["reason"] == "stopped after 3 decisions"
    assert sum(result["decisions"]) == 3


def test_what_is_no_bots_fault_fails_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*given: object) -> None:
        raise OSError("no more memory")

    monkeypatch.setattr(playing, "new_player", stumble)
    result = play_or_fail(run_of(), Job((0, 1), 0, 0))
    assert result["failed"] == "OSError: no more memory"
    assert result["score"] is None
