"""Starting the server: a socket to listen on, uvicorn around the application."""

from __future__ import annotations

import gc
import signal
import socket
import sys
from collections.abc import Callable

import uvicorn

from hexagora.core import HexagoraError
from hexagora.server.app import Config, Server
from hexagora.server.crier import SharedSocket

SWITCH_SECONDS = 0.001
"""How long the event loop may keep the interpreter while the writer wants it: a commit takes a few
turns, and every one of them is time that somebody waits for an acknowledgement."""

YOUNG, OLDER, OLDEST = 20_000, 20, 20
"""When the collector looks for circles of garbage, see `gc.set_threshold`. A table keeps the views
that it has shown until the next ones, so there are always many objects that are young and in use:
looking them through often costs much and finds next to nothing."""


def listen(host: str, port: int) -> socket.socket:
    """A socket on an address; port 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Inherited by every connection: an update must not wait until the answer before it has arrived.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        why = getattr(error, "strerror", None) or error
        raise HexagoraError(f"cannot listen on {host} port {port}: {why}") from error
    return listening


def address_of(listening: socket.socket) -> str:
    """Where a browser finds the server."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def make_server(config: Config, ready: Callable[[], None] | None = None) -> uvicorn.Server:
    """Uvicorn with the application; ``ready`` is called once it answers."""
    server = _Announcing(
        uvicorn.Config(
            Server(config),
            ws=SharedSocket,
            ws_max_size=config.limits.frame_bytes,
            ws_per_message_deflate=False,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            lifespan="on",
            proxy_headers=bool(config.trusted_proxies),
            forwarded_allow_ips=list(config.trusted_proxies),
            access_log=False,  # addresses of tables and who asks for them are nobody's business
            log_config=None,  # logs.py
            server_header=False,
            timeout_graceful_shutdown=3,
            timeout_keep_alive=30,
        )
    )
    server.ready = ready
    return server


class _Announcing(uvicorn.Server):
    ready: Callable[[], None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.ready is not None:
            self.ready()


def run(config: Config, listening: socket.socket, ready: Callable[[], None] | None = None) -> None:
    """Serve until somebody stops it."""
    # Once it has closed, uvicorn raises the signal again: the process is to end, but in order.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(YOUNG, OLDER, OLDEST)

    def begun() -> None:
        # All that was loaded stays: it need not be looked through ever again.
        gc.collect()
        gc.freeze()
        if ready is not None:
            ready()

    make_server(config, begun).run([listening])
