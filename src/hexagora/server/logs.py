"""What the server writes about itself: lines for people, or JSON for programs. Never a secret."""

from __future__ import annotations

import json
import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, TextIO

from hexagora.server.tokens import LETTERS, TOKEN_LENGTH

TEXT, JSON = "text", "json"
FORMATS = (TEXT, JSON)
LEVELS = ("debug", "info", "warning", "error")
NAMES = ("hexagora", "uvicorn", "uvicorn.error")

HIDDEN = "[hidden]"
SECRETS = re.compile(
    rf"\b[{LETTERS}]{{{TOKEN_LENGTH}}}\b"  # tokens
    r"|\b[0-9a-fA-F]{32,}\b"  # seeds, hashes of tokens, words for the dealing
    r"|(?<=://)[^\s/@]+(?=@)"  # user and password in the address of a database
)
"""Whatever looks like something that must not be told. Nothing here logs such things; this is for
texts of errors that come from elsewhere."""


def hidden(text: str) -> str:
    """The text without what looks like a secret.

    >>> hidden("postgresql://table:secret@db/hexagora refused abcdefghijkmnpqrstuvwxyz23456789")
    'postgresql://[hidden]@db/hexagora refused [hidden]'
    """
    return SECRETS.sub(HIDDEN, text)


class Lines(logging.Formatter):
    """One line for people, with a trace below it where there is one."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        return hidden(super().format(record))

    def formatException(self, ei: Any) -> str:
        return "\n".join(_trace(ei[1]))


class Objects(logging.Formatter):
    """One JSON object for each line: ``at``, ``level``, ``logger``, ``message``, and what is given
    as ``extra={"facts": {...}}``."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC)
        found: dict[str, Any] = {
            "at": at.isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": hidden(record.getMessage()),
        }
        for name, value in getattr(record, "facts", {}).items():
            found[name] = hidden(value) if isinstance(value, str) else value
        if record.exc_info:
            found["trace"] = _trace(record.exc_info[1])
        return json.dumps(found, ensure_ascii=False)


def _trace(error: BaseException | None) -> list[str]:
    """Where it happened and what kind of error it was, the cause first. Its text is left out: it
    may hold what somebody has in hand."""
    found: list[str] = []
    while error is not None:
        frames = traceback.extract_tb(error.__traceback__)
        places = [f"{frame.filename}:{frame.lineno} in {frame.name}" for frame in frames]
        found = [*places, type(error).__name__, *found]
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return found


def set_up(form: str = TEXT, level: str = "warning", out: TextIO | None = None) -> None:
    """Write what is logged to the error output, or elsewhere."""
    handler = logging.StreamHandler(sys.stderr if out is None else out)
    handler.setFormatter(Objects() if form == JSON else Lines())
    for name in NAMES:
        log = logging.getLogger(name)
        # What uvicorn would tell for debugging is every frame, with hands and tokens in it.
        quiet = name != "hexagora" and level == "debug"
        log.setLevel("INFO" if quiet else level.upper())
        # The last one hands on to the one above it.
        log.handlers = [] if "." in name else [handler]
        log.propagate = "." in name
