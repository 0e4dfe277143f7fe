"""How much one connection and one address may ask for."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial
from ipaddress import IPv6Address, ip_address
from typing import Generic, Protocol, TypeVar


@dataclass(frozen=True)
class Limits:
    """Generous for people, tight for floods. A rate is per second, a burst what may come at once.

    Whoever asks faster waits, for at most ``patience`` seconds; past that it is refused, and
    ``strikes`` is how many refusals for haste a connection survives. Of the loop's time a household
    has ``work_share`` always, ``work_burst`` seconds more when it comes, and never more than about
    ``most_share`` of it; for that too it waits no longer than ``patience``.
    """

    frame_bytes: int = 64 * 1024
    body_bytes: int = 64 * 1024
    record_bytes: int = 1_000_000
    message_rate: float = 30.0
    message_burst: float = 60.0
    request_rate: float = 40.0
    request_burst: float = 200.0
    table_rate: float = 1.0
    table_burst: float = 60.0
    hint_rate: float = 0.5
    hint_burst: float = 10.0
    sockets_of_address: int = 200
    sockets: int = 10_000
    strikes: int = 100
    waiting_bytes: int = 4_000_000
    hello_seconds: float = 20.0
    work_share: float = 0.25
    work_burst: float = 5.0
    most_share: float = 0.5
    most_at_once: float = 0.02
    patience: float = 10.0


class Bucket:
    """Fills at a rate up to a burst; whatever is asked for is taken out of it.

    ``clock`` is given in tests.
    """

    __slots__ = ("_at", "_burst", "_clock", "_left", "_rate")

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._at = clock()

    def take(self, cost: float = 1.0, patience: float = 0.0) -> float:
        """0 if there was enough, else the seconds after which there will be.

        What is there within ``patience`` seconds is taken now, and the caller waits for it.
        """
        self._fill()
        wait = max(0.0, (cost - self._left) / self._rate)
        if wait <= patience:
            self._left -= cost
        return wait

    @property
    def full(self) -> bool:
        """Whether it would be full by now: nobody has used it for a while."""
        return self._left + (self._clock() - self._at) * self._rate >= self._burst

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now


MOST_ADDRESSES = 10_000
"""So many addresses are remembered; whoever has been silent for longest is forgotten first."""


@lru_cache(maxsize=1024)
def household(address: str) -> str:
    """Whom an address is counted for: behind IPv6 one household has a whole /64 to itself.

    >>> household("2001:db8::17:4")
    '2001:db8::/64'
    >>> household("::ffff:192.0.2.7")
    '192.0.2.7'
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"


class Fills(Protocol):
    """What a household has is forgotten once it is full: it is as good as new then."""

    @property
    def full(self) -> bool: ...


F = TypeVar("F", bound=Fills)


class Households(Generic[F]):
    """What each household has that has asked lately, in the order of the last asking."""

    def __init__(self, make: Callable[[], F]) -> None:
        self._make = make
        self._known: dict[str, F] = {}

    def __len__(self) -> int:
        return len(self._known)

    def of(self, address: str) -> F:
        """What the household behind an address has."""
        who = household(address)
        found = self._known.pop(who, None)
        if found is None:
            self._make_room()
            found = self._make()
        self._known[who] = found
        return found

    def _make_room(self) -> None:
        """Forget at most two, so that nobody waits while all others are looked through."""
        for _ in range(2):
            oldest = next(iter(self._known), None)
            if oldest is None:
                return
            if not self._known[oldest].full and len(self._known) < MOST_ADDRESSES:
                return
            del self._known[oldest]


class Buckets(Households[Bucket]):
    """One bucket for each household that has asked lately."""

    def __init__(self, rate: float, burst: float) -> None:
        super().__init__(partial(Bucket, rate, burst))

    def take(self, address: str, cost: float = 1.0, patience: float = 0.0) -> float:
        """As `Bucket.take`, for an address."""
        return self.of(address).take(cost, patience)


class Sockets:
    """How many sockets each household has open."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._open: dict[str, int] = {}
        self.total = 0

    def enter(self, address: str) -> bool:
        """Count one more, or refuse."""
        who = household(address)
        count = self._open.get(who, 0)
        if count >= self._limits.sockets_of_address or self.total >= self._limits.sockets:
            return False
        self._open[who] = count + 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        """Count one less."""
        who = household(address)
        self.total -= 1
        count = self._open[who] - 1
        if count:
            self._open[who] = count
        else:
            del self._open[who]
