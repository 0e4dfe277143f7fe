"""Why a game has ended."""

from typing import Final

ENDS: Final = ("", "ten_left", "not_reformed", "dry", "last_turn", "last_roll", "empty")
"""The reasons; the first is for a game that goes on."""
END_CLAUSES: Final = (
    "",
    "SH-END-01",
    "SH-SPLIT-03",
    "SH-END-06",
    "SH-END-06",
    "SH-SOLO-03",
    "SH-SOLO-04",
)
TEN_LEFT: Final = 1
NOT_REFORMED: Final = 2
DRY: Final = 3
LAST_TURN: Final = 4
LAST_ROLL: Final = 5
EMPTY: Final = 6
