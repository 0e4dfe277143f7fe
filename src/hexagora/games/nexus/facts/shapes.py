"""Shapes that several facts have; they are no facts themselves."""

from typing import TypedDict


class AboutSeat(TypedDict):
    """What is told about a seat."""

    seat: int


class UnitOfSeat(AboutSeat):
    """What is told about a unit of a seat."""

    unit: str


Way = TypedDict("Way", {"from": str, "to": str})
"""From one hex to another; ``from`` is no name that a class could have."""
