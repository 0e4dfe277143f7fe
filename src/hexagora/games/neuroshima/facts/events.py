"""Events: what has happened."""

from typing import Literal, NotRequired, TypedDict

from hexagora.games.neuroshima.facts.reasons import Kind, Reason
from hexagora.games.neuroshima.facts.results import End, Result
from hexagora.games.neuroshima.facts.shapes import Body, UnitAt

Which = Literal["ordinary", "final", "extra"]
Instant = Literal["grenade", "sniper", "air_strike"]
LeaderEffect = Literal[
    "keep_all",
    "from_discard",
    "swap",
    "sacrifice",
    "initiative",
    "attack_again",
    "cancel_wounds",
    "cancel_instant",
]


class Turn(TypedDict):
    """A turn begins."""

    event: Literal["turn"]
    seat: int
    number: int


class Placed(TypedDict):
    """A tile is on the board."""

    event: Literal["placed"]
    seat: int
    tile: str
    at: str
    turn: int


class Handled(TypedDict):
    """A tile was drawn, discarded or played."""

    event: Literal["drew", "discarded", "played"]
    seat: int
    tile: str


class LastTile(TypedDict):
    """The last tile of a pile was drawn."""

    event: Literal["last tile"]
    seat: int


From = TypedDict("From", {"from": str})
"""Where something comes from."""


class Moved(From):
    """A unit has moved or, where both cells are the same, turned: ``stays``."""

    event: Literal["moved"]
    seat: int
    tile: str
    to: str
    turn: int
    stays: bool


class Pushed(From):
    """A unit was pushed by the one at ``by``, which is a ``pusher`` of ``seat``."""

    event: Literal["pushed"]
    by: str
    pusher: str
    seat: int
    tile: str
    to: str


class Strike(TypedDict):
    """An instant that wounds."""

    event: Literal["strike"]
    instant: Instant
    at: str


class BattleBegins(TypedDict):
    """A battle; ``repeat`` tells that the board was still full after the last one."""

    event: Literal["battle"]
    seat: int
    which: Which
    repeat: bool


class PhaseBegins(TypedDict):
    """A phase in which somebody acts."""

    event: Literal["phase"]
    initiative: int


class Exploded(TypedDict):
    """A clown has exploded."""

    event: Literal["exploded"]
    at: str
    tile: str


class AttackMade(From):
    """An attack that finds a target."""

    event: Literal["attack"]
    tile: str
    edge: int
    kind: Kind
    strength: int
    to: str
    damage: int
    why: list[Reason]


class Absorbed(TypedDict):
    """A medic takes wounds; ``by`` is the attacker's seat, -1 for an instant."""

    event: Literal["absorbed"]
    medic: str
    unit: str
    damage: int
    by: int


class HqHit(TypedDict):
    """An HQ was hit; no damage if it can no longer be damaged."""

    event: Literal["hq hit"]
    at: str
    seat: int
    by: int
    damage: int


class Wounded(TypedDict):
    """A unit has survived."""

    event: Literal["wounded"]
    at: str
    tile: str
    wounds: int


class Destroyed(Body):
    """A unit has fallen."""

    event: Literal["destroyed"]


class Built(UnitAt):
    """A structure stands: its first tile, then its second."""

    event: Literal["built"]
    turn: int
    second_tile: str
    second_at: str
    second_turn: int


class Standing(TypedDict):
    """A seat's points, or hit points."""

    part: Literal["seat"]
    seat: int
    points: int


class BattleOver(TypedDict):
    """The points of all seats after a battle, and the seats that have fallen in it."""

    event: Literal["battle over"]
    points: list[int]
    counted: list[Standing]
    fallen: list[int]


class Tie(TypedDict):
    """These seats have an extra turn each."""

    event: Literal["tie"]
    seats: list[int]


class Carousel(TypedDict):
    """A carousel of a mission has turned by one step; its cells in the order in which it turns."""

    event: Literal["carousel"]
    seat: int
    hub: str
    cells: list[str]


class Charge(TypedDict):
    """A socket of a mission got a charge, or has lost it where it is not ``on``."""

    event: Literal["charge"]
    at: str
    on: bool
    count: int
    needed: int


class Left(TypedDict):
    """A unit has left a mission unhurt: a part was delivered, or somebody escaped."""

    event: Literal["left"]
    seat: int
    tile: str
    at: str
    how: Literal["delivered", "escaped"]
    count: int
    needed: int


class TankerMoved(From):
    """The tanker was pulled by the team of these seats."""

    event: Literal["tanker"]
    to: str
    seats: list[int]


class Storm(TypedDict):
    """The storm of a mission bites: these cells are walls from now on."""

    event: Literal["storm"]
    number: int
    count: int
    cells: list[str]


class Caught(TypedDict):
    """The storm has caught an HQ, which loses hit points; ``left`` are those that it still has."""

    event: Literal["caught"]
    seat: int
    at: str
    lost: int
    left: int


class Retreated(From):
    """An HQ has left the storm."""

    event: Literal["retreated"]
    seat: int
    to: str


class CardDealt(TypedDict):
    """A leader's card was dealt to the side of ``seat``, or kept; which one, its side is told."""

    event: Literal["dealt", "kept"]
    seat: int
    leader: NotRequired[str]


class CardShown(TypedDict):
    """The leader that the side of ``seat`` has kept."""

    event: Literal["revealed"]
    seat: int
    leader: str


Led = TypedDict(
    "Led",
    {
        "event": Literal["led"],
        "seat": int,
        "leader": str,
        "face": Literal["front", "back"],
        "effect": LeaderEffect,
        "at": NotRequired[str],
        "tile": NotRequired[str],
        "to": NotRequired[str],
        "whom": NotRequired[str],
        "from": NotRequired[str],
        "instant": NotRequired[str],
    },
)
"""A leader is used: on the unit ``tile`` at ``at``, which changes places with ``whom`` at ``to``,
or is spared the attack ``from`` a cell; on a tile in the discard; on an instant."""


class Again(TypedDict):
    """A unit attacks once more, alone."""

    event: Literal["again"]
    at: str
    tile: str


class AllianceChange(TypedDict):
    """The players are friends from now on, or where it is not ``on`` enemies again; then units of
    the third army have ``gone`` from their cells."""

    event: Literal["alliance"]
    on: bool
    seats: list[int]
    gone: NotRequired[list[str]]


class Ended(TypedDict):
    """The game is over."""

    event: Literal["ended"]
    reason: End
    result: Result


Event = (
    Turn
    | Placed
    | Handled
    | LastTile
    | Moved
    | Pushed
    | Strike
    | BattleBegins
    | PhaseBegins
    | Exploded
    | AttackMade
    | Absorbed
    | HqHit
    | Wounded
    | Destroyed
    | BattleOver
    | Tie
    | Carousel
    | Charge
    | Left
    | TankerMoved
    | Storm
    | Caught
    | Retreated
    | AllianceChange
    | Ended
    | Built
    | CardDealt
    | CardShown
    | Led
    | Again
)
