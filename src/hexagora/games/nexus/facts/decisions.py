"""What is asked, by the kind of the decision."""

from typing import Literal, NotRequired, TypedDict

from hexagora.games.nexus.facts.parts import Deck, Side


class Price(TypedDict):
    """What a unit costs."""

    unit: str
    cost: int


class AboutDeploy(TypedDict):
    """The purse, and what is left to be bought."""

    rubium: int
    prices: list[Price]


class AboutWindow(TypedDict):
    """Where the battle is, and which cards have their moment."""

    at: str
    moment: Literal["before", "after roll", "hits"]


class AboutCasualty(TypedDict):
    """Where a unit is taken off: in a battle of a side and by whose choice, or after a special
    attack."""

    at: str
    side: Side
    how: Literal["own", "picked", "shattered", "special"]


class AboutMission(TypedDict):
    """Who was beaten."""

    seat: int


class AboutKeep(TypedDict):
    """The missions of which one is kept; none for those who may not see them."""

    offers: list[str]


class AboutCard(TypedDict):
    """The card that is resolved."""

    card: str


class AboutTransfer(TypedDict):
    """How many more units the card moves."""

    left: int


class AboutCell(TypedDict):
    """The hex."""

    at: str


class AboutWhich(TypedDict):
    """Whether units attack specially or destroy themselves."""

    shatters: bool


class AboutDraw(TypedDict):
    """Who draws; ``row`` if the card is laid open."""

    seat: int
    deck: Deck
    row: bool


class AboutRoll(TypedDict):
    """What a die is rolled for; side and unit are there in a battle."""

    purpose: Literal["vortex", "special", "battle"]
    side: NotRequired[Side]
    unit: NotRequired[str]


class AboutNothing(TypedDict):
    """The kind says it all."""


About = (
    AboutDeploy
    | AboutWindow
    | AboutCasualty
    | AboutMission
    | AboutKeep
    | AboutCard
    | AboutTransfer
    | AboutCell
    | AboutWhich
    | AboutDraw
    | AboutRoll
    | AboutNothing
)
