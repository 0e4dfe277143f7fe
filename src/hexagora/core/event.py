"""Events: what happened and why, in order, enough to animate and to explain."""

from typing import final

Facts = dict[str, object]


@final
class Event:
    """One fact of the game.

    ``kind`` is a word of the game's own list; ``clause`` is the id of the rule that made it happen;
    ``cause`` is the place in the log of the event that led to it, or -1. ``facts`` are for
    everybody. ``secret`` holds facts that only the seats in ``knowers`` may see.
    """

    def __init__(
        self,
        kind: str,
        clause: str,
        facts: Facts,
        cause: int = -1,
        secret: Facts | None = None,
        knowers: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.clause = clause
        self.facts = facts
        self.cause = cause
        self.secret = secret
        self.knowers = knowers

    def seen_by(self, seat: int) -> Facts:
        """The event as plain data for one seat, or for a spectator (any number that is no seat)."""
        data: Facts = {"event": self.kind, "clause": self.clause, "cause": self.cause}
        data.update(self.facts)
        if self.secret is not None and seat in self.knowers:
            data.update(self.secret)
        return data

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.clause!r}, {self.facts!r}, cause={self.cause})"


@final
class Log:
    """Collects the events of the actions that are applied with it."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, kind: str, clause: str, facts: Facts, cause: int = -1) -> int:
        """Append a public event and return its place, to be named as the cause of others."""
        self.events.append(Event(kind, clause, facts, cause))
        return len(self.events) - 1

    def add_secret(
        self,
        kind: str,
        clause: str,
        facts: Facts,
        secret: Facts,
        knowers: tuple[int, ...],
        cause: int = -1,
    ) -> int:
        """Append an event of which some facts are known to some seats only."""
        self.events.append(Event(kind, clause, facts, cause, secret, knowers))
        return len(self.events) - 1

    def seen_by(self, seat: int) -> list[Facts]:
        """All events as plain data for one seat."""
        return [event.seen_by(seat) for event in self.events]
