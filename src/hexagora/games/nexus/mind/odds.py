"""The exact odds of a battle, from any moment of it.

All dice are weighed, no cards are played, and both sides take their casualties in a stated way: who
is hit gives up the cheapest unit in the battle, who picks takes the dearest one; of units that cost
the same the one further left on the sheet counts as cheaper, and of units alike the one that
the battle would take.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexagora.core.event import Facts
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.kinds import BATTLE, CASUALTY
from hexagora.games.nexus.rules.position import (
    DICE_SHOWN,
    HITS,
    MODS,
    NEED,
    STEP,
    TROOPS,
    WHERE,
    Position,
)
from hexagora.games.nexus.rules.printed import BLITZ, ONE_FEWER, PICK, ROCK, TERRAIN_KINDS, Tables

STEPS: Final = 8
TWICE: Final = 1
AHEAD: Final = 2

_LOSSES_STAGE: Final = 4
_ROLLED_STAGE: Final = 2
_COUNT_STAGE: Final = 3
_OUTCOME_STAGE: Final = 5


@final
class Odds:
    """How a battle may end.

    ``win`` is how likely the attacker destroys all units of the defender, ``fall`` how likely the
    attacker has none left; both may come true. ``losses`` is what either side is expected to lose,
    by price. ``ends`` has the probability of each outcome: 48 bytes tell the units that are left,
    by side, place on the sheet and marks.
    """

    def __init__(self, win: float, fall: float, losses: list[float], ends: dict[bytes, float]):
        self.win = win
        self.fall = fall
        self.losses = losses
        self.ends = ends


def odds_at(position: Position, cell: int, attacker: int, defender: int) -> Odds:
    """The odds if a seat attacked another with all units that stand in a hex now."""
    troops = bytearray(48)
    for side, seat in enumerate((attacker, defender)):
        for unit in range(UNITS):
            troops[(side * UNITS + unit) * 4] = int(position.count(cell, seat, unit))
    return odds_for(position.tables, int(position.terrain(cell)), bytes(troops))


def odds_for(tables: Tables, terrain: int, troops: bytes) -> Odds:
    """The odds of a battle that begins."""
    return _Battle(tables, terrain, vec[i64]([0] * 12)).from_step(0, troops, {troops: 1.0})


def odds_now(position: Position) -> Odds | None:
    """The odds of the battle that is being fought, from this moment on.

    None if there is none, or if it is decided and only its rewards are still to come.
    """
    frame = _battle_frame(position)
    if frame < 0 or int(position.stack[frame * 4 + 2]) > _OUTCOME_STAGE:
        return None
    fight = position.fight
    terrain = int(position.terrain(i64(fight[WHERE])))
    battle = _Battle(position.tables, terrain, vec[i64]([int(fight[MODS + i]) for i in range(12)]))
    troops = bytes([int(fight[TROOPS + i]) for i in range(48)])
    stage = int(position.stack[frame * 4 + 2])
    step = int(fight[STEP]) + 1
    if stage == _ROLLED_STAGE or stage == _COUNT_STAGE:
        hits = battle.shown_hits(vec[i64]([int(fight[DICE_SHOWN + i]) for i in range(72)]))
        need = [int(fight[NEED + i]) for i in range(12)]
        return battle.from_step(step, troops, battle.after_rolls(troops, step - 1, hits, need))
    hits = [int(fight[HITS + i]) if stage == _LOSSES_STAGE else 0 for i in range(4)]
    if position.kind == CASUALTY:
        # The hit that is being taken has been counted off already.
        side, how = int(position.top_a()), int(position.top_b())
        hits[(1 - side) * 2 + int(how == 1)] += 1
    return battle.from_step(step, troops, {battle.after_hits(troops, step - 1, hits): 1.0})


def odds_facts(position: Position) -> Facts | None:
    """The odds of the battle that is being fought, as JSON data for a screen."""
    odds = odds_now(position)
    return None if odds is None else told(position, odds)


def told(position: Position, odds: Odds) -> Facts:
    """Odds as JSON data: the chances, the expected losses, and the likeliest ends."""
    ends: dict[tuple[tuple[int, ...], ...], float] = {}
    for troops, chance in odds.ends.items():
        key = tuple(
            tuple(
                sum(troops[(side * UNITS + unit) * 4 + marks] for marks in range(4))
                for unit in range(UNITS)
            )
            for side in range(2)
        )
        ends[key] = ends.get(key, 0.0) + chance
    likely = sorted(ends.items(), key=lambda item: (-item[1], item[0]))[:6]
    ids = [unit.id for unit in position.tables.units]
    return {
        "win": round(odds.win, 6),
        "attacker_falls": round(odds.fall, 6),
        "losses": [round(loss, 4) for loss in odds.losses],
        "ends": [
            {
                "attacker": {ids[i]: n for i, n in enumerate(left[0]) if n},
                "defender": {ids[i]: n for i, n in enumerate(left[1]) if n},
                "chance": round(chance, 6),
            }
            for left, chance in likely
        ],
    }


def _battle_frame(position: Position) -> int:
    for frame in range(int(position.depth)):
        if int(position.stack[frame * 4]) == BATTLE:
            return frame
    return -1


@final
class _Battle:
    """What does not change in a battle: units, terrain, and what cards have added to rolls."""

    def __init__(self, tables: Tables, terrain: int, mods: vec[i64]) -> None:
        self.tables = tables
        self.terrain: i64 = terrain
        self.mods: vec[i64] = mods

    def from_step(self, step: int, present: bytes, chances: dict[bytes, float]) -> Odds:
        """Fight all steps from one on, for every state that the battle may be in by then.

        ``present`` are the units that are still there now: losses are counted from them on.
        """
        now = chances
        for at in range(step, STEPS):
            then: dict[bytes, float] = {}
            for troops, chance in now.items():
                need = [self._dice(troops, at, i // UNITS, i % UNITS) for i in range(12)]
                if sum(need) == 0 or _is_over(troops):
                    then[troops] = then.get(troops, 0.0) + chance
                    continue
                for after, more in self.after_rolls(troops, at, [0, 0, 0, 0], need).items():
                    then[after] = then.get(after, 0.0) + chance * more
            now = then
        return self._sum_up(present, now)

    def _sum_up(self, present: bytes, after: dict[bytes, float]) -> Odds:
        win = 0.0
        fall = 0.0
        losses = [float(self._price(present, side)) for side in range(2)]
        for troops, chance in after.items():
            win += chance * float(_alive(troops, 1) == 0)
            fall += chance * float(_alive(troops, 0) == 0)
            for side in range(2):
                losses[side] -= chance * self._price(troops, side)
        return Odds(win, fall, losses, after)

    def _price(self, troops: bytes, side: int) -> int:
        return sum(
            troops[(side * UNITS + unit) * 4 + marks] * int(self.tables.cost[unit])
            for unit in range(UNITS)
            for marks in range(4)
        )

    def _dice(self, troops: bytes, step: int, side: int, unit: int) -> int:
        base = (side * UNITS + unit) * 4
        usual = troops[base] + troops[base + TWICE]
        ahead = troops[base + AHEAD] + troops[base + AHEAD + TWICE]
        ability = self.tables.ability[unit]
        fewer = 1 if ability & ONE_FEWER != 0 else 0
        if step == 0:
            return max(0, min(ahead, usual + ahead - fewer)) + troops[base + AHEAD + TWICE]
        on_rock = ability & BLITZ != 0 and self.terrain == ROCK
        if step != (1 if on_rock else 2 + UNITS - 1 - unit):
            return 0
        return max(0, usual - fewer) + troops[base + TWICE]

    def _hits(self, side: int, unit: int, shown: int) -> bool:
        if shown == 1 or shown == 6:
            return shown == 6
        result = shown + self.tables.modifier[unit * TERRAIN_KINDS + self.terrain]
        return bool(result + self.mods[side * UNITS + unit] >= self.tables.to_hit[unit])

    def _picks(self, unit: int, shown: int) -> bool:
        return shown >= 5 and self.tables.ability[unit] & PICK != 0

    def shown_hits(self, dice: vec[i64]) -> list[int]:
        """The hits of dice on the table: by side, free ones and those that pick."""
        hits = [0, 0, 0, 0]
        for i in range(72):
            side, unit, shown = i // 36, i // 6 % UNITS, i % 6 + 1
            if dice[i] > 0 and self._hits(side, unit, shown):
                hits[side * 2 + int(self._picks(unit, shown))] += int(dice[i])
        return hits

    def after_rolls(
        self, troops: bytes, step: int, hits: list[int], need: list[int]
    ) -> dict[bytes, float]:
        """What a step may leave, with some hits known and some dice still to be rolled."""
        rolls = [self._side_rolls(side, need) for side in range(2)]
        found: dict[bytes, float] = {}
        for (free_a, picks_a), chance_a in rolls[0].items():
            for (free_d, picks_d), chance_d in rolls[1].items():
                total = [
                    hits[0] + free_a,
                    hits[1] + picks_a,
                    hits[2] + free_d,
                    hits[3] + picks_d,
                ]
                after = self.after_hits(troops, step, total)
                found[after] = found.get(after, 0.0) + chance_a * chance_d
        return found

    def _side_rolls(self, side: int, need: list[int]) -> dict[tuple[int, int], float]:
        """The chances of each number of hits that a side's dice bring."""
        found = {(0, 0): 1.0}
        for unit in range(UNITS):
            free = 0
            picks = 0
            for shown in range(1, 7):
                if self._hits(side, unit, shown):
                    if self._picks(unit, shown):
                        picks += 1
                    else:
                        free += 1
            for _ in range(need[side * UNITS + unit]):
                then: dict[tuple[int, int], float] = {}
                for (a, b), chance in found.items():
                    for key, faces in (
                        ((a, b), 6 - free - picks),
                        ((a + 1, b), free),
                        ((a, b + 1), picks),
                    ):
                        if faces > 0:
                            then[key] = then.get(key, 0.0) + chance * faces / 6.0
                found = then
        return found

    def after_hits(self, troops: bytes, step: int, hits: list[int]) -> bytes:
        """Take off the casualties: picked ones first, then those of free choice."""
        left = bytearray(troops)
        for side in range(2):
            enemy = 1 - side
            for _ in range(hits[enemy * 2 + 1]):
                self._fall(left, side, step, True)
            for _ in range(hits[enemy * 2]):
                self._fall(left, side, step, False)
        return bytes(left)

    def _fall(self, left: bytearray, side: int, step: int, picked: bool) -> None:
        best = -1
        for unit in range(UNITS):
            base = (side * UNITS + unit) * 4
            if left[base] + left[base + 1] + left[base + 2] + left[base + 3] == 0:
                continue
            if best < 0 or (
                self.tables.cost[unit] >= self.tables.cost[best]
                if picked
                else self.tables.cost[unit] < self.tables.cost[best]
            ):
                best = unit
        if best < 0:
            return
        base = (side * UNITS + best) * 4
        for i in range(4):
            rank = 3 - i if picked else i
            marks = rank
            if step >= 0:
                marks = rank ^ AHEAD
            elif rank in (TWICE, AHEAD):
                marks = 3 - rank
            if left[base + marks] > 0:
                left[base + marks] -= 1
                return


def _alive(troops: bytes, side: int) -> int:
    return sum(troops[side * 24 + i] for i in range(24))


def _is_over(troops: bytes) -> bool:
    return _alive(troops, 0) == 0 or _alive(troops, 1) == 0
