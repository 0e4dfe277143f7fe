"""What is stored of somebody who wants to be told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from hexagora.server.notices.quiet import NEVER, Quiet

Way = Literal["push", "mail"]
PUSH: Final = "push"
MAIL: Final = "mail"


@dataclass(frozen=True)
class Subscription:
    """One way to somebody.

    ``address`` is the endpoint of a push service or a mail address, ``who`` its digest: by that it
    is remembered what was told. ``keys`` are the browser's, as JSON. ``person`` is empty for
    guests. Nothing is sent before it was ``confirmed``; a browser does so by subscribing.
    """

    id: str
    kind: Way
    address: str
    who: str
    keys: str = ""
    person: str = ""
    language: str = "en"
    quiet: Quiet = NEVER
    created: int = 0
    confirmed: bool = False
