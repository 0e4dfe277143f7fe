"""What attacks promise: those that are declared, and those that units could still make."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.cells import CELLS
from hexagora.games.nexus.rules.chances import chances
from hexagora.games.nexus.rules.conditions import is_objective
from hexagora.games.nexus.rules.position import (
    FLOWN,
    FOUND,
    FRESH,
    KILLED,
    MISSION_HAND,
    MISSIONS_HELD,
    OCCUPIED,
    OPEN_FOR,
    ROW,
    TROOPS,
    Position,
)
from hexagora.games.nexus.rules.printed import (
    DIVE,
    ENEMY_BASE,
    FLIGHT,
    LEAP,
    NO_LOSS,
    NO_MORE,
    STRIDE,
    SURVIVOR,
    TERRAIN,
)
from hexagora.games.nexus.rules.printed import FLOWN as FLOWN_IN
from hexagora.games.nexus.rules.printed import KILLED as HAS_KILLED
from hexagora.games.nexus.rules.reach import goals

RUBIUM_POINT: Final = 0.08
"""What a rubium's worth of units counts beside a point, when an attack is weighed."""


def packed(unit: i64, count: i64) -> i64:
    """So many units as a number; the sum of such numbers is a force of several kinds.

    No player has more than 41 figures, so six bits are enough for each kind.
    """
    return count << (6 * unit)


def _counts(force: i64) -> vec[i64]:
    counts = vec[i64]([0] * UNITS)
    for unit in range(i64(UNITS)):
        counts[unit] = force >> (6 * unit) & 63
    return counts


@final
class Gain:
    """What a battle that will be fought is expected to bring to the attacker.

    ``points`` are those of the victory with the best mission that it may fulfil; losses are prices.
    """

    def __init__(
        self, defender: i64, win: float, points: float, loss: float, enemy_loss: float
    ) -> None:
        self.defender: i64 = defender
        self.win = win
        self.points = points
        self.loss = loss
        self.enemy_loss = enemy_loss

    def whole(self) -> float:
        """All of it, in points."""
        return self.points + RUBIUM_POINT * (self.enemy_loss - self.loss)


def battle_gain(position: Position, seat: i64, cell: i64) -> Gain:
    """What a seat may expect of the hex with those of its units that would fight there now."""
    force: i64 = 0
    for unit in range(i64(UNITS)):
        count = position.count(cell, seat, unit) - i64(position.turn[FOUND + cell * UNITS + unit])
        force += packed(unit, count)
    return best_gain(position, seat, cell, force)


def best_gain(position: Position, seat: i64, cell: i64, force: i64) -> Gain:
    """What a force may expect of a hex, against the enemy there who promises most."""
    best = Gain(-1, 0.0, 0.0, 0.0, 0.0)
    if force == 0:
        return best
    for other in range(position.rules.seats):
        if (
            not position.rules.enemies(seat, other)
            or position.masks[OCCUPIED + other] >> cell & 1 == 0
        ):
            continue
        odds = chances(
            position.tables,
            position.terrain(cell),
            _counts(force),
            _counts(force_of(position, other, cell)),
        )
        prize = 1.0 + prize_of(position, seat, cell, other, False)
        gain = Gain(other, odds.win, odds.win * prize, odds.loss, odds.enemy_loss)
        if best.defender < 0 or gain.whole() > best.whole():
            best = gain
    return best


def force_of(position: Position, seat: i64, cell: i64) -> i64:
    """The units of a seat in a hex as one number."""
    force: i64 = 0
    at = (cell * 4 + seat) * UNITS
    for unit in range(i64(UNITS)):
        force += packed(unit, i64(position.units[at + unit]))
    return force


@final
class Strikes:
    """What a seat could attack if all that can get there went: the best attack, and the others.

    ``now`` asks for the rest of this movement phase, in which only units that have not moved yet
    can go; what stands in a hex already fights there anyway, and only what others add counts.
    """

    def __init__(self, position: Position, seat: i64, now: bool) -> None:
        self.best = 0.0
        self.others = 0.0
        enemies = position.enemy_mask(seat)
        forces = vec[i64]([0] * CELLS)
        reached = _gather(position, seat, now, enemies, forces)
        if reached == 0:
            return
        own = position.masks[OCCUPIED + seat]
        for cell in position.rules.cells:
            if reached >> cell & 1 == 0:
                continue
            before = 0.0
            force = forces[cell]
            if own >> cell & 1 != 0:
                there = force_of(position, seat, cell)
                force += there
                before = best_gain(position, seat, cell, there).whole()
            gain = best_gain(position, seat, cell, force).whole() - before
            if gain > self.best:
                self.others += self.best
                self.best = gain
            elif gain > 0.0:
                self.others += gain


def _gather(position: Position, seat: i64, now: bool, enemies: i64, forces: vec[i64]) -> i64:
    """Add up the units that could attack each hex; returns the hexes that any could."""
    own = position.masks[OCCUPIED + seat]
    contested = position.contested(seat) if position.rules.partners_contest else enemies
    reached: i64 = 0
    for cell in position.rules.cells:
        # Who stands in a contested hex cannot attack elsewhere (NX-MOV-04).
        if own >> cell & 1 == 0 or contested >> cell & 1 != 0:
            continue
        beside = position.rules.beside[cell] & enemies
        for unit in range(i64(UNITS)):
            count = position.count(cell, seat, unit)
            if count == 0:
                continue
            if now:
                count = i64(position.turn[FRESH + cell * UNITS + unit])
                if count == 0:
                    continue
            if position.tables.ability[unit] & (STRIDE | LEAP | FLIGHT | DIVE) != 0:
                targets = goals(position, seat, enemies, cell, unit) & enemies
            else:
                targets = beside & position.masks[OPEN_FOR + unit]
            if targets == 0:
                continue
            reached |= targets
            for other in position.rules.cells:
                if targets >> other & 1 != 0:
                    forces[other] += packed(unit, count)
    return reached


def prize_of(position: Position, seat: i64, cell: i64, defender: i64, on: bool) -> float:
    """The points of the best Battle mission that a victory in a hex may fulfil, by how likely.

    ``on``: the battle is being fought, and its units are in it.
    """
    row = position.rules.row > 0
    if position.purse[MISSIONS_HELD + seat] == 0 and not row:
        return 0.0
    best = 0.0
    for card in range(position.tables.mission_count):
        if position.card(MISSION_HAND + seat, card) == 0 and (
            not row or position.card(ROW, card) == 0
        ):
            continue
        if not is_objective(position, card):
            chance = mission_chance(position, card, seat, cell, defender, on, True)
            best = max(best, chance * float(position.tables.mission_points[card]))
    return best


def mission_chance(
    position: Position, card: i64, seat: i64, cell: i64, defender: i64, on: bool, newcomers: bool
) -> float:
    """How likely, roughly, a victory in a hex would fulfil a mission.

    ``on``: the battle is being fought. Before that, ``newcomers`` counts the attacker's units that
    were found in the hex in this turn as fighters too.
    """
    condition = position.tables.condition[card]
    argument = position.tables.argument[card]
    if condition == TERRAIN:
        return 1.0 if position.terrain(cell) == argument else 0.0
    if condition == SURVIVOR:
        found: i64 = 0 if newcomers else i64(position.turn[FOUND + cell * UNITS + argument])
        return 0.7 if _has(position, cell, seat, argument, on, 0, found) else 0.0
    if condition == HAS_KILLED:
        if on and position.fight[KILLED + UNITS + argument] > 0:
            return 1.0
        return 1.0 if _has(position, cell, defender, argument, on, 1, 0) else 0.0
    if condition == FLOWN_IN:
        return 0.7 if position.turn[FLOWN + cell] > 0 else 0.0
    if condition == NO_LOSS:
        return 0.3
    if condition == NO_MORE:
        return 0.8 if position.strength(cell, defender) >= position.strength(cell, seat) else 0.0
    if condition == ENEMY_BASE:
        owner = position.rules.base[cell]
        return 1.0 if owner >= 0 and position.rules.enemies(seat, owner) else 0.0
    return 0.0


def _has(
    position: Position, cell: i64, seat: i64, unit: i64, on: bool, side: i64, found: i64
) -> bool:
    """Whether a side has a unit in the battle, or beyond those found in the hex if none is on."""
    if not on:
        return position.count(cell, seat, unit) > found
    for marks in range(i64(4)):
        if position.fight[TROOPS + (side * UNITS + unit) * 4 + marks] > 0:
            return True
    return False
