"""Why a game has ended."""

from typing import Final

ENDS: Final = (
    ("", ""),
    ("hq_destroyed", "NS-END-03"),
    ("more_hit_points", "NS-END-04"),
    ("still_tied", "NS-END-05"),
    ("last_left", "NS-DM-03"),
    ("twenty_points", "NS-PTS-02"),
    ("more_points", "NS-PTS-03"),
    ("nothing_changed", "NS-BAT-14"),
    ("full_board", "NS-ATLAS-03"),
    ("charges", "NS-ATLAS-45"),
    ("machine_stands", "NS-ATLAS-45"),
)
"""Each reason with its clause; the first is for a game that goes on."""
HQ_FELL: Final = 1
MORE_LEFT: Final = 2
STILL_TIED: Final = 3
LAST_LEFT: Final = 4
TWENTY: Final = 5
MORE_POINTS: Final = 6
STALEMATE: Final = 7
FULL_BOARD: Final = 8
CHARGES: Final = 9
MACHINE_STANDS: Final = 10
