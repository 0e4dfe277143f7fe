"""What has happened."""

from typing import Literal, NotRequired, TypedDict

from hexagora.games.nexus.facts.parts import Deck, End, Found, Side
from hexagora.games.nexus.facts.results import Result
from hexagora.games.nexus.facts.shapes import AboutSeat, UnitOfSeat, Way


class SeatEvent(AboutSeat):
    """Somebody is the first player, or is out."""

    event: Literal["first", "out"]


class Led(AboutSeat):
    """A seat has taken a corporation."""

    event: Literal["corporation"]
    corporation: str


class TileLaid(TypedDict):
    """A tile lies."""

    event: Literal["laid"]
    at: list[str]
    terrains: list[str]


class Ready(TypedDict):
    """The board is ready; the rubium of every seat."""

    event: Literal["ready"]
    rubium: list[int]


class Turn(AboutSeat):
    """A turn begins."""

    event: Literal["turn"]
    number: int


class Bought(UnitOfSeat):
    """A unit was bought."""

    event: Literal["bought"]
    at: str
    cost: int


class CardEvent(TypedDict):
    """A card was played, or a mission laid open, for which there is no seat."""

    event: Literal["played", "laid open"]
    seat: NotRequired[int]
    card: str


class UnitEvent(UnitOfSeat):
    """A unit came by a card, was found, or destroyed itself, for which there is no hex."""

    event: Literal["placed", "found", "shattered"]
    at: NotRequired[str]


class Moved(Way, UnitOfSeat):
    """A unit went; ``marched`` is there for a move of the phase: a card let it go farther."""

    event: Literal["moved", "transferred", "extracted", "swept"]
    marched: NotRequired[bool]


class Breath(Way, UnitOfSeat):
    """A special attack."""

    event: Literal["breath"]
    against: int


class BreathRolled(AboutSeat):
    """The die of a special attack."""

    event: Literal["breath rolled"]
    die: int
    hit: bool


class Explored(AboutSeat):
    """A token was turned up."""

    event: Literal["explored"]
    at: str
    shows: list[Found]


class Troop(TypedDict):
    """So many units of a kind."""

    unit: str
    count: int


class BattleBegun(AboutSeat):
    """A battle begins, with the units of both sides."""

    event: Literal["battle"]
    against: int
    at: str
    own: list[Troop]
    other: list[Troop]


class Targeted(UnitOfSeat):
    """A card was played for a unit."""

    event: Literal["targeted"]
    side: Side
    card: str


class NeedsPrinted(TypedDict):
    """What a die must show by the sheet."""

    part: Literal["printed"]
    least: int


class NeedsOnGround(TypedDict):
    """What the ground adds to a die."""

    part: Literal["terrain"]
    terrain: str
    value: int


class NeedsWithCards(TypedDict):
    """What cards add to a die."""

    part: Literal["cards"]
    value: int


class DiceOf(TypedDict):
    """The dice of a kind of unit: what they show, the least that hits, and why."""

    side: Side
    unit: str
    dice: list[int]
    needs: int
    why: list[NeedsPrinted | NeedsOnGround | NeedsWithCards]


class Rolled(TypedDict):
    """All dice of a step have fallen."""

    event: Literal["rolled"]
    at: str
    step: int
    rolls: list[DiceOf]


class DiceAgain(TypedDict):
    """How many dice of a kind of unit are rolled again."""

    side: Side
    unit: str
    count: int


class Rerolled(AboutSeat):
    """Dice are rolled again."""

    event: Literal["rerolled"]
    dice: list[DiceAgain]


class Hits(TypedDict):
    """The hits of both sides, and how many of them pick their victims."""

    event: Literal["hits"]
    attacker: int
    defender: int
    attacker_picks: int
    defender_picks: int


class Cancelled(AboutSeat):
    """A hit of a side was cancelled."""

    event: Literal["cancelled"]
    side: Side
    picks: bool


class Lost(UnitOfSeat):
    """A unit was taken off."""

    event: Literal["lost"]
    at: str
    picked: bool


class Won(AboutSeat):
    """A battle was won."""

    event: Literal["won"]
    against: int
    points: int


class Undecided(AboutSeat):
    """A battle had no winner."""

    event: Literal["undecided"]
    against: int


class Completed(AboutSeat):
    """A mission was completed."""

    event: Literal["completed"]
    card: str
    points: int
    from_row: bool


class Mined(AboutSeat):
    """What the mines gave."""

    event: Literal["mined"]
    rubium: int
    mines: list[dict[str, str | int]]


class Drew(AboutSeat):
    """A card was drawn; which one is told to the seat alone."""

    event: Literal["drew"]
    deck: Deck
    card: NotRequired[str]


class DeckEvent(TypedDict):
    """No card is left for a seat, or the discards become the deck, for which there is no seat."""

    event: Literal["no card", "reshuffled"]
    seat: NotRequired[int]
    deck: Deck


class Kept(AboutSeat):
    """One of two missions was kept; which one is told to the seat alone."""

    event: Literal["kept"]
    card: NotRequired[str]
    under: NotRequired[str]


class King(AboutSeat):
    """The Monolith gave a point."""

    event: Literal["king"]
    points: int


class Sold(AboutSeat):
    """A card was discarded for rubium."""

    event: Literal["sold"]
    deck: Deck
    card: str


class Passed(AboutSeat):
    """A card was passed to the partner; which one is told to the two alone."""

    event: Literal["passed card"]
    to: int
    deck: Deck
    card: NotRequired[str]


class Vortex(TypedDict):
    """The Vortex stirs."""

    event: Literal["vortex"]


class VortexRolled(TypedDict):
    """A die of the Vortex."""

    event: Literal["vortex rolled"]
    die: Literal["black", "white", "third"]
    shown: int


class LaidDown(AboutSeat):
    """A seat that is out gives up what it had."""

    event: Literal["laid down"]
    rubium: int
    missions: list[str]
    energize: list[str]


class Ended(TypedDict):
    """The game is over."""

    event: Literal["ended"]
    reason: End
    result: Result


Event = (
    SeatEvent
    | Led
    | TileLaid
    | Ready
    | Turn
    | Bought
    | CardEvent
    | UnitEvent
    | Moved
    | Breath
    | BreathRolled
    | Explored
    | BattleBegun
    | Targeted
    | Rolled
    | Rerolled
    | Hits
    | Cancelled
    | Lost
    | Won
    | Undecided
    | Completed
    | Mined
    | Drew
    | DeckEvent
    | Kept
    | King
    | Sold
    | Passed
    | Vortex
    | VortexRolled
    | LaidDown
    | Ended
)
