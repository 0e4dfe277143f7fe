"""Training: stochastic descent (Adam) with JAX, from whatever weights there are.

What is learned is a strength for each seat. The strengths of two seats become shares of the victory
by a softmax; the loss is their cross entropy against what positions turned out to be worth. A
network that looks at features begins with what a plain weighted sum of them can tell, and learns
the rest; one that looks at none and is not alone learns what the game's judgement does not say. A
taste is learned beside that, from how the search shared itself out among the actions.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

try:
    import jax
    import jax.numpy as jnp
except ImportError as error:
    raise ImportError(
        f"this needs {error.name}, which is not installed; "
        "the remedy: pip install 'hexagora[learn]'"
    ) from error

from hexagora.bots.network import FINE, KEEN, LEAST, MOST, ONE
from hexagora.bots.network_file import HIGHEST, NetworkFile, whole_weights
from hexagora.learn.encoding import Encoding
from hexagora.learn.plan import Plan
from hexagora.learn.playing import Played
from hexagora.learn.shelf import whole
from hexagora.learn.tasting import Tasting, held_back
from hexagora.learn.turning import turnings

TOP = MOST / ONE
LIMIT = HIGHEST / FINE
Weights = dict[str, Any]


ORDER = ("w1", "wf", "w2", "w3", "straight", "b1", "b2", "b3", "taste", "habits")
"""The parts of a network in the order of its file."""
SHRINKING = ("w1", "wf", "w2", "taste")
"""Only these are held back from growing: the others say how much is said."""


def new_weights(plan: Plan, slots: int, features: int = 0) -> Weights:
    """Weights to begin with. A network that is not alone has nothing to say at first."""
    rng = np.random.default_rng(list(plan.seed.encode()))
    first, second = plan.units
    last = rng.normal(0, second**-0.5, second) if plan.alone else np.zeros(second)
    return {
        "w1": jnp.asarray(rng.normal(0, 0.05, (slots, first)), jnp.float32),
        "wf": jnp.asarray(
            rng.normal(0, (2 * features or 1) ** -0.5, (2 * features, first)), jnp.float32
        ),
        "w2": jnp.asarray(rng.normal(0, (2 / first) ** 0.5, (second, first)), jnp.float32),
        "w3": jnp.asarray(last, jnp.float32),
        "straight": jnp.zeros(features, jnp.float32),
        "b1": jnp.full(first, 0.1, jnp.float32),
        "b2": jnp.full(second, 0.1, jnp.float32),
        "b3": jnp.zeros(1, jnp.float32),
        "taste": jnp.zeros((plan.actions, first), jnp.float32),
        "habits": jnp.zeros(plan.actions, jnp.float32),
    }


def sensing_weights(plan: Plan, slots: int, played: Played) -> tuple[Weights, tuple[float, ...]]:
    """Weights to begin with for a network that looks at features, and how large these are.

    What the features add by themselves is found by logistic regression (Newton's method).
    """
    count = played.features.shape[-1]
    sizes = np.maximum(played.features.reshape(-1, count).std(axis=0), 1e-3).astype(np.float64)
    x = (played.features[:, 0] - played.features[:, 1]) / sizes
    y = played.targets[:, 0]
    found = np.zeros(count)
    for _ in range(25):
        p = 1 / (1 + np.exp(-np.clip(x @ found, -30, 30)))
        slope = x.T @ (y - p) - found
        curve = (x * (p * (1 - p))[:, None]).T @ x + np.eye(count)
        found += np.linalg.solve(curve, slope)
    weights = new_weights(plan, slots, count)
    weights["straight"] = jnp.asarray(found, jnp.float32)
    return weights, tuple(float(f"{size:.4g}") for size in sizes)


def strengths(weights: Weights, slots: Any, features: Any) -> Any:
    """What the network makes of rows of slots and of features, in the order of its weights."""
    one = _lower(weights, slots, features)
    two = jnp.clip(one @ weights["w2"].T + weights["b2"], 0, TOP)
    own = features[..., : weights["straight"].shape[0]]
    return two @ weights["w3"] + weights["b3"] + own @ weights["straight"]


def likings(weights: Weights, slots: Any, features: Any, actions: Any) -> Any:
    """What the taste says of rows of actions, each row at a decision."""
    one = _lower(weights, slots, features)
    return jnp.einsum("ru,rau->ra", one, weights["taste"][actions]) + weights["habits"][actions]


def _lower(weights: Weights, slots: Any, features: Any) -> Any:
    """What the units of the first layer give."""
    return jnp.clip(slots @ weights["w1"] + features @ weights["wf"] + weights["b1"], 0, TOP)


def _loss(weights: Weights, slots: Any, features: Any, judged: Any, targets: Any) -> Any:
    found = strengths(weights, slots, features) + judged
    return -jnp.mean(jnp.sum(targets * jax.nn.log_softmax(found), axis=1))


def _taste_loss(
    weights: Weights, slots: Any, features: Any, actions: Any, shares: Any, priors: Any
) -> Any:
    found = priors + jnp.clip(likings(weights, slots, features, actions), -KEEN, KEEN)
    return -jnp.mean(jnp.sum(shares * jax.nn.log_softmax(found), axis=1))


def _both(weights: Weights, batch: Any, tasted: Any) -> Any:
    loss = _loss(weights, *batch)
    return loss if tasted is None else loss + _taste_loss(weights, *tasted)


@jax.jit
def _step(
    weights: Weights,
    means: Weights,
    squares: Weights,
    batch: Any,
    tasted: Any,
    number: Any,
    rates: Any,
) -> tuple[Weights, Weights, Weights]:
    rate, decay = rates
    slopes = jax.grad(_both)(weights, batch, tasted)
    means = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, means, slopes)
    squares = jax.tree.map(lambda s, g: 0.999 * s + 0.001 * g * g, squares, slopes)
    moved = {}
    for name, weight in weights.items():
        push = means[name] / (1 - 0.9**number)
        push /= jnp.sqrt(squares[name] / (1 - 0.999**number)) + 1e-8
        if name in SHRINKING:
            push += decay * weight
        moved[name] = jnp.clip(weight - rate * push, -LIMIT, LIMIT)
    return moved, means, squares


_measured = jax.jit(_loss)
_taste_measured = jax.jit(_taste_loss)


class Training:
    """Training of one network. It keeps where it is in a file after every epoch."""

    def __init__(
        self, plan: Plan, weights: Weights, sizes: tuple[float, ...], checkpoint: Path
    ) -> None:
        self._plan = plan
        self._sizes = np.array(sizes, np.float32)
        self._encoding = Encoding(plan)
        self._tasting: Tasting | None = None
        self._turnings = turnings(plan)
        self._checkpoint = checkpoint
        self.epoch = 0
        self._steps = 0
        self.weights = weights
        self._means = jax.tree.map(jnp.zeros_like, weights)
        self._squares = jax.tree.map(jnp.zeros_like, weights)
        if checkpoint.exists():
            self._resume()

    def run(self, played: Played, told: Callable[[float], None] = lambda share: None) -> float:
        """Learn from what was played; returns the loss on positions that were held back."""
        held = held_back(len(played.targets))
        rows = np.flatnonzero(~held)
        self._tasting = None
        if self._plan.taste:
            self._tasting = Tasting(played, self._encoding, self._sizes, self._plan.alone)
        every = -(-len(rows) // self._plan.batch) * self._plan.epochs
        while self.epoch < self._plan.epochs:
            rng = np.random.default_rng([self.epoch, *self._plan.seed.encode()])
            rng.shuffle(rows)
            for begin in range(0, len(rows), self._plan.batch):
                some = rows[begin : begin + self._plan.batch]
                turn = self._turnings[int(rng.integers(len(self._turnings)))]
                rate = self._plan.rate * (1.0 - 0.95 * self._steps / every)
                self._steps += 1
                self.weights, self._means, self._squares = _step(
                    self.weights,
                    self._means,
                    self._squares,
                    self._batch(played, some, turn),
                    self._tasting and self._tasting.some(len(some), rng),
                    float(self._steps),
                    (rate, self._plan.decay),
                )
                told((self.epoch + begin / len(rows)) / self._plan.epochs)
            self.epoch += 1
            self._keep()
        return self.loss(played, np.flatnonzero(held))

    def loss(self, played: Played, rows: Any) -> float:
        """The mean loss on some positions."""
        total = 0.0
        for begin in range(0, len(rows), self._plan.batch):
            some = rows[begin : begin + self._plan.batch]
            batch = self._batch(played, some, self._turnings[0])
            total += len(some) * float(_measured(self.weights, *batch))
        return total / max(1, len(rows))

    def taste_loss(self) -> float:
        """The mean loss of the taste on decisions that were held back, after `run`."""
        if self._tasting is None:
            return 0.0
        total, count = 0.0, 0
        for rows in self._tasting.held(self._plan.batch):
            total += len(rows) * float(_taste_measured(self.weights, *self._tasting.batch(rows)))
            count += len(rows)
        return total / max(1, count)

    def _batch(self, played: Played, rows: Any, turn: Any) -> tuple[Any, ...]:
        seen = played.observations[rows]
        count, seats, width = seen.shape
        slots = self._encoding(seen.reshape(-1, width)[:, turn]).reshape(count, seats, -1)
        features = np.zeros((count, seats, 0), np.float32)
        judged = np.zeros((count, seats), np.float32)
        if len(self._sizes):
            own = played.features[rows] / self._sizes
            features = np.concatenate([own, own[:, ::-1]], axis=2)
        elif not self._plan.alone:
            judged = np.log(np.maximum(LEAST, played.judged[rows]))
        return slots, features, judged, played.targets[rows]

    def _keep(self) -> None:
        parts = {"weights": self.weights, "means": self._means, "squares": self._squares}
        flat: dict[str, Any] = {
            f"{part} {name}": np.asarray(w) for part, ws in parts.items() for name, w in ws.items()
        }
        with whole(self._checkpoint) as beside, beside.open("wb") as file:
            np.savez(file, epoch=self.epoch, steps=self._steps, **flat)

    def _resume(self) -> None:
        with np.load(self._checkpoint) as file:
            self.epoch, self._steps = int(file["epoch"]), int(file["steps"])
            parts = [
                {name: jnp.asarray(file[f"{part} {name}"]) for name in self.weights}
                for part in ("weights", "means", "squares")
            ]
        self.weights, self._means, self._squares = parts


def as_file(
    plan: Plan, weights: Weights, sizes: tuple[float, ...], provenance: Mapping[str, Any]
) -> NetworkFile:
    """The network in whole numbers, as it is played with."""
    numbers = np.concatenate([np.asarray(weights[name]).reshape(-1) for name in ORDER])
    return NetworkFile(
        plan.game,
        2,
        plan.owner,
        plan.inputs(),
        sizes,
        plan.units,
        plan.alone,
        plan.actions,
        array("h", whole_weights(numbers.tolist())),
        json.loads(json.dumps(provenance)),
    )


def weights_of(file: NetworkFile, plan: Plan, slots: int) -> Weights:
    """Weights to train on from, of a network of the same plan."""
    blank = new_weights(plan, slots, len(file.sizes))
    numbers = np.array(file.weights, np.float32) / FINE
    found, begin = {}, 0
    for name in ORDER:
        shape = blank[name].shape
        size = int(np.prod(shape))
        found[name] = jnp.asarray(numbers[begin : begin + size].reshape(shape))
        begin += size
    return found
