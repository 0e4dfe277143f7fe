"""A small run from end to end: what is played and learned, and that it goes on after a stop."""

from __future__ import annotations

import json
import math
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hexagora import HexagoraError, Rng, new_game
from hexagora.bots.network_file import network_at, network_named, network_of
from hexagora.core.registry import level_of
from hexagora.learn.plan import Plan, kept_plan, read_plan

np = pytest.importorskip("numpy")
pytest.importorskip("jax")

SMALL = Plan("superhex", "t", 2, 2, 2, 2, (4, 3), duels=2, level="recruit", batch=64)


class Quiet:
    """Nobody is told; whoever wants to can stop a run here."""

    def __init__(self, stop: str = "") -> None:
        self.steps: list[str] = []
        self.said: list[str] = []
        self._stop = stop

    def step(self, what: str, done: float, of: float) -> None:
        self.steps.append(what)
        assert 0 <= done <= of
        if self._stop and self._stop in what and done > 0:
            raise KeyboardInterrupt

    def say(self, text: str) -> None:
        self.said.append(text)


def positions(game: Any, count: int, seed: str) -> list[Any]:
    from hexagora import CHANCE, Dealer

    state = game.start()
    found: list[Any] = []
    dealer, rng = Dealer(seed), Rng(seed)
    while len(found) < count:
        assert not state.over
        if state.seat == CHANCE:
            state.apply(dealer.deal(state))
            continue
        found.append(state.copy())
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    return found


@pytest.mark.parametrize("alone", [True, False])
@pytest.mark.parametrize("name", ["neuroshima", "nexus", "superhex"])
def test_training_and_playing_add_up_the_same(name: str, alone: bool) -> None:
    """What JAX makes of an encoded position is what the network in the core makes of it."""
    from hexagora.adapters.arrays import Arrays
    from hexagora.learn.encoding import Encoding
    from hexagora.learn.training import as_file, new_weights, strengths, weights_of

    plan = Plan(name, "same", units=(8, 4), alone=alone)
    encoding = Encoding(plan)
    game = plan.make()
    sizes = tuple(0.5 + number % 3 for number in range(plan.features))
    begun = new_weights(plan, encoding.layout.count, len(sizes))
    begun["w3"] = begun["w3"] + 0.4
    begun["straight"] = begun["straight"] - 0.1
    file = as_file(plan, begun, sizes, {})
    weights = weights_of(file, plan, encoding.layout.count)
    network = network_of(file, game)
    arrays = Arrays(game)
    told, found = [], []
    for state in positions(game, 60, name)[::6]:
        for seat in range(2):
            slots = encoding(arrays.observation(state, seat)[None])
            sensed = np.array(state.features()).reshape(2, -1)[[seat, 1 - seat]][:, : len(sizes)]
            features = (sensed / (sizes or 1)).reshape(1, -1)
            told.append(float(strengths(weights, slots, features)[0]))
            found.append(network.strength(state, seat))
    assert np.std(told) > 0.01
    # Weights are whole numbers in both; the core rounds down once more between layers.
    assert np.allclose(told, found, atol=0.03)


def test_a_network_beside_the_judgement_begins_with_nothing_to_say() -> None:
    from hexagora.learn.encoding import Encoding
    from hexagora.learn.training import as_file, new_weights

    plan = Plan("neuroshima", units=(8, 4))
    file = as_file(plan, new_weights(plan, Encoding(plan).layout.count), (), {})
    state = positions(plan.make(), 40, "mute")[-1]
    assert network_of(file, plan.make()).strength(state, 0) == 0.0
    assert len(file.write()) < 2 * 1024 * 1024


def test_observations_are_turned_as_the_board_is() -> None:
    """A position whose board was turned is seen as the turned observation of the first one."""
    from hexagora.adapters.arrays import Arrays, by_plane
    from hexagora.learn.turning import turnings

    plan = Plan("neuroshima", alone=True)
    game = plan.make()
    turned = turnings(plan)
    assert len(turned) > 1
    assert (turned[0] == np.arange(len(turned[0]))).all()
    assert len({turn.tobytes() for turn in turned}) == len(turned)
    for turn in turned:
        assert sorted(turn.tolist()) == list(range(len(turn))), "nothing is lost"
    state = positions(game, 60, "turned")[-1]
    seen = Arrays(game).observation(state, 0)
    assert by_plane(game.planes(), seen)["melee"].any()
    # The second symmetry turns by a sixth: blows that went to direction d go to d + 1.
    before = by_plane(game.planes(), seen)
    after = by_plane(game.planes(), seen[turned[1]])
    for name in ("melee", "ranged", "armour", "net"):
        assert (after[name].sum(axis=1) == np.roll(before[name].sum(axis=1), 1)).all()
    for name in ("owner", "initiative", "points", "hand"):
        assert (after[name].sum(axis=-1) == before[name].sum(axis=-1)).all()
    again = seen
    for _ in range(6):
        again = again[turned[1]]
    assert (again == seen).all()
    assert len(turnings(Plan("superhex", alone=True))) == 1, "its board has no middle"
    assert len(turnings(Plan("neuroshima"))) == 1, "beside features nothing of the board is seen"


def test_who_learns_alone_takes_no_look_by_the_judgement() -> None:
    from hexagora.learn.playing import setting_of

    beside = setting_of(Plan("neuroshima", simulations=70))
    assert (beside.simulations, beside.looks > 0, beside.sight > 0) == (70, True, True)
    alone = setting_of(Plan("neuroshima", simulations=70, alone=True))
    assert (alone.simulations, alone.looks, alone.sight) == (70, 0, 0.0)


def test_the_plan_says_how_many_turns_are_played_on() -> None:
    from hexagora.learn.playing import setting_of

    assert setting_of(Plan("neuroshima")).ahead == level_of("neuroshima", "commander").ahead
    assert setting_of(Plan("neuroshima", ahead=0)).ahead == 0


def test_ends_of_turns_that_nobody_played_are_learned_from_too() -> None:
    """They come besides what was played, and are told what the search thought of them."""
    from hexagora.learn.playing import play

    plan = Plan("neuroshima", "ends", simulations=30, noise=0.0, loose=0, ahead=0)
    network = network_named("hexagora.games.neuroshima.mind:duel.net")
    few, more = (play(replace(plan, ends=ends), 0, "a game", network) for ends in (0, 2))
    assert len(few.targets) < len(more.targets) <= len(few.targets) + 2 * 150
    rows = {row.tobytes(): told for row, told in zip(more.observations, more.targets, strict=True)}
    for row, told in zip(few.observations, few.targets, strict=True):
        assert row.tobytes() in rows, "the same game was played"
        assert told.sum() == pytest.approx(1.0)
    assert ((more.targets >= 0.0) & (more.targets <= 1.0)).all()


def test_targets_mix_thoughts_and_the_result() -> None:
    from hexagora.learn.playing import targets

    assert targets([0.3, 0.6], 1.0, 0.0).tolist() == [1.0, 1.0]
    assert targets([0.3, 0.6], 1.0, 1.0).tolist() == [0.3, 0.6]
    assert targets([0.0, 0.5], 1.0, 0.5).tolist() == [0.375, 0.75]


def test_a_network_learns_what_can_be_seen() -> None:
    """Whoever is to decide wins, say these games; after some epochs the network says so too."""
    from hexagora.adapters.arrays import Arrays
    from hexagora.learn.encoding import Encoding
    from hexagora.learn.playing import Played
    from hexagora.learn.tastes import Tastes
    from hexagora.learn.training import Training, new_weights

    plan = Plan(
        "superhex", "see", units=(8, 4), alone=True, epochs=12, rate=0.02, batch=32, decay=0.0
    )
    arrays = Arrays(plan.make())
    states = [one for seed in range(4) for one in positions(plan.make(), 80, f"see {seed}")]
    seen = np.stack([[arrays.observation(one, seat) for seat in range(2)] for one in states])
    wins = np.array([[one.seat == 0, one.seat == 1] for one in states], np.float32)
    assert 0.2 < wins[:, 0].mean() < 0.8
    nothing = np.zeros((len(wins), 2, 0), np.float32)
    played = Played(seen, nothing, np.full_like(wins, 0.5), wins, *Tastes(plan.make()).rows())
    begun = new_weights(plan, Encoding(plan).layout.count)
    training = Training(plan, begun, (), Path("/nonexistent"))
    training._keep = lambda: None  # type: ignore[method-assign]
    before = training.loss(played, np.arange(len(wins)))
    assert training.run(played) < 0.2 < 0.5 < before


def test_a_taste_is_learned_from_what_the_search_liked() -> None:
    """Who always likes the last of the legal actions likes it before the search, too, in time."""
    from hexagora.adapters.arrays import Arrays
    from hexagora.bots.choices import Choice
    from hexagora.learn.encoding import Encoding
    from hexagora.learn.playing import Played
    from hexagora.learn.tastes import Tastes
    from hexagora.learn.training import Training, as_file, new_weights

    plan = Plan(
        "neuroshima",
        "taste",
        units=(8, 4),
        alone=True,
        taste=True,
        epochs=20,
        rate=0.02,
        batch=32,
        decay=0.0,
    )
    game = plan.make()
    arrays, tastes = Arrays(game), Tastes(game)
    states = [one for seed in range(4) for one in positions(plan.make(), 80, f"taste {seed}")]
    asked = [one for one in states if 1 < len(one.legal()) < 200]
    for state in asked:
        tastes.note(state, [Choice(state.legal()[-1], 1.0, 0.5)])
    seen = np.stack([[arrays.observation(one, seat) for seat in range(2)] for one in states])
    even = np.full((len(states), 2), 0.5, np.float32)
    played = Played(seen, np.zeros((len(even), 2, 0), np.float32), even, even, *tastes.rows())
    begun = new_weights(plan, Encoding(plan).layout.count)
    training = Training(plan, begun, (), Path("/nonexistent"))
    training._keep = lambda: None  # type: ignore[method-assign]
    training.run(played)
    by_chance = sum(math.log(len(one.legal())) for one in asked) / len(asked)
    assert training.taste_loss() < 0.7 * by_chance
    network = network_of(as_file(plan, training.weights, (), {}), game)
    right = 0
    for state in asked:
        liked = network.priors(state)
        right += liked.index(max(liked)) == len(liked) - 1
    assert right > 0.6 * len(asked)


def test_a_game_for_a_taste_has_a_row_for_each_decision_that_was_searched() -> None:
    from hexagora.learn.playing import play

    plan = Plan("neuroshima", "rows", simulations=30, noise=0.0, loose=0, taste=True)
    network = network_named("hexagora.games.neuroshima.mind:duel.net")
    played = play(plan, 0, "a game", network)
    without = play(replace(plan, taste=False), 0, "a game", network)
    assert (played.observations == without.observations).all(), "the same game was played"
    assert without.counts.tolist() == []
    assert len(played.counts) == len(played.asked) == len(played.sensed) > 40
    assert played.counts.min() > 1
    assert played.counts.sum() == len(played.actions) == len(played.shares) == len(played.priors)
    begin = 0
    for count in played.counts:
        shares = played.shares[begin : begin + count]
        assert shares.sum() == pytest.approx(1.0, abs=1e-5)
        assert (np.diff(played.actions[begin : begin + count]) > 0).all()
        assert (played.priors[begin : begin + count] > 0).all()
        begin += count


def test_games_begin_as_neither_priors_nor_search_would() -> None:
    """HQs are set up in the middle by the priors; where it is wild, all over the board."""
    from hexagora.adapters.arrays import by_plane
    from hexagora.learn.playing import play

    plan = Plan("neuroshima", "wild", simulations=2, noise=0.0, loose=0)
    network = network_named("hexagora.games.neuroshima.mind:duel.net")
    planes = plan.make().planes()
    cells: dict[int, set[int]] = {0: set(), 2: set()}
    for wild in cells:
        for number in range(20):
            played = play(replace(plan, wild=wild), 0, f"game {number}", network)
            seen = by_plane(planes, played.observations[-1][0])
            cells[wild] |= set(np.flatnonzero(seen["rank"][0]).tolist())
    assert len(cells[2]) > len(cells[0]) + 2


def test_a_run_plays_trains_and_judges_and_goes_on_after_every_stop(tmp_path: Path) -> None:
    """Stopped in each of its steps, it comes to the same networks as one that was left alone."""
    from hexagora.learn.run import Run, verdicts

    whole, torn = tmp_path / "whole", tmp_path / "torn"
    for folder in (whole, torn):
        kept_plan(SMALL, folder)
    quiet = Quiet()
    Run(SMALL, whole, quiet, processes=1).go_on(1)
    assert {what.split(": ")[1] for what in quiet.steps} == {"games", "training", "duels"}
    for stop in ("games", "training", "duels"):
        with pytest.raises(KeyboardInterrupt):
            Run(SMALL, torn, Quiet(stop), processes=1).go_on(1)
    Run(SMALL, torn, Quiet(), processes=1).go_on(1)
    assert not list(torn.rglob("*.part"))
    for name in ("000.net", "001.net"):
        assert (torn / "networks" / name).read_bytes() == (whole / "networks" / name).read_bytes()
    (verdict,) = verdicts(torn)
    (other,) = verdicts(whole)
    assert replace(verdict, seconds=0.0) == replace(other, seconds=0.0)
    assert verdict.positions > 20
    assert verdict.accepted == (verdict.score >= SMALL.needed)
    file = network_at(torn / "networks" / "001.net")
    assert file.provenance["plan"]["seed"] == "t"
    assert file.fits(new_game("superhex", 2))
    quiet = Quiet()
    Run(SMALL, torn, quiet, processes=1).go_on(1)
    assert quiet.steps == [], "nothing is done twice"


def test_a_folder_has_one_plan(tmp_path: Path) -> None:
    kept_plan(SMALL, tmp_path)
    kept_plan(SMALL, tmp_path)
    assert read_plan(tmp_path) == SMALL
    with pytest.raises(HexagoraError, match="its games is 2, not 9"):
        kept_plan(replace(SMALL, games=9), tmp_path)
    (tmp_path / "plan.json").write_text(json.dumps({"game": "superhex"}))
    with pytest.raises(HexagoraError, match="no plan"):
        read_plan(tmp_path)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"games": 0}, "games must be at least 1"),
        ({"level": "emperor"}, "no level 'emperor'"),
        ({"level": "veteran,patience=3"}, "a level has no 'patience'"),
        ({"units": (900, 8), "alone": True}, "take fewer units"),
        ({"units": (0, 8)}, "two numbers"),
        ({"ends": -1}, "ends must be at least 0"),
        ({"ahead": -2}, "ahead must be at least -1"),
    ],
)
def test_what_cannot_be_is_refused(change: dict[str, Any], words: str) -> None:
    with pytest.raises(HexagoraError, match=words):
        replace(Plan("neuroshima"), **change).check()


def test_the_program_shows_what_came_of_a_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from hexagora.learn.__main__ import main

    assert main([str(tmp_path)]) == 1
    assert "--game NAME" in capsys.readouterr().err
    kept_plan(SMALL, tmp_path)
    line = {"generation": 1, "accepted": True, "score": 0.61, "low": 0.55, "high": 0.67}
    line |= {"elo": 77.7, "loss": 0.6, "positions": 99, "seconds": 5.0}
    (tmp_path / "verdicts.jsonl").write_text(json.dumps(line) + "\n")
    assert main([str(tmp_path), "--show"]) == 0
    assert "generation 1 is the best now: 61.0%" in capsys.readouterr().out
    (tmp_path / "verdicts.jsonl").write_text("{}\n")
    assert main([str(tmp_path), "--show"]) == 1
    assert "line 1" in capsys.readouterr().err
