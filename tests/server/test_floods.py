"""Clients that send or hold too much: they are told, then cut off, and the server goes on."""

from __future__ import annotations

import json
import time
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from hexagora.core import game_names
from hexagora.server.limits import Limits
from hexagora.server.messages import PROTOCOL
from patience import PATIENCE
from table_client import Person, Refused, running, tokens_of
from unharmed import begun

NEVER = 0.001
"""A rate at which nothing more is allowed while a test runs, however slow the machine is."""


def send_until_closed(link: ClientConnection, frame: str) -> None:
    """Send until the server hangs up, which it may do when all is already under way."""
    try:
        for number in range(22_000):
            link.send(frame)
            if number > 20_000:
                time.sleep(0.01)
    except ConnectionClosed:
        return
    pytest.fail("it was never cut off")


def ping_on(person: Person) -> None:
    """Ping for ever; each answer is awaited, so nothing is under way when the server hangs up."""
    while True:
        person.link.send('{"type": "ping"}')
        person.wait_for(lambda frame: frame["type"] == "pong" or "code" in frame)


def test_who_sends_too_much_is_told_ten_times_then_cut_off(tmp_path: Path) -> None:
    slow = Limits(message_rate=NEVER, message_burst=20.0, strikes=10)
    with running(tmp_path / "tables.sqlite", slow) as site:
        made, person = begun(site)
        with pytest.raises(ConnectionClosed) as closed:
            ping_on(person)
        codes = [frame.get("code") for frame in person.frames]
        assert codes.count("too_many") == 10
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        assert site.sit(made["table"], *tokens_of(made)).card["state"] == "playing"


def test_a_flood_is_cut_off_and_the_table_goes_on(tmp_path: Path) -> None:
    slow = Limits(message_rate=NEVER, message_burst=20.0, strikes=10)
    with running(tmp_path / "tables.sqlite", slow) as site:
        made, person = begun(site)
        send_until_closed(person.link, '{"type": "ping"}')
        assert site.sit(made["table"], *tokens_of(made)).card["state"] == "playing"


def test_a_flood_of_requests_is_told_when_to_come_again(tmp_path: Path) -> None:
    slow = Limits(request_rate=NEVER, request_burst=10.0, table_rate=NEVER, table_burst=2.0)
    with running(tmp_path / "tables.sqlite", slow) as site:
        for _ in range(2):
            site.table("superhex", "me")
        with pytest.raises(Refused) as refused:
            site.table("superhex", "me")
        assert refused.value.code == "too_many"
        answers = [site.http.get("api/replays") for _ in range(20)]
        late = [answer for answer in answers if answer.status_code == 429]
        assert late
        assert int(late[0].headers["retry-after"]) >= 1


def test_a_long_game_is_read_to_its_end_and_played_again_however_fast_the_reader(
    tmp_path: Path,
) -> None:
    # As a fast machine does with a game of two thousand steps: what it may ask for is used up.
    fast = Limits(message_rate=20.0, message_burst=7.0, request_rate=20.0, request_burst=5.0)
    with running(tmp_path / "tables.sqlite", fast) as site:
        made, person = begun(site)
        person.command("resign", 0)
        person.until(lambda me: me.card["state"] == "over")
        for _ in range(3):
            page = person.ask({"type": "log", "from": 1, "count": 200})
            assert page["type"] == "answer", page
        person.ask({"type": "rematch", "seat": 0})
        person.until(lambda me: me.card["next"] != "")
        where = f"api/tables/{made['table']}/replay?from=0&count=40&views=true"
        token = {"authorization": f"Bearer {tokens_of(made)[0]}"}
        pages = [site.http.get(where, headers=token) for _ in range(4)]
        assert [page.status_code for page in pages] == [200] * 4


def test_a_class_behind_one_address_opens_the_home_page_at_once(tmp_path: Path) -> None:
    built = tmp_path / "built"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html>")
    files = ["/", *(f"/assets/part-{number}.js" for number in range(60))]
    for file in files[1:]:
        (built / file[1:]).write_text("export {};")
    games = [f"/api/games/{game}/{of}" for game in game_names() for of in ("words", "data")]
    with running(tmp_path / "tables.sqlite", Limits(request_rate=NEVER), static=built) as site:
        for _ in range(20):
            for path in (*files, *games, "/api/catalogue", "/api/lobby", "/api/replays"):
                assert site.http.get(path).status_code == 200, path


def test_an_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    few = Limits(sockets_of_address=5)
    with running(tmp_path / "tables.sqlite", few) as site, ExitStack() as open_:
        address = site.address.replace("http", "ws") + "ws"
        for _ in range(5):
            open_.enter_context(connect(address))
        with pytest.raises(InvalidStatus):
            open_.enter_context(connect(address))


def test_somebody_who_never_reads_is_cut_off_and_delays_nobody(tmp_path: Path) -> None:
    small = Limits(
        message_rate=100_000.0, message_burst=100_000.0, waiting_bytes=100_000, strikes=10
    )
    with running(tmp_path / "tables.sqlite", small) as site:
        made, person = begun(site)
        # A reader with a tiny window: whatever is sent to it piles up at the server.
        deaf = connect(site.address.replace("http", "ws") + "ws", max_queue=1, close_timeout=1)
        with deaf as link:
            hello = {
                "type": "hello",
                "table": made["table"],
                "protocol": PROTOCOL,
                "tokens": [made["watch"]],
            }
            link.send(json.dumps(hello))
            person.until(lambda me: me.card["watchers"] == 1)
            with suppress(ConnectionClosed):
                for _ in range(30_000):
                    link.send('{"type": "look"}')
            person.until(lambda me: me.card["watchers"] == 0)
        person.act(0, "hq d4 0")


def test_a_socket_that_says_nothing_is_closed(tmp_path: Path) -> None:
    with (
        running(tmp_path / "tables.sqlite", Limits(hello_seconds=0.1)) as site,
        connect(site.address.replace("http", "ws") + "ws") as link,
        pytest.raises(ConnectionClosed),
    ):
        link.recv(timeout=PATIENCE)
