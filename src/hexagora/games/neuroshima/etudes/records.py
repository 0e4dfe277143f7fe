"""An etude as JSON data, read and checked; see docs/etudes.md.

Every fault is told in a line of its own: where it is, what it is, what would be right.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from hexagora.core.errors import FaultsFound
from hexagora.core.event import Facts
from hexagora.core.languages import LANGUAGES
from hexagora.core.registry import make_game
from hexagora.games.neuroshima.etudes.kinds import (
    CATEGORIES,
    GOALS,
    LEVELS,
    MOST_OFFERED,
    MOST_USED,
)
from hexagora.games.neuroshima.knowledge.position_files import BadPosition, read_position
from hexagora.games.neuroshima.knowledge.position_values import (
    check_known,
    is_number,
    object_of,
    shown,
)
from hexagora.games.neuroshima.proof.goals import Goals
from hexagora.games.neuroshima.proof.search import offer
from hexagora.games.neuroshima.rules.cells import CELLS, NUMBERS, bit
from hexagora.games.neuroshima.rules.settings import DUEL
from hexagora.games.neuroshima.rules.tiles import BATTLE, HQ
from hexagora.games.neuroshima.state import NeuroshimaState

KEYS = (
    *("id", "title", "story", "category", "level", "position", "offered", "use", "goal"),
    *("solution", "note", "measured"),
)
FREE = ("edition", "mode", "mirror", "first", "army1", "army2")
"""Options that an etude may have; the others speak of turns, or of what does not occur in one."""


class BadEtude(FaultsFound):
    """An etude that cannot be set up."""


@dataclass(frozen=True)
class Goal:
    """One thing that is asked for: ``number`` belongs to a lead, ``cells`` to units to be kept."""

    kind: str
    number: int = 0
    cells: tuple[str, ...] = ()

    def data(self) -> Facts:
        """As it is written in a file."""
        facts: Facts = {"kind": self.kind}
        if self.kind == "hq_lead":
            facts["n"] = self.number
        if self.kind == "keep":
            facts["cells"] = list(self.cells)
        return facts


@dataclass(frozen=True)
class Etude:
    """An etude that can be set up: ``state`` has the offered tiles in the hand of the solver."""

    state: NeuroshimaState
    offered: Mapping[str, int]
    use: int
    goals: Sequence[Goal]
    data: Facts = field(repr=False)
    id: str = ""
    category: str = ""
    level: int = 0
    titles: Mapping[str, str] = field(default_factory=dict)
    stories: Mapping[str, str] = field(default_factory=dict)
    solution: Sequence[str] = ()

    @property
    def seat(self) -> int:
        """The seat that solves."""
        return int(self.state.turn_seat())

    def aims(self) -> Goals:
        """The goals for the search."""
        kinds = {goal.kind: goal for goal in self.goals}
        keep = 0
        for cell in kinds["keep"].cells if "keep" in kinds else ():
            keep |= int(bit(NUMBERS[cell]))
        return Goals(
            seat=self.seat,
            points=int(self.state.points[self.seat]),
            destroy="destroy_hq" in kinds,
            lead=kinds["hq_lead"].number if "hq_lead" in kinds else 0,
            survive="survive" in kinds,
            unhurt="unhurt" in kinds,
            clear="clear" in kinds,
            keep=keep,
        )


def read_etude(data: object) -> Etude:
    """The etude that the data describe; `BadEtude` tells all that is wrong."""
    if not isinstance(data, dict):
        raise BadEtude("etude: must be an object in braces; see docs/etudes.md")
    faults: list[str] = []
    check_known(data, KEYS, "etude", faults)
    try:
        state = read_position(data.get("position"))
    except BadPosition as error:
        faults += [fault if _is_whole(fault) else f"position.{fault}" for fault in error.faults]
        raise BadEtude(*faults) from error
    _check_position(state, object_of(data["position"], "position", faults), faults)
    if state.rules.mode != DUEL:
        raise BadEtude(*faults)
    numbers = _offered(state, data.get("offered"), faults)
    use = _use(data.get("use"), len(numbers), faults)
    goals = _goals(state, data.get("goal"), faults)
    level = data.get("level", 0)
    if not is_number(level, 0, LEVELS):
        faults.append(f"level: {shown(level)} is no level; write 1 to {LEVELS}")
    category = data.get("category", "")
    if category and category not in CATEGORIES:
        faults.append(
            f"category: {shown(category)} is not known; write one of {', '.join(CATEGORIES)}"
        )
    titles, stories = (_texts(data, key, faults) for key in ("title", "story"))
    solution = _solution(data.get("solution", []), faults)
    if not isinstance(data.get("id", ""), str):
        faults.append(f"id: {shown(data['id'])} is no text; write a short name")
    if faults:
        raise BadEtude(*faults)
    offer(state, numbers)
    ids = [state.tables.tiles[number].id for number in numbers]
    return Etude(
        state=state,
        offered={id_: ids.count(id_) for id_ in dict.fromkeys(ids)},
        use=use,
        goals=goals,
        data=data,
        id=str(data.get("id", "")),
        category=str(category),
        level=int(str(level)),
        titles=titles,
        stories=stories,
        solution=solution,
    )


def _is_whole(fault: str) -> bool:
    return fault.startswith("position")


def _check_position(state: NeuroshimaState, data: Facts, faults: list[str]) -> None:
    """A duel in which only the solver has something to do (NS-ETU-04, NS-ETU-08)."""
    if state.rules.mode != DUEL:
        faults.append("position.options.mode: an etude is a duel; write two seats and mode duel")
        return
    usual = make_game("neuroshima", 2, {}).options
    for option, value in state.game.options.items():
        if option not in FREE and value != usual.get(option):
            faults.append(f"position.options.{option}: does not occur in etudes; leave it out")
    for seat in range(2):
        if state.hand_size(seat):
            faults.append(
                f"position.seats[{seat}].hand: hands are empty in an etude; "
                "write the tiles of the solver as offered"
            )
    for key in ("turns", "slot", "last_tile", "owed", "tied"):
        if key in data:
            faults.append(f"position.{key}: an etude has no turns; leave it out")
    if state.board_full():
        faults.append("position.board: it is full; leave at least one hex empty")


def _offered(state: NeuroshimaState, given: object, faults: list[str]) -> list[int]:
    """The numbers of the offered tiles, each as often as it is offered."""
    if not isinstance(given, dict) or not given:
        faults.append('offered: must be counts of tiles such as {"outpost_scout": 1}')
        return []
    seat = int(state.turn_seat())
    tables = state.tables
    first, last = int(tables.starts[seat]), int(tables.starts[seat + 1])
    ids = {tables.tiles[tile].id: tile for tile in range(first, last)}
    found: list[int] = []
    for name, count in given.items():
        where = f"offered.{name}"
        if name not in ids:
            army = state.game.options[f"army{seat + 1}"]
            faults.append(f"{where}: {army}, the army of the solver, has no such tile")
            continue
        tile = ids[name]
        left = int(tables.count[tile]) - _on_board(state, tile)
        if tables.kind[tile] == HQ:
            faults.append(f"{where}: the HQ stands on the board; leave it out")
        elif tables.instant[tile] == BATTLE:
            faults.append(f"{where}: the battle comes by itself (NS-ETU-05); leave it out")
        elif not is_number(count, 1, MOST_OFFERED):
            faults.append(f"{where}: {shown(count)} is no count; write 1 to {MOST_OFFERED}")
        elif int(count) > left:
            faults.append(f"{where}: the army has {left} of them beside the board; write that")
        else:
            found += [tile] * int(count)
    if len(found) > MOST_OFFERED:
        faults.append(f"offered: {len(found)} tiles are too many; offer {MOST_OFFERED} at most")
    return sorted(found)


def _on_board(state: NeuroshimaState, tile: int) -> int:
    return sum(1 for cell in range(CELLS) if int(state.units.tile[cell]) == tile)


def _use(given: object, offered: int, faults: list[str]) -> int:
    if not is_number(given, 1, MOST_USED):
        faults.append(f"use: {shown(given)} is no number of tiles; write 1 to {MOST_USED}")
        return 0
    use = int(str(given))
    if offered and use >= offered:
        faults.append(f"use: {use} of {offered} leaves none over; offer more tiles than are used")
    return use


def _goals(state: NeuroshimaState, given: object, faults: list[str]) -> list[Goal]:
    rows = given if isinstance(given, list) else [given]
    found: list[Goal] = []
    if not rows:
        faults.append("goal: must be at least one goal; write one such as destroy_hq")
    for i, row in enumerate(rows):
        where = f"goal[{i}]" if isinstance(given, list) else "goal"
        goal = _goal(state, object_of(row, where, faults), where, faults)
        if goal.kind in [other.kind for other in found]:
            faults.append(f"{where}.kind: {goal.kind} is there twice; write it once")
        found.append(goal)
    if [goal.kind for goal in found] == ["keep"]:
        faults.append("goal: keep stands beside another goal; add one such as destroy_hq")
    return found


def _goal(state: NeuroshimaState, row: Facts, where: str, faults: list[str]) -> Goal:
    kind = row.get("kind")
    if not isinstance(kind, str) or kind not in GOALS:
        faults.append(f"{where}.kind: {shown(kind)} is no goal; write one of {', '.join(GOALS)}")
        return Goal("")
    own = {"hq_lead": ("n",), "keep": ("cells",)}.get(kind, ())
    check_known(row, ("kind", *own), where, faults)
    number = row.get("n", 1)
    if kind == "hq_lead" and not is_number(number, 1, 20):
        faults.append(f"{where}.n: {shown(number)} is no lead; write 1 to 20")
        number = 1
    cells = _kept(state, row.get("cells"), f"{where}.cells", faults) if kind == "keep" else []
    return Goal(kind, int(str(number)), tuple(cells))


def _kept(state: NeuroshimaState, given: object, where: str, faults: list[str]) -> list[str]:
    """The cells of the units that must still stand."""
    if not isinstance(given, list) or not given:
        faults.append(f'{where}: must be a list of cells such as ["d4"]')
        return []
    for i, cell in enumerate(given):
        at = NUMBERS.get(cell, -1) if isinstance(cell, str) else -1
        if at < 0 or state.units.tile[at] < 0:
            faults.append(f"{where}[{i}]: no unit stands on {shown(cell)}; name a cell with one")
    found = [str(cell) for cell in given]
    if len(set(found)) < len(found):
        faults.append(f"{where}: a cell is there twice; write it once")
    return found


def _texts(data: Facts, key: str, faults: list[str]) -> dict[str, str]:
    """A text in the languages of the project; English is needed where there is one at all."""
    given = data.get(key)
    if given is None:
        return {}
    row = object_of(given, key, faults)
    check_known(row, LANGUAGES, key, faults)
    if "en" not in row:
        faults.append(f"{key}.en: is missing; write it, others fall back on it")
    for language, text in row.items():
        if not isinstance(text, str) or not text.strip() or "\n" in text or len(text) > 200:
            faults.append(f"{key}.{language}: must be one line of up to 200 letters")
    return {language: str(row.get(language, row.get("en", ""))) for language in LANGUAGES}


def _solution(given: object, faults: list[str]) -> list[str]:
    if not isinstance(given, list) or not all(isinstance(text, str) for text in given):
        faults.append('solution: must be a list of texts such as ["use outpost_scout place d4 0"]')
        return []
    return [str(text) for text in given]
