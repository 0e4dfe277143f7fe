"""One game as environments for learning play it: dealt from a seed, cut short when it gets long."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hexagora.adapters.limits import equal_share, usual_longest
from hexagora.adapters.pixels import pixels
from hexagora.core import SPECTATOR, BadOption, Dealer, Game, State, Underway
from hexagora.pictures.sketching import sketch_of

RENDER_MODES = ("human", "ansi", "rgb_array")
PICTURE_WIDTH = 720


class Session:
    """The position, who deals, and how far the game has come."""

    def __init__(self, game: Game, longest: int | None, render_mode: str | None) -> None:
        if longest is not None and longest < 1:
            raise BadOption(f"longest must be at least 1, not {longest}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption(
                f"render_mode cannot be '{render_mode}'; choose one of: {', '.join(RENDER_MODES)}"
            )
        self.game = game
        self.longest = usual_longest(game.name) if longest is None else longest
        self._mode = render_mode
        self.begin("")

    def begin(self, seed: str) -> None:
        """A new game, up to the first decision of a seat."""
        self._playing = Underway(self.game, Dealer(seed))
        self._playing.settle()

    @property
    def state(self) -> State:
        """The position."""
        return self._playing.state

    @property
    def seat(self) -> int:
        """Who decides; below 0 when the game is over."""
        return int(self.state.seat)

    @property
    def over(self) -> bool:
        """Whether the rules have ended the game."""
        return self.state.over

    @property
    def cut_short(self) -> bool:
        """Whether the game has got too long."""
        return not self.over and self._playing.decisions >= self.longest

    def play(self, action: int) -> None:
        """Take the decision; an illegal action raises `IllegalAction` and changes nothing."""
        self._playing.play(action)
        self._playing.settle()

    def returns(self) -> list[float]:
        """What the game was worth to each seat."""
        if self.over:
            return [float(worth) for worth in self.state.returns()]
        return [equal_share(self.game)] * self.game.seats

    def picture(self) -> str | NDArray[np.uint8] | None:
        """The position as everybody sees it; for people it is printed, and nothing comes back."""
        if self._mode == "human":
            print(self.game.draw(self.state, colour=True))
        if self._mode == "ansi":
            return self.game.draw(self.state)
        if self._mode == "rgb_array":
            drawing = sketch_of(self.game, self.state.view(SPECTATOR).data)
            return pixels(drawing, PICTURE_WIDTH)
        return None


class Seeds:
    """Seeds of games, one after the other, all from one number."""

    def __init__(self, seed: int | None) -> None:
        self._numbers = np.random.default_rng(seed)

    def next(self) -> str:
        """The seed of the next game."""
        return self._numbers.bytes(16).hex()
