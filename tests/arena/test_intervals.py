"""How sure a score is."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

import pytest

from hexagora import Rng
from hexagora.arena.intervals import Estimate, elo, elo_of, score_of, wilson
from hexagora.arena.ratings import ratings_of


def test_wilson_as_in_the_books() -> None:
    # 8 of 10, by hand: 0.4902 to 0.9433.
    found = wilson(0.8, 10)
    assert (round(found.low, 4), round(found.high, 4)) == (0.4902, 0.9433)


def test_deals_that_end_alike_are_trials() -> None:
    found = score_of([[1.0, 1.0]] * 80 + [[0.0, 0.0]] * 20)
    assert found.low == pytest.approx(wilson(0.8, 100).low, abs=0.001)
    assert found.high == pytest.approx(wilson(0.8, 100).high, abs=0.001)


def test_games_of_a_deal_do_not_count_as_independent() -> None:
    together = score_of([[1.0, 1.0], [0.0, 0.0]] * 20)
    apart = score_of([[1.0], [1.0], [0.0], [0.0]] * 20)
    assert together.high - together.low > 1.3 * (apart.high - apart.low)


def test_a_seat_that_decides_makes_the_score_surer() -> None:
    by_seat = score_of([[1.0, 0.0]] * 38 + [[1.0, 1.0]] * 2)
    by_chance = score_of([[1.0, 0.0]] * 19 + [[0.0, 0.0]] * 10 + [[1.0, 1.0]] * 11)
    assert by_seat.high - by_seat.low < 0.6 * (by_chance.high - by_chance.low)


def test_deals_that_happen_to_agree_feign_no_certainty() -> None:
    few = score_of([[1.0, 0.0]] * 3)
    assert few.low < 0.25
    assert few.high > 0.75
    all_won = score_of([[1.0, 1.0]] * 3)
    assert all_won.value == 1.0
    assert all_won.low < 0.5


def test_nothing_is_known_without_games() -> None:
    assert score_of([]) == Estimate(0.5, 0.0, 1.0)


def _alike(rng: Rng) -> list[float]:
    return [float(rng.fraction() < 0.7)] * 2


def _apart(rng: Rng) -> list[float]:
    return [float(rng.fraction() < 0.7) for _ in range(2)]


def _by_seat(rng: Rng) -> list[float]:
    return [1.0, 0.0] if rng.fraction() < 0.6 else [1.0, 1.0]


@pytest.mark.parametrize("deal", [_alike, _apart, _by_seat])
@pytest.mark.parametrize("count", [6, 24])
def test_the_interval_holds_the_truth_about_as_often_as_it_says(
    deal: Callable[[Rng], list[float]], count: int
) -> None:
    rng = Rng(f"coverage {deal.__name__} {count}")
    held = 0
    for _ in range(400):
        found = score_of([deal(rng) for _ in range(count)])
        held += found.low <= 0.7 <= found.high
    assert held >= 0.92 * 400


def test_elo_points() -> None:
    assert elo(0.5) == 0
    assert elo(10 / 11) == pytest.approx(400)
    assert elo(0.0) == -inf
    assert elo_of(Estimate(1.0, 0.75, 1.0)).low == pytest.approx(190.85, abs=0.01)


def test_ratings_of_two_agree_with_the_score() -> None:
    deals = [{(0, 1): [1.0, 0.0]}] * 200 + [{(0, 1): [0.0, 0.0]}] * 200
    found = ratings_of(2, deals)
    assert found[0] == Estimate(0.0, 0.0, 0.0)
    assert found[1].value == pytest.approx(elo(600.5 / 801))
    assert found[1].low < elo(0.75) < found[1].high


def test_ratings_that_explain_all_results_are_found() -> None:
    """Points as three bots with 0, 100 and 250 would make them, but for the added draws."""
    strengths = (0.0, 100.0, 250.0)
    games = 10_000
    deal = {
        (a, b): [1 / (1 + 10 ** ((strengths[b] - strengths[a]) / 400))] * games
        for a, b in ((0, 1), (0, 2), (1, 2))
    }
    found = ratings_of(3, [deal])
    assert [round(rating.value) for rating in found] == [0, 100, 250]


def test_who_has_won_everything_has_a_rating() -> None:
    deals = [{(0, 1): [0.0, 0.0], (0, 2): [1.0, 1.0], (1, 2): [1.0, 1.0]}] * 30
    first, best, last = ratings_of(3, deals)
    assert best.value > 300 > first.value > -300 > last.value
    assert best.high - best.low > 300


def test_a_rating_is_as_unsure_as_its_deals() -> None:
    alike = [{(0, 1): [1.0] * 8, (0, 2): [1.0] * 8, (1, 2): [1.0] * 8}] * 10
    alike += [{(0, 1): [0.0] * 8, (0, 2): [0.0] * 8, (1, 2): [0.0] * 8}] * 10
    mixed = [{(0, 1): [1.0, 0.0] * 4, (0, 2): [1.0, 0.0] * 4, (1, 2): [1.0, 0.0] * 4}] * 20
    widths = [
        found.high - found.low for found in (ratings_of(3, alike)[2], ratings_of(3, mixed)[2])
    ]
    assert widths[0] > 1.5 * widths[1]
