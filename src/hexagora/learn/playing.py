"""One game that the search plays with itself, as rows to learn from."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from hexagora.adapters.arrays import Arrays, Numbers
from hexagora.bots.choices import softened
from hexagora.bots.network_file import NetworkFile
from hexagora.bots.thinker import Thinker
from hexagora.core import CHANCE, Dealer, Game, Rng, State
from hexagora.core.registry import level_of
from hexagora.learn.plan import Plan

Floats: TypeAlias = "NDArray[np.float32]"


@dataclass(frozen=True)
class Played:
    """The positions of one game that were valued.

    ``observations`` has a row for each position and seat, ``judged`` what the game's own judgement
    says each seat may expect, ``targets`` what the position turned out to be worth to each.
    """

    observations: Numbers
    judged: Floats
    targets: Floats


def play(plan: Plan, number: int, seed: str, network: NetworkFile) -> Played:
    """Play one game, all seats with the best network so far."""
    game = plan.make(number)
    setting = replace(
        level_of(plan.game, "commander"), simulations=plan.simulations, seconds=3600.0
    )
    bots = [
        Thinker("commander", f"{seed} {seat}", setting=setting, network=network)
        for seat in range(game.seats)
    ]
    dealer, rng = Dealer(seed), Rng(f"noise {seed}")
    writing = _Writing(game)
    state = game.start()
    value = 0.5
    turn_over = False
    while not state.over:
        if state.seat == CHANCE:
            # Where turns are played on, the search values positions here and nowhere else.
            if turn_over and setting.ahead > 0:
                writing.add(state, value)
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
        value = choices[0].value if seat == 0 else 1.0 - choices[0].value
        if setting.ahead == 0 and not state.completes():
            writing.add(state, value)
        state.apply(softened(choices, plan.noise, rng))
    return writing.done(state, plan.trust)


class _Writing:
    """The rows of a game that is being played."""

    def __init__(self, game: Game) -> None:
        self._arrays = Arrays(game)
        self._seats = game.seats
        self._rows: list[Numbers] = []
        self._judged: list[list[float]] = []
        self._thought: list[float] = []

    def add(self, state: State, value: float) -> None:
        self._rows.append(
            np.stack([self._arrays.observation(state, seat) for seat in range(self._seats)])
        )
        self._judged.append(state.judged())
        self._thought.append(value)

    def done(self, state: State, trust: float) -> Played:
        low, high = state.game.bounds
        first, second = state.returns()
        result = 0.5 + 0.5 * (first - second) / (high - low)
        told = targets(self._thought, result, trust)
        width = self._rows[0].shape if self._rows else (self._seats, 0)
        return Played(
            np.array(self._rows, np.uint8).reshape(-1, *width),
            np.array(self._judged, np.float32).reshape(-1, self._seats),
            np.stack([told, 1.0 - told], axis=1).astype(np.float32),
        )


def targets(thought: list[float], result: float, trust: float) -> NDArray[np.float64]:
    """What each position turned out to be worth to the first seat.

    With the result alone every position of a game would be told the same, and luck that came later
    would drown what mattered. So each is told what the search thought soon after it: the thoughts
    and, behind the last of them, the result, each counting ``1 - trust`` times as much as the one
    before it.
    """
    found = np.empty(len(thought))
    told = result
    for i in range(len(thought) - 1, -1, -1):
        told = trust * thought[i] + (1 - trust) * told
        found[i] = told
    return found
