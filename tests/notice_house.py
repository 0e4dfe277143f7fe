"""A server that sends notices on a time that the test winds, and who plays and listens there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hexagora.server.notices.settings import Notifying
from notice_sinks import Browser
from patience import eventually
from table_client import Json, Person, Site, running, tokens_of

DELAY = 30
FIRST: Json = {"options": {"first": "1"}}


class Clock:
    """Time that a test winds."""

    def __init__(self) -> None:
        self.now = 1_790_000_000.0

    def __call__(self) -> float:
        return self.now

    def wind(self, seconds: float) -> None:
        self.now += seconds


class House:
    """A server with a clock of its own that can be stopped and started again."""

    def __init__(self, where: Path | str, **more: Any) -> None:
        self.where = where
        self.clock = Clock()
        self._more = more

    @contextmanager
    def open(self) -> Iterator[Site]:
        notifying = Notifying(delay_seconds=DELAY, local_endpoints=True)
        with running(self.where, clock=self.clock, notices=notifying, **self._more) as site:
            yield site


def subscribe(site: Site, browser: Browser, *tokens: str, **more: object) -> str:
    """Let a browser hear of seats; gives the token of its subscription."""
    asked = {**browser.form, "tokens": list(tokens), **more}
    return str(site.post("api/notices/push", asked)["token"])


def turn_of(person: Person, seat: int) -> None:
    """Play until it is a seat's turn."""
    while True:
        person.until(lambda me: me.card["hold"] is not None or me.card["decides"] >= 0)
        hold = person.card["hold"]
        if hold is None and person.card["decides"] == seat:
            return
        person.step(person.card["decides"] if hold is None else hold)


def answer(site: Site, made: Json, opponent: Person) -> None:
    """The second seat comes, plays its turn and has gone again."""
    person = site.sit(made["table"], tokens_of(made)[1])
    turn_of(person, 0)
    person.close()
    opponent.until(lambda me: me.card["decides"] == 0 and not me.card["seats"][1]["online"])


def duel(site: Site, title: str = "Friday", game: str = "superhex", **more: Any) -> Json:
    return site.table(game, "me", "me", title=title, **{**FIRST, **more})


def settle(site: Site, house: House, browser: Browser) -> None:
    """Wait until everything that was due before has been told: what comes of another table, whose
    game begins now, comes after it."""
    made = site.table("superhex", "me", "open", title="settled", **FIRST)
    watcher = Browser(browser._service, f"w{house.clock.now}")
    subscribe(site, watcher, tokens_of(made)[0])
    invite = made["invites"][0]["token"]
    site.post(f"api/tables/{made['table']}/claim", {"name": "Bo"}, invite)
    house.clock.wind(DELAY)
    assert eventually(lambda: len(watcher.notices()) == 1)
