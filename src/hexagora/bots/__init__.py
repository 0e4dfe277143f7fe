"""Opponents. They see views only, and know the games only through what ``core`` asks of a state."""

from collections.abc import Callable
from functools import partial

from hexagora.bots.bot import Bot
from hexagora.bots.greedy import GreedyBot
from hexagora.bots.levels import LEVELS
from hexagora.bots.lookahead import LookaheadBot
from hexagora.bots.random_bot import RandomBot
from hexagora.bots.thinker import Thinker
from hexagora.core import HexagoraError
from hexagora.core.registry import game_info

_BOTS: dict[str, Callable[[str], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "lookahead": LookaheadBot,
    **{level: partial(Thinker, level) for level in LEVELS},
}


_LOOKS_THROUGH_TURNS = "lookahead"


def bot_names(game: str = "") -> list[str]:
    """The names of all bots, or of those that play a game in good time, the weakest first.

    >>> bot_names("superhex")
    ['random', 'greedy', 'lookahead']
    """
    if game and game_info(game).long_turns:
        return [name for name in _BOTS if name != _LOOKS_THROUGH_TURNS]
    return list(_BOTS)


def check_bot(name: str, game: str) -> None:
    """Refuse a bot that would keep everybody waiting."""
    if name in _BOTS and name not in bot_names(game):
        known = ", ".join(bot_names(game))
        raise HexagoraError(
            f"the turns of {game} are too long for the bot {name}; choose one of: {known}"
        )


def new_bot(name: str, seed: str) -> Bot:
    """A bot by its name; with the same seed and the same views it makes the same choices."""
    if name not in _BOTS:
        raise HexagoraError(f"there is no bot '{name}'; choose one of: {', '.join(bot_names())}")
    return _BOTS[name](seed)


__all__ = ["Bot", "GreedyBot", "LookaheadBot", "RandomBot", "bot_names", "check_bot", "new_bot"]
