"""What the table in the browser needs beyond the rules of Superhex."""

from __future__ import annotations

from dataclasses import asdict
from typing import cast

from hexagora.core.capabilities import TableSide
from hexagora.core.event import Facts
from hexagora.core.game import Game
from hexagora.core.state import State
from hexagora.games.superhex.content.components import COMPONENTS
from hexagora.games.superhex.rules.position import Position


def data() -> Facts:
    """The colours with their shapes, and the numbers of the rules."""
    return {
        "colours": [asdict(colour) for colour in COMPONENTS.colours],
        "pieces_of_a_colour": COMPONENTS.pieces_of_a_colour,
        "end_at": COMPONENTS.end_at,
        "solo_rolls": COMPONENTS.solo_rolls,
        "solo_titles": [{"least": least, "name": name} for least, name in COMPONENTS.solo_title],
    }


def reconstructed() -> list[str]:
    """The book prints neither how many pieces there are of a colour nor the colours (SH-SET-01)."""
    return ["pieces"]


def scores(state: State) -> list[float]:
    """The captured pieces of each seat."""
    position = cast(Position, state)
    return [float(position.pile_size(seat)) for seat in range(int(position.rules.seats))]


def score_name(game: Game) -> str:
    """What the scores count."""
    return "pieces"


def is_final(state: State, action: int) -> bool:
    """No action says by itself that the dice are rolled next, so whoever acted is asked."""
    return False


TABLE = TableSide(
    data=data, reconstructed=reconstructed, scores=scores, score_name=score_name, is_final=is_final
)
