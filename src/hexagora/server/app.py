"""The whole server as one ASGI application."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig

from hexagora import __version__
from hexagora.server import names
from hexagora.server.api import Games, Tables
from hexagora.server.connection import Send
from hexagora.server.contests.api import Events
from hexagora.server.contests.embedding import FRAMED, PREFIX, embedded
from hexagora.server.costs import cost_of
from hexagora.server.daily.api import DailyPages
from hexagora.server.decency import Names
from hexagora.server.errors import Refusal
from hexagora.server.etude_api import EtudePages
from hexagora.server.fault_answers import FAULT_ANSWERS
from hexagora.server.figures import Figures
from hexagora.server.hall import Hall
from hexagora.server.hosts import Hosts
from hexagora.server.house_api import House
from hexagora.server.keeping import Retention, Storage
from hexagora.server.limits import Buckets, Limits, household
from hexagora.server.messages.answers import FaultBody
from hexagora.server.my_games_api import MyGamesPage
from hexagora.server.notices.api import ENDING, NoticesPages
from hexagora.server.notices.means import Means
from hexagora.server.notices.settings import Mail, Notifying
from hexagora.server.pages import SECURITY, STATIC, Pages
from hexagora.server.people.api import Entrances, Me
from hexagora.server.primer_api import PrimerPages
from hexagora.server.purse import BILL, HANDLING, Bill, Metered, Purses
from hexagora.server.ratings.api import Ratings
from hexagora.server.remote import WORKERS, WorkerSocket
from hexagora.server.replay_api import Replaying
from hexagora.server.review_api import LookingBack
from hexagora.server.robots.api import Robots
from hexagora.server.seeks.api import Seeks
from hexagora.server.settings import Operator, Watching
from hexagora.server.socket import Receive, Scope, TableSocket
from hexagora.server.store import Store
from hexagora.server.thinking import Thinkers
from hexagora.server.vitals import HEALTHZ, METRICS, READYZ, Vitals

log = logging.getLogger("hexagora")

IMPORTS = "/api/replays"


@dataclass(frozen=True)
class Config:
    """What a server is started with. ``prepare`` is run in every process of the bots; at
    ``peer_url`` other servers on the same database reach this one, and with ``worker_secret``
    workers of other machines do."""

    database: str | Path
    limits: Limits = field(default_factory=Limits)
    hosts: Hosts = field(default_factory=Hosts)
    trusted_proxies: tuple[str, ...] = ()
    storage: Storage = field(default_factory=Storage)
    retention: Retention = field(default_factory=Retention)
    clock: Callable[[], float] = time.time
    operator: Operator = field(default_factory=Operator)
    names: Names = field(default_factory=Names)
    watching: Watching = field(default_factory=Watching)
    notices: Notifying = field(default_factory=Notifying)
    mail: Mail = field(default_factory=Mail)
    workers: int = 0
    idle_seconds: float = 120.0
    static: Path = STATIC
    prepare: Callable[[], None] | None = None
    peer_url: str = ""
    worker_secret: str = ""


class Server:
    """The ASGI application: sockets to the tables, ``/api`` to the handlers, the rest to pages."""

    def __init__(self, config: Config) -> None:
        limits = config.limits
        self.limits = limits
        self._hosts = config.hosts
        self._host_headers = config.hosts.headers()
        store = Store(config.database, config.storage, config.clock, config.peer_url)
        thinkers = Thinkers(config.workers, config.prepare)
        self.hall = Hall(store, thinkers, config.idle_seconds, config.retention)
        self.hall.operator = config.operator
        self.hall.notices.use(
            Means(config.notices, config.mail, config.hosts.public, config.operator.contact)
        )
        self.hall.hosts = config.hosts
        names.choose(config.names)
        self.figures = Figures()
        self._vitals = Vitals(self.hall, self.figures, config.watching)
        self._api = _litestar(self.hall, limits, self._vitals)
        self._pages = Pages(config.static)
        self._purses = Purses(limits)
        self._socket = TableSocket(self.hall, limits, self._purses)
        self._workers = WorkerSocket(thinkers, config.worker_secret)
        self._workers_wanted = bool(config.worker_secret)
        self._requests = Buckets(limits.request_rate, limits.request_burst)
        self._tables = Buckets(limits.table_rate, limits.table_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.hall.neighbours is not None and scope["type"] != "lifespan":
            scope = self.hall.neighbours.admit(scope)
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._handshake(scope, receive, send)
        else:
            await self._api(scope, receive, send)  # type: ignore[arg-type]

    async def _handshake(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] == WORKERS and self._workers_wanted:
            await self._workers(scope, receive, send)
            return
        try:
            # Over a socket everything is written, so it may be opened only from the own pages.
            self._hosts.check(dict(scope["headers"]), writes=True)
            if scope["path"] != "/ws":
                raise Refusal("not_found", "tables are at /ws")
            self._check_banned(scope)
        except Refusal as refusal:
            await receive()
            if "websocket.http.response" in scope.get("extensions", {}):
                await _refuse(
                    self._with_security(send, SECURITY), refusal, kind="websocket.http.response"
                )
            else:
                await send({"type": "websocket.close", "code": 1008})
        else:
            await self._socket(scope, receive, send)

    def _check_banned(self, scope: Scope) -> None:
        store = self.hall.store
        address = str((scope.get("client") or ("", 0))[0])
        if store.measures.banned(household(address), store.now()):
            raise Refusal("not_yours", "whoever runs this server has shut you out", "banned")

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = str(scope["path"])
        address = str((scope.get("client") or ("", 0))[0])
        send = self._with_security(send, FRAMED if path.startswith(PREFIX) else SECURITY)
        if path in (HEALTHZ, READYZ, METRICS) and await self._watched(scope, send):
            return
        cost = cost_of(str(scope["method"]), path)
        patience = self.limits.patience
        wait = self._requests.take(address, cost, patience)
        purse = self._purses.of(address)
        delay, aside = purse.reserve(cost)
        delay = max(delay, wait)
        refused = delay if delay > patience else 0.0
        if (
            not refused
            and scope["method"] == "POST"
            and path.endswith(
                ("/tables", "/seeks", "/lessons", "/fork", "/replays", "/try", "/challenge")
            )
        ):
            refused = self._tables.take(address)
        if refused:
            purse.settle(cost, aside, HANDLING)
            refusal = Refusal("too_many", "too many requests; slow down")
            await _refuse(send, refusal, [(b"retry-after", str(int(refused) + 1).encode())])
            return
        if delay:
            await asyncio.sleep(delay)
        bill = Bill()
        BILL.set(bill)
        try:
            await Metered(self._answer(scope, receive, send), bill.add)
        finally:
            purse.settle(cost, aside, bill.seconds)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = str(scope["path"])
        try:
            writes = scope["method"] not in ("GET", "HEAD")
            self._hosts.check(dict(scope["headers"]), writes)
            if path == "/api" or path.startswith("/api/"):
                self._check_banned(scope)
                body = await self._checked_body(scope, receive)
                neighbours = self.hall.neighbours
                if neighbours is None or not await neighbours.serve(scope, body, send):
                    await self._api(scope, _given(body, receive), send)  # type: ignore[arg-type]
            else:
                await self._page(scope, send)
        except Refusal as refusal:
            await _refuse(send, refusal)

    async def _watched(self, scope: Scope, send: Send) -> bool:
        """Answer those who watch over the server: they may ask by any name, as often as they like.
        False if it is a page like any other."""
        given = dict(scope["headers"]).get(b"authorization", b"")
        try:
            page = await self._vitals.answer(str(scope["path"]), given)
        except Refusal as refusal:
            await _refuse(send, refusal)
            return True
        if page is None:
            return False
        status, kind, body = page
        headers = [(b"content-type", kind.encode()), (b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})
        return True

    async def _checked_body(self, scope: Scope, receive: Receive) -> bytes:
        """The body of a request: short enough, JSON by its name, and text."""
        headers = dict(scope["headers"])
        most = self.limits.record_bytes if scope["path"] == IMPORTS else self.limits.body_bytes
        body = await _body(receive, most, headers)
        if body is None:
            text = "a body has at most {most} bytes here"
            raise Refusal("too_large", text, "long_body", most=most)
        kind = headers.get(b"content-type", b"").decode("latin-1").partition(";")[0]
        # Pages of other sites can send plain text and forms without asking first, but not JSON.
        # Whoever ends a notice by its own token may send what they like: it is not read.
        ends = scope["path"].startswith(ENDING)
        if body and not ends and kind.strip().lower() != "application/json":
            raise Refusal("not_json", "send JSON, and name it: content-type: application/json")
        try:
            body.decode()
        except UnicodeDecodeError as error:
            where = f"byte {error.start + 1} of the body"
            raise Refusal("bad_request", f"{where}: this is not UTF-8") from None
        return body

    async def _page(self, scope: Scope, send: Send) -> None:
        if scope["method"] not in ("GET", "HEAD"):
            raise Refusal("method", "pages can only be read")
        headers, path = dict(scope["headers"]), str(scope["path"])
        known = headers.get(b"if-none-match", b"").decode("latin-1")
        if path.startswith(PREFIX):
            query = bytes(scope["query_string"]).decode("latin-1")
            accepts = headers.get(b"accept-language", b"").decode("latin-1")
            status, fields, body = await embedded(self.hall, path, query, accepts, known)
        else:
            accepts = headers.get(b"accept-encoding", b"").decode("latin-1")
            status, fields, body = self._pages.answer(path, accepts, known)
        fields = [*fields, (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": status, "headers": fields})
        sent = b"" if scope["method"] == "HEAD" else body
        await send({"type": "http.response.body", "body": sent})

    def _with_security(self, send: Send, security: Sequence[tuple[bytes, bytes]]) -> Send:
        more = [*security, *self._host_headers]

        async def guarded(message: Any) -> None:
            if message["type"].endswith("http.response.start"):
                self.figures.answers[int(message["status"])] += 1
                headers = list(message.get("headers", ()))
                names = {bytes(name).lower() for name, _ in headers}
                if b"cache-control" not in names:
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": [*headers, *more]}
            await send(message)

        return guarded


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def published(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    """The HTTP part of the protocol as OpenAPI."""
    return Response(request.app.openapi_schema.to_schema(), media_type=MediaType.JSON)


def _litestar(hall: Hall, limits: Limits, vitals: Vitals) -> Litestar:
    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        hall.open()
        try:
            vitals.open()
            yield
        finally:
            vitals.close()
            hall.close()

    async def the_hall() -> Hall:
        return hall

    return Litestar(
        [
            Games,
            Tables,
            Replaying,
            LookingBack,
            EtudePages,
            PrimerPages,
            Ratings,
            Seeks,
            House,
            MyGamesPage,
            NoticesPages,
            Events,
            DailyPages,
            Robots,
            Entrances,
            Me,
            published,
        ],
        dependencies={"hall": Provide(the_hall)},
        lifespan=[life],
        exception_handlers=FAULT_ANSWERS,
        openapi_config=OpenAPIConfig(
            title="Hexagora",
            version=__version__,
            description="The table: see docs/protocol.md.",
            use_handler_docstrings=True,
            # Its own pages would answer every unknown address under theirs with HTML. Here nobody
            # reaches them: `published` is all that there is.
            path="/openapi",
        ),
        request_max_body_size=limits.record_bytes,
        # Words, positions and pictures shrink to a fifth; what is small is sent as it is.
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=2000, gzip_compress_level=5, exclude_opt_key="packed"
        ),
        logging_config=None,
    )


async def _refuse(
    send: Send,
    refusal: Refusal,
    more: Sequence[tuple[bytes, bytes]] = (),
    kind: str = "http.response",
) -> None:
    body = msgspec.json.encode(FaultBody(refusal.fault()))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    start = {"status": refusal.status, "headers": [*headers, *more]}
    await send({"type": f"{kind}.start", **start})
    await send({"type": f"{kind}.body", "body": body})


async def _body(receive: Receive, most: int, headers: dict[bytes, bytes]) -> bytes | None:
    """The whole body of a request, or None if it is too long."""
    length = headers.get(b"content-length", b"0")
    if not length.isdigit() or int(length) > most:
        return None
    parts: list[bytes] = []
    size = 0
    more = True
    while more:
        event = await receive()
        if event["type"] == "http.disconnect":
            break
        parts.append(event.get("body", b""))
        size += len(parts[-1])
        more = event.get("more_body", False)
        if size > most:
            return None
    return b"".join(parts)


def _given(body: bytes, receive: Receive) -> Receive:
    """Hand a body that was read already to somebody else."""
    given = False

    async def next_event() -> dict[str, Any]:
        nonlocal given
        if given:
            return dict(await receive())
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return next_event
