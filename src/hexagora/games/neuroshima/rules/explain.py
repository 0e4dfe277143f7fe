"""What happened in a phase and why, number by number, for the log.

The phase has kept what its attacks are made of; here it is only read.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexagora.core.event import Facts, Log
from hexagora.games.neuroshima.rules.attacks import ATTACKS, BLAST, MELEE, RANGED, Attack
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES, bit
from hexagora.games.neuroshima.rules.field import Field
from hexagora.games.neuroshima.rules.hits import EXPLOSION
from hexagora.games.neuroshima.rules.phase import Phase
from hexagora.games.neuroshima.rules.settings import POINTS
from hexagora.games.neuroshima.rules.tiles import HQ

CLAUSES: Final = ("NS-ATK-01", "NS-ATK-02", "NS-ATK-05", "NS-ABL-02")
"""Those of the kinds of attacks."""

Causes = dict[tuple[int, int, int], int]
"""The events of attacks by attacker, direction and target."""


def sources(field: Field, cell: int, what: str) -> list[Facts]:
    """Where a unit's bonus comes from: ``what`` is melee, ranged, initiative or extra."""
    found: list[Facts] = []
    tables = field.tables
    gives = {
        "melee": tables.gives_melee,
        "ranged": tables.gives_ranged,
        "initiative": tables.gives_initiative,
        "extra": tables.gives_attack,
    }[what]
    around = [int(field.source(part, d)) for part in field.units.body(cell) for d in range(6)]
    for source in dict.fromkeys(around):
        if source < 0:
            continue
        tile = int(field.units.tile[source])
        if field.rules.friendly(field.control[source], int(field.units.owner[cell])):
            value = int(gives[tile])
        else:
            value = int(tables.takes_initiative[tile]) if what == "initiative" else 0
        if value:
            found.append({"from": NAMES[source], "tile": tables.tiles[tile].id, "value": value})
    return found


def tell_phase(
    field: Field, phase: Phase, number: i64, again: i64, contest: i64, gone: i64, log: Log
) -> None:
    """Add the events of a phase, when its wounds are counted and nobody is taken away yet.

    ``again`` is the cell of the unit that attacks once more without a phase, or -1.
    """
    if phase.acting == 0:
        return
    if again >= 0:
        facts: Facts = {"at": NAMES[again], "tile": _tile_id(field, int(again))}
        start = log.add("again", "NS-LEAD-17", facts)
    else:
        start = log.add("phase", "NS-BAT-03", {"initiative": int(number)})
    causes: Causes = {}
    made: dict[int, list[Attack]] = {}
    for attack in phase.attacks:
        made.setdefault(int(attack.attacker), []).append(attack)
    for cell in range(CELLS):
        cause = start
        if phase.exploding & bit(cell) != 0:
            facts = {"at": NAMES[cell], "tile": _tile_id(field, cell)}
            cause = log.add("exploded", "NS-ABL-02", facts, start)
        for attack in made.get(cell, ()):
            direction = EXPLOSION if attack.kind == BLAST else int(attack.edge)
            told = log.add("attack", CLAUSES[attack.kind], _told(field, attack), cause)
            causes[cell, direction, int(field.units.head(attack.target))] = told
    _tell_hits(field, phase, contest, gone, log, causes)


def _told(field: Field, attack: Attack) -> Facts:
    """One attack; those into the void are not told."""
    kind = ATTACKS[attack.kind]
    cell, base, bonus = int(attack.attacker), int(attack.base), int(attack.bonus)
    why: list[Facts] = [{"part": "base", "kind": kind, "strength": base}]
    if attack.kind in (MELEE, RANGED):
        for source in sources(field, cell, kind):
            tile, at = source["tile"], source["from"]
            why.append({"part": "bonus", "value": source["value"], "tile": tile, "at": at})
    if attack.turned:
        why.append({"part": "turned", "clause": "NS-MOD-12"})
    if attack.armour:
        why.append({"part": "armour", "clause": "NS-ATK-04"})
    if attack.spared:
        why.append({"part": "hqs", "clause": "NS-ATK-08"})
    if attack.kind == BLAST:
        why.append({"part": "explosion", "clause": "NS-ABL-02"})
    return {
        "from": NAMES[cell],
        "tile": _tile_id(field, cell),
        "edge": int(attack.edge),
        "kind": kind,
        "strength": base + bonus,
        "to": NAMES[int(attack.target)],
        "damage": int(attack.damage),
        "why": why,
    }


def _tell_hits(
    field: Field, phase: Phase, contest: i64, gone: i64, log: Log, causes: Causes
) -> None:
    """Who took the hits, and who falls."""
    tables = field.tables
    units = field.units
    hits = phase.hits
    reasons: dict[int, int] = {}
    hit: set[int] = set()
    for i in (int(hits.takes[j]) for j in range(int(hits.taken))):
        attacker, medic = int(hits.attacker[i]), int(hits.taker[i])
        facts: Facts = {
            "medic": NAMES[medic],
            "unit": NAMES[int(hits.target[i])],
            "damage": int(hits.damage[i]),
            "by": int(units.owner[attacker]) if attacker < CELLS else -1,
        }
        reasons[medic] = log.add("absorbed", "NS-MED-01", facts, _cause(phase, i, causes))
    for i in range(int(hits.size)):
        if hits.taker[i] >= 0:
            continue
        target = int(hits.target[i])
        reasons[target] = _cause(phase, i, causes)
        if tables.kind[int(units.tile[target])] != HQ:
            hit.add(target)
            continue
        owner = int(units.owner[target])
        clause = "NS-PTS-01" if field.rules.mode == POINTS else "NS-BAT-06"
        facts = {
            "at": NAMES[target],
            "seat": owner,
            "by": int(units.owner[int(hits.attacker[i])]),
            "damage": int(hits.damage[i]) if contest & bit(owner) != 0 else 0,
        }
        log.add("hq hit", clause, facts, reasons[target])
    for cell in sorted(hit):
        wounds = int(units.wounds[cell])
        if wounds <= tables.toughness[int(units.tile[cell])]:
            facts = {"at": NAMES[cell], "tile": _tile_id(field, cell), "wounds": wounds}
            log.add("wounded", "NS-ATK-06", facts, reasons[cell])
    for cell in range(CELLS):
        if gone & bit(cell) != 0:
            facts = {
                "at": NAMES[cell],
                "tile": _tile_id(field, cell),
                "seat": int(units.owner[cell]),
            }
            other = int(units.other(cell))
            if other >= 0:
                facts["also"] = NAMES[other]
            clause = "NS-BAT-06" if other < 0 else "NS-STR-04"
            log.add("destroyed", clause, facts, reasons.get(cell, -1))


def _cause(phase: Phase, i: int, causes: Causes) -> int:
    """The event of the attack that a hit came from."""
    hits = phase.hits
    return causes.get((int(hits.attacker[i]), int(hits.direction[i]), int(hits.target[i])), -1)


def tell_strike(field: Field, phase: Phase, tile: i64, cell: i64, gone: i64, log: Log) -> None:
    """Add the events of an instant that wounds, at the same moment."""
    instant = str(field.tables.tiles[tile].effects[0].effect)
    clause = {"grenade": "NS-INS-04", "sniper": "NS-INS-05", "air_strike": "NS-INS-06"}[instant]
    facts: Facts = {"instant": instant, "at": NAMES[cell]}
    start = log.add("strike", clause, facts)
    _tell_hits(field, phase, 0, gone, log, _all_by(phase, start))


def tell_blast(field: Field, phase: Phase, cell: i64, contest: i64, gone: i64, log: Log) -> None:
    """Add the events of a unit that a leader has blown up (NS-LEAD-15)."""
    facts: Facts = {"at": NAMES[cell], "tile": _tile_id(field, int(cell))}
    start = log.add("exploded", "NS-LEAD-15", facts)
    _tell_hits(field, phase, contest, gone, log, _all_by(phase, start))


def _all_by(phase: Phase, start: int) -> Causes:
    """All hits have one cause."""
    hits = phase.hits
    return {
        (int(hits.attacker[i]), int(hits.direction[i]), int(hits.target[i])): start
        for i in range(int(hits.size))
    }


def _tile_id(field: Field, cell: int) -> str:
    return str(field.tables.tiles[int(field.units.tile[cell])].id)
