"""One game that the search plays with itself, as rows to learn from."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

import numpy as np
from numpy.typing import NDArray

from hexagora.adapters.arrays import Arrays, Numbers
from hexagora.bots.choices import softened
from hexagora.bots.network_file import NetworkFile
from hexagora.bots.search import TurnEnd
from hexagora.bots.thinker import Thinker
from hexagora.bots.walks import AS_IT_IS
from hexagora.core import CHANCE, Dealer, Game, Rng, State
from hexagora.core.levels import Level
from hexagora.core.playout import likely_action
from hexagora.core.registry import level_of
from hexagora.learn.plan import Plan
from hexagora.learn.tastes import Floats, Tastes, Whole


@dataclass(frozen=True)
class Played:
    """The positions of one game that were valued, and the decisions that were searched.

    ``observations`` has a row for each position and seat, and so have ``features``; ``judged`` is
    what the game's own judgement says each seat may expect, ``targets`` what the position turned
    out to be worth to each.

    Where a taste is learned, ``asked`` has a row for each decision as its seat sees it, ``sensed``
    the features there, those of that seat first, and ``counts`` how many actions were legal. The
    actions of all decisions follow each other in ``actions``, beside the ``shares`` of the search
    that each got and its ``priors`` by the game.
    """

    observations: Numbers
    features: Floats
    judged: Floats
    targets: Floats
    asked: Numbers
    sensed: Floats
    counts: Whole
    actions: Whole
    shares: Floats
    priors: Floats


def joined(games: list[Played]) -> Played:
    """All games, one after the other."""
    return Played(
        *(np.concatenate([getattr(one, part.name) for one in games]) for part in fields(Played))
    )


def setting_of(plan: Plan) -> Level:
    """How the search plays with itself: as a commander with the budget of the plan.

    For a network that is to know nothing of the game's judgement nobody takes a closer look by it.
    """
    setting = replace(
        level_of(plan.game, "commander"), simulations=plan.simulations, seconds=3600.0
    )
    if plan.ahead is not None:
        setting = replace(setting, ahead=plan.ahead)
    return replace(setting, looks=0, sight=0.0) if plan.alone else setting


def play(plan: Plan, number: int, seed: str, network: NetworkFile) -> Played:
    """Play one game, all seats with the best network so far.

    A search values positions that come of worse play than its own. So that they are learned from
    as well, every second game begins with turns that are played as the priors suggest, and of each
    search ``ends`` more positions are written down that it has valued between turns. What neither
    priors nor search would begin with is tried at random (``wild``).
    """
    game = plan.make(number)
    setting = setting_of(plan)
    bots = [
        Thinker("commander", f"{seed} {seat}", setting=setting, network=network)
        for seat in range(game.seats)
    ]
    dealer, rng = Dealer(seed), Rng(f"noise {seed}")
    loose = rng.below(plan.loose + 1) if plan.loose and rng.below(2) else 0
    between_turns = setting.ahead != AS_IT_IS
    writing, tastes = _Writing(game), Tastes(game)
    state = game.start()
    value: float | None = None
    turns = decisions = 0
    turn_over = False
    while not state.over:
        if state.seat == CHANCE:
            # Where turns are completed, the search values positions here and nowhere else.
            if turn_over and between_turns and value is not None:
                writing.add(state, value)
            turns += turn_over
            turn_over = False
            state.apply(dealer.deal(state))
            continue
        turn_over = True
        legal = state.legal()
        if len(legal) == 1:
            state.apply(legal[0])
            continue
        decisions += 1
        if decisions <= plan.wild and rng.below(2):
            state.apply(legal[rng.below(len(legal))])
            continue
        if turns < loose:
            state.apply(likely_action(state, rng))
            continue
        seat = int(state.seat)
        choices, search = bots[seat].think(state.view(seat))
        value = choices[0].value if seat == 0 else 1.0 - choices[0].value
        if plan.taste:
            tastes.note(state, choices)
        if plan.ends:
            for end in _some(search.turn_ends(_enough(plan)), plan.ends, rng):
                writing.note(end.state, end.value if end.seat == 0 else 1.0 - end.value)
        if not between_turns and not state.completes():
            writing.add(state, value)
        action = softened(choices, plan.noise, rng)
        bots[seat].take(action, search)
        state.apply(action)
        # Elsewhere it values what comes of an action, be it that chance decides next.
        if not between_turns and not state.over and not state.completes():
            writing.add(state, value)
    return writing.done(state, plan.trust, tastes)


def _enough(plan: Plan) -> int:
    """How many simulations must have gone through a position for their word to be worth something.

    A tenth of all: with fewer the search has hardly looked at the answers.
    """
    return max(2, plan.simulations // 10)


def _some(ends: list[TurnEnd], most: int, rng: Rng) -> list[TurnEnd]:
    """So many of them, all equally likely."""
    while len(ends) > most:
        ends.pop(rng.below(len(ends)))
    return ends


class _Writing:
    """The rows of a game that is being played."""

    def __init__(self, game: Game) -> None:
        self._arrays = Arrays(game)
        self._seats = game.seats
        self._features = game.features
        self._rows: list[Numbers] = []
        self._sensed: list[list[float]] = []
        self._judged: list[list[float]] = []
        self._told: list[float] = []
        # The rows of positions that were played on from, and what was thought there.
        self._played: list[int] = []
        self._thought: list[float] = []

    def add(self, state: State, value: float) -> None:
        """A position of the game; it is told later what came of it."""
        self._played.append(len(self._rows))
        self._thought.append(value)
        self.note(state, value)

    def note(self, state: State, value: float) -> None:
        """A position that is told what the search thought of it, and nothing else."""
        self._rows.append(
            np.stack([self._arrays.observation(state, seat) for seat in range(self._seats)])
        )
        self._sensed.append(state.features())
        self._judged.append(state.judged())
        self._told.append(value)

    def done(self, state: State, trust: float, tastes: Tastes) -> Played:
        low, high = state.game.bounds
        first, second = state.returns()
        result = 0.5 + 0.5 * (first - second) / (high - low)
        told = np.array(self._told)
        told[self._played] = targets(self._thought, result, trust)
        width = self._rows[0].shape if self._rows else (self._seats, self._arrays.highest.size)
        count = len(self._rows)
        return Played(
            np.array(self._rows, np.uint8).reshape(count, *width),
            np.array(self._sensed, np.float32).reshape(count, self._seats, self._features),
            np.array(self._judged, np.float32).reshape(count, self._seats),
            np.stack([told, 1.0 - told], axis=1).astype(np.float32),
            *tastes.rows(),
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
