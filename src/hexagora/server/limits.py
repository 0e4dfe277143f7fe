"""How much one connection and one address may ask for."""

from __future__ import annotations

import time
from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """Generous for people, tight for floods. A rate is per second, a burst what may come at once.

    ``strikes`` is how many refusals for haste a connection survives.
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


class Bucket:
    """Fills at a rate up to a burst; whatever is asked for is taken out of it."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self, cost: float = 1.0) -> float:
        """0 if there was enough, else the seconds after which there will be."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left >= cost:
            self._left -= cost
            return 0.0
        return (cost - self._left) / self._rate

    @property
    def full(self) -> bool:
        """Whether it would be full by now: nobody has used it for a while."""
        return self._left + (time.monotonic() - self._at) * self._rate >= self._burst


class Buckets:
    """One bucket for each address that has asked lately."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, cost: float = 1.0) -> float:
        """As `Bucket.take`, for an address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= 10_000:
                self._forget()
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
        return bucket.take(cost)

    def _forget(self) -> None:
        self._buckets = {a: bucket for a, bucket in self._buckets.items() if not bucket.full}


class Sockets:
    """How many sockets each address has open."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._open: dict[str, int] = {}
        self.total = 0

    def enter(self, address: str) -> bool:
        """Count one more, or refuse."""
        count = self._open.get(address, 0)
        if count >= self._limits.sockets_of_address or self.total >= self._limits.sockets:
            return False
        self._open[address] = count + 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        """Count one less."""
        self.total -= 1
        count = self._open[address] - 1
        if count:
            self._open[address] = count
        else:
            del self._open[address]
