"""Missions in words: ``complete t_rock``, ``complete row t_rock``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexagora.games.nexus.knowledge.progress import missing_for
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.conditions import is_objective
from hexagora.games.nexus.rules.kinds import MISSION, SPORE
from hexagora.games.nexus.rules.position import ROW, Position
from hexagora.games.nexus.rules.printed import Tables
from hexagora.games.nexus.words.family import Family, Range, Verb, Why
from hexagora.games.nexus.words.naming import mission_name
from hexagora.games.nexus.words.phases import PHASES
from hexagora.games.nexus.words.reading import card_of, either, mission_names
from hexagora.games.nexus.words.reasons import no, no_card, not_held


def _write(action: Mapping[str, Any]) -> str:
    return f"row {action['card']}" if action["row"] else str(action["card"])


def _read(tables: Tables, words: list[str]) -> int:
    first = actions.MISSION
    if len(words) == 2 and words[0] == "row":
        first, words = actions.ROW, words[1:]
    (word,) = words
    return first + card_of(tables, 0, word)


def _no_completing(position: Position, card: int) -> Why:
    return not_held(position, False, card) or _unfulfilled(position, card)


def _no_row(position: Position, card: int) -> Why:
    missing = no_card(position, False, card)
    if missing:
        return missing
    if position.card(ROW, card) == 0:
        name = mission_name(position, card)
        return no("{card} does not lie open", "not_open", "NX-OPT-07", card=name)
    return _unfulfilled(position, card)


def _unfulfilled(position: Position, card: int) -> Why:
    name, objective = mission_name(position, card), is_objective(position, card)
    if objective and position.kind in (MISSION, SPORE) and not position.rules.at_once:
        text = "{card} is an Objective and cannot be completed inside a battle"
        return no(text, "not_in_battle", "NX-CARD-02", card=name)
    if not objective and position.kind != MISSION:
        text = "{card} is completed right after a battle that fulfils it"
        return no(text, "after_battle", "NX-CARD-01", card=name)
    missing = missing_for(position, int(position.seat), card)
    clause = "NX-CARD-02" if objective else "NX-CARD-01"
    text = "{card} is not fulfilled: {missing}"
    return no(text, "not_fulfilled", clause, card=name, missing=missing)


FAMILY = Family(
    verbs={
        "complete": Verb(
            "complete and a mission, or complete row and an open one",
            PHASES,
            _write,
            _read,
            either(mission_names, "row"),
        )
    },
    ranges=(
        Range(
            actions.MISSION,
            lambda p, n: {"do": "complete", "card": mission_name(p, n), "row": False},
            PHASES,
            _no_completing,
        ),
        Range(
            actions.ROW,
            lambda p, n: {"do": "complete", "card": mission_name(p, n), "row": True},
            PHASES,
            _no_row,
        ),
    ),
)
