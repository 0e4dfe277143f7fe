"""What a view shows of a battle; nothing of it is hidden."""

from __future__ import annotations

from typing import Final

from hexagora.core.event import Facts
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.cells import NAMES
from hexagora.games.nexus.rules.kinds import BATTLE
from hexagora.games.nexus.rules.melee import MARKS, least_to_hit, troops_of
from hexagora.games.nexus.rules.position import (
    BEGAN,
    DEFENDER,
    DICE_SHOWN,
    HITS,
    KILLED,
    LEFT,
    MODS,
    NEED,
    SPORES,
    STEP,
    TROOPS,
    WHERE,
    Position,
)

STAGES: Final = (
    *("before the first roll", "before the next roll", "rolled", "dice have fallen"),
    *("hits are counted", "over", "reward", "consolation", "going on", "over"),
)
"""What a battle is at, by the first number of its frame."""

STEPS: Final = ("first shot", "first on rock")
"""The steps before those of the units."""


def units_of(position: Position, counts: list[int]) -> dict[str, int]:
    """Numbers by unit, without zeros."""
    return {str(position.tables.units[unit].id): n for unit, n in enumerate(counts) if n != 0}


def battle_of(position: Position, frames: list[list[int]]) -> Facts | None:
    """The battle that is fought now."""
    stage = next((frame[2] for frame in frames if frame[0] == BATTLE), -1)
    if stage < 0:
        return None
    fight = position.fight
    step = int(fight[STEP])
    return {
        "at": NAMES[int(fight[WHERE])],
        "attacker": int(position.turn_seat()),
        "defender": int(fight[DEFENDER]),
        "stage": STAGES[0 if step < 0 and stage == 1 else stage],
        "step": step,
        "attacking": step_name(position, step),
        "sides": [side_of(position, side) for side in range(2)],
        "left": bool(fight[LEFT]),
        "going_on": units_of(position, [int(fight[SPORES + unit]) for unit in range(UNITS)]),
    }


def step_name(position: Position, step: int) -> str:
    """Who attacks in a step: a kind of unit, or those that attack before all others."""
    if step < 0 or step >= len(STEPS) + UNITS:
        return ""
    if step < len(STEPS):
        return STEPS[step]
    return str(position.tables.units[len(STEPS) + UNITS - 1 - step].id)


def side_of(position: Position, side: int) -> Facts:
    """One side of the battle."""
    fight = position.fight
    units: list[Facts] = []
    for unit in range(UNITS):
        for marks in range(4):
            count = int(fight[TROOPS + (side * UNITS + unit) * 4 + marks])
            if count:
                name = position.tables.units[unit].id
                units.append({"unit": name, "marks": MARKS[marks].split(), "count": count})
    dice: dict[str, list[int]] = {}
    for unit in range(UNITS):
        shown: list[int] = []
        for face in range(6):
            count = int(fight[DICE_SHOWN + (side * UNITS + unit) * 6 + face])
            shown += [face + 1] * count
        if shown:
            dice[str(position.tables.units[unit].id)] = shown
    return {
        "units": units,
        "began": int(fight[BEGAN + side]),
        "modifiers": _row(position, MODS, side),
        "killed": _row(position, KILLED, side),
        "to_roll": _row(position, NEED, side),
        "dice": dice,
        "hits": int(fight[HITS + side * 2]),
        "picks": int(fight[HITS + side * 2 + 1]),
        "needs": {
            str(position.tables.units[unit].id): int(
                least_to_hit(position, int(fight[WHERE]), side, unit, True)
            )
            for unit in range(UNITS)
            if troops_of(position, side, unit) > 0
        },
    }


def _row(position: Position, first: int, side: int) -> dict[str, int]:
    start = first + side * UNITS
    return units_of(position, [int(position.fight[start + unit]) for unit in range(UNITS)])
