"""Whether the server lives, whether it is ready, and its figures: for whoever watches over it."""

from __future__ import annotations

import asyncio
import hmac
import time
from typing import TYPE_CHECKING

from hexagora.core import HexagoraError
from hexagora.server.errors import Refusal
from hexagora.server.figures import Figures
from hexagora.server.hall import Hall
from hexagora.server.settings import Watching

if TYPE_CHECKING:
    from hexagora.server.metrics import Metrics

HEALTHZ, READYZ, METRICS = "/healthz", "/readyz", "/metrics"
PATIENCE_SECONDS = 2.0
KEPT_SECONDS = 1.0
"""However often it is asked, the database is asked once in so many seconds."""

Page = tuple[int, str, bytes]
"""Status, content type and body."""

PLAIN = "text/plain; charset=utf-8"


class Vitals:
    """The answers to those who watch."""

    def __init__(self, hall: Hall, figures: Figures, watching: Watching) -> None:
        self._hall = hall
        self._figures = figures
        self._token = watching.token.encode()
        self._metrics = _metrics(hall, figures, watching)
        self._asked = -KEPT_SECONDS
        self._fault = ""
        self._tasks: list[asyncio.Task[None]] = []
        self._open = False

    def open(self) -> None:
        """Begin to watch."""
        self._tasks.append(asyncio.create_task(self._figures.watch_loop()))
        self._open = True

    def close(self) -> None:
        """Ready no longer."""
        self._open = False
        for task in self._tasks:
            task.cancel()
        if self._metrics is not None:
            self._metrics.close()

    async def answer(self, path: str, authorization: bytes) -> Page | None:
        """The page for a path, or None if it is none of these."""
        if path == HEALTHZ:
            return 200, PLAIN, b"alive\n"
        if path == READYZ:
            fault = await self._find_fault()
            return (503, PLAIN, f"{fault}\n".encode()) if fault else (200, PLAIN, b"ready\n")
        if path == METRICS and self._token and self._metrics is not None:
            if not hmac.compare_digest(authorization, b"Bearer " + self._token):
                raise Refusal("not_yours", "figures are told to whoever has the operator's token")
            return 200, *self._metrics.page()
        return None

    async def _find_fault(self) -> str:
        """Why nobody should be sent here now; empty if all is well."""
        if not self._open:
            return "the server is starting or closing"
        if time.monotonic() - self._asked >= KEPT_SECONDS:
            self._asked = time.monotonic()
            try:
                await asyncio.wait_for(self._hall.store.answers(), PATIENCE_SECONDS)
                self._fault = ""
            except TimeoutError:
                self._fault = f"the database has not answered for {PATIENCE_SECONDS:.0f} seconds"
            except Exception as error:
                self._fault = f"the database does not answer ({type(error).__name__})"
        return self._fault


def _metrics(hall: Hall, figures: Figures, watching: Watching) -> Metrics | None:
    """The figures, where the operator wants them told."""
    if not watching.listen and not watching.token:
        return None
    try:
        from hexagora.server.metrics import Metrics
    except ImportError as error:
        raise HexagoraError(
            f"figures need a package more, {error.name}: pip install 'hexagora[table]'"
        ) from error
    metrics = Metrics(hall, figures)
    if watching.listen:
        metrics.listen(watching.listen)
    return metrics
