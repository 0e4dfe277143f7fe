"""The rules on one page over HTTP."""

from __future__ import annotations

from msgspec import Struct


class PrimerPanel(Struct):
    """One thing that matters: its text, the clauses that say it all, and a picture as SVG."""

    title: str
    text: str
    clauses: list[str]
    picture: str


class Primer(Struct):
    """The rules of a game on one page."""

    panels: list[PrimerPanel]
