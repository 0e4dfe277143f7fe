"""Workers on other machines think for a server's bots, and nothing is lost when they go."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from hexagora import HexagoraError, __version__
from hexagora.cli.main import parser
from hexagora.server.thinking import REMOTE
from patience import PATIENCE
from table_client import Person, Site, running, tokens_of

SECRET = "a secret of the operator"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    path = tmp_path_factory.mktemp("lent") / "tables.sqlite"
    with running(path, worker_secret=SECRET) as site:
        yield site


@contextmanager
def joined(
    site: Site, secret: str = SECRET, version: str = __version__
) -> Iterator[ClientConnection]:
    headers = {"authorization": f"Bearer {secret}", "x-hexagora-version": version}
    address = site.address.replace("http", "ws") + "workers"
    with connect(address, additional_headers=headers, max_size=None) as link:
        yield link


class Lent(Thread):
    """A worker that answers in its own way."""

    def __init__(self, link: ClientConnection, answer: str = "") -> None:
        super().__init__(daemon=True)
        self.link = link
        self.thoughts: list[str] = []
        self._answer = answer
        self.start()

    def run(self) -> None:
        try:
            while True:
                what, given = pickle.loads(self.link.recv(decode=False))
                self.thoughts.append(what)
                self.link.send(self._answer or json.dumps(REMOTE[what](*given)))
        except ConnectionClosed:
            pass


def against_bot(site: Site) -> Person:
    made = site.table("superhex", "me", "greedy", options={"first": "2"}, hints=True)
    return site.sit(made["table"], *tokens_of(made))


def to_my_turn(person: Person) -> None:
    person.until(lambda me: me.card["decides"] == 0 or me.card["hold"] == 0)


def test_bots_think_where_a_worker_has_come(site: Site) -> None:
    with joined(site) as link:
        lent = Lent(link)
        person = against_bot(site)
        to_my_turn(person)
        while person.card["decides"] != 0:
            person.step(0)
            to_my_turn(person)
        assert "choose" in lent.thoughts
        hint = person.ask({"type": "hint", "seat": 0, "version": person.version})
        assert hint["answer"]["choices"]
        assert "advise" in lent.thoughts


@pytest.mark.parametrize("answer", ['"nonsense"', "[[1, 2]]", "{", "null"])
def test_a_worker_that_talks_nonsense_is_sent_away_and_the_game_goes_on(
    site: Site, answer: str
) -> None:
    with joined(site) as link:
        lent = Lent(link, answer)
        to_my_turn(against_bot(site))
        lent.join(PATIENCE)
        assert lent.thoughts == ["choose"]


def test_what_a_worker_was_thinking_of_is_thought_of_again_when_it_goes(site: Site) -> None:
    with joined(site) as link:
        person = against_bot(site)
        link.recv()
    to_my_turn(person)


def test_only_who_knows_the_secret_may_think(site: Site, tmp_path: Path) -> None:
    with pytest.raises(InvalidStatus), joined(site, "another one"):
        pass
    nobody = running(tmp_path / "tables.sqlite")
    with nobody as closed, pytest.raises(InvalidStatus), joined(closed, ""):
        pass


def test_a_worker_of_another_version_is_told_so(site: Site) -> None:
    with joined(site, version="0.0.1") as link:
        with pytest.raises(ConnectionClosed) as closed:
            link.recv()
        assert closed.value.rcvd is not None
        assert __version__ in closed.value.rcvd.reason


def test_the_command_asks_for_the_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HEXAGORA_SERVER_WORKER_SECRET", raising=False)
    args = parser().parse_args(["worker", "--connect", "http://127.0.0.1:1", "--places", "1"])
    with pytest.raises(HexagoraError, match="secret"):
        args.run(args)
