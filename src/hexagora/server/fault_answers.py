"""What a request is answered whose handler failed."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from hexagora.core import HexagoraError
from hexagora.server.errors import Refusal, refusal_of
from hexagora.server.leases import Elsewhere
from hexagora.server.mailbox import Broken
from hexagora.server.messages.answers import FaultBody
from hexagora.server.neighbours import unreached

log = logging.getLogger("hexagora")


def _answer(refusal: Refusal) -> Response[FaultBody]:
    body = FaultBody(refusal.fault())
    return Response(body, status_code=refusal.status, media_type="application/json")


def _on_refusal(_: Request[Any, Any, Any], error: Refusal) -> Response[FaultBody]:
    return _answer(error)


def _on_engine_error(_: Request[Any, Any, Any], error: HexagoraError) -> Response[FaultBody]:
    return _answer(refusal_of(error))


def _on_broken(_: Request[Any, Any, Any], error: Broken) -> Response[FaultBody]:
    return _answer(Refusal("server", "it could not be stored; nothing was done", "not_stored"))


def _on_elsewhere(_: Request[Any, Any, Any], error: Elsewhere) -> Response[FaultBody]:
    return _answer(unreached())


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


FAULT_ANSWERS: ExceptionHandlersMap = {
    Refusal: _on_refusal,
    HexagoraError: _on_engine_error,
    Broken: _on_broken,
    Elsewhere: _on_elsewhere,
    HTTPException: _on_http_error,
    RecursionError: _on_nesting,
    Exception: _on_fault,
}
"""By what went wrong."""
