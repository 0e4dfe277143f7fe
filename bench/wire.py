"""How many bytes travel for an action: a person plays seeded games against a bot at a real table.

Counted is what the person's socket brings, the welcome left out, by the steps of the game (actions
of the person, of the bot and of chance). Seeds decide dealer, bot and person. An older program can
be measured too; it deals in another way, so that its games are others of the same kind:

    python bench/wire.py
    PYTHONPATH=/older/checkout/src python bench/wire.py
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import urllib.request
from collections import Counter
from functools import partial
from importlib import import_module
from pathlib import Path
from threading import Event, Thread
from typing import Any

from websockets.sync.client import ClientConnection, connect

from hexagora.server import messages
from hexagora.server.app import Config
from hexagora.server.limits import Limits
from hexagora.server.run import address_of, listen, make_server

GAMES = ("superhex", "neuroshima", "nexus")
OPEN = Limits(message_rate=1e9, message_burst=1e9, table_rate=1e9, table_burst=1e9)
Json = dict[str, Any]
DEALING = ("making.KeyedDealer", "hall.KeyedDealer", "hall.Dealer")
"""Where the server takes the dealer of a new table from: here, and in older programs."""


def deal_by(seed: str) -> None:
    """Tables that are made from now on are dealt by this seed."""
    for place in DEALING:
        home, name = place.split(".")
        try:
            module = import_module(f"hexagora.server.{home}")
            usual = getattr(module, name)
        except (ImportError, AttributeError):
            continue
        dealer = usual.func if isinstance(usual, partial) else usual
        setattr(module, name, partial(dealer, seed))
        return
    raise SystemExit(f"nothing to deal by in {', '.join(DEALING)}")


def ids(view: Json) -> list[int]:
    """The ids of the legal actions, whichever way they travel."""
    found = []
    for option in view["decision"]["options"]:
        found += [row[0] for row in option["rows"]] if "rows" in option else [option["id"]]
    return sorted(found)


class Person:
    """Plays at random, and counts what comes."""

    def __init__(self, link: ClientConnection, made: Json, seed: int) -> None:
        self.link = link
        self.random = random.Random(seed)
        self.bytes: Counter[str] = Counter()
        self.card: Json = {}
        self.view: Json = {}
        self.version = self.step = 0
        hello = {"type": "hello", "id": 0, "table": made["table"]}
        tokens = [seat["token"] for seat in made["seats"]]
        self.send({**hello, "tokens": tokens, "protocol": getattr(messages, "PROTOCOL", 1)})
        self.take()
        self.bytes.clear()

    def send(self, message: Json) -> None:
        self.link.send(json.dumps(message))

    def take(self) -> None:
        """One frame."""
        text = self.link.recv(timeout=120)
        frame = json.loads(text)
        assert frame["type"] != "error", frame
        self.bytes[frame["type"]] += len(str(text).encode())
        self.card |= frame.get("card", {})
        if frame["type"] in ("welcome", "update"):
            self.version, self.step = frame["version"], frame["step"]
            # Imported here, for an older program has only whole views.
            if "change" in frame:
                from hexagora.core.changes import changed

                self.view = changed(self.view, frame["change"])
            else:
                self.view = frame["view"]

    def play(self, most: int) -> None:
        """Until the game is over or long enough."""
        asked = -1
        while self.card["state"] == "playing" and self.step < most:
            seat = self.card["hold"] if self.card["hold"] is not None else self.card["decides"]
            if seat == 0 and asked < self.version:
                asked = self.version
                command: Json = {"id": 1, "seat": 0, "version": self.version}
                if self.card["hold"] is not None:
                    self.send({"type": "go", **command})
                else:
                    action = self.random.choice(ids(self.view))
                    self.send({"type": "act", "action": action, **command})
            self.take()


def measure(address: str, game: str, bot: str, games: int, most: int) -> None:
    """Play some games and print what they cost."""
    total: Counter[str] = Counter()
    steps = 0
    for seed in range(games):
        deal_by(f"wire {seed}")
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": bot}]
        body = json.dumps({"game": game, "seats": seats, "options": {"first": "1"}}).encode()
        request = urllib.request.Request(
            f"{address}api/tables", body, {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request) as answer:
            made = json.load(answer)
        with connect(address.replace("http", "ws") + "ws", max_size=None) as link:
            person = Person(link, made, seed)
            person.play(most)
            total += person.bytes
            steps += person.step
    parts = ", ".join(f"{kind} {size / steps:.0f}" for kind, size in sorted(total.items()))
    print(f"{game:12} {sum(total.values()) / steps:7.0f} bytes a step ({parts}; {steps} steps)")


def main() -> None:
    """The program."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=3, help="games of each kind")
    parser.add_argument("--most", type=int, default=300, help="steps after which a game is left")
    parser.add_argument("--bot", default="greedy", help="the bot at the other seat")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        listening = listen("127.0.0.1", 0)
        ready = Event()
        server = make_server(
            Config(Path(folder) / "tables.sqlite", limits=OPEN, workers=1), ready.set
        )
        server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
        thread = Thread(target=lambda: asyncio.run(server.serve([listening])), daemon=True)
        thread.start()
        ready.wait(60)
        for game in GAMES:
            measure(address_of(listening), game, arguments.bot, arguments.games, arguments.most)
        server.should_exit = True
        thread.join(20)


if __name__ == "__main__":
    main()
