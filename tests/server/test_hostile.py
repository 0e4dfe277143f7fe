"""Clients that do not keep to the protocol: a clear answer, and the server goes on."""

from __future__ import annotations

import json
import os
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from hexagora.core import game_names
from hexagora.server.hosts import Hosts
from hexagora.server.limits import Limits
from hexagora.server.messages import PROTOCOL
from patience import PATIENCE
from table_client import Json, Person, Refused, Site, running, tokens_of

NEVER = 0.001
"""A rate at which nothing more is allowed while a test runs, however slow the machine is."""


def begun(site: Site) -> tuple[Json, Person]:
    made = site.table("neuroshima", "me", "me", options={"first": "1"})
    return made, site.sit(made["table"], *tokens_of(made))


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


def still_works(site: Site) -> None:
    _, person = begun(site)
    person.act(0, "hq d4 0")
    assert person.card["step"] == 1


def test_acting_for_a_seat_of_somebody_else(site: Site) -> None:
    made, _ = begun(site)
    first, second = tokens_of(made)
    intruder = site.sit(made["table"], second)
    with pytest.raises(Refused, match="not yours") as refused:
        intruder.act(0, 121)
    assert refused.value.code == "not_yours"
    for kind in ("go", "undo", "resign"):
        with pytest.raises(Refused, match="not yours"):
            intruder.command(kind, 0)
    with pytest.raises(Refused, match="it is for seat 1 to decide"):
        intruder.act(1, 121)
    spectator = site.sit(made["table"], made["watch"])
    for seat in (-1, 0, 1, 63):
        with pytest.raises(Refused) as refused:
            spectator.act(seat, 121)
        assert refused.value.code == "not_yours"
    assert site.sit(made["table"], first).version == 0


def test_tokens_of_another_table_and_tokens_that_are_none(site: Site) -> None:
    made, _ = begun(site)
    other, _ = begun(site)
    for token in (*tokens_of(other), other["watch"], other["host"], "", "x" * 32, "' OR 1=1 --"):
        with pytest.raises(Refused) as refused:
            site.sit(made["table"], token)
        assert refused.value.code == "not_yours"
        with pytest.raises(Refused) as refused:
            site.get(f"api/tables/{made['table']}", token)
        assert refused.value.code == "not_yours"
    # One bad token among good ones is named and does no harm.
    person = site.sit(made["table"], "nonsense", tokens_of(made)[1])
    assert person.welcome["you"] == {"seats": [1], "host": False, "refused": [0]}
    # A right of one kind is not a right of another.
    with pytest.raises(Refused) as refused:
        site.put(f"api/tables/{made['table']}/seats/0", {"kind": "open"}, tokens_of(made)[0])
    assert refused.value.code == "not_yours"


def test_tokens_are_nowhere_in_the_database(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with running(database) as site:
        made = site.table("superhex", "me", "open")
        claim = site.post(
            f"api/tables/{made['table']}/claim", {"name": "Bo"}, made["invites"][0]["token"]
        )
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert made["table"].encode() in stored
    secrets = [made["host"], made["watch"], *tokens_of(made), claim["token"]]
    assert not [token for token in secrets if token.encode() in stored]


def test_a_stale_version_is_refused_and_a_double_send_is_done_once(site: Site) -> None:
    _, person = begun(site)
    command = {"type": "act", "seat": 0, "version": 0, "text": "hq d4 0"}
    person.link.send(json.dumps({**command, "id": 71}))
    person.link.send(json.dumps({**command, "id": 72}))
    first = person.wait_for(lambda frame: frame.get("id") == 71)
    second = person.wait_for(lambda frame: frame.get("id") == 72)
    assert first["type"] == "ok"
    assert (second["type"], second["code"], second["version"]) == ("error", "stale", 1)
    assert person.card["step"] == 1
    with pytest.raises(Refused, match="at version 1, this was made for 999"):
        person.act(1, "hq b2 0", version=999)


@pytest.mark.parametrize("action", [0, 1, 10**9, 2**31, "swap 0,0 1,0", "", "\0", "hq d4 0 # hi"])
def test_illegal_actions_change_nothing(site: Site, action: int | str) -> None:
    _, person = begun(site)
    view = person.view
    with pytest.raises(Refused) as refused:
        person.act(0, action)
    assert refused.value.code in ("illegal", "unreadable", "bad_request")
    assert refused.value.message
    person.command("look", 0)
    person.until(lambda me: me.frames[-1]["type"] == "update")
    assert person.view == view


GARBAGE: list[str | bytes] = [
    "",
    "hello",
    "[]",
    "null",
    '{"type": "hello"}',
    '{"type": "nonsense"}',
    '{"type": "act", "id": "one"}',
    '{"type": "act", "id": 1, "seat": 0.5, "version": 0, "action": 1}',
    '{"type": "act", "id": 1, "seat": 0, "version": 1e400, "action": 1}',
    '{"type": "ask", "id": 1, "what": {}, "args": []}',
    '{"type": "ask", "id": 1, "what": "values", "args": {"at": {"a": [1, 2]}}}',
    '{"type": "ask", "id": 1, "what": "values", "args": {"at": "d4"}, "after": [1, 2, 3, 4, 5]}',
    '{"type": "log", "id": 1, "from": -5, "count": 0}',
    '{"type": "log", "id": 1, "from": 999999999, "count": 200, "more": 1}',
    '{"type": "chat", "id": 1, "seat": 0, "text": ""}',
    '{"type": "chat", "id": 1, "seat": 0, "text": "' + "a" * 600 + '"}',
    '{"type": "undo", "id": 1, "seat": 0, "version": 0, "count": 5}',
    "[" * 5000,
    '{"a":' * 5000,
    b"\x00\xff\xfe",
    b"\xff" * 1000,
    r'{"type": "chat", "id": 1, "seat": 0, "text": "\ud83d\ude00"}',
    r'{"type": "chat", "id": 1, "seat": 0, "text": "\ud83d"}',
]


def test_garbage_frames_are_answered_and_survived(site: Site) -> None:
    _, person = begun(site)
    for frame in GARBAGE:
        person.link.send(frame)
        answer = person.wait_for(lambda got: got["type"] not in ("card", "update", "chat"))
        assert answer["type"] in ("error", "answer", "ok"), frame
        if answer["type"] == "error":
            assert answer["code"] in ("bad_request", "not_now", "bad_name"), (frame, answer)
            assert answer["message"]
    person.act(0, "hq d4 0")
    assert person.card["step"] == 1


def test_commands_before_hello_and_a_second_hello(site: Site) -> None:
    made, person = begun(site)
    with connect(site.address.replace("http", "ws") + "ws") as link:
        link.send(json.dumps({"type": "act", "id": 1, "seat": 0, "version": 0, "action": 1}))
        assert json.loads(link.recv())["code"] == "not_now"
        link.send(json.dumps({"type": "ping", "id": 2}))
        assert json.loads(link.recv()) == {"type": "pong", "id": 2}
        link.send(json.dumps({"type": "hello", "id": 3, "table": "nowhere", "protocol": PROTOCOL}))
        assert json.loads(link.recv())["code"] == "not_found"
    with pytest.raises(Refused, match="at a table already"):
        person.ask({"type": "hello", "table": made["table"], "tokens": tokens_of(made)})


def test_an_oversized_frame_closes_that_socket_only(site: Site) -> None:
    _, person = begun(site)
    _, other = begun(site)
    person.link.send(json.dumps({"type": "chat", "seat": 0, "text": "a" * 70_000}))
    with pytest.raises(ConnectionClosed) as closed:
        person.wait_for(lambda frame: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    other.act(0, "hq d4 0")
    still_works(site)


def test_a_page_of_another_site_may_not_open_a_socket(site: Site) -> None:
    address = site.address.replace("http", "ws") + "ws"
    for origin in ("http://elsewhere.example", "null", "http://127.0.0.1:1"):
        with pytest.raises(InvalidStatus) as refused, connect(address, origin=Origin(origin)):
            pass
        assert refused.value.response.status_code == 403
        assert b"another site" in refused.value.response.body
    with connect(address, origin=Origin(site.address.rstrip("/"))) as link:
        link.send('{"type": "ping"}')
        assert json.loads(link.recv())["type"] == "pong"
    with pytest.raises(InvalidStatus), connect(address + "/elsewhere"):
        pass


@pytest.mark.parametrize("path", ["api", "api/nothing", "api/schema", "api//x", "api/tables/a/b"])
def test_an_unknown_address_of_the_api_is_told_in_json(site: Site, path: str) -> None:
    for method in ("GET", "POST"):
        answer = site.http.request(method, path)
        assert answer.headers["content-type"] == "application/json", answer.text
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not_found")


NEW_TABLE: Json = {"game": "superhex", "seats": [{"kind": "me", "name": "Ada"}], "public": True}


@pytest.mark.parametrize(
    ("headers", "status", "code"),
    [
        ({"origin": "http://elsewhere.example"}, 403, "bad_origin"),
        ({"origin": "null"}, 403, "bad_origin"),
        ({"content-type": "text/plain"}, 415, "not_json"),
        ({"content-type": "application/x-www-form-urlencoded"}, 415, "not_json"),
        ({"content-type": ""}, 415, "not_json"),
        ({"host": "elsewhere.example"}, 421, "bad_host"),
        ({"host": "203.0.113.9"}, 421, "bad_host"),
        ({"host": "elsewhere.example", "origin": "http://elsewhere.example"}, 421, "bad_host"),
    ],
)
def test_what_another_site_sends_makes_no_table(
    site: Site, headers: dict[str, str], status: int, code: str
) -> None:
    before = len(site.get("api/lobby")["tables"])
    sent = {"content-type": "application/json", **headers}
    answer = site.http.post("api/tables", content=json.dumps(NEW_TABLE), headers=sent)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
    assert len(site.get("api/lobby")["tables"]) == before


def test_the_own_page_makes_tables(site: Site) -> None:
    origin = {"origin": site.address.rstrip("/")}
    sent = {**origin, "content-type": "application/json; charset=utf-8"}
    assert site.http.post("api/tables", content=json.dumps(NEW_TABLE), headers=sent).is_success


def test_a_name_that_is_not_the_servers_is_refused_everywhere(site: Site) -> None:
    for path in ("", "api/catalogue", "rules/superhex"):
        answer = site.http.get(path, headers={"host": "rebound.example:80"})
        assert answer.status_code == 421
        assert "'rebound.example'" in answer.json()["error"]["message"]
        assert "--public-url" in answer.json()["error"]["message"]
    port = site.address.rstrip("/").rpartition(":")[2]
    for name in ("localhost", "127.0.0.1", "[::1]", "LOCALHOST"):
        assert site.http.get("api/catalogue", headers={"host": f"{name}:{port}"}).is_success
    address = site.address.replace("http", "ws") + "ws"
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address.replace("127.0.0.1", "rebound.example"), sock=_link_to(site)),
    ):
        pass
    assert refused.value.response.status_code == 421
    assert b"rebound.example" in refused.value.response.body


def test_the_public_address_is_the_servers_too(tmp_path: Path) -> None:
    hosts = Hosts("127.0.0.1", "https://games.example.org")
    with running(tmp_path / "tables.sqlite", hosts=hosts) as site:
        for host in ("games.example.org", "127.0.0.1"):
            # A proxy may pass the name on or put its own in its place.
            sent = {"host": host, "origin": "https://games.example.org"}
            assert site.http.post("api/tables", json=NEW_TABLE, headers=sent).is_success
        sent = {"host": "games.example.org", "origin": "https://elsewhere.example"}
        assert site.http.post("api/tables", json=NEW_TABLE, headers=sent).status_code == 403
        sent = {"host": "www.games.example.org"}
        assert site.http.get("api/catalogue", headers=sent).status_code == 421


def _link_to(site: Site) -> socket.socket:
    host, _, port = site.address.removeprefix("http://").rstrip("/").partition(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


def test_oversized_and_garbled_requests(site: Site) -> None:
    answer = site.http.post("api/tables", content=b"x" * 70_000)
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_large")
    answer = site.http.post("api/replays", content=b"x" * 1_100_000)
    assert answer.status_code == 413

    def drip() -> Iterator[bytes]:
        for _ in range(100):
            yield b"x" * 1000

    assert site.http.post("api/tables", content=drip()).status_code == 413
    json_ = {"content-type": "application/json"}
    not_utf8 = b'{"game": "\xff\xfe", "seats": []}'
    for body in (b"", b"{", b"[1]", b"\xff\xfe", not_utf8, b'{"game": 5}', b"[" * 30_000):
        answer = site.http.post("api/tables", content=body, headers=json_)
        assert answer.status_code == 400, body
        assert answer.json()["error"]["code"] == "bad_request"
        assert answer.json()["error"]["message"]
    assert site.http.delete("api/lobby").status_code == 405
    still_works(site)


@pytest.mark.parametrize(
    "seats",
    [
        [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}],
        [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "deep thought"}],
        [{"kind": "me", "name": "Ada"}] * 5,
        [{"kind": "me", "name": ""}, {"kind": "open"}],
        [{"kind": "me", "name": "\x00\x1b\u202e"}, {"kind": "open"}],
        [{"kind": "me", "name": "a" * 41}, {"kind": "open"}],
        [{"kind": "me", "name": "a,b"}, {"kind": "open"}],
        [{"kind": "king", "name": "Ada"}],
        [],
    ],
)
def test_seats_that_cannot_be(site: Site, seats: list[Json]) -> None:
    with pytest.raises(Refused) as refused:
        site.post("api/tables", {"game": "superhex", "seats": seats})
    assert refused.value.code in ("bad_option", "bad_name", "bad_request")


def test_markup_in_names_and_chat_stays_text(site: Site) -> None:
    name = "<img src=x onerror=alert(1)>"
    made = site.post("api/tables", {"game": "superhex", "seats": [{"kind": "me", "name": name}]})
    person = site.sit(made["table"], *tokens_of(made))
    assert person.card["seats"][0]["name"] == name
    person.ask({"type": "chat", "seat": 0, "text": "<b>\u202ehi\x00</b>"})
    line = person.wait_for(lambda frame: frame["type"] == "chat")
    assert line["text"] == "<b>hi</b>"
    answer = site.http.get(
        f"api/tables/{made['table']}", headers={"authorization": f"Bearer {made['watch']}"}
    )
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_every_answer_has_the_security_headers(site: Site) -> None:
    for path in ("", "t/abc", "api/catalogue", "api/nothing", "assets/nothing.js"):
        answer = site.http.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "http" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers


@pytest.mark.parametrize(
    "path",
    [
        "../app.py",
        "..%2fapp.py",
        "%2e%2e/app.py",
        "assets/../../app.py",
        "..\\app.py",
        "/etc/passwd.txt",
        "a\0b.js",
    ],
)
def test_no_file_outside_the_client_is_served(site: Site, path: str) -> None:
    answer = site.http.get("/" + path.replace("\0", "%00"))
    assert "import annotations" not in answer.text
    assert answer.status_code in (200, 404, 503)


def test_without_a_built_client_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", static=tmp_path / "nothing") as site:
        answer = site.http.get("t/abc")
        assert answer.status_code == 503
        assert "make play" in answer.text


def test_what_the_build_has_packed_goes_to_browsers_that_take_it(tmp_path: Path) -> None:
    page = tmp_path / "index.html"
    page.write_text("<title>the page</title>" + " " * 1000)
    (tmp_path / "index.html.br").write_bytes(b"packed by the build")
    with running(tmp_path / "tables.sqlite", static=tmp_path) as site:
        for accepts, told in (("gzip, br", "br"), ("gzip, bread", "gzip"), ("identity", None)):
            with site.http.stream("GET", "", headers={"accept-encoding": accepts}) as answer:
                assert answer.headers.get("content-encoding") == told
                body = b"".join(answer.iter_raw())
            assert (body == b"packed by the build") == (told == "br")
        # A page that has changed since is not served as it was packed before.
        changed = page.stat().st_mtime_ns + 5_000_000_000
        os.utime(page, ns=(changed, changed))
        answer = site.http.get("", headers={"accept-encoding": "gzip, br"})
        assert answer.headers["content-encoding"] == "gzip"


def test_the_built_client_is_served(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>the page</title>" + " " * 1000)
    (tmp_path / "assets" / "a.js").write_text("// code")
    with running(tmp_path / "tables.sqlite", static=tmp_path) as site:
        page = site.http.get("t/abc")
        assert page.text.startswith("<title>the page")
        assert page.headers["content-encoding"] == "gzip"
        again = site.http.get("t/abc", headers={"if-none-match": page.headers["etag"]})
        assert again.status_code == 304
        code = site.http.get("assets/a.js")
        assert code.headers["content-type"].startswith("text/javascript")
        assert "immutable" in code.headers["cache-control"]
        assert site.http.get("assets/b.js").status_code == 404
        assert site.http.post("t/abc").status_code == 405


def test_what_a_browser_has_already_is_not_sent_again(site: Site) -> None:
    data = site.http.get("api/games/superhex/data")
    again = site.http.get(
        "api/games/superhex/data", headers={"if-none-match": data.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")


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


def test_nothing_secret_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    with running(tmp_path / "tables.sqlite") as site:
        made, person = begun(site)
        with pytest.raises(Refused):
            person.act(0, 0)
        with pytest.raises(Refused):
            site.get(f"api/tables/{made['table']}", "nonsense")
    out, err = capfd.readouterr()
    told = caplog.text + out + err
    assert not [token for token in (made["host"], *tokens_of(made)) if token in told]
    assert os.environ.get("HOME", "") not in told or not told
