"""What is wrong with a file of a mission, each fault in a sentence: place, what, remedy."""

from typing import Any

from hexagora.core.toml_faults import is_list_of, shown
from hexagora.games.neuroshima.content.armies import BOX, base_armies
from hexagora.games.neuroshima.content.army_words import LONGEST_HELP, LONGEST_NAME, TILE_ID
from hexagora.games.neuroshima.content.atlas.map_check import MapCheck
from hexagora.games.neuroshima.content.atlas.mission_words import (
    ARRIVAL_KEYS,
    FILE_KEYS,
    HIT_POINTS,
    KIND,
    LEVELS,
    LONGEST_TEXT,
    NUMBERS,
    RULES,
    SEAT_KEYS,
    UNIT_KEYS,
    MissionRules,
)
from hexagora.games.neuroshima.content.frame import NAMES

_Row = dict[str, Any]
_ANY_SIZE = range(1, len(NAMES) + 1)


def faults_of(data: _Row) -> list[str]:
    """All faults of a mission; none if it can be played."""
    check = _Check()
    check.mission(data)
    return check.faults


class _Check(MapCheck):
    """The walk through the data; what a mission needs is told by its rules."""

    def mission(self, data: _Row) -> None:
        self.head(data, KIND, FILE_KEYS)
        self.number("mission", data, "number", NUMBERS)
        self.texts("mission", data, "names", LONGEST_NAME, "Assembly Line")
        self.texts("mission", data, "text", LONGEST_TEXT, "Moloch sends parts to the front.")
        if "cells" in data:
            self.board = self.cells("mission", data, "cells", range(7, len(NAMES) + 1))
        else:
            self.missing("mission", 'cells = ["d3", "d4", "d5"]')
        rules = self.one_of("mission", data, "rules", tuple(RULES))
        # Without its rules and cells nobody can say what else a mission lacks.
        if rules and self.board:
            self.whole(data, rules, RULES[rules])

    def whole(self, data: _Row, rules: str, needs: MissionRules) -> None:
        before = len(self.faults)
        objects = self.cells("mission", data, "objects", needs.objects)
        zones = self.zones(data, needs.zones, rules)
        paths = self.paths(data, needs.paths, rules)
        barred = {*objects, *zones.get(needs.no_hq, [])}
        barred.update(*paths.get(needs.no_hq, []))
        self.seats(data, needs, barred)
        self.units(data, rules, needs)
        self.automaton(data, rules, needs)
        numbers = self.named_tables(data, "numbers", needs.numbers, "3", rules)
        for name in numbers:
            self.number("numbers", numbers, name, needs.numbers[name])
        # What follows from a fault that was told already would only confuse.
        if len(self.faults) == before:
            self.together(data, rules, objects, zones, paths)

    # Seats.

    def seats(self, data: _Row, needs: MissionRules, barred: set[str]) -> None:
        rows = self.tables("mission", data, "seat", "[[seat]]", "seats")
        if rows and len(rows) != len(needs.hqs):
            there = "is 1 seat" if len(rows) == 1 else f"are {len(rows)} seats"
            self.add("mission", f"there {there}; these rules are for {len(needs.hqs)}")
            return
        owners: dict[str, str] = {}
        for number, (seat, has_hq) in enumerate(zip(rows, needs.hqs, strict=False), 1):
            place = f"seat {number}"
            self.keys(place, seat, SEAT_KEYS)
            armies = self.some_of(place, seat, "armies", BOX)
            if len(armies) == 1:
                self.unlike(place, armies[0], owners)
            if "zone" in seat:
                self.cells(place, seat, "zone", _ANY_SIZE)
            if has_hq:
                self.hq(place, seat, needs.levels, barred)
            else:
                for key in ("hq", "hq_cells"):
                    if key in seat:
                        self.add(place, f"by these rules it has no HQ; leave {key} out")

    def unlike(self, place: str, army: str, owners: dict[str, str]) -> None:
        if army in owners:
            what = f"army {shown(army)} is that of {owners[army]}, and nobody plays a mirror match"
            self.add(place, f"{what} in the atlas; choose another")
        owners.setdefault(army, place)

    def hq(self, place: str, seat: _Row, levels: bool, barred: set[str]) -> None:
        hq = seat.get("hq")
        if levels:
            example = "hq = { recruit = 12, soldier = 8, veteran = 5, commander = 3 }"
            if "hq" not in seat:
                self.missing(place, example)
            elif not isinstance(hq, dict):
                self.wrong(place, "hq", hq, f"write {example}", "a table of levels")
            else:
                self.keys(f"{place}, hq", hq, LEVELS)
                for level in LEVELS:
                    self.number(f"{place}, hq", hq, level, HIT_POINTS)
        else:
            self.number(place, seat, "hq", HIT_POINTS)
        if "hq_cells" in seat:
            for cell in self.cells(place, seat, "hq_cells", _ANY_SIZE):
                if cell in barred:
                    what = f"hq_cells has {shown(cell)}, where no HQ may stand"
                    self.add(place, f"{what}; leave it out")

    # Units that come from no pile, and the army that nobody plays.

    def units(self, data: _Row, rules: str, needs: MissionRules) -> None:
        if not needs.units:
            if "unit" in data:
                self.add("mission", f"the rules {rules} have no unit; leave it out")
            return
        rows = self.tables("mission", data, "unit", "[[unit]]", "units")
        if len(rows) > needs.units:
            self.add("mission", f"there are {len(rows)} units; write {needs.units}")
        for unit in rows:
            self.unit("unit", unit, len(needs.hqs))

    def unit(self, place: str, unit: _Row, seats: int) -> None:
        remedy = "write small letters a to z, digits and single _ between them"
        unit_id = self.own_id(place, unit, "moloch_part", TILE_ID, remedy)
        place = f"unit {unit_id}" if unit_id else place
        self.keys(place, unit, UNIT_KEYS)
        self.number(place, unit, "seat", range(1, seats + 1))
        self.texts(place, unit, "names", LONGEST_NAME, "Part")
        self.texts(place, unit, "help", LONGEST_HELP, "It rolls on.")
        self.number(place, unit, "toughness", range(10), needed=False)
        self.flag(place, unit, "mobility")
        initiative = self.initiative(place, unit)
        edges = self.edges(place, unit) if "edges" in unit else []
        if initiative is not None and edges is not None:
            self.links(place, edges, [])
            self.attacks(place, edges, [], initiative)

    def automaton(self, data: _Row, rules: str, needs: MissionRules) -> None:
        row = data.get("automaton")
        if not needs.automaton:
            if row is not None:
                self.add("mission", f"the rules {rules} have no automaton; leave it out")
            return
        if not isinstance(row, dict):
            self.add("mission", "automaton is no table; begin it with a line [automaton]")
            return
        pile = needs.automaton == "pile"
        known = ("army", "pile", "fronts") if pile else ("army", "arrivals")
        self.keys("automaton", row, known)
        army = self.one_of("automaton", row, "army", BOX)
        if not army:
            return
        if any(seat.get("armies") == [army] for _, seat in self.each("seat", data.get("seat"))):
            self.add("automaton", f"army {shown(army)} is that of a seat; choose another")
        if pile:
            self.pile(row, army)
        else:
            self.arrivals(row, army)

    def pile(self, row: _Row, army: str) -> None:
        tiles = {tile.id: tile for tile in base_armies()[army].tiles}
        usable = [
            tile.id
            for tile in tiles.values()
            if tile.kind == "warrior" or [effect.effect for effect in tile.effects] == ["battle"]
        ]
        for key in ("pile", "fronts"):
            table = row.get(key, {})
            if not isinstance(table, dict):
                remedy = f"begin it with a line [automaton.{key}]"
                self.add("automaton", f"{key} is {shown(table)} and not a table; {remedy}")
                continue
            place = f"automaton, {key}"
            for tile in table:
                if self.known(place, tile, usable):
                    allowed = range(1, tiles[tile].count + 1) if key == "pile" else range(6)
                    self.number(place, table, tile, allowed)
        if not row.get("pile"):
            self.add("automaton", "there is no pile; begin it with a line [automaton.pile]")

    def arrivals(self, row: _Row, army: str) -> None:
        units = [t.id for t in base_armies()[army].tiles if t.kind in ("warrior", "module")]
        rows = row.get("arrivals")
        if not rows or not is_list_of(rows, dict):
            remedy = f'write such as [{{ at = "d4", tile = "{units[0]}", turn = 0 }}]'
            self.add("automaton", f"arrivals is no list of tables; {remedy}")
            return
        seen: dict[str, str] = {}
        for number, arrival in enumerate(rows, 1):
            place = f"automaton, arrival {number}"
            self.keys(place, arrival, ARRIVAL_KEYS)
            self.one_of(place, arrival, "tile", units)
            self.number(place, arrival, "turn", range(6))
            if "at" not in arrival:
                self.missing(place, 'at = "d4"')
                continue
            cell = self.cell(place, "at", arrival["at"])
            if cell in seen:
                what = f"at {shown(cell)} {seen[cell]} comes already"
                self.add(place, f"{what}; choose another cell")
            elif cell:
                seen[cell] = f"arrival {number}"

    # What only shows when all is seen together.

    def together(
        self,
        data: _Row,
        rules: str,
        objects: list[str],
        zones: dict[str, list[str]],
        paths: dict[str, list[list[str]]],
    ) -> None:
        numbers = data.get("numbers", {})
        if rules == "assembly_line" and numbers["parts_needed"] > numbers["parts_made"]:
            what = f"parts_needed is {numbers['parts_needed']}"
            self.add("numbers", f"{what}; write at most parts_made, {numbers['parts_made']}")
        if rules == "demolition" and numbers["charges_needed"] > len(zones["sockets"]):
            what = f"charges_needed is {numbers['charges_needed']}"
            many = f"at most as many as there are sockets, {len(zones['sockets'])}"
            self.add("numbers", f"{what}; write {many}")
        if rules == "alliance":
            for number, arrival in enumerate(data["automaton"]["arrivals"], 1):
                if arrival["at"] not in objects:
                    what = f"at {shown(arrival['at'])} is no gate"
                    self.add(f"automaton, arrival {number}", f"{what}; add it to objects")
        if rules == "sandstorm":
            left = len(self.board) - sum(len(bite) for bite in paths["bites"])
            seats = len(data["seat"])
            if left < seats:
                what = f"after the last bite {left} cells are left"
                self.add("paths", f"{what}; leave at least one for each of {seats} seats")
        if rules == "tanker" and objects[0] not in paths["rails"][0][1:-1]:
            what = f"the tanker on {objects[0]} is not between the ends of its rails"
            self.add("mission", f"{what}; write in objects a cell of the rails")
