"""What an operator does: backups of a house in which people play, orders to a running server, and
what is left of somebody who wants to be forgotten."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from threading import Event, Thread

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hexagora.cli.main import main
from hexagora.core import HexagoraError
from hexagora.server import housekeeping, office
from hexagora.server.database import open_database
from hexagora.server.measures import BAN, CLOSE, MUTE, impose, lift
from hexagora.server.writer import Statement
from patience import PATIENCE
from postgres import installed_postgres
from table_client import Person, Refused, Site, running, tokens_of

NOW = 1_800_000_000


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A PostgreSQL, where one is installed."""
    with installed_postgres("its half is") as address:
        yield address


def new_database(address: str, name: str) -> str:
    with closing(open_database(address)) as database:
        database.run(f"CREATE DATABASE {name}")
    return address.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    if request.param == "sqlite":
        return tmp_path / "tables.sqlite"
    return new_database(request.getfixturevalue("address"), "played")


def log_of(where: Path | str, table: str) -> list[tuple[str, int, int]]:
    sql = "SELECT kind, seat, value FROM entries WHERE table_id = ? ORDER BY n"
    with closing(open_database(where)) as database:
        return [(row[0], row[1], row[2]) for row in database.rows(sql, (table,))]


class Player(Thread):
    """Plays on and on; ``acknowledged`` is how long the log is at least."""

    def __init__(self, site: Site) -> None:
        super().__init__(daemon=True)
        made = site.table("superhex", "me", "me", options={"first": "1"})
        self.table, self.tokens = made["table"], tokens_of(made)
        self.person = site.sit(self.table, *self.tokens)
        self.acknowledged = self.person.version
        self.over = Event()

    def run(self) -> None:
        person = self.person
        while not self.over.is_set() and person.card["state"] == "playing":
            hold = person.card["hold"]
            person.step(person.card["decides"] if hold is None else hold)
            self.acknowledged = person.version


def test_a_backup_taken_while_people_play_is_one_moment_and_is_played_on_from(
    where: Path | str, tmp_path: Path
) -> None:
    backups = []
    with running(where) as site:
        players = [Player(site) for _ in range(3)]
        for player in players:
            player.start()
        for number in range(4):
            begun = players[0].acknowledged
            wait_until(lambda begun=begun: players[0].acknowledged > begun + 5)  # type: ignore[misc]
            before = [player.acknowledged for player in players]
            file = tmp_path / f"backup{number}.sqlite"
            assert office.backup(where, file) > 0
            backups.append((file, before))
        for player in players:
            player.over.set()
            player.join(PATIENCE)
    final = [log_of(where, player.table) for player in players]
    for file, before in backups:
        assert file.stat().st_mode & 0o777 == 0o600
        for player, least, whole in zip(players, before, final, strict=True):
            kept = log_of(file, player.table)
            assert len(kept) >= least, "all that was acknowledged before it was begun"
            assert kept == whole[: len(kept)], "and nothing that was not played"
    assert len({len(log_of(file, players[0].table)) for file, _ in backups}) == len(backups)
    again = tmp_path / "again" / "tables.sqlite"
    assert office.restore(backups[1][0], again, NOW).endswith(f"before-{NOW}")
    with running(again) as site:
        person = site.sit(players[0].table, *players[0].tokens)
        person.step(person.card["decides"] if person.card["hold"] is None else person.card["hold"])


def wait_until(good: Callable[[], bool]) -> None:
    limit = time.monotonic() + PATIENCE
    while not good():
        assert time.monotonic() < limit
        time.sleep(0.01)


def test_a_backup_of_one_database_can_be_restored_into_the_other(
    tmp_path: Path, address: str
) -> None:
    file, saved = tmp_path / "tables.sqlite", tmp_path / "saved.sqlite"
    with running(file) as site:
        made = site.table("nexus", "me", "me")
        tokens = tokens_of(made)
        site.sit(made["table"], *tokens).command("chat", 0, text="hello")
    office.backup(file, saved)
    other = new_database(address, "restored")
    office.restore(saved, other, NOW)
    assert log_of(other, made["table"]) == log_of(file, made["table"])
    with running(other) as site:
        assert site.sit(made["table"], *tokens).welcome["chat"][0]["text"] == "hello"
    with pytest.raises(HexagoraError, match="has tables already"):
        office.restore(saved, other, NOW)


def test_only_a_sound_backup_takes_the_place_of_a_database_that_nobody_uses(
    tmp_path: Path,
) -> None:
    where, saved = tmp_path / "tables.sqlite", tmp_path / "saved.sqlite"
    with running(where) as site:
        made = site.table("superhex", "me", "me")
        office.backup(where, saved)
        with pytest.raises(HexagoraError, match="another server uses this file"):
            office.restore(saved, where, NOW)
        with pytest.raises(HexagoraError, match="there already; choose another name"):
            office.backup(where, saved)
    damaged = tmp_path / "damaged.sqlite"
    damaged.write_bytes(saved.read_bytes()[:5000] + bytes(3000) + saved.read_bytes()[8000:])
    with pytest.raises(HexagoraError, match=r"damaged|no backup"):
        office.restore(damaged, where, NOW)
    with running(where) as site:
        assert site.sit(made["table"], *tokens_of(made)).card["state"] == "playing"


@pytest.fixture
def prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "ORDER_SECONDS", 0.02)


def ordered(where: Path, statements: list[Statement]) -> None:
    with office.opened(where, NOW) as database:
        office.do(database, statements)


def gone(person: Person) -> int:
    """Waits until the server has closed the connection; gives the code."""
    with pytest.raises(ConnectionClosed) as closed:
        person.wait_for(lambda _: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def refused(ask: Callable[[], object], code: str) -> bool:
    try:
        ask()
    except Refused as error:
        return code in error.message
    return False


def test_a_running_server_does_what_it_is_told(tmp_path: Path, prompt: None) -> None:
    where = tmp_path / "tables.sqlite"
    with running(where) as site:
        made, other = (site.table("superhex", "me", "me") for _ in range(2))
        person = site.sit(made["table"], *tokens_of(made))
        table = made["table"]

        ordered(where, impose(MUTE, f"{table}:0", 0, "", NOW))
        wait_until(lambda: refused(lambda: person.command("chat", 0, text="a"), "not chat"))
        person.command("chat", 1, text="the other seat may speak")
        ordered(where, lift(MUTE, f"{table}:0", NOW))
        wait_until(lambda: not refused(lambda: person.command("chat", 0, text="a"), "not chat"))

        ordered(where, impose(CLOSE, table, 0, "", NOW))
        assert gone(person) == 1012
        assert refused(lambda: site.sit(table, *tokens_of(made)), "has closed this table")
        ordered(where, lift(CLOSE, table, NOW))
        wait_until(lambda: not refused(lambda: site.sit(table, *tokens_of(made)), "closed"))

        person = site.sit(other["table"], *tokens_of(other))
        ordered(where, impose(BAN, "127.0.0.1", 0, "", NOW))
        assert gone(person) == 1008
        assert refused(lambda: site.get("api/catalogue"), "has shut you out")
        with pytest.raises(InvalidStatus):
            site.sit(other["table"], *tokens_of(other))
        assert site.http.get("").status_code in (200, 503), "the page itself can say so"
        ordered(where, impose(BAN, "127.0.0.1", int(time.time()) - 1, "", NOW))
        wait_until(lambda: not refused(lambda: site.get("api/catalogue"), "shut you out"))
    with running(where) as site, suppress(Refused):
        ordered(where, impose(BAN, "127.0.0.1", 0, "", NOW))
    with running(where) as site:
        wait_until(lambda: refused(lambda: site.get("api/catalogue"), "has shut you out"))


def test_somebody_is_forgotten(tmp_path: Path, prompt: None) -> None:
    where = tmp_path / "tables.sqlite"
    with running(where) as site:
        made = site.table("superhex", "me", "me")
        mine, theirs = tokens_of(made)
        person = site.sit(made["table"], mine, theirs)
        person.command("chat", 0, text="my secret")
        person.command("chat", 1, text="not mine")
        with office.opened(where, NOW) as database:
            found = office.places(database, token=mine)
            assert [(place.table, place.seat) for place in found] == [(made["table"], 0)]
            assert office.places(database, name="Player 1") == found
            assert office.places(database, table=made["table"], seat=0) == found
            office.forget(database, found, NOW)
        gone(person)
        person = site.sit(made["table"], theirs)
        assert [seat["name"] for seat in person.card["seats"]] == ["(deleted)", "Player 2"]
        assert [line["text"] for line in person.welcome["chat"]] == ["not mine"]
        assert refused(lambda: site.sit(made["table"], mine), "only with one of its links")
    for file in tmp_path.glob("tables.sqlite*"):
        assert b"Player 1" not in _vacuumed(file) or file.suffix != ".sqlite"


def _vacuumed(file: Path) -> bytes:
    if file.suffix == ".sqlite":
        with closing(open_database(file)) as database:
            database.run("VACUUM")
            database.rows("PRAGMA wal_checkpoint(TRUNCATE)")
    return file.read_bytes()


def test_the_program_does_all_of_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], prompt: None
) -> None:
    def admin(*words: str) -> str:
        assert main(["admin", *words, "--data", str(tmp_path)]) == 0, capsys.readouterr().err
        return capsys.readouterr().out

    where = tmp_path / "tables.sqlite"
    with running(where) as site:
        made = site.table("superhex", "me", "me")
        out = admin("status")
        assert "a server uses it" in out
        assert "superhex playing: 1" in out
        assert "verified" in admin("backup", str(tmp_path / "saved.sqlite"))
        assert admin("ban", "203.0.113.7", "--days", "2", "--reason", "floods").startswith("ban: ")
        assert admin("mute", f"{made['table']}:1") == f"mute: {made['table']}:1, for ever\n"
        assert "(floods)" in admin("measures")
        admin("unban", "203.0.113.7")
        admin("unmute", f"{made['table']}:1")
        assert admin("measures") == ""
        admin("close", made["table"])
        assert admin("measures") == f"close: {made['table']}, for ever\n"
        admin("reopen", made["table"])
        assert admin("check") == "everything is as it was written\n"
        assert "the server deletes" in admin("expire")
        listed = admin("forget", "--name", "Player 2")
        assert listed.endswith("nothing was done; say --yes to delete these\n")
        admin("forget", "--seat", f"{made['table']}:1", "--yes")
        assert admin("reports") == ""
    assert admin("expire") == "tables deleted: 0\n"
    assert "restored from" in admin("restore", str(tmp_path / "saved.sqlite"))
    assert "no server uses it" in admin("status")
    assert "[retention]" in admin("settings")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("ban somebody", "'somebody' is no address such as 203.0.113.7"),
        ("mute abc:x", "'abc:x' is no address such as 203.0.113.7"),
        ("forget --seat abc", "'abc' is no seat such as abcdefghij:1"),
        ("forget --name Nobody", "nobody is known by that here"),
        ("close nothing", "there is no table nothing"),
        ("restore nothing.sqlite", "nothing.sqlite: there is no such backup"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    words: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(tmp_path / "tables.sqlite"):
        pass
    assert main(["admin", *words.split(), "--data", str(tmp_path)]) == 1
    err = capsys.readouterr().err
    assert sentence in err
    assert len(err.splitlines()) == 1


def test_without_a_database_there_is_nothing_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["admin", "status", "--data", str(tmp_path)]) == 1
    assert "there is no such database; name its folder with --data" in capsys.readouterr().err
