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


class Glimpse(NamedTuple):
    """A step as a seat saw it: who took it, the action if it was its own or else -1, and a digest
    of what the seat was told."""

    actor: int
    action: int
    told: bytes


TOLD = 8
"""So many bytes are the digest of what a seat was told of a step."""

Glimpses = tuple[Glimpse, ...]


class Memory:
    """One digest for each seat, of all that it has seen and done, and the last ``recall`` steps of
    ``steps`` in all.

    Two pasts that a seat cannot tell apart give it the same digest. To read a step is dear beside
    playing it, and most positions of a search are never asked what somebody remembers. So steps are
    kept as they are until the memory is asked, copied or stored.
    """

    def __init__(
        self, digests: list[str], glimpses: list[Glimpses], recall: int, steps: int = 0
    ) -> None:
        self._digests = digests
        self._glimpses = glimpses
        self._recall = recall
        self.steps = steps
        self._unread: list[Step] = []

    def add(self, step: Step) -> None:
        """Remember a step."""
        self._unread.append(step)
        self.steps += 1

    def of(self, seat: int) -> str:
        """The digest of a seat."""
        self._read()
        return self._digests[seat]

    def lately(self, seat: int) -> Glimpses:
        """The last steps as the seat saw them, the latest last."""
        self._read()
        return self._glimpses[seat]

    def copy(self) -> Memory:
        """A memory that goes its own way from here on."""
        self._read()
        return Memory(list(self._digests), list(self._glimpses), self._recall, self.steps)

    def imagined_by(self, seat: int) -> Memory:
        """The memory in a world that the seat imagines.

        It knows its own past. What the others remember there nobody can say: they begin anew, with
        digests that depend on nothing but what the seat knows.
        """
        own = self.of(seat)
        others = range(len(self._digests))
        return Memory(
            [own if other == seat else _digest(own, f"{other}") for other in others],
            [self._glimpses[other] if other == seat else () for other in others],
            self._recall,
            self.steps,
        )

    def __reduce__(self) -> tuple[object, ...]:
        self._read()
        return Memory, (self._digests, self._glimpses, self._recall, self.steps)

    def _read(self) -> None:
        for step in self._unread:
            digests, glimpses = [], []
            for seat, known in enumerate(self._digests):
                seen = _seen(step, seat)
                told = sha256(seen.encode()).digest()[:TOLD]
                new = Glimpse(step.seat, step.action if step.seat == seat else -1, told)
                digests.append(_digest(known, seen))
                kept = (*self._glimpses[seat], new)
                glimpses.append(kept[-self._recall :] if self._recall else ())
            self._digests, self._glimpses = digests, glimpses
        self._unread = []


def new_memory(seats: int, recall: int = 0) -> Memory:
    """The memory before the first action."""
    return Memory(["" for _ in range(seats)], [() for _ in range(seats)], recall)


def _seen(step: Step, seat: int) -> str:
    done = [step.action] if step.seat == seat else []
    seen = [event.seen_by(seat) for event in step.events]
    return json.dumps([done, seen, step.next_seat, step.next_kind], separators=(",", ":"))


def _digest(known: str, new: str) -> str:
    return sha256(f"{known} {new}".encode()).hexdigest()[:32]
