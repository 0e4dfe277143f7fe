"""What each household's wishes cost the server, in processor time, and how it waits for more.

There is one loop for everybody. Whoever has used much of it waits before the next wish is looked
at, and everybody else goes on: nothing is refused, it only comes later. A wish is charged with what
it did cost, and what such a household's wishes cost lately is set aside before, so that a hundred
wishes at once do not all begin on the same money.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Generator
from contextvars import ContextVar
from functools import partial
from typing import Any, Generic, TypeVar

from hexagora.server.limits import Households, Limits

T = TypeVar("T")

TELLING = 0.00004
"""Seconds that a frame takes which is sent."""
HANDLING = 0.0002
"""Seconds that the web server itself needs for a request or a frame, before and after ours."""
_WEIGHT = 0.2
"""How much the newest wish counts in what wishes cost lately."""


class Purse:
    """What one household may use of the loop: some of it always, more of it for a short while.

    What was spent is taken out of both sums at once, several times for every frame, so they are
    plain numbers. ``clock`` is given in tests.
    """

    __slots__ = ("_at", "_clock", "_limits", "_long", "_short", "_usual")

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._clock = clock
        self._at = clock()
        # What is left for long, and for the moment.
        self._long = limits.work_burst
        self._short = limits.most_at_once
        self._usual: dict[float, float] = {}

    def reserve(self, kind: float) -> tuple[float, float]:
        """How long to wait before a wish of a kind (see `costs`), and what is set aside for it.

        `settle` comes after it.
        """
        wait = self.owed
        aside = self._usual.get(kind, HANDLING)
        self.pay(aside)
        return wait, aside

    def settle(self, kind: float, aside: float, spent: float) -> None:
        """A wish for which something was set aside did cost this."""
        usual = self._usual.get(kind, HANDLING)
        # What is cheap now and then is expected to be dear, rather than the other way round.
        weight = _WEIGHT if spent < usual else 2 * _WEIGHT
        self._usual[kind] = usual + weight * (spent - usual)
        self.pay(spent - aside)

    def pay(self, seconds: float) -> None:
        """Something was done for the household, or less than was set aside."""
        self._long -= seconds
        self._short -= seconds

    @property
    def owes(self) -> bool:
        """Whether something is owed. Most owe nothing even without what has come in since the last
        wish, and then nobody looks at the time."""
        return (self._short < 0.0 or self._long < 0.0) and self.owed > 0.0

    @property
    def owed(self) -> float:
        """How long it takes until nothing is owed."""
        self._fill()
        if self._short >= 0.0 and self._long >= 0.0:
            return 0.0
        limits = self._limits
        return max(-self._long / limits.work_share, -self._short / limits.most_share)

    @property
    def full(self) -> bool:
        """Whether nothing was spent for a while: it can be forgotten."""
        self._fill()
        limits = self._limits
        return self._long >= limits.work_burst and self._short >= limits.most_at_once

    def _fill(self) -> None:
        limits, now = self._limits, self._clock()
        passed = now - self._at
        self._at = now
        self._long = min(limits.work_burst, self._long + passed * limits.work_share)
        self._short = min(limits.most_at_once, self._short + passed * limits.most_share)


class Purses(Households[Purse]):
    """A purse for each household that has wished for something lately."""

    def __init__(self, limits: Limits) -> None:
        super().__init__(partial(Purse, limits))


class Bill:
    """What one wish has cost so far."""

    __slots__ = ("seconds",)

    def __init__(self) -> None:
        self.seconds = HANDLING

    def add(self, seconds: float) -> None:
        """Some more work was done for it."""
        self.seconds += seconds


BILL: ContextVar[Bill | None] = ContextVar("bill", default=None)
"""Whom the work is for that is asked for now; a mailbox charges it."""


class Metered(Generic[T]):
    """Work, with its own processor time counted and nothing of what others do while it waits."""

    def __init__(self, work: Awaitable[T], spend: Callable[[float], None]) -> None:
        self._work = work
        self._spend = spend

    def __await__(self) -> Generator[Any, Any, T]:
        steps, used = self._work.__await__(), time.thread_time
        thrown: BaseException | None = None
        while True:
            begin = used()
            try:
                asked = steps.send(None) if thrown is None else steps.throw(thrown)
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                self._spend(used() - begin)
            thrown = None
            try:
                yield asked
            except BaseException as error:
                thrown = error
