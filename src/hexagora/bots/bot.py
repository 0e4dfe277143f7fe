"""The contract of a bot."""

from hexagora.core import Rng, View


class Bot:
    """Chooses actions for a seat.

    A bot gets a view and nothing else: whatever it wants to try out it tries on positions that
    ``game.sample`` makes from the view's data. Two positions that look the same to the seat get the
    same choice from bots with the same seed and the same past.
    """

    def __init__(self, seed: str) -> None:
        self.rng = Rng(f"bot {seed}")

    def choose(self, view: View) -> int:
        """One of ``view.legal``, which is not empty."""
        raise NotImplementedError
