"""Glicko-2 against the numbers of the published example, and against players of known strength."""

from __future__ import annotations

from itertools import combinations
from math import exp

import pytest

from hexagora.core import Rng
from hexagora.events.glicko import SCALE, Outcome, Rating, after_period, expected
from hexagora.events.rating_book import Ladder, Played, Side, duel, meetings


def test_the_published_example() -> None:
    games = [
        Outcome(Rating(1400, 30), 1.0),
        Outcome(Rating(1550, 100), 0.0),
        Outcome(Rating(1700, 300), 0.0),
    ]
    found = after_period(Rating(1500, 200, 0.06), games, tau=0.5)
    assert found.value == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_does_not_play_is_less_sure_and_never_less_than_a_newcomer() -> None:
    rating = Rating(1700, 60)
    for _ in range(20):
        wider = after_period(rating, [])
        assert (wider.value, wider.volatility) == (rating.value, rating.volatility)
        assert wider.deviation > rating.deviation
        rating = wider
    assert after_period(Rating(1700, 350), []).deviation == 350


def test_a_surprise_raises_the_volatility() -> None:
    steady = Rating(1500, 50)
    weak = [Outcome(Rating(1000, 30), 0.0)] * 10
    assert after_period(steady, weak).volatility > steady.volatility
    assert after_period(steady, [Outcome(steady, 0.5)] * 10).volatility < steady.volatility


def test_expectations_add_up() -> None:
    one, other = Rating(1612, 80), Rating(1455, 210)
    assert expected(one, other) + expected(other, one) == pytest.approx(1)
    assert expected(one, other) > 0.5


def shuffled(rng: Rng, players: list[str]) -> list[str]:
    order = list(players)
    for i in range(len(order) - 1, 0, -1):
        j = int(rng.below(i + 1))
        order[i], order[j] = order[j], order[i]
    return order


def season(seed: str, players: int, periods: int) -> tuple[dict[str, float], Ladder]:
    """Players of known strength, each meeting ten others in every period."""
    rng = Rng(seed)
    true = {f"p{i:02}": 1500 + 800 * (i / (players - 1) - 0.5) for i in range(players)}
    ladder = Ladder()
    for _ in range(periods):
        for _ in range(5):
            order = shuffled(rng, list(true))
            for first, second in zip(order, order[1:] + order[:1], strict=True):
                share = 1 / (1 + exp((true[second] - true[first]) / SCALE))
                ladder.add(duel(first, second, float(rng.fraction() < share)))
        ladder.close_period()
    return true, ladder


def test_players_of_known_strength_are_ordered_with_intervals_that_cover() -> None:
    covered = pairs = right = clear = clear_right = 0
    for seed in ("one", "two", "three", "four"):
        true, ladder = season(seed, 40, 25)
        assert all(rating.deviation < 75 for rating in ladder.ratings.values())
        covered += sum(r.low <= true[player] <= r.high for player, r in ladder.ratings.items())
        for weak, strong in combinations(sorted(true), 2):
            ordered = ladder.known(weak).value < ladder.known(strong).value
            pairs += 1
            right += ordered
            if true[strong] - true[weak] > 200:
                clear += 1
                clear_right += ordered
    assert clear_right == clear
    assert right > 0.94 * pairs
    assert covered >= 0.9 * 160


def test_the_order_of_results_within_a_period_does_not_matter() -> None:
    games = [duel("a", "b", 1.0), duel("b", "c", 0.5), duel("c", "a", 0.0)]
    found = []
    for order in (games, games[::-1]):
        ladder = Ladder()
        for game in order:
            ladder.add(game)
        shown = {player: ladder.now(player) for player in "abc"}
        ladder.close_period()
        for player, rating in shown.items():
            assert ladder.known(player).value == pytest.approx(rating.value)
        found.append({player: rating.value for player, rating in ladder.ratings.items()})
    assert found[0] == pytest.approx(found[1])


def test_a_fixed_rating_is_met_and_stays() -> None:
    ladder = Ladder(fixed={"bot": Rating(1900, 25)})
    for _ in range(3):
        ladder.add(duel("anna", "bot", 1.0))
    ladder.close_period()
    assert ladder.known("bot") == Rating(1900, 25)
    assert ladder.known("anna").value > 1800
    assert [row[0] for row in ladder.table()] == ["anna", "bot"]


def placed(rng: Rng, true: dict[str, float], players: list[str]) -> list[int]:
    """The places of a game in which, of those who are left, each is next by their strength."""
    odds = {player: exp(true[player] / SCALE) for player in players}
    places, place = {}, 1
    while odds:
        dart = rng.fraction() * sum(odds.values())
        for player in list(odds):
            dart -= odds[player]
            if dart <= 0 or len(odds) == 1:
                places[player], place = place, place + 1
                del odds[player]
                break
    return [places[player] for player in players]


@pytest.mark.parametrize("form", ["melee", "teams"])
def test_games_between_four_and_of_teams_order_players_with_intervals_that_cover(form: str) -> None:
    covered = right = pairs = 0
    for seed in ("one", "two"):
        rng = Rng(seed)
        true = {f"p{i:02}": 1500 + 800 * (i / 39 - 0.5) for i in range(40)}
        ladder = Ladder()
        for _ in range(25):
            for _ in range(10):
                order = shuffled(rng, list(true))
                for i in range(0, 40, 4):
                    four = order[i : i + 4]
                    sides: list[Side] = [(one,) for one in four]
                    if form == "melee":
                        places = placed(rng, true, four)
                    else:
                        sides = [tuple(four[:2]), tuple(four[2:])]
                        gap = sum(true[one] for one in four[:2]) - sum(
                            true[two] for two in four[2:]
                        )
                        won = rng.fraction() < 1 / (1 + exp(-gap / 2 / SCALE))
                        places = [1, 2] if won else [2, 1]
                    for played in meetings(sides, places):
                        ladder.add(played)
            ladder.close_period()
        covered += sum(r.low <= true[player] <= r.high for player, r in ladder.ratings.items())
        for weak, strong in combinations(sorted(true), 2):
            if true[strong] - true[weak] > 250:
                pairs += 1
                right += ladder.known(weak).value < ladder.known(strong).value
    assert right > 0.98 * pairs
    assert covered >= 0.9 * 80


def test_of_a_team_the_whole_is_rated_and_each_moves_by_what_they_are_unsure() -> None:
    ladder = Ladder({"sure": Rating(1800, 40), "new": Rating(1500, 350), "x": Rating(1650, 60)})
    ladder.ratings["y"] = Rating(1650, 60)
    ladder.add(Played(("sure", "new"), ("x", "y"), 1.0))
    moved = {name: ladder.now(name).value - ladder.known(name).value for name in ladder.ratings}
    # The sides are equal on average, so both sides of the one game expected half a point.
    assert moved["new"] > 10 * moved["sure"] > 0
    assert moved["x"] == pytest.approx(moved["y"])
    assert moved["x"] < 0


@pytest.mark.parametrize("game", [duel("a", "a", 1.0), duel("a", "b", 1.5)])
def test_what_is_no_rated_game_is_refused(game: Played) -> None:
    with pytest.raises(ValueError, match=r"score|themselves"):
        Ladder().add(game)
