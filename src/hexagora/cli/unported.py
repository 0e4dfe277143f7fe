"""A bridge: games that have English sentences in their module ``guide`` and no catalogues yet.

It goes when the last of them has its words. In the sentences of such a game the players are called
``seat 1`` and so on; here names are put in their place.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib import import_module
from typing import Protocol, cast

from hexagora import State
from hexagora.cli.voice import Voice
from hexagora.core import Facts

_SEAT = re.compile(r"\bseat (\d+)")


class OldGuide(Protocol):
    """The functions of such a module."""

    def ask(self, state: State) -> str: ...
    def how(self, state: State) -> str: ...
    def clauses(self, state: State) -> list[tuple[str, str]]: ...
    def effect(self, events: list[Facts]) -> tuple[int, str]: ...
    def score(self, state: State) -> list[str]: ...
    def outcome(self, state: State) -> list[str]: ...


class OldVoice(Voice):
    """Says the game's English sentences between those of the house."""

    def event(self, facts: Facts) -> str:
        return named(self.game.tell(facts), self.names)

    def ask(self, state: State) -> str:
        return named(self._old().ask(state), self.names)

    def how(self, state: State) -> str:
        return self._old().how(state)

    def example(self, state: State) -> str:
        texts = [self.game.write(state, action) for action in state.legal()]
        for word in self.how(state).replace(",", "").split():
            asked = [text for text in texts if text.split()[0] == word]
            if asked:
                return asked[0]
        return next((text for text in texts if " " in text), texts[0])

    def clauses(self, state: State) -> list[tuple[str, str]]:
        return self._old().clauses(state)

    def effect(self, events: list[Facts]) -> tuple[int, str]:
        worth, told = self._old().effect(events)
        return worth, named(told, self.names)

    def standing(self, state: State) -> list[str]:
        return [named(line, self.names) for line in self._old().score(state)]

    def outcome(self, state: State) -> list[str]:
        return [named(line, self.names) for line in self._old().outcome(state)]

    def draw(self, state: State, colour: bool) -> str:
        return named(self.game.draw(state, colour), self.names)

    def _old(self) -> OldGuide:
        return cast(OldGuide, import_module(f"hexagora.games.{self.game.name}.guide"))


def named(text: str, names: Sequence[str]) -> str:
    """The text with names for ``seat 1`` and so on.

    >>> named("seat 1 rolls, seat 2 passes", ["Ann", "Greedy"])
    'Ann rolls, Greedy passes'
    """

    def name(match: re.Match[str]) -> str:
        seat = int(match[1]) - 1
        return names[seat] if 0 <= seat < len(names) else match[0]

    return _SEAT.sub(name, text)
