"""Neuroshima Hex as a game of the catalogue."""

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, cast, final

from hexagora.core.capabilities import Battles, Etudes, Guide, Hand, TableSide, Told, Words
from hexagora.core.errors import IllegalAction
from hexagora.core.event import Facts
from hexagora.core.game import Game
from hexagora.core.geometry import Geometry
from hexagora.core.planes import Plane
from hexagora.core.registry import GameInfo, Option
from hexagora.core.rng import Rng
from hexagora.core.saying import Say, plain
from hexagora.core.state import State
from hexagora.games.neuroshima import setup
from hexagora.games.neuroshima.challenge import SIX_ROADS, lane
from hexagora.games.neuroshima.content.armies import BOX, Tile
from hexagora.games.neuroshima.content.atlas.mission_words import LEVELS, NORMAL
from hexagora.games.neuroshima.content.fan_armies import MORE, fan_armies_of, known_armies
from hexagora.games.neuroshima.content.halves import halves_of
from hexagora.games.neuroshima.content.leader_packs import MORE as MORE_LEADERS
from hexagora.games.neuroshima.content.own_content import own_content_of, structures_named
from hexagora.games.neuroshima.content.pack_files import LOADER, remake_with
from hexagora.games.neuroshima.content.rotation import army_rotation
from hexagora.games.neuroshima.knowledge import restoring
from hexagora.games.neuroshima.learning import LEARNING
from hexagora.games.neuroshima.levels import LADDER, ORDER
from hexagora.games.neuroshima.mind.judgement import COUNT
from hexagora.games.neuroshima.mission_setup import (
    MORE_MISSIONS,
    OFF,
    USUAL_ARMIES,
    automaton_army,
    mission_named,
    own_units,
    playable_missions,
)
from hexagora.games.neuroshima.pictures import terminal
from hexagora.games.neuroshima.rules import actions, observation
from hexagora.games.neuroshima.rules.kinds import BASE, FACING, KINDS, SNIPE
from hexagora.games.neuroshima.rules.settings import MOST_SEATS
from hexagora.games.neuroshima.rules.tiles import Tables
from hexagora.games.neuroshima.state import NeuroshimaState, blank, start
from hexagora.games.neuroshima.words import asking, notation, refusals
from hexagora.games.neuroshima.words.called import called

if TYPE_CHECKING:
    from hexagora.games.neuroshima.facts.actions import Action
    from hexagora.pictures.drawing import Drawing

RULES_VERSION = 2
DEEPEST = 6
"""A turn, an instant in it, whom it hits, and a choice of medics."""
"""2: what edition 3.0 does differently, and who chooses for whom at a medic (see `Rules`)."""
LONGEST = 1_500
"""At least three times as many decisions as any of 500 random games of five and six took: 441."""
EVENTS = (
    "turn",
    "placed",
    "drew",
    "last tile",
    "discarded",
    "played",
    "moved",
    "pushed",
    "strike",
    "battle",
    "phase",
    "exploded",
    "attack",
    "absorbed",
    "hq hit",
    "wounded",
    "destroyed",
    "battle over",
    "tie",
    "ended",
)
STRUCTURE_EVENTS = ("built",)
"""What happens only with structures."""
MISSION_EVENTS = (
    "carousel",
    "charge",
    "left",
    "tanker",
    "storm",
    "caught",
    "retreated",
    "alliance",
)
"""What happens only in missions."""
LEADER_EVENTS = ("dealt", "kept", "revealed", "led", "again")
"""What happens only with leaders."""
SWITCH = ("off", "on")
MORE_STRUCTURES = "others come from files: --pack FILE, or the folder packs in the data folder"


@final
class Neuroshima(Game):
    """The rules of Neuroshima Hex for a number of seats and chosen options."""

    def __init__(self, seats: int, options: Mapping[str, str], rules_version: int) -> None:
        settled = setup.settle(seats, options, rules_version)
        on_a_mission = "mission" in settled
        built = "structures" in settled
        led = settled.get("leaders", "off") != "off"
        # Whatever else there is, the judgement looks at more than its features.
        plain = settled["mode"] == "duel" and not (on_a_mission or built or led)
        super().__init__(
            name="neuroshima",
            seats=seats,
            options=settled,
            rules_version=rules_version,
            kinds=_kinds(built, led, on_a_mission),
            event_kinds=(
                *EVENTS,
                *(STRUCTURE_EVENTS if built else ()),
                *(MISSION_EVENTS if on_a_mission else ()),
                *(LEADER_EVENTS if led else ()),
            ),
            action_count=_action_count(built, led, on_a_mission),
            most_options=actions.MOST_OPTIONS,
            deepest=DEEPEST,
            bounds=(0.0, 1.0),
            secrets=led,
            features=COUNT if plain else 0,
        )
        known = known_armies()
        armies = [known[settled[f"army{seat + 1}"]] for seat in range(seats)]
        mission = mission_named(settled.get("mission", OFF))
        more: list[list[Tile]] | None = None
        if mission is not None:
            armies += automaton_army(mission)
            more = own_units(mission, len(armies))
        self.rules = setup.rules_of(seats, settled, armies, rules_version, mission)
        named = structures_named(settled["structures"]) if built else {}
        structures = [named.get(army.id) for army in armies]
        self.tables = Tables(armies, more, [halves_of(one) if one else [] for one in structures])

    def start(self) -> NeuroshimaState:
        return start(self, self.rules, self.tables)

    def unpack(self, data: bytes) -> NeuroshimaState:
        state = blank(self, self.rules, self.tables)
        state.unpack_from(data)
        return state

    def write(self, state: State, action: int) -> str:
        return notation.write(cast(NeuroshimaState, state), action)

    def read(self, state: State, text: str) -> int:
        return notation.read(cast(NeuroshimaState, state), text)

    def refusal(self, state: State, action: int) -> IllegalAction:
        return refusals.refusal(cast(NeuroshimaState, state), action)

    def meaning(self, state: State, action: int) -> Facts:
        return cast(Facts, notation.meaning(cast(NeuroshimaState, state), action))

    def meanings(self, state: State, actions: list[int]) -> list[Facts]:
        return cast(list[Facts], notation.meanings(cast(NeuroshimaState, state), actions))

    def text(self, meaning: Facts) -> str:
        return notation.text_of(cast("Action", meaning))

    def about(self, state: State, seat: int) -> Facts:
        return cast(Facts, asking.about(cast(NeuroshimaState, state)))

    def sample(self, data: Facts, rng: Rng) -> NeuroshimaState:
        return restoring.position_from(self, self.rules, self.tables, data, rng)

    def draw(self, state: State, colour: bool = False, say: Say = plain) -> str:
        return terminal.draw(cast(NeuroshimaState, state), colour, say)

    def planes(self) -> list[Plane]:
        return observation.planes(self, self.rules)

    def sketch(self, data: Facts) -> "Drawing":
        # Pictures are for notebooks and pixels: nobody else should wait for them to be loaded.
        from hexagora.games.neuroshima.pictures import drawing

        return drawing.sketch(self.sample(data, Rng("sketch")), data)

    def __reduce__(self) -> tuple[object, ...]:
        # What came from files goes along: the other process need not have them.
        armies = fan_armies_of(self.options.values())
        contents = own_content_of(self.options.values())
        return remake_with, (armies, contents, self.seats, self.options, self.rules_version)


def _kinds(built: bool, led: bool, on_a_mission: bool) -> tuple[str, ...]:
    """The decisions that can be met with the options, and those whose numbers are lower."""
    if on_a_mission:
        return KINDS
    if led:
        return KINDS[: FACING + 1]
    return KINDS[: SNIPE + 1 if built else BASE]


def _action_count(built: bool, led: bool, on_a_mission: bool) -> int:
    """One more than the highest id that can be met with the options."""
    if on_a_mission:
        return actions.ATLAS_COUNT
    if led:
        return actions.LEADERS_COUNT
    return actions.WITH_STRUCTURES if built else actions.COUNT


def _facts() -> Sequence[ModuleType]:
    from hexagora.games.neuroshima import facts

    return facts.PARTS


def _guide() -> Guide:
    from hexagora.games.neuroshima.words import guide

    return guide


def _hand() -> Hand:
    from hexagora.games.neuroshima.words import hand

    return hand


def _table() -> TableSide:
    from hexagora.games.neuroshima.table import questions

    return questions.TABLE


def _battles() -> Battles:
    from hexagora.games.neuroshima.table import arbiter

    return arbiter


def _etudes() -> Etudes:
    from hexagora.games.neuroshima.etudes import shelf

    return shelf


def _geometry(game: Game) -> Geometry:
    from hexagora.games.neuroshima.geometry import geometry_of

    return geometry_of(game)


def _opening(meaning: Facts) -> Told | None:
    """Where the HQ stands decides what comes after it."""
    return ("opening-hq", {"cell": meaning["cell"]}) if meaning.get("do") == "hq" else None


INFO = GameInfo(
    name="neuroshima",
    title="Neuroshima Hex",
    least_seats=1,
    most_seats=MOST_SEATS,
    usual_seats=2,
    rules_version=RULES_VERSION,
    options=(
        Option("edition", ("2025", "3.0"), "2025", "the edition of the rules"),
        Option(
            "mode",
            ("auto", "duel", "deathmatch", "points", "solo", "team"),
            "auto",
            "duel for 2; deathmatch or points for 3 to 6; solo for 3; team for 4",
        ),
        *(
            Option(
                f"army{i + 1}",
                BOX,
                USUAL_ARMIES[i],
                f"the army of seat {i + 1}",
                more=MORE,
                topic="army",
                seat=i,
            )
            for i in range(MOST_SEATS)
        ),
        Option(
            "first",
            ("chance", *(str(i + 1) for i in range(MOST_SEATS))),
            "chance",
            "the seat that begins",
            seats=True,
        ),
        Option(
            "extended_board",
            ("auto", *SWITCH),
            "auto",
            "all 37 hexes; for 4 players if switched on, for 5 and 6 always",
        ),
        Option(
            "moloch_hurts_allies",
            ("auto", *SWITCH),
            "auto",
            "whether Moloch hits its allies; on with allies unless switched off",
        ),
        Option(
            "mirror",
            ("auto", *SWITCH),
            "auto",
            "whether two seats may lead the same army; for 5 and 6 players unless switched off",
        ),
        Option(
            "team_hp",
            ("auto", "15", "20"),
            "auto",
            "hit points of an HQ in mode team; 15 in edition 3.0 (its errata say 20), else 20",
        ),
        Option("alternative_start", SWITCH, "off", "the first player draws three tiles, uses one"),
        Option("reinforcements", SWITCH, "off", "draw up to six tiles, use two"),
        Option(
            "structures",
            SWITCH,
            "off",
            "two-hex warriors, built for three tiles; what is printed on them is our own",
            more=MORE_STRUCTURES,
        ),
        Option(
            "boarding",
            ("choice", "compulsory"),
            "choice",
            "whether a structure that boards may start its battle or must; with structures only",
        ),
        Option(
            "leaders",
            SWITCH,
            "off",
            "a leader with two uses for each side, duel and team",
            more=MORE_LEADERS,
        ),
        Option(
            "mission",
            (OFF, *playable_missions()),
            OFF,
            "a mission of the atlas of battles: it fixes the board, seats, mode and often armies",
            more=MORE_MISSIONS,
        ),
        Option(
            "level",
            LEVELS,
            NORMAL,
            "how hard a mission for one is: with how many hit points its HQ begins",
        ),
    ),
    make=Neuroshima,
    longest=LONGEST,
    ladder=LADDER,
    strongest_last=ORDER,
    sides=lambda game: cast(Neuroshima, game).rules.sides[: game.seats],
    unplayed=lambda game: setup.unplayed(
        cast(Neuroshima, game).rules, cast(Neuroshima, game).tables
    ),
    # A mission gives its sides boards, armies and ends of their own.
    even=lambda game: game.options.get("mission", "off") == "off",
    cautions=lambda game: setup.cautions(game.options),
    deals=army_rotation,
    rules="neuroshima",
    words=Words("hexagora.games.neuroshima.words", called),
    facts=_facts,
    guide=_guide,
    hand=_hand,
    table=_table,
    geometry=_geometry,
    learning=LEARNING,
    battles=_battles,
    etudes=_etudes,
    packs=LOADER,
    lessons="hexagora.games.neuroshima.content",
    replays="hexagora.games.neuroshima.content",
    challenges=(SIX_ROADS,),
    lane=lane,
    opening=_opening,
)
