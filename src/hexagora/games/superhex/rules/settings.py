"""The numbers and options of one game, as plain integers for the compiled part."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from hexagora.games.superhex.content.components import COMPONENTS


@final
class Rules:
    """What is fixed for a game: seats, who begins (-1: chance decides), gaps, and the limits.

    Everybody plays alone: each seat is a ``side`` of its own.
    """

    def __init__(self, seats: int, first: int, gaps: bool) -> None:
        self.seats: i64 = seats
        self.side: vec[i64] = vec[i64](range(seats))
        self.solo: bool = seats == 1
        self.first: i64 = first
        self.most_gaps: i64 = COMPONENTS.most_gaps if gaps else 0
        self.of_a_colour: i64 = COMPONENTS.pieces_of_a_colour
        self.end_at: i64 = COMPONENTS.end_at
        self.dry_turns: i64 = COMPONENTS.dry_turns
        self.most_turns: i64 = COMPONENTS.most_turns
        self.solo_rolls: i64 = COMPONENTS.solo_rolls
