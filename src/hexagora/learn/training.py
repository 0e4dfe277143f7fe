"""Training: stochastic descent (Adam) with JAX, from whatever weights there are.

What is learned is a strength for each seat. The strengths of two seats, with the game's judgement
added unless the network stands alone, become shares of the victory by a softmax; the loss is their
cross entropy against what positions turned out to be worth.
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

from hexagora.bots.network import LEAST, MOST, ONE
from hexagora.bots.network_file import HIGHEST, NetworkFile, whole_weights
from hexagora.learn.encoding import Encoding
from hexagora.learn.plan import Plan
from hexagora.learn.playing import Played
from hexagora.learn.shelf import whole
from hexagora.learn.turning import turnings

TOP = MOST / ONE
LIMIT = HIGHEST / ONE
HELD_BACK = 10
"""Every so many-th game is not learned from: on these positions the loss is told."""
Weights = dict[str, Any]


def new_weights(plan: Plan, slots: int) -> Weights:
    """Weights to begin with. Beside a judgement the network has nothing to say at first."""
    rng = np.random.default_rng(list(plan.seed.encode()))
    first, second = plan.units
    last = rng.normal(0, second**-0.5, second) if plan.alone else np.zeros(second)
    return {
        "w1": jnp.asarray(rng.normal(0, 0.05, (slots, first)), jnp.float32),
        "w2": jnp.asarray(rng.normal(0, (2 / first) ** 0.5, (second, first)), jnp.float32),
        "w3": jnp.asarray(last, jnp.float32),
        "b1": jnp.full(first, 0.1, jnp.float32),
        "b2": jnp.full(second, 0.1, jnp.float32),
        "b3": jnp.zeros(1, jnp.float32),
    }


def strengths(weights: Weights, slots: Any) -> Any:
    """What the network makes of rows of slots."""
    one = jnp.clip(slots @ weights["w1"] + weights["b1"], 0, TOP)
    two = jnp.clip(one @ weights["w2"].T + weights["b2"], 0, TOP)
    return two @ weights["w3"] + weights["b3"]


def _loss(weights: Weights, slots: Any, judged: Any, targets: Any) -> Any:
    rows, seats, count = slots.shape
    found = strengths(weights, slots.reshape(-1, count)).reshape(rows, seats) + judged
    return -jnp.mean(jnp.sum(targets * jax.nn.log_softmax(found), axis=1))


@jax.jit
def _step(
    weights: Weights, means: Weights, squares: Weights, batch: Any, number: Any, rates: Any
) -> tuple[Weights, Weights, Weights]:
    rate, decay = rates
    slopes = jax.grad(_loss)(weights, *batch)
    means = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, means, slopes)
    squares = jax.tree.map(lambda s, g: 0.999 * s + 0.001 * g * g, squares, slopes)

    def moved(weight: Any, mean: Any, square: Any) -> Any:
        push = mean / (1 - 0.9**number) / (jnp.sqrt(square / (1 - 0.999**number)) + 1e-8)
        return jnp.clip(weight - rate * push - decay * rate * weight, -LIMIT, LIMIT)

    return jax.tree.map(moved, weights, means, squares), means, squares


_measured = jax.jit(_loss)


class Training:
    """Training of one network. It keeps where it is in a file after every epoch."""

    def __init__(self, plan: Plan, weights: Weights, checkpoint: Path) -> None:
        self._plan = plan
        self._encoding = Encoding(plan)
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
        held = np.arange(len(played.targets)) // 16 % HELD_BACK == 0
        rows = np.flatnonzero(~held)
        rates = (self._plan.rate, self._plan.decay)
        while self.epoch < self._plan.epochs:
            rng = np.random.default_rng([self.epoch, *self._plan.seed.encode()])
            rng.shuffle(rows)
            for begin in range(0, len(rows), self._plan.batch):
                some = rows[begin : begin + self._plan.batch]
                turn = self._turnings[int(rng.integers(len(self._turnings)))]
                self._steps += 1
                self.weights, self._means, self._squares = _step(
                    self.weights,
                    self._means,
                    self._squares,
                    self._batch(played, some, turn),
                    float(self._steps),
                    rates,
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

    def _batch(self, played: Played, rows: Any, turn: Any) -> tuple[Any, Any, Any]:
        seen = played.observations[rows]
        count, seats, width = seen.shape
        slots = self._encoding(seen.reshape(-1, width)[:, turn]).reshape(count, seats, -1)
        judged = np.log(np.maximum(LEAST, played.judged[rows]))
        if self._plan.alone:
            judged = np.zeros_like(judged)
        return slots, judged, played.targets[rows]

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


def as_file(plan: Plan, weights: Weights, provenance: Mapping[str, Any]) -> NetworkFile:
    """The network in whole numbers, as it is played with."""
    order = ("w1", "w2", "w3", "b1", "b2", "b3")
    numbers = np.concatenate([np.asarray(weights[name]).reshape(-1) for name in order])
    return NetworkFile(
        plan.game,
        2,
        plan.owner,
        plan.inputs(),
        plan.units,
        plan.alone,
        array("h", whole_weights(numbers.tolist())),
        json.loads(json.dumps(provenance)),
    )


def weights_of(file: NetworkFile, plan: Plan, slots: int) -> Weights:
    """Weights to train on from, of a network of the same plan."""
    shapes = {name: weight.shape for name, weight in new_weights(plan, slots).items()}
    numbers = np.array(file.weights, np.float32) / ONE
    found, begin = {}, 0
    for name in ("w1", "w2", "w3", "b1", "b2", "b3"):
        size = int(np.prod(shapes[name]))
        found[name] = jnp.asarray(numbers[begin : begin + size].reshape(shapes[name]))
        begin += size
    return found
