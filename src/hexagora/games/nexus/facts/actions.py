"""What an action means."""

from typing import Literal, TypedDict

from hexagora.games.nexus.facts.parts import Deck, Found, Mark, Side


class OfSeat(TypedDict):
    """Chance names the first player; or a repeated special attack is aimed at a seat."""

    do: Literal["first", "aim"]
    seat: int


class Corporation(TypedDict):
    """Take a colour."""

    do: Literal["corporation"]
    corporation: str


class Cover(TypedDict):
    """Chance: the way in which the doubles cover their ring, from 1."""

    do: Literal["cover"]
    number: int


class Lay(TypedDict):
    """Chance: the tile of the next slot, its cells in order."""

    do: Literal["lay"]
    terrains: list[str]


class Leave(TypedDict):
    """Chance: how many tokens of a kind stay in the box."""

    do: Literal["leave"]
    count: int


class Roll(TypedDict):
    """Chance: a die."""

    do: Literal["roll"]
    shown: int


class Token(TypedDict):
    """Chance: the token that is turned up; ``green`` if a plain one shows the same."""

    do: Literal["token"]
    shows: list[Found]
    green: bool


class OfDeck(TypedDict):
    """Chance draws a card; or one is discarded for rubium, or passed to the partner."""

    do: Literal["draw", "sell", "give"]
    deck: Deck
    card: str


class OfCard(TypedDict):
    """Play an Energize card, or keep a mission of two."""

    do: Literal["play", "keep"]
    card: str


class Complete(TypedDict):
    """Complete a mission of the hand or of the open row."""

    do: Literal["complete"]
    card: str
    row: bool


class Buy(TypedDict):
    """Buy a unit for a hex of the base."""

    do: Literal["buy"]
    unit: str
    cell: str


class Move(TypedDict):
    """Move a unit, also by a card or after a battle."""

    do: Literal["move"]
    unit: str
    cell: str
    to: str


class Breathe(TypedDict):
    """Attack specially from a hex on another, aimed at a seat."""

    do: Literal["breathe"]
    cell: str
    to: str
    seat: int


class AtCell(TypedDict):
    """Turn up the token of a hex, or put a card's unit there."""

    do: Literal["explore", "place"]
    cell: str


class Fight(TypedDict):
    """Fight in a hex against a seat."""

    do: Literal["fight"]
    cell: str
    seat: int


class OfUnit(TypedDict):
    """Take a unit off, or choose the kind that attacks specially or destroys itself."""

    do: Literal["lose", "with"]
    unit: str


class Target(TypedDict):
    """The unit for which a card is played, and what cards have made of it."""

    do: Literal["target"]
    side: Side
    unit: str
    marks: list[Mark]


class Reroll(TypedDict):
    """The die that is rolled again."""

    do: Literal["reroll"]
    side: Side
    unit: str
    shown: int


class Cancel(TypedDict):
    """The hit that is cancelled."""

    do: Literal["cancel"]
    side: Side
    hit: Literal["free", "pick"]


class Take(TypedDict):
    """What the Monolith gives."""

    do: Literal["take"]
    what: Literal["point", "cards"]


class Plain(TypedDict):
    """End a phase, pass, or have no more of what was offered; or destroy an own unit."""

    do: Literal["done", "shatter"]


Action = (
    OfSeat
    | Corporation
    | Cover
    | Lay
    | Leave
    | Roll
    | Token
    | OfDeck
    | OfCard
    | Complete
    | Buy
    | Move
    | Breathe
    | AtCell
    | Fight
    | OfUnit
    | Target
    | Reroll
    | Cancel
    | Take
    | Plain
)
