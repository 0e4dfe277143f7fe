"""One seat of a game against bots, as an environment of Gymnasium.

>>> import gymnasium
>>> env = gymnasium.make("hexagora.adapters.gymnasium:Hexagora/Superhex-v1", opponent="greedy")
>>> observation, info = env.reset(seed=7)
>>> observation, reward, ended, cut_short, info = env.step(info["legal"][0])
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

try:
    import gymnasium
    from gymnasium import spaces

    from hexagora.adapters.arrays import Arrays, Marks
    from hexagora.adapters.session import RENDER_MODES, Seeds, Session
    from hexagora.adapters.spaces import observation_space
except ImportError as error:
    raise ImportError(
        f"this needs {error.name}, which is not installed; the remedy: "
        'pip install "hexagora[gymnasium]"'
    ) from error

from hexagora.bots import Bot, new_bot
from hexagora.core import BadOption, IllegalAction
from hexagora.core.registry import game_info, game_names, make_game

Observation = dict[str, Any]
Info = dict[str, Any]


class SeatEnv(gymnasium.Env[Observation, Any]):
    """A game in which the bots play all seats but one; every option of the game can be chosen.

    ``opponent`` is the name of a bot, or one for each of the other seats in their order. An
    observation has the numbers that ``env.unwrapped.game.planes()`` explains and the mask of legal
    actions; ``info["legal"]`` lists them. The reward comes at the end: the seat's share of the
    victory. An illegal action loses the game at once, as there is no other way to go on with it;
    ``info["refusal"]`` then tells what was wrong.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seat: int = 0,
        opponent: str | Sequence[str] = "greedy",
        seats: int | None = None,
        render_mode: str | None = None,
        longest: int | None = None,
        **options: str | bool,
    ) -> None:
        self.game = make_game(game, seats, options)
        if not 0 <= seat < self.game.seats:
            raise BadOption(f"seat {seat} is not there; choose one of 0 to {self.game.seats - 1}")
        self.seat = seat
        self._opponents = self._bot_names(opponent)
        for name in self._opponents:
            new_bot(name, "")
        self._session = Session(self.game, longest, render_mode)
        self._arrays = Arrays(self.game)
        self._seeds = Seeds(None)
        self._bots: dict[int, Bot] = {}
        self._lost = False
        self.render_mode = render_mode
        self.observation_space = observation_space(self.game, self._arrays)
        self.action_space = spaces.Discrete(self.game.action_count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Begin anew, up to the first decision of the own seat."""
        super().reset(seed=seed)
        if seed is not None:
            self._seeds = Seeds(seed)
        self._lost = False
        while True:
            self._session.begin(self._seeds.next())
            others = [seat for seat in range(self.game.seats) if seat != self.seat]
            self._bots = {
                seat: new_bot(name, self._seeds.next())
                for seat, name in zip(others, self._opponents, strict=True)
            }
            self._let_others_play()
            if not self._ended():
                return self._observation(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        """Take the own decision and let the others play up to the next one."""
        session = self._session
        if self._ended():
            raise IllegalAction("the game is over; reset() begins the next one")
        try:
            session.play(int(action))
        except IllegalAction as error:
            self._lost = True
            low = float(self.game.bounds[0])
            return self._observation(), low, True, False, {"legal": [], "refusal": str(error)}
        self._let_others_play()
        reward = session.returns()[self.seat] if self._ended() else 0.0
        return self._observation(), reward, session.over, session.cut_short, self._info()

    def action_masks(self) -> Marks:
        """1 for each legal action, under the name that some learners look for."""
        return self._arrays.no_mask() if self._ended() else self._arrays.mask(self._session.state)

    def render(self) -> Any:
        """The position as everybody sees it: text, or pixels."""
        return self._session.picture()

    def _bot_names(self, opponent: str | Sequence[str]) -> list[str]:
        others = self.game.seats - 1
        if isinstance(opponent, str):
            return [opponent] * others
        if len(opponent) != others:
            raise BadOption(f"{others} opponents are needed, not {len(opponent)}")
        return list(opponent)

    def _ended(self) -> bool:
        return self._lost or self._session.over or self._session.cut_short

    def _let_others_play(self) -> None:
        session = self._session
        while not self._ended() and session.seat != self.seat:
            session.play(self._bots[session.seat].choose(session.state.view(session.seat)))

    def _observation(self) -> Observation:
        return {
            "observation": self._arrays.observation(self._session.state, self.seat),
            "action_mask": self.action_masks(),
        }

    def _info(self) -> Info:
        return {"legal": [] if self._ended() else self._session.state.legal()}


def env_name(game: str) -> str:
    """The name under which `gymnasium.make` knows a game."""
    return f"Hexagora/{game.capitalize()}-v{game_info(game).rules_version}"


def register_games() -> None:
    """Make all games known to Gymnasium."""
    for name in game_names():
        gymnasium.register(
            id=env_name(name),
            entry_point="hexagora.adapters.gymnasium:SeatEnv",
            kwargs={"game": name},
        )


register_games()
