"""What a search thinks of the moves, as lines for people."""

from __future__ import annotations

from collections.abc import Sequence

from hexagora import Game, State
from hexagora.bots.search import Choice


def percent(part: float) -> str:
    """A share or a chance in four columns.

    >>> percent(0.634), percent(1.0)
    (' 63%', '100%')
    """
    return f"{round(100 * part):3}%"


def worth(game: Game) -> str:
    """What the value of a choice is a part of: alone, nobody can be beaten."""
    return "of the best result" if game.seats == 1 else "to win"


def hint_lines(game: Game, state: State, choices: Sequence[Choice], top: int) -> list[str]:
    """The best choices, one to a line: the move, what it is worth, and how often it was tried."""
    shown = [(game.write(state, choice.action), choice) for choice in choices[:top]]
    width = max(len(text) for text, _ in shown)
    return [
        f"{number:3}. {text:{width}}  {percent(choice.value)} {worth(game)}, "
        f"{percent(choice.share)} of the tries"
        for number, (text, choice) in enumerate(shown, 1)
    ]
