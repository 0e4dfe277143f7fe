"""What is told about a game of Neuroshima Hex, as data: actions, decisions, events, views, results.

Cells are called by their names on the board (``d4``), tiles by their ids, armies by the values of
the options; seats count from 0. A rotation and an edge are counted clockwise from the top, from 0.
"""

from typing import Literal, NotRequired, TypedDict

Direction = Literal["N", "NE", "SE", "S", "SW", "NW"]
Kind = Literal["melee", "ranged", "gauss", "explosion"]
Which = Literal["ordinary", "final", "extra"]
Instant = Literal["grenade", "sniper", "air_strike"]
Stage = Literal[
    "set-up",
    "drawing",
    "looking",
    "discarding",
    "acting",
    "ordinary battle",
    "final battle",
    "extra battle",
    "over",
]
End = Literal[
    "hq_destroyed",
    "more_hit_points",
    "still_tied",
    "last_left",
    "twenty_points",
    "more_points",
    "nothing_changed",
]

# Actions: what an id means. A unit's ``tile`` only helps to tell it; notation does not need it.


class First(TypedDict):
    """Chance: who begins."""

    do: Literal["first"]
    seat: int


class OfTile(TypedDict):
    """Draw, use or discard a tile."""

    do: Literal["draw", "use", "discard"]
    tile: str


class Spot(TypedDict):
    """Where the HQ is placed, a tile is placed, or a unit moves to."""

    do: Literal["hq", "place", "to"]
    cell: str
    turn: int


class Goal(TypedDict):
    """The cell that an instant is aimed at, or that a unit is pushed to."""

    do: Literal["aim", "pushed"]
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


class Convert(TypedDict):
    """The quartermaster turns the attack that is printed so."""

    do: Literal["turn"]
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


class Plain(TypedDict):
    """What the verb says."""

    do: Literal["end", "redraw", "keep", "attack", "explode"]


Action = First | OfTile | Spot | Goal | Move | Carry | Push | Convert | Medic | Take | Plain

# Decisions: what is asked, by kind.


class Held(TypedDict):
    """A tile in hand, and how many of it."""

    part: Literal["tile"]
    tile: str
    count: int


class AboutHand(TypedDict):
    """A turn, or a discard: what is in hand."""

    hand: list[Held]


class AboutDraw(TypedDict):
    """Who draws."""

    seat: int


class AboutTile(TypedDict):
    """The tile that is placed or aimed; ``instant`` is what it does."""

    tile: str
    instant: NotRequired[str]


class AboutUnit(TypedDict):
    """The unit that moves, explodes or turns an attack."""

    cell: str
    tile: str


class AboutPushed(TypedDict):
    """The unit that is pushed, and by whom: the unit at ``by``, of ``seat``."""

    cell: str
    tile: str
    by: str
    pusher: str
    seat: int


class AboutNothing(TypedDict):
    """The kind says it all."""


About = AboutHand | AboutDraw | AboutTile | AboutUnit | AboutPushed | AboutNothing

# Why an attack does what it does.


class Base(TypedDict):
    """What is printed."""

    part: Literal["base"]
    kind: Kind
    strength: int


class Bonus(TypedDict):
    """What a module or an HQ adds."""

    part: Literal["bonus"]
    value: int
    tile: str
    at: str


class Other(TypedDict):
    """Turned by a quartermaster, weakened by armour, from HQ to HQ, or untouched by both as an
    explosion is."""

    part: Literal["turned", "armour", "hqs", "explosion"]
    clause: str


Reason = Base | Bonus | Other

# Results and events.


class Result(TypedDict):
    """How a game ended; scores are hit points, or points in the mode of that name."""

    places: list[int]
    scores: list[int]
    reason: End
    clause: str


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


class Destroyed(TypedDict):
    """A unit has fallen."""

    event: Literal["destroyed"]
    at: str
    tile: str
    seat: int


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
    | Ended
)

# The view: what everybody knows; hidden is only the order of the piles.


class Unit(TypedDict):
    """A unit on the board.

    ``moves_made`` are those of this turn, ``own`` or the cells of transports; ``attacks_made`` are
    the numbers of the initiatives that have been used in the battle.
    """

    at: str
    seat: int
    tile: str
    turn: int
    wounds: int
    netted: bool
    moves_made: list[str]
    attacks_made: list[int]


class Player(TypedDict):
    """What a seat has; ``points`` in the mode of that name, ``hp`` in all others."""

    army: str
    side: int
    hp: NotRequired[int]
    points: NotRequired[int]
    hand: dict[str, int]
    pile: dict[str, int]
    pile_size: int
    odds: dict[str, float]
    discard: dict[str, int]


class Battle(TypedDict):
    """A battle that is being fought; its ``phase`` is -1 where there is none."""

    first: int
    phase: int
    struck: bool
    quartermasters: list[str]
    answers: list[int]


class Pending(TypedDict):
    """A frame of the stack of pending decisions.

    A turn has its ``stage`` and ``counted``: the tiles used, plus 16 times those discarded. A
    battle is of a ``which`` and may ``repeat``. ``tile`` counts the tiles of all seats, ``unit``
    and ``goal`` are numbers of cells, ``by`` is what moves a unit (0 a tile, 1 itself, from 2 on a
    transport in that direction), ``direction`` is where the pushed unit stands.
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


class View(TypedDict):
    """A position; the lowest pending frame comes first. ``end`` is there when the game is over."""

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
    end: NotRequired[End]


# Answers to what a table asks.


class Origin(From):
    """A unit that does something to another."""

    tile: str


class Source(Origin):
    """Where a bonus comes from."""

    value: int


class FailingNet(Origin):
    """A net that does not work: its fighter is netted ``itself``, or they net each other."""

    why: Literal["itself", "ring"]


class Value(TypedDict):
    """A number as it is printed, as it is now, and by what it differs."""

    printed: int
    value: int
    by: list[Source]


class AttackValue(Value):
    """The strength of an attack."""

    direction: int
    kind: Literal["melee", "ranged", "gauss"]


class ExtraValue(Value):
    """Extra attacks, and the phases in which they are made."""

    phases: list[int]


class Toughness(TypedDict):
    """As printed, and what is left of it."""

    printed: int
    value: int


class Values(TypedDict):
    """What a unit is worth now; directions are those of the board."""

    at: str
    seat: int
    tile: str
    initiative: list[Value]
    attacks: list[AttackValue]
    extra_attacks: ExtraValue
    armour: list[int]
    nets: list[int]
    links: list[int]
    netted: bool
    netted_by: list[Origin]
    nets_that_fail: list[FailingNet]
    works_for: int
    taken_over_by: list[Origin]
    medics: list[Origin]
    toughness: NotRequired[Toughness]
    wounds: NotRequired[int]
    hp: NotRequired[int]


class Hit(TypedDict):
    """A unit that a line finds."""

    at: str
    seat: int
    damage: int
    armour: int
    dies: bool


class Aim(TypedDict):
    """What an edge of a unit reaches."""

    direction: int
    kind: Literal["melee", "ranged", "gauss", "net", "link"]
    strength: int
    cells: list[str]
    hits: list[Hit]


class ForeseenAttack(From):
    """An attack of a battle that is only looked at."""

    edge: int
    kind: Kind
    strength: int
    to: str
    damage: int
    why: list[Reason]


class Rescue(TypedDict):
    """A medic that takes wounds of a unit."""

    medic: str
    unit: str
    damage: int
    by: int


class ForeseenPhase(TypedDict):
    """A phase of such a battle, with the points of all seats after it."""

    initiative: int
    attacks: list[ForeseenAttack]
    absorbed: list[Rescue]
    destroyed: list[str]
    hp: list[int]


class Loss(TypedDict):
    """A unit that would fall."""

    at: str
    seat: int
    tile: str


class Forecast(TypedDict):
    """If a battle started now; ``winners`` would have won by it, all of them for a draw."""

    phases: list[ForeseenPhase]
    destroyed: list[Loss]
    hp: list[int]
    change: list[int]
    winners: list[int]
