"""The action that promises most over the next throw of the dice or draw."""

from hexagora.bots.bot import Bot
from hexagora.bots.expectation import best_ahead
from hexagora.core import View


class LookaheadBot(Bot):
    """Weighs each action by all outcomes of the next chance and the best answer to each."""

    def choose(self, view: View) -> int:
        state = view.game.sample(view.data, self.rng)
        return best_ahead(state, self.rng)
