"""What the server writes about itself has neither tokens nor hands nor seeds in it."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from hexagora.server import logs
from hexagora.server.database import open_database
from hexagora.server.talk import Talk
from hexagora.server.writer import Writer
from table_client import Refused, running, tokens_of

GONE = (Refused, ConnectionClosed)


@pytest.fixture
def before() -> Iterator[None]:
    """The loggers are afterwards as they were."""
    found = [logging.getLogger(name) for name in logs.NAMES]
    kept = [(log.level, log.handlers, log.propagate) for log in found]
    yield
    for log, (level, handlers, propagate) in zip(found, kept, strict=True):
        log.level, log.handlers, log.propagate = level, handlers, propagate


@pytest.mark.parametrize("form", logs.FORMATS)
def test_nothing_secret_is_written_whatever_fails(
    form: str, before: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = io.StringIO()
    logs.set_up(form, "debug", out)
    where = tmp_path / "tables.sqlite"
    with running(where) as site:
        made = site.table("neuroshima", "me", "me")
        tokens = tokens_of(made)
        secrets = {made["host"], made["watch"], *tokens}
        commitment = "ab" * 32
        person = site.sit(made["table"], *tokens, commitment=commitment)
        with suppress(Refused):
            person.ask({"type": "reveal", "word": "not the word that was promised"})
        for _ in range(12):
            if person.card["hold"] is None and person.card["decides"] is None:
                person.receive()
            person.step(person.card["hold"] if person.card["hold"] is not None else person.seat)
        view = person.view
        told = json.dumps(view)
        person.link.send(json.dumps({"type": "hello", "tokens": tokens, "nonsense": told[:2000]}))
        with suppress(Refused):
            site.get(f"api/tables/{made['table']}/record", "x" + tokens[0][1:])

        async def fails(*given: object) -> None:
            raise RuntimeError(f"the table shows {told} to {tokens}")

        monkeypatch.setattr(Talk, "say", fails)
        with pytest.raises(GONE):
            person.command("chat", person.seat, text="hello")
        monkeypatch.setattr(Writer, "_try", lambda *_: OSError(f"no room for {tokens} {told}"))
        again = site.sit(made["table"], *tokens)
        with pytest.raises(GONE):
            again.step(again.card["hold"] if again.card["hold"] is not None else again.seat)
    with closing(open_database(where)) as database:
        secrets |= {row[0] for row in database.rows("SELECT seed FROM tables")}
        secrets |= {row[0] for row in database.rows("SELECT hash FROM tokens")}
    hands = {tile for tile in _texts(view) if tile.startswith(("outpost_", "hegemony_"))}
    assert hands, "somebody has something in hand"
    written = out.getvalue()
    assert not logging.getLogger("uvicorn.error").isEnabledFor(logging.DEBUG), "it tells frames"
    assert "failed" in written, written
    assert "could not be stored" in written
    assert [one for one in (*secrets, *hands) if one in written] == []
    if form == logs.JSON:
        for line in written.splitlines():
            assert {"at", "level", "logger", "message"} <= json.loads(line).keys()


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from _texts(one)
    elif isinstance(value, list):
        for one in value:
            yield from _texts(one)


def test_what_looks_like_a_secret_is_hidden_and_facts_stand_in_json(before: None) -> None:
    out = io.StringIO()
    logs.set_up(logs.JSON, "info", out)
    log = logging.getLogger("hexagora")
    log.info("token %s", "abcdefghijkmnpqrstuvwxyz23456789", extra={"facts": {"tables": 3}})
    log.debug("not written")
    (line,) = out.getvalue().splitlines()
    found = json.loads(line)
    assert (found["message"], found["tables"]) == ("token [hidden]", 3)
