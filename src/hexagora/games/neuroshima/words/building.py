"""Structures in words: ``build 1a 2b``, ``place d3 0``, ``board``, ``rotate d4 3``."""

from __future__ import annotations

from hexagora.core.errors import IllegalAction
from hexagora.games.neuroshima.content.structure_words import SIDES
from hexagora.games.neuroshima.facts.actions import Action, Build, Rotate
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import NAMES, adjacent
from hexagora.games.neuroshima.rules.kinds import ACT, BOARD, BUILD, JOIN, LAY, PAY
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.rotating import TRAIT_TURN
from hexagora.games.neuroshima.rules.tiles import PAIRS, ROTATES
from hexagora.games.neuroshima.words.family import Family, Verb, form, plain
from hexagora.games.neuroshima.words.naming import name_of, tile_on
from hexagora.games.neuroshima.words.reading import cell_of, direction_of, want
from hexagora.games.neuroshima.words.reasons import at, no_spot, no_unit

FACES = [(f"1{first}", f"2{second}") for first in SIDES for second in SIDES]
"""The pairs of faces in the order of their action ids."""


def _build(position: Position, pair: int) -> Action:
    first, second = FACES[pair] if pair < PAIRS else ("-", "-")
    told: Build = {"do": "build", "first": first, "second": second}
    start = int(position.tables.structure[position.seat]) if position.seat >= 0 else -1
    if start >= 0 and pair < PAIRS:
        told["tile"] = name_of(position, start + 2 * pair)
        told["second_tile"] = name_of(position, start + 2 * pair + 1)
    return told


def _read_build(position: Position, words: list[str], legal: list[int]) -> list[int]:
    want(words, 2)
    if (words[0], words[1]) not in FACES:
        raise ValueError
    return [actions.BUILD + FACES.index((words[0], words[1]))]


def _rotate(position: Position, number: int) -> Action:
    cell, turn = divmod(number, 6)
    told: Rotate = {"do": "rotate", "cell": NAMES[cell], "turn": turn}
    if tile := tile_on(position, cell):
        told["tile"] = tile
    return told


def _read_rotate(position: Position, words: list[str], legal: list[int]) -> list[int]:
    want(words, 2)
    return [actions.ROTATE + 6 * cell_of(words[0]) + direction_of(words[1])]


def _no_rotation(position: Position, number: int) -> IllegalAction | None:
    cell, turn = divmod(number, 6)
    reason = no_unit(position, cell)
    if reason:
        return reason
    units = position.units
    if position.tables.traits[int(units.tile[cell])] & ROTATES == 0:
        return at("the unit at {cell} cannot turn by itself", "no_rotation", "NS-STR-06", cell)
    if units.used[int(units.head(cell))] & TRAIT_TURN != 0:
        text = "the structure at {cell} has turned a tile in this turn"
        return at(text, "has_rotated", "NS-STR-18", cell)
    if turn == int(units.turn[cell]):
        return at("the tile at {cell} must change its rotation", "must_turn", "NS-STR-18", cell)
    return None


def _no_lay(position: Position, number: int) -> IllegalAction:
    cell = number // 6
    text = "there is no empty cell beside {cell} for the second tile"
    return no_spot(position, cell) or at(text, "no_room_beside", "NS-STR-15", cell)


def _no_join(position: Position, number: int) -> IllegalAction | None:
    cell, first = number // 6, int(position.top_b()) // 6
    reason = no_spot(position, cell)
    if reason is None and not adjacent(cell, first):
        return IllegalAction(
            "{cell} is not beside the first tile, which lies at {first}",
            "not_beside_first",
            "NS-STR-14",
            cell=NAMES[cell],
            first=NAMES[first],
        )
    return reason


FAMILY = Family(
    asked={
        BUILD: ("write build and two faces, or keep", "NS-STR-02"),
        PAY: ("a structure costs three tiles; write discard", "NS-STR-15"),
        LAY: ("write place, a cell and a rotation for the first tile", "NS-STR-14"),
        JOIN: ("write place, a cell beside the first tile and a rotation", "NS-STR-14"),
        BOARD: ("write board or end", "NS-STR-07"),
    },
    verbs={
        "build": Verb(
            "build and the two faces that lie up, such as: build 1a 2b",
            (BUILD,),
            form("{first} {second}"),
            _read_build,
        ),
        "keep": plain("keep", BUILD, actions.KEEP),
        "board": plain("board", BOARD, actions.BOARD),
        "end": plain("end", BOARD, actions.END),
        "rotate": Verb(
            "rotate, the cell of a tile and a rotation from 0 to 5, such as: rotate d4 3",
            (ACT,),
            form("{cell} {turn}"),
            _read_rotate,
        ),
    },
    meanings={
        actions.BUILD: _build,
        actions.BOARD: lambda position, _: {"do": "board"},
        actions.ROTATE: _rotate,
    },
    refusals={
        (ACT, actions.ROTATE): _no_rotation,
        (LAY, actions.PLACE): _no_lay,
        (JOIN, actions.PLACE): _no_join,
    },
)
