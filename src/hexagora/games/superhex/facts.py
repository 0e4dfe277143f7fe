"""What is told about a game of Superhex, as data: actions, decisions, events, views, results.

Cells are called ``q,r``, colours by their English names; seats count from 0.
"""

from typing import Literal, NotRequired, TypedDict

Colour = Literal["red", "orange", "yellow", "green", "blue", "purple"]
Pile = dict[Colour, int]
End = Literal["ten_left", "not_reformed", "dry", "last_turn", "last_roll", "empty"]
LayVerb = Literal["lay", "pay", "put"]
Title = Literal["novice", "amateur", "advanced", "master", "grandmaster"]

# Actions: what an id means.


class Deal(TypedDict):
    """Chance: a part of the layout's number, from 0 to 255."""

    do: Literal["deal"]
    part: int


class First(TypedDict):
    """Chance: who begins."""

    do: Literal["first"]
    seat: int


class Roll(TypedDict):
    """Chance: both dice."""

    do: Literal["roll"]
    dice: list[Colour]


class Swap(TypedDict):
    """Exchange the pieces of two touching cells."""

    do: Literal["swap"]
    cells: list[str]


class Main(TypedDict):
    """The section with that lowest cell becomes the main block."""

    do: Literal["main"]
    cell: str


class Lay(TypedDict):
    """Lay a loose piece, pay a captured one for a bonus roll, or put one back in solo."""

    do: LayVerb
    colour: Colour
    cell: str


class Pass(TypedDict):
    """Decline the second swap, the bonus roll or putting back."""

    do: Literal["pass"]


Action = Deal | First | Roll | Swap | Main | Lay | Pass

# Decisions: what is asked, by kind.


class AboutRoll(TypedDict):
    """``roll`` is which roll of the turn it is, 3 for the bonus; in solo which of ``of`` rolls."""

    seat: int
    roll: int
    of: int
    solo: bool


class AboutSwap(TypedDict):
    """``swap`` is 2 for the second swap of a double."""

    dice: list[Colour]
    double: bool
    swap: int


class AboutNothing(TypedDict):
    """The kind says it all."""


About = AboutRoll | AboutSwap | AboutNothing

# Results and events.


class Result(TypedDict):
    """How a game ended. ``left`` and ``title`` are there in solo only."""

    places: list[int]
    scores: list[int]
    most_of_a_colour: list[int]
    reason: End
    clause: str
    left: NotRequired[int]
    title: NotRequired[Title]


class Dealt(TypedDict):
    """The block is laid out."""

    event: Literal["dealt"]
    block: dict[str, Colour]


class Turn(TypedDict):
    """A turn begins; in solo, where ``solo`` is true, a roll."""

    event: Literal["turn"]
    seat: int
    number: int
    solo: bool


class Rolled(TypedDict):
    """``roll`` is which roll of the turn it was, 3 for the bonus."""

    event: Literal["rolled"]
    seat: int
    dice: list[Colour]
    roll: int
    double: bool


class Spent(TypedDict):
    """No swap was legal."""

    event: Literal["spent"]
    seat: int


class Swapped(TypedDict):
    """Two pieces have changed places."""

    event: Literal["swapped"]
    seat: int
    cells: list[str]


class Captured(TypedDict):
    """A group was taken."""

    event: Literal["captured"]
    seat: int
    colour: Colour
    cells: list[str]


class Split(TypedDict):
    """The block has fallen apart."""

    event: Literal["split"]
    sections: int


class MainChosen(TypedDict):
    """The section that stays, by its lowest cell."""

    event: Literal["main"]
    main: str
    size: int


class Laid(TypedDict):
    """A piece was laid, paid for a bonus roll, or put back."""

    event: Literal["laid", "paid", "put back"]
    seat: int
    colour: Colour
    cell: str


class Passed(TypedDict):
    """Somebody declined."""

    event: Literal["passed"]
    seat: int


class Ended(TypedDict):
    """The game is over."""

    event: Literal["ended"]
    reason: End
    result: Result


Event = (
    Dealt | Turn | Rolled | Spent | Swapped | Captured | Split | MainChosen | Laid | Passed | Ended
)

# The view: what everybody knows, for nothing is hidden in this game.


class Pending(TypedDict):
    """A frame of the stack of pending decisions.

    ``roll`` is which roll of the turn it is, ``swap`` which swap of the roll, ``marks`` what has
    happened in the turn (1: a capture, 2: a swap); ``parts`` and ``number`` are what is dealt of
    the layout.
    """

    kind: str
    seat: int
    roll: NotRequired[int]
    swap: NotRequired[int]
    marks: NotRequired[int]
    parts: NotRequired[int]
    number: NotRequired[int]


class View(TypedDict):
    """A position; the lowest pending frame comes first. ``end`` is there when the game is over."""

    block: dict[str, Colour]
    piles: list[Pile]
    scores: list[int]
    loose: Pile
    dice: list[Colour]
    turn_of: int
    turns: int
    dry_turns: int
    pending: list[Pending]
    end: NotRequired[End]
