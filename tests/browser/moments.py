"""Tables one action before something worth seeing, from games that are played here."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

from websockets.sync.client import connect

from browser.scripted import request
from hexagora import CHANCE, new_game
from hexagora.core.event import Event, Log
from hexagora.core.match import Match
from hexagora.core.state import State
from hexagora.server.messages import PROTOCOL
from patience import PATIENCE

Wanted = Callable[[State, Sequence[Event]], bool]
"""Whether an action is the one: by the position after it, and by what happened."""

BOTH = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}]


def table_before(
    base: str, game: str, wanted: Wanted, seats: list[dict[str, str]] | None = None, **options: str
) -> tuple[dict[str, Any], int]:
    """A table of two, and the action that does what is wanted; games are tried until one has it."""
    for seed in count():
        match = Match(new_game(game, 2, **options), ["Ada", "Bo"], str(seed))
        dice = random.Random(seed)
        while not match.over and len(match.texts) < 900:
            mine = match.state.seat != CHANCE
            legal = match.state.legal()
            action = dice.choice(legal) if mine else match.dealer.deal(match.state)
            log = Log()
            match.play(action, log)
            if mine and wanted(match.state, log.events):
                record = match.record()
                made = request(base, "/api/replays", {"record": record.dump()})
                body = {"step": len(match.texts) - 1, "seats": seats or BOTH}
                answer = request(base, f"/api/tables/{made['table']}/fork", body, made["watch"])
                return answer, action
    raise AssertionError("unreachable")


def act(base: str, table: dict[str, Any], action: int) -> None:
    """Take the pending decision, whoever has it."""
    tokens = [seat["token"] for seat in table["seats"] if seat["token"]]
    with connect(base.replace("http", "ws") + "/ws", max_size=None) as socket:
        hello = {"type": "hello", "id": 1, "table": table["table"], "tokens": tokens}
        socket.send(json.dumps({**hello, "protocol": PROTOCOL}))
        told = json.loads(socket.recv(timeout=PATIENCE))
        seat = told["view"]["decision"]["seat"]
        command = {"type": "act", "id": 2, "version": told["version"], "seat": seat}
        socket.send(json.dumps({**command, "action": action}))
        while (message := json.loads(socket.recv(timeout=PATIENCE))).get("id") != 2:
            pass
        assert message["type"] == "ok", message
