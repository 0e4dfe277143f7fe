"""The words of which an army can be made: kinds, symbols on edges, effects. See docs/armies.md.

A new effect needs a line here and a rule in the engine.
"""

import re
from dataclasses import dataclass
from typing import Final

KINDS: Final = ("hq", "warrior", "module", "instant")
ALL_TILES: Final = 35
LONGEST_NAME: Final = 40
LONGEST_HELP: Final = 120

ARMY_KEYS: Final = ("id", "names", "tile")
TILE_KEYS: Final = (
    *("id", "names", "help", "kind", "count"),
    *("initiative", "toughness", "mobility", "edges", "effects"),
)
EFFECT_KEYS: Final = ("effect", "value", "target", "reach")

SYMBOL: Final = re.compile("[mr][1-9]|g1|[ANL]")
SYMBOLS: Final = "m1 to m9, r1 to r9, g1, A, N, L"

# Without an underscore, so that the id of a tile tells its army and two armies cannot share one.
ARMY_ID: Final = re.compile("[a-z][a-z0-9]*")
TILE_ID: Final = re.compile("[a-z0-9]+(_[a-z0-9]+)*")


@dataclass(frozen=True)
class Scope:
    """What an effect may say: on which kinds of tiles, and which value, target and reach."""

    kinds: tuple[str, ...]
    values: tuple[int, ...] = ()
    targets: tuple[str, ...] = ()
    reaches: tuple[str, ...] = ()


_HELPERS = ("hq", "module")
_UP = tuple(range(1, 10))
_UP_OR_DOWN = tuple(value for value in range(-9, 10) if value)
_ONE = (1,)
_FRIEND = ("friendly",)
_ANYBODY = ("friendly", "enemy")
_NEAR = ("links", "adjacent")
_LINKS = ("links",)

EFFECTS: Final = {
    "melee": Scope(_HELPERS, _UP, _FRIEND, _NEAR),
    "ranged": Scope(_HELPERS, _UP, _FRIEND, _NEAR),
    "initiative": Scope(_HELPERS, _UP_OR_DOWN, _ANYBODY, _NEAR),
    # One for each neighbour: the engine keeps a bit for every extra attack of a unit.
    "extra_attack": Scope(_HELPERS, _ONE, _FRIEND, _NEAR),
    # A medic dies of its work, and an HQ that did would lose the game.
    "medic": Scope(("module",), _ONE, _FRIEND, _LINKS),
    "give_mobility": Scope(_HELPERS, _ONE, _FRIEND, _LINKS),
    "double_move": Scope(("module",), _ONE, _FRIEND, ("global",)),
    "convert_attack": Scope(_HELPERS, _ONE, _FRIEND, _LINKS),
    "take_over_module": Scope(_HELPERS, _ONE, ("enemy_module",), _LINKS),
    "explode": Scope(("warrior",)),
    "battle": Scope(("instant",)),
    "move": Scope(("instant",)),
    "push_back": Scope(("instant",)),
    "grenade": Scope(("instant",)),
    "sniper": Scope(("instant",)),
    "air_strike": Scope(("instant",)),
}
