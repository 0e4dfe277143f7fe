"""What is agreed about time when a game is set up."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Literal, cast, get_args

from hexagora.core.data import dict_of, number_of
from hexagora.events.times import DAY, MINUTE

Kind = Literal["none", "live", "correspondence"]
Per = Literal["decision", "turn"]
OnTimeout = Literal["bot", "default", "loss"]

LONGEST = 1000 * DAY


@dataclass(frozen=True)
class ClockRules:
    """The time that everybody has, in microseconds.

    ``live``: each seat has ``time`` for the game, and ``increment`` more after every decision or
    turn of its own. ``correspondence``: ``time`` for each turn; holidays do not count, and a seat
    can have ``holiday_days`` of them. ``grace`` is how long the answer to a question in another's
    turn is free; only then the time of the one who is asked runs. ``claim`` is after how long
    without an answer the others may claim the game; 0 means never. ``on_timeout`` tells what
    happens when time runs out: a stand-in bot takes over, the default answer is given, or the game
    is lost.
    """

    kind: Kind = "none"
    time: int = 0
    increment: int = 0
    per: Per = "decision"
    grace: int = 0
    holiday_days: int = 0
    claim: int = 0
    on_timeout: OnTimeout = "bot"

    def __post_init__(self) -> None:
        if self.kind not in get_args(Kind):
            raise ValueError(f"there is no clock {self.kind!r}")
        if self.per not in get_args(Per) or self.on_timeout not in get_args(OnTimeout):
            raise ValueError(f"there is no clock per {self.per!r} with {self.on_timeout!r}")
        for length in (self.time, self.increment, self.grace, self.claim):
            number_of(length, LONGEST)
        number_of(self.holiday_days, 366)
        if self.kind != "none" and self.time == 0:
            raise ValueError("a clock needs time to begin with")

    def data(self) -> dict[str, object]:
        """The rules as JSON data."""
        return asdict(self)

    @staticmethod
    def of(data: object) -> ClockRules:
        """The rules that `data` gave."""
        fields = dict_of(data)
        return ClockRules(
            cast(Kind, fields["kind"]),
            cast(int, fields["time"]),
            cast(int, fields["increment"]),
            cast(Per, fields["per"]),
            cast(int, fields["grace"]),
            cast(int, fields["holiday_days"]),
            cast(int, fields["claim"]),
            cast(OnTimeout, fields["on_timeout"]),
        )


NO_CLOCK = ClockRules()


def live(
    time: int, increment: int, per: Per = "decision", on_timeout: OnTimeout = "bot"
) -> ClockRules:
    """A clock for people who sit at the table now."""
    return ClockRules("live", time, increment, per, grace=MINUTE, on_timeout=on_timeout)


def correspondence(
    days: int, holiday_days: int = 14, on_timeout: OnTimeout = "default"
) -> ClockRules:
    """A clock for people who look in once a day."""
    return ClockRules(
        "correspondence",
        days * DAY,
        grace=DAY,
        holiday_days=holiday_days,
        claim=2 * days * DAY,
        on_timeout=on_timeout,
    )
