"""Any legal action, all equally likely."""

from hexagora.bots.bot import Bot
from hexagora.core import View


class RandomBot(Bot):
    """Plays at random."""

    def choose(self, view: View) -> int:
        legal = view.legal
        return legal[self.rng.below(len(legal))]
