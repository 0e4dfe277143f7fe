"""Actions: what an id means. A unit's ``tile`` only helps to tell it; notation does not need it."""

from typing import Literal, NotRequired, TypedDict

Direction = Literal["N", "NE", "SE", "S", "SW", "NW"]


class First(TypedDict):
    """Chance: who begins."""

    do: Literal["first"]
    seat: int


class OfTile(TypedDict):
    """Draw, use or discard a tile, or take it back from the discard."""

    do: Literal["draw", "use", "discard", "recall"]
    tile: str


class Spot(TypedDict):
    """Where the HQ is placed, a tile is placed, or a unit moves to."""

    do: Literal["hq", "place", "to"]
    cell: str
    turn: int


class Goal(TypedDict):
    """The cell that an instant or a sniper is aimed at, that a unit is pushed to, or an HQ retreats
    to."""

    do: Literal["aim", "pushed", "retreat"]
    cell: str


class Move(TypedDict):
    """The unit moves by its own mobility."""

    do: Literal["move"]
    cell: str
    tile: NotRequired[str]


class Carry(TypedDict):
    """The unit moves by the transport at ``by``."""

    do: Literal["carry"]
    cell: str
    by: str
    tile: NotRequired[str]


class Push(TypedDict):
    """The unit at ``cell`` pushes the one at ``pushed``."""

    do: Literal["push"]
    cell: str
    pushed: str
    tile: NotRequired[str]
    whom: NotRequired[str]


class Build(TypedDict):
    """The structure is built of these faces, such as ``1a`` and ``2b``."""

    do: Literal["build"]
    first: str
    second: str
    tile: NotRequired[str]
    second_tile: NotRequired[str]


class Rotate(TypedDict):
    """A tile of a structure turns by its trait."""

    do: Literal["rotate"]
    cell: str
    turn: int
    tile: NotRequired[str]


class Convert(TypedDict):
    """The quartermaster turns the attack that is printed so, perhaps of a structure's second
    tile."""

    do: Literal["turn", "turn_second"]
    direction: Direction
    attack: Literal["melee", "ranged"]


class Medic(TypedDict):
    """The medic takes wounds of the unit."""

    do: Literal["medic"]
    medic: str
    unit: str
    tile: NotRequired[str]


class Take(TypedDict):
    """The attack that a medic takes: ``how`` is its direction; an instant has no ``attacker``."""

    do: Literal["take"]
    how: Literal["N", "NE", "SE", "S", "SW", "NW", "explosion", "instant"]
    attacker: NotRequired[str]
    tile: NotRequired[str]


class OfLeader(TypedDict):
    """The leader that is dealt, kept, or used."""

    do: Literal["deal", "leader", "lead"]
    leader: str


class Target(TypedDict):
    """The unit that the leader is used on."""

    do: Literal["target"]
    cell: str
    tile: NotRequired[str]


class Spare(TypedDict):
    """The attack that the leader cancels, told as in `Take`."""

    do: Literal["spare"]
    how: Literal["N", "NE", "SE", "S", "SW", "NW", "explosion", "instant"]
    attacker: NotRequired[str]
    tile: NotRequired[str]


class Face(TypedDict):
    """The rotation of a unit that has changed places."""

    do: Literal["face"]
    turn: int


class Plain(TypedDict):
    """What the verb says."""

    do: Literal["end", "redraw", "keep", "attack", "explode", "stay", "board", "decline"]


class Spin(TypedDict):
    """The carousel around ``hub`` is turned."""

    do: Literal["spin"]
    hub: str


class Run(TypedDict):
    """The unit runs (NS-ATLAS-23)."""

    do: Literal["run"]
    cell: str
    tile: NotRequired[str]


class Road(TypedDict):
    """Chance: a unit comes by the road whose outer cell this is."""

    do: Literal["road"]
    cell: str


class Roll(TypedDict):
    """The part that is asked about rolls to a cell."""

    do: Literal["roll"]
    cell: str


Action = (
    First
    | OfTile
    | Spot
    | Goal
    | Move
    | Carry
    | Push
    | Build
    | Rotate
    | Convert
    | Medic
    | Take
    | OfLeader
    | Target
    | Spare
    | Face
    | Plain
    | Spin
    | Run
    | Roll
    | Road
)
