"""Clocks with a time that the test sets: every kind, every way to run out, restarts, a month."""

from __future__ import annotations

import json

import pytest

from hexagora import Dealer, new_game
from hexagora.core import Rng, Underway
from hexagora.events.clock import NOBODY, Clock, Timeout
from hexagora.events.clock_rules import NO_CLOCK, ClockRules, OnTimeout, correspondence, live
from hexagora.events.times import DAY, HOUR, MINUTE, SECOND, SteadyTime, elapsed, moment_after
from hexagora.events.turns import turn_of

START = 1_800_000_000 * SECOND
OUTCOMES: list[OnTimeout] = ["bot", "default", "loss"]


def restarted(clock: Clock, now: int, alive: int = 0) -> Clock:
    """The clock as a server finds it that was started anew."""
    return Clock.of(json.loads(json.dumps(clock.data())), now, alive)


def test_without_a_clock_nobody_runs_out() -> None:
    clock = Clock(NO_CLOCK, 2, START)
    clock.wait_for(0, 0, START)
    assert clock.deadline() is None
    assert clock.tick(START + 1000 * DAY) is None
    assert not clock.may_claim(1, START + 1000 * DAY)


def test_an_increment_for_each_decision() -> None:
    clock = Clock(live(5 * MINUTE, 3 * SECOND), 2, START)
    clock.wait_for(0, 0, START)
    clock.wait_for(0, 0, START + 10 * SECOND)
    assert clock.left == [5 * MINUTE - 7 * SECOND, 5 * MINUTE]
    clock.wait_for(1, 1, START + 11 * SECOND)
    assert clock.left == [5 * MINUTE - 5 * SECOND, 5 * MINUTE]
    assert clock.left_at(1, START + 15 * SECOND) == 5 * MINUTE - 4 * SECOND
    assert clock.deadline() == START + 11 * SECOND + 5 * MINUTE


def test_an_increment_for_each_turn() -> None:
    clock = Clock(live(5 * MINUTE, 20 * SECOND, "turn"), 2, START)
    clock.wait_for(0, 0, START)
    clock.wait_for(0, 0, START + 10 * SECOND)
    assert clock.left[0] == 5 * MINUTE - 10 * SECOND
    clock.wait_for(1, 1, START + 15 * SECOND)
    assert clock.left == [5 * MINUTE + 5 * SECOND, 5 * MINUTE]
    clock.wait_for(1, 1, START + 16 * SECOND, new_turn=True)
    assert clock.left[1] == 5 * MINUTE + 19 * SECOND, "two turns in a row are two turns"


def test_chance_costs_nobody_time() -> None:
    clock = Clock(live(MINUTE, 0), 3, START)
    clock.wait_for(NOBODY, NOBODY, START)
    clock.wait_for(0, 0, START + HOUR)
    clock.wait_for(NOBODY, 0, START + HOUR + SECOND)
    assert clock.deadline() is None
    clock.wait_for(0, 0, START + 2 * HOUR)
    assert clock.left == [59 * SECOND, MINUTE, MINUTE]


def test_a_question_in_anothers_turn_is_free_while_the_grace_lasts() -> None:
    clock = Clock(live(5 * MINUTE, 2 * SECOND), 4, START)
    clock.wait_for(0, 0, START)
    clock.wait_for(2, 0, START + SECOND)
    clock.wait_for(3, 0, START + 41 * SECOND)
    clock.wait_for(0, 0, START + 101 * SECOND)
    assert clock.left == [5 * MINUTE + SECOND, 5 * MINUTE, 5 * MINUTE, 5 * MINUTE]
    clock.wait_for(2, 0, START + 101 * SECOND)
    clock.wait_for(0, 0, START + 171 * SECOND)
    assert clock.left[2] == 5 * MINUTE - 10 * SECOND, "then the answerer's own time runs"
    assert clock.left[0] == 5 * MINUTE + 3 * SECOND, "and never that of the turn"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("outcome", OUTCOMES)
def test_time_runs_out_in_a_live_game(seats: int, outcome: OnTimeout) -> None:
    clock = Clock(live(MINUTE, 5 * SECOND, on_timeout=outcome), seats, START)
    last = seats - 1
    clock.wait_for(last, last, START)
    assert clock.tick(START + MINUTE - 1) is None
    assert clock.tick(START + 2 * MINUTE) == Timeout(last, START + MINUTE, outcome)
    assert clock.tick(START + 3 * MINUTE) is None, "it is told once"
    assert clock.left == [MINUTE] * last + [0]
    assert clock.lost[last] is (outcome == "loss")
    assert clock.away[last] is (outcome != "default")
    clock.wait_for(0, 0, START + 3 * MINUTE)
    assert clock.deadline() == START + 4 * MINUTE, "the others play on"
    clock.wait_for(last, last, START + 3 * MINUTE)
    assert (clock.deadline() is None) is (outcome != "default")
    if outcome == "default":
        assert clock.tick(START + 3 * MINUTE) == Timeout(last, START + 3 * MINUTE, outcome)


def test_who_comes_back_plays_on() -> None:
    clock = Clock(live(5 * MINUTE, 0), 3, START)
    clock.wait_for(1, 1, START)
    assert clock.tick(START + 5 * MINUTE)
    clock.wait_for(1, 1, START + 6 * MINUTE)
    assert clock.back(1, START + 7 * MINUTE)
    assert not clock.back(1, START + 7 * MINUTE)
    assert clock.deadline() == START + 8 * MINUTE
    clock.leave(1, START + 7 * MINUTE + 20 * SECOND)
    assert clock.deadline() is None
    assert clock.back(1, START + HOUR)
    assert clock.left[1] == MINUTE


def test_who_has_lost_does_not_come_back() -> None:
    clock = Clock(live(MINUTE, 0, on_timeout="loss"), 2, START)
    clock.wait_for(0, 0, START)
    clock.tick(START + MINUTE)
    assert not clock.back(0, START + MINUTE)


def test_days_for_each_turn() -> None:
    clock = Clock(correspondence(3), 3, START)
    clock.wait_for(0, 0, START)
    clock.wait_for(0, 0, START + DAY)
    assert clock.deadline() == START + 3 * DAY, "all decisions of a turn share its days"
    clock.wait_for(1, 0, START + 2 * DAY)
    assert clock.deadline() == START + 6 * DAY, "a day of grace, and then days of one's own"
    clock.wait_for(0, 0, START + 5 * DAY)
    assert clock.deadline() == START + 6 * DAY
    clock.wait_for(1, 1, START + 5 * DAY)
    assert clock.deadline() == START + 8 * DAY


@pytest.mark.parametrize("outcome", OUTCOMES)
def test_days_run_out(outcome: OnTimeout) -> None:
    clock = Clock(correspondence(2, on_timeout=outcome), 4, START)
    clock.wait_for(3, 3, START)
    assert clock.tick(START + 2 * DAY - 1) is None
    assert clock.tick(START + 2 * DAY) == Timeout(3, START + 2 * DAY, outcome)
    clock.wait_for(0, 0, START + 2 * DAY)
    clock.wait_for(3, 3, START + 3 * DAY)
    expected = START + 5 * DAY if outcome == "default" else None
    assert clock.deadline() == expected, "the next turn has its days again"


def test_holidays_do_not_count() -> None:
    clock = Clock(correspondence(3, holiday_days=10), 2, START)
    assert clock.take_holiday(0, START + DAY, START + 8 * DAY, START)
    assert not clock.take_holiday(0, START + 20 * DAY, START + 24 * DAY, START), "ten days at most"
    assert not clock.take_holiday(0, START, START + DAY, START + HOUR), "nobody is away in the past"
    clock.wait_for(0, 0, START)
    assert clock.deadline() == START + 10 * DAY
    assert not clock.may_claim(1, START + 12 * DAY)
    clock.wait_for(1, 1, START + 9 * DAY)
    assert clock.left[0] == DAY
    assert not Clock(live(MINUTE, 0), 2, START).take_holiday(0, START, START + DAY, START)


def test_holidays_that_overlap_are_counted_once() -> None:
    clock = Clock(correspondence(3, holiday_days=10), 2, START)
    assert clock.take_holiday(0, START + DAY, START + 8 * DAY, START)
    assert clock.take_holiday(0, START + 4 * DAY, START + 11 * DAY, START)
    assert clock.holidays[0] == [(START + DAY, START + 11 * DAY)]


def test_an_abandoned_game_can_be_claimed() -> None:
    clock = Clock(ClockRules(claim=7 * DAY), 3, START)
    clock.wait_for(0, 0, START)
    assert not clock.may_claim(1, START + 7 * DAY - 1)
    assert clock.may_claim(1, START + 7 * DAY)
    assert not clock.may_claim(0, START + 7 * DAY), "nobody claims against themselves"


def test_taking_back_wins_no_time() -> None:
    clock = Clock(live(MINUTE, 5 * SECOND), 2, START)
    clock.wait_for(0, 0, START)
    for i in range(10):
        clock.wait_for(0, 0, START + (2 * i + 1) * SECOND)
        clock.take_back(0, 0, START + (2 * i + 2) * SECOND)
    assert clock.left[0] == 40 * SECOND


@pytest.mark.parametrize("rules", [live(5 * MINUTE, 2 * SECOND), correspondence(2)])
def test_the_time_without_a_server_is_free(rules: ClockRules) -> None:
    clock = Clock(rules, 3, START)
    clock.wait_for(1, 1, START)
    assert clock.tick(START + 30 * SECOND) is None
    clock = restarted(clock, START + 5 * DAY)
    assert clock.tick(START + 5 * DAY) is None
    assert clock.deadline() == START + 5 * DAY + rules.time - 30 * SECOND


def test_a_keeper_that_was_alive_longer_than_the_last_call_says_so() -> None:
    clock = Clock(live(5 * MINUTE, 0), 2, START)
    clock.wait_for(0, 0, START)
    clock = restarted(clock, START + HOUR, alive=START + 4 * MINUTE)
    assert clock.left_at(0, START + HOUR) == MINUTE


def test_a_restart_during_a_question_keeps_its_grace() -> None:
    clock = Clock(live(5 * MINUTE, 0), 2, START)
    clock.wait_for(0, 0, START)
    clock.wait_for(1, 0, START)
    clock.tick(START + 40 * SECOND)
    clock = restarted(clock, START + DAY)
    clock.wait_for(0, 0, START + DAY + 25 * SECOND)
    assert clock.left == [5 * MINUTE, 5 * MINUTE - 5 * SECOND]


def test_what_is_no_clock_is_refused() -> None:
    for wrong in ({"kind": "sand"}, {"kind": "live", "time": 0}, {"time": -1}, {"per": "year"}):
        with pytest.raises(ValueError, match=r"clock|number"):
            ClockRules.of({**NO_CLOCK.data(), **wrong})


def test_the_machine_may_be_set_to_another_time() -> None:
    wall, steady = [10**18], [5]
    time = SteadyTime(lambda: wall[0], lambda: steady[0])
    before = time.now()
    wall[0] -= 3600 * 10**9
    steady[0] += 2_000_000
    assert time.now() - before == 2_000


def test_moments_and_times_agree() -> None:
    rng = Rng("pauses")
    for _ in range(200):
        cuts = sorted({int(rng.below(100)) for _ in range(6)})
        pauses = [(a, b) for a, b in zip(cuts[::2], cuts[1::2], strict=False) if a < b]
        start, length = int(rng.below(100)), int(rng.below(60))
        end = moment_after(start, length, pauses)
        assert elapsed(start, end, pauses) == length


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_month_drifts_by_nothing(seats: int) -> None:
    """Decisions, chance and questions for a month in odd microseconds, with restarts between them,
    held against sums made from the list of what happened alone."""
    rng = Rng(f"a month of {seats}")
    rules = ClockRules("live", 300 * DAY, 1_234_567, grace=MINUTE)
    clock = Clock(rules, seats, START)
    now, down, used, added = START, 0, [0] * seats, [0] * seats
    turn = seat = NOBODY
    clock.wait_for(seat, turn, now)
    while now < START + 30 * DAY:
        took = int(rng.below(8 * 60 * SECOND)) + 1
        spent, now = took, now + took
        if rng.below(20) == 0:
            clock.tick(now)
            stood = int(rng.below(2**30))
            now, down = now + stood, down + stood
            clock = restarted(clock, now)
        if seat != NOBODY:
            used[seat] += spent if seat == turn else max(0, spent - MINUTE)
            added[seat] += rules.increment if seat == turn else 0
        if seat == turn and rng.below(3) == 0:
            turn = int(rng.below(seats))
        seat = [turn, NOBODY, int(rng.below(seats))][int(rng.below(3))] if turn != NOBODY else turn
        turn = 0 if turn == NOBODY else turn
        clock.wait_for(seat, turn, now)
    drift = [
        abs(clock.left_at(one, now) - (rules.time - used[one] + added[one])) for one in range(seats)
    ]
    assert max(drift) < 100_000, "below 100 ms"
    assert drift == [0] * seats, "in fact whole numbers do not drift at all"
    assert down > DAY


@pytest.mark.parametrize(
    ("game", "seats", "games"), [("nexus", 3, 1), ("nexus", 4, 1), ("neuroshima", 2, 12)]
)
def test_real_games_with_questions_inside_battles(game: str, seats: int, games: int) -> None:
    """Random games: rolls take an hour each and cost nothing, questions in another's turn are free,
    and everything else is charged to the one who decides."""
    rules = ClockRules("live", 300 * DAY, grace=10 * MINUTE)
    armies = {"army1": "moloch", "army2": "outpost"} if game == "neuroshima" else {}
    rng, used, asked_others, now = Rng("random"), [0] * seats, 0, START
    clock = Clock(rules, seats, now)
    for seed in range(games):
        playing = Underway(new_game(game, seats, **armies), Dealer(f"clocks {seed}"))
        for _ in range(1500):
            state = playing.state
            if playing.over:
                break
            seat, turn = int(state.seat), turn_of(state)
            clock.wait_for(seat, turn, now)
            if seat == NOBODY:
                now += HOUR
                playing.deal()
                continue
            took = SECOND * (1 + int(rng.below(60)))
            now += took
            if seat == turn:
                used[seat] += took
            else:
                asked_others += 1
            options = state.legal()
            playing.play(options[int(rng.below(len(options)))])
            clock = restarted(clock, now, alive=now) if rng.below(10) == 0 else clock
        clock.stop(now)
    assert clock.left == [rules.time - one for one in used]
    assert all(used)
    assert asked_others > 0
