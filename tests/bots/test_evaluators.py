"""Who values positions for the search: the game, a network, or a function of one's own."""

from __future__ import annotations

import math
import pickle
from array import array
from dataclasses import replace
from typing import Any

import pytest

from hexagora import Game, HexagoraError, Rng, State, game_names, new_game
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
from middle_of_games import in_the_middle

np = pytest.importorskip("numpy")

UNITS = (8, 4)


def inputs_of(game: Game, owned: tuple[str, ...], named: tuple[str, ...]) -> tuple[Input, ...]:
    planes = {plane.name: plane for plane in game.planes()}
    return tuple(
        Input(name, planes[name].shape, planes[name].high, name in owned, planes[name].high < 10)
        for name in (*owned, *named)
    )


def network_file(
    game: Game,
    seed: int,
    alone: bool = True,
    scale: int = 240,
    sensing: bool = False,
    tasting: bool = False,
) -> NetworkFile:
    """A network with random weights."""
    owned: tuple[str, ...] = ()
    named: tuple[str, ...] = ("decides", "kind")
    owner = ""
    if game.name == "neuroshima":
        owned, named, owner = ("melee", "rank"), ("points", "stage", "hand"), "owner"
    inputs = inputs_of(game, owned, named)
    sizes = tuple(0.5 + number % 3 for number in range(game.features)) if sensing else ()
    actions = game.action_count if tasting else 0
    count = sum(parts_of(slots_of(inputs, game.seats), len(sizes), game.seats, UNITS, actions))
    assert slots_of(inputs, game.seats) == layout_of(game.planes(), inputs, owner).count
    rng = np.random.default_rng(seed)
    weights = array("h", rng.integers(-scale, scale + 1, count).tolist() if scale else [0] * count)
    made = {"made": "by a test"}
    return NetworkFile(
        game.name, game.seats, owner, inputs, sizes, UNITS, alone, actions, weights, made
    )


def by_numpy(file: NetworkFile, game: Game, state: State, seat: int) -> tuple[float, list[float]]:
    """What a network makes of a position and of its legal actions, worked out in another way."""
    from hexagora.adapters.arrays import Arrays, by_plane

    layout = layout_of(game.planes(), file.inputs, file.owner)
    first, second = file.units
    weights = np.array(file.weights, np.int64)
    parts = np.split(weights, np.cumsum(file.parts())[:-1])
    w1, wf, w2, w3, straight, b1, b2, b3, taste, habits = parts
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
    strength = float(f[0] @ straight) / 262144 + float(two @ w3 + 256 * b3[0]) / 262144
    if not file.actions:
        return strength, []
    legal = state.legal()
    liked = taste.reshape(-1, first)[legal] @ one + 256 * habits[legal]
    return strength, (liked / 262144).tolist()


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
            assert found == by_numpy(file, game, state, seat)[0]
            different.add(found)
    assert len(different) > 2


@pytest.mark.parametrize("alone", [False, True])
@pytest.mark.parametrize("name", ["neuroshima", "nexus", "superhex"])
def test_a_taste_adds_up_what_its_file_says(name: str, alone: bool) -> None:
    """It stands for itself where the network is alone, and else is added to the game's priors."""
    game = new_game(name, 2)
    different = set()
    for seed in range(4):
        made = network_file(game, seed, alone, sensing=not alone, tasting=True)
        file = read_network(made.write(), "the file")
        network = network_of(file, game)
        state = in_the_middle(game, 40 + 10 * seed, f"taste {name} {seed}", 3)
        told = by_numpy(file, game, state, int(state.seat))[1]
        before = [1.0] * len(told) if alone else Evaluator().priors(state)
        found = network.priors(state)
        expected = [prior * math.exp(liked) for prior, liked in zip(before, told, strict=True)]
        assert found == pytest.approx(expected)
        different.update(told)
        plain = network_of(network_file(game, seed, alone, sensing=not alone), game)
        assert plain.priors(state) == Evaluator().priors(state)
    assert len(different) > 4


def test_a_taste_of_other_actions_fits_no_game() -> None:
    game = new_game("superhex", 2)
    file = network_file(game, 1, tasting=True)
    assert file.fits(game)
    assert not replace(file, actions=game.action_count - 1).fits(game)


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
        (lambda data: data.replace(b'"hexagora_network": 3', b'"hexagora_network": 7'), "format"),
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
