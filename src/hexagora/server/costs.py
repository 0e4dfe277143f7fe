"""What a request is charged: one unit for an ordinary question, by what it was measured to cost."""

from __future__ import annotations

FILE = 0.05
"""A file of the page lies in memory, and a page is dozens of them: a school behind one address
opens it at once. Half a millisecond."""

FRAME = 0.5
"""What comes over a socket."""

FIXED = 0.2
"""Words, data, rules and the catalogue are made once; what is left is finding them."""

ORDINARY = 1.0

HEAVY = 4.0
"""The server plays through a whole game."""

_FIXED = ("/words", "/data", "/rules", "/catalogue", "/titles", "/lobby", "/seeks")
_HEAVY = ("/replay", "/curve", "/record", "/fork", "/line", "/help", "/proof")
_IMPORTS = "/api/replays"


def cost_of(method: str, path: str) -> float:
    """What a request is charged.

    >>> cost_of("GET", "/assets/index.js"), cost_of("GET", "/api/games/superhex/words")
    (0.05, 0.2)
    >>> cost_of("GET", "/api/replays"), cost_of("POST", "/api/replays")
    (1.0, 4.0)
    """
    reads = method in ("GET", "HEAD")
    if not path.startswith("/api/"):
        return FILE if reads and not path.startswith("/embed/") else ORDINARY
    if path.endswith(_HEAVY) or (path == _IMPORTS and not reads):
        return HEAVY
    return FIXED if reads and path.endswith(_FIXED) else ORDINARY
