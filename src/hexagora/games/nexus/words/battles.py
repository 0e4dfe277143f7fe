"""Battles in words: ``fight 1,0 2``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.cells import NAMES, NUMBERS
from hexagora.games.nexus.rules.kinds import FIGHT
from hexagora.games.nexus.rules.position import OCCUPIED, Position
from hexagora.games.nexus.rules.printed import Tables
from hexagora.games.nexus.words.family import Family, Range, Verb, Why
from hexagora.games.nexus.words.naming import numbered_seat
from hexagora.games.nexus.words.reading import number
from hexagora.games.nexus.words.reasons import no, no_enemy


def _write(action: Mapping[str, Any]) -> str:
    return f"{action['cell']} {numbered_seat(action)}"


def _read(tables: Tables, words: list[str]) -> int:
    cell, seat = words
    return actions.FIGHT + NUMBERS[cell] * 4 + number(seat, 1, 4)


def _no_fight(position: Position, n: int) -> Why:
    cell, seat = divmod(n, 4)
    name = NAMES[cell]
    if not int(position.masks[OCCUPIED + int(position.seat)]) >> cell & 1:
        return no("no own unit stands at {cell}", "no_own", "NX-BAT-01", cell=name)
    if int(position.fought) >> cell & 1:
        text = "a battle was fought at {cell} in this turn"
        return no(text, "fought", "NX-BAT-01", cell=name)
    text = "the own units at {cell} were found just now and do not fight yet"
    return no_enemy(position, cell, seat) or no(text, "just_found", "NX-EXP-02", cell=name)


FAMILY = Family(
    verbs={
        "fight": Verb(
            "fight, a hex and the seat that defends, such as: fight 1,0 2", (FIGHT,), _write, _read
        )
    },
    ranges=(
        Range(
            actions.FIGHT,
            lambda p, n: {"do": "fight", "cell": NAMES[n // 4], "seat": n % 4},
            (FIGHT,),
            _no_fight,
        ),
    ),
)
