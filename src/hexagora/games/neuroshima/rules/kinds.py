"""The kinds of pending decisions, and what the two numbers of their frames mean."""

from typing import Final

KINDS: Final = (
    "turn",
    "battle",
    "strike",
    "first",
    "hq",
    "draw",
    "unlucky",
    "discard",
    "act",
    "place",
    "move",
    "aim",
    "push",
    "pushed",
    "explode",
    "convert",
    "medic",
    "attack",
    "roll",
    "retreat",
)
BASE: Final = 18
"""So many of them a game without a mission knows; the rest are those of the atlas."""
TURN: Final = 0
BATTLE: Final = 1
STRIKE: Final = 2
"""These three decide nothing themselves but know what comes next."""
FIRST: Final = 3
HQ_PLACE: Final = 4
DRAW: Final = 5
UNLUCKY: Final = 6
DISCARD: Final = 7
ACT: Final = 8
PLACE: Final = 9
MOVE: Final = 10
AIM: Final = 11
PUSH: Final = 12
PUSHED: Final = 13
EXPLODE: Final = 14
CONVERT: Final = 15
MEDIC: Final = 16
ATTACK: Final = 17
ATLAS: Final = 18
"""From here on the decisions of missions."""
ROLL: Final = 18
"""A part rolls or stays; its second number is the direction in which it shoves, or 0."""
RETREAT: Final = 19
"""An HQ leaves the storm; its first number is the cell that it has lost."""

DRAWING: Final = 0
LOOKING: Final = 1
DISCARDING: Final = 2
ACTING: Final = 3
STARTING: Final = 4
"""What a turn is at: its first number. The second counts tiles used, and 16 times discards. Only
missions have anything to do before drawing; there the second number is the mission's."""

ORDINARY: Final = 0
FINAL: Final = 1
EXTRA: Final = 2
"""What battle it is: its frame's first number. The second is 1 if it repeats on a full board."""

BY_TILE: Final = 0
BY_MOBILITY: Final = 1
BY_TRANSPORT: Final = 2
BY_RUN: Final = 8
"""What moves a unit: the second number of a move's frame, for transports plus the direction.
Running is for a mission (NS-ATLAS-23)."""
