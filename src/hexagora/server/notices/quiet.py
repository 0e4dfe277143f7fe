"""Quiet hours: when somebody is told nothing, by the clock on their own wall."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from hexagora.server.errors import Refusal

DAY = 24 * 60
MOST_ZONE = 64


@dataclass(frozen=True)
class Quiet:
    """From one minute of the day to another in a time zone; none where both are the same."""

    zone: str = "UTC"
    begin: int = 0
    end: int = 0

    def until(self, now: int) -> int:
        """When quiet hours that are now are over; 0 if there are none now.

        >>> from datetime import datetime, UTC
        >>> night = Quiet("Europe/Warsaw", 22 * 60, 7 * 60)
        >>> late = int(datetime(2026, 11, 17, 23, 30, tzinfo=UTC).timestamp())
        >>> str(datetime.fromtimestamp(night.until(late), UTC))
        '2026-11-18 06:00:00+00:00'
        >>> night.until(late + 7 * 3600)
        0
        """
        zone = ZoneInfo(self.zone)
        here = datetime.fromtimestamp(now, zone)
        minute = here.hour * 60 + here.minute
        into = (minute - self.begin) % DAY
        if into >= (self.end - self.begin) % DAY:
            return 0
        day = here.date() + timedelta(days=minute >= self.end)
        over = datetime(day.year, day.month, day.day, self.end // 60, self.end % 60, tzinfo=zone)
        # A clock that was set back in that night shows the hour twice.
        return max(int(over.timestamp()), now + 1)


NEVER = Quiet()


def quiet_of(zone: str, begin: int, end: int) -> Quiet:
    """Quiet hours as somebody gives them."""
    try:
        ZoneInfo(zone)
    except (KeyError, OSError, ValueError):
        raise Refusal("bad_request", "there is no such time zone", "no_zone") from None
    return Quiet(zone, begin, end)
