"""A function of one's own values positions for the search, many at once."""

from __future__ import annotations

from typing import Any

import pytest

from hexagora import Rng, State, new_game
from hexagora.bots.evaluator import Evaluator
from hexagora.bots.search import Search
from middle_of_games import in_the_middle

np = pytest.importorskip("numpy")


def test_a_function_is_asked_in_batches_and_steers_the_search() -> None:
    from hexagora.adapters.evaluating import Asked, Asking, Floats

    game = new_game("neuroshima", 2)
    state = in_the_middle(game, 60, "asked")
    favourite = state.legal()[1]
    sizes: list[int] = []

    def function(asked: Asked) -> tuple[Floats, Floats]:
        sizes.append(len(asked))
        assert asked.observations.shape == (len(asked), len(asked.observations[0]))
        assert asked.counts.sum() == len(asked.legal)
        assert asked.observations[:, :2].sum() <= len(asked)
        priors = np.where(asked.legal == favourite, 50.0, 1.0)
        return np.full((len(asked), 2), 0.5), priors

    search = Search([state], Rng("f"), curiosity=1.0, evaluator=Asking(function, 16))
    search.run(100)
    assert int(search.simulations) == 100
    assert sizes[0] == 1, "the root alone"
    assert max(sizes) == 16
    choices = search.choices()
    assert choices[0].action == favourite
    assert sum(choice.share for choice in choices) == pytest.approx(1.0)
    assert {choice.value for choice in choices} == {0.5}, "no virtual loss is left"


@pytest.mark.parametrize("name", ["neuroshima", "nexus", "superhex"])
def test_what_is_told_of_observations_is_all_that_is_not_0(name: str) -> None:
    from hexagora.adapters.evaluating import Asked, Asking, Floats

    state = in_the_middle(new_game(name, 2), 40, "told")
    sizes: list[int] = []

    def function(asked: Asked) -> tuple[Floats, Floats]:
        places, numbers = asked.told()
        whole = np.zeros_like(asked.observations)
        whole[:, places] = numbers
        assert (whole == asked.observations).all()
        assert numbers.any(axis=0).all()
        assert not np.shares_memory(numbers, asked.observations)
        sizes.append(len(places))
        return np.full((len(asked), 2), 0.5), np.ones(len(asked.legal))

    Search([state], Rng("t"), curiosity=1.0, evaluator=Asking(function, 16)).run(64)
    assert sizes
    assert 0 < max(sizes) < sum(plane.size for plane in state.game.planes())


def test_answers_may_be_of_any_kind_and_lie_anywhere() -> None:
    from hexagora.adapters.evaluating import Asked, Asking, Floats

    state = in_the_middle(new_game("superhex", 2), 20, "kinds")

    def plain(asked: Asked) -> tuple[Floats, Floats]:
        own = asked.observations.sum(axis=1) % 64 / 64
        return np.stack([own, 1 - own], axis=1), 1.0 + asked.legal % 4

    def single(asked: Asked) -> tuple[Floats, Floats]:
        values, priors = plain(asked)
        return values.astype(np.float32), priors.astype(">f4")

    def spread(asked: Asked) -> tuple[Floats, Floats]:
        values, priors = plain(asked)
        return np.asfortranarray(values), np.repeat(priors, 2)[::2]

    def listed(asked: Asked) -> tuple[Any, Any]:
        values, priors = plain(asked)
        return values.tolist(), priors.tolist()

    found = set()
    for function in (plain, single, spread, listed):
        search = Search([state], Rng("k"), curiosity=1.0, evaluator=Asking(function, 8))
        search.run(80)
        found.add(repr(search.choices()))
    assert len(found) == 1


def test_values_go_to_the_seats_they_are_meant_for() -> None:
    """The observer comes first: a function that always promises it everything is believed."""
    from hexagora.adapters.evaluating import Asked, Asking, Floats

    game = new_game("superhex", 3)
    state = in_the_middle(game, 12, "seats")
    first = int(state.seat)

    def function(asked: Asked) -> tuple[Floats, Floats]:
        values = np.zeros((len(asked), 3))
        # Seat `first` gets all, wherever it is counted from.
        for row, observer in enumerate(asked.observers):
            values[row, (first - observer) % 3] = 1.0
        return values, np.ones(len(asked.legal))

    search = Search([state], Rng("f"), evaluator=Asking(function, 8))
    search.tell_all()
    search.run(64)
    for choice in search.choices():
        promised = search.promises(choice.action)
        assert promised[first] == choice.value == pytest.approx(1.0)
        assert sum(promised) == pytest.approx(1.0)


@pytest.mark.parametrize(("name", "worlds"), [("superhex", 1), ("neuroshima", 1), ("nexus", 4)])
@pytest.mark.parametrize("batch", [1, 7])
def test_batches_of_the_same_size_make_the_same_tree(name: str, worlds: int, batch: int) -> None:
    from hexagora.adapters.evaluating import Asked, Asking, Floats

    game = new_game(name, 2)
    state = in_the_middle(game, 40, name)
    view = state.view(int(state.seat))

    def function(asked: Asked) -> tuple[Floats, Floats]:
        own = asked.observations.astype(np.int64) @ np.arange(asked.observations.shape[1]) % 97
        values = np.stack([own / 96, 1 - own / 96], axis=1)
        return values, 1.0 + asked.legal % 5

    found = []
    for _ in range(2):
        rng = Rng("tree")
        states = [game.sample(view.data, rng) for _ in range(worlds)]
        search = Search(states, rng, curiosity=0.5, evaluator=Asking(function, batch))
        search.run(90)
        search.run(6)
        found.append(repr(search.choices()))
        assert sum(choice.share for choice in search.choices()) == pytest.approx(1.0)
    assert found[0] == found[1]


def test_a_batch_of_one_is_the_search_without_batches() -> None:
    """Virtual losses are gone once all walks are valued: nothing is left to tell them by."""
    from hexagora.adapters.evaluating import Asked, Asking, Floats

    class Flat(Evaluator):
        def fill_values(self, state: State, out: Any) -> None:
            for seat in range(len(out)):
                out[seat] = 0.25 + 0.5 * seat

        def fill_priors(self, state: State, legal: Any, count: int, out: Any) -> None:
            for i in range(count):
                out[i] = 1.0

    def function(asked: Asked) -> tuple[Floats, Floats]:
        values = np.where(asked.observers[:, None] == np.array([0, 1]), 0.25, 0.75)
        return values, np.ones(len(asked.legal))

    # Where no decision completes another the two stop at the same positions.
    state = in_the_middle(new_game("superhex", 2), 30, "one")
    plain = Search([state], Rng("x"), evaluator=Flat())
    asking = Search([state], Rng("x"), evaluator=Asking(function, 1))
    for search in (plain, asking):
        search.run(150)
    assert repr(plain.choices()) == repr(asking.choices())


def test_answers_that_are_none_are_told() -> None:
    from hexagora.adapters.evaluating import Asked, Asking, Floats

    state = in_the_middle(new_game("superhex", 2), 10, "wrong")

    def with_values(shape: tuple[int, ...], fill: float, prior: float) -> Asking:
        def function(asked: Asked) -> tuple[Floats, Floats]:
            return np.full(shape, fill), np.full(len(asked.legal), prior)

        return Asking(function, 4)

    for asking, words in (
        (with_values((1,), 0.5, 1.0), "1 by 2"),
        (with_values((1, 2), float("nan"), 1.0), "finite"),
        (with_values((1, 2), float("-inf"), 1.0), "finite"),
        (with_values((1, 2), 0.5, 0.0), "greater than 0"),
        (with_values((1, 2), 0.5, float("nan")), "greater than 0"),
    ):
        with pytest.raises(ValueError, match=words):
            Search([state], Rng("x"), evaluator=asking).run(10)
    with pytest.raises(ValueError, match="plays no turns on"):
        Search([state], Rng("x"), ahead=2, evaluator=with_values((1, 2), 0.5, 1.0))
    with pytest.raises(ValueError, match="at least one"):
        Asking(lambda asked: (np.zeros((1, 2)), np.ones(1)), 0)
