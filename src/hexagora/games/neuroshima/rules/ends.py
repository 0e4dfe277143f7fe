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
    ("parts_delivered", "NS-ATLAS-16"),
    ("parts_destroyed", "NS-ATLAS-16"),
    ("parts_stopped", "NS-ATLAS-17"),
    ("escaped", "NS-ATLAS-24"),
    ("encircled", "NS-ATLAS-25"),
    ("tanker_home", "NS-ATLAS-74"),
    ("tanker_nearer", "NS-ATLAS-76"),
    ("tanker_points", "NS-ATLAS-76"),
    ("tanker_even", "NS-ATLAS-76"),
    ("roads_held", "NS-ATLAS-89"),
    ("overrun", "NS-ATLAS-89"),
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
DELIVERED_ALL: Final = 11
PARTS_DESTROYED: Final = 12
PARTS_STOPPED: Final = 13
ESCAPED_ALL: Final = 14
ENCIRCLED: Final = 15
TANKER_HOME: Final = 16
TANKER_NEARER: Final = 17
TANKER_POINTS: Final = 18
TANKER_EVEN: Final = 19
ROADS_HELD: Final = 20
OVERRUN: Final = 21
