"""A battle of Neuroshima Hex once more, slow and simple, to compare the engine with.

Written from the clauses of docs/rules/neuroshima.md alone: units are objects in a dictionary from
cell names, and whatever a rule asks about is looked up on the board again each time. It knows both
versions of the rules, structures, and the leaders that act in a battle.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from neuroshima_plain_field import Choose, scores
from neuroshima_plain_leaders import Leaders
from neuroshima_plain_medics import Healing, Hit
from neuroshima_plain_tiles import Part, Position, Unit, as_item

KINDS = {"m": "melee", "r": "ranged", "g": "gauss"}
MOST_POINTS = 20


@dataclass(eq=False)
class Attack:
    """One symbol of one edge in one phase; strength is the printed one."""

    unit: Unit
    part: Part
    direction: int
    kind: str
    strength: int
    aim: str = ""  # the cell that a sniper has named

    @property
    def name(self) -> str:
        """How a quartermaster calls it; NS-STR-23: of either tile of a structure."""
        second = "second " if self.part is not self.unit.parts[0] else ""
        return f"{second}{self.direction} {self.kind}"


class Battle(Healing):
    """The state of a battle between two phases, and what holds during the current one."""

    def __init__(self, position: Position, choose: Choose, version: int = 2) -> None:
        super().__init__(position, choose, version)
        newer = version >= 2
        self.fallen_stand = newer and self.mode == "deathmatch"  # NS-ATK-10
        self.first_to_twenty = newer and position["options"].get("edition") == "3.0"  # NS-PTS-02
        self.score: list[int] = scores(position)
        self.leaders = Leaders(position.get("leaders", []), self.turn_of)
        self.by_tile: bool = position.get("by_tile", False)  # a Battle tile has begun it

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

    def explosions(self, attackers: list[Unit]) -> list[Unit]:
        """The clowns that explode, as their owners choose."""
        return [
            unit
            for seat in self.order
            for unit in attackers
            if unit.seat == seat and unit.effects("explode")
            if self.ask(seat, "explode", {"attack", "explode"}, unit.at) == "explode"
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
                    attack.name: attack
                    for attack in attacks
                    if attack.kind != "gauss"
                    if quartermaster in self.sources(attack.unit, "convert_attack")
                }
                answer = self.ask(seat, "convert", {"keep", *turnable}, quartermaster.at)
                if answer != "keep":
                    attack = turnable[answer]
                    attack.kind = "ranged" if attack.kind == "melee" else "melee"
                    quartermaster.power_used = True

    def aim(self, attacks: list[Attack]) -> None:
        """The choices of the snipers for their shots, as they are now (NS-STR-21)."""
        for seat in self.order:
            for attack in attacks:
                unit = attack.unit
                if unit.seat != seat or not unit.has("sniper") or attack.kind != "ranged":
                    continue
                goals = self.enemy_cells(attack)
                if goals:
                    attack.aim = self.ask(seat, "snipe", set(goals), attack.part.at)

    def enemy_cells(self, attack: Attack) -> list[str]:
        """The cells on the line of an attack with somebody whom it can hurt, nearest first."""
        line = self.line(attack.part, attack.direction)
        return [cell for cell in line if self.attacks_hurt(attack.unit, self.board[cell])]

    def targets(self, attack: Attack) -> list[str]:
        """The cells of the tiles that an attack hits: one of a structure (NS-STR-22)."""
        enemies = self.enemy_cells(attack)
        if attack.kind == "melee":
            adjacent = self.beside(attack.part, attack.direction)
            return [adjacent] if adjacent in enemies else []
        if attack.kind == "gauss":
            first = {self.board[cell]: cell for cell in reversed(enemies)}
            return sorted(first.values(), key=enemies.index)
        return [attack.aim] if attack.aim else enemies[:1]

    def strength(self, attack: Attack) -> int:
        if attack.kind == "gauss":  # NS-ATK-05: no bonuses
            return attack.strength
        return attack.strength + self.bonus(attack.unit, attack.kind)

    def damage(self, attack: Attack, cell: str) -> int:
        if attack.unit.is_hq and self.board[cell].is_hq:  # NS-ATK-08: it stops here all the same
            return 0
        facing = self.parts[cell].symbols((attack.direction + 3) % 6)
        armour = attack.kind != "melee" and "A" in facing
        return self.strength(attack) - armour

    def strike(self, attacks: list[Attack], exploding: list[Unit]) -> list[dict[str, Any]]:
        """The lines of the report for all attacks that reach a unit, damage or not, sorted."""
        lines = [
            {
                "from": attack.part.at,
                "edge": attack.direction,
                "kind": attack.kind,
                "strength": self.strength(attack),
                "to": cell,
                "damage": self.damage(attack, cell),
            }
            for attack in attacks
            for cell in self.targets(attack)
        ]
        lines += [line for clown in exploding for line in self.blast(clown)]
        columns = ("from", "edge", "kind", "to")
        return sorted(lines, key=lambda line: [line[column] for column in columns])

    def blast(self, clown: Unit) -> Iterator[dict[str, Any]]:
        """An explosion wounds everybody beside it once (NS-STR-28)."""
        met = set()
        for part, direction, tile, other in self.neighbours(clown):
            if other not in met:
                met.add(other)
                yield {
                    "from": part.at,
                    "edge": direction,
                    "kind": "explosion",
                    "strength": 1,
                    "to": tile.at,
                    "damage": 1,
                }

    def hits(self, lines: list[dict[str, Any]]) -> list[Hit]:
        """What has to be healed or suffered."""
        hits: dict[tuple[str, int, Unit], Hit] = {}
        for line in lines:
            if line["damage"] > 0:
                source, target = self.board[line["from"]], self.board[line["to"]]
                edge = "explosion" if line["kind"] == "explosion" else str(line["edge"])
                hit = Hit(source, target, 0, edge, line["from"])
                hits.setdefault((line["from"], line["edge"], target), hit).damage += line["damage"]
        return list(hits.values())

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
        return bool(unit.wounds > unit.toughness)

    def attacks_of(self, unit: Unit) -> Iterator[Attack]:
        """All attacks of a unit, of both tiles of a structure (NS-STR-03)."""
        for part in unit.parts:
            for direction in range(6):
                for symbol in part.symbols(direction):
                    if symbol[0] in KINDS:
                        strength = int(symbol[1:])
                        yield Attack(unit, part, direction, KINDS[symbol[0]], strength)

    def clash(self, attackers: list[Unit]) -> dict[str, Any]:
        """These attack at once: choices, hits, leaders, medics, losses (NS-BAT-16)."""
        exploding = self.explosions(attackers)
        fighting = [unit for unit in attackers if unit not in exploding]
        attacks = [attack for unit in fighting for attack in self.attacks_of(unit)]
        self.convert(attacks)
        self.aim(attacks)
        lines = self.strike(attacks, exploding)
        hits = self.spare(self.hits(lines))
        served = self.heal(hits)
        gone = {*self.suffer(hits), *exploding, *(medic for medic, _ in served)}
        for unit in gone:
            self.remove(unit)
        return {
            "attacks": lines,
            "absorbed": [{"medic": medic.at, "unit": unit.at} for medic, unit in served],
            "destroyed": sorted(part.at for unit in gone for part in unit.parts),
            "hp": list(self.score),
        }

    def fight(self, phase: int) -> Iterator[dict[str, Any]]:
        """One phase from its start to its end, and an attack after it; nothing if nobody acts."""
        self.look()
        attackers = self.attackers(phase)
        if attackers:
            yield {"initiative": phase, **self.clash(attackers)}
            yield from self.echo(phase, attackers)

    def result(self) -> dict[str, Any]:
        """Fight all phases."""
        phases: list[dict[str, Any]] = []
        if not self.stopped():
            self.look()
            self.change_pace()
            self.look()
            values = [value for of_unit in self.initiatives.values() for value in of_unit]
            for phase in range(max(values, default=0), -1, -1):
                phases += self.fight(phase)
                if self.mode == "points" and self.first_to_twenty and MOST_POINTS in self.score:
                    break
        if self.mode == "deathmatch":  # NS-DM-03
            for unit in self.units():
                if self.score[unit.seat] == 0:
                    self.remove(unit)
        return {
            "phases": phases,
            "board": [as_item(unit) for unit in self.units()],
            "hp": list(self.score),
        }

    # Leaders

    def stopped(self) -> bool:
        """NS-LEAD-19: the other side may cancel a Battle tile."""
        for card in self.leaders.ready("cancel_instant"):
            if not self.by_tile or not card.face.battle or card.side == self.side(self.turn_of):
                continue
            if self.ask(self.leaders.decider(card), "stop", {"decline", "stop"}) == "stop":
                card.use()
                return True
        return False

    def change_pace(self) -> None:
        """NS-LEAD-16: a unit is quicker or slower to the end of this battle."""
        for card in self.leaders.ready("initiative"):
            own = card.face.target == "own"
            units = [unit for unit in self.units() if (self.side(unit.seat) == card.side) == own]
            goals = {unit.at: unit for unit in units if unit.initiative}
            answer = self.ask(self.leaders.decider(card), "pace", {"decline", *goals})
            if answer != "decline":
                self.pace[goals[answer]] = self.pace.get(goals[answer], 0) + card.face.value
                card.use()

    def spare(self, hits: list[Hit]) -> list[Hit]:
        """NS-LEAD-18: the hits without those that a leader cancels, each on one own unit."""
        for card in self.leaders.ready("cancel_wounds"):
            own = [hit for hit in hits if self.side(hit.target.seat) == card.side]
            goals = {hit.target.at for hit in own if card.face.hq or not hit.target.is_hq}
            seat = self.leaders.decider(card)
            answer = self.ask(seat, "spare", {"decline", *goals})
            if answer != "decline":
                on_it = {hit.name: hit for hit in own if hit.target.at == answer}
                equal = len({hit.damage for hit in on_it.values()}) == 1
                name = min(on_it) if equal else self.ask(seat, "spare from", set(on_it), answer)
                hits = [hit for hit in hits if hit is not on_it[name]]
                card.use()
        return hits

    def echo(self, phase: int, attackers: list[Unit]) -> Iterator[dict[str, Any]]:
        """NS-LEAD-17: one who attacked in the phase attacks again, alone."""
        for card in self.leaders.ready("attack_again"):
            self.look()
            goals = {
                unit.at: unit
                for unit in attackers
                if self.side(unit.seat) == card.side and unit.kind in card.face.kinds
                if unit.at in self.board and unit not in self.netted
            }
            answer = self.ask(self.leaders.decider(card), "again", {"decline", *goals})
            if answer != "decline":
                card.use()
                yield {"initiative": phase, "again": answer, **self.clash([goals[answer]])}


def battle(position: Position, choose: Choose, version: int = 2) -> dict[str, Any]:
    """Resolve one battle, asking `choose(seat, kind, options)` wherever players decide."""
    return Battle(position, choose, version).result()
