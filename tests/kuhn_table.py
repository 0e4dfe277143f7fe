"""Kuhn's poker as a game of the catalogue, for tables that must keep a secret."""

from __future__ import annotations

from hexagora.core import GameInfo, register
from kuhn import Kuhn


def register_kuhn() -> None:
    """Also run in the bots' processes."""
    register(
        GameInfo(
            name="kuhn",
            title="Kuhn's poker",
            least_seats=2,
            most_seats=2,
            usual_seats=2,
            rules_version=1,
            options=(),
            make=lambda seats, options, version: Kuhn(),
        )
    )
