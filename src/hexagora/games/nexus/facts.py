"""What is told about a game of Nexus Ops, as data: actions, decisions, events, views, results.

Hexes are called ``q,r``; units, cards and corporations by their ids, which files of components may
add to; seats count from 0.
"""

from typing import Literal, NotRequired, TypedDict

Count = dict[str, int]
Side = Literal["attacker", "defender"]
Deck = Literal["mission", "energize"]
Mark = Literal["first", "twice"]
End = Literal["points", "out", "team_out"]
Terrain = Literal["forest", "crystal", "rock", "magma", "monolith", "vortex"]

# Parts of what is told.


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

# Actions: what an id means.


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

# Decisions: what is asked, by kind.


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

# Results and events.


class Result(TypedDict):
    """How a game ended."""

    places: list[int]
    scores: list[int]
    hexes: list[int]
    units: list[int]
    rubium: list[int]
    reason: End
    clause: str


class SeatEvent(TypedDict):
    """Somebody is the first player, or is out."""

    event: Literal["first", "out"]
    seat: int


class Led(TypedDict):
    """A seat has taken a corporation."""

    event: Literal["corporation"]
    seat: int
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


class Turn(TypedDict):
    """A turn begins."""

    event: Literal["turn"]
    seat: int
    number: int


class Bought(TypedDict):
    """A unit was bought."""

    event: Literal["bought"]
    seat: int
    unit: str
    at: str
    cost: int


class CardEvent(TypedDict):
    """A card was played, or a mission laid open, for which there is no seat."""

    event: Literal["played", "laid open"]
    seat: NotRequired[int]
    card: str


class UnitEvent(TypedDict):
    """A unit came by a card, was found, or destroyed itself, for which there is no hex."""

    event: Literal["placed", "found", "shattered"]
    seat: int
    unit: str
    at: NotRequired[str]


Way = TypedDict("Way", {"from": str, "to": str})
"""From one hex to another; ``from`` is no name that a class could have."""


class Moved(Way):
    """A unit went; ``marched`` is there for a move of the phase: a card let it go farther."""

    event: Literal["moved", "transferred", "extracted", "swept"]
    seat: int
    unit: str
    marched: NotRequired[bool]


class Breath(Way):
    """A special attack."""

    event: Literal["breath"]
    seat: int
    unit: str
    against: int


class BreathRolled(TypedDict):
    """The die of a special attack."""

    event: Literal["breath rolled"]
    seat: int
    die: int
    hit: bool


class Explored(TypedDict):
    """A token was turned up."""

    event: Literal["explored"]
    seat: int
    at: str
    shows: list[Found]


class Troop(TypedDict):
    """So many units of a kind."""

    unit: str
    count: int


class BattleBegun(TypedDict):
    """A battle begins, with the units of both sides."""

    event: Literal["battle"]
    seat: int
    against: int
    at: str
    own: list[Troop]
    other: list[Troop]


class Targeted(TypedDict):
    """A card was played for a unit."""

    event: Literal["targeted"]
    seat: int
    side: Side
    unit: str
    card: str


class DiceOf(TypedDict):
    """The dice of a kind of unit: what they show."""

    side: Side
    unit: str
    dice: list[int]


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


class Rerolled(TypedDict):
    """Dice are rolled again."""

    event: Literal["rerolled"]
    seat: int
    dice: list[DiceAgain]


class Hits(TypedDict):
    """The hits of both sides, and how many of them pick their victims."""

    event: Literal["hits"]
    attacker: int
    defender: int
    attacker_picks: int
    defender_picks: int


class Cancelled(TypedDict):
    """A hit of a side was cancelled."""

    event: Literal["cancelled"]
    seat: int
    side: Side
    picks: bool


class Lost(TypedDict):
    """A unit was taken off."""

    event: Literal["lost"]
    seat: int
    unit: str
    at: str
    picked: bool


class Won(TypedDict):
    """A battle was won."""

    event: Literal["won"]
    seat: int
    against: int
    points: int


class Undecided(TypedDict):
    """A battle had no winner."""

    event: Literal["undecided"]
    seat: int
    against: int


class Completed(TypedDict):
    """A mission was completed."""

    event: Literal["completed"]
    seat: int
    card: str
    points: int
    from_row: bool


class Mined(TypedDict):
    """What the mines gave."""

    event: Literal["mined"]
    seat: int
    rubium: int
    mines: list[dict[str, str | int]]


class Drew(TypedDict):
    """A card was drawn; which one is told to the seat alone."""

    event: Literal["drew"]
    seat: int
    deck: Deck
    card: NotRequired[str]


class DeckEvent(TypedDict):
    """No card is left for a seat, or the discards become the deck, for which there is no seat."""

    event: Literal["no card", "reshuffled"]
    seat: NotRequired[int]
    deck: Deck


class Kept(TypedDict):
    """One of two missions was kept; which one is told to the seat alone."""

    event: Literal["kept"]
    seat: int
    card: NotRequired[str]
    under: NotRequired[str]


class King(TypedDict):
    """The Monolith gave a point."""

    event: Literal["king"]
    seat: int
    points: int


class Sold(TypedDict):
    """A card was discarded for rubium."""

    event: Literal["sold"]
    seat: int
    deck: Deck
    card: str


class Passed(TypedDict):
    """A card was passed to the partner; which one is told to the two alone."""

    event: Literal["passed card"]
    seat: int
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


class LaidDown(TypedDict):
    """A seat that is out gives up what it had."""

    event: Literal["laid down"]
    seat: int
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

# The view: what one seat may know.


class Hex(TypedDict):
    """A hex. ``token`` is the set of its face-down token or 0, ``base`` and ``control`` are seats
    or -1, ``units`` are by seat. The rest is about the active player's units."""

    at: str
    terrain: str
    mine: int
    token: int
    base: int
    units: list[Count]
    control: int
    contested: bool
    fresh: Count
    found: Count
    breathed: int
    flown: int


class Mission(TypedDict):
    """A mission that the viewer sees: whether it is met, else what is missing. ``count`` is there
    in a hand."""

    card: str
    kind: Literal["battle", "objective"]
    points: int
    met: bool
    missing: list[Missing]
    count: NotRequired[int]


class Hand(TypedDict):
    """The cards in the viewer's hand."""

    missions: list[Mission]
    energize: Count


class Given(TypedDict):
    """What partners gave each other."""

    missions: Count
    energize: Count


class Player(TypedDict):
    """What a seat has; the last three are told to the viewer's own seat alone."""

    corporation: str
    side: int
    out: bool
    rubium: int
    points: int
    battles_won: int
    king_cards: int
    completed: Count
    missions: int
    energize: int
    reserve: Count
    on_board: int
    hexes: int
    hand: NotRequired[Hand]
    gave: NotRequired[Given]
    was_given: NotRequired[Given]


class Under(TypedDict):
    """A mission under the deck: who put it there, and for that seat which it is."""

    seat: int
    card: str


class Decks(TypedDict):
    """Sizes of the decks, and the discards."""

    missions: int
    under: list[Under]
    missions_discard: Count
    energize: int
    energize_discard: Count


class TokenKind(TypedDict):
    """What a kind of token shows, and how many there are."""

    mine: int
    unit: str
    green: bool
    count: int


class Tokens(TypedDict):
    """The exploration tokens: the kinds, and how many of each were turned up, by set."""

    kinds: list[TokenKind]
    turned: list[list[int]]


class Fighters(TypedDict):
    """Units in a battle that are alike."""

    unit: str
    marks: list[Mark]
    count: int


class BattleSide(TypedDict):
    """One side of a battle. ``needs`` is the least that a die must show to hit, by unit."""

    units: list[Fighters]
    began: int
    modifiers: Count
    killed: Count
    to_roll: Count
    dice: dict[str, list[int]]
    hits: int
    picks: int
    needs: Count


Stage = Literal[
    "before the first roll",
    "before the next roll",
    "rolled",
    "dice have fallen",
    "hits are counted",
    "over",
    "reward",
    "consolation",
    "going on",
]


class Battle(TypedDict):
    """The battle that is fought now. ``attacking`` is a unit, one of those who attack before all
    others, or nothing."""

    at: str
    attacker: int
    defender: int
    stage: Stage
    step: int
    attacking: str
    sides: list[BattleSide]
    left: bool
    going_on: Count


class Pending(TypedDict):
    """A frame of the stack of pending decisions, its numbers by name.

    Cells are numbers of the frame of hexes, cards and units numbers of their decks and sheets;
    `knowledge.frames` tells what each kind has.
    """

    kind: str
    seat: int
    phase: NotRequired[int]
    begun: NotRequired[int]
    stage: NotRequired[int]
    dice: NotRequired[int]
    black: NotRequired[int]
    slot: NotRequired[int]
    cover: NotRequired[int]
    question: NotRequired[int]
    cell: NotRequired[int]
    moment: NotRequired[int]
    turn: NotRequired[int]
    side: NotRequired[int]
    how: NotRequired[int]
    whose: NotRequired[int]
    purpose: NotRequired[int]
    card: NotRequired[int]
    left: NotRequired[int]
    way: NotRequired[int]
    aim: NotRequired[int]


class View(TypedDict):
    """What a seat may know; the lowest pending frame comes first. ``end`` is there when the game is
    over."""

    phase: str
    turn: int
    turn_of: int
    first_player: int
    target: int
    board: list[Hex]
    players: list[Player]
    decks: Decks
    row: list[Mission]
    offered: list[str]
    tokens: Tokens
    battle: Battle | None
    march: int
    drive: int
    wins: int
    fought: list[str]
    cloned: list[str]
    winners: list[int]
    pending: list[Pending]
    end: NotRequired[End]
