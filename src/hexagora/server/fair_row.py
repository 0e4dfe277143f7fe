"""Who gets the next free worker: quick thoughts first, and of equals whoever has had least so far.

A household is charged with the seconds that workers spent for it, so that one with fifty tables
gets as much as one with a single table, and not fifty times as much.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from itertools import count

TURN_OF_THE_OLDEST = 4
"""Every place of this number goes to whoever has waited longest: nobody waits for ever."""

MOST_ACCOUNTS = 1_000
"""So many households are remembered; whoever has not come for longest is forgotten first."""


class Urgency(IntEnum):
    """What a thought is for, the most urgent first."""

    QUICK = 0
    """A move of a bot that decides at once."""
    SLOW = 1
    """A move of a bot that takes its time."""
    HINT = 2


GUESS = {Urgency.QUICK: 0.05, Urgency.SLOW: 0.5, Urgency.HINT: 0.5}
"""What a thought is charged with until it is known how many seconds it took."""


@dataclass(eq=False)
class Place:
    """Somebody in the row, or at a worker since a moment. Nobody's household is empty: tables that
    have been left are one household together."""

    urgency: Urgency
    who: str
    number: int
    called: asyncio.Future[None]
    since: float = 0.0


class FairRow:
    """So many may be at the workers; the others wait."""

    def __init__(self, workers: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._free = workers
        self._clock = clock
        self._waiting: list[Place] = []
        self._numbers = count(1)
        self._calls = 0
        # Seconds that were spent for each household, and the least that anybody begins with.
        self._spent: dict[str, float] = {}
        self._floor = 0.0

    @property
    def waiting(self) -> Counter[Urgency]:
        """How many wait, by what for."""
        return Counter(place.urgency for place in self._waiting)

    async def enter(self, urgency: Urgency, who: str) -> Place:
        """Wait for a worker. Whoever gives up leaves the row."""
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        place = Place(urgency, who, next(self._numbers), called)
        # Who comes anew has saved nothing up.
        self._spent[who] = max(self._floor, self._spent.pop(who, 0.0))
        if len(self._spent) > MOST_ACCOUNTS:
            del self._spent[next(iter(self._spent))]
        self._waiting.append(place)
        self._call()
        try:
            await called
        except asyncio.CancelledError:
            if place in self._waiting:
                self._waiting.remove(place)
            else:
                self.leave(place)
            raise
        return place

    def grow(self, workers: int) -> None:
        """There are so many more workers, or fewer."""
        self._free += workers
        self._call()

    def leave(self, place: Place) -> None:
        """The thought is at its end: charge for it, and let the next come."""
        took = self._clock() - place.since
        self._charge(place, took - GUESS[place.urgency])
        self._free += 1
        self._call()

    def _call(self) -> None:
        while self._free > 0 and self._waiting:
            self._calls += 1
            if self._calls % TURN_OF_THE_OLDEST:
                place = min(self._waiting, key=self._rank)
            else:
                place = self._waiting[0]
            self._waiting.remove(place)
            self._free -= 1
            self._floor = max(self._floor, self._spent.get(place.who, 0.0))
            self._charge(place, GUESS[place.urgency])
            place.since = self._clock()
            place.called.set_result(None)

    def _charge(self, place: Place, seconds: float) -> None:
        if place.who in self._spent:
            self._spent[place.who] += seconds

    def _rank(self, place: Place) -> tuple[int, float, int]:
        return place.urgency, self._spent.get(place.who, self._floor), place.number
