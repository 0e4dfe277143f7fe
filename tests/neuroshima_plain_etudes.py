"""Etudes of Neuroshima Hex solved once more, slow and simple, to compare the solver with.

Written from the clauses NS-ETU, NS-INS and NS-ABL over the plain battles of `neuroshima_plain`. A
line is tried step by step, whatever was there before; only leaves are remembered.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import count, permutations
from typing import Any

from hexagora.games.neuroshima.content.armies import base_armies
from neuroshima_plain import Battle
from neuroshima_plain_medics import Hit
from neuroshima_plain_tiles import Part, Unit, beside, cells, tiles

RADIUS = 2
FAR = 63
Steps = tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Man:
    """A unit with what it did in this etude; ``number`` tells it from all others."""

    number: int
    at: str
    seat: int
    tile: str
    turn: int
    wounds: int = 0
    moved: bool = False
    carried: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Spot:
    """A position on the way: men by number, tiles in hand, what was used and on what."""

    men: tuple[Man, ...]
    hand: tuple[str, ...]
    used: Steps = ()
    fought: bool = False

    def at(self, cell: str | None) -> Man | None:
        return next((man for man in self.men if man.at == cell), None)

    def full(self) -> bool:
        return len(self.men) == len(cells(RADIUS))


class Asked(Exception):
    """A question in a battle or an instant that has no answer yet."""

    def __init__(self, seat: int, options: list[str]) -> None:
        super().__init__()
        self.seat = seat
        self.options = options


@dataclass
class Plain:
    """One etude. Afterwards: ``short``, ``leaves`` with their results, ``solved`` boards by class
    and the orders of each class."""

    data: dict[str, Any]
    leaves: dict[Any, int] = field(default_factory=dict)
    solved: dict[Any, set[Any]] = field(default_factory=dict)
    orders: dict[Any, set[Any]] = field(default_factory=dict)
    short: int = FAR

    def __post_init__(self) -> None:
        position = self.data["position"]
        self.position = position
        self.seat: int = position["turn_of"]
        goal = self.data["goal"]
        self.goals: list[dict[str, Any]] = goal if isinstance(goal, list) else [goal]
        self.points = [seat["hp"] for seat in position["seats"]]
        self.mobile = {
            tile.id for army in base_armies().values() for tile in army.tiles if tile.mobility
        }
        kept = {cell for goal in self.goals for cell in goal.get("cells", ())}
        men = []
        for number, item in enumerate(position["board"]):
            turn = item["turn"] % self.looks(item["tile"])
            man = Man(number, item["at"], item["seat"], item["tile"], turn, item.get("wounds", 0))
            men.append(man)
        self.kept = {man.number for man in men if man.at in kept}
        self.numbers = count(len(men))
        hand = [tile for tile, n in self.data["offered"].items() for _ in range(n)]
        self.first = Spot(tuple(men), tuple(sorted(hand)))

    def solve(self, use: int) -> Plain:
        """Try all lines with so many tiles."""
        self.use = use
        self.short, found = self.value(self.first)
        for spot in found:
            key = tuple(sorted(self.item(spot, step) for step in spot.used))
            self.solved.setdefault(key, set()).add(self.board(spot))
            self.orders.setdefault(key, set()).add(tuple(step[0] for step in spot.used))
        return self

    # Values: how much is missing, and the leaves of all solving lines.

    def value(self, spot: Spot) -> tuple[int, list[Spot]]:
        options: list[tuple[int, list[Spot]]] = []
        if len(spot.used) == self.use:
            short = self.leaf(spot)
            options.append((short, [spot] if short == 0 else []))
        elif spot.full():
            return FAR, []
        if not spot.full():
            options += [self.answered(replies) for replies in self.acts(spot)]
        best = min((short for short, _ in options), default=FAR)
        return best, [leaf for short, found in options if short == 0 for leaf in found]

    def answered(self, replies: list[Spot]) -> tuple[int, list[Spot]]:
        """The other side chooses among the replies."""
        values = [self.value(spot) for spot in replies]
        worst = max(short for short, _ in values)
        return worst, [leaf for _, found in values for leaf in found] if worst == 0 else []

    def acts(self, spot: Spot) -> Iterator[list[Spot]]:
        """Every act of the solver, each with all that the other side can make of it."""
        if len(spot.used) < self.use:
            for tile in sorted(set(spot.hand)):
                hand = list(spot.hand)
                hand.remove(tile)
                rest = replace(spot, hand=tuple(hand))
                if tiles()[tile]["kind"] == "instant":
                    yield from getattr(self, tiles()[tile]["effects"][0]["effect"])(rest, tile)
                else:
                    yield from self.placements(rest, tile)
        battle = self.battle(spot)
        for man in spot.men:
            if man.seat != self.seat or battle.board[man.at] in battle.netted:
                continue
            if man.tile in self.mobile and not man.moved:
                yield from self.moves(spot, man, replace(man, moved=True))
            for transport in battle.sources(battle.board[man.at], "give_mobility"):
                other = spot.at(transport.at)
                if other and other.number not in man.carried:
                    carried = man.carried | {other.number}
                    yield from self.moves(spot, man, replace(man, carried=carried))

    def placements(self, spot: Spot, tile: str) -> Iterator[list[Spot]]:
        for cell in cells(RADIUS):
            if not spot.at(cell):
                for turn in range(self.looks(tile)):
                    number = next(self.numbers)
                    man = Man(number, cell, self.seat, tile, turn)
                    used = (*spot.used, (tile, str(number)))
                    yield [replace(spot, men=(*spot.men, man), used=used)]

    def moves(self, spot: Spot, man: Man, moved: Man) -> Iterator[list[Spot]]:
        battle = self.battle(spot)
        recon = any(
            unit.effects("double_move")
            and unit not in battle.netted
            and battle.works_for[unit] == self.seat
            for unit in battle.units()
        )
        reached = {man.at}
        for _ in range(2 if recon else 1):
            around = {beside(cell, d, RADIUS) for cell in reached for d in range(6)}
            reached |= {cell for cell in around if cell and not spot.at(cell)}
        for cell in sorted(reached):
            for turn in range(self.looks(man.tile)):
                if (cell, turn) != (man.at, man.turn) or self.looks(man.tile) < 6:
                    yield [self.changed(spot, replace(moved, at=cell, turn=turn))]

    def changed(self, spot: Spot, man: Man) -> Spot:
        men = tuple(man if other.number == man.number else other for other in spot.men)
        return replace(spot, men=men)

    # Instants.

    def move(self, spot: Spot, tile: str) -> Iterator[list[Spot]]:
        battle = self.battle(spot)
        for man in spot.men:
            if man.seat == self.seat and battle.board[man.at] not in battle.netted:
                for (after,) in self.moves(spot, man, man):
                    goal = next(other for other in after.men if other.number == man.number).at
                    yield [replace(after, used=(*spot.used, (tile, man.at, goal)))]

    def push_back(self, spot: Spot, tile: str) -> Iterator[list[Spot]]:
        battle = self.battle(spot)
        for man in spot.men:
            if man.seat != self.seat or battle.board[man.at] in battle.netted:
                continue
            near = {beside(man.at, d, RADIUS) for d in range(6)} | {man.at}
            for cell in sorted(cell for cell in near if cell):
                pushed = spot.at(cell)
                if not pushed or pushed.seat == self.seat or battle.board[cell] in battle.netted:
                    continue
                around = {beside(cell, d, RADIUS) for d in range(6)}
                goals = sorted(c for c in around if c and c not in near and not spot.at(c))
                used = (*spot.used, (tile, man.at, cell))
                if goals:
                    yield [
                        replace(self.changed(spot, replace(pushed, at=goal)), used=used)
                        for goal in goals
                    ]

    def grenade(self, spot: Spot, tile: str) -> Iterator[list[Spot]]:
        hq = next(m for m in spot.men if m.seat == self.seat and tiles()[m.tile]["kind"] == "hq")
        battle = self.battle(spot)
        if battle.board[hq.at] in battle.netted:
            return
        near = {beside(hq.at, d, RADIUS) for d in range(6)}
        yield from self.shots(spot, tile, [m for m in spot.men if m.at in near], 99)

    def sniper(self, spot: Spot, tile: str) -> Iterator[list[Spot]]:
        yield from self.shots(spot, tile, list(spot.men), 1)

    def shots(self, spot: Spot, tile: str, men: list[Man], damage: int) -> Iterator[list[Spot]]:
        for man in men:
            if man.seat != self.seat and tiles()[man.tile]["kind"] != "hq":
                after = replace(spot, used=(*spot.used, (tile, man.at)))
                yield from self.struck(after, [man.at], damage)

    def air_strike(self, spot: Spot, tile: str) -> Iterator[list[Spot]]:
        for cell in cells(RADIUS):
            area = [cell, *(beside(cell, d, RADIUS) for d in range(6))]
            if None not in area:
                hit = [
                    man.at
                    for man in spot.men
                    if man.at in area and tiles()[man.tile]["kind"] != "hq"
                ]
                yield from self.struck(replace(spot, used=(*spot.used, (tile, cell))), hit, 1)

    def struck(self, spot: Spot, hit: list[str], damage: int) -> Iterator[list[Spot]]:
        """The solver's own medics choose first: each of its ways is an act of its own."""
        ends = self.strike_ends(spot, hit, damage, [])
        yield from ends

    def strike_ends(
        self, spot: Spot, hit: list[str], damage: int, answers: list[str]
    ) -> list[list[Spot]]:
        """What medics make of hits: a list of acts, each with the replies of the other side."""
        left = list(answers)

        def choose(seat: int, kind: str, options: list[str]) -> str:
            if not left:
                raise Asked(seat, options)
            return left.pop(0)

        battle = self.battle(spot, choose)
        # An attack from no unit: one that stands nowhere.
        nobody = Unit(self.seat, [Part("a1", tiles()[spot.men[0].tile], 0)], 0)
        hits = [Hit(nobody, battle.board[cell], damage, "instant") for cell in hit]
        try:
            served = battle.heal(hits)
        except Asked as asked:
            deeper = [
                self.strike_ends(spot, hit, damage, [*answers, option]) for option in asked.options
            ]
            if asked.seat == self.seat:
                return [act for acts in deeper for act in acts]
            assert all(len(acts) == 1 for acts in deeper), "the solver chose after the other side"
            return [[reply for acts in deeper for reply in acts[0]]]
        gone = {unit.at for unit in battle.suffer(hits)} | {medic.at for medic, _ in served}
        men = tuple(
            replace(man, wounds=battle.board[man.at].wounds)
            for man in spot.men
            if man.at not in gone
        )
        return [[replace(spot, men=men)]]

    # Leaves.

    def leaf(self, spot: Spot) -> int:
        key = self.board(spot)
        if key not in self.leaves:
            self.leaves[key] = self.fought(spot, [])
        return self.leaves[key]

    def fought(self, spot: Spot, answers: list[str]) -> int:
        """The battle after these answers, with the best further ones of both sides."""
        left = list(answers)

        def choose(seat: int, kind: str, options: list[str]) -> str:
            if not left:
                raise Asked(seat, options)
            return left.pop(0)

        battle = Battle(self.as_position(spot), choose)
        try:
            battle.result()
        except Asked as asked:
            results = [self.fought(spot, [*answers, option]) for option in asked.options]
            return min(results) if asked.seat == self.seat else max(results)
        return min(FAR, self.missing(spot, battle))

    def missing(self, spot: Spot, battle: Battle) -> int:
        own, other = battle.score[self.seat], battle.score[1 - self.seat]
        kinds = {goal["kind"]: goal for goal in self.goals}
        total = 0
        if own == 0 and {"destroy_hq", "survive", "clear"} & set(kinds):
            total += 1
        if "destroy_hq" in kinds:
            total += other
        if "hq_lead" in kinds:
            total += max(0, kinds["hq_lead"]["n"] - (own - other))
        if "unhurt" in kinds:
            total += self.points[self.seat] - own
        enemies = [unit for unit in battle.units() if unit.seat != self.seat and not unit.is_hq]
        if "clear" in kinds:
            total += len(enemies)
        if "keep" in kinds:
            standing = {man.number for man in spot.men if man.at in battle.board}
            total += len(self.kept - standing)
        return total

    # What it looks like.

    def looks(self, tile: str) -> int:
        """In how many ways a tile can be turned until it looks the same again."""
        edges = tiles()[tile]["edges"]
        return next(n for n in (1, 2, 3, 6) if edges == edges[n:] + edges[:n])

    def battle(self, spot: Spot, choose: Any = None) -> Battle:
        found = Battle(self.as_position(spot), choose)
        found.look()
        return found

    def as_position(self, spot: Spot) -> dict[str, Any]:
        position = copy.copy(self.position)
        position["board"] = [
            {"at": m.at, "seat": m.seat, "tile": m.tile, "turn": m.turn, "wounds": m.wounds}
            for m in spot.men
        ]
        return dict(position)

    def board(self, spot: Spot) -> Any:
        rows = ((m.at, m.tile, m.seat, m.turn, m.wounds, m.number in self.kept) for m in spot.men)
        return tuple(sorted(rows))

    def item(self, spot: Spot, step: tuple[str, ...]) -> str:
        """A tile that was used: where it stands now, or what it was aimed at."""
        tile, *rest = step
        if tiles()[tile]["kind"] == "instant":
            return " ".join([tile, *rest])
        man = next((m for m in spot.men if m.number == int(rest[0])), None)
        return f"{tile} {man.at if man else 'gone'}"

    def all_orders(self, key: Any) -> int:
        return len(set(permutations(item.split()[0] for item in key)))
