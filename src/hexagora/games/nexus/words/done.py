"""``done``: the end of a phase or a turn, a pass, or nothing more of what was offered."""

from __future__ import annotations

from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.kinds import (
    BREATHE,
    DEPLOY,
    DICE,
    END,
    EXPLORE,
    FIGHT,
    LAST,
    MISSION,
    MONOLITH,
    MOVE,
    SPORE,
    TRANSFER,
    WINDOW,
)
from hexagora.games.nexus.rules.position import Position
from hexagora.games.nexus.words.family import Family, Range, Verb, Why, form
from hexagora.games.nexus.words.reading import plain
from hexagora.games.nexus.words.reasons import no

COMPULSORY = {
    EXPLORE: ("all tokens under own units must be turned up", "must_explore", "NX-EXP-01"),
    FIGHT: ("every battle must be fought", "must_fight", "NX-BAT-01"),
    MONOLITH: ("the point or the cards must be taken", "must_take", "NX-OPT-04"),
    DICE: ("at least one die must be chosen for the card", "must_reroll", "NX-CARD-06"),
    TRANSFER: ("at least one unit must be moved by the card", "must_move", "NX-CARD-06"),
}
"""Decisions that nobody can pass, at least not at once."""


def _not_done(position: Position, n: int) -> Why:
    return no(*COMPULSORY[int(position.kind)])


FAMILY = Family(
    verbs={
        "done": Verb(
            "done",
            (DEPLOY, MOVE, BREATHE, END, WINDOW, DICE, TRANSFER, MISSION, SPORE, LAST),
            form(""),
            plain(actions.DONE),
        )
    },
    ranges=(Range(actions.DONE, lambda p, n: {"do": "done"}, tuple(COMPULSORY), _not_done),),
)
