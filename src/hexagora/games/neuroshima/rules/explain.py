"""What happened in a phase and why, number by number, for the log.

All of this is worked out only when somebody listens.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hexagora.core.event import Facts, Log
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES, bit
from hexagora.games.neuroshima.rules.field import Field
from hexagora.games.neuroshima.rules.hits import EXPLOSION
from hexagora.games.neuroshima.rules.phase import Phase, armour_at, both_hqs
from hexagora.games.neuroshima.rules.settings import POINTS
from hexagora.games.neuroshima.rules.tiles import ADJACENT, HQ, LINKS


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
    for d in range(6):
        source = int(field.rules.next[cell * 6 + d])
        if source < 0:
            continue
        tile = int(field.units.tile[source])
        if tile < 0 or field.caught(source) or not reaches(field, source, cell):
            continue
        if field.rules.friendly(field.control[source], int(field.units.owner[cell])):
            value = int(gives[tile])
        else:
            value = int(tables.takes_initiative[tile]) if what == "initiative" else 0
        if value:
            found.append({"from": NAMES[source], "tile": tables.tiles[tile].id, "value": value})
    return found


def reaches(field: Field, source: int, cell: int) -> bool:
    """Whether a module or HQ reaches the unit beside it."""
    tile = int(field.units.tile[source])
    reach = int(field.tables.reach[tile])
    if reach == ADJACENT:
        return True
    return reach == LINKS and any(field.linked(source, tile, d) == cell for d in range(6))


def tell_phase(
    field: Field, phase: Phase, number: i64, points: vec[i64], contest: i64, log: Log
) -> None:
    """Add the events of a complete phase, before its wounds are counted."""
    if phase.acting == 0:
        return
    start = log.add("phase", "NS-BAT-03", {"initiative": int(number)})
    causes: dict[tuple[int, int, int], int] = {}
    for cell in range(CELLS):
        if phase.acting & bit(cell) == 0:
            continue
        if phase.exploding & bit(cell) != 0:
            _tell_explosion(field, cell, start, log, causes)
        else:
            _tell_attacks(field, phase, cell, start, log, causes)
    _tell_hits(field, phase, points, contest, log, causes)


def _tell_explosion(
    field: Field, cell: int, start: int, log: Log, causes: dict[tuple[int, int, int], int]
) -> None:
    facts: Facts = {"at": NAMES[cell], "tile": _tile_id(field, cell)}
    cause = log.add("exploded", "NS-ABL-02", facts, start)
    for d in range(6):
        other = int(field.rules.next[cell * 6 + d])
        if other >= 0 and field.units.tile[other] >= 0:
            facts = {
                "from": NAMES[cell],
                "tile": _tile_id(field, cell),
                "edge": d,
                "kind": "explosion",
                "strength": 1,
                "to": NAMES[other],
                "damage": 1,
                "why": [
                    {"part": "base", "kind": "explosion", "strength": 1},
                    {"part": "explosion", "clause": "NS-ABL-02"},
                ],
            }
            causes[cell, EXPLOSION, other] = log.add("attack", "NS-ABL-02", facts, cause)


def _tell_attacks(
    field: Field,
    phase: Phase,
    cell: int,
    start: int,
    log: Log,
    causes: dict[tuple[int, int, int], int],
) -> None:
    tables = field.tables
    tile = int(field.units.tile[cell])
    for d in range(6):
        edge = (d - int(field.units.turn[cell]) + 6) % 6
        turned = int(phase.turned[cell])
        for printed, base in (("melee", tables.melee), ("ranged", tables.ranged)):
            strength = int(base[tile * 6 + edge])
            if strength == 0:
                continue
            is_turned = turned & bit(d * 2 + (printed == "ranged")) != 0
            kind = {"melee": "ranged", "ranged": "melee"}[printed] if is_turned else printed
            target = phase.near(field, cell, d) if kind == "melee" else phase.far(field, cell, d)
            _tell_attack(field, cell, d, kind, strength, is_turned, int(target), start, log, causes)
        strength = int(tables.gauss[tile * 6 + edge])
        if strength:
            for target in phase.line(field, cell, d):
                _tell_attack(field, cell, d, "gauss", strength, False, target, start, log, causes)


def _tell_attack(
    field: Field,
    cell: int,
    direction: int,
    kind: str,
    base: int,
    turned: bool,
    target: int,
    start: int,
    log: Log,
    causes: dict[tuple[int, int, int], int],
) -> None:
    """One attack that finds a target; attacks into the void are not told."""
    if target < 0:
        return
    bonus = sources(field, cell, kind) if kind != "gauss" else []
    strength = base + sum(int(str(b["value"])) for b in bonus)
    armour = 0 if kind == "melee" else int(armour_at(field, target, direction))
    damage = max(0, strength - armour)
    clause = {"melee": "NS-ATK-01", "ranged": "NS-ATK-02", "gauss": "NS-ATK-05"}[kind]
    why: list[Facts] = [{"part": "base", "kind": kind, "strength": base}]
    for source in bonus:
        tile, at = source["tile"], source["from"]
        why.append({"part": "bonus", "value": source["value"], "tile": tile, "at": at})
    if turned:
        why.append({"part": "turned", "clause": "NS-MOD-12"})
    if armour:
        why.append({"part": "armour", "clause": "NS-ATK-04"})
    if both_hqs(field, cell, target):
        damage = 0
        why.append({"part": "hqs", "clause": "NS-ATK-08"})
    facts: Facts = {
        "from": NAMES[cell],
        "tile": _tile_id(field, cell),
        "edge": direction,
        "kind": kind,
        "strength": strength,
        "to": NAMES[target],
        "damage": damage,
        "why": why,
    }
    causes[cell, direction, target] = log.add("attack", clause, facts, start)


def _tell_hits(
    field: Field,
    phase: Phase,
    points: vec[i64],
    contest: i64,
    log: Log,
    causes: dict[tuple[int, int, int], int],
) -> None:
    """Who took the hits, and who falls."""
    tables = field.tables
    units = field.units
    hits = phase.hits
    wounds: dict[int, int] = {}
    reasons: dict[int, int] = {}
    for i in (int(hits.takes[j]) for j in range(int(hits.taken))):
        attacker, medic = int(hits.attacker[i]), int(hits.taker[i])
        facts: Facts = {
            "medic": NAMES[medic],
            "unit": NAMES[int(hits.target[i])],
            "damage": int(hits.damage[i]),
            "by": int(units.owner[attacker]) if attacker < CELLS else -1,
        }
        cause = causes.get((attacker, int(hits.direction[i]), int(hits.target[i])), -1)
        reasons[medic] = log.add("absorbed", "NS-MED-01", facts, cause)
    for i in range(int(hits.size)):
        if hits.taker[i] >= 0:
            continue
        attacker, target = int(hits.attacker[i]), int(hits.target[i])
        cause = causes.get((attacker, int(hits.direction[i]), target), -1)
        wounds[target] = wounds.get(target, 0) + int(hits.damage[i])
        reasons[target] = cause
        if tables.kind[int(units.tile[target])] == HQ:
            owner = int(units.owner[target])
            clause = "NS-PTS-01" if field.rules.mode == POINTS else "NS-BAT-06"
            facts = {
                "at": NAMES[target],
                "seat": owner,
                "by": int(units.owner[attacker]),
                "damage": int(hits.damage[i]) if contest & bit(owner) != 0 else 0,
            }
            log.add("hq hit", clause, facts, cause)
    for cell in sorted(wounds):
        tile = int(units.tile[cell])
        if tables.kind[tile] == HQ:
            continue
        total = int(units.wounds[cell]) + wounds[cell]
        facts = {"at": NAMES[cell], "tile": _tile_id(field, cell), "wounds": total}
        if total <= tables.toughness[tile]:
            log.add("wounded", "NS-ATK-06", facts, reasons[cell])
    for cell in range(CELLS):
        tile = int(units.tile[cell])
        if tile < 0:
            continue
        total = int(units.wounds[cell]) + wounds.get(cell, 0)
        gone = (phase.exploding | hits.used) & bit(cell) != 0
        if tables.kind[tile] == HQ:
            owner = int(units.owner[cell])
            can_fall = field.rules.mode != POINTS and contest & bit(owner) != 0
            stands = field.rules.fallen_stand
            gone = can_fall and not stands and points[owner] <= wounds.get(cell, 0)
        elif total > tables.toughness[tile]:
            gone = True
        if gone:
            facts = {
                "at": NAMES[cell],
                "tile": _tile_id(field, cell),
                "seat": int(units.owner[cell]),
            }
            log.add("destroyed", "NS-BAT-06", facts, reasons.get(cell, -1))


def tell_strike(
    field: Field, phase: Phase, tile: i64, cell: i64, points: vec[i64], log: Log
) -> None:
    """Add the events of an instant that wounds, before its wounds are counted."""
    instant = str(field.tables.tiles[tile].effects[0].effect)
    clause = {"grenade": "NS-INS-04", "sniper": "NS-INS-05", "air_strike": "NS-INS-06"}[instant]
    facts: Facts = {"instant": instant, "at": NAMES[cell]}
    start = log.add("strike", clause, facts)
    causes = {
        (
            int(phase.hits.attacker[i]),
            int(phase.hits.direction[i]),
            int(phase.hits.target[i]),
        ): start
        for i in range(int(phase.hits.size))
    }
    _tell_hits(field, phase, points, 0, log, causes)


def _tile_id(field: Field, cell: int) -> str:
    return str(field.tables.tiles[int(field.units.tile[cell])].id)
