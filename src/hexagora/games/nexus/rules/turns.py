"""The course of a turn, phase by phase.

At the bottom of the stack lies the turn. It decides nothing itself, but its first number says which
phase comes next; the decisions of the phases, battles, draws and rolls lie on top of it.
"""

from typing import Final

from mypy_extensions import i64, u8

from hexagora.core.event import Facts, Log
from hexagora.core.state import CHANCE
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.actions import CARDS, UNITS
from hexagora.games.nexus.rules.battles import Battles, hit_hex
from hexagora.games.nexus.rules.cells import CELLS, bit, size
from hexagora.games.nexus.rules.conditions import is_objective, objective_met
from hexagora.games.nexus.rules.moves import goals
from hexagora.games.nexus.rules.options import ENERGIZE_DRAWN, MISSIONS_DRAWN, OFFERED, ROW_FILLED
from hexagora.games.nexus.rules.position import (
    AIM,
    BREATHE,
    BREATHED,
    CASUALTY,
    DEPLOY,
    END,
    ENERGIZE_HAND,
    ENERGIZE_HELD,
    EXPLORE,
    FIGHT,
    FLOWN,
    FOUND,
    FRESH,
    KEEP,
    KINGS,
    LAST,
    MINES,
    MISSION_HAND,
    MISSIONS_HELD,
    MONOLITH,
    MOVE,
    OCCUPIED,
    OF_TERRAIN,
    OUT,
    PLACE,
    POOL,
    RESERVE,
    ROLL,
    ROW,
    RUBIUM,
    SPECIAL,
    TEAM_OUT,
    TOKEN_KINDS,
    TOKENS,
    TRANSFER,
    TURN,
    TURN_SIZE,
    TURNED,
    VORTEX,
    WHICH,
    WITH_MINES,
)
from hexagora.games.nexus.rules.printed import CLONE_LIMIT, FLIGHT, REPEAT
from hexagora.games.nexus.rules.printed import DRIVE as DRIVES
from hexagora.games.nexus.rules.printed import MARCH as MARCHES
from hexagora.games.nexus.rules.printed import MISSIONS as BRINGS_MISSIONS
from hexagora.games.nexus.rules.printed import MONOLITH as ON_MONOLITH
from hexagora.games.nexus.rules.printed import PLACE as PLACES
from hexagora.games.nexus.rules.printed import RUBIUM as GAINS

# What a turn is at: the first number of its frame.
BEGIN: Final = 0
DEPLOYING: Final = 1
MOVING: Final = 2
BREATHING: Final = 3
EXPLORING: Final = 4
FIGHTING: Final = 5
MINING: Final = 6
DRAWING: Final = 7
KEEPING: Final = 8
AT_MONOLITH: Final = 9
ENDING: Final = 10
PHASES: Final = (
    "begin",
    "deployment",
    "movement",
    "movement",
    "exploration",
    "battle",
    "mining",
    "drawing",
    "drawing",
    "drawing",
    "drawing",
)


class Turns(Battles):
    """A position in which turns are taken."""

    def begin_turn(self, seat: i64, log: Log | None) -> None:
        """Pass the turn to a seat; before the first player's the Vortex may act."""
        self.turns += 1
        self._forget_turn()
        self.push(TURN, seat, BEGIN)
        if self.rules.vortex and seat == self.first_seat and self.turns > 1:
            self.push(VORTEX, CHANCE)
            if log is not None:
                log.add("vortex", "NX-OPT-09", {})

    def _forget_turn(self) -> None:
        for i in range(i64(TURN_SIZE)):
            self.turn[i] = 0
        self.march = 0
        self.drive = 0
        self.wins = 0
        self.fought = 0
        self.cloned = 0

    def take_turn(self, log: Log | None) -> None:
        """Nothing is pending in the turn: what comes next?"""
        stage = self.top_a()
        seat = self.seat
        if self.out >> seat & 1 != 0:
            self._next_turn(log)
        elif stage == BEGIN:
            self._freshen(seat)
            self.set_top(DEPLOYING, 0)
            if not self._idle(seat) or self.purse[RUBIUM + seat] >= self.tables.cheapest:
                self.push(DEPLOY, seat)
            if log is not None:
                facts: Facts = {"seat": int(seat), "number": int(self.turns)}
                log.add("turn", "NX-TURN-01", facts)
        elif stage == DEPLOYING:
            self.set_top(MOVING, 0)
            if not self._idle(seat) or self.masks[OCCUPIED + seat] != 0:
                self.push(MOVE, seat)
        elif stage == MOVING:
            self.set_top(BREATHING, 0)
            self._tire(seat)
        elif stage == BREATHING:
            # The second number tells that the player wants no more special attacks.
            if self.top_b() == 0 and self.can_breathe():
                self.push(BREATHE, seat)
            else:
                self.set_top(EXPLORING, 0)
                if self.rules.several_breaths:
                    for i in range(i64(FRESH), i64(FOUND)):
                        self.turn[i] = 0
        elif stage == EXPLORING:
            if self.unexplored() != 0:
                self.push(EXPLORE, seat)
            else:
                self.set_top(FIGHTING, 0)
        elif stage == FIGHTING:
            if self.battlefields() != 0:
                self.push(FIGHT, seat)
            else:
                self.set_top(MINING, 0)
        elif stage == MINING:
            self._mine(seat, log)
            self.set_top(DRAWING, 0)
            self._draw_missions(seat)
        elif stage == DRAWING:
            self.set_top(KEEPING, 0)
            self._offer(seat, log)
        elif stage == KEEPING:
            self.set_top(AT_MONOLITH, 0)
            self._monolith(seat, log)
        elif stage == AT_MONOLITH:
            self.set_top(ENDING, 0)
            if not self._idle(seat):
                self.push(END, seat)
        else:
            self._next_turn(log)

    def _idle(self, seat: i64) -> bool:
        """Whether a seat has no card to use, in its hand or in the open row."""
        return (
            self.rules.row == 0
            and self.purse[MISSIONS_HELD + seat] == 0
            and self.purse[ENERGIZE_HELD + seat] == 0
        )

    def _freshen(self, seat: i64) -> None:
        """Every unit may move once."""
        for cell in self.rules.cells:
            if self.masks[OCCUPIED + seat] >> cell & 1 != 0:
                for unit in range(i64(UNITS)):
                    self.turn[FRESH + cell * UNITS + unit] = self.units[
                        (cell * 4 + seat) * UNITS + unit
                    ]

    def _tire(self, seat: i64) -> None:
        """Nobody moves any more; where several kinds attack specially, each unit does so once."""
        for i in range(i64(FRESH), i64(FOUND)):
            self.turn[i] = 0
        if not self.rules.several_breaths:
            return
        for cell in self.rules.cells:
            for unit in range(i64(UNITS)):
                if self.tables.breath[unit] > 0:
                    self.turn[FRESH + cell * UNITS + unit] = self.units[
                        (cell * 4 + seat) * UNITS + unit
                    ]

    def _next_turn(self, log: Log | None) -> None:
        following = (self.seat + 1) % self.rules.seats
        self.pop()
        self.begin_turn(following, log)

    # Deployment.

    def buy(self, action: i64, log: Log | None) -> None:
        """Buy a unit and place it on an own base hex."""
        seat = self.seat
        unit = (action - actions.BUY) // CELLS
        cell = (action - actions.BUY) % CELLS
        self.purse[RUBIUM + seat] -= self.tables.cost[unit]
        self._new_unit(cell, seat, unit)
        if self.tables.ability[unit] & CLONE_LIMIT != 0:
            self.cloned |= bit(cell)
        if log is not None:
            facts: Facts = {"seat": int(seat), "unit": self.unit_id(unit), "at": self.at(cell)}
            facts["cost"] = int(self.tables.cost[unit])
            log.add("bought", "NX-DEP-01", facts)

    def _new_unit(self, cell: i64, seat: i64, unit: i64) -> None:
        self.put(cell, seat, unit)
        self.turn[FRESH + cell * UNITS + unit] += 1

    def play_card(self, card: i64, log: Log | None) -> None:
        """Play an Energize card in the deployment phase."""
        seat = self.seat
        self.spend_energize(seat, card)
        if log is not None:
            facts: Facts = {"seat": int(seat), "card": self.tables.energize[card].id}
            log.add("played", "NX-DEP-02", facts)
        effect = self.tables.effect[card]
        amount = self.tables.amount[card]
        if effect == PLACES:
            self.push(PLACE, seat, card)
        elif effect == MARCHES:
            self.march += amount
        elif effect == GAINS:
            self.gain(seat, amount)
        elif effect == DRIVES:
            self.drive += amount
        elif effect == BRINGS_MISSIONS:
            self.want_cards(seat, MISSIONS_DRAWN, amount)
        else:
            self.push(TRANSFER, seat, amount)

    def place(self, cell: i64, log: Log | None) -> None:
        """The unit of a card appears."""
        seat = self.seat
        unit = self.tables.card_unit[self.top_a()]
        self.pop()
        self._new_unit(cell, seat, unit)
        if log is not None:
            facts: Facts = {"seat": int(seat), "unit": self.unit_id(unit), "at": self.at(cell)}
            log.add("placed", "NX-CARD-06", facts)

    def transfer(self, action: i64, log: Log | None) -> None:
        """A card brings a unit from one hex to another; it may still move."""
        seat = self.seat
        left = self.top_a() - 1
        if action == actions.DONE:
            self.pop()
            return
        unit = actions.move_unit(action)
        start = actions.move_start(action)
        goal = actions.move_goal(action)
        self.shift(start, goal, seat, unit)
        if self.turn[FRESH + start * UNITS + unit] > 0:
            self.turn[FRESH + start * UNITS + unit] -= 1
            self.turn[FRESH + goal * UNITS + unit] += 1
        self.set_top(left, start * CELLS + goal + 1)
        if left == 0 or self._transfers_spent():
            self.pop()
        if log is not None:
            facts: Facts = {"seat": int(seat), "unit": self.unit_id(unit)}
            facts["from"] = self.at(start)
            facts["to"] = self.at(goal)
            log.add("transferred", "NX-CARD-06", facts)

    def _transfers_spent(self) -> bool:
        """Whether no other unit can take the same way."""
        start = (self.top_b() - 1) // CELLS
        return self.masks[OCCUPIED + self.seat] >> start & 1 == 0

    # Movement.

    def move(self, action: i64, log: Log | None) -> None:
        """Move a unit."""
        seat = self.seat
        unit = actions.move_unit(action)
        start = actions.move_start(action)
        goal = actions.move_goal(action)
        marched = self.march > 0 and goals(self, seat, start, unit) >> goal & 1 == 0
        if marched:
            self.march -= 1
        self.turn[FRESH + start * UNITS + unit] -= 1
        self.shift(start, goal, seat, unit)
        if self.tables.ability[unit] & FLIGHT != 0 and self.terrain(start) == ON_MONOLITH:
            self.turn[FLOWN + goal] += u8(1)
        if log is not None:
            facts: Facts = {"seat": int(seat), "unit": self.unit_id(unit)}
            facts["from"] = self.at(start)
            facts["to"] = self.at(goal)
            facts["marched"] = marched
            log.add("moved", "NX-MOV-01", facts)

    # Special attacks (NX-MOV-08). Their frame knows the target's cell, and in its second number the
    # seat that is aimed at and the unit that attacks.

    def breathe(self, action: i64, log: Log | None) -> None:
        """A Dragon attacks an adjacent hex; of several kinds of units the owner chooses one."""
        seat = self.seat
        self.pop()
        number = action - actions.BREATHE
        cell = number // 24
        several = self.rules.several_breaths
        kinds: i64 = 0
        only: i64 = 0
        for unit in range(i64(UNITS)):
            left = self.count(cell, seat, unit)
            if several:
                left = i64(self.turn[FRESH + cell * UNITS + unit])
            if self.tables.breath[unit] > 0 and left > 0:
                kinds += 1
                only = unit
        if several and kinds > 1:
            self.push(WHICH, seat, cell, number % 24)
        else:
            self._breathe_with(seat, only, cell, number % 24, log)

    def which(self, unit: i64, log: Log | None) -> None:
        """The kind of unit that attacks specially, or destroys itself, is chosen."""
        seat = self.seat
        cell = self.top_a()
        aim = self.top_b()
        self.pop()
        if cell < 0:
            self.shatter(seat, unit, log)
        else:
            self._breathe_with(seat, unit, cell, aim, log)

    def _breathe_with(self, seat: i64, unit: i64, cell: i64, aim: i64, log: Log | None) -> None:
        """``aim`` is four times the direction, plus the seat."""
        goal = self.rules.next[cell * 6 + aim // 4]
        victim = aim % 4
        self.turn[BREATHED + cell] += u8(1)
        if self.rules.several_breaths:
            self.turn[FRESH + cell * UNITS + unit] -= 1
        if log is not None:
            facts: Facts = {"seat": int(seat), "unit": self.unit_id(unit), "from": self.at(cell)}
            facts["to"] = self.at(goal)
            facts["against"] = int(victim)
            log.add("breath", "NX-MOV-08", facts)
        self.push(SPECIAL, seat, goal, victim * UNITS + unit)
        self.push(ROLL, CHANCE)

    def special_roll(self, shown: i64, log: Log | None) -> None:
        """The die of a special attack."""
        self.pop()
        goal = self.top_a()
        victim = self.top_b() // UNITS
        unit = self.top_b() % UNITS
        hit = shown >= self.tables.breath[unit]
        if log is not None:
            facts: Facts = {"seat": int(self.seat), "die": int(shown), "hit": hit}
            log.add("breath rolled", "NX-MOV-08", facts)
        if not hit:
            self.pop()
            return
        if self.tables.ability[unit] & REPEAT == 0:
            self.pop()
        kinds: i64 = 0
        only: i64 = 0
        for candidate in range(i64(UNITS)):
            if self.count(goal, victim, candidate) > 0:
                kinds += 1
                only = candidate
        if kinds == 1:
            hit_hex(self, goal, victim, only, log)
        else:
            self.push(CASUALTY, victim, -1, goal)

    def special_casualty(self, unit: i64, log: Log | None) -> None:
        """The owner has chosen who falls to a special attack."""
        seat = self.seat
        cell = self.top_b()
        self.pop()
        hit_hex(self, cell, seat, unit, log)

    def special(self) -> None:
        """A special attack that repeats goes on, at another enemy if need be (NX-ALT-07)."""
        goal = self.top_a()
        victim = self.top_b() // UNITS
        seat = self.seat
        if self.masks[OCCUPIED + victim] >> goal & 1 != 0:
            self.push(ROLL, CHANCE)
        elif self.enemy_mask(seat) >> goal & 1 == 0:
            self.pop()
        else:
            self.push(AIM, seat, goal)

    def aim(self, victim: i64) -> None:
        """A repeated special attack is aimed at another enemy in the hex."""
        self.pop()
        self.set_top(self.top_a(), victim * UNITS + self.top_b() % UNITS)

    # Exploration.

    def turn_up(self, kind: i64, log: Log | None) -> None:
        """A token is turned up (NX-EXP-01 to 03)."""
        cell = self.top_a()
        self.pop()
        seat = self.seat
        group = i64(self.ground[TOKENS + cell]) - 1
        self.ground[TOKENS + cell] = 0
        self.ground[POOL + group * TOKEN_KINDS + kind] -= 1
        self.ground[TURNED + group * TOKEN_KINDS + kind] += 1
        mine = self.tables.token_mine[kind]
        unit = self.tables.token_unit[kind]
        cause = -1
        if log is not None:
            shows: list[Facts] = [{"part": "mine", "mine": int(mine)}] if mine else []
            if unit >= 0:
                shows.append({"part": "unit", "unit": self.unit_id(unit)})
            facts: Facts = {"seat": int(seat), "at": self.at(cell), "shows": shows}
            cause = log.add("explored", "NX-EXP-01", facts)
        if mine > 0:
            self.ground[MINES + cell] = u8(mine)
            self.masks[WITH_MINES] |= bit(cell)
        if unit >= 0 and self.purse[RESERVE + seat * UNITS + unit] > 0:
            self.put(cell, seat, unit)
            self.turn[FOUND + cell * UNITS + unit] += 1
            if log is not None:
                facts = {"seat": int(seat), "at": self.at(cell), "unit": self.unit_id(unit)}
                log.add("found", "NX-EXP-02", facts, cause)

    # Mining and drawing.

    def _mine(self, seat: i64, log: Log | None) -> None:
        """Rubium for the mines of controlled hexes with miners (NX-MINE-01)."""
        worked = self.control(seat) & self.masks[WITH_MINES]
        total: i64 = 0
        told: list[Facts] = []
        for cell in self.rules.cells:
            if worked >> cell & 1 == 0 or not self.has_miner(cell, seat):
                continue
            amount = i64(self.ground[MINES + cell]) + self.drive
            total += amount
            if log is not None:
                told.append({"at": self.at(cell), "rubium": int(amount)})
        self.gain(seat, total)
        if log is not None:
            log.add("mined", "NX-MINE-01", {"seat": int(seat), "rubium": int(total), "mines": told})

    def has_miner(self, cell: i64, seat: i64) -> bool:
        """Whether a seat has a mining unit in a hex."""
        for unit in range(i64(UNITS)):
            if self.tables.miner[unit] != 0 and self.count(cell, seat, unit) > 0:
                return True
        return False

    def _draw_missions(self, seat: i64) -> None:
        if self.rules.row > 0:
            self.want_cards(seat, ROW_FILLED, self.rules.row - self.total(ROW))
        elif self.rules.priority:
            self.want_cards(seat, OFFERED, 2)
        else:
            self.want_cards(seat, MISSIONS_DRAWN, 1)

    def _offer(self, seat: i64, log: Log | None) -> None:
        """Of two missions one is kept; if only one could be drawn, it is (NX-OPT-05)."""
        if self.offer_b > 0:
            self.push(KEEP, seat)
        elif self.offer_a > 0:
            self._keep(seat, self.offer_a - 1)

    def _keep(self, seat: i64, card: i64) -> None:
        self.cards[(MISSION_HAND + seat) * CARDS + card] += 1
        self.purse[MISSIONS_HELD + seat] += 1
        self.offer_a = 0
        self.offer_b = 0

    def keep(self, card: i64, log: Log | None) -> None:
        """Keep one of two missions; the other goes under the deck."""
        seat = self.seat
        self.pop()
        other = self.offer_b - 1 if self.offer_a == card + 1 else self.offer_a - 1
        self._keep(seat, card)
        self.under[2 * self.under_count] = u8(other)
        self.under[2 * self.under_count + 1] = u8(seat)
        self.under_count += 1
        if log is not None:
            secret: Facts = {"card": self.card_id(False, card), "under": self.card_id(False, other)}
            log.add_secret("kept", "NX-OPT-05", {"seat": int(seat)}, secret, (int(seat),))

    def _monolith(self, seat: i64, log: Log | None) -> None:
        if self.control(seat) & self.masks[OF_TERRAIN + ON_MONOLITH] == 0:
            return
        if self.rules.king:
            self.push(MONOLITH, seat)
        else:
            self.want_cards(seat, ENERGIZE_DRAWN, self.rules.monolith_cards)

    def at_monolith(self, point: bool, log: Log | None) -> None:
        """Take the cards of the Monolith, or a point (NX-OPT-04)."""
        seat = self.seat
        self.pop()
        if not point:
            self.want_cards(seat, ENERGIZE_DRAWN, self.rules.monolith_cards)
            return
        self.purse[KINGS + seat] += 1
        self.score(seat, 1)
        if log is not None:
            log.add("king", "NX-OPT-04", {"seat": int(seat), "points": 1})
        if self.enough_points(seat, log):
            return
        # The last to draw is pushed first.
        for i in range(self.rules.seats - 1):
            other = (seat + self.rules.seats - 1 - i) % self.rules.seats
            if self.out >> other & 1 == 0:
                self.want_cards(other, ENERGIZE_DRAWN, 1)

    # The Vortex (NX-OPT-09). Its frame's first number counts the dice, its second keeps the black.

    def vortex(self, log: Log | None) -> None:
        """Roll until all three dice have been; then the cards are drawn."""
        if self.top_a() < 3:
            self.push(ROLL, CHANCE)
            return
        self.pop()
        beside: i64 = 0
        for cell in self.rules.vortex_side:
            if cell >= 0:
                beside |= bit(cell)
        for i in range(self.rules.seats):
            seat = (self.first_seat + self.rules.seats - 1 - i) % self.rules.seats
            if self.out >> seat & 1 == 0:
                self.want_cards(seat, ENERGIZE_DRAWN, size(self.control(seat) & beside))

    def vortex_roll(self, shown: i64, log: Log | None) -> None:
        """One of the three dice of the Vortex."""
        self.pop()
        dice = self.top_a()
        black = self.top_b()
        self.set_top(dice + 1, shown if dice == 0 else black)
        if dice == 0:
            if log is not None:
                log.add("vortex rolled", "NX-OPT-09", {"die": "black", "shown": int(shown)})
            return
        if log is not None:
            word = "white" if dice == 1 else "third"
            log.add("vortex rolled", "NX-OPT-09", {"die": word, "shown": int(shown)})
        start = self.rules.vortex_side[(black if dice == 1 else shown) - 1]
        goal = self.rules.vortex_side[shown - 1]
        if start < 0 or goal < 0 or (dice == 1 and start == goal):
            return
        for seat in range(self.rules.seats):
            for unit in range(i64(UNITS)):
                for _ in range(self.count(start, seat, unit)):
                    if dice == 1:
                        self.shift(start, goal, seat, unit)
                    else:
                        self.take(start, seat, unit)
                    if log is not None:
                        self._tell_vortex(seat, unit, start, goal, dice == 1, log)

    def _tell_vortex(
        self, seat: i64, unit: i64, start: i64, goal: i64, moves: bool, log: Log
    ) -> None:
        facts: Facts = {"seat": int(seat), "unit": self.unit_id(unit)}
        if moves:
            facts["from"] = self.at(start)
            facts["to"] = self.at(goal)
        else:
            facts["at"] = self.at(start)
            facts["picked"] = False
        log.add("swept" if moves else "lost", "NX-VTX-02", facts)

    # Who is out (NX-END-02 to 04).

    def is_out(self, seat: i64) -> bool:
        """Whether a seat has no units and cannot pay for one, even by selling its hand."""
        if self.masks[OCCUPIED + seat] != 0:
            return False
        cards = self.purse[MISSIONS_HELD + seat] + self.purse[ENERGIZE_HELD + seat]
        return self.purse[RUBIUM + seat] + cards < self.tables.cheapest

    def look_for_out(self, log: Log | None) -> None:
        """End the game, or a partner's part in it, if somebody is out.

        Before the game ends the active player may complete Objectives that are met (NX-END-04).
        """
        found = self._newly_out()
        if found == 0:
            return
        if self.rules.at_once and self._would_end(found) and self.may_end_with_objectives():
            self.push(LAST, self.turn_seat())
            return
        self._put_out(found, log)

    def _newly_out(self) -> i64:
        found: i64 = 0
        for seat in range(self.rules.seats):
            if self.out >> seat & 1 == 0 and self.is_out(seat):
                found |= bit(seat)
        return found

    def _would_end(self, found: i64) -> bool:
        """Whether the game ends if these seats are out too."""
        gone = self.out | found
        return not self.rules.teams or gone & 5 == 5 or gone & 10 == 10

    def may_end_with_objectives(self) -> bool:
        """Whether the active player is asked; with any mission in hand, so that nothing leaks."""
        # The Vortex comes before the turn, and belongs to none (NX-VTX-01).
        if i64(self.stack[2]) == BEGIN:
            return False
        seat = self.turn_seat()
        if self.purse[MISSIONS_HELD + seat] > 0:
            return True
        for card in range(self.tables.mission_count):
            if (
                self.card(ROW, card) > 0
                and is_objective(self, card)
                and objective_met(self, seat, card)
            ):
                return True
        return False

    def end_with_objectives(self, log: Log | None) -> None:
        """The active player has completed all Objectives that were wanted."""
        self.pop()
        self._put_out(self._newly_out(), log)

    def _put_out(self, found: i64, log: Log | None) -> None:
        self.out |= found
        if log is not None:
            for seat in range(self.rules.seats):
                if found >> seat & 1 != 0:
                    log.add("out", "NX-END-02", {"seat": int(seat)})
        if not self.rules.teams:
            self._rank(OUT, log)
            return
        for seat in range(self.rules.seats):
            if found >> seat & 1 != 0:
                self._lay_down(seat, log)
        for side in range(i64(2)):
            both = bit(side) | bit(side + 2)
            if self.out & both == both:
                self._rank(TEAM_OUT, log)
                return

    def _lay_down(self, seat: i64, log: Log | None) -> None:
        """Who is out for good gives hand and rubium back (NX-TEAM-05)."""
        if log is not None:
            facts: Facts = {"seat": int(seat), "rubium": int(self.purse[RUBIUM + seat])}
            facts["missions"] = self._held(MISSION_HAND + seat, False)
            facts["energize"] = self._held(ENERGIZE_HAND + seat, True)
            log.add("laid down", "NX-TEAM-05", facts)
        for card in range(i64(CARDS)):
            while self.card(MISSION_HAND + seat, card) > 0:
                self.spend_mission(seat, card)
            while self.card(ENERGIZE_HAND + seat, card) > 0:
                self.spend_energize(seat, card)
        self.purse[RUBIUM + seat] = 0

    def _held(self, section: i64, energize: bool) -> list[str]:
        cards: list[str] = []
        for card in range(CARDS):
            if self.card(section, card) > 0:
                cards += [self.card_id(energize, card)] * int(self.card(section, card))
        return cards

    def _rank(self, end: i64, log: Log | None) -> None:
        """The best of those who are left win; if nobody is, the best of all."""
        seats = [s for s in range(self.rules.seats) if self.out >> s & 1 == 0]
        if end == TEAM_OUT:
            seats = [s for s in range(4) if self.out & (bit(s) | bit((s + 2) % 4)) != _both(s)]
        if not seats:
            seats = list(range(self.rules.seats))
        best = max(self.standing(s) for s in seats)
        winners = sum(1 << s for s in seats if self.standing(s) == best)
        self.finish(end, winners, log)


def _both(seat: int) -> int:
    return int(bit(seat) | bit((seat + 2) % 4))
