"""Moves in words: ``move human 2,1 1,1``, in the phase, by a card and after a battle."""

from __future__ import annotations

from hexagora.games.nexus.facts.actions import Move
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.cells import CELLS, NAMES, NUMBERS
from hexagora.games.nexus.rules.kinds import EXTRACT, MOVE, SPORE, TRANSFER
from hexagora.games.nexus.rules.position import FRESH, OCCUPIED, SPORES, WHERE, Position
from hexagora.games.nexus.rules.printed import Tables
from hexagora.games.nexus.rules.reach import open_for
from hexagora.games.nexus.words.family import Family, Range, Verb, Why, form
from hexagora.games.nexus.words.naming import terrain_name, unit_name
from hexagora.games.nexus.words.reading import place_of, unit_names
from hexagora.games.nexus.words.reasons import no

KINDS = (MOVE, SPORE, EXTRACT, TRANSFER)


def _move(position: Position, n: int) -> Move:
    start, rest = divmod(n, UNITS * CELLS)
    unit, goal = divmod(rest, CELLS)
    name = unit_name(position, unit)
    return {"do": "move", "unit": name, "cell": NAMES[start], "to": NAMES[goal]}


def _read(tables: Tables, words: list[str]) -> int:
    unit, start, goal = words
    return int(actions.move_of(NUMBERS[start], place_of(tables, unit), NUMBERS[goal]))


def _no_move(position: Position, n: int) -> Why:
    start, rest = divmod(n, UNITS * CELLS)
    unit, goal = divmod(rest, CELLS)
    seat, name = int(position.seat), unit_name(position, unit)
    here, there = NAMES[start], NAMES[goal]
    if position.count(start, seat, unit) == 0:
        return no("there is no own {unit} at {cell}", "no_unit", unit=name, cell=here)
    if start == goal:
        return no("a move must end in another hex", "same_hex", "NX-MOV-01")
    if not int(position.rules.board) >> goal & 1:
        if goal == position.rules.centre:
            return no("{cell} is the Vortex", "is_vortex", "NX-OPT-09", cell=there)
        return no("{cell} is not on this board", "not_on_board", cell=there)
    if not int(open_for(position, unit)) >> goal & 1:
        facts = {"unit": name, "terrain": terrain_name(position, goal)}
        return no("{unit} may not enter {terrain}", "barred", "NX-MOV-03", **facts)
    kind = int(position.kind)
    if kind == TRANSFER:
        return _no_transfer(position, start, goal)
    if kind == EXTRACT:
        return _no_extraction(position, start, goal)
    if kind == SPORE and (
        start != int(position.fight[WHERE]) or position.fight[SPORES + unit] == 0
    ):
        text = "no {unit} at {cell} may go on after this battle"
        return no(text, "no_going_on", "NX-ALT-04", unit=name, cell=here)
    if kind == MOVE and position.turn[FRESH + start * UNITS + unit] == 0:
        text = "every {unit} at {cell} has moved in this turn"
        return no(text, "has_moved", "NX-MOV-01", unit=name, cell=here)
    return _no_way(position, name, start, goal)


def _no_way(position: Position, name: str, start: int, goal: int) -> Why:
    """Why a unit that may move does not get to a hex that it may enter."""
    seat, here = int(position.seat), NAMES[start]
    enemies = int(position.enemy_mask(seat))
    if enemies >> start & 1 and enemies >> goal & 1:
        text = "{unit} starts among enemies at {cell} and may not go among others"
        return no(text, "among_enemies", "NX-MOV-04", unit=name, cell=here)
    own = int(position.masks[OCCUPIED + seat])
    contested = int(position.contested(seat))
    if contested >> start & 1 and (enemies | (own & contested)) >> goal & 1:
        text = "{unit} starts in the contested hex {cell} and may not end in another or "
        text += "among enemies"
        return no(text, "contested_start", "NX-TEAM-01", unit=name, cell=here)
    text = "{to} is too far for {unit} at {cell}, or the way is blocked"
    return no(text, "too_far", "NX-MOV-01", unit=name, cell=here, to=NAMES[goal])


def _no_transfer(position: Position, start: int, goal: int) -> Why:
    own = int(position.control(position.seat))
    for cell in (start, goal):
        if not own >> cell & 1:
            text = "{cell} is not controlled, so the card does not reach it"
            return no(text, "not_controlled", "NX-MOV-05", cell=NAMES[cell])
    text = "the card moves units from one hex to one other; the first has chosen them"
    return no(text, "one_transfer", "NX-CARD-06")


def _no_extraction(position: Position, start: int, goal: int) -> Why:
    where = int(position.fight[WHERE])
    if start != where:
        text = "the battle is at {at}, not at {cell}"
        return no(text, "other_hex", at=NAMES[where], cell=NAMES[start])
    if not int(position.control(position.seat)) >> goal & 1:
        text = "{cell} is not controlled, so the unit cannot go there"
        return no(text, "not_controlled", "NX-MOV-05", cell=NAMES[goal])
    text = "{to} does not touch {cell}, or no such unit is in the battle"
    return no(text, "no_extraction", "NX-CARD-06", cell=NAMES[start], to=NAMES[goal])


FAMILY = Family(
    verbs={
        "move": Verb(
            "move, a unit, where from and where to, such as: move human 2,1 1,1",
            KINDS,
            form("{unit} {cell} {to}"),
            _read,
            unit_names,
        )
    },
    ranges=(Range(actions.MOVE, _move, KINDS, _no_move),),
)
