"""Superhex as a game of the catalogue."""

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, cast, final

from hexagora.core.capabilities import Challenge, Guide, Learning, TableSide, Words
from hexagora.core.errors import BadOption, IllegalAction
from hexagora.core.event import Facts
from hexagora.core.game import Game
from hexagora.core.geometry import Geometry
from hexagora.core.levels import ladder
from hexagora.core.planes import Plane
from hexagora.core.registry import GameInfo, Option
from hexagora.core.rng import Rng
from hexagora.core.saying import Say, plain
from hexagora.core.state import State
from hexagora.games.superhex.knowledge import meanings, restoring
from hexagora.games.superhex.mind.judgement import COUNT
from hexagora.games.superhex.pictures import terminal
from hexagora.games.superhex.rules import actions, observation
from hexagora.games.superhex.rules.kinds import KINDS
from hexagora.games.superhex.rules.position import Position
from hexagora.games.superhex.rules.settings import Rules
from hexagora.games.superhex.state import SuperhexState, blank, start
from hexagora.games.superhex.words import notation, refusals

if TYPE_CHECKING:
    from hexagora.games.superhex.facts import Action
    from hexagora.pictures.drawing import Drawing

RULES_VERSION = 1
DEEPEST = 4
"""A turn, and what is decided in it."""
LONGEST = 10_000
"""At least three times as many decisions as any of 300 random games took: 2,561."""
EVENTS = (
    "dealt",
    "turn",
    "rolled",
    "spent",
    "swapped",
    "captured",
    "split",
    "main",
    "laid",
    "paid",
    "put back",
    "passed",
    "ended",
)


@final
class Superhex(Game):
    """The rules of Superhex for a number of seats and chosen options."""

    def __init__(self, seats: int, options: Mapping[str, str], rules_version: int) -> None:
        super().__init__(
            name="superhex",
            seats=seats,
            options=options,
            rules_version=rules_version,
            kinds=KINDS,
            event_kinds=EVENTS,
            action_count=actions.COUNT,
            most_options=actions.MOST_OPTIONS,
            deepest=DEEPEST,
            bounds=(0.0, 1.0),
            features=COUNT,
        )
        chosen = options["first"]
        first = -1 if chosen == "chance" else int(chosen) - 1
        if first >= seats:
            raise BadOption(
                "first={first} names a seat that is not there; there are {seats}",
                "no_such_first",
                first=chosen,
                seats=seats,
            )
        if seats == 1:
            first = 0
        self.rules = Rules(seats, first, options["gaps"] == "on")

    def start(self) -> SuperhexState:
        return start(self, self.rules)

    def unpack(self, data: bytes) -> SuperhexState:
        state = blank(self, self.rules)
        state.unpack_from(data)
        return state

    def write(self, state: State, action: int) -> str:
        return notation.write(cast(Position, state), action)

    def read(self, state: State, text: str) -> int:
        return notation.read(cast(Position, state), text)

    def refusal(self, state: State, action: int) -> IllegalAction:
        return refusals.refusal(cast(Position, state), action)

    def meaning(self, state: State, action: int) -> Facts:
        return cast(Facts, meanings.meaning(cast(Position, state), action))

    def meanings(self, state: State, actions: list[int]) -> list[Facts]:
        return meanings.meanings(cast(Position, state), actions)

    def text(self, meaning: Facts) -> str:
        return notation.text_of(cast("Action", meaning))

    def about(self, state: State, seat: int) -> Facts:
        return cast(Position, state).about()

    def sample(self, data: Facts, rng: Rng) -> SuperhexState:
        return restoring.position_from(self, self.rules, data)

    def draw(self, state: State, colour: bool = False, say: Say = plain) -> str:
        return terminal.draw(cast(Position, state), colour, say)

    def planes(self) -> list[Plane]:
        return observation.planes(self)

    def sketch(self, data: Facts) -> "Drawing":
        # Pictures are for notebooks and pixels: nobody else should wait for them to be loaded.
        from hexagora.games.superhex.pictures import drawing

        return drawing.sketch(data)


def _facts() -> Sequence[ModuleType]:
    from hexagora.games.superhex import facts

    return (facts,)


def _guide() -> Guide:
    from hexagora.games.superhex.words import guide

    return guide


def _table() -> TableSide:
    from hexagora.games.superhex import table

    return table.TABLE


def _geometry(game: Game) -> Geometry:
    from hexagora.games.superhex.geometry import geometry_of

    return geometry_of(game)


def _pieces_left(state: State) -> int:
    """What a game alone counts (SH-SOLO-08)."""
    return int(cast(SuperhexState, state).block.count)


INFO = GameInfo(
    name="superhex",
    title="Superhex (Hexagone)",
    least_seats=1,
    most_seats=4,
    usual_seats=2,
    rules_version=RULES_VERSION,
    options=(
        Option("gaps", ("off", "on"), "off", "whether the block is laid out with gaps"),
        Option(
            "first",
            ("chance", "1", "2", "3", "4"),
            "chance",
            "the seat that begins, or chance",
            seats=True,
        ),
    ),
    make=Superhex,
    longest=LONGEST,
    ladder=ladder(
        (30, 80, 300, 3000, 15000),
        (0.15, 0.03, 0.0, 0.0, 0.0),
        best={"looks": 1, "sight": 100.0},
        curiosity=0.5,
        spread=3.0,
    ),
    rules="superhex",
    strongest_last=(
        ("random",),
        ("greedy",),
        ("recruit",),
        ("soldier",),
        ("veteran",),
        ("commander", "general"),
    ),
    facts=_facts,
    words=Words("hexagora.games.superhex.words"),
    guide=_guide,
    table=_table,
    geometry=_geometry,
    learning=Learning(beside=("kind", "piles", "dice")),
    lessons="hexagora.games.superhex.content",
    replays="hexagora.games.superhex.content",
    challenges=(Challenge("solo", ({},), _pieces_left, fewer=True),),
)
