"""Exploration in words: ``explore 1,0``, and then ``token mine 1 fungoid``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexagora.games.nexus.facts.actions import Token
from hexagora.games.nexus.facts.parts import Found
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.cells import NAMES
from hexagora.games.nexus.rules.kinds import EXPLORE, TOKEN
from hexagora.games.nexus.rules.position import TOKENS, Position
from hexagora.games.nexus.rules.printed import Tables
from hexagora.games.nexus.words.family import Family, Range, Verb, Why, form
from hexagora.games.nexus.words.reading import at_cell, either, unit_names
from hexagora.games.nexus.words.reasons import no


def _token(tables: Tables, kind: int) -> Token:
    """What a token shows; a green one is called so if there is a plain one like it."""
    token = tables.tokens[kind]
    shows: list[Found] = [{"part": "mine", "mine": token.mine}] if token.mine else []
    if token.unit:
        places = [unit.place for unit in tables.units]
        shows.append({"part": "unit", "unit": tables.units[places.index(token.unit)].id})
    twin = any(
        (other.mine, other.unit) == (token.mine, token.unit) and not other.green
        for other in tables.tokens
    )
    return {"do": "token", "shows": shows, "green": token.green and twin}


def _write(token: Mapping[str, Any]) -> str:
    words: list[str] = []
    for one in token["shows"]:
        words += ["mine", str(one["mine"])] if one["part"] == "mine" else [str(one["unit"])]
    return " ".join([*words, "green"] if token["green"] else words)


def _read(tables: Tables, words: list[str]) -> int:
    faces = [_write(_token(tables, kind)) for kind in range(len(tables.tokens))]
    return actions.TURN_UP + faces.index(" ".join(words))


def _no_such_token(position: Position, kind: int) -> Why:
    if kind >= len(position.tables.tokens):
        return None
    return no("no such token lies face down there any more", "no_such_token", "NX-SET-03")


def _no_exploring(position: Position, cell: int) -> Why:
    if position.ground[TOKENS + cell] == 0:
        text = "there is no face-down token at {cell}"
        return no(text, "no_token", "NX-EXP-04", cell=NAMES[cell])
    return no("no own unit stands at {cell}", "no_own", "NX-EXP-01", cell=NAMES[cell])


FAMILY = Family(
    verbs={
        "token": Verb(
            "token and what it shows, such as: token mine 1 fungoid",
            (TOKEN,),
            _write,
            _read,
            either(unit_names, "mine", "green"),
        ),
        "explore": Verb(
            "explore and a hex, such as: explore 1,0",
            (EXPLORE,),
            form("{cell}"),
            at_cell(actions.EXPLORE),
        ),
    },
    ranges=(
        Range(actions.TURN_UP, lambda p, n: _token(p.tables, n), (TOKEN,), _no_such_token),
        Range(
            actions.EXPLORE,
            lambda p, n: {"do": "explore", "cell": NAMES[n]},
            (EXPLORE,),
            _no_exploring,
        ),
    ),
)
