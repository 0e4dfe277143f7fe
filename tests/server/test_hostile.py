"""Clients that do not keep to the protocol at a table: a clear answer, and the server goes on."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from hexagora.server.messages import PROTOCOL
from table_client import Refused, Site, running, tokens_of
from unharmed import begun, still_works


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
