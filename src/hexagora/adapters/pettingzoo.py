"""The games as environments of PettingZoo, in which the seats decide one after the other.

>>> from hexagora.adapters.pettingzoo import env
>>> superhex = env("superhex", seats=3)
>>> superhex.reset(seed=7)
>>> observation, reward, ended, cut_short, info = superhex.last()
>>> superhex.step(observation["action_mask"].argmax())
"""

from __future__ import annotations

from typing import Any

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from hexagora.adapters.arrays import Arrays
    from hexagora.adapters.session import RENDER_MODES, Seeds, Session
    from hexagora.adapters.spaces import observation_space
except ImportError as error:
    raise ImportError(
        f"this needs {error.name}, which is not installed; the remedy: "
        'pip install "hexagora[pettingzoo]"'
    ) from error

from hexagora.core import HexagoraError
from hexagora.core.registry import make_game

Observation = dict[str, Any]


def env(game: str, **choices: Any) -> AECEnv[str, Observation, int]:
    """An environment that refuses to be used in the wrong order; see `raw_env` for the choices."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, **choices))


class raw_env(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One of the games; every option of the game can be chosen by its name.

    An observation is a dictionary: ``observation`` holds numbers from 0 to 255 that the planes of
    the game explain (``env.game.planes()``), ``action_mask`` a 1 for each legal action. The reward
    comes at the end: each seat's share of the victory. After ``longest`` decisions a game is cut
    short, and all share equally.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        render_mode: str | None = None,
        longest: int | None = None,
        **options: str | bool,
    ) -> None:
        super().__init__()
        self.game = make_game(game, seats, options)
        self._session = Session(self.game, longest, render_mode)
        self._arrays = Arrays(self.game)
        self._seeds = Seeds(None)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"hexagora_{game}_v{self.game.rules_version}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.game.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = self.game.action_count
        self.observation_spaces = {
            agent: observation_space(self.game, self._arrays) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin anew; games after one that had a seed follow from it, too."""
        if seed is not None:
            self._seeds = Seeds(seed)
        self._session.begin(self._seeds.next())
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._session.seat]

    def observe(self, agent: str) -> Observation:
        """What a seat may know; the mask is empty where it has nothing to decide."""
        session = self._session
        seat = self._seat_of[agent]
        decides = seat == session.seat and not session.cut_short
        return {
            "observation": self._arrays.observation(session.state, seat),
            "action_mask": (
                self._arrays.mask(session.state) if decides else self._arrays.no_mask()
            ),
        }

    def step(self, action: int | None) -> None:
        """Take the decision of `agent_selection`; an illegal action raises and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise HexagoraError(f"{agent} has to decide: None is for those whose game is over")
        session = self._session
        session.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        if session.over or session.cut_short:
            returns = session.returns()
            for other in self.agents:
                self.rewards[other] = returns[self._seat_of[other]]
                self.terminations[other] = session.over
                self.truncations[other] = session.cut_short
            self.agent_selection = self.agents[0]
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[session.seat]

    def render(self) -> Any:
        """The position as everybody sees it: text, or pixels."""
        return self._session.picture()

    def close(self) -> None:
        """There is nothing to close."""
