"""Medics of a plain battle: who takes whose wounds, asked of whoever may choose (NS-MED)."""

from __future__ import annotations

from dataclasses import dataclass

from neuroshima_plain_field import Choose, Field
from neuroshima_plain_tiles import Position, Unit, in_order


@dataclass(eq=False)
class Hit:
    """What one attack does to one unit: both halves of a double edge together (NS-MED-01).

    ``origin`` is the cell that it comes from: of a structure each tile has its own edges.
    """

    source: Unit
    target: Unit
    damage: int
    edge: str
    origin: str = ""
    absorbed: bool = False

    @property
    def name(self) -> str:
        return f"{self.origin or self.source.at} {self.edge}"

    @property
    def place(self) -> tuple[str, bool, str]:
        """Where it comes among others: unit by unit, first tiles first."""
        return self.source.at, self.origin not in ("", self.source.at), self.edge


class Healing(Field):
    """A board whose medics serve."""

    def __init__(self, position: Position, choose: Choose, version: int = 2) -> None:
        super().__init__(position, choose)
        self.owner_chooses = version >= 2 and self.mode in ("solo", "team")  # NS-MED-03, NS-MED-05

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
                    attacks = open_attacks(unit, hits)
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
            own = in_order(medic for medic in medics if self.works_for[medic] == seat)
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


def open_attacks(unit: Unit, hits: list[Hit]) -> dict[str, Hit]:
    """The attacks on a unit that nobody took, one of each damage: the first on the board."""
    found: dict[int, Hit] = {}
    for hit in sorted(hits, key=lambda hit: hit.place):
        if hit.target is unit and not hit.absorbed:
            found.setdefault(hit.damage, hit)
    return {hit.name: hit for hit in found.values()}
