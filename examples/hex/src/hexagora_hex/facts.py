"""What is told about a game of Hex. Cells are called a1, b1, ...; seat 0 has the red stones."""

from typing import Literal, NotRequired, TypedDict

from hexagora.core.board import Board


class Place(TypedDict):
    """Put a stone on an empty cell."""

    do: Literal["place"]
    cell: str


class Swap(TypedDict):
    """Take the first stone over: it becomes one's own, mirrored to the own sides."""

    do: Literal["swap"]


Action = Place | Swap


class About(TypedDict):
    """``sides`` are those that the seat must connect."""

    seat: int
    sides: Literal["rows", "columns"]
    swap: bool


class Placed(TypedDict):
    """A stone was put on a cell."""

    event: Literal["placed"]
    seat: int
    cell: str


class Swapped(TypedDict):
    """The first stone was taken over; it lies on ``to`` now."""

    event: Literal["swapped"]
    seat: int
    cell: str
    to: str


class Result(TypedDict):
    """How it ended: one chain of stones from side to side."""

    places: list[int]
    scores: list[int]
    reason: Literal["connected"]
    clause: str


class Ended(TypedDict):
    """A chain is whole."""

    event: Literal["ended"]
    seat: int
    reason: Literal["connected"]
    result: Result


Event = Placed | Swapped | Ended


class View(TypedDict):
    """A position: the stones by cell, and the common board to show them on."""

    stones: dict[str, Literal["red", "blue"]]
    turn_of: int
    last: NotRequired[str]
    common: Board
