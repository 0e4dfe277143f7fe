"""The chances of a battle without cards, fast enough to be asked for at every step of a search.

It is `odds` in fewer words: who is hit gives up the cheapest unit and who picks takes the dearest,
so all that can happen to a side is told by two numbers: how many of its units, sorted by price,
have fallen at the cheap end of the row and how many at the dear end.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.printed import BLITZ, ONE_FEWER, PICK, ROCK, TERRAIN_KINDS, Tables

MOST_KNOWN: Final = 100_000
"""So many battles are remembered; then the memory is emptied."""


@final
class Chances:
    """How likely the attacker wins and is wiped out, and what either side loses, by price."""

    def __init__(self, win: float, fall: float, loss: float, enemy_loss: float) -> None:
        self.win = win
        self.fall = fall
        self.loss = loss
        self.enemy_loss = enemy_loss


def chances(tables: Tables, terrain: i64, attacker: vec[i64], defender: vec[i64]) -> Chances:
    """The chances of a battle between so many units of each place on the sheet."""
    key = bytes([int(terrain), *map(int, attacker), *map(int, defender)])
    known = tables.known_chances.get(key)
    if known is None:
        if len(tables.known_chances) >= MOST_KNOWN:
            tables.known_chances.clear()
        known = _fought(tables, terrain, _Row(tables, attacker), _Row(tables, defender))
        tables.known_chances[key] = known
    return known


@final
class _Row:
    """The units of a side from the cheapest to the dearest.

    ``before`` counts for each unit how many of it stand before a place in the row, at ``unit *
    (size + 1) + place``; ``price`` is what all before a place cost.
    """

    def __init__(self, tables: Tables, counts: vec[i64]) -> None:
        size: i64 = 0
        pickers: i64 = 0
        for unit in range(i64(UNITS)):
            size += counts[unit]
            if tables.ability[unit] & PICK != 0:
                pickers += counts[unit]
        self.size: i64 = size
        self.pickers: i64 = pickers
        self.before: vec[i64] = vec[i64]([0] * int((size + 1) * UNITS))
        self.price: vec[i64] = vec[i64]([0] * int(size + 1))
        place: i64 = 0
        for unit in _by_price(tables):
            for _ in range(counts[unit]):
                for other in range(i64(UNITS)):
                    at = other * (size + 1) + place
                    self.before[at + 1] = self.before[at] + (1 if other == unit else 0)
                self.price[place + 1] = self.price[place] + tables.cost[unit]
                place += 1

    def left(self, unit: i64, cheap: i64, dear: i64) -> i64:
        """How many of a unit are left after so many have fallen at either end."""
        at = unit * (self.size + 1)
        return self.before[at + self.size - dear] - self.before[at + cheap]

    def lost(self, cheap: i64, dear: i64) -> i64:
        """The price of what has fallen."""
        return self.price[cheap] + self.price[self.size] - self.price[self.size - dear]


def _by_price(tables: Tables) -> vec[i64]:
    order = vec[i64]([0] * UNITS)
    for unit in range(i64(UNITS)):
        place: i64 = 0
        for other in range(i64(UNITS)):
            if tables.cost[other] < tables.cost[unit] or (
                tables.cost[other] == tables.cost[unit] and other < unit
            ):
                place += 1
        order[place] = unit
    return order


def _fought(tables: Tables, terrain: i64, a: _Row, d: _Row) -> Chances:
    # What has fallen: the attacker's cheap and dear units, then the defender's.
    dear_a = min(a.size, d.pickers) + 1
    dear_d = min(d.size, a.pickers) + 1
    size = (a.size + 1) * dear_a * (d.size + 1) * dear_d
    now = vec[float]([0.0] * int(size))
    now[0] = 1.0
    for step in range(i64(2 * UNITS)):
        unit = UNITS - 1 - step % UNITS
        early = tables.ability[unit] & BLITZ != 0 and terrain == ROCK
        if early != (step < UNITS) or (a.left(unit, 0, 0) == 0 and d.left(unit, 0, 0) == 0):
            continue
        now = _step(tables, terrain, unit, a, d, dear_a, dear_d, now)
    win = 0.0
    fall = 0.0
    loss = 0.0
    enemy_loss = 0.0
    for i in range(size):
        chance = now[i]
        if chance == 0.0:
            continue
        at_d = i % ((d.size + 1) * dear_d)
        at_a = i // ((d.size + 1) * dear_d)
        if at_d // dear_d + at_d % dear_d >= d.size:
            win += chance
        if at_a // dear_a + at_a % dear_a >= a.size:
            fall += chance
        loss += chance * float(a.lost(at_a // dear_a, at_a % dear_a))
        enemy_loss += chance * float(d.lost(at_d // dear_d, at_d % dear_d))
    return Chances(win, fall, loss, enemy_loss)


def _step(
    tables: Tables,
    terrain: i64,
    unit: i64,
    a: _Row,
    d: _Row,
    dear_a: i64,
    dear_d: i64,
    now: vec[float],
) -> vec[float]:
    """All units of one place on the sheet attack."""
    fewer: i64 = 1 if tables.ability[unit] & ONE_FEWER != 0 else 0
    most = max(a.left(unit, 0, 0), d.left(unit, 0, 0))
    wide: i64 = most + 1 if tables.ability[unit] & PICK != 0 else 1
    rolls = _rolls(tables, terrain, unit, most, wide)
    then = vec[float]([0.0] * len(now))
    for i in range(i64(len(now))):
        chance = now[i]
        if chance == 0.0:
            continue
        at_d = i % ((d.size + 1) * dear_d)
        at_a = i // ((d.size + 1) * dear_d)
        cheap_a = at_a // dear_a
        gone_a = at_a % dear_a
        cheap_d = at_d // dear_d
        gone_d = at_d % dear_d
        alive_a = a.size - cheap_a - gone_a
        alive_d = d.size - cheap_d - gone_d
        dice_a = max(0, a.left(unit, cheap_a, gone_a) - fewer)
        dice_d = max(0, d.left(unit, cheap_d, gone_d) - fewer)
        if alive_a == 0 or alive_d == 0 or (dice_a == 0 and dice_d == 0):
            then[i] += chance
            continue
        for hits_a in range(dice_a + 1):
            for picks_a in range(min(wide, dice_a - hits_a + 1)):
                by_a = chance * rolls[(dice_a * (most + 1) + hits_a) * wide + picks_a]
                if by_a == 0.0:
                    continue
                more_gone_d = min(picks_a, alive_d)
                more_cheap_d = min(hits_a, alive_d - more_gone_d)
                to_d = (cheap_d + more_cheap_d) * dear_d + gone_d + more_gone_d
                for hits_d in range(dice_d + 1):
                    for picks_d in range(min(wide, dice_d - hits_d + 1)):
                        by_both = by_a * rolls[(dice_d * (most + 1) + hits_d) * wide + picks_d]
                        if by_both == 0.0:
                            continue
                        more_gone_a = min(picks_d, alive_a)
                        more_cheap_a = min(hits_d, alive_a - more_gone_a)
                        to_a = (cheap_a + more_cheap_a) * dear_a + gone_a + more_gone_a
                        then[to_a * (d.size + 1) * dear_d + to_d] += by_both
    return then


def _rolls(tables: Tables, terrain: i64, unit: i64, most: i64, wide: i64) -> vec[float]:
    """How likely so many dice bring so many free hits and so many that pick."""
    free = 0.0
    picks = 0.0
    for shown in range(i64(1), i64(7)):
        result = shown + tables.modifier[unit * TERRAIN_KINDS + terrain]
        if shown == 6 or (shown > 1 and result >= tables.to_hit[unit]):
            if shown >= 5 and wide > 1:
                picks += 1.0 / 6.0
            else:
                free += 1.0 / 6.0
    rolls = vec[float]([0.0] * int((most + 1) * (most + 1) * wide))
    rolls[0] = 1.0
    for dice in range(most):
        for hits in range(dice + 1):
            for picked in range(min(wide, dice - hits + 1)):
                chance = rolls[(dice * (most + 1) + hits) * wide + picked]
                base = ((dice + 1) * (most + 1) + hits) * wide + picked
                rolls[base] += chance * (1.0 - free - picks)
                rolls[base + wide] += chance * free
                if picks > 0.0:
                    rolls[base + 1] += chance * picks
    return rolls
