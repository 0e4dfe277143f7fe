"""Choices in a battle in words: ``explode``, ``turn NE ranged``, ``medic d5 for d6``, ``take``."""

from __future__ import annotations

from hexagora.core.errors import IllegalAction
from hexagora.games.neuroshima.facts.actions import Action, Medic, Take
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES
from hexagora.games.neuroshima.rules.hits import EXPLOSION, INSTANT
from hexagora.games.neuroshima.rules.kinds import ATTACK, CONVERT, EXPLODE, MEDIC
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.words.family import Family, Read, Verb, form, plain
from hexagora.games.neuroshima.words.naming import COMPASS, tile_on
from hexagora.games.neuroshima.words.reading import among, cell_of, direction_of, want, without


def _turn(position: Position, number: int) -> Action:
    direction, ranged = divmod(number, 2)
    return {
        "do": "turn",
        "direction": COMPASS[direction],
        "attack": "ranged" if ranged else "melee",
    }


def _turn_second(position: Position, number: int) -> Action:
    direction, ranged = divmod(number, 2)
    return {
        "do": "turn_second",
        "direction": COMPASS[direction],
        "attack": "ranged" if ranged else "melee",
    }


def _medic(position: Position, number: int) -> Action:
    unit, medic = divmod(number, CELLS)
    told: Medic = {"do": "medic", "medic": NAMES[medic], "unit": NAMES[unit]}
    if tile := tile_on(position, unit):
        told["tile"] = tile
    return told


def _take(position: Position, number: int) -> Action:
    attacker, direction = divmod(number, 8)
    if direction == INSTANT:
        return {"do": "take", "how": "instant"}
    how = COMPASS[direction] if direction < EXPLOSION else "explosion"
    told: Take = {"do": "take", "how": how, "attacker": NAMES[attacker]}
    if tile := tile_on(position, attacker):
        told["tile"] = tile
    return told


def _turn_reader(base: int) -> Read:
    """Reads the attack that a quartermaster turns: its direction, and its kind if that is told."""

    def read(position: Position, words: list[str], legal: list[int]) -> list[int]:
        if len(words) not in (1, 2):
            raise ValueError
        start = base + 2 * direction_of(words[0])
        if len(words) == 1:
            return [start, start + 1]
        if words[1] not in ("melee", "ranged"):
            raise ValueError
        return [start + (words[1] == "ranged")]

    return read


def _read_medic(position: Position, words: list[str], legal: list[int]) -> list[int]:
    words = without(words, "for")
    # A structure is named by either of its cells.
    cells = [int(position.units.head(cell_of(word))) for word in words]
    if len(cells) == 1:
        found = among(legal, actions.MEDIC, actions.HIT, lambda n: cells[0] in divmod(n, CELLS))
        return found or [actions.MEDIC + cells[0]]
    want(words, 2)
    return [actions.MEDIC + cells[1] * CELLS + cells[0]]


def _read_take(position: Position, words: list[str], legal: list[int]) -> list[int]:
    if words == ["instant"]:
        return [actions.HIT + CELLS * 8 + INSTANT]
    if len(words) not in (1, 2):
        raise ValueError
    start = actions.HIT + cell_of(words[0]) * 8
    if len(words) == 1:
        found = [action for action in legal if start <= action < start + 8]
        return found or [start]
    if words[1] == "explosion":
        return [start + EXPLOSION]
    return [start + direction_of(words[1])]


def _no_turn(position: Position, number: int) -> IllegalAction:
    return IllegalAction(
        "the linked unit has no such attack in that direction", "no_such_attack", "NS-MOD-12"
    )


def _no_medic(position: Position, number: int) -> IllegalAction:
    unit, medic = divmod(number, CELLS)
    return IllegalAction(
        "no medic at {medic} can take wounds of a unit at {unit} now: it must be linked, free "
        "and unhurt itself",
        "no_medic",
        "NS-MED-06",
        medic=NAMES[medic],
        unit=NAMES[unit],
    )


def _no_take(position: Position, number: int) -> IllegalAction:
    return IllegalAction(
        "that is none of the open attacks on the unit", "no_open_attack", "NS-MED-03"
    )


FAMILY = Family(
    asked={
        EXPLODE: ("write attack or explode", "NS-ABL-02"),
        CONVERT: ("write turn, a direction and a kind of attack, or keep", "NS-MOD-12"),
        MEDIC: ("write medic, its cell and that of the unit", ""),
        ATTACK: ("write take, the attacker's cell and a direction", "NS-MED-03"),
    },
    verbs={
        "attack": plain("attack", EXPLODE, actions.ATTACK),
        "explode": plain("explode", EXPLODE, actions.EXPLODE),
        "turn": Verb(
            "turn, a direction and a kind of attack, such as: turn NE ranged",
            (CONVERT,),
            form("{direction} {attack}"),
            _turn_reader(actions.CONVERT),
        ),
        "turn_second": Verb(
            "turn_second, a direction and a kind of attack, such as: turn_second NE ranged",
            (CONVERT,),
            form("{direction} {attack}"),
            _turn_reader(actions.CONVERT_SECOND),
        ),
        "keep": plain("keep", CONVERT, actions.KEEP),
        "medic": Verb(
            "medic, its cell and that of the unit, such as: medic d5 for d6",
            (MEDIC,),
            form("{medic} for {unit}"),
            _read_medic,
        ),
        "take": Verb(
            "take, the attacker's cell and a direction, such as: take c3 NE",
            (ATTACK,),
            lambda action: f"{action.get('attacker', '')} {action['how']}".strip(),
            _read_take,
        ),
    },
    meanings={
        actions.ATTACK: lambda position, _: {"do": "attack"},
        actions.EXPLODE: lambda position, _: {"do": "explode"},
        actions.CONVERT: _turn,
        actions.CONVERT_SECOND: _turn_second,
        actions.MEDIC: _medic,
        actions.HIT: _take,
    },
    refusals={
        (CONVERT, actions.CONVERT): _no_turn,
        (CONVERT, actions.CONVERT_SECOND): _no_turn,
        (MEDIC, actions.MEDIC): _no_medic,
        (ATTACK, actions.HIT): _no_take,
    },
)
