"""Units that destroy themselves, in words: ``shatter``. Cards have words of their own."""

from __future__ import annotations

from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.kinds import WINDOW
from hexagora.games.nexus.rules.position import Position
from hexagora.games.nexus.rules.printed import BEFORE
from hexagora.games.nexus.words.family import Family, Range, Verb, Why, form
from hexagora.games.nexus.words.reading import plain
from hexagora.games.nexus.words.reasons import no


def _no_shatter(position: Position, n: int) -> Why:
    if position.top_a() != BEFORE:
        text = "units destroy themselves only before the first roll"
        return no(text, "too_late", "NX-ALT-03")
    return no("no own unit in the battle can destroy itself", "no_shatter", "NX-ALT-03")


FAMILY = Family(
    verbs={"shatter": Verb("shatter", (WINDOW,), form(""), plain(actions.SHATTER))},
    ranges=(Range(actions.SHATTER, lambda p, n: {"do": "shatter"}, (WINDOW,), _no_shatter),),
)
