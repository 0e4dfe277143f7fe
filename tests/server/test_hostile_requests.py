"""Requests and pages that are asked for by clients that do not keep to the protocol."""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from hexagora.server.hosts import Hosts
from patience import PATIENCE
from table_client import Json, Refused, Site, running, tokens_of
from unharmed import still_works


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
