"""Fit the weights of a game's judgement and prior from games that the search plays with itself.

    python -m bench.fit neuroshima --games 1000 --simulations 100 --out weights.toml

plays the games (a progress line tells how far it is), fits, and writes the weights into the file
that ``--out`` names, with a note of where its numbers come from; what is not fitted is taken over
from the weights that are in use. What was played is kept in ``--data FILE``, and with
``--refit`` it is only fitted again.

The judgement: where the search asks for it, before and after every decision or, if it plays on,
between turns, the features of both sides are noted, and in the end the result. The weights are
those of the logistic regression of the result on the difference of the features, where the result
of a position is mixed from what the search thought of it and of those that followed, and from the
end of the game; ``--trust`` is the share of the next thought.
The prior: for every decision the features of its actions are noted, and how often the search
visited each. The weights are those of the softmax regression of the visits on the features.
Both are held back a little from large weights (``--ridge``).

Only games of two seats are used. In games of more seats the same weights serve.
"""

import argparse
import itertools
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from datetime import date
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i32

from hexagora.bots.choices import softened
from hexagora.bots.thinker import Thinker
from hexagora.bots.walks import AS_IT_IS
from hexagora.core import Dealer, Game, Rng
from hexagora.core.registry import level_of, make_game
from hexagora.core.state import CHANCE, State
from hexagora.games.neuroshima.content.armies import BOX

DECISIONS = 15_000
"""More are not needed to fit a prior."""
Array = Any


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game", choices=["neuroshima", "nexus", "superhex"])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--noise", type=float, default=0.03)
    parser.add_argument("--trust", type=float, default=0.06)
    parser.add_argument("--ridge", type=float, default=1.0)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--data", type=Path, default=Path("fit.npz"))
    parser.add_argument("--out", type=Path, required=True, help="the file for the weights")
    parser.add_argument("--refit", action="store_true")
    parser.add_argument("--only", choices=["judgement", "prior", "both"], default="both")
    given = parser.parse_args()
    if not given.refit:
        _play_all(given)
    data = dict(np.load(given.data))
    parts = {}
    if given.only != "prior":
        parts["judgement"] = _fit_judgement(data, given.trust, given.ridge)
    if given.only != "judgement":
        parts["prior"] = _fit_prior(data, given.ridge)
    _write(given, parts)


def _modules(game: str) -> tuple[Any, Any]:
    package = f"hexagora.games.{game}"
    return import_module(f"{package}.mind.judgement"), import_module(f"{package}.mind.prior")


def _options(game: str) -> Iterator[dict[str, str]]:
    """What the games are played with, one after the other."""
    if game == "neuroshima":
        for one, other in itertools.cycle(itertools.permutations(BOX, 2)):
            yield {"army1": one, "army2": other}
    while True:
        yield {}


def _play_all(given: argparse.Namespace) -> None:
    options = _options(given.game)
    jobs = [
        (
            given.game,
            next(options),
            f"{given.seed} {i}",
            given.simulations,
            given.noise,
            given.only,
        )
        for i in range(given.games)
    ]
    found: list[dict[str, Array]] = []
    began = time.monotonic()
    with ProcessPoolExecutor(given.processes) as pool:
        for done, game in enumerate(pool.map(_play, jobs, chunksize=2), 1):
            found.append(game)
            if done % 10 == 0:
                print(f"\r{done} games, {time.monotonic() - began:.0f} s", end="", file=sys.stderr)
    print(file=sys.stderr)
    columns: Any = {key: np.concatenate([game[key] for game in found]) for key in found[0]}
    np.savez_compressed(given.data, **columns)


def _play(job: tuple[str, dict[str, str], str, int, float, str]) -> dict[str, Array]:
    """One game: the differences of features with the result, and the visits of each decision."""
    name, options, seed, simulations, noise, only = job
    judgement, prior = _modules(name)
    game = make_game(name, 2, options)
    setting = replace(level_of(name, "commander"), simulations=simulations, seconds=60.0)
    bots = [Thinker("commander", f"{seed} {seat}", setting=setting) for seat in range(2)]
    rng = Rng(f"noise {seed}")
    dealer = Dealer(seed)
    state = game.start()
    positions: list[list[float]] = []
    thought: list[float] = []
    actions: list[Array] = []
    shares: list[Array] = []
    sizes: list[int] = []
    value = 0.5
    turn_over = False
    while not state.over:
        if state.seat == CHANCE:
            if turn_over and setting.ahead != AS_IT_IS:
                # There, and only there, the search asks for a judgement.
                positions.append(_difference(judgement, state))
                thought.append(value)
            turn_over = False
            state.apply(dealer.deal(state))
            continue
        turn_over = True
        legal = state.legal()
        if len(legal) == 1:
            state.apply(legal[0])
            continue
        seat = int(state.seat)
        choices = bots[seat].explain(state.view(seat))
        visits = dict.fromkeys(legal, 0.0)
        visits.update({choice.action: choice.share for choice in choices})
        if only != "judgement":
            actions.append(_action_features(prior, state, legal))
            shares.append(np.array([visits[action] for action in legal], np.float32))
            sizes.append(len(legal))
        value = choices[0].value if seat == 0 else 1.0 - choices[0].value
        if setting.ahead == AS_IT_IS and not state.completes():
            positions.append(_difference(judgement, state))
            thought.append(value)
        state.apply(softened(choices, noise, rng))
        if setting.ahead == AS_IT_IS and not state.over and not state.completes():
            positions.append(_difference(judgement, state))
            thought.append(value)
    low, high = game.bounds
    result = 0.5 + 0.5 * (state.returns()[0] - state.returns()[1]) / (high - low)
    return {
        "positions": np.array(positions, np.float32).reshape(-1, judgement.COUNT),
        "thought": np.array(thought, np.float32),
        "result": np.full(len(positions), result, np.float32),
        "lengths": np.array([len(positions)], np.int32),
        "actions": np.concatenate(actions) if actions else np.zeros((0, prior.COUNT), np.float16),
        "shares": np.concatenate(shares) if shares else np.zeros(0, np.float32),
        "sizes": np.array(sizes, np.int32),
    }


def _difference(judgement: Any, state: State) -> list[float]:
    count = judgement.COUNT
    room = _cleared(2 * count, 2 * count)
    judgement.fill_features(state, room)
    return [room[i] - room[count + i] for i in range(count)]


def _action_features(prior: Any, state: State, legal: list[int]) -> Array:
    size = prior.COUNT * len(legal)
    room = _cleared(prior.COUNT * state.game.most_options, size)
    listed = _actions(state.game)
    for i, action in enumerate(legal):
        listed[i] = action
    prior.fill_features(state, listed, len(legal), room)
    return np.array(list(room[:size]), np.float16).reshape(len(legal), prior.COUNT)


def _cleared(size: int, used: int) -> vec[float]:
    room = _numbers(size)
    for i in range(used):
        room[i] = 0.0
    return room


@cache
def _numbers(size: int) -> vec[float]:
    """One vector of each size for all that is written down: a new one would never be freed."""
    return vec[float]([0.0] * size)


@cache
def _actions(game: Game) -> vec[i32]:
    return vec[i32]([0] * game.most_options)


def _fit_judgement(data: Any, trust: float, ridge: float) -> Array:
    """Logistic regression by Newton's method; no constant, for the sides are alike."""
    x = data["positions"].astype(np.float64)
    y = _targets(data, trust)
    scale = x.std(0) + 1e-9
    x /= scale
    weights = np.zeros(x.shape[1])
    for _ in range(25):
        p = 1 / (1 + np.exp(-np.clip(x @ weights, -30, 30)))
        slope = x.T @ (y - p) - ridge * weights
        curve = (x * (p * (1 - p))[:, None]).T @ x + ridge * np.eye(len(weights))
        weights += np.linalg.solve(curve, slope)
    p = 1 / (1 + np.exp(-np.clip(x @ weights, -30, 30)))
    result = data["result"]
    loss = -np.mean(result * np.log(p + 1e-12) + (1 - result) * np.log(1 - p + 1e-12))
    print(f"judgement: {len(x)} positions, loss {loss:.4f} (a coin: 0.6931)", file=sys.stderr)
    return weights / scale


def _targets(data: Any, trust: float) -> Array:
    """What each position turned out to be worth.

    With the result alone every position of a game would be told the same, and luck that came later
    would drown what mattered. So each position is told what the search thought soon after it: the
    thoughts and, behind the last of them, the result, each counting ``1 - trust`` times as much as
    the one before it.
    """
    targets = np.empty(len(data["result"]))
    end = 0
    for length in data["lengths"]:
        begin, end = end, end + length
        told = float(data["result"][begin]) if length else 0.0
        for i in range(end - 1, begin - 1, -1):
            told = trust * data["thought"][i] + (1 - trust) * told
            targets[i] = told
    return targets


def _fit_prior(data: Any, ridge: float) -> Array:
    """Softmax regression by gradient ascent with momentum (Adam)."""
    sizes = data["sizes"]
    if len(sizes) > DECISIONS:
        # The first so many are enough, and games are in no order.
        sizes = sizes[:DECISIONS]
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    x = data["actions"][: sizes.sum()].astype(np.float32)
    y = data["shares"][: sizes.sum()]
    scale = x.std(0) + 1e-6
    x /= scale
    weights = np.zeros(x.shape[1])
    first = np.zeros_like(weights)
    second = np.zeros_like(weights)
    for step in range(1, 201):
        p = _softmax(x @ weights, starts, sizes)
        slope = (x.T @ (y - p)) / len(sizes) - ridge * weights / len(sizes)
        first = 0.9 * first + 0.1 * slope
        second = 0.99 * second + 0.01 * slope**2
        push = first / (1 - 0.9**step) / (np.sqrt(second / (1 - 0.99**step)) + 1e-8)
        weights += 0.03 * push
    loss = -np.sum(y * np.log(_softmax(x @ weights, starts, sizes) + 1e-12)) / len(sizes)
    blind = np.mean(np.log(sizes))
    print(f"prior: {len(sizes)} decisions, loss {loss:.4f} (blind: {blind:.4f})", file=sys.stderr)
    return weights / scale


def _softmax(values: Array, starts: Array, sizes: Array) -> Array:
    most = np.repeat(np.maximum.reduceat(values, starts), sizes)
    powers = np.exp(values - most)
    return powers / np.repeat(np.add.reduceat(powers, starts), sizes)


def _write(given: argparse.Namespace, parts: dict[str, Array]) -> None:
    """Write the parts that were fitted; each says where its numbers come from."""
    modules = dict(zip(("judgement", "prior"), _modules(given.game), strict=True))
    used = files(f"hexagora.games.{given.game}.mind") / "weights.toml"
    old = used.read_text(encoding="utf-8")
    texts = [f"# What the search of {given.game} goes by. Fitted, not to be edited by hand.\n"]
    for part, module in modules.items():
        if part not in parts:
            begin = old.index(f"[{part}]")
            texts.append(old[begin:].split("\n[")[0].strip() + "\n")
            continue
        pairs = zip(module.FEATURES, parts[part], strict=True)
        texts.append(
            f"[{part}]\n# python -m bench.fit {given.game} --games {given.games}"
            f" --simulations {given.simulations} --noise {given.noise} --trust {given.trust}\n"
            f"# --ridge {given.ridge} --seed {given.seed} --only {given.only}, {date.today()}\n"
            + "".join(f"{name} = {float(weight):.5f}\n" for name, weight in pairs)
        )
    given.out.write_text("\n".join(texts), encoding="utf-8")
    print(f"written: {given.out}", file=sys.stderr)


if __name__ == "__main__":
    main()
