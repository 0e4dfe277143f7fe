"""Perft of Nexus Ops: how many ways there are to go on from small positions.

The numbers are literals. The same positions are counted by `Plain`, a slow and simple reading of
deployment, movement, mining and the change of turns, for Humans, Fungoids and Crystallines that
meet nobody, find nothing and draw no cards; and the battle of two Humans is counted by hand.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

import pytest

from hexagora import State
from hexagora.games.nexus.state import NexusState
from nexus_table import mine, opening, table, terrain

COSTS = {"human": 2, "fungoid": 3, "crystalline": 3}
BARRED = {
    "human": ("", "magma", "monolith"),
    "fungoid": ("", "monolith"),
    "crystalline": ("", "monolith"),
}
DEARER = {"rock_strider": 6, "lava_leaper": 8, "rubium_dragon": 12}
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
BASES = (("2,1", "1,2", "2,2"), ("-2,-1", "-1,-2", "-2,-2"))
ALL_MISSIONS = " ".join(f"{card.id}*{card.copies}" for card in opening().tables.missions)
"""They lie before a seat that scores nothing more, so that nobody draws any."""


def perft(state: State, depth: int) -> int:
    """The number of rows of so many actions."""
    legal = state.legal()
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = state.copy()
        after.apply(action)
        total += perft(after, depth - 1)
    return total


Units = tuple[tuple[str, str, int], ...]
"""Hex, unit, number: those of one seat."""


@dataclass(frozen=True)
class Plain:
    """The position for the simple count. ``fresh`` are the units that may still move."""

    land: tuple[tuple[str, str, int], ...]
    units: tuple[Units, Units]
    rubium: tuple[int, int]
    seat: int
    phase: str
    fresh: Units = ()

    def count(self, depth: int) -> int:
        following = self.following()
        return len(following) if depth == 1 else sum(f.count(depth - 1) for f in following)

    def following(self) -> list[Plain]:
        """The positions after each of the actions."""
        if self.phase == "deploy":
            return [self.to_movement(), *self.purchases()]
        return [self.to_next_turn(), *self.moves()]

    def purchases(self) -> list[Plain]:
        found = []
        for unit, cost in {**COSTS, **DEARER}.items():
            if cost <= self.rubium[self.seat]:
                for cell in BASES[self.seat]:
                    bought = replace(self, rubium=self.paid(cost))
                    new = bought.with_units(changed(self.units[self.seat], cell, unit, 1))
                    found.append(replace(new, fresh=changed(self.fresh, cell, unit, 1)))
        return found

    def moves(self) -> list[Plain]:
        found = []
        for cell, unit, _ in self.fresh:
            assert unit not in DEARER, "the simple count knows no special movers"
            for goal in self.goals(cell, unit):
                left = changed(changed(self.units[self.seat], cell, unit, -1), goal, unit, 1)
                moved = self.with_units(left)
                found.append(replace(moved, fresh=changed(self.fresh, cell, unit, -1)))
        return found

    def goals(self, cell: str, unit: str) -> list[str]:
        """One hex, neither barred nor with enemies if there are any at the start."""
        ground = {name: land for name, land, _ in self.land}
        enemies = {name for name, _, _ in self.units[1 - self.seat]}
        q, r = (int(part) for part in cell.split(","))
        beside = [f"{q + dq},{r + dr}" for dq, dr in STEPS]
        open_hexes = [goal for goal in beside if ground.get(goal, "") not in BARRED[unit]]
        return [goal for goal in open_hexes if cell not in enemies or goal not in enemies]

    def to_movement(self) -> Plain:
        moving = replace(self, phase="move")
        return moving if self.units[self.seat] else moving.to_next_turn()

    def to_next_turn(self) -> Plain:
        """Mines pay; then the other seat deploys if it can buy anything, or moves."""
        mines = {name: size for name, _, size in self.land}
        own = {name for name, _, _ in self.units[self.seat]}
        enemies = {name for name, _, _ in self.units[1 - self.seat]}
        paid = replace(self, rubium=self.paid(-sum(mines[name] for name in own - enemies)))
        other = 1 - self.seat
        turned = replace(paid, seat=other, fresh=paid.units[other], phase="deploy")
        return turned if turned.rubium[other] >= min(COSTS.values()) else turned.to_movement()

    def paid(self, cost: int) -> tuple[int, int]:
        rubium = list(self.rubium)
        rubium[self.seat] -= cost
        return rubium[0], rubium[1]

    def with_units(self, units: Units) -> Plain:
        both = list(self.units)
        both[self.seat] = units
        return replace(self, units=(both[0], both[1]))


def changed(units: Units, cell: str, unit: str, by: int) -> Units:
    counts = Counter({(name, kind): number for name, kind, number in units})
    counts[cell, unit] += by
    return tuple(sorted((name, kind, n) for (name, kind), n in counts.items() if n))


def plain_of(case: Case) -> Plain:
    state = case.state()
    names = [f"{q},{r}" for q in range(-4, 5) for r in range(-4, 5)]
    known = [name for name in names if abs(sum(map(int, name.split(",")))) <= 4]
    land = tuple(
        (name, terrain(state, name), mine(state, name)) for name in known if terrain(state, name)
    )
    stand = [
        tuple(sorted((part.split()[0], part.split()[1], 1) for part in line.split(" | ")))
        for line in case.units
    ]
    return Plain(land, (stand[0], stand[1]), case.rubium, 0, case.phase, stand[0])


@dataclass(frozen=True)
class Case:
    """Units of both seats, what they have, and the counts from depth 1 on."""

    units: tuple[str, str]
    rubium: tuple[int, int]
    phase: str
    counts: tuple[int, ...]

    def state(self) -> NexusState:
        return table(
            *self.units,
            rubium=self.rubium,
            phase=self.phase,
            completed=(ALL_MISSIONS,),
        )


CASES = {
    "a few moves, then the other's": Case(
        ("0,2 fungoid | 1,1 human", "-2,0 human"), (0, 0), "move", (11, 62, 102, 413, 1615)
    ),
    "purchases and moves": Case(
        ("2,0 human", "-1,-1 crystalline"), (5, 1), "deploy", (10, 59, 131, 928)
    ),
    "two of a kind": Case(
        ("1,2 human | 2,1 human", "-2,-2 human"), (1, 4), "move", (9, 50, 133, 567)
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_the_engine_counts_this(name: str) -> None:
    case = CASES[name]
    for depth, count in enumerate(case.counts, 1):
        assert perft(case.state(), depth) == count, f"depth {depth}"


@pytest.mark.parametrize("name", CASES)
def test_a_simple_reading_of_the_rules_counts_the_same(name: str) -> None:
    case = CASES[name]
    plain = plain_of(case)
    for depth, count in enumerate(case.counts, 1):
        assert plain.count(depth) == count, f"depth {depth}"


def test_the_set_up_is_counted() -> None:
    """First player, two of four corporations, two coverings, then one forest, one crystal and four
    magma pools: of the first two tiles seven rows are possible."""
    counts = [perft(opening(), depth) for depth in range(1, 7)]
    assert counts == [2, 2 * 4, 8 * 3, 24 * 2, 48 * 3, 48 * 7]


def test_the_battle_of_two_humans_is_counted() -> None:
    """Both need a six. If the defender falls an Energize card is drawn, of which there is one kind;
    otherwise it is the defender's turn, who may move away or not."""
    state = table(
        "1,0 human | -2,-2 human",
        "1,0 human",
        phase="fight",
        rubium=(0, 0),
        ground="1,0 rock | 1,-1 rock | 2,-1 rock | 2,0 rock | 1,1 rock | 0,1 magma",
        completed=("", ALL_MISSIONS),
        decks="dome",
    )
    assert [perft(state, depth) for depth in range(1, 4)] == [1, 6, 36]
    free = 4 + 1  # five hexes touch 1,0 besides the Monolith, and one of them is magma
    assert perft(state, 4) == 1 * 1 + 5 * 1 + 5 * free + 25 * free
