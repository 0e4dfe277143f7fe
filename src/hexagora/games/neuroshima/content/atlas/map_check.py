"""What is wrong with a map: cells, zones, and cells whose order counts."""

from collections.abc import Collection, Mapping
from itertools import pairwise
from typing import Any

from hexagora.core.toml_faults import shown
from hexagora.games.neuroshima.content.atlas.mission_words import Paths
from hexagora.games.neuroshima.content.frame import NAMES, hub_of, touch
from hexagora.games.neuroshima.content.tile_check import TileCheck

_Row = dict[str, Any]
_EXAMPLE = '["d4"]'


class MapCheck(TileCheck):
    """The faults of a mission's map; its cells are known once they were checked."""

    def __init__(self) -> None:
        super().__init__()
        self.board: list[str] = []

    def cells(self, place: str, row: _Row, key: str, sizes: Collection[int]) -> list[str]:
        """The cells of a list that are good, each on the board once the board is known."""
        value = row.get(key, [])
        if not isinstance(value, list):
            self.wrong(place, key, value, f"write a list of cells such as {_EXAMPLE}")
            return []
        return self.row(place, key, value, sizes)

    def row(self, place: str, key: str, value: list[object], sizes: Collection[int]) -> list[str]:
        before = len(self.faults)
        found: list[str] = []
        for cell in value:
            name = self.cell(place, key, cell)
            if name in found:
                self.add(place, f"{key} has {shown(name)} twice; write it once")
            elif name:
                found.append(name)
        if len(value) not in sizes and len(self.faults) == before:
            cells = "cell" if len(value) == 1 else "cells"
            self.add(place, f"{key} has {len(value)} {cells}; write {_many(sizes)}")
        return found

    def cell(self, place: str, key: str, cell: object) -> str:
        """The name of a cell, or nothing if it is none of the board."""
        if not isinstance(cell, str) or cell not in NAMES:
            remedy = "write a column a to g and a row, such as d4"
            self.add(place, f"{key} has {shown(cell)}, which is no cell of the frame; {remedy}")
            return ""
        if self.board and cell not in self.board:
            remedy = "add it to cells or leave it out"
            self.add(place, f"{key} has {shown(cell)}, which is a wall here; {remedy}")
            return ""
        return cell

    def named_tables(
        self, data: _Row, key: str, known: Collection[str], example: str, kept_by: str
    ) -> _Row:
        """The table of a key with exactly these names in it, those that are there."""
        table = data.get(key, {})
        if not isinstance(table, dict):
            self.add("mission", f"{key} is {shown(table)} and not a table; begin it with [{key}]")
            return {}
        if not known:
            if table:
                self.add("mission", f"the rules {kept_by} have no {key}; leave them out")
            return {}
        self.keys(key, table, tuple(known))
        for name in known:
            if name not in table:
                self.missing(key, f"{name} = {example}")
        return {name: table[name] for name in known if name in table}

    def zones(self, data: _Row, known: Mapping[str, range], rules: str) -> dict[str, list[str]]:
        table = self.named_tables(data, "zones", known, _EXAMPLE, rules)
        return {name: self.cells("zones", table, name, known[name]) for name in table}

    # Cells whose order counts.

    def paths(
        self, data: _Row, known: Mapping[str, Paths], rules: str
    ) -> dict[str, list[list[str]]]:
        table = self.named_tables(data, "paths", known, '[["d1", "d2"]]', rules)
        return {name: self.path(name, table[name], known[name]) for name in table}

    def path(self, name: str, rows: object, words: Paths) -> list[list[str]]:
        if not isinstance(rows, list) or not all(isinstance(row, list) for row in rows):
            remedy = 'write such as [["d1", "d2"], ["e1", "e2"]]'
            self.add("paths", f"{name} is no list of lists of cells; {remedy}")
            return []
        if len(rows) not in words.rows:
            there = "is 1 list" if len(rows) == 1 else f"are {len(rows)} lists"
            self.add("paths", f"in {name} there {there}; write {_many(words.rows)}")
        found: list[list[str]] = []
        seen: dict[str, int] = {}
        for number, row in enumerate(rows, 1):
            before = len(self.faults)
            place = f"paths, {name} {number}"
            cells = self.row(place, "the list", row, words.length)
            if len(self.faults) == before:
                self.form(place, cells, words.form)
                self.apart(place, cells, number, seen)
            found.append(cells)
        return found

    def form(self, place: str, cells: list[str], form: str) -> None:
        if form == "line":
            for one, two in pairwise(cells):
                if not touch(one, two):
                    remedy = "write each cell beside the one before"
                    self.add(place, f"{two} does not touch {one}; {remedy}")
        elif form == "ring":
            hub = hub_of(cells)
            if not hub:
                remedy = "write the six around one cell, clockwise"
                self.add(place, f"{' '.join(cells)} do not go around a cell clockwise; {remedy}")
            elif hub in self.board:
                self.add(place, f"the hub {hub} is no wall; take it out of cells")

    def apart(self, place: str, cells: list[str], number: int, seen: dict[str, int]) -> None:
        for cell in cells:
            if cell in seen:
                self.add(place, f"{cell} is in list {seen[cell]} too; leave it in one of them")
            seen.setdefault(cell, number)


def _many(sizes: Collection[int]) -> str:
    fewest, most = min(sizes), max(sizes)
    if not most:
        return "none"
    return str(most) if fewest == most else f"{fewest} to {most}"
