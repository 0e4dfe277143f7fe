"""The course of a battle.

Its frame lies under the windows, rolls and casualties that it asks for, and knows by its first
number what comes next. The rest of what is known about the battle is in ``fight``.
"""

from typing import Final

from mypy_extensions import i16, i32, i64

from hexagora.core.event import Facts, Log
from hexagora.core.state import CHANCE, FRAME
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.cells import bit
from hexagora.games.nexus.rules.conditions import is_objective
from hexagora.games.nexus.rules.deeds import Deeds
from hexagora.games.nexus.rules.melee import (
    AHEAD,
    FIRST_SHOT,
    STEPS,
    TWICE,
    count_hits,
    dice_in,
    only_kind,
    troops_of,
)
from hexagora.games.nexus.rules.options import ENERGIZE_DRAWN
from hexagora.games.nexus.rules.position import (
    ALIVE,
    BATTLE,
    BEGAN,
    CANCEL,
    CASUALTY,
    DEFENDER,
    DICE,
    DICE_SHOWN,
    EXTRACT,
    FOUND,
    HITS,
    KILLED,
    LEFT,
    MISSION,
    MISSIONS_HELD,
    MODS,
    NEED,
    ROLL,
    ROW,
    SPORE,
    SPORES,
    STEP,
    TARGET,
    TROOPS,
    WHERE,
    WHICH,
    WINDOW,
    WON,
)
from hexagora.games.nexus.rules.printed import (
    AFTER_ROLL,
    BEFORE,
    BONUS,
    DOUBLE,
    REROLL,
    SHATTER,
)
from hexagora.games.nexus.rules.printed import CANCEL as CANCELS
from hexagora.games.nexus.rules.printed import EXTRACT as EXTRACTS
from hexagora.games.nexus.rules.printed import FIRST as SHOOTS_FIRST
from hexagora.games.nexus.rules.printed import HITS as AT_HITS
from hexagora.games.nexus.rules.printed import SPORE as SPORE_MOVE

# What a battle is at: the first number of its frame.
ENTER: Final = 0
NEXT_STEP: Final = 1
ROLLED: Final = 2
COUNT: Final = 3
LOSSES: Final = 4
OUTCOME: Final = 5
REWARD: Final = 6
CONSOLATION: Final = 7
GO_ON: Final = 8
CLOSE: Final = 9

SIDES: Final = ("attacker", "defender")
MARKS: Final = ("", "twice", "first", "first twice")
SHATTERED: Final = 2
"""Who chooses a casualty, in the second number of its frame: 0 its owner for a hit, 1 the enemy
who picks, 2 its owner because an enemy unit destroyed itself."""


class Battles(Deeds):
    """A position in which battles are fought."""

    def begin_battle(self, cell: i64, defender: i64, log: Log | None) -> None:
        """Fight in a hex: bring the units of both sides into the battle."""
        attacker = self.turn_seat()
        fight = self.fight
        for side in range(i64(2)):
            seat = attacker if side == 0 else defender
            total: i64 = 0
            for unit in range(i64(UNITS)):
                here = self.count(cell, seat, unit)
                if side == 0:
                    here -= i64(self.turn[FOUND + cell * UNITS + unit])
                fight[TROOPS + (side * UNITS + unit) * 4] = i16(here)
                total += here
            fight[ALIVE + side] = i16(total)
            fight[BEGAN + side] = i16(total)
        fight[WHERE] = i16(cell)
        fight[DEFENDER] = i16(defender)
        fight[STEP] = -1
        self.fought |= bit(cell)
        self.push(BATTLE, attacker, ENTER)
        if log is not None:
            facts: Facts = {"seat": int(attacker), "against": int(defender), "at": self.at(cell)}
            facts["own"] = self._told_troops(0)
            facts["other"] = self._told_troops(1)
            log.add("battle", "NX-BAT-01", facts)

    def _told_troops(self, side: int) -> list[Facts]:
        return [
            {"unit": self.unit_id(unit), "count": int(troops_of(self, side, unit))}
            for unit in range(UNITS)
            if troops_of(self, side, unit) > 0
        ]

    def battle(self, log: Log | None) -> None:
        """Nothing is pending in the battle: what comes next?"""
        stage = self.top_a()
        if stage == ENTER:
            self.set_top(NEXT_STEP, 0)
            self._open_window(BEFORE)
        elif stage == NEXT_STEP:
            self._next_step()
        elif stage == ROLLED:
            self._tell_roll(log)
            self.set_top(COUNT, 0)
            self._open_window(AFTER_ROLL)
        elif stage == COUNT:
            count_hits(self)
            self._tell_hits(log)
            self.set_top(LOSSES, 0)
            if self._any_hit():
                self._open_window(AT_HITS)
        elif stage == LOSSES:
            self._losses(log)
        elif stage == OUTCOME:
            self._outcome(log)
        elif stage == REWARD:
            self.set_top(CONSOLATION, 0)
            if self.may_complete():
                self.push(MISSION, self.turn_seat())
        elif stage == CONSOLATION:
            self.set_top(GO_ON, 0)
            self.want_cards(i64(self.fight[DEFENDER]), ENERGIZE_DRAWN, 1)
        elif stage == GO_ON:
            if self.can_spore():
                self.push(SPORE, self.turn_seat())
            else:
                self.set_top(CLOSE, 0)
        else:
            self.pop()
            self.clear_fight()

    def may_complete(self) -> bool:
        """Whether the winner is asked for a mission; with any in hand, so that nothing leaks."""
        if self.purse[MISSIONS_HELD + self.turn_seat()] > 0:
            return True
        for card in range(self.tables.mission_count):
            if self.mission_fits(ROW, card):
                return True
        return False

    # Windows (NX-BAT-08 to 10).

    def _open_window(self, moment: i64) -> None:
        self.push(WINDOW, self.turn_seat(), moment, -1)

    def reopen_window(self) -> None:
        """After a card or an ability everybody is asked again, beginning with the attacker."""
        self.set_top(self.top_a(), -1)

    def window(self, log: Log | None) -> bool:
        """Find who is to be asked next; false if the window is closed or the battle over.

        The frame's second number is the place in the order of asking, or -1 minus the place from
        which on somebody is to be found.
        """
        if self.fight[ALIVE] == 0 or self.fight[ALIVE + 1] == 0:
            self.pop()
            self.set_top(OUTCOME, 0)
            return False
        place = self.top_b()
        if place >= 0:
            return True
        moment = self.top_a()
        place = -1 - place
        while place < self.rules.seats:
            seat = self._in_order(place)
            if self.is_asked(seat, moment):
                self.set_top(moment, place)
                self.stack[(self.depth - 1) * FRAME + 1] = i32(seat)
                return True
            place += 1
        self.pop()
        return False

    def _in_order(self, place: i64) -> i64:
        """Attacker, defender, then the others clockwise from the defender."""
        attacker = self.turn_seat()
        defender = i64(self.fight[DEFENDER])
        if place == 0:
            return attacker
        seat = defender
        left = place - 1
        while left > 0:
            seat = (seat + 1) % self.rules.seats
            if seat != attacker:
                left -= 1
        return seat

    def answer_window(self, action: i64, log: Log | None) -> None:
        """A seat plays a card, destroys a unit of its own, sells, or passes."""
        seat = self.seat
        if action == actions.DONE:
            self.set_top(self.top_a(), -2 - self.top_b())
        elif action == actions.SHATTER:
            self._begin_shatter(seat, log)
        else:
            self._play_in_battle(seat, action - actions.PLAY, log)

    def _play_in_battle(self, seat: i64, card: i64, log: Log | None) -> None:
        self.spend_energize(seat, card)
        self.reopen_window()
        effect = self.tables.effect[card]
        if log is not None:
            facts: Facts = {"seat": int(seat), "card": self.tables.energize[card].id}
            log.add("played", "NX-BAT-09", facts)
        if effect == BONUS or effect == DOUBLE or effect == SHOOTS_FIRST:
            self.push(TARGET, seat, card)
        elif effect == EXTRACTS:
            self.push(EXTRACT, seat, card)
        elif effect == REROLL:
            self.push(DICE, seat, card)
        elif effect == CANCELS:
            self.push(CANCEL, seat, card, self.tables.amount[card])

    def mark_target(self, target: i64, log: Log | None) -> None:
        """A card changes the rolls of a kind of unit, or marks one unit."""
        card = self.top_a()
        seat = self.seat
        self.pop()
        side = target // 24
        unit = target // 4 % UNITS
        effect = self.tables.effect[card]
        if effect == BONUS:
            self.fight[MODS + side * UNITS + unit] += i16(self.tables.amount[card])
        else:
            self.fight[TROOPS + target] -= 1
            mark: i64 = TWICE if effect == DOUBLE else AHEAD
            self.fight[TROOPS + target + mark] += 1
        if log is not None:
            facts: Facts = {"seat": int(seat), "side": SIDES[side], "unit": self.unit_id(unit)}
            facts["card"] = self.tables.energize[card].id
            log.add("targeted", "NX-CARD-06", facts)

    def choose_die(self, action: i64, log: Log | None) -> None:
        """A die is taken back to be rolled again; done: all that were taken are rolled."""
        if action != actions.DONE:
            die = action - actions.DIE
            self.fight[DICE_SHOWN + die] -= 1
            self.fight[NEED + die // 6] += 1
            for i in range(i64(72)):
                if self.fight[DICE_SHOWN + i] != 0:
                    return
        seat = self.seat
        self.pop()
        if log is not None:
            log.add("rerolled", "NX-CARD-06", {"seat": int(seat), "dice": self._told_need()})
        # The roll is told again once the dice have fallen; the window then opens anew on top of it.
        self.push(ROLL, CHANCE)

    def cancel_hit(self, hit: i64, log: Log | None) -> None:
        """A card cancels a hit."""
        seat = self.seat
        self.fight[HITS + hit] -= 1
        left = self.top_b() - 1
        self.set_top(self.top_a(), left)
        if left == 0 or not self._any_hit():
            self.pop()
        if log is not None:
            facts: Facts = {"seat": int(seat), "side": SIDES[hit // 2], "picks": hit % 2 == 1}
            log.add("cancelled", "NX-CARD-06", facts)

    def extract(self, action: i64, log: Log | None) -> None:
        """A unit is brought out of the battle alive."""
        seat = self.seat
        self.pop()
        side = self.side_of(seat)
        unit = actions.move_unit(action)
        start = actions.move_start(action)
        goal = actions.move_goal(action)
        self._leave(side, unit, False)
        self.shift(start, goal, seat, unit)
        if side == 0:
            self.lose_flown(start, unit, False)
        elif self.fight[ALIVE + 1] == 0:
            self.fight[LEFT] = 1
        if log is not None:
            facts: Facts = {"seat": int(seat), "unit": self.unit_id(unit)}
            facts["from"] = self.at(start)
            facts["to"] = self.at(goal)
            log.add("extracted", "NX-CARD-06", facts)

    def _begin_shatter(self, seat: i64, log: Log | None) -> None:
        """A unit is to destroy itself: of several kinds the owner chooses one."""
        self.reopen_window()
        side = self.side_of(seat)
        kinds: i64 = 0
        first: i64 = -1
        for unit in range(i64(UNITS)):
            if self.tables.ability[unit] & SHATTER != 0 and troops_of(self, side, unit) > 0:
                kinds += 1
                if first < 0:
                    first = unit
        if kinds > 1 and self.rules.chooses_unit:
            self.push(WHICH, seat, -1)
        else:
            self.shatter(seat, first, log)

    def shatter(self, seat: i64, unit: i64, log: Log | None) -> None:
        """A unit destroys itself; the opponent loses one of choice (NX-ALT-03)."""
        side = self.side_of(seat)
        cause = -1
        if log is not None:
            facts: Facts = {"seat": int(seat), "unit": self.unit_id(unit)}
            cause = log.add("shattered", "NX-ALT-03", facts)
        self.lose(side, unit, False, cause, log)
        if side == 1 and self.rules.own_doing:
            # The attacker has not destroyed it, so no mission counts it.
            self.fight[KILLED + UNITS + unit] -= 1
        self._ask_casualty(1 - side, SHATTERED, log)

    # Rolling.

    def _next_step(self) -> None:
        """Find the next step in which anybody rolls; after the last the battle is over."""
        for i in range(i64(72)):
            self.fight[DICE_SHOWN + i] = 0
        for i in range(i64(4)):
            self.fight[HITS + i] = 0
        step = i64(self.fight[STEP]) + 1
        while step < STEPS:
            any_die = False
            for side in range(i64(2)):
                for unit in range(i64(UNITS)):
                    dice = dice_in(self, step, side, unit)
                    self.fight[NEED + side * UNITS + unit] = i16(dice)
                    if dice > 0:
                        any_die = True
            if any_die:
                self.fight[STEP] = i16(step)
                self.set_top(ROLLED, 0)
                self.push(ROLL, CHANCE)
                return
            step += 1
        self.fight[STEP] = STEPS
        self.set_top(OUTCOME, 0)

    def roll_in_battle(self, shown: i64, log: Log | None) -> None:
        """One die of the battle: the attacker's first, and the strongest units first."""
        die = self.next_die()
        self.fight[NEED + die] -= 1
        self.fight[DICE_SHOWN + die * 6 + shown - 1] += 1
        if self.next_die() < 0:
            self.pop()
            if self.kind == WINDOW:
                self._tell_roll(log)

    def next_die(self) -> i64:
        """The side and unit that the next die is rolled for, or -1."""
        for side in range(i64(2)):
            for place in range(i64(UNITS)):
                die = side * UNITS + UNITS - 1 - place
                if self.fight[NEED + die] > 0:
                    return die
        return -1

    def _told_need(self) -> list[Facts]:
        return [
            {
                "side": SIDES[i // UNITS],
                "unit": self.unit_id(i % UNITS),
                "count": int(self.fight[NEED + i]),
            }
            for i in range(2 * UNITS)
            if self.fight[NEED + i] > 0
        ]

    def _tell_roll(self, log: Log | None) -> None:
        if log is None:
            return
        rolls: list[Facts] = []
        for i in range(2 * UNITS):
            dice = []
            for shown in range(6):
                dice += [shown + 1] * int(self.fight[DICE_SHOWN + i * 6 + shown])
            if dice:
                rolls.append(
                    {"side": SIDES[i // UNITS], "unit": self.unit_id(i % UNITS), "dice": dice}
                )
        facts: Facts = {"at": self.at(i64(self.fight[WHERE])), "step": int(self.fight[STEP])}
        facts["rolls"] = rolls
        log.add("rolled", "NX-BAT-04", facts)

    def _tell_hits(self, log: Log | None) -> None:
        if log is not None:
            facts: Facts = {}
            for side, word in enumerate(SIDES):
                picks = int(self.fight[HITS + side * 2 + 1])
                facts[word] = int(self.fight[HITS + side * 2]) + picks
                facts[f"{word}_picks"] = picks
            log.add("hits", "NX-BAT-04", facts)

    # Casualties (NX-BAT-05).

    def _losses(self, log: Log | None) -> None:
        """Take off what is hit: the attacker's units first, and picked ones before free ones."""
        for side in range(i64(2)):
            enemy = 1 - side
            while self.fight[ALIVE + side] > 0:
                if self.fight[HITS + enemy * 2 + 1] > 0:
                    self.fight[HITS + enemy * 2 + 1] -= 1
                    picked: i64 = 1
                elif self.fight[HITS + enemy * 2] > 0:
                    self.fight[HITS + enemy * 2] -= 1
                    picked = 0
                else:
                    break
                if self._ask_casualty(side, picked, log):
                    return
        if self.fight[ALIVE] == 0 or self.fight[ALIVE + 1] == 0:
            self.set_top(OUTCOME, 0)
        else:
            self.set_top(NEXT_STEP, 0)

    def _ask_casualty(self, side: i64, how: i64, log: Log | None) -> bool:
        """Ask who falls, or take off the only one that can; true if somebody is asked."""
        if self.fight[ALIVE + side] == 0:
            return False
        only = only_kind(self, side)
        if only >= 0:
            self.lose(side, only, how == 1, -1, log)
            return False
        chooser = 1 - side if how == 1 else side
        self.push(CASUALTY, self.side_seat(chooser), side, how)
        return True

    def casualty(self, unit: i64, log: Log | None) -> None:
        """The unit that was chosen falls."""
        side = self.top_a()
        picked = self.top_b() == 1
        self.pop()
        self.lose(side, unit, picked, -1, log)

    def lose(self, side: i64, unit: i64, picked: bool, cause: int, log: Log | None) -> None:
        """A unit in the battle is destroyed."""
        cell = i64(self.fight[WHERE])
        seat = self.side_seat(side)
        self._leave(side, unit, picked)
        self.fight[KILLED + side * UNITS + unit] += 1
        self.take(cell, seat, unit)
        if side == 0:
            self.lose_flown(cell, unit, picked)
        if log is not None:
            facts: Facts = {"seat": int(seat), "unit": self.unit_id(unit), "at": self.at(cell)}
            facts["picked"] = picked
            log.add("lost", "NX-BAT-05", facts, cause)

    def _leave(self, side: i64, unit: i64, picked: bool) -> None:
        """One unit leaves the battle: of those alike the owner gives up the least useful one.

        Before the first step plain ones are least useful, after it those that have attacked. Who
        picks a victim takes the most useful one.
        """
        base = TROOPS + (side * UNITS + unit) * 4
        after = i64(self.fight[STEP]) >= FIRST_SHOT
        for i in range(i64(4)):
            rank = 3 - i if picked else i
            marks = rank
            if after:
                marks = rank ^ AHEAD
            elif rank == TWICE or rank == AHEAD:
                marks = 3 - rank
            if self.fight[base + marks] > 0:
                self.fight[base + marks] -= 1
                self.fight[ALIVE + side] -= 1
                return

    # The end of a battle.

    def _outcome(self, log: Log | None) -> None:
        attacker = self.turn_seat()
        defender = i64(self.fight[DEFENDER])
        if self.fight[ALIVE + 1] > 0 or self.fight[LEFT] != 0:
            self.set_top(CLOSE, 0)
            if log is not None:
                facts: Facts = {"seat": int(attacker), "against": int(defender)}
                log.add("undecided", "NX-BAT-07", facts)
            return
        self.set_top(REWARD, 0)
        self.purse[WON + attacker] += 1
        self.score(attacker, 1)
        self.wins += 1
        for unit in range(i64(UNITS)):
            if self.tables.ability[unit] & SPORE_MOVE != 0:
                self.fight[SPORES + unit] = i16(troops_of(self, 0, unit))
        if log is not None:
            facts = {"seat": int(attacker), "against": int(defender), "points": 1}
            log.add("won", "NX-BAT-06", facts)
        self.enough_points(attacker, log)

    def complete_after_battle(self, action: i64, log: Log | None) -> None:
        """The winner plays Objectives that are met and one Battle mission, or none.

        The Battle mission comes last: after it nothing more is asked.
        """
        seat = self.seat
        if action == actions.DONE:
            self.pop()
            return
        from_row = action >= actions.ROW
        card = action - (actions.ROW if from_row else actions.MISSION)
        objective = is_objective(self, card)
        self.complete(seat, card, from_row, "NX-CARD-02" if objective else "NX-CARD-01", log)
        if not self.enough_points(seat, log) and not (objective and self.may_complete()):
            self.pop()

    def spore(self, action: i64, log: Log | None) -> None:
        """A unit goes on after the battle, or none does (NX-ALT-04)."""
        seat = self.seat
        self.pop()
        if action == actions.DONE:
            for unit in range(i64(UNITS)):
                self.fight[SPORES + unit] = 0
            return
        unit = actions.move_unit(action)
        start = actions.move_start(action)
        goal = actions.move_goal(action)
        self.fight[SPORES + unit] -= 1
        self.shift(start, goal, seat, unit)
        if log is not None:
            facts: Facts = {"seat": int(seat), "unit": self.unit_id(unit)}
            facts["from"] = self.at(start)
            facts["marched"] = False
            facts["to"] = self.at(goal)
            log.add("moved", "NX-ALT-04", facts)


def hit_hex(position: Battles, cell: i64, seat: i64, unit: i64, log: Log | None) -> None:
    """A unit falls to a special attack."""
    position.take(cell, seat, unit)
    if log is not None:
        facts: Facts = {"seat": int(seat), "unit": position.unit_id(unit), "at": position.at(cell)}
        facts["picked"] = False
        log.add("lost", "NX-MOV-08", facts)
