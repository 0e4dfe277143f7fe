"""The two classes that OpenSpiel asks for, one pair for all games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pyspiel

from hexagora.adapters.openspiel import parameters
from hexagora.adapters.openspiel.course import ENDED, Course, most_chances, new_course
from hexagora.adapters.openspiel.observers import SpielObserver, new_observer
from hexagora.adapters.openspiel.outcomes import MOST_OUTCOMES
from hexagora.core import CHANCE, GameInfo, Rng, game_info, game_names
from hexagora.core.registry import make_game


def spiel_name(name: str) -> str:
    """What a game of the catalogue is called in OpenSpiel."""
    return f"hexagora_{name}"


def register_games() -> None:
    """Make all games of the catalogue known to OpenSpiel."""
    for name in game_names():
        # A class and no function: OpenSpiel lets go of it when the interpreter is gone and nothing
        # can be freed any more, and a class is still held by itself.
        maker = type(f"SpielGame_{name}", (SpielGame,), {"name": name})
        pyspiel.register_game(_game_type(game_info(name), make_game(name, None, {}).secrets), maker)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters chosen. ``engine`` is the game behind it."""

    name: ClassVar[str]

    def __init__(self, given: Mapping[str, int | str] | None = None) -> None:
        info = game_info(self.name)
        chosen = parameters.read(info, given or {})
        self.engine = chosen.game
        self.longest = chosen.longest
        self.recall = chosen.recall
        self.secrets = self.engine.secrets
        low, high = self.engine.bounds
        known = pyspiel.GameInfo(
            num_distinct_actions=self.engine.action_count,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.engine.seats,
            min_utility=low,
            max_utility=high,
            utility_sum=None,
            max_game_length=self.longest,
        )
        super().__init__(_game_type(info, self.secrets), known, parameters.written(info, chosen))
        self._opening = new_course(self.engine, self.longest, self.recall)

    def new_initial_state(self) -> SpielState:
        """The state before anything has been decided."""
        return SpielState(self, self._opening.copy())

    def max_chance_nodes_in_history(self) -> int:
        """How often chance decides at most."""
        return most_chances(self.longest)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, object] | None = None
    ) -> SpielObserver | None:
        """What a player sees of a state, of what kind is asked for; none if there is no such."""
        return new_observer(self.engine, iig_obs_type, params, self.recall)

    def __reduce__(self) -> tuple[object, ...]:
        return _load, (str(self),)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of a game. ``course`` is all of it: OpenSpiel copies and stores nothing else."""

    def __init__(self, game: SpielGame, course: Course) -> None:
        super().__init__(game)
        self.course = course

    def current_player(self) -> int:
        """Who decides: a seat, chance, or nobody when the game is over."""
        return self.course.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.course.player == ENDED

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of a chance decision with their probabilities."""
        if self.course.player != CHANCE:
            return []
        return list(enumerate(self.course.outcomes().odds()))

    def take(self, action: int) -> None:
        """Take an action of the engine: for chance, the one or two outcomes that lead to it."""
        for step in self.course.way_to(action):
            self.apply_action(step)

    def _apply_action(self, action: int) -> None:
        self.course.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if not self.course.allows(action):
            # OpenSpiel asks for a name even in order to say that an action is not legal.
            return f"action {action}"
        state = self.course.state
        if self.course.player != CHANCE:
            return state.game.write(state, action)
        ids = self.course.outcomes().meant(action)
        names = [state.game.write(state, ids[0]), state.game.write(state, ids[-1])]
        return " to ".join(names) if self.course.outcomes().in_rows else names[0]

    def returns(self) -> list[float]:
        """What the game was worth to each seat, and zeros before it is over."""
        return self.course.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that the player cannot tell from this one, hidden things at random.

        ``sampler`` gives a number for every call, and the same number gives the same state. Where
        something is hidden the new state has no history: the true one would tell what is hidden.
        """
        game: SpielGame = self.get_game()
        if not game.secrets:
            return self.clone()  # type: ignore[no-any-return]
        rng = Rng(f"resample {float(sampler())!r}")
        return SpielState(game, self.course.imagined_by(player, rng))

    def __str__(self) -> str:
        course = self.course
        state = course.state
        counted = f"decision {course.decisions + 1} of at most {course.longest}"
        if self.is_terminal():
            counted = f"over after {course.decisions} decisions"
        return f"{counted}, position {state.digest()}\n{state.game.draw(state)}"


def _load(text: str) -> Any:
    """A game by what it is called; whoever finds this function has registered the games."""
    return pyspiel.load_game(text)


def _game_type(info: GameInfo, secrets: bool) -> Any:
    kind = pyspiel.GameType
    knowledge = kind.Information
    return kind(
        short_name=spiel_name(info.name),
        long_name=info.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(knowledge.IMPERFECT_INFORMATION if secrets else knowledge.PERFECT_INFORMATION),
        # Allies win together, and who plays alone has nobody to lose: the sum differs.
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=info.most_seats,
        min_num_players=info.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters.specification(info),
    )
