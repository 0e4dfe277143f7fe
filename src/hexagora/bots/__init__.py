"""Opponents. They see views only, and know the games only through what ``core`` asks of a state."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from hexagora.bots.bot import Bot
from hexagora.bots.greedy import GreedyBot
from hexagora.bots.network_file import network_at
from hexagora.bots.random_bot import RandomBot
from hexagora.bots.thinker import Thinker
from hexagora.core import HexagoraError
from hexagora.core.levels import LEVELS, changes_of

_BOTS: dict[str, Callable[[str], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{level: partial(Thinker, level) for level in LEVELS},
}

USUAL_BOT = "soldier"
"""The opponent of somebody who has not chosen one."""

ADVISER = "commander"
"""The level that gives hints."""


def bot_names() -> list[str]:
    """The names of all bots; the last ones are the `LEVELS`. `GameInfo.strongest_last` ranks them.

    >>> bot_names()
    ['random', 'greedy', 'recruit', 'soldier', 'veteran', 'commander', 'general']
    """
    return list(_BOTS)


def new_bot(name: str, seed: str) -> Bot:
    """A bot by its name; with the same seed and the same views it makes the same choices.

    ``LEVEL@FILE`` is a level that values positions by the network in a file, and
    ``LEVEL,simulations=900,ahead=0`` one with another setting (`core.levels`); both go together.
    """
    setting, _, file = name.partition("@")
    level, _, changes = setting.partition(",")
    if level not in _BOTS or ((file or changes) and level not in LEVELS):
        raise HexagoraError(f"there is no bot '{name}'; choose one of: {', '.join(bot_names())}")
    if file or changes:
        network = network_at(Path(file)) if file else None
        return Thinker(level, seed, network=network, changes=changes_of(changes))
    return _BOTS[level](seed)


__all__ = [
    "ADVISER",
    "LEVELS",
    "USUAL_BOT",
    "Bot",
    "GreedyBot",
    "RandomBot",
    "Thinker",
    "bot_names",
    "new_bot",
]
