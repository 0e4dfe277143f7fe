"""The bots that a worker has let think last, with what they know of the rest of their turns."""

from __future__ import annotations

from hexagora.bots import Bot, Thinker

MOST = 4
"""A worker keeps no more bots than this, for memory's sake. In one game of each kind the largest
tree that a general kept was 20 MB and a commander's 3, so four may well be 80 MB; a network or a
larger budget makes them larger."""

Whose = tuple[str, int, str]
"""Table, seat, and name of the bot. The seed of a decision would not do in place of the table: in
a daily challenge all tables have the same dealer."""


class KeptBots:
    """At most so many bots; the one that has not thought for longest goes first.

    Only a bot that has a tree is worth keeping, so there is none of a position where something is
    hidden. Nobody has to say that a decision was taken back, a seat has changed hands or a table
    is gone: a tree is used for the very position that it stands at, or not at all.
    """

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._bots: dict[Whose, Thinker] = {}

    def __len__(self) -> int:
        return len(self._bots)

    def take(self, whose: Whose) -> Thinker | None:
        """The bot that has thought there; it is kept no longer until it is put back."""
        return self._bots.pop(whose, None)

    def put(self, whose: Whose, bot: Bot) -> None:
        """Keep a bot that has thought, if it has a tree."""
        if isinstance(bot, Thinker) and bot.has_tree:
            self._bots[whose] = bot
            while len(self._bots) > self._most:
                del self._bots[next(iter(self._bots))]
