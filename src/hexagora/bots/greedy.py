"""The action after which the position looks best at once."""

from hexagora.bots.bot import Bot
from hexagora.bots.expectation import best_now
from hexagora.core import View


class GreedyBot(Bot):
    """Tries every action on a sampled position and takes the one with the best estimate."""

    def choose(self, view: View) -> int:
        state = view.game.sample(view.data, self.rng)
        return best_now(state, self.rng)
