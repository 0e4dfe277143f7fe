"""The games. Each folder here is one; others come from packages that declare an entry point.

A distribution brings a game by an entry point of the group ``hexagora.games`` that names its
`GameInfo`. One that cannot be loaded is told about and left out: it must not take the others along.
"""

import sys
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from hexagora.core.registry import GameInfo, game_names, register

GROUP = "hexagora.games"


def register_all() -> None:
    """Put every game that lies in this folder or is installed into the catalogue."""
    for module in iter_modules(__path__):
        register(import_module(f"{__name__}.{module.name}").INFO)
    own = set(game_names())
    for entry in entry_points(group=GROUP):
        try:
            info = entry.load()
        except Exception as error:
            _left_out(entry.name, f"{type(error).__name__}: {error}")
            continue
        if not isinstance(info, GameInfo):
            _left_out(entry.name, f"{entry.value} is no GameInfo")
        elif info.name in own:
            _left_out(entry.name, f"there is a game '{info.name}' already")
        else:
            register(info)


def _left_out(name: str, why: str) -> None:
    print(f"hexagora: the game '{name}' is left out: {why}", file=sys.stderr)
