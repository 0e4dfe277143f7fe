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
from hexagora.server.messages.answers import Fault
from hexagora.server.messages.common import RefusalForm
from hexagora.server.messages.told import Error

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
    "outdated": 426,
    "server": 500,
}
"""Every code with its HTTP status; docs/protocol.md says what they mean."""


class Refusal(Exception):
    """A request that is not done.

    ``code`` tells programs the kind. The sentence is told twice: in English, and as facts, so that
    a client can say it in any language: ``why`` names its words, ``fault-`` and the name in the
    catalogue of the house, and ``facts`` fill their gaps. Without it the code itself has words.
    """

    def __init__(self, code: str, text: str, why: str = "", /, **facts: object) -> None:
        super().__init__(text.format(**facts) if facts else text)
        self.code = code
        self.refusal = RefusalForm(why or code, "", facts)

    @property
    def message(self) -> str:
        return str(self)

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def fault(self) -> Fault:
        """As it is sent."""
        return Fault(self.code, self.message, self.refusal)


def refusal_of(error: HexagoraError, code: str = "") -> Refusal:
    """An error of the engine as an answer; its text is fit to be shown."""
    refusal = Refusal(code or _kind(error), str(error))
    if error.code:
        refusal.refusal = RefusalForm(error.code, error.clause, error.facts)
    return refusal


def _kind(error: HexagoraError) -> str:
    if isinstance(error, BadOption | UnknownGame):
        return "bad_option"
    if isinstance(error, BadRecord):
        return "bad_record"
    if isinstance(error, Unreadable | Ambiguous):
        return "unreadable"
    if isinstance(error, IllegalAction):
        return "illegal"
    return "bad_request"


def error_form(id_: int | None, refusal: Refusal, version: int) -> Error:
    """A refusal as it is sent over a socket."""
    return Error(id_, refusal.code, refusal.message, refusal.refusal, version)
