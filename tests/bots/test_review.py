"""A review: what is promised changes by decisions and by luck, and all of it makes the result."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from hexagora import CHANCE, Dealer, Game, State, View, new_game
from hexagora.bots import review as reviewing
from hexagora.bots.choices import Choice
from hexagora.bots.review import REVIEWER, judge, review
from hexagora.bots.review_facts import WHOLE, Judged, Review
from hexagora.bots.review_sums import summed_up, turning_points
from hexagora.bots.thinker import Thinker
from hexagora.core import load_record
from hexagora.core.levels import Level
from hexagora.core.registry import level_of

GOLDEN = Path(__file__).parents[1] / "golden"


def quick(game: str, simulations: int = 3) -> Level:
    """The reviewer in a hurry."""
    return replace(level_of(game, REVIEWER), simulations=simulations, worlds=2, ahead=0)


def looked_through(name: str) -> tuple[Review, State]:
    record = load_record(GOLDEN / f"{name}.record")
    steps = list(record.steps())
    actions = [step.action for step in steps]
    found = review(record.game, actions, record.ending, setting=quick(record.game.name))
    return found, steps[-1].state


def adds_up(found: Review) -> bool:
    """Whether luck and decisions lead from the first promise to the last, for every seat."""
    return all(
        seat["start"] + seat["luck"] + seat["own"] + seat["others"] == seat["end"]
        for seat in found["seats"]
    )


@pytest.mark.parametrize(
    "name",
    [
        "neuroshima-2-7",
        "neuroshima-3-184",
        "neuroshima-4-mode-team-141",
        "nexus-2-keyed-short_game-on-table",
        "superhex-1-742",
        "superhex-4-322",
    ],
)
def test_luck_and_decisions_add_up_to_the_result(name: str) -> None:
    found, last = looked_through(name)
    assert found["over"]
    assert adds_up(found)
    result = [round(WHOLE * value) for value in last.returns()]
    assert [seat["end"] for seat in found["seats"]] == result
    assert found["curve"][-1] == {"step": found["steps"], "values": result}
    # The same step by step: every change is told once, and nothing else changes what is promised.
    worth = [one["worth"] for one in found["decisions"]] + [one["worth"] for one in found["luck"]]
    for seat, start in enumerate(found["curve"][0]["values"]):
        assert start + sum(one[seat] for one in worth) == result[seat]
    assert len(found["turning"]) <= 3
    for one in found["decisions"]:
        assert one["loss"] >= 0
        assert (one["loss"] == 0) == (one["verdict"] == "best")


def at_first_choice(game: Game, seed: str) -> tuple[State, list[int]]:
    state, dealer, actions = game.start(), Dealer(seed), []
    while state.seat == CHANCE:
        actions.append(dealer.deal(state))
        state.apply(actions[-1])
    return state, actions


def course(choices: int, seed: str = "course") -> tuple[Game, list[int], list[int]]:
    """A game of Superhex with so many choices, and the numbers of the actions that were chosen."""
    game = new_game("superhex", 2, first="1")
    state, actions = at_first_choice(game, seed)
    dealer = Dealer(seed)
    chosen: list[int] = []
    while len(chosen) < choices:
        legal = state.legal()
        if state.seat == CHANCE:
            actions.append(dealer.deal(state))
        else:
            actions.append(legal[0])
            if len(legal) > 1:
                chosen.append(len(actions))
        state.apply(actions[-1])
    return game, actions, chosen


def given(best: int, before: tuple[int, int], after: tuple[int, int]) -> Judged:
    return {"best": best, "rank": 1, "before": list(before), "after": list(after)}


def test_what_is_nobodys_decision_is_luck() -> None:
    game, actions, (first, second) = course(2)
    # Between these two choices something was drawn or rolled, or nothing was.
    state = game.start()
    rolled = []
    for number, action in enumerate(actions, 1):
        if first < number < second and state.seat == CHANCE and len(state.legal()) > 1:
            rolled.append(number)
        state.apply(action)
    judged = {
        first: given(actions[first - 1], (5000, 5000), (4000, 6000)),
        second: given(actions[second - 1], (4500, 5500), (4500, 5500)),
    }
    found = summed_up(game, actions, "", REVIEWER, judged)
    one, other = found["decisions"]
    assert one["loss"] == (1000 if one["seat"] == 0 else -1000)
    if rolled:
        assert found["luck"] == [{"first": rolled[0], "last": rolled[-1], "worth": [500, -500]}]
        assert one["worth"] == [-1000, 1000]
    else:
        assert found["luck"] == []
        assert one["worth"] == [-500, 500], "what it turned out to be worth"
    assert other["worth"] == [0, 0]
    assert not found["over"]
    assert adds_up(found)


@pytest.mark.parametrize(
    ("ending", "seat", "result"),
    [("resigned 1", 0, [0, WHOLE]), ("resigned 2", 1, [WHOLE, 0]), ("agreed draw", -1, [5000] * 2)],
)
def test_an_ending_of_the_players_is_their_decision(
    ending: str, seat: int, result: list[int]
) -> None:
    game, actions, (first,) = course(1)
    judged = {first: given(actions[first - 1], (7000, 3000), (6000, 4000))}
    found = summed_up(game, actions, ending, REVIEWER, judged)
    assert found["over"]
    assert [one["end"] for one in found["seats"]] == result
    assert found["ended"] == {"seat": seat, "worth": [result[0] - 6000, result[1] - 4000]}
    assert adds_up(found)
    assert found["seats"][0]["own"] == (-1000 + result[0] - 6000 if seat == 0 else -1000)


def test_the_turning_points_are_the_three_greatest_losses_of_different_turns() -> None:
    game, actions, chosen = course(12)
    losses = [5, 900, 0, 40, 3000, 2990, 7, 0, 60, 1, 0, 2000]
    state, judged = game.start(), {}
    for number, action in enumerate(actions, 1):
        if number in chosen:
            after = [5000, 5000]
            after[int(state.seat)] -= losses[chosen.index(number)]
            judged[number] = given(action, (5000, 5000), (after[0], after[1]))
        state.apply(action)
    found = summed_up(game, actions, "", REVIEWER, judged)
    turns: list[list[tuple[int, int]]] = []
    seat = -1
    for one in found["decisions"]:
        if one["seat"] != seat:
            turns.append([])
        seat = one["seat"]
        turns[-1].append((one["loss"], one["step"]))
    worst = sorted((max(turn) for turn in turns), reverse=True)[:3]
    assert turning_points(found) == sorted(step for loss, step in worst if loss)
    assert [one["verdict"] for one in found["decisions"]][:5] == [
        "good",
        "mistake",
        "best",
        "good",
        "blunder",
    ]
    seats = found["seats"]
    assert sum(one["decisions"] for one in seats) == 12
    assert sum(one["same"] for one in seats) == 3
    assert sum(one["loss"] for one in seats) == sum(losses)


def test_a_better_line_can_be_played() -> None:
    found, _ = looked_through("neuroshima-2-7")
    record = load_record(GOLDEN / "neuroshima-2-7.record")
    positions = [record.game.start(), *(step.state for step in record.steps())]
    assert found["turning"]
    for point in found["turning"]:
        state = positions[point["step"] - 1].copy()
        decided = next(one for one in found["decisions"] if one["step"] == point["step"])
        assert point["line"][0] == decided["best"]
        for one in point["line"]:
            assert state.seat == decided["seat"]
            assert one["kind"] == record.game.kinds[state.kind]
            assert one["text"] == record.game.write(state, one["action"])
            record.game.play(state, one["action"])


def test_the_opening_of_a_duel_is_its_headquarters() -> None:
    found, _ = looked_through("neuroshima-2-7")
    decisions = {one["step"]: one for one in found["decisions"]}
    for seat in found["seats"]:
        assert decisions[seat["opening"]]["played"]["kind"] == "hq"


def test_the_same_game_gets_the_same_review() -> None:
    assert looked_through("superhex-1-742")[0] == looked_through("superhex-1-742")[0]


def test_what_was_played_is_tried_as_often_as_the_best() -> None:
    state, _ = at_first_choice(new_game("superhex", 2, first="1"), "tried")
    thinker = Thinker(REVIEWER, "seed", setting=quick("superhex", 40))
    for action in state.legal():
        choices, search = thinker.weigh(state.view(0), action)
        shares = {choice.action: choice.share for choice in search.choices()}
        assert shares[action] >= 0.98 * shares[choices[0].action]
        assert len(search.promises(action)) == 2


def test_the_best_choice_promises_most_to_its_seat() -> None:
    state, _ = at_first_choice(new_game("superhex", 2, first="1"), "tried")
    seen = set()
    for action in state.legal():
        judged = judge(state, action, REVIEWER, quick("superhex", 40))
        assert judged["before"][0] >= judged["after"][0]
        assert sum(judged["before"]) in range(WHOLE - 1, WHOLE + 2)
        assert (judged["best"] == action) == (judged["rank"] == 1)
        seen.add(judged["rank"] == 1)
    assert seen == {True, False}


def test_a_decision_is_judged_by_the_view_of_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    given_views: list[View] = []

    class Spy:
        def __init__(self, level: str, seed: str, setting: Level | None) -> None:
            assert level == REVIEWER

        def weigh(self, view: View, action: int) -> tuple[list[Choice], Promises]:
            given_views.append(view)
            return [Choice(action, 1.0, 0.5)], Promises()

    class Promises:
        def promises(self, action: int) -> list[float]:
            return [0.25, 0.75]

    monkeypatch.setattr(reviewing, "Thinker", Spy)
    record = load_record(GOLDEN / "nexus-2-46.record")
    found = review(record.game, [step.action for step in record.steps()])
    assert len(given_views) == len(found["decisions"]) > 50
    assert all(isinstance(view, View) and view.seat == view.decides >= 0 for view in given_views)
