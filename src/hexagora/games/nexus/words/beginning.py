"""The set-up in words: ``first 2``, ``corporation ares``, ``cover 1``, ``lay forest rock``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from hexagora.games.nexus.content.vocabulary import TILE_TERRAINS
from hexagora.games.nexus.facts.actions import Lay
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.kinds import BOX, CORPORATION, COVER, FIRST, TILE
from hexagora.games.nexus.rules.position import COLOUR, Position
from hexagora.games.nexus.rules.printed import Tables
from hexagora.games.nexus.words.family import Family, Range, Verb, Why, form
from hexagora.games.nexus.words.naming import numbered_seat
from hexagora.games.nexus.words.reading import either, numbered
from hexagora.games.nexus.words.reasons import no, no_seat


def _lay(position: Position, n: int) -> Lay:
    terrains = position.tables.tiles[n // 2].terrains
    return {"do": "lay", "terrains": [*(terrains[::-1] if n % 2 else terrains)]}


def _write_tile(action: Mapping[str, Any]) -> str:
    return " ".join(str(terrain) for terrain in action["terrains"])


def _read_tile(tables: Tables, words: list[str]) -> int:
    for number, tile in enumerate(tables.tiles):
        for way in range(len(tile.terrains)):
            if words == list(tile.terrains[::-1] if way else tile.terrains):
                return actions.LAY + number * 2 + way
    raise ValueError(words)


def _read_corporation(tables: Tables, words: list[str]) -> int:
    (word,) = words
    return actions.CORPORATION + [one.id for one in tables.box.corporations].index(word)


def _corporation_names(tables: Tables) -> Iterable[tuple[str, str]]:
    for one in tables.box.corporations:
        for name in (one.id, *one.names.values()):
            yield name, one.id


def _no_corporation(position: Position, colour: int) -> Why:
    name = position.tables.box.corporations[colour].id
    for seat in range(int(position.rules.seats)):
        if position.purse[COLOUR + seat] == colour + 1:
            text = "{corporation} has been taken by seat {seat}"
            return no(text, "corporation_taken", "NX-SET-01", corporation=name, seat=seat)
    return None


def _no_tile(position: Position, n: int) -> Why:
    if n // 2 >= len(position.tables.tiles):
        return None
    terrains = list(position.tables.tiles[n // 2].terrains)
    text = "no tile of {terrains} is left, or it does not fit here"
    return no(text, "no_tile", "NX-SET-02", terrains=terrains)


def _no_number(position: Position, number: int) -> Why:
    text = "{count} of these tokens cannot stay in the box"
    return no(text, "not_so_many", "NX-OPT-06", count=number)


FAMILY = Family(
    verbs={
        "first": Verb(
            "first and the number of a seat",
            (FIRST,),
            numbered_seat,
            numbered(actions.FIRST, 1, 4),
        ),
        "corporation": Verb(
            "corporation and its name, such as: corporation ares",
            (CORPORATION,),
            form("{corporation}"),
            _read_corporation,
            _corporation_names,
        ),
        "cover": Verb(
            "cover and a number", (COVER,), form("{number}"), numbered(actions.COVER, 1, 8)
        ),
        "lay": Verb(
            "lay and one terrain or two, such as: lay forest rock",
            (TILE,),
            _write_tile,
            _read_tile,
            either(*TILE_TERRAINS),
        ),
        "leave": Verb(
            "leave and a number of tokens", (BOX,), form("{count}"), numbered(actions.BOX, 0, 24)
        ),
    },
    ranges=(
        Range(actions.FIRST, lambda p, n: {"do": "first", "seat": n}, (FIRST,), no_seat),
        Range(
            actions.CORPORATION,
            lambda p, n: {"do": "corporation", "corporation": p.tables.box.corporations[n].id},
            (CORPORATION,),
            _no_corporation,
        ),
        Range(actions.COVER, lambda p, n: {"do": "cover", "number": n + 1}),
        Range(actions.LAY, _lay, (TILE,), _no_tile),
        Range(actions.BOX, lambda p, n: {"do": "leave", "count": n}, (BOX,), _no_number),
    ),
)
