"""How a game ended, and why."""

from typing import Literal, TypedDict

End = Literal[
    "hq_destroyed",
    "more_hit_points",
    "still_tied",
    "last_left",
    "twenty_points",
    "more_points",
    "nothing_changed",
    "full_board",
    "charges",
    "machine_stands",
    "parts_delivered",
    "parts_destroyed",
    "parts_stopped",
    "escaped",
    "encircled",
    "tanker_home",
    "tanker_nearer",
    "tanker_points",
    "tanker_even",
    "roads_held",
    "overrun",
]


class Result(TypedDict):
    """How a game ended; scores are hit points, or points in the mode of that name."""

    places: list[int]
    scores: list[int]
    reason: End
    clause: str
