"""The board of a plain battle: who stands beside whom, who is a friend, and what holds in a phase.

A cell knows the unit on it and the tile of that unit; both cells of a structure know the same unit.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from neuroshima_plain_nets import caught
from neuroshima_plain_tiles import Part, Position, Unit, as_unit, beside, in_order

Choose = Callable[[int, str, list[str]], str]
Touch = tuple[Part, int, Part, Unit]


class Field:
    """The units of a position, and what nets, modules and HQs make of them (NS-BAT-05)."""

    def __init__(self, position: Position, choose: Choose) -> None:
        options = position["options"]
        self.choose = choose
        self.about = ""  # which unit the question is about that is being asked
        self.mode: str = options["mode"]
        self.armies: list[str] = [seat["army"] for seat in position["seats"]]
        count = len(self.armies)
        self.turn_of: int = position.get("turn_of", 0)
        self.order = [(self.turn_of + i) % count for i in range(count)]
        self.hurts_allies: bool = options.get("moloch_hurts_allies", True)  # NS-TEAM-09
        self.radius = 3 if options.get("extended_board", False) else 2
        self.board: dict[str, Unit] = {}
        self.parts: dict[str, Part] = {}
        for item in position["board"]:
            unit = as_unit(item)
            for part in unit.parts:
                self.board[part.at] = unit
                self.parts[part.at] = part
        self.touches: dict[Unit, list[Touch]] = {}  # as far as somebody has asked
        # Of the current phase, as they were at its start (NS-BAT-05):
        self.netted: set[Unit] = set()
        self.works_for: dict[Unit, int] = {}
        self.initiatives: dict[Unit, list[int]] = {}
        self.pace: dict[Unit, int] = {}  # what a leader has changed for this battle (NS-LEAD-16)

    def ask(self, seat: int, kind: str, options: set[str], about: str = "") -> str:
        """Let a seat choose; a single option is no choice."""
        if len(options) == 1:
            return next(iter(options))
        self.about = about
        answer = self.choose(seat, kind, sorted(options))
        if answer not in options:
            raise ValueError(f"{answer!r} is none of {sorted(options)}")
        return answer

    # The board

    def units(self) -> list[Unit]:
        """All units in the order of their cells."""
        return in_order(set(self.board.values()))

    def remove(self, unit: Unit) -> None:
        """A structure goes with both tiles (NS-STR-04)."""
        for part in unit.parts:
            del self.board[part.at]
            del self.parts[part.at]
        self.touches.clear()

    def beside(self, part: Part, direction: int) -> str | None:
        """The next cell, if somebody stands there."""
        cell = beside(part.at, direction, self.radius)
        return cell if cell in self.board else None

    def neighbours(self, unit: Unit) -> list[Touch]:
        """Every touch of two tiles: the own one, the direction, the other one, its unit."""
        if unit not in self.touches:
            around = [
                (part, direction, self.beside(part, direction))
                for part in unit.parts
                for direction in range(6)
            ]
            self.touches[unit] = [
                (part, direction, self.parts[cell], self.board[cell])
                for part, direction, cell in around
                if cell and self.board[cell] is not unit
            ]
        return self.touches[unit]

    def line(self, part: Part, direction: int) -> list[str]:
        """The cells with units on the straight line from an edge, nearest first."""
        found = []
        cell = beside(part.at, direction, self.radius)
        while cell:
            if cell in self.board:
                found.append(cell)
            cell = beside(cell, direction, self.radius)
        return found

    # Friend and foe

    def side(self, seat: int) -> int:
        if self.mode == "team":
            return seat % 2
        if self.mode == "solo":
            return min(seat, 1)
        return seat

    def friends(self, seat: int, other: int) -> bool:
        return self.side(seat) == self.side(other)

    def allies(self, seat: int, other: int) -> bool:
        return seat != other and self.friends(seat, other)

    def attacks_hurt(self, source: Unit, target: Unit) -> bool:
        """NS-TEAM-09: Moloch's attacks hurt the ally, the ally's pass Moloch's units."""
        if self.allies(source.seat, target.seat):
            return self.hurts_allies and self.armies[source.seat] == "moloch"
        return source.seat != target.seat

    def nets_catch(self, source: Unit, target: Unit) -> bool:
        """NS-TEAM-09: between Moloch and the ally nets work both ways."""
        if self.allies(source.seat, target.seat):
            return self.hurts_allies and "moloch" in (
                self.armies[source.seat],
                self.armies[target.seat],
            )
        return source.seat != target.seat

    # What holds in a phase

    def nets(self) -> set[tuple[Unit, Unit]]:
        """Every net that reaches a unit it could catch: thrower and target (NS-STR-25)."""
        return {
            (unit, other)
            for unit in self.units()
            for part, direction, _, other in self.neighbours(unit)
            if "N" in part.symbols(direction) and self.nets_catch(unit, other)
        }

    def control(self) -> dict[Unit, int]:
        """For each unit the seat that it works for: its owner, or whoever took it over.

        Scopers cannot be taken over (NS-MOD-10), and structures are no modules (NS-STR-13). If
        scopers of several seats claim one module, the lowest of these seats has it.
        """
        works_for = {unit: unit.seat for unit in self.units()}
        for seat in sorted(self.order, reverse=True):
            for scoper in self.units():
                if scoper.seat != seat or scoper in self.netted:
                    continue
                if not scoper.effects("take_over_module"):
                    continue
                for part, direction, _, other in self.neighbours(scoper):
                    if (
                        "L" in part.symbols(direction)
                        and other.kind == "module"
                        and not other.effects("take_over_module")
                        and not self.friends(seat, other.seat)
                    ):
                        works_for[other] = seat
        return works_for

    def gifts(self, unit: Unit, kind: str) -> dict[Unit, int]:
        """By module, HQ or structure what it gives a unit of an effect now.

        Whoever reaches both tiles of a structure gives it once (NS-STR-03).
        """
        found: dict[tuple[Unit, str], int] = {}
        for _, direction, part, source in self.neighbours(unit):
            if source in self.netted:
                continue
            for effect in part.effects(kind):
                friendly = self.friends(self.works_for[source], unit.seat)
                if effect["reach"] == "links" and "L" not in part.symbols((direction + 3) % 6):
                    continue
                if friendly == (effect["target"] == "friendly"):
                    found[source, part.at] = effect["value"]
        given: dict[Unit, int] = {}
        for (source, _), value in found.items():
            given[source] = given.get(source, 0) + value
        return given

    def sources(self, unit: Unit, kind: str) -> list[Unit]:
        """Who gives a unit an effect now, in the order of their cells."""
        return in_order(self.gifts(unit, kind))

    def bonus(self, unit: Unit, kind: str) -> int:
        """The sum of all effects of a kind on a unit (NS-MOD-03)."""
        return sum(self.gifts(unit, kind).values())

    def look(self) -> None:
        """Work out nets, control and initiatives from the board."""
        self.netted = caught(self.nets())
        self.works_for = self.control()
        self.initiatives = {unit: self.current(unit) for unit in self.units()}

    def current(self, unit: Unit) -> list[int]:
        """The initiative values of a unit as they are now (NS-BAT-11, NS-BAT-12)."""
        if not unit.initiative:
            return []
        change = self.bonus(unit, "initiative") + self.pace.get(unit, 0)
        return [max(0, printed + change) for printed in unit.initiative]


def counter(position: Position) -> str:
    """What a seat of a position counts."""
    return "points" if position["options"]["mode"] == "points" else "hp"


def scores(position: Position) -> list[Any]:
    return [seat[counter(position)] for seat in position["seats"]]
