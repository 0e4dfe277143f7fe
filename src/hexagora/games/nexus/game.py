"""Nexus Ops as a game of the catalogue."""

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, cast, final

from hexagora.core.capabilities import Content, Guide, Hand, Learning, TableSide, Words
from hexagora.core.errors import IllegalAction
from hexagora.core.event import Facts
from hexagora.core.game import Game
from hexagora.core.geometry import Geometry
from hexagora.core.levels import ladder
from hexagora.core.planes import Plane
from hexagora.core.registry import GameInfo, Option
from hexagora.core.rng import Rng
from hexagora.core.saying import Say, plain
from hexagora.core.state import State
from hexagora.games.nexus import setup
from hexagora.games.nexus.content.packs import LOADER, MORE, known_packs, packs_of, remake_with
from hexagora.games.nexus.knowledge import restoring
from hexagora.games.nexus.mind.judgement import COUNT
from hexagora.games.nexus.pictures import terminal
from hexagora.games.nexus.rules import actions, observation
from hexagora.games.nexus.rules.kinds import KINDS
from hexagora.games.nexus.state import NexusState, start, unpacked
from hexagora.games.nexus.words import asking, notation, refusals

if TYPE_CHECKING:
    from hexagora.games.nexus.facts.actions import Action
    from hexagora.pictures.drawing import Drawing

RULES_VERSION = 2
LONGEST = 20_000
"""At least three times as many decisions as any of 300 random games took: 4,763."""
EVENTS = (
    "first",
    "corporation",
    "laid",
    "ready",
    "turn",
    "bought",
    "played",
    "placed",
    "transferred",
    "moved",
    "breath",
    "breath rolled",
    "explored",
    "found",
    "battle",
    "targeted",
    "shattered",
    "extracted",
    "rolled",
    "rerolled",
    "hits",
    "cancelled",
    "lost",
    "won",
    "undecided",
    "completed",
    "mined",
    "drew",
    "laid open",
    "no card",
    "reshuffled",
    "kept",
    "king",
    "sold",
    "passed card",
    "vortex",
    "vortex rolled",
    "swept",
    "out",
    "laid down",
    "ended",
)


@final
class Nexus(Game):
    """The rules of Nexus Ops for a number of seats and chosen options."""

    def __init__(self, seats: int, options: Mapping[str, str], rules_version: int) -> None:
        self.box = known_packs()[options["data"]]
        super().__init__(
            name="nexus",
            seats=seats,
            options=options,
            rules_version=rules_version,
            kinds=KINDS,
            event_kinds=EVENTS,
            action_count=actions.COUNT,
            most_options=actions.MOST_OPTIONS,
            bounds=(0.0, 1.0),
            secrets=True,
            features=COUNT,
        )
        setup.check_options(seats, options, self.box)
        self.tables = setup.make_tables(seats, options, self.box)
        self.rules = setup.make_rules(seats, options, self.box, self.tables, rules_version)

    def start(self) -> NexusState:
        return start(self, self.rules, self.tables)

    def unpack(self, data: bytes) -> NexusState:
        return unpacked(self, self.rules, self.tables, data)

    def write(self, state: State, action: int) -> str:
        return notation.write(cast(NexusState, state), action)

    def read(self, state: State, text: str) -> int:
        return notation.read(cast(NexusState, state), text)

    def refusal(self, state: State, action: int) -> IllegalAction:
        return refusals.refusal(cast(NexusState, state), action)

    def meaning(self, state: State, action: int) -> Facts:
        return cast(Facts, notation.meaning(cast(NexusState, state), action))

    def text(self, meaning: Facts) -> str:
        return notation.text_of(cast("Action", meaning))

    def about(self, state: State, seat: int) -> Facts:
        return asking.about(cast(NexusState, state), seat)

    def sample(self, data: Facts, rng: Rng) -> NexusState:
        return restoring.position_from(self, self.rules, self.tables, data, rng)

    def draw(self, state: State, colour: bool = False, say: Say = plain) -> str:
        return terminal.draw(cast(NexusState, state), colour, say)

    def planes(self) -> list[Plane]:
        return observation.planes(self, self.tables)

    def sketch(self, data: Facts) -> "Drawing":
        # Pictures are for notebooks and pixels: nobody else should wait for them to be loaded.
        from hexagora.games.nexus.pictures import drawing

        return drawing.sketch(self.tables, data)

    def __reduce__(self) -> tuple[object, ...]:
        packs = packs_of([self.options["data"]])
        return remake_with, (packs, self.seats, self.options, self.rules_version)


def _rule(name: str, help: str) -> Option:
    return Option(name, ("off", "on"), "off", help)


def _facts() -> Sequence[ModuleType]:
    from hexagora.games.nexus import facts

    return facts.PARTS


def _guide() -> Guide:
    from hexagora.games.nexus.words import guide

    return guide


def _hand() -> Hand:
    from hexagora.games.nexus.words import hand

    return hand


def _content(language: str) -> Content:
    from hexagora.games.nexus.content.names import names_in

    return names_in(language)


def _table() -> TableSide:
    from hexagora.games.nexus import table

    return table.TABLE


def _geometry(game: Game) -> Geometry:
    from hexagora.games.nexus.geometry import geometry_of

    return geometry_of(game)


INFO = GameInfo(
    name="nexus",
    title="Nexus Ops",
    least_seats=2,
    most_seats=4,
    usual_seats=2,
    rules_version=RULES_VERSION,
    options=(
        _rule("short_game", "Time is of the essence: play to 10 points (NX-OPT-01)"),
        _rule("long_game", "In for the long haul: play to 14 points (NX-OPT-02)"),
        _rule(
            "standing_orders",
            "Executive Orders: everybody begins with a Secret Mission (NX-OPT-03)",
        ),
        _rule("king_of_the_hill", "the Monolith can give a point instead of cards (NX-OPT-04)"),
        _rule("high_priority", "Top Priority: draw two missions and keep one (NX-OPT-05)"),
        _rule("extra_tokens", "mix in the green exploration tokens (NX-OPT-06)"),
        _rule("open_missions", "Intercepted transmissions: missions lie open (NX-OPT-07)"),
        _rule("teams", "two teams of two, to 20 points together (NX-OPT-08)"),
        _rule("vortex", "the Vortex takes the place of the Monolith (NX-OPT-09)"),
        _rule("alternate_units", "the other side of the reference sheet (NX-OPT-10)"),
        _rule("bad_neighbourhood", "two players, bases close together (NX-OPT-12)"),
        _rule("power_hungry", "two players on the small board (NX-OPT-13)"),
        Option(
            "first",
            ("chance", "1", "2", "3", "4"),
            "chance",
            "the seat that begins, or chance",
            seats=True,
        ),
        Option(
            "data",
            ("box",),
            "box",
            "the components: those of the box, partly reconstructed, or a file's",
            MORE,
        ),
    ),
    make=Nexus,
    longest=LONGEST,
    ladder=ladder(
        (24, 40, 100, 900, 4000),
        (0.06, 0.01, 0.0, 0.0, 0.0),
        best={"network": "hexagora.games.nexus.mind:duel.net", "worlds": 4},
        worlds=2,
        curiosity=0.2,
        caution=0.05,
    ),
    strongest_last=(
        ("random",),
        ("greedy",),
        ("recruit",),
        ("soldier",),
        ("veteran", "commander"),
        ("general",),
    ),
    sides=lambda game: cast(Nexus, game).rules.sides,
    rules="nexus_ops",
    facts=_facts,
    words=Words("hexagora.games.nexus.words", _content),
    guide=_guide,
    hand=_hand,
    table=_table,
    geometry=_geometry,
    learning=Learning(beside=("kind", "phase", "missions", "energize", "decks")),
    packs=LOADER,
    lessons="hexagora.games.nexus.content",
    replays="hexagora.games.nexus.content",
)
