"""A battle of Neuroshima Hex once more, slow and simple, to compare the engine with.

Written from the clauses of docs/rules/neuroshima.md alone: units are objects in a dictionary from
cell names, and whatever a rule asks about is looked up on the board again each time. Of the engine
it knows only what is printed on the tiles. It knows both versions of the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import cache
from typing import Any

from hexagora.games.neuroshima.content.armies import base_armies

Tile = dict[str, Any]
Position = dict[str, Any]
Choose = Callable[[int, str, list[str]], str]

COLUMNS = "abcdefg"
STEPS = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
KINDS = {"m": "melee", "r": "ranged", "g": "gauss"}
MOST_POINTS = 20


@cache
def tiles() -> dict[str, Tile]:
    """All tiles of all armies by id, each with the id of its army."""
    return {
        tile.id: {
            "id": tile.id,
            "army": army.id,
            "kind": tile.kind,
            "count": tile.count,
            "initiative": list(tile.initiative),
            "toughness": tile.toughness,
            "edges": [str(edge) for edge in tile.edges],
            "effects": [asdict(effect) for effect in tile.effects],
        }
        for army in base_armies().values()
        for tile in army.tiles
    }


def first_row(q: int) -> int:
    """The r of the top cell of a column of the 37-hex frame."""
    return max(-3, -3 - q)


def axial(cell: str) -> tuple[int, int]:
    """
    >>> axial("d4"), axial("a1"), axial("g4")
    ((0, 0), (-3, 0), (3, 0))
    """
    q = COLUMNS.index(cell[0]) - 3
    return q, first_row(q) + int(cell[1:]) - 1


def named(q: int, r: int) -> str:
    """
    >>> named(0, 0), named(-1, 2)
    ('d4', 'c5')
    """
    return f"{COLUMNS[q + 3]}{r - first_row(q) + 1}"


def cells(radius: int) -> list[str]:
    """The names of all cells of a board, sorted: radius 2 is the main board, 3 the extended one.

    >>> " ".join(cells(2))
    'b2 b3 b4 c2 c3 c4 c5 d2 d3 d4 d5 d6 e2 e3 e4 e5 f2 f3 f4'
    """
    span = range(-radius, radius + 1)
    return sorted(named(q, r) for q in span for r in span if abs(q + r) <= radius)


@cache
def beside(cell: str, direction: int, radius: int) -> str | None:
    """The next cell in a direction, if the board has it."""
    q, r = axial(cell)
    q, r = q + STEPS[direction][0], r + STEPS[direction][1]
    return named(q, r) if max(abs(q), abs(r), abs(q + r)) <= radius else None


@dataclass(eq=False)
class Unit:
    """A tile on the board, and what it has used up in this battle."""

    at: str
    seat: int
    tile: Tile
    turn: int
    wounds: int
    spent_values: set[int] = field(default_factory=set)  # which printed initiatives had their phase
    spent_extras: set[int] = field(default_factory=set)  # which extra rounds had their phase
    power_used: bool = False  # of a quartermaster

    @property
    def is_hq(self) -> bool:
        return bool(self.tile["kind"] == "hq")

    def symbols(self, direction: int) -> list[str]:
        """What the edge that now faces a direction carries: ['m1', 'A']."""
        edge: str = self.tile["edges"][(direction - self.turn) % 6]
        return [] if edge == "-" else edge.split("+")

    def effects(self, kind: str) -> list[dict[str, Any]]:
        return [effect for effect in self.tile["effects"] if effect["effect"] == kind]


@dataclass(eq=False)
class Attack:
    """One symbol of one edge in one phase; strength is the printed one."""

    unit: Unit
    direction: int
    kind: str
    strength: int


@dataclass(eq=False)
class Hit:
    """What one attack does to one unit: both halves of a double edge together (NS-MED-01)."""

    source: Unit
    target: Unit
    damage: int
    edge: str
    absorbed: bool = False


class Battle:
    """The state of a battle between two phases, and what holds during the current one."""

    def __init__(self, position: Position, choose: Choose, version: int = 2) -> None:
        options = position["options"]
        self.choose = choose
        self.mode: str = options["mode"]
        newer = version >= 2
        self.owner_chooses = newer and self.mode in ("solo", "team")  # NS-MED-03, NS-MED-05
        self.fallen_stand = newer and self.mode == "deathmatch"  # NS-ATK-10
        self.first_to_twenty = newer and options.get("edition") == "3.0"  # NS-PTS-02
        self.armies: list[str] = [seat["army"] for seat in position["seats"]]
        count = len(self.armies)
        first = position.get("turn_of", 0)
        self.order = [(first + i) % count for i in range(count)]
        self.hurts_allies: bool = options.get("moloch_hurts_allies", True)  # NS-TEAM-09
        self.radius = 3 if options.get("extended_board", False) else 2
        counter = "points" if self.mode == "points" else "hp"
        self.score: list[int] = [seat[counter] for seat in position["seats"]]
        self.board = {
            item["at"]: Unit(
                item["at"], item["seat"], tiles()[item["tile"]], item["turn"], item.get("wounds", 0)
            )
            for item in position["board"]
        }
        # Of the current phase, as they were at its start (NS-BAT-05):
        self.netted: set[Unit] = set()
        self.works_for: dict[Unit, int] = {}
        self.initiatives: dict[Unit, list[int]] = {}

    # The board

    def units(self) -> list[Unit]:
        """All units in the order of their cells."""
        return [self.board[cell] for cell in sorted(self.board)]

    def neighbour(self, unit: Unit, direction: int) -> Unit | None:
        cell = beside(unit.at, direction, self.radius)
        return self.board.get(cell) if cell else None

    def neighbours(self, unit: Unit) -> list[tuple[int, Unit]]:
        """The adjacent units with the directions in which they stand."""
        around = [(direction, self.neighbour(unit, direction)) for direction in range(6)]
        return [(direction, other) for direction, other in around if other]

    def line(self, unit: Unit, direction: int) -> list[Unit]:
        """The units on the straight line from an edge, nearest first."""
        found = []
        cell = beside(unit.at, direction, self.radius)
        while cell:
            if cell in self.board:
                found.append(self.board[cell])
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
        """Every net that reaches a unit it could catch: thrower and target."""
        return {
            (unit, other)
            for unit in self.units()
            for direction, other in self.neighbours(unit)
            if "N" in unit.symbols(direction) and self.nets_catch(unit, other)
        }

    def control(self) -> dict[Unit, int]:
        """For each unit the seat that it works for: its owner, or whoever took it over.

        Scopers cannot be taken over (NS-MOD-10). If scopers of several seats claim one module,
        the lowest of these seats has it.
        """
        works_for = {unit: unit.seat for unit in self.units()}
        for seat in sorted(self.order, reverse=True):
            for scoper in self.units():
                if scoper.seat != seat or scoper in self.netted:
                    continue
                if not scoper.effects("take_over_module"):
                    continue
                for direction, other in self.neighbours(scoper):
                    if (
                        "L" in scoper.symbols(direction)
                        and other.tile["kind"] == "module"
                        and not other.effects("take_over_module")
                        and not self.friends(seat, other.seat)
                    ):
                        works_for[other] = seat
        return works_for

    def sources(self, unit: Unit, kind: str) -> list[Unit]:
        """The modules and HQs that give a unit an effect now, in the order of their cells."""
        found = []
        for direction, source in self.neighbours(unit):
            if source in self.netted:
                continue
            friendly = self.friends(self.works_for[source], unit.seat)
            for effect in source.effects(kind):
                if effect["reach"] == "links" and "L" not in source.symbols((direction + 3) % 6):
                    continue
                if friendly == (effect["target"] == "friendly"):
                    found.append(source)
        return sorted(found, key=lambda source: source.at)

    def bonus(self, unit: Unit, kind: str) -> int:
        """The sum of all effects of a kind on a unit (NS-MOD-03)."""
        values = [source.effects(kind)[0]["value"] for source in self.sources(unit, kind)]
        return int(sum(values))

    def look(self) -> None:
        """Work out nets, control and initiatives from the board."""
        self.netted = caught(self.nets())
        self.works_for = self.control()
        self.initiatives = {
            unit: [
                max(0, printed + self.bonus(unit, "initiative"))  # NS-BAT-11
                for printed in unit.tile["initiative"]
            ]
            for unit in self.units()
        }

    # One phase

    def attackers(self, phase: int) -> list[Unit]:
        """The units that attack in a phase. A netted one has lost the attack (NS-BAT-10)."""
        found = []
        for unit in self.units():
            current = self.initiatives[unit]
            values = {i for i, value in enumerate(current) if value == phase} - unit.spent_values
            extras: set[int] = set()
            if current:  # NS-MOD-08: the first source gives one round, the second one more below
                below = range(1, len(self.sources(unit, "extra_attack")) + 1)
                extras = {n for n in below if min(current) - n == phase} - unit.spent_extras
            unit.spent_values |= values
            unit.spent_extras |= extras
            if (values or extras) and unit not in self.netted:
                found.append(unit)
        return found

    def ask(self, seat: int, kind: str, options: set[str]) -> str:
        """Let a seat choose; a single option is no choice."""
        if len(options) == 1:
            return next(iter(options))
        answer = self.choose(seat, kind, sorted(options))
        if answer not in options:
            raise ValueError(f"{answer!r} is none of {sorted(options)}")
        return answer

    def explosions(self, attackers: list[Unit]) -> list[Unit]:
        """The clowns that explode, as their owners choose."""
        return [
            unit
            for seat in self.order
            for unit in attackers
            if unit.seat == seat and unit.effects("explode")
            if self.ask(seat, "explode", {"attack", "explode"}) == "explode"
        ]

    def convert(self, attacks: list[Attack]) -> None:
        """The choices of the quartermasters (NS-MOD-12), each for the unit at its link."""
        for seat in self.order:
            for quartermaster in self.units():
                if not quartermaster.effects("convert_attack") or quartermaster.power_used:
                    continue
                if self.works_for[quartermaster] != seat:
                    continue
                turnable = {
                    f"{attack.direction} {attack.kind}": attack
                    for attack in attacks
                    if attack.kind != "gauss"
                    if quartermaster in self.sources(attack.unit, "convert_attack")
                }
                answer = self.ask(seat, "convert", {"keep", *turnable})
                if answer != "keep":
                    attack = turnable[answer]
                    attack.kind = "ranged" if attack.kind == "melee" else "melee"
                    quartermaster.power_used = True

    def targets(self, attack: Attack) -> list[Unit]:
        """Whom an attack reaches."""
        reach = self.line(attack.unit, attack.direction)
        if attack.kind == "melee":
            adjacent = self.neighbour(attack.unit, attack.direction)
            reach = [adjacent] if adjacent else []
        enemies = [unit for unit in reach if self.attacks_hurt(attack.unit, unit)]
        return enemies if attack.kind == "gauss" else enemies[:1]

    def strength(self, attack: Attack) -> int:
        if attack.kind == "gauss":  # NS-ATK-05: no bonuses
            return attack.strength
        return attack.strength + self.bonus(attack.unit, attack.kind)

    def damage(self, attack: Attack, target: Unit) -> int:
        if attack.unit.is_hq and target.is_hq:  # NS-ATK-08: the attack stops here all the same
            return 0
        armour = attack.kind != "melee" and "A" in target.symbols((attack.direction + 3) % 6)
        return self.strength(attack) - armour

    def strike(self, attacks: list[Attack], exploding: list[Unit]) -> list[dict[str, Any]]:
        """The lines of the report for all attacks that reach a unit, damage or not, sorted."""
        lines = [
            {
                "from": attack.unit.at,
                "edge": attack.direction,
                "kind": attack.kind,
                "strength": self.strength(attack),
                "to": target.at,
                "damage": self.damage(attack, target),
            }
            for attack in attacks
            for target in self.targets(attack)
        ]
        lines += [
            {
                "from": clown.at,
                "edge": direction,
                "kind": "explosion",
                "strength": 1,
                "to": target.at,
                "damage": 1,
            }
            for clown in exploding
            for direction, target in self.neighbours(clown)
        ]
        columns = ("from", "edge", "kind", "to")
        return sorted(lines, key=lambda line: [line[column] for column in columns])

    def hits(self, lines: list[dict[str, Any]]) -> list[Hit]:
        """What has to be healed or suffered."""
        hits: dict[tuple[str, int, str], Hit] = {}
        for line in lines:
            if line["damage"] > 0:
                key = (line["from"], line["edge"], line["to"])
                source, target = self.board[line["from"]], self.board[line["to"]]
                edge = "explosion" if line["kind"] == "explosion" else str(line["edge"])
                hits.setdefault(key, Hit(source, target, 0, edge)).damage += line["damage"]
        return list(hits.values())

    # Medics

    def takers(self, patient: Unit, ready: set[Unit]) -> set[Unit]:
        """The medics that could finally take the wounds of one attack on a unit.

        A medic hands them on to a medic of its own (NS-MED-07), which may be linked back to it
        (NS-MED-08): so it can keep them if every medic further on could hand them back.
        """

        def onward(start: Unit) -> set[Unit]:
            found: set[Unit] = set()
            queue = [start]
            while queue:
                new = ready & set(self.sources(queue.pop(), "medic")) - found
                found |= new
                queue += new
            return found

        return {
            medic
            for medic in onward(patient)
            if all(medic in onward(other) for other in onward(medic))
        }

    def heal(self, hits: list[Hit]) -> list[tuple[Unit, Unit]]:
        """Mark the hits that medics absorb; which medic served which unit, in order."""
        hit_units = {hit.target for hit in hits}  # NS-MED-06
        ready = {unit for unit in self.units() if unit.effects("medic")} - hit_units
        if self.owner_chooses:
            return self.heal_with_allies(hits, ready)
        served: list[tuple[Unit, Unit]] = []
        before = -1
        while before != len(served):
            before = len(served)
            for seat in self.order:
                while options := self.medic_options(seat, hits, ready):
                    hit, medic = options[self.ask(seat, "medic", set(options))]
                    hit.absorbed = True
                    ready.discard(medic)
                    served.append((medic, hit.target))
        return served

    def medic_options(
        self, seat: int, hits: list[Hit], ready: set[Unit]
    ) -> dict[str, tuple[Hit, Unit]]:
        """What the medics that a seat controls can take now."""
        options = {}
        for hit in hits:
            if hit.absorbed:
                continue
            for medic in self.takers(hit.target, ready):
                if self.works_for[medic] == seat:
                    option = f"{hit.target.at} {hit.damage} {medic.at}"
                    if self.mode == "points" and hit.target.is_hq:
                        option += f" {hit.source.seat}"  # it matters who does not score
                    options[option] = (hit, medic)
        return options

    def heal_with_allies(self, hits: list[Hit], ready: set[Unit]) -> list[tuple[Unit, Unit]]:
        """The same where allies may choose for each other, question by question."""
        served: list[tuple[Unit, Unit]] = []
        before = -1
        while before != len(served):
            before = len(served)
            for seat in self.order:
                while offers := self.offers(seat, self.serving(hits, ready)):
                    unit, medic = offers[self.ask(seat, "medic", set(offers))]
                    helpers = self.helpers(unit, medic, self.serving(hits, ready))
                    medic = helpers[self.ask(unit.seat, "medic", set(helpers))]
                    attacks = self.open_attacks(unit, hits)
                    attacks[self.ask(unit.seat, "attack", set(attacks))].absorbed = True
                    ready.discard(medic)
                    served.append((medic, unit))
        return served

    def serving(self, hits: list[Hit], ready: set[Unit]) -> dict[Unit, set[Unit]]:
        """For each unit with an open attack the medics that could take it."""
        wounded = {hit.target for hit in hits if not hit.absorbed}
        return {unit: self.takers(unit, ready) for unit in wounded}

    def shared(self, medics: set[Unit]) -> bool:
        """Whether medics of more than one seat are there."""
        return len({self.works_for[medic] for medic in medics}) > 1

    def bound(self, medic: Unit, serving: dict[Unit, set[Unit]]) -> bool:
        """Whether a medic has only one unit to serve, so that its seat has no choice."""
        return sum(medic in medics for medics in serving.values()) == 1

    def offers(self, seat: int, serving: dict[Unit, set[Unit]]) -> dict[str, tuple[Unit, Unit]]:
        """Whom a seat's medics can serve; NS-MED-04, and NS-MED-05 where all are its own.

        Where an ally's medic is at hand too, the unit's owner decides among those that have
        nobody else to serve; so the first of them stands for all.
        """
        found: dict[str, tuple[Unit, Unit]] = {}
        for unit, medics in serving.items():
            own = sorted((m for m in medics if self.works_for[m] == seat), key=lambda m: m.at)
            if self.shared(medics):
                tied = [medic for medic in own if self.bound(medic, serving)]
                own = [medic for medic in own if medic not in tied[1:]]
            found |= {f"{unit.at} {medic.at}": (unit, medic) for medic in own}
        return found

    def helpers(self, unit: Unit, chosen: Unit, serving: dict[Unit, set[Unit]]) -> dict[str, Unit]:
        """The medics that the owner of a unit can choose from (NS-MED-05)."""
        medics = {chosen}
        if self.shared(serving[unit]):
            medics |= {medic for medic in serving[unit] if self.bound(medic, serving)}
        return {f"{unit.at} {medic.at}": medic for medic in medics}

    def open_attacks(self, unit: Unit, hits: list[Hit]) -> dict[str, Hit]:
        """The attacks on a unit that nobody took, one of each damage: the first on the board."""
        found: dict[int, Hit] = {}
        for hit in sorted(hits, key=lambda hit: (hit.source.at, hit.edge)):
            if hit.target is unit and not hit.absorbed:
                found.setdefault(hit.damage, hit)
        return {f"{hit.source.at} {hit.edge}": hit for hit in found.values()}

    # The end of a phase, and the whole

    def suffer(self, hits: list[Hit]) -> list[Unit]:
        """Mark wounds, take damage off HQs (or score it); the units that die of it."""
        for hit in hits:
            if hit.absorbed:
                continue
            target = hit.target
            if not target.is_hq:
                target.wounds += hit.damage
            elif self.mode != "points":
                self.score[target.seat] = max(0, self.score[target.seat] - hit.damage)
            elif hit.source.seat != target.seat:  # NS-PTS-01, NS-PTS-02
                seat = hit.source.seat
                self.score[seat] = min(MOST_POINTS, self.score[seat] + hit.damage)
        return [unit for unit in self.units() if self.dead(unit)]

    def dead(self, unit: Unit) -> bool:
        if unit.is_hq:
            falls = self.mode != "points" and not self.fallen_stand
            return falls and self.score[unit.seat] == 0
        return bool(unit.wounds > unit.tile["toughness"])

    def fight(self, phase: int) -> dict[str, Any] | None:
        """One phase from its start to its end; nothing if nobody acts in it."""
        self.look()
        attackers = self.attackers(phase)
        if not attackers:
            return None
        exploding = self.explosions(attackers)
        attacks = [
            Attack(unit, direction, KINDS[symbol[0]], int(symbol[1:]))
            for unit in attackers
            if unit not in exploding
            for direction in range(6)
            for symbol in unit.symbols(direction)
            if symbol[0] in KINDS
        ]
        self.convert(attacks)
        lines = self.strike(attacks, exploding)
        hits = self.hits(lines)
        served = self.heal(hits)
        gone = {*self.suffer(hits), *exploding, *(medic for medic, _ in served)}
        for unit in gone:
            del self.board[unit.at]
        return {
            "initiative": phase,
            "attacks": lines,
            "absorbed": [{"medic": medic.at, "unit": unit.at} for medic, unit in served],
            "destroyed": sorted(unit.at for unit in gone),
            "hp": list(self.score),
        }

    def result(self) -> dict[str, Any]:
        """Fight all phases."""
        self.look()
        highest = max((max(values, default=0) for values in self.initiatives.values()), default=0)
        phases = []
        for phase in range(highest, -1, -1):
            if report := self.fight(phase):
                phases.append(report)
            if self.mode == "points" and self.first_to_twenty and MOST_POINTS in self.score:
                break
        if self.mode == "deathmatch":  # NS-DM-03
            fallen = [seat for seat, hp in enumerate(self.score) if hp == 0]
            self.board = {unit.at: unit for unit in self.units() if unit.seat not in fallen}
        return {
            "phases": phases,
            "board": [as_item(unit) for unit in self.units()],
            "hp": list(self.score),
        }


def caught(nets: set[tuple[Unit, Unit]]) -> set[Unit]:
    """The units that are netted, from all nets thrown (NS-NET-04 to 07)."""
    left = set(nets)
    undecided = {unit for net in nets for unit in net}
    netted: set[Unit] = set()

    def reached(start: Unit) -> set[Unit]:
        """Whom a chain of the nets that are left leads to; the start itself only by a ring."""
        found: set[Unit] = set()
        queue = [start]
        while queue:
            unit = queue.pop()
            new = {target for thrower, target in left if thrower is unit} - found
            found |= new
            queue += new
        return found

    while undecided:
        free = undecided - {target for _, target in left}
        if free:  # (a) their nets are active, and whoever they catch nets nobody
            new = {target for thrower, target in left if thrower in free}
            netted |= new
            undecided -= free | new
            left = {net for net in left if net[0] not in free | new and net[1] not in new}
            continue
        # (b) Everyone left is reached by an open net: somewhere rings are that none reaches from
        # outside. Overlapping rings are one knot: whoever reaches me is whom I reach.
        for unit in undecided:
            throwers = {other for other in undecided if unit in reached(other)}
            if throwers <= reached(unit):
                left = {(a, b) for a, b in left if not (a in throwers and b in throwers)}
                break
    return netted


def as_item(unit: Unit) -> dict[str, Any]:
    """A unit as a position writes it; HQs carry no wounds."""
    item = {"at": unit.at, "seat": unit.seat, "tile": unit.tile["id"], "turn": unit.turn}
    return item if unit.is_hq else {**item, "wounds": unit.wounds}


def battle(position: Position, choose: Choose, version: int = 2) -> dict[str, Any]:
    """Resolve one battle, asking `choose(seat, kind, options)` wherever players decide."""
    return Battle(position, choose, version).result()
