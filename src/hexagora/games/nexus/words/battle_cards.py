"""Cards of a battle in words: ``target attacker human``, ``reroll defender human 3`` and more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from hexagora.games.nexus.facts.actions import Cancel, Reroll, Target
from hexagora.games.nexus.facts.parts import Mark
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.kinds import CANCEL, DICE, TARGET
from hexagora.games.nexus.rules.melee import MARKS, troops_of
from hexagora.games.nexus.rules.position import HITS, Position
from hexagora.games.nexus.rules.printed import Tables
from hexagora.games.nexus.words.family import Family, Range, Verb, Why, form
from hexagora.games.nexus.words.naming import SIDES, SORTS, unit_name
from hexagora.games.nexus.words.reading import either, number, place_of, unit_names
from hexagora.games.nexus.words.reasons import no


def _target(position: Position, n: int) -> Target:
    marks = cast("list[Mark]", MARKS[n % 4].split())
    name = unit_name(position, n // 4 % UNITS)
    return {"do": "target", "side": SIDES[n // 24], "unit": name, "marks": marks}


def _die(position: Position, n: int) -> Reroll:
    name = unit_name(position, n // 6 % UNITS)
    return {"do": "reroll", "side": SIDES[n // 36], "unit": name, "shown": n % 6 + 1}


def _cancel(position: Position, n: int) -> Cancel:
    return {"do": "cancel", "side": SIDES[n // 2], "hit": SORTS[n % 2]}


def _write_target(action: Mapping[str, Any]) -> str:
    return " ".join(map(str, (action["side"], action["unit"], *action["marks"])))


def _read_target(tables: Tables, words: list[str]) -> int:
    side, unit, *marks = words
    mark = MARKS.index(" ".join(marks))
    return int(actions.target_of(SIDES.index(side), place_of(tables, unit), mark))


def _read_die(tables: Tables, words: list[str]) -> int:
    side, unit, word = words
    shown = number(word, 1, 6) + 1
    return int(actions.die_of(SIDES.index(side), place_of(tables, unit), shown))


def _read_hit(tables: Tables, words: list[str]) -> int:
    side, hit = words
    return actions.CANCEL + SIDES.index(side) * 2 + SORTS.index(hit)


def _hit_names(tables: Tables) -> tuple[tuple[str, str], ...]:
    return (*((word, word) for word in (*SIDES, *SORTS)), ("picks", "pick"))


def _no_target(position: Position, n: int) -> Why:
    side, unit = n // 24, n // 4 % UNITS
    facts = {"side": SIDES[side], "unit": unit_name(position, unit)}
    if troops_of(position, side, unit) == 0:
        return no("the {side} has no {unit} in the battle", "not_fighting", "NX-CARD-06", **facts)
    text = "the card cannot be played on such a {unit} of the {side}"
    return no(text, "no_target", "NX-CARD-06", **facts)


def _no_die(position: Position, n: int) -> Why:
    side, unit = SIDES[n // 36], unit_name(position, n // 6 % UNITS)
    text = "no die of the {side}'s {unit} shows {shown}"
    return no(text, "no_die", "NX-CARD-06", side=side, unit=unit, shown=n % 6 + 1)


def _no_hit(position: Position, n: int) -> Why:
    side, picks = SIDES[n // 2], n % 2
    other = int(position.fight[HITS + n + (-1 if picks else 1)])
    if picks:
        text = "the {side} has no hit that picks its victim; of the other sort: {other}"
        return no(text, "no_pick", "NX-CARD-06", side=side, other=other)
    text = "the {side} has no hit that leaves the choice to the victim's owner; "
    text += "of the other sort: {other}"
    return no(text, "no_free_hit", "NX-CARD-06", side=side, other=other)


FAMILY = Family(
    verbs={
        "target": Verb(
            "target, attacker or defender, and a unit, such as: target attacker human",
            (TARGET,),
            _write_target,
            _read_target,
            either(unit_names, *SIDES, "first", "twice"),
        ),
        "reroll": Verb(
            "reroll, attacker or defender, a unit and what the die shows",
            (DICE,),
            form("{side} {unit} {shown}"),
            _read_die,
            either(unit_names, *SIDES),
        ),
        "cancel": Verb(
            "cancel, attacker or defender, and free or pick",
            (CANCEL,),
            form("{side} {hit}"),
            _read_hit,
            _hit_names,
        ),
    },
    ranges=(
        Range(actions.TARGET, _target, (TARGET,), _no_target),
        Range(actions.DIE, _die, (DICE,), _no_die),
        Range(actions.CANCEL, _cancel, (CANCEL,), _no_hit),
    ),
)
