"""An AlphaZero in one file: it teaches itself Superhex from nothing, in minutes on one core.

    pip install "hexagora[learn]"
    python examples/alphazero_superhex.py --minutes 10

A network has a taste for each move and an opinion of who is going to win. At every decision a small
search tries the moves that it likes (Gumbel noise, sequential halving), each with dice of its own,
and asks the network what it thinks of the outcome. The network then learns to like what the search
liked, and to expect what the games came to.

The taste is a hex convolution that looks at one colour at a time, with the same weights for all
six: what would a piece of that colour do if it moved from a cell in a direction, or was laid there?
The opinion is drawn from all that does not lie on the board.
"""

from __future__ import annotations

import argparse
import os
import time
from typing import Any

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")

import jax
import jax.numpy as jnp
import numpy as np

from hexagora import CHANCE, Rng, new_game
from hexagora.adapters import sparse
from hexagora.adapters.arrays import Arrays
from hexagora.adapters.hexplanes import HEX_KERNEL, HexPlanes
from hexagora.adapters.selfplay import SelfPlay
from hexagora.bots import new_bot
from hexagora.core.state import chance_action
from hexagora.games.superhex.rules.actions import LAY, MAIN, PASS, SWAP

GAME = new_game("superhex")
SIZE, WIDTH, WAYS = 15, 8, 8
"""The window, the channels, and what is said of each colour on each cell: a move in one of six
directions, being in the main block, being laid there."""
SLOTS = 6 * WAYS * SIZE * SIZE
"""Where all that is said; then follow a slot for passing, and one that is always 0."""
MOST = 256
"""Longer lists of moves are played, but not learned from."""
TRUST = 50.0
"""How much what the search has seen counts beside what the network thought before."""
PLANES, ARRAYS = HexPlanes(GAME, window=SIZE), Arrays(GAME)
Params = dict[str, Any]


def new_params(rng: np.random.Generator) -> Params:
    """A network that knows nothing."""

    def layer(*shape: int) -> Any:
        return rng.normal(0, (2 / np.prod(shape[1:])) ** 0.5, shape).astype(np.float32)

    taste = {"near": layer(WIDTH, 3, 3, 3), "far": layer(WIDTH, WIDTH, 3, 3)}
    taste |= {"ways": layer(WAYS, WIDTH, 1, 1) * 0.1, "pass": np.zeros(1, np.float32)}
    hope = {"in": layer(48, len(PLANES.fixed)), "mid": layer(24, 48), "out": layer(1, 24) * 0.1}
    return taste | hope


@jax.jit
def tastes(params: Params, board: Any, rest: Any) -> Any:
    """For every position what is said of each colour on each cell, slot by slot."""
    own = board.reshape(-1, 1, SIZE, SIZE)
    pieces = jnp.repeat(board.sum(1, keepdims=True), 6, 1).reshape(own.shape)
    dice = rest[:, -15:-3].reshape(-1, 2, 6).max(1).reshape(-1, 1, 1, 1)
    x = jnp.concatenate([own, pieces, own * 0 + dice], 1)
    for name in ("near", "far"):
        x = jax.nn.relu(jax.lax.conv(x, params[name] * HEX_KERNEL, (1, 1), "SAME"))
    said = jax.lax.conv(x, params["ways"], (1, 1), "SAME").reshape(len(board), -1)
    always = jnp.stack([params["pass"][0], 0.0])
    return jnp.concatenate([said, jnp.broadcast_to(always, (len(board), 2))], 1)


def hopes(params: Params, rest: Any, np: Any = np) -> Any:
    """How sure the observer of each position is to win: 0 if that is open."""
    x = np.maximum(rest @ params["in"].T, 0)
    return (np.maximum(x @ params["mid"].T, 0) @ params["out"].T)[:, 0]


def numbers(seen: Any) -> Any:
    """All of an observation that does not lie on the board, small enough for a network."""
    return np.minimum(PLANES.rest(seen), 16).astype(np.float32) / 4


def slots_of(seen: Any, board: Any, rows: Any, ids: Any) -> Any:
    """Two slots for each move: a swap moves one piece in a direction, and the other one back."""
    corners = PLANES.corners(seen)[rows]

    def slot(q: Any, r: Any, way: Any, colour: Any = None) -> Any:
        x, y = (q - corners[:, 0]) % 44, (r - corners[:, 1]) % 44
        inside, x, y = (x < SIZE) & (y < SIZE), np.minimum(x, SIZE - 1), np.minimum(y, SIZE - 1)
        colour = board[rows, :, y, x].argmax(1) if colour is None else colour
        return np.where(inside, ((colour * WAYS + way) * SIZE + y) * SIZE + x, SLOTS + 1)

    swap, main, laid = ((ids - first).clip(0) for first in (SWAP, MAIN, LAY))
    way = swap % 3
    q, r = swap // 3 % 44, swap // 132 % 44
    lay = slot(laid % 44, laid // 44 % 44, 7, laid // 1936 % 6)
    kinds = [ids == PASS, ids < MAIN, ids < LAY]
    one = np.select(kinds, [SLOTS, slot(q, r, way), slot(main % 44, main // 44, 6)], lay)
    back = slot(q + np.array([0, 1, 1])[way], r + np.array([-1, -1, 0])[way], way + 3)
    return np.stack([one, np.where((ids >= SWAP) & (ids < MAIN), back, SLOTS + 1)])


def likes(params: Params, play: SelfPlay) -> Any:
    """What is thought of every legal move of all games; their slots; the boards."""
    board, rows = PLANES.board(play.observations), play.rows
    slots = slots_of(play.observations, board, rows, play.legal.astype(int))
    found = np.asarray(tastes(params, board.astype(np.float32), numbers(play.observations)))
    return found[rows, slots].sum(0), slots, board


def tried(params: Params, play: SelfPlay, places: Any, rng: Rng) -> Any:
    """What the seat may hope for after each of some moves, and whatever dice follow."""
    rows, seen, afters = play.rows[places], [], []
    for row, action in zip(rows, play.legal[places], strict=True):
        after = play.state(row)
        after.apply(int(action))
        while after.seat == CHANCE:
            after.apply(chance_action(after, rng))
        afters.append(after)
        seen.append(ARRAYS.observation(after, max(0, int(after.seat))))
    hope = 1 / (1 + np.exp(-hopes(params, numbers(np.array(seen)))))
    turn = np.array([int(after.seat) for after in afters]) == play.seats[rows]
    ends = [after.returns()[seat] if after.over else np.nan
            for after, seat in zip(afters, play.seats[rows], strict=True)]  # fmt: skip
    return np.where(np.isnan(ends), np.where(turn, hope, 1 - hope), ends)


def search(params: Params, play: SelfPlay, rng: Rng, noise: Any) -> Any:
    """A move for each game, what the network should have thought of all moves, slots, boards."""
    scores, slots, board = likes(params, play)
    noisy, starts = scores + noise.gumbel(size=len(scores)), play.offsets[:-1]
    sums, visits, hope = np.zeros((3, len(scores)))
    for many, times in ((16, 1), (4, 4)):  # the best sixteen once, then the best four of them
        worth = np.where((visits > 0) | (times == 1), noisy + TRUST * hope, -np.inf)
        order = np.lexsort((-worth, play.rows))
        chosen = order[np.arange(len(order)) - starts[play.rows] < many]
        places = np.repeat(chosen[np.isfinite(worth[chosen])], times)
        np.add.at(sums, places, tried(params, play, places, rng))
        np.add.at(visits, places, 1)
        hope = sums / np.maximum(visits, 1)
    usual = (np.add.reduceat(sums, starts) / np.add.reduceat(visits, starts))[play.rows]
    odds = sparse.softmax(scores + TRUST * np.where(visits > 0, hope, usual), play.offsets)
    best = sparse.best(np.where(visits > 4, noisy + TRUST * hope, -1e9), play.offsets)
    return play.legal[best], odds, slots, board


@jax.jit
def learn(params: Params, means: Params, squares: Params, step: Any, batch: Any) -> Any:
    """One step of Adam towards what the search liked and what the games came to."""

    def loss(params: Params) -> Any:
        board, rest, slots, odds, worth = batch
        said = tastes(params, board.astype(jnp.float32), rest)[:, None]
        scores = jnp.take_along_axis(said, slots.astype(jnp.int32), 2).sum(1)
        scores = jax.nn.log_softmax(jnp.where(odds >= 0, scores, -1e9))
        hope = hopes(params, rest, jnp)
        surprise = -(jnp.maximum(odds, 0) * scores).sum(1)
        return (surprise + jax.nn.softplus(hope) - worth * hope).mean()

    told, slope = jax.value_and_grad(loss)(params)
    means = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, means, slope)
    squares = jax.tree.map(lambda v, g: 0.99 * v + 0.01 * g * g, squares, slope)
    rate = 3e-3 * jnp.sqrt(1 - 0.99**step) / (1 - 0.9**step)
    down = jax.tree.map(lambda m, v: rate * m / (jnp.sqrt(v) + 1e-8), means, squares)
    return jax.tree.map(jnp.subtract, params, down), means, squares, told


def sample(play: SelfPlay, row: int, odds: Any, slots: Any, board: Any) -> Any:
    """What there is to learn from a decision, but for how the game ends; none if it is no use."""
    low, high = play.offsets[row : row + 2]
    if not 2 <= high - low <= MOST:
        return None
    own, liked = np.full((2, MOST), SLOTS + 1, np.int16), np.full(MOST, -1, np.float32)
    own[:, : high - low], liked[: high - low] = slots[:, low:high], odds[low:high]
    return board[row], numbers(play.observations[row]), own, liked


def score(params: Params, bot: str, games: int, seed: str) -> float:
    """The share of victories over a bot that the network alone has, without search."""
    play, other = SelfPlay(GAME, games, seed, longest=300), new_bot(bot, seed)
    own, done = np.arange(games) % 2, np.full(games, np.nan)
    while np.isnan(done).any():
        moves = play.legal[sparse.best(likes(params, play)[0], play.offsets)]
        for row in (np.isnan(done) & (play.seats != own)).nonzero()[0]:
            moves[row] = other.choose(play.state(row).view(int(play.seats[row])))
        play.step(moves)
        for row in ((play.ended > 0) & np.isnan(done)).nonzero()[0]:
            done[row] = worth_of(play, row)[own[row]]
    return float(done.mean())


def worth_of(play: SelfPlay, row: int) -> Any:
    """What a game was worth; of one that was cut short, who was ahead."""
    if play.ended[row] == 1:
        return play.returns[row].copy()
    one, other = play.final_state(row).facts(0)["scores"]  # type: ignore[misc]
    return (np.sign([one - other, other - one]) + 1) / 2


def train(
    minutes: float, steps: int, games: int, seed: int, each: float, matches: int
) -> list[Any]:
    """Learn for so many minutes of processor time, or so many steps; returns the curve."""
    noise, rng, play = np.random.default_rng(seed), Rng(f"{seed}"), SelfPlay(GAME, games, seed, 80)
    params = new_params(noise)
    means, squares = (jax.tree.map(np.zeros_like, params) for _ in range(2))
    memory: list[Any] = []
    course: list[list[Any]] = [[] for _ in range(games)]
    curve: list[Any] = []
    used, step, finished = 0.0, 0, 0
    while True:
        enough = used >= minutes * 60 or step >= steps
        if enough or used >= len(curve) * each * 60:
            told = {"minutes": round(used / 60, 2), "games": finished, "steps": step}
            curve.append(told | {bot: score(params, bot, matches, f"match {seed}")
                                 for bot in ("random", "greedy")})  # fmt: skip
            print("  ".join(f"{name} {number}" for name, number in curve[-1].items()), flush=True)
            if enough:
                return curve
        began = time.process_time()
        actions, *found = search(params, play, rng, noise)
        for row in range(games):
            course[row].append((sample(play, row, *found), int(play.seats[row])))
        play.step(actions)
        for row in play.ended.nonzero()[0]:
            worth, finished = worth_of(play, row), finished + 1
            memory += [(*one, np.float32(worth[seat])) for one, seat in course[row] if one]
            course[row] = []
        memory = memory[-40_000:]
        if len(memory) > 2_000:
            step += 1
            chosen = [memory[place] for place in noise.integers(len(memory), size=128)]
            batch = tuple(map(np.stack, zip(*chosen, strict=True)))
            params, means, squares, _ = learn(params, means, squares, step, batch)
        used += time.process_time() - began


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=10, help="of processor time (10)")
    parser.add_argument("--steps", type=int, default=10**9, help="of learning, at most")
    parser.add_argument("--games", type=int, default=64, help="at a time (64)")
    parser.add_argument("--each", type=float, default=2, help="minutes between two matches (2)")
    parser.add_argument("--matches", type=int, default=100, help="games of a match (100)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    train(**vars(given))
