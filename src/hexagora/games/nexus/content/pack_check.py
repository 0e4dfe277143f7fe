"""What is wrong with the data of a pack, each fault in a sentence: place, what, remedy.

Refused is only what the engine could not play or what can only be a slip. Places are written as
``missions[3].points``: the third mission, as it is counted in the file.
"""

from collections import Counter
from collections.abc import Collection, Iterable
from difflib import get_close_matches
from typing import Any

from hexagora.core.toml_faults import choice, is_int, is_list_of, shown
from hexagora.games.nexus.content import vocabulary as words
from hexagora.games.nexus.content.components import needs_monolith
from hexagora.games.nexus.content.merging import extends, filled, merged, of_box
from hexagora.hexes import DIRECTIONS, Cell, distance

Row = dict[str, Any]
CENTRE = (0, 0)


def faults_of(data: Row) -> list[str]:
    """All faults of a pack, section by section; none if it can be played."""
    check = _Check(extends(data))
    check.pack(filled(data))
    # Only of sections that are right each can be told whether they fit together.
    if not check.faults:
        check.whole(data, merged(data))
    return check.faults


class _Check:
    """The faults found so far, and the walk through the data that finds them."""

    def __init__(self, extends: bool) -> None:
        self.faults: list[str] = []
        self.extends = extends

    def add(self, place: str, what: str) -> None:
        self.faults.append(f"{place}: {what}")

    # The pack.

    def pack(self, data: Row) -> None:
        self.keys("file", data, words.PACK_KEYS)
        pack_id = data.get("id")
        if "id" not in data:
            self.missing("file", 'id = "mybox"')
        elif not isinstance(pack_id, str) or not words.PACK_ID.fullmatch(pack_id):
            remedy = "write at most 24 small letters a to z, digits and _, a letter first"
            self.add("id", f"{shown(pack_id)} is no id; {remedy}")
        elif pack_id == "box":
            self.add("id", '"box" is what comes with the program; choose another id')
        if "name" not in data:
            self.missing("file", 'name = "The printed decks"')
        else:
            self.text("name", data["name"], words.LONGEST_NAME)
        if "extends" in data:
            self.known("extends", data["extends"], ("box",))
        if not any(section in data for section in words.SECTIONS):
            self.add("file", f"it replaces nothing; write one of {', '.join(words.SECTIONS)}")
        checks = {
            "numbers": self.numbers,
            "units": lambda rows: self.units("units", rows, words.UNIT_KEYS),
            "alternates": lambda rows: self.units("alternates", rows, words.ALTERNATE_KEYS),
            "tokens": lambda rows: self.tokens("tokens", rows, words.TOKEN_KEYS),
            "base": self.base,
            "tiles": lambda rows: self.tiles("tiles", rows),
            "boards": self.boards,
            "vortex": self.vortex,
            "missions": self.missions,
            "energize": self.energize,
        }
        for section in words.SECTIONS:
            if section in data:
                checks[section](data[section])

    def numbers(self, table: object) -> None:
        if not isinstance(table, dict):
            self.add("numbers", f"{shown(table)} is no table; begin it with a line [numbers]")
            return
        self.keys("numbers", table, words.NUMBER_KEYS)
        self.origin("numbers", table)
        for key, allowed in words.NUMBERS.items():
            if key not in table:
                continue
            if key != "start_rubium":
                self.number("numbers", table, key, allowed)
                continue
            place = f"numbers.{key}"
            values = table[key]
            if not isinstance(values, list) or len(values) != 4:
                remedy = "write four numbers, the first player's first"
                self.add(place, f"{shown(values)} is not one for each of four seats; {remedy}")
            elif not all(is_int(value, allowed) for value in values):
                self.add(place, f"{shown(values)} is not possible; write each {choice(allowed)}")

    # Units.

    def units(self, section: str, rows: object, keys: tuple[str, ...]) -> None:
        places: list[str] = []
        before = len(self.faults)
        for place, row in self.rows(section, rows, len(words.UNIT_ORDER)):
            self.keys(place, row, keys)
            self.texts(place, row, "names", words.LONGEST_NAME, "Human")
            self.origin(place, row)
            at = self.one_of(place, row, "place", words.UNIT_ORDER)
            if at in places:
                first = f"{section}[{places.index(at) + 1}]"
                self.add(f"{place}.place", f"{shown(at)} is taken by {first}; choose another")
            places.append(at)
            self.number(place, row, "cost", words.COSTS)
            self.number(place, row, "to_hit", words.ROLLS)
            if "figures" in keys:
                self.number(place, row, "figures", words.FIGURES)
            self.flag(place, row, "mines", needed=True)
            self.some_of(place, row, "cannot_enter", words.UNIT_TERRAINS)
            self.some_of(place, row, "unsure", keys)
            self.modifiers(place, row)
            self.abilities(place, row)
        if len(self.faults) > before or not isinstance(rows, list):
            return
        self.ids(section, rows)
        lacking = [name for name in words.UNIT_ORDER if name not in places]
        if lacking and not self.extends:
            what = f"nobody takes the place {' or '.join(map(shown, lacking))}"
            self.add(section, f"{what}; give each of the six places a unit")
        total = sum(row.get("figures", 0) for row in rows)
        if total > words.MOST_FIGURES:
            what = f"there are {total} figures for each player, all added up"
            self.add(section, f"{what}; make it {words.MOST_FIGURES} at most")

    def modifiers(self, place: str, row: Row) -> None:
        table = row.get("modifiers", {})
        where = f"{place}.modifiers"
        if not isinstance(table, dict):
            self.add(where, f"{shown(table)} is no table; write such as {{ forest = 1 }}")
            return
        self.keys(where, table, words.UNIT_TERRAINS)
        for terrain in words.UNIT_TERRAINS:
            if terrain in table and not is_int(table[terrain], words.MODIFIERS):
                what = f"{shown(table[terrain])} is no modifier"
                self.add(f"{where}.{terrain}", f"{what}; write {choice(words.MODIFIERS)}")

    def abilities(self, place: str, row: Row) -> None:
        names = self.some_of(place, row, "abilities", words.ABILITIES)
        if "breath" in row:
            self.number(place, row, "breath", words.ROLLS)
        if "breath" in names and "breath" not in row:
            self.missing(place, "breath = 5")
        if "breath" in row and "breath" not in names:
            remedy = 'put "breath" among the abilities or leave the number out'
            self.add(f"{place}.breath", f"the unit has no such ability; {remedy}")
        if "repeat_breath" in names and "breath" not in names:
            remedy = 'put "breath" there too'
            self.add(f"{place}.abilities", f'"repeat_breath" has nothing to repeat; {remedy}')

    # Tokens, tiles, bases, the Vortex.

    def tokens(self, section: str, rows: object, keys: tuple[str, ...]) -> None:
        seen: dict[tuple[object, ...], str] = {}
        for place, row in self.rows(section, rows, words.MOST_KINDS):
            before = len(self.faults)
            self.keys(place, row, keys)
            self.origin(place, row)
            self.number(place, row, "count", words.COUNTS)
            if "mine" in row:
                self.number(place, row, "mine", words.MINES)
            if "unit" in row:
                self.one_of(place, row, "unit", words.UNIT_ORDER)
            self.flag(place, row, "green")
            if len(self.faults) > before:
                continue
            face = (row.get("mine", 0), row.get("unit", ""), row.get("green", False))
            if not face[0] and not face[1]:
                self.add(place, "the token shows nothing; give it a mine, a unit or both")
            elif face in seen:
                self.add(place, f"it is the same as {seen[face]}; add its count there")
            else:
                seen[face] = place

    def tiles(self, section: str, rows: object) -> None:
        seen: dict[tuple[str, ...], str] = {}
        for place, row in self.rows(section, rows, words.MOST_KINDS):
            self.keys(place, row, words.TILE_KEYS)
            self.origin(place, row)
            self.number(place, row, "count", words.COUNTS)
            terrains = row.get("terrains")
            where = f"{place}.terrains"
            if "terrains" not in row:
                self.missing(place, 'terrains = ["forest", "rock"]')
            elif not isinstance(terrains, list) or len(terrains) not in (1, 2):
                remedy = "write a list of one terrain, or of two for a double hex"
                self.add(where, f"{shown(terrains)} is no tile; {remedy}")
            else:
                known = [self.known(where, name, words.TILE_TERRAINS) for name in terrains]
                face = tuple(sorted(known))
                if "" in face:
                    continue
                if face in seen:
                    self.add(place, f"it is the same as {seen[face]}; add its count there")
                seen.setdefault(face, place)

    def base(self, rows: object) -> None:
        found = self.rows("base", rows, 3)
        for place, row in found:
            self.keys(place, row, words.BASE_KEYS)
            self.origin(place, row)
            self.one_of(place, row, "terrain", words.TILE_TERRAINS)
            self.number(place, row, "mine", words.MINES)
        if found and len(found) < 3:
            self.add("base", f"there are {len(found)} hexes; write three, as each base has")

    def vortex(self, table: object) -> None:
        if not isinstance(table, dict):
            self.add("vortex", f"{shown(table)} is no table; begin it with a line [vortex]")
            return
        self.keys("vortex", table, words.VORTEX_KEYS)
        self.origin("vortex", table)
        if "cells" not in table:
            self.missing("vortex", "cells = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]]")
            return
        before = len(self.faults)
        cells = self.cells("vortex.cells", table["cells"])
        if len(self.faults) > before:
            return
        if sorted(cells) != sorted(DIRECTIONS):
            remedy = "write each of the six hexes around [0, 0] once, from side 1 to side 6"
            self.add("vortex.cells", f"these are not the six sides; {remedy}")

    # Cards.

    def missions(self, rows: object) -> None:
        for place, row in self.rows("missions", rows, words.MOST_CARDS):
            self.card(place, row, words.MISSION_KEYS)
            self.flag(place, row, "name_is_printed")
            kind = self.one_of(place, row, "kind", words.MISSION_KINDS)
            self.number(place, row, "points", words.POINTS)
            name = self.one_of(place, row, "condition", tuple(words.CONDITIONS))
            if not name:
                continue
            condition = words.CONDITIONS[name]
            if kind and kind != condition.kind:
                fitting = [word for word, one in words.CONDITIONS.items() if one.kind == kind]
                what = f"{shown(name)} is no condition of kind {shown(kind)}"
                self.add(f"{place}.condition", f"{what}; such a mission may have {_list(fitting)}")
            self.argument(place, row, "argument", name, condition.arguments)
        self.deck("missions", rows)

    def energize(self, rows: object) -> None:
        for place, row in self.rows("energize", rows, words.MOST_CARDS):
            self.card(place, row, words.ENERGIZE_KEYS)
            moment = self.one_of(place, row, "moment", words.MOMENTS)
            name = self.one_of(place, row, "effect", tuple(words.EFFECTS))
            if not name:
                continue
            effect = words.EFFECTS[name]
            if moment and moment != effect.moment:
                what = f"{shown(name)} is not played at {shown(moment)}"
                self.add(f"{place}.moment", f"{what}; write {shown(effect.moment)}")
            self.argument(place, row, "amount", name, effect.amounts)
            self.argument(place, row, "unit", name, words.UNIT_ORDER if effect.unit else ())
            if "terrain" in row or not effect.unit:
                self.argument(
                    place, row, "terrain", name, words.UNIT_TERRAINS if effect.unit else ()
                )
        self.deck("energize", rows)

    def card(self, place: str, row: Row, keys: tuple[str, ...]) -> None:
        self.keys(place, row, keys)
        self.texts(place, row, "names", words.LONGEST_NAME, "Human Slayer")
        self.texts(place, row, "text", words.LONGEST_TEXT, "Win the battle.")
        self.origin(place, row)
        self.number(place, row, "copies", self.copies(place, row))

    def copies(self, place: str, row: Row) -> Collection[int]:
        """How many there may be of a card; none only of one that is taken out of the box's deck."""
        known = self.extends and of_box(place.split("[")[0], row)
        return words.CHANGED_COPIES if known else words.COPIES

    def deck(self, section: str, rows: object) -> None:
        self.ids(section, rows)
        counted = [row for _, row in self.each(section, rows) if "copies" in row]
        total = sum(row["copies"] for row in counted if is_int(row["copies"], words.COPIES))
        if total > words.MOST_COPIES:
            what = f"there are {total} cards, all copies added up"
            self.add(section, f"{what}; make it {words.MOST_COPIES} at most")

    def argument(
        self, place: str, row: Row, key: str, name: str, allowed: tuple[str, ...] | tuple[int, ...]
    ) -> None:
        """What a condition or an effect takes besides its name, if it takes anything."""
        if not allowed:
            if key in row:
                self.add(f"{place}.{key}", f"{shown(name)} takes none; leave it out")
        elif key not in row:
            example = 1 if is_int(1, allowed) else allowed[0]
            self.missing(place, f"{key} = {shown(example)}")
        elif isinstance(allowed[0], int):
            if not is_int(row[key], allowed):
                what = f"{shown(row[key])} is not possible with {shown(name)}"
                self.add(f"{place}.{key}", f"{what}; write {choice(allowed)}")
        else:
            self.known(f"{place}.{key}", row[key], [str(word) for word in allowed])

    # Boards.

    def boards(self, rows: object) -> None:
        ids: dict[str, str] = {}
        for place, row in self.rows("boards", rows, len(words.BOARD_SEATS)):
            name = self.one_of(place, row, "id", tuple(words.BOARD_SEATS))
            small = name == words.SMALL_BOARD
            self.keys(place, row, words.SMALL_BOARD_KEYS if small else words.BOARD_KEYS)
            self.origin(place, row)
            self.flag(place, row, "centre", needed=True)
            if name in ids:
                self.add(f"{place}.id", f"{shown(name)} is that of {ids[name]}; keep one")
            ids.setdefault(name, place)
            if "tiles" in row:
                self.tiles(f"{place}.tiles", row["tiles"])
            if small and "token_set" in row:
                self.tokens(f"{place}.token_set", row["token_set"], words.SET_KEYS)
            lists = ("singles", "doubles", "bases", *(("halves", "token_set") if small else ()))
            lacking = [key for key in lists if key not in row]
            for key in lacking:
                self.missing(place, f"{key} = {_EXAMPLES[key]}")
            if name and not lacking:
                self.plan(place, row, name)

    def plan(self, place: str, row: Row, name: str) -> None:
        """The hexes of a board."""
        before = len(self.faults)
        singles = self.cells(f"{place}.singles", row["singles"])
        coverings = self.coverings(f"{place}.doubles", row["doubles"])
        bases = self.bases(f"{place}.bases", row["bases"], words.BOARD_SEATS[name])
        if len(self.faults) > before:
            return
        under = {CENTRE: "the centre"} if row.get("centre") is True else {}
        self.lay(under, f"{place}.singles", singles)
        for number, base in enumerate(bases, 1):
            self.lay(under, f"{place}.bases[{number}]", base)
        covered = [[cell for pair in covering for cell in pair] for covering in coverings]
        for number, cells in enumerate(covered, 1):
            self.lay(dict(under), f"{place}.doubles[{number}]", cells)
            if set(cells) != set(covered[0]):
                odd = min(set(cells) ^ set(covered[0]))
                what = f"it does not cover the hexes of doubles[1]: {_hex(odd)} is only in one"
                self.add(f"{place}.doubles[{number}]", f"{what}; cover the same in every way")
        if len(self.faults) > before:
            return
        hexes = {*under, *covered[0]} - ({CENTRE} if row.get("centre") is True else set())
        self.connected(place, hexes, row.get("centre") is True)
        if name == words.SMALL_BOARD:
            self.halves(place, row, {*singles, *covered[0]})

    def lay(self, under: dict[Cell, str], place: str, cells: Iterable[Cell]) -> None:
        """Put hexes on a board where nothing may lie yet."""
        for cell in cells:
            if cell in under:
                self.add(place, f"{_hex(cell)} belongs to {under[cell]} already; use it once")
            under.setdefault(cell, place)

    def connected(self, place: str, hexes: set[Cell], centre: bool) -> None:
        if len(hexes) + centre > words.MOST_HEXES:
            what = f"the board has {len(hexes) + centre} hexes with the bases"
            self.add(place, f"{what}; make it {words.MOST_HEXES} at most")
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
            self.add(place, f"{what}; {remedy}")
        elif centre and not hexes & set(DIRECTIONS):
            self.add(place, "nothing lies beside the centre; let a hex touch [0, 0]")

    def halves(self, place: str, row: Row, tiles: set[Cell]) -> None:
        before = len(self.faults)
        halves = row["halves"]
        where = f"{place}.halves"
        if not isinstance(halves, list) or len(halves) != 2:
            what = f"{_amount(halves)} for two seats"
            self.add(where, f"{what}; write two, each a list of hexes")
            return
        cells = [self.cells(f"{where}[{i}]", half) for i, half in enumerate(halves, 1)]
        under: dict[Cell, str] = {}
        for number, half in enumerate(cells, 1):
            self.lay(under, f"{where}[{number}]", half)
        if len(self.faults) > before:
            return
        odd = set(under) ^ tiles
        if odd:
            what = f"{_hex(min(odd))} is " + (
                "in a half, but no hex of a tile" if min(odd) in under else "in neither half"
            )
            self.add(where, f"{what}; share out the hexes of all singles and doubles")
        tokens = row["token_set"]
        if len(self.faults) > before or not is_list_of(tokens, dict):
            return
        count = sum(token["count"] for token in tokens if is_int(token.get("count"), words.COUNTS))
        for number, half in enumerate(cells, 1):
            if len(half) != count:
                what = f"it has {len(half)} hexes for the {count} tokens of token_set"
                self.add(f"{where}[{number}]", f"{what}; make them as many")

    def coverings(self, place: str, value: object) -> list[list[tuple[Cell, Cell]]]:
        if not isinstance(value, list) or not 1 <= len(value) <= words.MOST_COVERINGS:
            remedy = (
                f"write a list of 1 to {words.MOST_COVERINGS} ways, each a list of pairs of hexes"
            )
            self.add(place, f"{_amount(value)} to lay the double hexes; {remedy}")
            return []
        return [self.pairs(f"{place}[{number}]", way) for number, way in enumerate(value, 1)]

    def pairs(self, place: str, value: object) -> list[tuple[Cell, Cell]]:
        if not isinstance(value, list):
            self.add(place, f"{shown(value)} is no list of pairs of hexes; {_PAIRS}")
            return []
        found = []
        for number, pair in enumerate(value, 1):
            where = f"{place}[{number}]"
            cells = self.cells(where, pair)
            if isinstance(pair, list) and len(pair) != 2:
                self.add(where, f"a double hex has 2 hexes, not {len(pair)}; {_PAIRS}")
            elif len(cells) == 2:
                if distance(cells[0], cells[1]) != 1:
                    what = f"{_hex(cells[0])} and {_hex(cells[1])} do not touch"
                    self.add(where, f"{what}; name two hexes side by side")
                found.append((cells[0], cells[1]))
        return found

    def bases(self, place: str, value: object, seats: int) -> list[list[Cell]]:
        if not isinstance(value, list) or len(value) != seats:
            remedy = f"write {seats}, clockwise, each a list of three hexes"
            self.add(place, f"{_amount(value)} for {seats} seats; {remedy}")
            return []
        found = []
        for number, base in enumerate(value, 1):
            where = f"{place}[{number}]"
            cells = self.cells(where, base)
            if isinstance(base, list) and len(base) != 3:
                self.add(where, f"a base has 3 hexes, not {len(base)}; {_BASE}")
            elif len(cells) == 3:
                touching = [sum(distance(one, other) == 1 for other in cells) for one in cells]
                if 0 in touching:
                    apart = cells[touching.index(0)]
                    what = f"{_hex(apart)} touches no other hex of the base"
                    self.add(where, f"{what}; let the three hang together")
                found.append(cells)
        return found

    def cells(self, place: str, value: object) -> list[Cell]:
        """The hexes of a list that are good ones."""
        if not isinstance(value, list):
            self.add(place, f"{shown(value)} is no list of hexes; write such as [[1, 0], [0, 1]]")
            return []
        found = []
        for number, cell in enumerate(value, 1):
            where = f"{place}[{number}]"
            if not is_list_of(cell, int) or len(cell) != 2 or bool in map(type, cell):
                self.add(where, f"{shown(cell)} is no hex; write [q, r], two whole numbers")
            elif distance(CENTRE, (cell[0], cell[1])) > words.FRAME:
                remedy = f"write one at most {words.FRAME} steps from [0, 0]"
                self.add(where, f"{shown(cell)} lies outside the frame; {remedy}")
            else:
                found.append((cell[0], cell[1]))
        return found

    # How the sections fit together, some of the pack and the others of the box.

    def whole(self, pack: Row, data: Row) -> None:
        own = [board["id"] for board in pack.get("boards", ())]
        told = False
        for board in data["boards"]:
            mine = board["id"] in own
            # What does not fit the usual boards of the box fits none of them; once is enough.
            if not mine and told:
                continue
            before = len(self.faults)
            place = f"boards[{own.index(board['id']) + 1}]" if mine else ""
            self.fitting_tiles(board, place, data)
            if board["id"] != words.SMALL_BOARD:
                self.fitting_tokens(board, place, data)
            told = told or (not mine and len(self.faults) > before)
        self.small_set(next(b for b in data["boards"] if b["id"] == words.SMALL_BOARD), pack, data)
        mines = sum(t.get("mine", 0) * t["count"] for t in data["tokens"] if not t.get("green"))
        most = data["numbers"]["most_mines"]
        if mines > most:
            where = "tokens" if "tokens" in pack else "numbers.most_mines"
            what = f"those without a green border have {mines} mines, but most_mines is {most}"
            self.add(where, f"{what}; write most_mines = {mines} under [numbers], or fewer mines")
        if self.extends:
            for section in ("missions", "energize"):
                self.whole_deck(section, data[section])
            self.whole_sheet(data)
        self.playable_missions(pack, data)

    def whole_deck(self, section: str, rows: list[Row]) -> None:
        """Whether the box's deck with its changes is one that can be played."""
        if not rows:
            self.add(section, "no card is left in the deck; leave copies of one at least")
        if len(rows) > words.MOST_CARDS:
            what = f"with those of the box there are {len(rows)} kinds"
            self.add(
                section, f"{what}; make it {words.MOST_CARDS} at most, with copies = 0 for some"
            )
        total = sum(row["copies"] for row in rows)
        if total > words.MOST_COPIES:
            what = f"with those of the box there are {total} cards, all copies added up"
            self.add(section, f"{what}; make it {words.MOST_COPIES} at most")

    def whole_sheet(self, data: Row) -> None:
        for section in ("units", "alternates"):
            self.ids(section, data[section])
        total = sum(row["figures"] for row in data["units"])
        if total > words.MOST_FIGURES:
            what = f"with those of the box there are {total} figures for each player"
            self.add("units", f"{what}; make it {words.MOST_FIGURES} at most")

    def fitting_tiles(self, board: Row, place: str, data: Row) -> None:
        rows = board["tiles"] if "tiles" in board else data["tiles"]
        slots = (len(board["singles"]), len(board["doubles"][0]))
        for size, word, need in zip((1, 2), ("single", "double"), slots, strict=True):
            count = sum(row["count"] for row in rows if len(row["terrains"]) == size)
            if count != need:
                where = f"{place}.{word}s" if place else "tiles"
                what = f"board {shown(board['id'])} has places for {need} {word} hexes"
                self.add(where, f"{what}, but there are {count} such tiles; make them as many")

    def fitting_tokens(self, board: Row, place: str, data: Row) -> None:
        hexes = len(board["singles"]) + 2 * len(board["doubles"][0])
        count = sum(row["count"] for row in data["tokens"] if not row.get("green"))
        if count != hexes:
            what = f"board {shown(board['id'])} has {hexes} hexes to explore"
            remedy = "make them as many"
            self.add(
                place or "tokens", f"{what}, but {count} tokens have no green border; {remedy}"
            )

    def small_set(self, board: Row, pack: Row, data: Row) -> None:
        supply: Counter[tuple[int, str]] = Counter()
        for token in data["tokens"]:
            if not token.get("green"):
                supply[token.get("mine", 0), token.get("unit", "")] += token["count"]
        own = [one["id"] for one in pack.get("boards", ())]
        place = (
            f"boards[{own.index(words.SMALL_BOARD) + 1}]" if words.SMALL_BOARD in own else "tokens"
        )
        for number, token in enumerate(board["token_set"], 1):
            face = token.get("mine", 0), token.get("unit", "")
            if 2 * token["count"] > supply[face]:
                where = f"{place}.token_set[{number}]" if place != "tokens" else place
                shown = " and ".join(filter(None, (f"mine {face[0]}" if face[0] else "", face[1])))
                what = f"both players need {2 * token['count']} tokens with {shown} on the small"
                remedy = "give them the same tokens as the box has"
                self.add(where, f"{what} board, but there are {supply[face]}; {remedy}")
        green = sum(token["count"] for token in data["tokens"] if token.get("green"))
        if green % 2:
            what = f"{green} green tokens cannot be shared between two players"
            self.add("tokens", f"{what}; make their number even")
        elif green > words.MOST_GREEN:
            # The weights of the answers in `boxing` must stay below 2**31.
            what = f"there are {green} green tokens, too many to choose from"
            self.add("tokens", f"{what}; write at most {words.MOST_GREEN}")

    def playable_missions(self, pack: Row, data: Row) -> None:
        place = "missions" if "missions" in pack else "units"
        conditions = [row["condition"] for row in data["missions"]]
        if "flown" in conditions and not any(
            "flight" in row.get("abilities", ()) for row in data["units"]
        ):
            # Rows of the box stand in no place of the file.
            whole = place == "missions" and not self.extends
            where = f"{place}[{conditions.index('flown') + 1}]" if whole else place
            remedy = "take the mission out or give a unit that ability"
            self.add(where, f'a mission asks for "flown", but no unit has "flight"; {remedy}')
        if all(needs_monolith(row) for row in data["missions"]):
            what = "all need the Monolith, so that none is left with the Vortex"
            self.add("missions", f"{what}; write one that does not")

    # What all sections have in common.

    def rows(self, section: str, value: object, most: int) -> list[tuple[str, Row]]:
        """The tables of a section with their places, none if it is no list of tables."""
        if not is_list_of(value, dict):
            begin = "" if "." in section else f"; begin each with a line [[{section}]]"
            self.add(section, f"this is not a list of tables{begin or '; write [{ ... }, ...]'}")
            return []
        assert isinstance(value, list)
        if not value:
            self.add(section, "there is nothing in it; write at least one table or leave it out")
        if len(value) > most:
            self.add(section, f"there are {len(value)} kinds; write at most {most}")
        return [(f"{section}[{number}]", row) for number, row in enumerate(value, 1)]

    def ids(self, section: str, rows: object) -> None:
        """Whether every row has an id of its own."""
        seen: dict[str, str] = {}
        for place, row in self.each(section, rows):
            row_id = row.get("id")
            if "id" not in row:
                self.missing(place, 'id = "human_slayer"')
            elif not isinstance(row_id, str) or not words.COMPONENT_ID.fullmatch(row_id):
                remedy = "write small letters a to z, digits and single _ between them"
                self.add(f"{place}.id", f"{shown(row_id)} is no id; {remedy}")
            elif row_id in seen:
                self.add(
                    f"{place}.id", f"{shown(row_id)} is that of {seen[row_id]}; choose another"
                )
            else:
                seen[row_id] = place

    def each(self, section: str, rows: object) -> list[tuple[str, Row]]:
        if not is_list_of(rows, dict):
            return []
        assert isinstance(rows, list)
        return [(f"{section}[{number}]", row) for number, row in enumerate(rows, 1)]

    def keys(self, place: str, table: Row, known: tuple[str, ...]) -> None:
        for key in table:
            if key not in known:
                near = get_close_matches(key.lower(), known, 1)
                remedy = f"did you mean {near[0]}?" if near else f"known are {', '.join(known)}"
                self.add(place, f"key {shown(key)} is not known; {remedy}")

    def missing(self, place: str, example: str) -> None:
        self.add(place, f"{example.split(' = ')[0]} is missing; write for example {example}")

    def origin(self, place: str, row: Row) -> None:
        if "origin" in row:
            self.known(f"{place}.origin", row["origin"], words.ORIGINS)

    def number(self, place: str, row: Row, key: str, allowed: Collection[int]) -> None:
        if key not in row:
            self.missing(place, f"{key} = {min(allowed)}")
        elif not is_int(row[key], allowed):
            self.add(
                f"{place}.{key}", f"{shown(row[key])} is not possible; write {choice(allowed)}"
            )

    def flag(self, place: str, row: Row, key: str, *, needed: bool = False) -> None:
        if needed and key not in row:
            self.missing(place, f"{key} = true")
        elif not isinstance(row.get(key, False), bool):
            self.add(f"{place}.{key}", f"{shown(row[key])} is not possible; write true or false")

    def one_of(self, place: str, row: Row, key: str, known: Collection[str]) -> str:
        """The word under a key, or nothing if it is none of the known ones."""
        if key not in row:
            self.missing(place, f"{key} = {shown(next(iter(known)))}")
            return ""
        return self.known(f"{place}.{key}", row[key], known)

    def known(self, place: str, word: object, known: Collection[str]) -> str:
        if isinstance(word, str) and word in known:
            return word
        near = get_close_matches(word.lower(), known, 1) if isinstance(word, str) else []
        remedy = f"did you mean {shown(near[0])}?" if near else f"write {choice(known)}"
        self.add(place, f"{shown(word)} is not known; {remedy}")
        return ""

    def some_of(self, place: str, row: Row, key: str, known: Collection[str]) -> list[str]:
        """The words of a list, those that are known."""
        values = row.get(key, [])
        where = f"{place}.{key}"
        if not isinstance(values, list):
            example = shown(next(iter(known)))
            self.add(where, f"{shown(values)} is no list; write such as [{example}]")
            return []
        found: list[str] = []
        for value in values:
            word = self.known(where, value, known)
            if word in found:
                self.add(where, f"{shown(word)} stands there twice; write it once")
            elif word:
                found.append(word)
        return found

    def texts(self, place: str, row: Row, key: str, longest: int, example: str) -> None:
        """Texts by language; English must be there."""
        texts = row.get(key)
        where = f"{place}.{key}"
        if key not in row:
            self.missing(place, f"{key} = {{ en = {shown(example)} }}")
            return
        if not isinstance(texts, dict):
            remedy = f"write {key} = {{ en = {shown(example)} }}"
            self.add(where, f"{shown(texts)} is not a table of languages; {remedy}")
            return
        self.keys(where, texts, words.LANGUAGES)
        if "en" not in texts:
            self.missing(where, f"en = {shown(example)}")
        for language in words.LANGUAGES:
            if language in texts:
                self.text(f"{where}.{language}", texts[language], longest)

    def text(self, place: str, text: object, longest: int) -> None:
        if not isinstance(text, str):
            self.add(place, f"{shown(text)} is no text; put it in quotes")
        elif not text.strip():
            self.add(place, "the text is empty; write one or leave it out")
        elif text != text.strip():
            self.add(place, "there is space at an end of the text; take it out")
        elif not text.isprintable():
            what = f"{shown(text)} has a character that cannot be shown"
            self.add(place, f"{what}; write one plain line")
        elif len(text) > longest:
            self.add(place, f"the text has {len(text)} characters; write at most {longest}")


_PAIRS = "write such as [[2, 0], [1, 1]]"
_BASE = "write such as [[2, 1], [1, 2], [2, 2]]"
_EXAMPLES = {
    "singles": "[[1, 0], [0, 1]]",
    "doubles": "[[[[2, 0], [1, 1]], [[0, 2], [-1, 2]]]]",
    "bases": "[[[2, 1], [1, 2], [2, 2]], [[-2, -1], [-1, -2], [-2, -2]]]",
    "halves": "[[[2, 0], [1, 0]], [[-2, 0], [-1, 0]]]",
    "token_set": "[{ mine = 2, count = 1 }]",
}


def _list(words: Iterable[str]) -> str:
    return ", ".join(words)


def _amount(value: object) -> str:
    """What stands where a list of another length should."""
    return f"a list of {len(value)}" if isinstance(value, list) else shown(value)


def _hex(cell: Cell) -> str:
    return f"[{cell[0]}, {cell[1]}]"
