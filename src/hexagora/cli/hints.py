"""What a search thinks of the moves, as lines for people."""

from __future__ import annotations

from collections.abc import Sequence

from hexagora import State
from hexagora.bots.choices import Choice
from hexagora.cli.voice import Voice


def percent(part: float) -> str:
    """A share or a chance in four columns.

    >>> percent(0.634), percent(1.0)
    (' 63%', '100%')
    """
    return f"{round(100 * part):3}%"


def hint_lines(voice: Voice, state: State, choices: Sequence[Choice], top: int) -> list[str]:
    """The best choices, one to a line: the move, what it is worth, and how often it was tried.

    Alone, nobody can be beaten: there the worth is a part of the best result.
    """
    shown = [(voice.game.write(state, choice.action), choice) for choice in choices[:top]]
    width = max(len(text) for text, _ in shown)
    alone = voice.game.seats == 1
    lines = []
    for number, (text, choice) in enumerate(shown, 1):
        value, share = percent(choice.value), percent(choice.share)
        worth = voice.say("hint-choice", value=value, share=share, alone=alone)
        lines.append(f"{number:3}. {text:{width}}  {worth}")
    return lines
