"""What each seat has seen and done since a game began, for games in which something is hidden."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import NamedTuple

from hexagora.core import Event


class Step(NamedTuple):
    """One action: who took it, what it made happen, and what is asked of whom next."""

    seat: int
    action: int
    events: list[Event]
    next_seat: int
    next_kind: int


class Memory:
    """One digest for each seat, of all that it has seen and done.

    Two pasts that a seat cannot tell apart give it the same digest. To read a step is dear beside
    playing it, and most positions of a search are never asked what somebody remembers. So steps are
    kept as they are until the memory is asked, copied or stored.
    """

    def __init__(self, digests: list[str]) -> None:
        self._digests = digests
        self._unread: list[Step] = []

    def add(self, step: Step) -> None:
        """Remember a step."""
        self._unread.append(step)

    def of(self, seat: int) -> str:
        """The digest of a seat."""
        return self._read()[seat]

    def copy(self) -> Memory:
        """A memory that goes its own way from here on."""
        return Memory(list(self._read()))

    def imagined_by(self, seat: int) -> Memory:
        """The memory in a world that the seat imagines.

        It knows its own past. What the others remember there nobody can say: they begin anew, with
        digests that depend on nothing but what the seat knows.
        """
        own = self.of(seat)
        others = range(len(self._digests))
        return Memory([own if other == seat else _digest(own, f"{other}") for other in others])

    def __reduce__(self) -> tuple[object, ...]:
        return Memory, (self._read(),)

    def _read(self) -> list[str]:
        for step in self._unread:
            self._digests = [
                _digest(known, _seen(step, seat)) for seat, known in enumerate(self._digests)
            ]
        self._unread = []
        return self._digests


def new_memory(seats: int) -> Memory:
    """The memory before the first action."""
    return Memory(["" for _ in range(seats)])


def _seen(step: Step, seat: int) -> str:
    done = [step.action] if step.seat == seat else []
    seen = [event.seen_by(seat) for event in step.events]
    return json.dumps([done, seen, step.next_seat, step.next_kind], separators=(",", ":"))


def _digest(known: str, new: str) -> str:
    return sha256(f"{known} {new}".encode()).hexdigest()[:32]
