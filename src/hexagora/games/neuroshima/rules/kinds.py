"""The kinds of pending decisions, and what the two numbers of their frames mean."""

from typing import Final

from mypy_extensions import i64

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
    "build",
    "pay",
    "lay",
    "join",
    "board",
    "snipe",
    "deal",
    "leader",
    "window",
    "facing",
    "road",
)
BASE: Final = 18
"""So many of them every game knows; the rest are those of structures, leaders and the atlas."""
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
ROLL: Final = 18
"""A part of a mission rolls or stays; its second number is the direction in which it shoves, or
0."""
RETREAT: Final = 19
"""An HQ leaves the storm; its first number is the cell that it has lost."""
BUILD: Final = 20
PAY: Final = 21
LAY: Final = 22
JOIN: Final = 23
BOARD: Final = 24
SNIPE: Final = 25
"""These six come with structures."""
DEAL: Final = 26
LEADER: Final = 27
WINDOW: Final = 28
FACING: Final = 29
"""These four come with leaders; all others that are not in every game are those of missions."""
ROAD: Final = 30
"""Chance names the road by which the tile comes that was turned up."""


def is_of_mission(kind: i64) -> bool:
    """Whether only a mission asks for such a decision."""
    return kind >= BASE and not BUILD <= kind <= FACING


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
BY_TRANSPORT_OF_MATE: Final = 16
"""What moves a unit: the second number of a move's frame, for transports plus the direction, from
the tile that moves or from the other tile of its structure. Running is for a mission
(NS-ATLAS-23)."""

BEFORE_DRAW: Final = 0
FORCED_DISCARD: Final = 1
OWN_ACT: Final = 2
ENEMY_INSTANT: Final = 3
BATTLE_STARTS: Final = 4
HITS: Final = 5
PHASE_OVER: Final = 6
"""The moments of leaders (NS-LEAD-08): the first number of a window, plus 8 times the instant that
is announced. The second is what that is aimed at, or 1 plus the cell that was named already."""
MOMENTS: Final = 7
