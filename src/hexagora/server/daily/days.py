"""Days and what may be known when: pure functions of the name of a challenge and the time.

A day is one of UTC. A try can begin until it ends, and must be over within the `GRACE` after it:
so nobody loses one that was begun late. From then on nobody can play any more, and everything is
told: the seed, and all games.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from hexagora.core import game_info, game_names
from hexagora.core.capabilities import Challenge
from hexagora.server.errors import Refusal
from hexagora.server.rows import OVER, TableRow

GRACE = 3600
"""Seconds after the end of a day in which a try that was begun in time can be ended."""
FIRST = date(2020, 1, 1)
"""Earlier days are nobody's."""
_PREFIX = "daily/"


@dataclass(frozen=True)
class Daily:
    """A challenge of a day; its ``event`` is how the tables know that they belong to it."""

    day: date
    game: str
    challenge: Challenge

    @property
    def event(self) -> str:
        return f"{_PREFIX}{self.day}/{self.game}/{self.challenge.name}"

    @property
    def options(self) -> dict[str, str]:
        """What the game is set up with on this day."""
        variants = self.challenge.variants
        return dict(variants[self.day.toordinal() % len(variants)])


def day_at(now: int) -> date:
    """The day of a moment."""
    return datetime.fromtimestamp(now, UTC).date()


def ends(day: date) -> int:
    """The moment in which a day is over, and no try can be begun any more."""
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()) + 24 * 3600


def closes(day: date) -> int:
    """The moment from which nothing counts any more, and everything is told."""
    return ends(day) + GRACE


def challenges_of(day: date) -> list[Daily]:
    """The challenges of a day: those of all games."""
    return [Daily(day, game, one) for game in game_names() for one in game_info(game).challenges]


def challenge_named(day: date, game: str, name: str) -> Daily:
    """One of them; a refusal if there is none of that name."""
    for one in challenges_of(day):
        if (one.game, one.challenge.name) == (game, name):
            return one
    raise Refusal("not_found", "there is no such challenge", "no_challenge")


def read_day(text: str) -> date:
    """A day as it stands in an address."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise _no_day() from None
    if not FIRST <= day <= date.max - timedelta(days=2):
        raise _no_day()
    return day


def daily_of(event: str) -> Daily | None:
    """The challenge that a table belongs to, if it belongs to one."""
    if not event.startswith(_PREFIX):
        return None
    day, game, name = event.removeprefix(_PREFIX).split("/")
    return challenge_named(date.fromisoformat(day), game, name)


def _closing(event: str) -> int | None:
    found = event.startswith(_PREFIX)
    return closes(date.fromisoformat(event.split("/")[1])) if found else None


def is_sealed(row: TableRow, now: int) -> bool:
    """Whether what is dealt here is still to be met by others."""
    closing = _closing(row.event)
    return closing is not None and now < closing


def is_shown(row: TableRow, now: int) -> bool:
    """Whether everybody may look at the game because its day is over."""
    closing = _closing(row.event)
    return closing is not None and now >= closing and row.state == OVER


def check_told(row: TableRow, now: int) -> None:
    """Refuse to hand out what would tell others the dice of the day."""
    if is_sealed(row, now):
        raise Refusal(
            "secret", "others still have this day before them; it is told when it is over", "day_on"
        )


def check_counts(row: TableRow, now: int) -> None:
    """Refuse to go on with a try whose day is over: the seed is known by now."""
    closing = _closing(row.event)
    if closing is not None and now >= closing:
        raise Refusal(
            "not_now",
            "the day of this challenge is over; play on from here by yourself",
            "day_over",
        )


def _no_day() -> Refusal:
    return Refusal("not_found", "a day looks like 2026-11-17", "no_day")
