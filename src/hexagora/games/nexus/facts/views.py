"""What one seat may know."""

from typing import Literal, NotRequired, TypedDict

from hexagora.games.nexus.facts.parts import Count, End, Mark, Missing


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
