"""What the table in the browser needs beyond the rules of Superhex."""

from __future__ import annotations

from dataclasses import asdict
from typing import cast

from hexagora.core.capabilities import TableSide
from hexagora.core.event import Facts
from hexagora.core.game import Game
from hexagora.core.state import State
from hexagora.games.superhex.content.components import COMPONENTS
from hexagora.games.superhex.rules import actions
from hexagora.games.superhex.rules.block import cell_name
from hexagora.games.superhex.rules.kinds import LAY
from hexagora.games.superhex.rules.laying import way_of_loose
from hexagora.games.superhex.rules.position import Position, colour_name


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
    """Only passing says by itself that the dice are rolled next; after all else one is asked."""
    return action == actions.PASS


def ask_proposal(state: State, seat: int, args: Facts) -> Facts:
    """One way to lay the loose pieces again, in the order in which they can be laid (SH-SPLIT-02).

    It is legal, not clever. Nothing is proposed where no loose pieces are laid.
    """
    position = cast(Position, state)
    if position.kind != LAY:
        return {"pieces": []}
    way = way_of_loose(position)
    pieces = []
    for place in range(int(way.count)):
        colour, cell = int(way.colours[place]), int(way.cells[place])
        told: Facts = {"colour": colour_name(colour), "cell": cell_name(cell)}
        pieces.append({"id": int(actions.lay_of(colour, cell)), **told})
    return {"pieces": pieces}


TABLE = TableSide(
    data=data,
    reconstructed=reconstructed,
    asks={"proposal": ask_proposal},
    scores=scores,
    score_name=score_name,
    is_final=is_final,
)
