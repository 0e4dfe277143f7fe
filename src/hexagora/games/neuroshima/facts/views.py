"""The view: what everybody knows; hidden is only the order of the piles, and leaders at first."""

from typing import Literal, NotRequired, TypedDict

from hexagora.games.neuroshima.facts.results import End
from hexagora.games.neuroshima.facts.shapes import UnitAt

Stage = Literal[
    "set-up",
    "drawing",
    "looking",
    "discarding",
    "acting",
    "starting",
    "ordinary battle",
    "final battle",
    "extra battle",
    "over",
]


class Second(TypedDict):
    """The second tile of a structure."""

    at: str
    tile: str
    turn: int


class Unit(UnitAt):
    """A unit on the board; a structure has a ``second`` tile.

    ``moves_made`` are those of this turn, ``own``, ``run``, ``rotation`` by the trait, or the cells
    of transports; ``attacks_made`` are the numbers of the initiatives that have been used in the
    battle.
    """

    turn: int
    wounds: int
    netted: bool
    moves_made: list[str]
    attacks_made: list[int]
    second: NotRequired[Second]


class Player(TypedDict):
    """What a seat has; ``points`` in the mode of that name, in all others ``hp`` of its HQ.

    ``structure`` tells, where there are any, whether the seat's own is still to be built.
    """

    army: str
    side: int
    hp: NotRequired[int]
    points: NotRequired[int]
    hand: dict[str, int]
    pile: dict[str, int]
    pile_size: int
    odds: dict[str, float]
    discard: dict[str, int]
    structure: NotRequired[bool]


class Battle(TypedDict):
    """A battle that is being fought; its ``phase`` is -1 where there is none."""

    first: int
    phase: int
    struck: bool
    quartermasters: list[str]
    answers: list[int]


class SpecialHex(TypedDict):
    """A hex of a mission that means something; walls may have one too, as the hub of a carousel.

    ``number`` tells which of several it is of, the side whose goal it is, or for a road the
    direction of the march. ``on`` tells that it counts now: a socket has a charge, a carousel may
    be turned, a bite of the storm is the next.
    """

    at: str
    what: Literal[
        "carousel", "hub", "socket", "exit", "mouth", "front", "rail", "goal", "bite", "road"
    ]
    number: NotRequired[int]
    on: NotRequired[bool]


class MissionObject(TypedDict):
    """Something that fills a cell and is nobody's (NS-ATLAS-05)."""

    at: str
    what: Literal["tanker", "gate"]


class Progress(TypedDict):
    """What a seat counts in a mission, and how many it needs."""

    what: Literal["charges", "delivered", "destroyed", "escaped", "tanker", "rounds", "turned_up"]
    seat: int
    count: int
    needed: int


class MissionNow(TypedDict):
    """A mission as it stands: its map, where each player may place tiles, and what it remembers.

    ``cells`` are those that are on the board now; all others are walls or objects.
    """

    number: int
    rules: str
    reconstruction: bool
    cells: list[str]
    zones: list[list[str]]
    hexes: list[SpecialHex]
    objects: list[MissionObject]
    progress: list[Progress]
    marks: dict[str, int]


class LeaderSide(TypedDict):
    """The leader of a side.

    ``chief`` decides in the turns of the other side. ``cards`` counts the cards to choose from;
    which they are, ``dealt``, is told to the side alone, and until both sides have chosen the
    ``leader`` too. ``face`` is the side of the card that is up, empty when both uses are spent.
    """

    side: int
    chief: int
    cards: int
    chosen: bool
    uses: int
    used: bool
    dealt: NotRequired[list[str]]
    leader: NotRequired[str]
    face: NotRequired[Literal["front", "back", ""]]


class Paced(TypedDict):
    """A unit whose initiative a side's leader has changed for this battle."""

    side: int
    at: str
    value: int


class Leaders(TypedDict):
    """The leaders, and what they have done to the turn and the battle.

    ``asked`` are the moments that have been asked about, twice their number plus the side;
    ``attacked`` the cells whose units attacked in the phase that is over; ``kept_all`` tells that
    the forced discard was spared; ``cancelled`` are codes of hits, one for each side or 0;
    ``again`` is the cell of the unit that attacks once more, or empty.
    """

    sides: list[LeaderSide]
    asked: list[int]
    attacked: list[str]
    kept_all: bool
    paced: list[Paced]
    cancelled: list[int]
    again: str


class Pending(TypedDict):
    """A frame of the stack of pending decisions.

    A turn has its ``stage`` and ``counted``: the tiles used, plus 16 times those discarded. A
    battle is of a ``which`` and may ``repeat``. ``tile`` counts the tiles of all seats, ``unit``
    and ``goal`` are numbers of cells, ``by`` is what moves a unit (0 a tile, 1 itself, from 2 on a
    transport in that direction, from 8 on one in that direction from the structure's other tile),
    ``direction`` is where the pushed unit stands or a sniper shoots. ``pair`` is what a structure
    is built of (twice the first tile's side plus the second's), ``owed`` how many tiles are still
    to be paid, ``spot`` six times the first tile's cell plus its rotation. A leader's ``window``
    has its ``moment``, plus 8 times the instant that is announced, and what that is ``about``;
    ``side`` is the one to which leaders are dealt.
    """

    kind: str
    seat: int
    stage: NotRequired[int]
    counted: NotRequired[int]
    which: NotRequired[int]
    repeat: NotRequired[int]
    tile: NotRequired[int]
    goal: NotRequired[int]
    unit: NotRequired[int]
    by: NotRequired[int]
    direction: NotRequired[int]
    pair: NotRequired[int]
    owed: NotRequired[int]
    spot: NotRequired[int]
    side: NotRequired[int]
    moment: NotRequired[int]
    about: NotRequired[int]


class View(TypedDict):
    """A position; the lowest pending frame comes first. ``end`` is there when the game is over,
    ``mission`` where one is played."""

    board: list[Unit]
    players: list[Player]
    turn_of: int
    stage: Stage
    turns: int
    slot: int
    last_tile: int
    turns_owed: list[int]
    extra_turns: bool
    standing: list[int]
    contest: list[int]
    fallen: list[int]
    winners: list[int]
    battle: Battle
    pending: list[Pending]
    mission: NotRequired[MissionNow]
    leaders: NotRequired[Leaders]
    end: NotRequired[End]
