"""Somebody who looks at a table: a player with one seat or more, or a spectator."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import msgspec

from hexagora.core import Facts
from hexagora.core.view import SPECTATOR
from hexagora.server.messages.told import encode

NORMAL, POLICY, TOO_LARGE, RESTART, BUSY = 1000, 1008, 1009, 1012, 1013
"""Close codes: as usual, against the rules of use, frame too long, come again, too much."""


class Line(Protocol):
    """The way to whoever looks; all return at once."""

    def push(self, message: bytes) -> None:
        """Send an encoded message when possible."""

    def cut(self, code: int) -> None:
        """End the connection with a close code."""

    def join_crowd(self) -> None:
        """It is one of many who are told the same."""


class Base(NamedTuple):
    """The position that somebody has been shown last, through which seat (`telling.kept`)."""

    seat: int
    version: int
    view: Facts


class Viewer:
    """One connection. ``seats`` are those it may act for, ``shown`` the one it looks through, and
    ``base`` is what it has seen last, so that only what changes needs to be told. ``who`` is the
    household that it belongs to (`limits.household`), ``person`` the id of somebody with an
    identity and ``session`` the digest of the one that was used."""

    def __init__(
        self,
        line: Line,
        seats: set[int],
        host: bool = False,
        name: str = "",
        look: int | None = None,
        who: str = "",
    ) -> None:
        self.push = line.push
        self.cut = line.cut
        self.join_crowd = line.join_crowd
        self.seats = seats
        self.host = host
        self.name = name
        self.who = who
        self.person = self.session = ""
        self.look = look if look in seats else None
        self.shown = min(seats, default=SPECTATOR)
        self.base: Base | None = None

    def tell(self, message: msgspec.Struct) -> None:
        """Send a message that is for this viewer alone."""
        self.push(encode(message))

    def turn_to(self, decides: int) -> int:
        """Look through the seat that was asked for, or the own one that decides, or go on so."""
        if self.look is not None and self.look in self.seats:
            self.shown = self.look
        elif decides in self.seats:
            self.shown = decides
        elif self.shown not in self.seats:
            self.shown = min(self.seats, default=SPECTATOR)
        return self.shown
