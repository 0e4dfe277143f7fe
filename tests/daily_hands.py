"""Guests of the daily challenge, and the time as a test wants it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from table_client import Json, Person, Refused, Site

NOON = int(datetime(2026, 11, 17, 12, tzinfo=UTC).timestamp())


class Clock:
    """The time as a test wants it."""

    def __init__(self, now: int = NOON) -> None:
        self.now = now

    def __call__(self) -> float:
        return float(self.now)


class Guest:
    """A browser that keeps a token."""

    def __init__(self, site: Site, name: str) -> None:
        self.site = site
        self.name = name
        self.token = f"{name:x<32}"

    def begin(self, challenge: str) -> Json:
        headers = {"hexagora-guest": self.token}
        body = {"name": self.name}
        answer = self.site.http.post(f"api/daily/{challenge}/try", json=body, headers=headers)
        if answer.is_error:
            raise Refused(answer.json()["error"])
        return dict(answer.json())

    def day(self, day: str = "") -> Json:
        answer = self.site.http.get(f"api/daily/{day}", headers={"hexagora-guest": self.token})
        if answer.is_error:
            raise Refused(answer.json()["error"])
        return dict(answer.json())

    def challenge(self, name: str, day: str = "") -> Json:
        found = self.day(day)["challenges"]
        return dict(next(one for one in found if f"{one['game']}/{one['name']}" == name))

    def play(self, challenge: str, pick: Callable[[int], int], most: int = 1000) -> Person:
        """Begin and play on, at most so many decisions; ``pick`` chooses among them by number."""
        made = self.begin(challenge)
        person = self.site.sit(made["table"], made["token"])
        self.token_of_seat, self.table = made["token"], made["table"]
        return play_on(person, pick, most)


def play_on(person: Person, pick: Callable[[int], int], most: int = 1000) -> Person:
    for number in range(most):
        if person.card["state"] == "over":
            break
        person.step(0, pick(number))
    return person
