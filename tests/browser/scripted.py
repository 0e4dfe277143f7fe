"""A player without a browser: sets tables up and plays them, so that pages have much to show."""

from __future__ import annotations

import json
import random
import time
import urllib.request
from collections.abc import Callable
from typing import Any

from websockets.sync.client import connect

from hexagora.core.changes import changed
from hexagora.server.messages import PROTOCOL
from patience import PATIENCE
from table_client import unpacked

BREATH = 0.035
"""A connection may send thirty messages a second."""


def request(base: str, path: str, body: object = None, token: str = "") -> Any:
    """One request of the HTTP part; the answer as data."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(base + path, data, headers)
    with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
        return json.load(answer)


def set_up(base: str, game: str, names: list[str], **options: str) -> dict[str, Any]:
    """A table at which all sit at one device."""
    seats = [{"kind": "me", "name": name} for name in names]
    answer = request(base, "/api/tables", {"game": game, "options": options, "seats": seats})
    assert isinstance(answer, dict)
    return answer


def play_on(
    base: str,
    table: dict[str, Any],
    seed: int,
    most: int = 100_000,
    until: Callable[[Any], bool] = lambda view: False,
) -> int:
    """Play random legal actions for all seats, at most so many, or until a view is as wanted.

    Gives the number played.
    """
    dice = random.Random(seed)
    tokens = [seat["token"] for seat in table["seats"]]
    played = 0
    with connect(
        base.replace("http", "ws") + "/ws", max_size=None, open_timeout=PATIENCE
    ) as socket:
        hello = {"type": "hello", "id": 1, "table": table["table"], "tokens": tokens}
        socket.send(json.dumps({**hello, "protocol": PROTOCOL}))
        told = json.loads(socket.recv(timeout=PATIENCE))
        assert told["type"] == "welcome", told
        card, sent, version = told["card"], told["view"], told["version"]
        while card["state"] == "playing" and played < most:
            hold = card["hold"]
            options = unpacked(sent["decision"]["options"])
            view = {**sent, "decision": {**sent["decision"], "options": options}}
            if hold is None and until(view):
                break
            command: dict[str, Any] = {"id": 2, "version": version}
            if hold is not None:
                command |= {"type": "go", "seat": hold}
            else:
                decision = view["decision"]
                action = dice.choice(decision["options"])["id"]
                command |= {"type": "act", "seat": decision["seat"], "action": action}
                played += 1
            time.sleep(BREATH)
            socket.send(json.dumps(command))
            while True:
                message = json.loads(socket.recv(timeout=PATIENCE))
                assert message["type"] != "error", message
                if message["type"] == "update":
                    card = {**card, **message["card"]}
                    version = message["version"]
                    change = message.get("change")
                    sent = message["view"] if change is None else changed(sent, change)
                    break
    return played
