"""Hexagora: Superhex, Neuroshima Hex and Nexus Ops on one engine.

>>> import hexagora
>>> game = hexagora.new_game("superhex", seats=2)
>>> state = game.start()
>>> state.seat == hexagora.CHANCE
True
"""

import os as _os
import sys as _sys

__version__ = "0.1.0"

if _os.environ.get("HEXAGORA_PURE"):
    from hexagora._pure import SourceOnly

    # A compiled module lies beside its source and would win; this finder looks at sources alone.
    _sys.meta_path.insert(0, SourceOnly())

from hexagora import games as _games
from hexagora.core import (
    CHANCE,
    OVER,
    Ambiguous,
    BadOption,
    BadPack,
    BadRecord,
    Dealer,
    Event,
    Game,
    HexagoraError,
    IllegalAction,
    Log,
    Match,
    Record,
    Rng,
    State,
    Underway,
    UnknownGame,
    Unreadable,
    View,
    is_compiled,
)
from hexagora.core.registry import game_info, game_names, load_pack, load_packs, new_game

_games.register_all()

__all__ = [
    "CHANCE",
    "OVER",
    "Ambiguous",
    "BadOption",
    "BadPack",
    "BadRecord",
    "Dealer",
    "Event",
    "Game",
    "HexagoraError",
    "IllegalAction",
    "Log",
    "Match",
    "Record",
    "Rng",
    "State",
    "Underway",
    "UnknownGame",
    "Unreadable",
    "View",
    "__version__",
    "game_info",
    "game_names",
    "is_compiled",
    "load_pack",
    "load_packs",
    "new_game",
]
