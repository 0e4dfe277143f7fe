"""The dice of a battle."""

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from hexagora.core.event import Facts, Log
from hexagora.core.state import CHANCE
from hexagora.games.nexus.content.vocabulary import TERRAINS
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.cells import NAMES
from hexagora.games.nexus.rules.deeds import unit_id
from hexagora.games.nexus.rules.kinds import OUTCOME, ROLL, ROLLED, WINDOW
from hexagora.games.nexus.rules.melee import SIDES, STEPS, dice_in, least_to_hit
from hexagora.games.nexus.rules.position import (
    DICE_SHOWN,
    HITS,
    MODS,
    NEED,
    STEP,
    WHERE,
    Position,
)
from hexagora.games.nexus.rules.printed import TERRAIN_KINDS


def fill(out: vec[i32]) -> i64:
    """The six sides of a die."""
    for i in range(i64(6)):
        out[i] = i32(actions.ROLL + i)
    return 6


def next_step(position: Position) -> None:
    """Find the next step in which anybody rolls; after the last the battle is over."""
    for i in range(i64(72)):
        position.fight[DICE_SHOWN + i] = 0
    for i in range(i64(4)):
        position.fight[HITS + i] = 0
    step = i64(position.fight[STEP]) + 1
    while step < STEPS:
        any_die = False
        for side in range(i64(2)):
            for unit in range(i64(UNITS)):
                dice = dice_in(position, step, side, unit)
                position.fight[NEED + side * UNITS + unit] = i16(dice)
                if dice > 0:
                    any_die = True
        if any_die:
            position.fight[STEP] = i16(step)
            position.set_top(ROLLED, 0)
            position.push(ROLL, CHANCE)
            return
        step += 1
    position.fight[STEP] = STEPS
    position.set_top(OUTCOME, 0)


def roll(position: Position, shown: i64, log: Log | None) -> None:
    """One die of the battle: the attacker's first, and the strongest units first."""
    die = next_die(position)
    position.fight[NEED + die] -= 1
    position.fight[DICE_SHOWN + die * 6 + shown - 1] += 1
    if next_die(position) < 0:
        position.pop()
        if position.kind == WINDOW:
            tell_roll(position, log)


def next_die(position: Position) -> i64:
    """The side and unit that the next die is rolled for, or -1."""
    for side in range(i64(2)):
        for place in range(i64(UNITS)):
            die = side * UNITS + UNITS - 1 - place
            if position.fight[NEED + die] > 0:
                return die
    return -1


def told_need(position: Position) -> list[Facts]:
    return [
        {
            "side": SIDES[i // UNITS],
            "unit": unit_id(position, i % UNITS),
            "count": int(position.fight[NEED + i]),
        }
        for i in range(2 * UNITS)
        if position.fight[NEED + i] > 0
    ]


def tell_roll(position: Position, log: Log | None) -> None:
    if log is None:
        return
    rolls: list[Facts] = []
    for i in range(2 * UNITS):
        dice = []
        for shown in range(6):
            dice += [shown + 1] * int(position.fight[DICE_SHOWN + i * 6 + shown])
        if dice:
            roll: Facts = {"side": SIDES[i // UNITS], "unit": unit_id(position, i % UNITS)}
            roll["dice"] = dice
            roll["needs"], roll["why"] = _told_needs(position, i // UNITS, i % UNITS)
            rolls.append(roll)
    facts: Facts = {"at": NAMES[i64(position.fight[WHERE])], "step": int(position.fight[STEP])}
    facts["rolls"] = rolls
    log.add("rolled", "NX-BAT-04", facts)


def _told_needs(position: Position, side: int, unit: int) -> tuple[int, list[Facts]]:
    """The least that hits, and what it is made of: the sheet, the ground, cards."""
    tables = position.tables
    cell = i64(position.fight[WHERE])
    ground = int(position.terrain(cell))
    why: list[Facts] = [{"part": "printed", "least": int(tables.to_hit[unit])}]
    by_ground = int(tables.modifier[unit * TERRAIN_KINDS + ground])
    if by_ground != 0:
        why.append({"part": "terrain", "terrain": TERRAINS[ground - 1], "value": by_ground})
    by_cards = int(position.fight[MODS + side * UNITS + unit])
    if by_cards != 0:
        why.append({"part": "cards", "value": by_cards})
    return int(least_to_hit(position, cell, side, unit, True)), why


def tell_hits(position: Position, log: Log | None) -> None:
    if log is not None:
        facts: Facts = {}
        for side, word in enumerate(SIDES):
            picks = int(position.fight[HITS + side * 2 + 1])
            facts[word] = int(position.fight[HITS + side * 2]) + picks
            facts[f"{word}_picks"] = picks
        log.add("hits", "NX-BAT-04", facts)
