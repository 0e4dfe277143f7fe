"""Events of a server whose clock the test sets."""

from __future__ import annotations

from typing import Any

import pytest

from contest_hands import Player, opened, tables_of, until
from table_client import Json, Refused, Site

NOON = 1_800_000_000.0


class Time:
    """The server's clock, set by the test."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


def refused(deed: Any) -> str:
    with pytest.raises(Refused) as found:
        deed()
    return found.value.message


def finish_round(site: Site, event: str, people: list[Player], number: int) -> None:
    """In every open game the second of the two gives up."""
    page = until(people, event, lambda page: shows(page, number) and opened(site, page))
    by_id = {one.id: one for one in people}
    for game in tables_of(page):
        by_id[game["players"][1]].resign(game["table"])


def shows(page: Json, number: int) -> bool:
    return all(division["round"] == number for division in page["divisions"])
