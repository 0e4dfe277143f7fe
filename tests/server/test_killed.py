"""Kill -9 in the middle of play: no acknowledged action is lost, no table is broken."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from threading import Condition, Thread

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from counts import count
from hexagora.core import Rng, read_record
from killed_server import KilledServer
from patience import PATIENCE
from table_client import Json, Person, Site, tokens_of

KILLS = count(12, long=60)
DEATH = (ConnectionClosed, InvalidMessage, OSError, EOFError, httpx.TransportError)
"""How somebody notices that the server has died, wherever they are at that moment."""

TABLES = (("superhex", 2), ("neuroshima", 2), ("superhex", 3), ("neuroshima", 3))


class Counter:
    """How many acknowledgements have come, for the one who kills."""

    def __init__(self) -> None:
        self._changed = Condition()
        self._count = 0

    def add(self) -> None:
        with self._changed:
            self._count += 1
            self._changed.notify_all()

    def wait_for(self, more: int) -> None:
        with self._changed:
            goal = self._count + more
            assert self._changed.wait_for(lambda: self._count >= goal, PATIENCE)


class Story:
    """One hot-seat table that is played whenever the server is up, and all that it was promised."""

    def __init__(self, site: Site, game: str, seats: int, counter: Counter) -> None:
        self.game, self.seats = game, seats
        self.counter = counter
        self.rng = Rng(f"{game} {seats}")
        self.begin(site)

    def begin(self, site: Site) -> None:
        made = site.table(self.game, *["me"] * self.seats)
        self.made: Json = made
        self.promised: dict[int, int] = {}
        self.version = 0

    def play(self, address: str) -> None:
        """Until the server dies; when a game is over the next one begins."""
        with suppress(*DEATH):
            while True:
                person = Person(address, self.made["table"], tokens_of(self.made))
                self.check(person)
                while person.card["state"] == "playing":
                    self.act(person)
                self.check(person)
                self.begin(Site(address))

    def act(self, person: Person) -> None:
        version = person.version
        hold = person.card["hold"]
        if hold is not None:
            done = person.command("go", hold)
        else:
            options = person.options
            action = options[self.rng.below(len(options))]["id"]
            seat = person.card["decides"]
            done = person.ask({"type": "act", "seat": seat, "version": version, "action": action})
            self.promised[version + 1] = action
        self.version = done["version"]
        self.counter.add()
        person.until(lambda me: me.version >= self.version)

    def check(self, person: Person) -> None:
        """All that was acknowledged is there, action by action."""
        assert person.version >= self.version
        steps: list[Json] = []
        while len(steps) < person.card["step"]:
            page = person.ask({"type": "log", "from": len(steps) + 1, "count": 200})
            steps += page["answer"]["steps"]
        played = {step["version"]: step["action"] for step in steps}
        assert {version: played.get(version) for version in self.promised} == self.promised


@pytest.mark.search
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    server = KilledServer(tmp_path / "tables.sqlite")
    counter = Counter()
    rng = Rng("kills")
    server.start()
    try:
        site = Site(server.address)
        stories = [Story(site, game, seats, counter) for game, seats in TABLES]
        failures: list[BaseException] = []

        def played(story: Story) -> None:
            try:
                story.play(server.address)
            except BaseException as error:
                failures.append(error)

        for _ in range(KILLS):
            threads = [Thread(target=played, args=(story,)) for story in stories]
            for thread in threads:
                thread.start()
            counter.wait_for(5 + int(rng.below(30)))
            server.kill()
            for thread in threads:
                thread.join(PATIENCE)
            assert not failures, failures
            server.start()
        site = Site(server.address)
        for story in stories:
            person = Person(server.address, story.made["table"], tokens_of(story.made))
            story.check(person)
            person.close()
            path = f"api/tables/{story.made['table']}/record"
            read_record(site.get(path, story.made["watch"])).verify()
    finally:
        server.end()


def test_a_bot_that_was_killed_while_thinking_thinks_again(tmp_path: Path) -> None:
    server = KilledServer(tmp_path / "tables.sqlite")
    server.start()
    try:
        site = Site(server.address)
        made = site.table("neuroshima", "me", "commander", options={"first": "2"})
        for _ in range(2):
            person = Person(server.address, made["table"], tokens_of(made))
            person.until(lambda me: me.card["decides"] == 0 or me.card["hold"] == 0)
            person.step(0)
            server.kill()
            server.start()
        person = Person(server.address, made["table"], tokens_of(made))
        person.until(lambda me: me.card["decides"] == 0 or me.card["hold"] == 0)
        person.close()
    finally:
        server.end()
