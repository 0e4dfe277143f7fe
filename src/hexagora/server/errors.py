"""What the server answers when it does not do what it was asked."""

from __future__ import annotations

from hexagora.core import (
    Ambiguous,
    BadOption,
    BadRecord,
    HexagoraError,
    IllegalAction,
    UnknownGame,
    Unreadable,
)

STATUS = {
    "bad_request": 400,
    "bad_option": 400,
    "bad_name": 400,
    "bad_record": 400,
    "unreadable": 400,
    "not_yours": 403,
    "bad_origin": 403,
    "secret": 403,
    "not_found": 404,
    "method": 405,
    "illegal": 409,
    "stale": 409,
    "taken": 409,
    "not_now": 409,
    "too_large": 413,
    "not_json": 415,
    "bad_host": 421,
    "too_many": 429,
    "server": 500,
}
"""Every code with its HTTP status; docs/protocol.md says what they mean."""


class Refusal(Exception):
    """A request that is not done: a code for programs and a sentence for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message

    @property
    def status(self) -> int:
        return STATUS[self.code]


def refusal_of(error: HexagoraError) -> Refusal:
    """An error of the engine as an answer; its text is fit to be shown."""
    code = "bad_request"
    if isinstance(error, BadOption | UnknownGame):
        code = "bad_option"
    elif isinstance(error, BadRecord):
        code = "bad_record"
    elif isinstance(error, Unreadable | Ambiguous):
        code = "unreadable"
    elif isinstance(error, IllegalAction):
        code = "illegal"
    return Refusal(code, str(error))
