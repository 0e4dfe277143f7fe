"""The bot that searches, in levels."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from time import monotonic
from typing import Any

from hexagora.bots.bot import Bot
from hexagora.bots.choices import Choice, softened
from hexagora.bots.evaluator import Evaluator
from hexagora.bots.halving import SLICE, Halving
from hexagora.bots.network_file import NetworkFile, network_named, network_of
from hexagora.bots.search import Search
from hexagora.core import Game, Rng, State, View
from hexagora.core.levels import Level
from hexagora.core.registry import level_of

KEPT = 8
"""A part of the tree that fewer simulations went through is not worth keeping."""


class Thinker(Bot):
    """Searches the tree of a decision with the budget of its level.

    With a budget of simulations the same seed and the same past give the same choice; a limit in
    seconds that is reached ends the search early and gives that up. ``stop`` is asked now and then:
    once it says so, the best answer so far is given. ``network`` values positions wherever it fits
    the game, in place of that of the level, and ``changes`` are made to the level.
    """

    def __init__(
        self,
        level: str,
        seed: str,
        stop: Callable[[], bool] | None = None,
        setting: Level | None = None,
        network: NetworkFile | None = None,
        changes: Mapping[str, Any] = {},
    ) -> None:
        super().__init__(seed)
        self.level = level
        self._changes = changes
        self._stop = stop
        self._setting = setting
        self._network = network
        self._evaluator: tuple[Game, Evaluator | None] | None = None
        self._search: Search | None = None

    def __getstate__(self) -> dict[str, object]:
        # Whom to ask whether to stop belongs to whoever waits here, not to a copy.
        return {**self.__dict__, "_stop": None}

    def choose(self, view: View) -> int:
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        setting = self._level(view)
        choices, search = self.think(view)
        if setting.noise > 0:
            action = softened(choices, setting.noise, self.rng)
        else:
            action = choices[0].action
        self.take(action, search, setting.keeps and not view.hides)
        return action

    def take(self, action: int, search: Search, keep: bool = False) -> None:
        """Be told which action was taken: what the search knows of what follows is kept.

        The rest is forgotten at once: over a turn of twenty decisions it would be hundreds of
        megabytes.
        """
        went = search.advance(action)
        if went:
            search.prune()
        self._search = search if went or keep else None

    @property
    def has_tree(self) -> bool:
        """Whether something is kept of what was found out so far."""
        return self._search is not None

    def explain(self, view: View) -> list[Choice]:
        """What the search thinks of the actions, the best first, without any noise."""
        return self.think(view)[0]

    def weigh(self, view: View, action: int | None = None) -> tuple[list[Choice], Search]:
        """What `explain` tells, without a look at the clock, and the search itself, which knows
        what the choices promise to each seat.

        ``action`` has been tried as often as the best by then, so that the two can be compared.
        """
        setting = self._level(view)
        search = self._begin(view, setting)
        search.tell_all()
        search.run(setting.simulations)
        choices = search.choices()
        if action is not None:
            tried = next((choice.share for choice in choices if choice.action == action), 0.0)
            search.insist(action, round((choices[0].share - tried) * setting.simulations))
        return choices, search

    def _level(self, view: View) -> Level:
        return self._setting or replace(level_of(view.game.name, self.level), **self._changes)

    def think(self, view: View) -> tuple[list[Choice], Search]:
        """The choices, the best first and without any noise, and the search that found them."""
        setting = self._level(view)
        search = self._begin(view, setting)
        ends = monotonic() + setting.seconds
        halving: Halving | None = None
        if setting.halving > 1:
            halving = Halving(search, setting.simulations, setting.halving)
        for _ in halving.slices() if halving else _slices(search, setting.simulations):
            if monotonic() > ends or (self._stop is not None and self._stop()):
                break
        return (halving or search).choices(), search

    def _begin(self, view: View, setting: Level) -> Search:
        count = setting.worlds if view.hides else 1
        worlds: list[State] = [view.game.sample(view.data, self.rng) for _ in range(count)]
        kept = self._search
        if kept is not None and count == 1:
            if kept.stands_at(worlds[0]):
                return kept
            if setting.keeps and kept.follow_to(worlds[0], KEPT):
                return kept
        return search_with(setting, worlds, self.rng, self._evaluator_for(view.game, setting))

    def _evaluator_for(self, game: Game, setting: Level) -> Evaluator | None:
        if self._evaluator is None or self._evaluator[0] != game:
            network = self._network
            if network is None and setting.network:
                network = network_named(setting.network)
            fits = network is not None and network.fits(game)
            self._evaluator = (game, network_of(network, game) if network and fits else None)
        return self._evaluator[1]


def _slices(search: Search, simulations: int) -> Iterator[None]:
    """Run the budget, or until nothing can change any more, and come back now and then."""
    left = simulations
    while left > 0 and not search.settled(left):
        search.run(min(left, SLICE))
        left -= SLICE
        yield


def search_with(
    setting: Level, worlds: list[State], rng: Rng, evaluator: Evaluator | None = None
) -> Search:
    """A search with what a level says about it; budget and noise are for whoever runs it."""
    return Search(
        worlds,
        rng,
        setting.curiosity,
        setting.caution,
        setting.spread,
        setting.ahead,
        setting.looks,
        setting.sight,
        setting.merges,
        setting.chain,
        evaluator,
    )
