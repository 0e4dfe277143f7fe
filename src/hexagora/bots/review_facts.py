"""What a review tells of a game, as JSON.

All that is worth something is told in ten-thousandths of the best result: 10000 is a victory that
is certain, and in a game alone all that can be reached. They are whole numbers, so that their sums
are exact. A list of them has one number for each seat.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict

WHOLE = 10_000
"""The best result."""

FORMAT = 1
"""Of a review that is kept: one of another format is made anew."""

Verdict = Literal["best", "good", "slip", "mistake", "blunder"]

LIMITS: tuple[tuple[int, Verdict], ...] = (
    (0, "best"),
    (300, "good"),
    (800, "slip"),
    (1500, "mistake"),
)
"""Up to which loss a decision is called what; beyond the last it is a blunder."""

GRAVE = 2000
"""A loss of so much, or more, makes a decision count nothing for the accuracy."""


class Judged(TypedDict):
    """One decision, judged by what its seat could know.

    ``before`` is what the best choice promises, ``after`` what the one that was made does. ``rank``
    is its place among the choices, 0 if a search would not even have tried it.
    """

    best: int
    rank: int
    before: list[int]
    after: list[int]


class ReviewAct(TypedDict):
    """An action: its id, what it means, and how it is written; ``kind`` is what was asked."""

    action: int
    kind: str
    meaning: dict[str, Any]
    text: str


class ReviewDecision(TypedDict):
    """One decision that had a choice.

    ``step`` is the number of the action, ``options`` between how many was chosen. ``loss`` is by
    how much the choice promised less than the best one, ``worth`` what it turned out to be worth to
    each seat.
    """

    step: int
    seat: int
    played: ReviewAct
    best: ReviewAct
    rank: int
    options: int
    before: list[int]
    loss: int
    worth: list[int]
    verdict: Verdict


class ReviewLuck(TypedDict):
    """What the draws and dice from one step to another were worth to each seat."""

    first: int
    last: int
    worth: list[int]


class ReviewEnding(TypedDict):
    """What it was worth that the players ended the game; ``seat`` is -1 if all agreed."""

    seat: int
    worth: list[int]


class TurningPoint(TypedDict):
    """A decision that cost much, and how it would have gone on better to the end of the turn."""

    step: int
    line: list[ReviewAct]


class ReviewPoint(TypedDict):
    """What the game promised to each seat after so many steps."""

    step: int
    values: list[int]


class SeatReview(TypedDict):
    """A seat in sums: ``start`` and ``luck`` and ``own`` and ``others`` add up to ``end``.

    ``luck`` is what draws and dice were worth, ``own`` what the seat's decisions were, ``others``
    what those of all others were. ``accuracy`` is the mean of its decisions: all for one without a
    loss, nothing for a grave one. ``same`` counts those without a loss. ``opening`` is the step of
    the first one, 0 if there was none.
    """

    accuracy: int
    decisions: int
    same: int
    loss: int
    opening: int
    start: int
    luck: int
    own: int
    others: int
    end: int


class Review(TypedDict):
    """A game looked through by a bot of a level. ``over`` tells that it has a result."""

    format: int
    game: str
    rules_version: int
    level: str
    steps: int
    over: bool
    curve: list[ReviewPoint]
    decisions: list[ReviewDecision]
    luck: list[ReviewLuck]
    ended: ReviewEnding | None
    turning: list[TurningPoint]
    seats: list[SeatReview]
