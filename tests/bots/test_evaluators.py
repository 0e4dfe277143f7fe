"""Who values positions for the search: the game, a network, or a function of one's own."""

from __future__ import annotations

import pickle
from array import array
from dataclasses import replace
from typing import Any

import pytest

from hexagora import CHANCE, Dealer, Game, HexagoraError, Rng, State, game_names, new_game
from hexagora.bots.evaluator import Evaluator
from hexagora.bots.network_file import (
    Input,
    NetworkFile,
    layout_of,
    network_named,
    network_of,
    parts_of,
    read_network,
    slots_of,
)
from hexagora.bots.search import Search
from hexagora.bots.thinker import Thinker
from hexagora.core.levels import LEVELS, Level
from hexagora.core.registry import level_of

np = pytest.importorskip("numpy")

UNITS = (8, 4)


def in_the_middle(game: Game, count: int, seed: str) -> State:
    """A position with a choice to make, at least so many random actions into a game."""
    state = game.start()
    dealer, rng = Dealer(seed), Rng(seed)
    while count > 0 or state.seat == CHANCE or len(state.legal()) < 2:
        count -= 1
        if state.seat == CHANCE:
            state.apply(dealer.deal(state))
        else:
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
        assert not state.over
    return state


def inputs_of(game: Game, owned: tuple[str, ...], named: tuple[str, ...]) -> tuple[Input, ...]:
    planes = {plane.name: plane for plane in game.planes()}
    return tuple(
        Input(name, planes[name].shape, planes[name].high, name in owned, planes[name].high < 10)
        for name in (*owned, *named)
    )


def network_file(
    game: Game, seed: int, alone: bool = True, scale: int = 240, sensing: bool = False
) -> NetworkFile:
    """A network with random weights."""
    owned: tuple[str, ...] = ()
    named: tuple[str, ...] = ("decides", "kind")
    owner = ""
    if game.name == "neuroshima":
        owned, named, owner = ("melee", "rank"), ("points", "stage", "hand"), "owner"
    inputs = inputs_of(game, owned, named)
    sizes = tuple(0.5 + number % 3 for number in range(game.features)) if sensing else ()
    count = sum(parts_of(slots_of(inputs, game.seats), len(sizes), game.seats, UNITS))
    assert slots_of(inputs, game.seats) == layout_of(game.planes(), inputs, owner).count
    rng = np.random.default_rng(seed)
    weights = array("h", rng.integers(-scale, scale + 1, count).tolist() if scale else [0] * count)
    return NetworkFile(
        game.name, game.seats, owner, inputs, sizes, UNITS, alone, weights, {"made": "by a test"}
    )


def by_numpy(file: NetworkFile, game: Game, state: State, seat: int) -> float:
    """What a network makes of a position, worked out in another way."""
    from hexagora.adapters.arrays import Arrays, by_plane

    layout = layout_of(game.planes(), file.inputs, file.owner)
    first, second = file.units
    weights = np.array(file.weights, np.int64)
    w1, wf, w2, w3, straight, b1, b2, b3 = np.split(weights, np.cumsum(file.parts())[:-1])
    seen = Arrays(game).observation(state, seat)
    owners = by_plane(game.planes(), seen).get("owner") if file.owner else None
    x = np.zeros(layout.count, np.int64)
    for entry, slot, cell, step in zip(
        layout.entries, layout.slots, layout.cells, layout.steps, strict=True
    ):
        value = int(seen[entry])
        if not value:
            continue
        if cell >= 0:
            assert owners is not None
            who = np.flatnonzero(owners[:, cell])
            if not len(who):
                continue
            slot += int(who[0]) * layout.stride
        if step:
            slot, value = slot + value - 1, 1
        x[slot] += value
    count = len(file.sizes)
    told = np.array(state.features()).reshape(game.seats, -1)[:, :count] / (file.sizes or 1)
    f = np.trunc(256 * np.roll(told, -seat, axis=0)).astype(np.int64)
    below = 256 * (x @ w1.reshape(-1, first) + b1) + f.reshape(-1) @ wf.reshape(-1, first)
    one = np.clip(below >> 10, 0, 2048)
    two = np.clip((w2.reshape(second, first) @ one + 256 * b2) >> 10, 0, 2048)
    return float(f[0] @ straight) / 262144 + float(two @ w3 + 256 * b3[0]) / 262144


@pytest.mark.parametrize("sensing", [False, True])
@pytest.mark.parametrize("name", ["neuroshima", "nexus", "superhex"])
def test_a_network_adds_up_what_its_file_says(name: str, sensing: bool) -> None:
    game = new_game(name, 2)
    different = set()
    for seed in range(4):
        made = network_file(game, seed, sensing=sensing)
        file = read_network(made.write(), "the file")
        network = network_of(file, game)
        state = in_the_middle(game, 40 + 10 * seed, f"{name} {seed}")
        for seat in range(2):
            found = network.strength(state, seat)
            assert found == by_numpy(file, game, state, seat)
            different.add(found)
    assert len(different) > 2


def shares(evaluator: Evaluator, state: State) -> list[float]:
    """What one simulation of the only action so far tells the search, for each seat."""
    search = Search([state], Rng("shares"), evaluator=evaluator)
    search.tell_all()
    search.run(1)
    return search.promises(search.choices()[0].action)


def test_a_network_without_weights_beside_the_judgement_says_what_the_judgement_says() -> None:
    game = new_game("neuroshima", 2)
    state = in_the_middle(game, 60, "beside")
    blank = network_of(network_file(game, 0, alone=False, scale=0), game)
    assert shares(blank, state) == pytest.approx(shares(Evaluator(), state))
    alone = network_of(network_file(game, 0, alone=True, scale=0), game)
    assert shares(alone, state) == [0.5, 0.5]
    biased = network_of(network_file(game, 3, alone=False), game)
    assert sum(shares(biased, state)) == pytest.approx(1.0)
    assert shares(biased, state) != pytest.approx(shares(blank, state))


def test_partners_share_what_a_network_gives_them() -> None:
    game = new_game("neuroshima", 4, mode="team")
    state = in_the_middle(game, 60, "partners")
    found = shares(network_of(network_file(game, 5, alone=False), game), state)
    assert found[0] == found[2]
    assert found[1] == found[3]
    assert found[0] + found[1] == pytest.approx(1.0)


def test_a_network_serves_only_the_games_it_was_made_for() -> None:
    file = network_file(new_game("neuroshima", 2), 1)
    assert file.fits(new_game("neuroshima", 2, army1="moloch"))
    assert not file.fits(new_game("neuroshima", 3, mode="deathmatch"))
    assert not file.fits(new_game("superhex", 2))
    # Where the judgement looks at more than its features, these are no place to start from.
    sensing = network_file(new_game("neuroshima", 2), 1, sensing=True)
    assert sensing.fits(new_game("neuroshima", 2, army1="moloch"))
    for more in ({"structures": "on"}, {"leaders": "on"}, {"mission": "4"}):
        assert not sensing.fits(new_game("neuroshima", 2, **more))
    state = in_the_middle(new_game("superhex", 2), 12, "unfit")
    level = Level(40, seconds=1e9)
    view = state.view(int(state.seat))
    with_it = Thinker("veteran", "s", setting=level, network=file).explain(view)
    assert repr(with_it) == repr(Thinker("veteran", "s", setting=level).explain(view))


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda data: data[:-2], "weights instead of"),
        (lambda data: data.replace(b'"hexagora_network": 2', b'"hexagora_network": 7'), "format"),
        (lambda data: b"PK" + data, "holds no network"),
        (lambda data: data + bytes(2**21), "more than 2097152"),
        (lambda data: data.replace(b'"units": [8, 4]', b'"units": [8]'), "holds no network"),
        (lambda data: data.replace(b'"sizes": []', b'"sizes": [0.0]'), "not above 0"),
    ],
)
def test_a_damaged_network_is_told(damage: Any, words: str) -> None:
    data = network_file(new_game("neuroshima", 2), 1).write()
    with pytest.raises(HexagoraError, match=words):
        read_network(damage(data), "net.bin")


def test_a_network_can_be_sent_to_another_process() -> None:
    game = new_game("neuroshima", 2)
    state = in_the_middle(game, 60, "sent")
    network = network_of(network_file(game, 2), game)
    search = Search([state], Rng("sent"), evaluator=network)
    search.run(20)
    other = pickle.loads(pickle.dumps(search))
    for one in (search, other):
        one.run(20)
    assert repr(other.choices()) == repr(search.choices())
    bot = Thinker("veteran", "s", setting=Level(30), network=network_file(game, 2))
    view = state.view(int(state.seat))
    assert pickle.loads(pickle.dumps(bot)).choose(view) == bot.choose(view)


def test_networks_of_the_levels_fit_and_tell_where_they_come_from() -> None:
    named = {
        (name, level.network)
        for name in game_names()
        for level in (level_of(name, one) for one in LEVELS)
        if level.network
    }
    assert named
    for name, file in named:
        network = network_named(file)
        assert network.fits(new_game(name, 2))
        assert len(network.write()) <= 2 * 1024 * 1024
        assert network.provenance["plan"]["game"] == name
        assert network.provenance["positions"] > 0


def test_a_level_goes_by_its_network_where_that_fits() -> None:
    name, level = next(
        (name, level_of(name, one))
        for name in game_names()
        for one in reversed(LEVELS)
        if level_of(name, one).network
    )
    for seats, alike in ((2, False), (3, True)):
        state = in_the_middle(new_game(name, seats), 40, "level")
        view = state.view(int(state.seat))
        setting = replace(level, simulations=60, seconds=1e9)
        found = {
            repr(Thinker("general", "s", setting=one).explain(view))
            for one in (setting, replace(setting, network=""))
        }
        assert (len(found) == 1) == alike


def test_features_are_told_for_each_seat_where_there_are_any() -> None:
    for name in game_names():
        state = in_the_middle(new_game(name, 2), 40, "features")
        told = state.features()
        assert len(told) == 2 * state.game.features > 0
        half = state.game.features
        assert told[:half] != told[half:]
    assert in_the_middle(new_game("neuroshima", 2, mission="4"), 20, "none").features() == []


# A function of one's own.


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
