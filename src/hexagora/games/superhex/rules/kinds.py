"""The kinds of pending decisions, and what the two numbers of their frames mean."""

from typing import Final

KINDS: Final = ("turn", "deal", "first", "roll", "swap", "main", "lay", "bonus", "put")
TURN: Final = 0
"""The turn decides nothing itself but knows what comes next."""
DEAL: Final = 1
FIRST: Final = 2
ROLL: Final = 3
SWAP: Final = 4
MAIN: Final = 5
LAY: Final = 6
BONUS: Final = 7
PUT: Final = 8
FRAMES: Final = {
    "turn": ("roll", "marks"),
    "deal": ("parts", "number"),
    "roll": ("roll",),
    "swap": ("swap",),
}
"""What the numbers of a frame are called."""

BONUS_ROLL: Final = 3
NO_MORE: Final = 4
"""The turn's first number: which of its rolls was made last."""

CAPTURED: Final = 1
SWAPPED: Final = 2
"""The turn's second number: what has happened in it, as bits."""
