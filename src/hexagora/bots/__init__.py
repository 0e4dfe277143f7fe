"""Opponents. They see views only, and know the games only through what ``core`` asks of a state."""

from collections.abc import Callable

from hexagora.bots.bot import Bot
from hexagora.bots.greedy import GreedyBot
from hexagora.bots.lookahead import LookaheadBot
from hexagora.bots.random_bot import RandomBot
from hexagora.core import HexagoraError

_BOTS: dict[str, Callable[[str], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "lookahead": LookaheadBot,
}


def bot_names() -> list[str]:
    """The names of all bots, the weakest first."""
    return list(_BOTS)


def new_bot(name: str, seed: str) -> Bot:
    """A bot by its name; with the same seed and the same views it makes the same choices."""
    if name not in _BOTS:
        raise HexagoraError(f"there is no bot '{name}'; choose one of: {', '.join(bot_names())}")
    return _BOTS[name](seed)


__all__ = ["Bot", "GreedyBot", "LookaheadBot", "RandomBot", "bot_names", "new_bot"]
