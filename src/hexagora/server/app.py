"""The whole server as one ASGI application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig

from hexagora import __version__
from hexagora.core import HexagoraError
from hexagora.server.api import Games, Tables
from hexagora.server.errors import Refusal, refusal_of
from hexagora.server.hall import Hall
from hexagora.server.hosts import Hosts
from hexagora.server.limits import Buckets, Limits
from hexagora.server.mailbox import Broken
from hexagora.server.messages.answers import FaultBody
from hexagora.server.pages import SECURITY, STATIC, Pages
from hexagora.server.socket import Receive, Scope, Send, TableSocket
from hexagora.server.store import Store
from hexagora.server.thinking import Thinkers

log = logging.getLogger("hexagora")

IMPORTS = "/api/replays"
HEAVY = ("/replay", "/curve", "/record", "/fork", "/replays")
"""Requests that make the server play through a whole game."""
HEAVY_COST = 4.0


@dataclass(frozen=True)
class Config:
    """What a server is started with. ``prepare`` is run in every process of the bots."""

    database: str | Path
    limits: Limits = field(default_factory=Limits)
    hosts: Hosts = field(default_factory=Hosts)
    workers: int = 0
    idle_seconds: float = 120.0
    static: Path = STATIC
    prepare: Callable[[], None] | None = None


class Server:
    """The ASGI application: sockets to the tables, ``/api`` to the handlers, the rest to pages."""

    def __init__(self, config: Config) -> None:
        limits = config.limits
        self.limits = limits
        self._hosts = config.hosts
        self.hall = Hall(
            Store(config.database), Thinkers(config.workers, config.prepare), config.idle_seconds
        )
        self._api = _litestar(self.hall, limits)
        self._pages = Pages(config.static)
        self._socket = TableSocket(self.hall, limits)
        self._requests = Buckets(limits.request_rate, limits.request_burst)
        self._tables = Buckets(limits.table_rate, limits.table_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._handshake(scope, receive, send)
        else:
            await self._api(scope, receive, send)  # type: ignore[arg-type]

    async def _handshake(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            # Over a socket everything is written, so it may be opened only from the own pages.
            self._hosts.check(dict(scope["headers"]), writes=True)
            if scope["path"] != "/ws":
                raise Refusal("not_found", "tables are at /ws")
        except Refusal as refusal:
            await receive()
            if "websocket.http.response" in scope.get("extensions", {}):
                await _refuse(_with_security(send), refusal, kind="websocket.http.response")
            else:
                await send({"type": "websocket.close", "code": 1008})
        else:
            await self._socket(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = str(scope["path"])
        address = str((scope.get("client") or ("", 0))[0])
        send = _with_security(send)
        wait = self._requests.take(address, HEAVY_COST if path.endswith(HEAVY) else 1.0)
        if (
            not wait
            and scope["method"] == "POST"
            and path.endswith(("/tables", "/fork", "/replays"))
        ):
            wait = self._tables.take(address)
        if wait:
            refusal = Refusal("too_many", "too many requests; slow down")
            await _refuse(send, refusal, [(b"retry-after", str(int(wait) + 1).encode())])
            return
        try:
            writes = scope["method"] not in ("GET", "HEAD")
            self._hosts.check(dict(scope["headers"]), writes)
            if path == "/api" or path.startswith("/api/"):
                body = await self._checked_body(scope, receive)
                await self._api(scope, _given(body, receive), send)  # type: ignore[arg-type]
            else:
                await self._page(scope, send)
        except Refusal as refusal:
            await _refuse(send, refusal)

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
        if body and kind.strip().lower() != "application/json":
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
        headers = dict(scope["headers"])
        status, fields, body = self._pages.answer(
            str(scope["path"]),
            headers.get(b"accept-encoding", b"").decode("latin-1"),
            headers.get(b"if-none-match", b"").decode("latin-1"),
        )
        fields = [*fields, (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": status, "headers": fields})
        sent = b"" if scope["method"] == "HEAD" else body
        await send({"type": "http.response.body", "body": sent})


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def published(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    """The HTTP part of the protocol as OpenAPI."""
    return Response(request.app.openapi_schema.to_schema(), media_type=MediaType.JSON)


def _litestar(hall: Hall, limits: Limits) -> Litestar:
    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        hall.open()
        try:
            yield
        finally:
            hall.close()

    async def the_hall() -> Hall:
        return hall

    return Litestar(
        [Games, Tables, published],
        dependencies={"hall": Provide(the_hall)},
        lifespan=[life],
        exception_handlers={
            Refusal: _on_refusal,
            HexagoraError: _on_engine_error,
            Broken: _on_broken,
            HTTPException: _on_http_error,
            RecursionError: _on_nesting,
            Exception: _on_fault,
        },
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
        logging_config=None,
    )


def _answer(refusal: Refusal) -> Response[FaultBody]:
    body = FaultBody(refusal.fault())
    return Response(body, status_code=refusal.status, media_type="application/json")


def _on_refusal(_: Request[Any, Any, Any], error: Refusal) -> Response[FaultBody]:
    return _answer(error)


def _on_engine_error(_: Request[Any, Any, Any], error: HexagoraError) -> Response[FaultBody]:
    return _answer(refusal_of(error))


def _on_broken(_: Request[Any, Any, Any], error: Broken) -> Response[FaultBody]:
    return _answer(Refusal("server", "it could not be stored; nothing was done", "not_stored"))


def _on_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[FaultBody]:
    if isinstance(error, ValidationException):
        places = [
            f"{item.get('key', 'the body')}: {item['message']}"
            for item in error.extra or []
            if isinstance(item, dict) and "message" in item
        ]
        return _answer(Refusal("bad_request", "; ".join(places) or error.detail))
    code = {404: "not_found", 405: "method", 413: "too_large"}.get(error.status_code, "bad_request")
    if error.status_code >= 500:
        return _on_fault(_, error)
    return _answer(Refusal(code, error.detail))


def _on_nesting(_: Request[Any, Any, Any], error: RecursionError) -> Response[FaultBody]:
    return _answer(Refusal("bad_request", "the body is nested too deeply"))


def _on_fault(_: Request[Any, Any, Any], error: Exception) -> Response[FaultBody]:
    log.error("a request failed", exc_info=error)
    return _answer(Refusal("server", "the server has a fault; nothing was done"))


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


def _with_security(send: Send) -> Send:
    async def guarded(message: Any) -> None:
        if message["type"].endswith("http.response.start"):
            headers = list(message.get("headers", ()))
            names = {bytes(name).lower() for name, _ in headers}
            if b"cache-control" not in names:
                headers.append((b"cache-control", b"no-store"))
            message = {**message, "headers": [*headers, *SECURITY]}
        await send(message)

    return guarded
