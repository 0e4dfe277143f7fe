"""What is wrong with units, tokens, tiles, bases and the Vortex of a pack."""

from hexagora.core.content_check import Check, Row
from hexagora.core.toml_faults import choice, is_int, is_list_of, shown
from hexagora.games.nexus.content import vocabulary as words
from hexagora.hexes import DIRECTIONS, Cell, distance

CENTRE = (0, 0)


class PackCheck(Check):
    """The faults of a pack; ``extends`` tells that it goes on from what the box has."""

    def __init__(self, extends: bool) -> None:
        super().__init__()
        self.extends = extends

    def origin(self, place: str, row: Row) -> None:
        """How sure it is that the component is as printed."""
        if "origin" in row:
            self.known(f"{place}.origin", row["origin"], words.ORIGINS)

    def ids(self, section: str, rows: object) -> None:
        """Whether every row has an id of its own."""
        seen: dict[str, str] = {}
        remedy = "write small letters a to z, digits and single _ between them"
        for place, row in self.each(section, rows):
            row_id = self.own_id(place, row, "human_slayer", words.COMPONENT_ID, remedy)
            if row_id:
                self.unlike_others(place, row_id, seen, place)


def check_units(check: PackCheck, section: str, rows: object, keys: tuple[str, ...]) -> None:
    """The units of a reference sheet."""
    places: list[str] = []
    before = len(check.faults)
    for place, row in check.rows(section, rows, len(words.UNIT_ORDER)):
        check.keys(place, row, keys)
        check.texts(place, row, "names", words.LONGEST_NAME, "Human")
        check.origin(place, row)
        at = check.one_of(place, row, "place", words.UNIT_ORDER)
        if at in places:
            first = f"{section}[{places.index(at) + 1}]"
            check.add(f"{place}.place", f"{shown(at)} is taken by {first}; choose another")
        places.append(at)
        check.number(place, row, "cost", words.COSTS)
        check.number(place, row, "to_hit", words.ROLLS)
        if "figures" in keys:
            check.number(place, row, "figures", words.FIGURES)
        check.flag(place, row, "mines", needed=True)
        check.some_of(place, row, "cannot_enter", words.UNIT_TERRAINS)
        check.some_of(place, row, "unsure", keys)
        _modifiers(check, place, row)
        _abilities(check, place, row)
    if len(check.faults) > before or not isinstance(rows, list):
        return
    check.ids(section, rows)
    lacking = [name for name in words.UNIT_ORDER if name not in places]
    if lacking and not check.extends:
        what = f"nobody takes the place {' or '.join(map(shown, lacking))}"
        check.add(section, f"{what}; give each of the six places a unit")
    total = sum(row.get("figures", 0) for row in rows)
    if total > words.MOST_FIGURES:
        what = f"there are {total} figures for each player, all added up"
        check.add(section, f"{what}; make it {words.MOST_FIGURES} at most")


def _modifiers(check: PackCheck, place: str, row: Row) -> None:
    table = row.get("modifiers", {})
    where = f"{place}.modifiers"
    if not isinstance(table, dict):
        check.add(where, f"{shown(table)} is no table; write such as {{ forest = 1 }}")
        return
    check.keys(where, table, words.UNIT_TERRAINS)
    for terrain in words.UNIT_TERRAINS:
        if terrain in table and not is_int(table[terrain], words.MODIFIERS):
            what = f"{shown(table[terrain])} is no modifier"
            check.add(f"{where}.{terrain}", f"{what}; write {choice(words.MODIFIERS)}")


def _abilities(check: PackCheck, place: str, row: Row) -> None:
    names = check.some_of(place, row, "abilities", words.ABILITIES)
    if "breath" in row:
        check.number(place, row, "breath", words.ROLLS)
    if "breath" in names and "breath" not in row:
        check.missing(place, "breath = 5")
    if "breath" in row and "breath" not in names:
        remedy = 'put "breath" among the abilities or leave the number out'
        check.add(f"{place}.breath", f"the unit has no such ability; {remedy}")
    if "repeat_breath" in names and "breath" not in names:
        remedy = 'put "breath" there too'
        check.add(f"{place}.abilities", f'"repeat_breath" has nothing to repeat; {remedy}')


def check_tokens(check: PackCheck, section: str, rows: object, keys: tuple[str, ...]) -> None:
    """Exploration tokens, of the whole pack or of one board."""
    seen: dict[tuple[object, ...], str] = {}
    for place, row in check.rows(section, rows, words.MOST_KINDS):
        before = len(check.faults)
        check.keys(place, row, keys)
        check.origin(place, row)
        check.number(place, row, "count", words.COUNTS)
        if "mine" in row:
            check.number(place, row, "mine", words.MINES)
        if "unit" in row:
            check.one_of(place, row, "unit", words.UNIT_ORDER)
        check.flag(place, row, "green")
        if len(check.faults) > before:
            continue
        face = (row.get("mine", 0), row.get("unit", ""), row.get("green", False))
        if not face[0] and not face[1]:
            check.add(place, "the token shows nothing; give it a mine, a unit or both")
        elif face in seen:
            check.add(place, f"it is the same as {seen[face]}; add its count there")
        else:
            seen[face] = place


def check_tiles(check: PackCheck, section: str, rows: object) -> None:
    """Terrain tiles, of the whole pack or of one board."""
    seen: dict[tuple[str, ...], str] = {}
    for place, row in check.rows(section, rows, words.MOST_KINDS):
        check.keys(place, row, words.TILE_KEYS)
        check.origin(place, row)
        check.number(place, row, "count", words.COUNTS)
        terrains = row.get("terrains")
        where = f"{place}.terrains"
        if "terrains" not in row:
            check.missing(place, 'terrains = ["forest", "rock"]')
        elif not isinstance(terrains, list) or len(terrains) not in (1, 2):
            remedy = "write a list of one terrain, or of two for a double hex"
            check.add(where, f"{shown(terrains)} is no tile; {remedy}")
        else:
            known = [check.known(where, name, words.TILE_TERRAINS) for name in terrains]
            face = tuple(sorted(known))
            if "" in face:
                continue
            if face in seen:
                check.add(place, f"it is the same as {seen[face]}; add its count there")
            seen.setdefault(face, place)


def check_base(check: PackCheck, rows: object) -> None:
    """The three hexes of a base."""
    found = check.rows("base", rows, 3)
    for place, row in found:
        check.keys(place, row, words.BASE_KEYS)
        check.origin(place, row)
        check.one_of(place, row, "terrain", words.TILE_TERRAINS)
        check.number(place, row, "mine", words.MINES)
    if found and len(found) < 3:
        check.add("base", f"there are {len(found)} hexes; write three, as each base has")


def check_vortex(check: PackCheck, table: object) -> None:
    """Where the dice of the Vortex point."""
    if not isinstance(table, dict):
        check.add("vortex", f"{shown(table)} is no table; begin it with a line [vortex]")
        return
    check.keys("vortex", table, words.VORTEX_KEYS)
    check.origin("vortex", table)
    if "cells" not in table:
        check.missing("vortex", "cells = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]]")
        return
    before = len(check.faults)
    cells = good_cells(check, "vortex.cells", table["cells"])
    if len(check.faults) > before:
        return
    if sorted(cells) != sorted(DIRECTIONS):
        remedy = "write each of the six hexes around [0, 0] once, from side 1 to side 6"
        check.add("vortex.cells", f"these are not the six sides; {remedy}")


def good_cells(check: PackCheck, place: str, value: object) -> list[Cell]:
    """The hexes of a list that are good ones."""
    if not isinstance(value, list):
        check.add(place, f"{shown(value)} is no list of hexes; write such as [[1, 0], [0, 1]]")
        return []
    found = []
    for number, cell in enumerate(value, 1):
        where = f"{place}[{number}]"
        if not is_list_of(cell, int) or len(cell) != 2 or bool in map(type, cell):
            check.add(where, f"{shown(cell)} is no hex; write [q, r], two whole numbers")
        elif distance(CENTRE, (cell[0], cell[1])) > words.FRAME:
            remedy = f"write one at most {words.FRAME} steps from [0, 0]"
            check.add(where, f"{shown(cell)} lies outside the frame; {remedy}")
        else:
            found.append((cell[0], cell[1]))
    return found
