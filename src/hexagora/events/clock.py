"""The clock of one game, as pure logic: whoever keeps it hands in the time and asks what is due.

At any moment at most one seat's time runs: that of the seat that is asked, in its own turn. Chance
costs nobody's time. A question in another's turn costs that other one nothing, and the one who is
asked nothing either while the grace lasts. While a stand-in plays, nothing runs.

Between calls nothing has to happen: `deadline` tells when to ask again. The state is plain data; a
clock that was stored goes on with `Clock.of`, and the time in which nobody kept it is free.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hexagora.core.data import dict_of, list_of, number_of, truth_of
from hexagora.events.clock_rules import LONGEST, ClockRules, OnTimeout
from hexagora.events.times import DAY, Span, elapsed, merged, moment_after

NOBODY = -1
EVER = 2**62


@dataclass(frozen=True)
class Timeout:
    """A seat's time ran out at a moment; ``outcome`` is what was agreed for that."""

    seat: int
    at: int
    outcome: OnTimeout


class Clock:
    """The times of all seats.

    ``asked`` is the seat whose answer is waited for, and ``turn`` the one whose turn it is, both
    `NOBODY` while there is none. ``put`` is when the question was put, ``since`` from when on it
    costs time. ``silent`` is when the first question was put that a seat has left to its default
    answer since it last gave one itself, 0 where there is none.
    """

    def __init__(self, rules: ClockRules, seats: int, now: int) -> None:
        self.rules = rules
        self.left = [rules.time] * seats
        self.away = [False] * seats
        self.lost = [False] * seats
        self.silent = [0] * seats
        self.holidays: list[list[Span]] = [[] for _ in range(seats)]
        self.asked = NOBODY
        self.turn = NOBODY
        self.put = now
        self.since = now
        self.seen = now

    # What happens in the game.

    def wait_for(
        self,
        seat: int,
        turn: int,
        now: int,
        new_turn: bool | None = None,
        decided: bool = True,
    ) -> None:
        """The position waits for this seat, or for chance, in the turn of that seat.

        To be called at the start and after every decision. ``new_turn`` is only needed where a seat
        has two turns in a row. Without ``decided`` the seat that was asked has only let things go
        on, which adds nothing.
        """
        begun = turn != self.turn if new_turn is None else new_turn
        self._settle(now)
        rules = self.rules
        if self.asked != NOBODY:
            self.silent[self.asked] = 0
        if rules.kind == "live" and rules.increment:
            own = self.asked != NOBODY and self.asked == self.turn
            if rules.per == "decision" and own and decided:
                self._add(self.asked)
            elif rules.per == "turn" and begun and self.turn != NOBODY:
                self._add(self.turn)
        self._ask(seat, turn, now, begun)

    def take_back(self, seat: int, turn: int, now: int, decisions: int = 1) -> None:
        """The position waits again for somebody who took decisions of the turn back.

        The time they took stays used, and what was added for them goes again: who plays to and fro
        must not win time. Who takes back the end of a turn goes without what was added for it.
        """
        self._settle(now)
        if self.rules.kind == "live" and seat == turn:
            added = decisions if self.rules.per == "decision" else int(turn != self.turn)
            self.left[seat] = max(0, self.left[seat] - added * self.rules.increment)
        self._ask(seat, turn, now, False)

    def stop(self, now: int) -> None:
        """The game is over."""
        self._settle(now)
        self.asked = self.turn = NOBODY

    def _ask(self, seat: int, turn: int, now: int, begun: bool) -> None:
        other = seat not in (NOBODY, turn)
        if self.rules.kind == "correspondence":
            if begun and turn != NOBODY:
                self.left[turn] = self.rules.time
            if other:
                self.left[seat] = self.rules.time
        self.asked, self.turn = seat, turn
        self.put = now
        self.since = now + self.rules.grace if other else now
        self.seen = now

    def _add(self, seat: int) -> None:
        if not self.away[seat]:
            self.left[seat] += self.rules.increment

    # What time does.

    @property
    def running(self) -> bool:
        """Whether anybody's time runs, or will when the grace is over."""
        return self.rules.kind != "none" and self.asked != NOBODY and not self.away[self.asked]

    def deadline(self) -> int | None:
        """When the time of the seat that is asked will have run out."""
        if not self.running:
            return None
        return moment_after(self.since, self.left[self.asked], self._pauses(self.asked))

    def tick(self, now: int) -> Timeout | None:
        """What time has done by now: a seat whose time ran out, told once for each question."""
        self.seen = max(self.seen, now)
        at = self.deadline()
        if at is None or now < at:
            return None
        seat, outcome = self.asked, self.rules.on_timeout
        self.left[seat] = 0
        if outcome == "default":
            # The one answer is given; the question after it is the player's own again.
            self.silent[seat] = self.silent[seat] or self.put
            self.asked = NOBODY
        else:
            self.away[seat] = True
            self.lost[seat] = self.lost[seat] or outcome == "loss"
        return Timeout(seat, at, outcome)

    def left_at(self, seat: int, now: int) -> int:
        """How much time a seat has left."""
        return max(0, self.left[seat] - self._used(now)) if seat == self.asked else self.left[seat]

    def _used(self, now: int) -> int:
        return elapsed(self.since, now, self._pauses(self.asked)) if self.running else 0

    def _settle(self, now: int) -> None:
        """Take from the seat that was asked what it has used."""
        if self.asked != NOBODY:
            self.left[self.asked] = self.left_at(self.asked, now)
        self.since = max(self.since, now)

    # What players do about time.

    def back(self, seat: int, now: int) -> bool:
        """Somebody for whom a stand-in played is back; no, where the game was lost by it.

        There is as much time again as an answer is free, or the increment if that is more; in
        correspondence as much as a turn has.
        """
        if self.lost[seat] or not self.away[seat]:
            return False
        rules = self.rules
        some = rules.time if rules.kind == "correspondence" else max(rules.grace, rules.increment)
        self.away[seat] = False
        self.left[seat] = max(self.left[seat], min(some, rules.time))
        if self.asked == seat:
            self.since = self.put = now
        return True

    def leave(self, seat: int, now: int) -> None:
        """Somebody asks for a stand-in; the time that was left waits for them."""
        self._settle(now)
        self.away[seat] = True

    def take_holiday(self, seat: int, begin: int, end: int, now: int) -> bool:
        """A holiday that has not begun yet; no, where the days that were agreed do not suffice."""
        if self.rules.kind != "correspondence" or not now <= begin < end:
            return False
        spans = merged([*self.holidays[seat], (begin, end)])
        if sum(stop - start for start, stop in spans) > self.rules.holiday_days * DAY:
            return False
        self.holidays[seat] = spans
        return True

    def may_claim(self, seat: int, now: int) -> bool:
        """Whether this seat may claim the game, because the one who is asked is gone for good."""
        at = self.claim_from()
        return at is not None and seat != self.asked and now >= at

    def claim_from(self) -> int | None:
        """From when on the others may claim the game; None while there is nothing to claim."""
        if not self.rules.claim or self.asked == NOBODY or self.away[self.asked]:
            return None
        began = self.silent[self.asked] or self.put
        return moment_after(began, self.rules.claim, self._pauses(self.asked))

    def lose(self, seat: int, now: int) -> None:
        """The others have claimed the game of somebody who was gone."""
        self.leave(seat, now)
        self.lost[seat] = True

    def _pauses(self, seat: int) -> Sequence[Span]:
        return self.holidays[seat]

    # As data.

    def data(self) -> dict[str, object]:
        """Everything, as JSON data."""
        return {
            "rules": self.rules.data(),
            "left": list(self.left),
            "away": list(self.away),
            "lost": list(self.lost),
            "silent": list(self.silent),
            "holidays": [[list(span) for span in spans] for spans in self.holidays],
            "asked": self.asked,
            "turn": self.turn,
            "put": self.put,
            "since": self.since,
            "seen": self.seen,
        }

    @staticmethod
    def of(data: object, now: int, alive: int = 0) -> Clock:
        """The clock that `data` gave; it stood still from the last moment that anybody kept it.

        ``alive`` is when its keeper was last known to run, if that is later than the last call.
        """
        fields = dict_of(data)
        left = [number_of(one, 2 * LONGEST) for one in list_of(fields["left"])]
        clock = Clock(ClockRules.of(fields["rules"]), len(left), now)
        clock.left = left
        clock.away = [truth_of(one) for one in list_of(fields["away"])]
        clock.lost = [truth_of(one) for one in list_of(fields["lost"])]
        clock.silent = [number_of(one, EVER) for one in list_of(fields["silent"])]
        clock.holidays = [
            [_span(span) for span in list_of(spans)] for spans in list_of(fields["holidays"])
        ]
        clock.asked = number_of(fields["asked"], len(left) - 1, NOBODY)
        clock.turn = number_of(fields["turn"], len(left) - 1, NOBODY)
        stood = max(0, now - max(alive, number_of(fields["seen"], EVER)))
        clock.put = number_of(fields["put"], EVER) + stood
        clock.since = number_of(fields["since"], EVER) + stood
        clock.silent = [one + stood if one else 0 for one in clock.silent]
        return clock


def _span(data: object) -> Span:
    begin, end = (number_of(one, EVER) for one in list_of(data))
    return begin, end
