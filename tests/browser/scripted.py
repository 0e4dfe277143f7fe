"""Tables that pages can show much of: played here and brought to the server, or played there."""

from __future__ import annotations

import json
import random
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from itertools import count
from typing import Any

from websockets.sync.client import connect

from hexagora import CHANCE, new_game
from hexagora.core.changes import changed
from hexagora.core.match import Match
from hexagora.server.messages import PROTOCOL
from patience import PATIENCE
from table_client import unpacked

BREATH = 0.035
"""A connection may send thirty messages a second."""
TOO_MANY = 429
Until = Callable[[Any], bool]
"""Whether a view is as wanted."""


def request(base: str, path: str, body: object = None, token: str = "") -> Any:
    """One request of the HTTP part; the answer as data."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(base + path, data, headers)
    while True:
        try:
            with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            if refused.code != TOO_MANY:
                raise
            time.sleep(float(refused.headers["Retry-After"]))


def set_up(base: str, game: str, names: list[str], **options: str) -> dict[str, Any]:
    """A table at which all sit at one device."""
    answer = request(base, "/api/tables", {"game": game, "options": options, "seats": here(names)})
    assert isinstance(answer, dict)
    return answer


def here(names: list[str]) -> list[dict[str, str]]:
    """Seats of people at one device."""
    return [{"kind": "me", "name": name} for name in names]


def seat_link(table: dict[str, Any], place: int = 0) -> str:
    """The link with which a person comes to a seat."""
    return f"/t/{table['table']}#seat={table['seats'][place]['token']}"


def never(view: Any) -> bool:
    """No view is wanted: to the end of the game."""
    return False


def played(
    base: str,
    game: str,
    names: list[str],
    *,
    seed: int = 3,
    least: int = 0,
    most: int = 100_000,
    until: Until = never,
    options: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """A table after random actions with given luck: so many, or until a view is as wanted, or all.

    If a game ends without such a view, the next one is tried.
    """
    for luck in count(seed):
        match = Match(new_game(game, len(names), **(options or {})), names, str(luck))
        dice = random.Random(luck)
        actions = step = last = 0
        while not match.over:
            state = match.state
            if state.seat == CHANCE:
                match.deal()
                continue
            looks = until is not never and actions >= least
            if actions >= most or (looks and until(state.view(state.seat).data)):
                return brought(base, match, len(match.actions), here(names))
            actions, step, last = actions + 1, len(match.actions), dice.choice(state.legal())
            match.play(last)
        # What the server would deal after the last action is not known: it must be the very last.
        if until is never and step + 1 == len(match.actions):
            table = brought(base, match, step, here(names))
            act(base, table, last)
            return table
    raise AssertionError("unreachable")


def near_end(
    base: str,
    game: str,
    seats: list[dict[str, str]],
    *,
    left: int,
    seed: int = 3,
    options: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """A table at which a random game with given luck had so many decisions left when it was ended
    here. It will have about as many."""
    names = [seat.get("name", "Bot") for seat in seats]
    match = Match(new_game(game, len(names), **(options or {})), names, str(seed))
    dice, steps = random.Random(seed), []
    while not match.over:
        if match.state.seat == CHANCE:
            match.deal()
        else:
            steps.append(len(match.actions))
            match.play(dice.choice(match.state.legal()))
    return brought(base, match, steps[-left], seats)


def brought(base: str, match: Match, step: int, seats: list[dict[str, str]]) -> dict[str, Any]:
    """A game that was played here goes on at a table of the server, from one of its steps."""
    made = request(base, "/api/replays", {"record": match.record().dump()})
    body = {"step": step, "seats": seats}
    answer = request(base, f"/api/tables/{made['table']}/fork", body, made["watch"])
    assert isinstance(answer, dict)
    return answer


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


def play_on(
    base: str,
    table: dict[str, Any],
    seed: int,
    most: int = 100_000,
    until: Until = never,
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
