"""What actions, events and views are made of."""

from typing import Literal, TypedDict

Count = dict[str, int]
Side = Literal["attacker", "defender"]
Deck = Literal["mission", "energize"]
Mark = Literal["first", "twice"]
End = Literal["points", "out", "team_out"]
Terrain = Literal["forest", "crystal", "rock", "magma", "monolith", "vortex"]


class FoundMine(TypedDict):
    """A mine on an exploration token."""

    part: Literal["mine"]
    mine: int


class FoundUnit(TypedDict):
    """A unit on an exploration token."""

    part: Literal["unit"]
    unit: str


class MissingPlain(TypedDict):
    """A mission needs a battle that is won, one's own turn, the Monolith or an enemy base hex."""

    part: Literal["battle", "turn", "monolith", "base"]


class MissingOther(TypedDict):
    """A mission is not fulfilled by the battle against that seat."""

    part: Literal["other_battle"]
    seat: int


class MissingCount(TypedDict):
    """So many of so many battles are won or hexes controlled."""

    part: Literal["wins", "hexes"]
    count: int
    of: int


class MissingMost(TypedDict):
    """The seat has so many hexes of a sort, an enemy so many."""

    part: Literal["most"]
    own: int
    most: int


Found = FoundMine | FoundUnit
Missing = MissingPlain | MissingOther | MissingCount | MissingMost
