"""Shapes that several facts have; they are no facts themselves."""

from typing import NotRequired, TypedDict


class OnBoard(TypedDict):
    """Somebody's, on a cell."""

    at: str
    seat: int


class UnitAt(OnBoard):
    """A unit on a cell."""

    tile: str


class Body(UnitAt):
    """A unit that may have two cells: a structure is ``also`` on another one."""

    also: NotRequired[str]


class Number(TypedDict):
    """A number as it is printed, and as it is now."""

    printed: int
    value: int
