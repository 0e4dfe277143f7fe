"""How a game ended."""

from typing import TypedDict

from hexagora.games.nexus.facts.parts import End


class Result(TypedDict):
    """How a game ended."""

    places: list[int]
    scores: list[int]
    hexes: list[int]
    units: list[int]
    rubium: list[int]
    reason: End
    clause: str
