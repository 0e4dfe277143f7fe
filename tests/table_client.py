"""A server on loopback and people at its tables, for the tests of the table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Any, TypeVar

import httpx
from websockets.sync.client import ClientConnection, connect

from hexagora.core.changes import changed
from hexagora.server.app import Config
from hexagora.server.hall import Hall
from hexagora.server.hosts import Hosts
from hexagora.server.limits import Limits
from hexagora.server.messages import PROTOCOL
from hexagora.server.people.rows import PersonKind
from hexagora.server.run import address_of, listen, make_server
from patience import PATIENCE
from table_limits import FAST

Json = dict[str, Any]
T = TypeVar("T")


class Refused(Exception):
    """The server's error answer."""

    def __init__(self, body: Json) -> None:
        super().__init__(body)
        self.code = str(body["code"])
        self.message = str(body["message"])


class Person:
    """One browser at a table: sends commands, waits for the answers, remembers everything."""

    def __init__(
        self, address: str, table: str, tokens: list[str], since: int | None = None, **more: object
    ) -> None:
        self._stack = ExitStack()
        self.link: ClientConnection = self._stack.enter_context(
            connect(
                address.replace("http", "ws") + "ws",
                max_size=None,
                open_timeout=PATIENCE,
                close_timeout=2,
            )
        )
        self.frames: list[Json] = []
        self.view: Json = {}
        self.card: Json = {}
        self.seat = -1
        self._ids = 0
        self._shown = -1
        hello = {
            "type": "hello",
            "table": table,
            "protocol": PROTOCOL,
            "tokens": tokens,
            **more,
        }
        if since is not None:
            hello["since"] = since
        self.welcome = self.ask(hello)

    def ask(self, command: Json) -> Json:
        """Send a command and wait for its answer; raises `Refused`."""
        self._ids += 1
        self.link.send(json.dumps({**command, "id": self._ids}))
        answer = self.wait_for(lambda frame: frame.get("id") == self._ids)
        if answer["type"] == "error":
            raise Refused(answer)
        return answer

    def wait_for(self, good: Callable[[Json], bool]) -> Json:
        """The next frame that is wanted; all others are taken in."""
        while True:
            frame = self.receive()
            if good(frame):
                return frame

    def receive(self) -> Json:
        frame: Json = json.loads(self.link.recv(timeout=PATIENCE))
        self.frames.append(frame)
        if frame["type"] == "update":
            # An update has only what is new in the card.
            new = {"version": frame["version"], "step": frame["step"], **frame["card"]}
            self.card = {**self.card, **new}
        elif "card" in frame:
            self.card = frame["card"]
        if "change" in frame:
            assert frame["base"] == self._shown, "a change of what was not shown"
            self.view, self.seat = changed(self.view, frame["change"]), frame["seat"]
        elif "view" in frame:
            self.view, self.seat = frame["view"], frame["seat"]
        if "version" in frame and frame["type"] in ("welcome", "update"):
            self._shown = frame["version"]
        return frame

    def until(self, good: Callable[[Person], bool]) -> None:
        """Take frames in until something is true of what is shown."""
        while not good(self):
            self.receive()

    @property
    def version(self) -> int:
        return int(self.card["version"])

    @property
    def options(self) -> list[Json]:
        return unpacked(self.view["decision"]["options"])

    def act(self, seat: int, action: int | str, version: int | None = None) -> Json:
        """Take a decision, and wait until the table shows it."""
        key = "text" if isinstance(action, str) else "action"
        at = self.version if version is None else version
        done = self.ask({"type": "act", "seat": seat, "version": at, key: action})
        self.until(lambda me: me.version >= done["version"])
        return done

    def command(self, kind: str, seat: int, **more: object) -> Json:
        """Any other command that names a seat; those that need one get the present version."""
        if kind in ("go", "undo"):
            more.setdefault("version", self.version)
        return self.ask({"type": kind, "seat": seat, **more})

    def step(self, seat: int, pick: int = 0) -> None:
        """Whatever is next for a seat: "go", or one of the options."""
        if self.card["hold"] == seat:
            done = self.command("go", seat)
            self.until(lambda me: me.version >= done["version"])
        else:
            self.act(seat, self.options[pick % len(self.options)]["id"])

    def close(self) -> None:
        self._stack.close()


class Site:
    """A running server, and what can be asked of it over HTTP."""

    hall: Hall
    """Its tables, of a server in this process."""
    loop: asyncio.AbstractEventLoop

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        self._people: list[Person] = []

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Have something done in the server's loop, as its own parts do."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def identity(self, name: str, kind: PersonKind = "person", owner: str = "") -> tuple[str, str]:
        """Somebody new with an identity: the id, and the token of a session."""
        person, session = self.do(self.hall.people.create(kind, name, owner))
        return person.id, session

    def get(self, path: str, token: str = "", session: str = "", **query: Any) -> Any:
        headers = _headers(token, session)
        return self._answer(self.http.get(path, params=query, headers=headers))

    def post(self, path: str, body: object = None, token: str = "", session: str = "") -> Any:
        return self._answer(self.http.post(path, json=body, headers=_headers(token, session)))

    def put(self, path: str, body: object, token: str = "", session: str = "") -> Any:
        return self._answer(self.http.put(path, json=body, headers=_headers(token, session)))

    def delete(self, path: str, session: str = "") -> Any:
        return self._answer(self.http.delete(path, headers=_headers("", session)))

    def _answer(self, response: httpx.Response) -> Any:
        if response.is_error:
            raise Refused(response.json()["error"])
        if not response.content:
            return None
        if response.headers["content-type"].startswith(("text/plain", "image/svg")):
            return response.text
        return response.json()

    def table(self, game: str, *seats: str, session: str = "", **more: object) -> Json:
        """Set a table up; a seat is ``me``, ``open`` or a bot's name."""
        asked = [
            {"kind": "me", "name": f"Player {i + 1}"}
            if seat == "me"
            else {"kind": "open"}
            if seat == "open"
            else {"kind": "bot", "bot": seat}
            for i, seat in enumerate(seats)
        ]
        made: Json = self.post(
            "api/tables", {"game": game, "seats": asked, **more}, session=session
        )
        return made

    def sit(self, table: str, *tokens: str, since: int | None = None, **more: object) -> Person:
        person = Person(self.address, table, list(tokens), since, **more)
        self._people.append(person)
        return person

    def close(self) -> None:
        for person in self._people:
            person.close()
        self.http.close()


def unpacked(groups: list[Json]) -> list[Json]:
    """Options as they were before they were packed in rows."""
    found = []
    for group in groups:
        for number, *values in group["rows"]:
            verb = {"do": group["do"]} if "do" in group else {}
            named = dict(zip(group["names"], values, strict=True))
            found.append({"id": number, **verb, **named})
    return sorted(found, key=lambda option: int(option["id"]))


def tokens_of(made: Json) -> list[str]:
    """The tokens of a new table's own seats."""
    return [seat["token"] for seat in made["seats"]]


@contextmanager
def running(
    database: Path | str,
    limits: Limits = FAST,
    idle_seconds: float = 120.0,
    static: Path | None = None,
    prepare: Callable[[], None] | None = None,
    hosts: Hosts | None = None,
    port: int = 0,
    **more: Any,
) -> Iterator[Site]:
    """A real server in a thread of its own; ``more`` is what else `Config` takes."""
    if static is not None:
        more["static"] = static
    if hosts is not None:
        more["hosts"] = hosts
    listening = listen("127.0.0.1", port)
    config = Config(
        database,
        limits=limits,
        workers=1,
        idle_seconds=idle_seconds,
        prepare=prepare,
        peer_url=address_of(listening),
        **more,
    )
    ready = Event()
    server = make_server(config, ready.set)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    site = Site(address_of(listening))
    site.hall = server.config.app.hall  # type: ignore[union-attr]

    async def serve() -> None:
        site.loop = asyncio.get_running_loop()
        await server.serve([listening])

    thread = Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    assert ready.wait(PATIENCE)
    try:
        yield site
    finally:
        site.close()
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()


def _headers(token: str, session: str) -> dict[str, str]:
    found = {"authorization": f"Bearer {token}"} if token else {}
    return {**found, "hexagora-person": session} if session else found
