"""The small things that happen on the table, each with its event."""

from mypy_extensions import i64, u8

from hexagora.core.event import Facts, Log
from hexagora.core.state import CHANCE
from hexagora.games.nexus.rules.actions import CARDS, UNITS
from hexagora.games.nexus.rules.cells import NAMES, bit
from hexagora.games.nexus.rules.options import (
    ENERGIZE_DRAWN,
    MISSIONS_DRAWN,
    OFFERED,
    ROW_FILLED,
    Options,
)
from hexagora.games.nexus.rules.position import (
    COMPLETED,
    DRAW,
    END_CLAUSES,
    ENDS,
    ENERGIZE_DECK,
    ENERGIZE_DISCARD,
    ENERGIZE_HAND,
    ENERGIZE_HELD,
    FIGHT_SIZE,
    FLOWN,
    GAVE_ENERGIZE,
    GAVE_MISSION,
    MISSION_DECK,
    MISSION_DISCARD,
    MISSION_HAND,
    MISSIONS_HELD,
    OCCUPIED,
    POINTS,
    RESERVE,
    ROW,
    RUBIUM,
    SCORE,
)
from hexagora.games.nexus.rules.printed import FLIGHT


class Deeds(Options):
    """A position in which something can be done, without knowing when."""

    # Units.

    def put(self, cell: i64, seat: i64, unit: i64) -> None:
        """Bring a figure from the reserve to the board."""
        self.units[(cell * 4 + seat) * UNITS + unit] += 1
        self.purse[RESERVE + seat * UNITS + unit] -= 1
        self.masks[OCCUPIED + seat] |= bit(cell)

    def take(self, cell: i64, seat: i64, unit: i64) -> None:
        """Return a figure from the board to the reserve."""
        self.purse[RESERVE + seat * UNITS + unit] += 1
        self.lift(cell, seat, unit)

    def lift(self, cell: i64, seat: i64, unit: i64) -> None:
        """Take a figure up from a hex."""
        self.units[(cell * 4 + seat) * UNITS + unit] -= 1
        if self.strength(cell, seat) == 0:
            self.masks[OCCUPIED + seat] &= ~bit(cell)

    def shift(self, start: i64, goal: i64, seat: i64, unit: i64) -> None:
        """Bring a figure from one hex to another."""
        self.lift(start, seat, unit)
        self.units[(goal * 4 + seat) * UNITS + unit] += 1
        self.masks[OCCUPIED + seat] |= bit(goal)

    def unit_id(self, unit: i64) -> str:
        """What a unit is called in events."""
        return self.tables.units[unit].id

    # Rubium and points.

    def gain(self, seat: i64, amount: i64) -> None:
        """Add rubium to what a seat has."""
        self.purse[RUBIUM + seat] += amount

    def score(self, seat: i64, amount: i64) -> None:
        """Add points to those of a seat."""
        self.purse[SCORE + seat] += amount

    def enough_points(self, seat: i64, log: Log | None) -> bool:
        """Whether the points of a seat's side end the game; then it has ended (NX-END-01)."""
        if self.side_score(seat) < self.rules.target:
            return False
        winners: i64 = 0
        for other in range(self.rules.seats):
            if not self.rules.enemies(seat, other):
                winners |= bit(other)
        self.finish(POINTS, winners, log)
        return True

    def finish(self, end: i64, winners: i64, log: Log | None) -> None:
        """End the game."""
        while self.depth > 0:
            self.pop()
        self.clear_fight()
        self.offer_a = 0
        self.offer_b = 0
        for i in range(i64(len(self.turn))):
            self.turn[i] = 0
        self.end = end
        self.winners = winners
        if log is not None:
            facts: Facts = {"reason": ENDS[end], "result": self.result()}
            log.add("ended", END_CLAUSES[end], facts)

    def clear_fight(self) -> None:
        """Nothing stays of a battle that is over."""
        for i in range(i64(FIGHT_SIZE)):
            self.fight[i] = 0

    # Cards.

    def want_cards(self, seat: i64, purpose: i64, number: i64) -> None:
        """Let a seat draw so many cards, one after the other."""
        for _ in range(number):
            self.push(DRAW, CHANCE, seat, purpose)

    def begin_draw(self, log: Log | None) -> None:
        """See whether the draw on top needs chance; if not, it is made or left out."""
        energize = self.top_b() == ENERGIZE_DRAWN
        deck: i64 = ENERGIZE_DECK if energize else MISSION_DECK
        if self.total(deck) > 0:
            return
        if not energize and self.under_count > 0:
            self.draw(self._from_under(), log)
            return
        discard: i64 = ENERGIZE_DISCARD if energize else MISSION_DISCARD
        if self.total(discard) == 0:
            seat = self.top_a()
            self.pop()
            if log is not None:
                log.add("no card", "NX-DRAW-02", {"seat": int(seat), "deck": _deck(energize)})
            return
        for card in range(i64(CARDS)):
            self.cards[deck * CARDS + card] = self.cards[discard * CARDS + card]
            self.cards[discard * CARDS + card] = 0
        if log is not None:
            log.add("reshuffled", "NX-DRAW-02", {"deck": _deck(energize)})

    def draws_by_chance(self) -> bool:
        """Whether the draw on top is from a shuffled deck."""
        return self.total(ENERGIZE_DECK if self.top_b() == ENERGIZE_DRAWN else MISSION_DECK) > 0

    def _from_under(self) -> i64:
        """The uppermost of the missions that were put under the deck."""
        card = i64(self.under[0])
        self.under_count -= 1
        for i in range(2 * self.under_count):
            self.under[i] = self.under[i + 2]
        self.under[2 * self.under_count] = 0
        self.under[2 * self.under_count + 1] = 0
        # It leaves the deck through the same door as all others.
        self.cards[MISSION_DECK * CARDS + card] += 1
        return card

    def draw(self, card: i64, log: Log | None) -> None:
        """Take a card from a deck for the draw on top."""
        seat = self.top_a()
        purpose = self.top_b()
        self.pop()
        energize = purpose == ENERGIZE_DRAWN
        deck: i64 = ENERGIZE_DECK if energize else MISSION_DECK
        self.cards[deck * CARDS + card] -= 1
        if purpose == ENERGIZE_DRAWN:
            self.cards[(ENERGIZE_HAND + seat) * CARDS + card] += 1
            self.purse[ENERGIZE_HELD + seat] += 1
        elif purpose == MISSIONS_DRAWN:
            self.cards[(MISSION_HAND + seat) * CARDS + card] += 1
            self.purse[MISSIONS_HELD + seat] += 1
        elif purpose == ROW_FILLED:
            self.cards[ROW * CARDS + card] += 1
        elif self.offer_a == 0:
            self.offer_a = card + 1
        else:
            self.offer_b = card + 1
        if log is None:
            return
        name = self.card_id(energize, card)
        if purpose == ROW_FILLED:
            log.add("laid open", "NX-ROW-02", {"card": name})
            return
        clause = "NX-DRAW-01" if purpose != OFFERED else "NX-OPT-05"
        facts: Facts = {"seat": int(seat), "deck": _deck(energize)}
        log.add_secret("drew", clause, facts, {"card": name}, (int(seat),))

    def card_id(self, energize: bool, card: i64) -> str:
        """What a card is called in events."""
        return self.tables.energize[card].id if energize else self.tables.missions[card].id

    def spend_energize(self, seat: i64, card: i64) -> None:
        """Move an Energize card from a hand to the discard."""
        self.cards[(ENERGIZE_HAND + seat) * CARDS + card] -= 1
        self.purse[ENERGIZE_HELD + seat] -= 1
        self.cards[ENERGIZE_DISCARD * CARDS + card] += 1
        self._seen(GAVE_ENERGIZE, seat, card)

    def spend_mission(self, seat: i64, card: i64) -> None:
        """Move a mission from a hand to the discard."""
        self._lay_down_mission(seat, card)
        self.cards[MISSION_DISCARD * CARDS + card] += 1

    def _lay_down_mission(self, seat: i64, card: i64) -> None:
        self.cards[(MISSION_HAND + seat) * CARDS + card] -= 1
        self.purse[MISSIONS_HELD + seat] -= 1
        self._seen(GAVE_MISSION, seat, card)

    def _seen(self, section: i64, seat: i64, card: i64) -> None:
        """A card left a hand: the partner who gave such a one no longer knows it there."""
        if self.rules.teams:
            at = (section + (seat + 2) % 4) * CARDS + card
            if self.cards[at] > 0:
                self.cards[at] -= 1

    def complete(self, seat: i64, card: i64, from_row: bool, clause: str, log: Log | None) -> None:
        """Lay a mission before a seat and count its points; the game may be over after it."""
        if from_row:
            self.cards[ROW * CARDS + card] -= 1
        else:
            self._lay_down_mission(seat, card)
        self.cards[(COMPLETED + seat) * CARDS + card] += 1
        self.score(seat, self.tables.mission_points[card])
        if log is not None:
            log.add(
                "completed",
                clause,
                {
                    "seat": int(seat),
                    "card": self.tables.missions[card].id,
                    "points": int(self.tables.mission_points[card]),
                    "from_row": from_row,
                },
            )

    def sell(self, seat: i64, energize: bool, card: i64, log: Log | None) -> None:
        """Discard a card for one rubium (NX-CARD-04)."""
        if energize:
            self.spend_energize(seat, card)
        else:
            self.spend_mission(seat, card)
        self.gain(seat, 1)
        if log is not None:
            facts: Facts = {"seat": int(seat), "deck": _deck(energize)}
            facts["card"] = self.card_id(energize, card)
            log.add("sold", "NX-CARD-04", facts)

    def give(self, seat: i64, energize: bool, card: i64, log: Log | None) -> None:
        """Pass a card to the partner, unseen by the others (NX-TEAM-03)."""
        partner = (seat + 2) % 4
        hand: i64 = ENERGIZE_HAND if energize else MISSION_HAND
        held: i64 = ENERGIZE_HELD if energize else MISSIONS_HELD
        known: i64 = GAVE_ENERGIZE if energize else GAVE_MISSION
        self.cards[(hand + seat) * CARDS + card] -= 1
        self.cards[(hand + partner) * CARDS + card] += 1
        self.purse[held + seat] -= 1
        self.purse[held + partner] += 1
        # The giver may be handing back what the partner gave.
        self._seen(known, seat, card)
        self.cards[(known + seat) * CARDS + card] += 1
        if log is not None:
            facts: Facts = {"seat": int(seat), "to": int(partner), "deck": _deck(energize)}
            secret: Facts = {"card": self.card_id(energize, card)}
            log.add_secret("passed card", "NX-TEAM-03", facts, secret, (int(seat), int(partner)))

    def lose_flown(self, cell: i64, unit: i64, picked: bool) -> None:
        """Keep count of the flown units in a hex; their owner loses others first if possible."""
        flown = i64(self.turn[FLOWN + cell])
        if flown == 0 or self.tables.ability[unit] & FLIGHT == 0:
            return
        if picked or flown > self.count(cell, self.turn_seat(), unit):
            self.turn[FLOWN + cell] -= u8(1)

    def at(self, cell: i64) -> str:
        """What a hex is called in events."""
        return NAMES[cell]


def _deck(energize: bool) -> str:
    return "energize" if energize else "mission"
