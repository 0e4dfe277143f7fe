"""What is wrong with the boards of a pack: where tiles and bases lie, and what hangs together."""

from collections.abc import Iterable

from hexagora.core.content_check import Row
from hexagora.core.toml_faults import is_int, is_list_of, shown
from hexagora.games.nexus.content import vocabulary as words
from hexagora.games.nexus.content.piece_check import (
    CENTRE,
    PackCheck,
    check_tiles,
    check_tokens,
    good_cells,
)
from hexagora.hexes import DIRECTIONS, Cell, distance

_PAIRS = "write such as [[2, 0], [1, 1]]"
_BASE = "write such as [[2, 1], [1, 2], [2, 2]]"
_EXAMPLES = {
    "singles": "[[1, 0], [0, 1]]",
    "doubles": "[[[[2, 0], [1, 1]], [[0, 2], [-1, 2]]]]",
    "bases": "[[[2, 1], [1, 2], [2, 2]], [[-2, -1], [-1, -2], [-2, -2]]]",
    "halves": "[[[2, 0], [1, 0]], [[-2, 0], [-1, 0]]]",
    "token_set": "[{ mine = 2, count = 1 }]",
}


def check_boards(check: PackCheck, rows: object) -> None:
    """The boards, each with its hexes."""
    ids: dict[str, str] = {}
    for place, row in check.rows("boards", rows, len(words.BOARD_SEATS)):
        name = check.one_of(place, row, "id", tuple(words.BOARD_SEATS))
        small = name == words.SMALL_BOARD
        check.keys(place, row, words.SMALL_BOARD_KEYS if small else words.BOARD_KEYS)
        check.origin(place, row)
        check.flag(place, row, "centre", needed=True)
        if name in ids:
            check.add(f"{place}.id", f"{shown(name)} is that of {ids[name]}; keep one")
        ids.setdefault(name, place)
        if "tiles" in row:
            check_tiles(check, f"{place}.tiles", row["tiles"])
        if small and "token_set" in row:
            check_tokens(check, f"{place}.token_set", row["token_set"], words.SET_KEYS)
        lists = ("singles", "doubles", "bases", *(("halves", "token_set") if small else ()))
        lacking = [key for key in lists if key not in row]
        for key in lacking:
            check.missing(place, f"{key} = {_EXAMPLES[key]}")
        if name and not lacking:
            _plan(check, place, row, name)


def _plan(check: PackCheck, place: str, row: Row, name: str) -> None:
    """The hexes of a board."""
    before = len(check.faults)
    singles = good_cells(check, f"{place}.singles", row["singles"])
    coverings = _coverings(check, f"{place}.doubles", row["doubles"])
    bases = _bases(check, f"{place}.bases", row["bases"], words.BOARD_SEATS[name])
    if len(check.faults) > before:
        return
    under = {CENTRE: "the centre"} if row.get("centre") is True else {}
    _lay(check, under, f"{place}.singles", singles)
    for number, base in enumerate(bases, 1):
        _lay(check, under, f"{place}.bases[{number}]", base)
    covered = [[cell for pair in covering for cell in pair] for covering in coverings]
    for number, cells in enumerate(covered, 1):
        _lay(check, dict(under), f"{place}.doubles[{number}]", cells)
        if set(cells) != set(covered[0]):
            odd = min(set(cells) ^ set(covered[0]))
            what = f"it does not cover the hexes of doubles[1]: {_hex(odd)} is only in one"
            check.add(f"{place}.doubles[{number}]", f"{what}; cover the same in every way")
    if len(check.faults) > before:
        return
    hexes = {*under, *covered[0]} - ({CENTRE} if row.get("centre") is True else set())
    _connected(check, place, hexes, row.get("centre") is True)
    if name == words.SMALL_BOARD:
        _halves(check, place, row, {*singles, *covered[0]})


def _lay(check: PackCheck, under: dict[Cell, str], place: str, cells: Iterable[Cell]) -> None:
    """Put hexes on a board where nothing may lie yet."""
    for cell in cells:
        if cell in under:
            check.add(place, f"{_hex(cell)} belongs to {under[cell]} already; use it once")
        under.setdefault(cell, place)


def _connected(check: PackCheck, place: str, hexes: set[Cell], centre: bool) -> None:
    if len(hexes) + centre > words.MOST_HEXES:
        what = f"the board has {len(hexes) + centre} hexes with the bases"
        check.add(place, f"{what}; make it {words.MOST_HEXES} at most")
    reached = {min(hexes)}
    edge = list(reached)
    while edge:
        near = {cell for cell in hexes if any(distance(cell, one) == 1 for one in edge)}
        edge = list(near - reached)
        reached |= near
    apart = hexes - reached
    if apart:
        what = f"{_hex(min(apart))} cannot be reached from {_hex(min(hexes))}"
        # Where the Vortex lies nobody passes.
        remedy = "let all hexes hang together, without the centre too"
        check.add(place, f"{what}; {remedy}")
    elif centre and not hexes & set(DIRECTIONS):
        check.add(place, "nothing lies beside the centre; let a hex touch [0, 0]")


def _halves(check: PackCheck, place: str, row: Row, tiles: set[Cell]) -> None:
    before = len(check.faults)
    halves = row["halves"]
    where = f"{place}.halves"
    if not isinstance(halves, list) or len(halves) != 2:
        what = f"{_amount(halves)} for two seats"
        check.add(where, f"{what}; write two, each a list of hexes")
        return
    cells = [good_cells(check, f"{where}[{i}]", half) for i, half in enumerate(halves, 1)]
    under: dict[Cell, str] = {}
    for number, half in enumerate(cells, 1):
        _lay(check, under, f"{where}[{number}]", half)
    if len(check.faults) > before:
        return
    odd = set(under) ^ tiles
    if odd:
        what = f"{_hex(min(odd))} is " + (
            "in a half, but no hex of a tile" if min(odd) in under else "in neither half"
        )
        check.add(where, f"{what}; share out the hexes of all singles and doubles")
    tokens = row["token_set"]
    if len(check.faults) > before or not is_list_of(tokens, dict):
        return
    count = sum(token["count"] for token in tokens if is_int(token.get("count"), words.COUNTS))
    for number, half in enumerate(cells, 1):
        if len(half) != count:
            what = f"it has {len(half)} hexes for the {count} tokens of token_set"
            check.add(f"{where}[{number}]", f"{what}; make them as many")


def _coverings(check: PackCheck, place: str, value: object) -> list[list[tuple[Cell, Cell]]]:
    if not isinstance(value, list) or not 1 <= len(value) <= words.MOST_COVERINGS:
        remedy = f"write a list of 1 to {words.MOST_COVERINGS} ways, each a list of pairs of hexes"
        check.add(place, f"{_amount(value)} to lay the double hexes; {remedy}")
        return []
    return [_pairs(check, f"{place}[{number}]", way) for number, way in enumerate(value, 1)]


def _pairs(check: PackCheck, place: str, value: object) -> list[tuple[Cell, Cell]]:
    if not isinstance(value, list):
        check.add(place, f"{shown(value)} is no list of pairs of hexes; {_PAIRS}")
        return []
    found = []
    for number, pair in enumerate(value, 1):
        where = f"{place}[{number}]"
        cells = good_cells(check, where, pair)
        if isinstance(pair, list) and len(pair) != 2:
            check.add(where, f"a double hex has 2 hexes, not {len(pair)}; {_PAIRS}")
        elif len(cells) == 2:
            if distance(cells[0], cells[1]) != 1:
                what = f"{_hex(cells[0])} and {_hex(cells[1])} do not touch"
                check.add(where, f"{what}; name two hexes side by side")
            found.append((cells[0], cells[1]))
    return found


def _bases(check: PackCheck, place: str, value: object, seats: int) -> list[list[Cell]]:
    if not isinstance(value, list) or len(value) != seats:
        remedy = f"write {seats}, clockwise, each a list of three hexes"
        check.add(place, f"{_amount(value)} for {seats} seats; {remedy}")
        return []
    found = []
    for number, base in enumerate(value, 1):
        where = f"{place}[{number}]"
        cells = good_cells(check, where, base)
        if isinstance(base, list) and len(base) != 3:
            check.add(where, f"a base has 3 hexes, not {len(base)}; {_BASE}")
        elif len(cells) == 3:
            touching = [sum(distance(one, other) == 1 for other in cells) for one in cells]
            if 0 in touching:
                apart = cells[touching.index(0)]
                what = f"{_hex(apart)} touches no other hex of the base"
                check.add(where, f"{what}; let the three hang together")
            found.append(cells)
    return found


def _amount(value: object) -> str:
    """What stands where a list of another length should."""
    return f"a list of {len(value)}" if isinstance(value, list) else shown(value)


def _hex(cell: Cell) -> str:
    return f"[{cell[0]}, {cell[1]}]"
