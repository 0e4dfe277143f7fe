"""Cards for the partner in words: ``give mission t_rock``, ``give energize bloom``."""

from __future__ import annotations

from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.kinds import END
from hexagora.games.nexus.rules.position import Position
from hexagora.games.nexus.words.decks import deck_ranges, deck_verb
from hexagora.games.nexus.words.family import Family, Why
from hexagora.games.nexus.words.reasons import no, not_held


def _no_gift(position: Position, energize: bool, card: int) -> Why:
    if not position.rules.teams:
        return no("cards are passed to partners only", "no_partner", "NX-OPT-08")
    missing = not_held(position, energize, card)
    text = "the partner is out and gets no cards"
    return missing or no(text, "partner_out", "NX-TEAM-05")


FAMILY = Family(
    verbs={
        "give": deck_verb(
            "give, mission or energize, and a card",
            (END,),
            actions.GIVE_MISSION,
            actions.GIVE_ENERGIZE,
        )
    },
    ranges=deck_ranges("give", actions.GIVE_MISSION, actions.GIVE_ENERGIZE, (END,), _no_gift),
)
