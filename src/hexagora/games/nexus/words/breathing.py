"""Special attacks in words: ``breathe 1,0 1,-1 2``, ``with rubium_dragon``, ``aim 2``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexagora.core.errors import IllegalAction
from hexagora.games.nexus.facts.actions import Breathe
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.breathing import breathers
from hexagora.games.nexus.rules.cells import NAMES, NEXT, NUMBERS, direction_to
from hexagora.games.nexus.rules.kinds import AIM, BREATHE, WHICH
from hexagora.games.nexus.rules.position import BREATHED, Position
from hexagora.games.nexus.rules.printed import Tables
from hexagora.games.nexus.words.family import Family, Range, Verb, Why, form
from hexagora.games.nexus.words.naming import numbered_seat, unit_name
from hexagora.games.nexus.words.reading import number, numbered, of_unit, unit_names
from hexagora.games.nexus.words.reasons import no, no_enemy


def _breathe(position: Position, n: int) -> Breathe:
    to = int(NEXT[n // 4])
    goal = NAMES[to] if to >= 0 else ""
    return {"do": "breathe", "cell": NAMES[n // 24], "to": goal, "seat": n % 4}


def _write(action: Mapping[str, Any]) -> str:
    return f"{action['cell']} {action['to'] or '-'} {numbered_seat(action)}"


def _read(tables: Tables, words: list[str]) -> int:
    start, goal, seat = words
    direction = int(direction_to(NUMBERS[start], NUMBERS[goal]))
    if direction < 0:
        raise IllegalAction("{a} and {b} do not touch", "apart", a=start, b=goal)
    return int(actions.breathe_of(NUMBERS[start], direction, number(seat, 1, 4)))


def _no_breath(position: Position, n: int) -> Why:
    cell, victim = n // 24, n % 4
    seat, name = int(position.seat), NAMES[cell]
    goal = int(NEXT[n // 4])
    if not any(
        position.tables.breath[unit] > 0 and position.count(cell, seat, unit) > 0
        for unit in range(UNITS)
    ):
        text = "nothing at {cell} can make a special attack"
        return no(text, "no_breather", "NX-MOV-08", cell=name)
    if breathers(position, cell) <= 0:
        count = int(position.turn[BREATHED + cell])
        text = "the special attacks from {cell} have been made: {count}"
        return no(text, "breathed", "NX-MOV-08", cell=name, count=count)
    if int(position.contested(seat)) >> cell & 1:
        text = "{cell} is contested, so nothing attacks out of it"
        return no(text, "breath_contested", "NX-MOV-08", cell=name)
    if goal < 0 or int(position.rules.next[n // 4]) < 0:
        return no("there is no hex beside {cell} in that direction", "no_neighbour", cell=name)
    return no_enemy(position, goal, victim)


def _no_aim(position: Position, seat: int) -> Why:
    return no_enemy(position, int(position.top_a()), seat)


def _no_which(position: Position, unit: int) -> Why:
    name, cell = unit_name(position, unit), int(position.top_a())
    if cell < 0:
        text = "no own {unit} in the battle can destroy itself"
        return no(text, "cannot_shatter", "NX-ALT-03", unit=name)
    text = "no {unit} at {cell} has a special attack left"
    return no(text, "no_breath_left", "NX-MOV-08", unit=name, cell=NAMES[cell])


FAMILY = Family(
    verbs={
        "breathe": Verb(
            "breathe, where from, where to and a seat, such as: breathe 1,0 1,-1 2",
            (BREATHE,),
            _write,
            _read,
        ),
        "aim": Verb(
            "aim and the number of a seat", (AIM,), numbered_seat, numbered(actions.AIM, 1, 4)
        ),
        "with": Verb(
            "with and a unit, such as: with rubium_dragon",
            (WHICH,),
            form("{unit}"),
            of_unit(actions.WHICH),
            unit_names,
        ),
    },
    ranges=(
        Range(actions.BREATHE, _breathe, (BREATHE,), _no_breath),
        Range(actions.AIM, lambda p, n: {"do": "aim", "seat": n}, (AIM,), _no_aim),
        Range(
            actions.WHICH, lambda p, n: {"do": "with", "unit": unit_name(p, n)}, (WHICH,), _no_which
        ),
    ),
)
