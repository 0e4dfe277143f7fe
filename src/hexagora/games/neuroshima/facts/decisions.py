"""Decisions: what is asked, by kind."""

from typing import Literal, NotRequired, TypedDict


class Held(TypedDict):
    """A tile in hand, and how many of it."""

    part: Literal["tile"]
    tile: str
    count: int


class AboutHand(TypedDict):
    """A turn, or a discard: what is in hand."""

    hand: list[Held]


class AboutDraw(TypedDict):
    """Who draws, or to whom a leader is dealt."""

    seat: int


class AboutTile(TypedDict):
    """The tile that is placed or aimed; ``instant`` is what it does."""

    tile: str
    instant: NotRequired[str]


class AboutRoad(AboutTile):
    """The tile that comes by a road, and whose it is."""

    seat: int


class AboutUnit(TypedDict):
    """The unit that moves, rolls, explodes or turns an attack."""

    cell: str
    tile: str


class AboutShot(AboutUnit):
    """The sniper that aims, and the direction in which it shoots."""

    direction: int


class AboutBuilding(TypedDict):
    """The faces of the structure that is being built, and where its first tile lies."""

    tile: str
    second_tile: str
    at: NotRequired[str]
    turn: NotRequired[int]
    owed: NotRequired[int]
    hand: NotRequired[list[Held]]


class AboutPushed(AboutUnit):
    """The unit that is pushed, and by whom: the unit at ``by``, of ``seat``."""

    by: str
    pusher: str
    seat: int


Step = Literal[
    "before_draw",
    "forced_discard",
    "act",
    "enemy_instant",
    "battle_starts",
    "hits",
    "phase_over",
    "partner",
    "attack",
]
"""What the window of a leader asks."""


class AboutLeader(TypedDict):
    """The window of a leader: the ``face`` of its card that is up.

    ``moment`` is when, or ``partner`` or ``attack`` where something more is named; then ``cell``
    and ``tile`` are the unit that was named first. An ``instant`` is that of ``seat``, aimed at
    ``cell`` unless it is a Battle.
    """

    moment: Step
    leader: str
    face: Literal["front", "back"]
    instant: NotRequired[str]
    seat: NotRequired[int]
    cell: NotRequired[str]
    tile: NotRequired[str]


class AboutNothing(TypedDict):
    """The kind says it all."""


About = (
    AboutHand
    | AboutDraw
    | AboutTile
    | AboutRoad
    | AboutUnit
    | AboutShot
    | AboutBuilding
    | AboutPushed
    | AboutLeader
    | AboutNothing
)
