"""The engine without a game in it: what a game is, and all that follows from that alone."""

from hexagora.core.dealer import Dealer, fingerprint
from hexagora.core.errors import (
    Ambiguous,
    BadOption,
    BadPack,
    BadRecord,
    BadView,
    HexagoraError,
    IllegalAction,
    MissingPack,
    UnknownGame,
    Unreadable,
)
from hexagora.core.event import Event, Facts, Log
from hexagora.core.game import Game
from hexagora.core.keyed import KeyedDealer
from hexagora.core.match import Match
from hexagora.core.packs import Pack, PackLoader
from hexagora.core.record import Record, Step
from hexagora.core.record_reader import load_record, read_record
from hexagora.core.registry import (
    GameInfo,
    Option,
    game_info,
    game_names,
    load_pack,
    load_packs,
    new_game,
    pack_loaders,
    register,
)
from hexagora.core.rng import Rng
from hexagora.core.state import CHANCE, OVER, State
from hexagora.core.underway import Underway
from hexagora.core.view import SPECTATOR, View

__all__ = [
    "CHANCE",
    "OVER",
    "SPECTATOR",
    "Ambiguous",
    "BadOption",
    "BadPack",
    "BadRecord",
    "BadView",
    "Dealer",
    "Event",
    "Facts",
    "Game",
    "GameInfo",
    "HexagoraError",
    "IllegalAction",
    "KeyedDealer",
    "Log",
    "Match",
    "MissingPack",
    "Option",
    "Pack",
    "PackLoader",
    "Record",
    "Rng",
    "State",
    "Step",
    "Underway",
    "UnknownGame",
    "Unreadable",
    "View",
    "fingerprint",
    "game_info",
    "game_names",
    "is_compiled",
    "load_pack",
    "load_packs",
    "load_record",
    "new_game",
    "pack_loaders",
    "read_record",
    "register",
]


def is_compiled() -> bool:
    """Whether the engine runs as compiled code."""
    from hexagora.core import state

    return not state.__file__.endswith(".py")
