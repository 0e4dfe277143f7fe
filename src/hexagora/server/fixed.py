"""Answers that stay the same while the server runs: made, packed and tagged once."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import MediaType, Request, Response

from hexagora.server.packing import packed, tag_of


@dataclass(frozen=True)
class Made:
    """An answer as bytes, with its packed form where that is smaller."""

    body: bytes
    packed: bytes
    tag: str


class FixedAnswers:
    """What has been asked for before, by what was asked."""

    def __init__(self) -> None:
        self._made: dict[Hashable, Made] = {}

    def answer(
        self, request: Request[Any, Any, Any], asked: Hashable, make: Callable[[], object]
    ) -> Response[Any]:
        """JSON that a browser asks for again only to hear that it has not changed.

        ``asked`` must be one of few: games and languages that there are, never a person's own text.
        """
        made = self._made.get(asked)
        if made is None:
            made = self._made[asked] = _made(msgspec.json.encode(make()))
        headers = {"etag": made.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == made.tag:
            return Response(None, status_code=304, headers=headers)
        body = made.body
        if made.packed and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            body = made.packed
        return Response(body, headers=headers, media_type=MediaType.JSON)


def _made(body: bytes) -> Made:
    return Made(body, packed(body), tag_of(body))
