"""The cards of leaders as plain integers: the compiled part of `content.leaders`.

A *face* is one side of a card: twice the card's number, plus 1 for the back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexagora.games.neuroshima.rules.kinds import (
    BATTLE_STARTS,
    BEFORE_DRAW,
    ENEMY_INSTANT,
    FORCED_DISCARD,
    HITS,
    OWN_ACT,
    PHASE_OVER,
)

if TYPE_CHECKING:
    from hexagora.games.neuroshima.content.leaders import Leader, Use

KEEP_ALL: Final = 0
FROM_DISCARD: Final = 1
SWAP: Final = 2
SACRIFICE: Final = 3
INITIATIVE: Final = 4
ATTACK_AGAIN: Final = 5
CANCEL_WOUNDS: Final = 6
CANCEL_INSTANT: Final = 7

EFFECTS: Final = (
    ("keep_all", FORCED_DISCARD, "NS-LEAD-12"),
    ("from_discard", BEFORE_DRAW, "NS-LEAD-13"),
    ("swap", OWN_ACT, "NS-LEAD-14"),
    ("sacrifice", OWN_ACT, "NS-LEAD-15"),
    ("initiative", BATTLE_STARTS, "NS-LEAD-16"),
    ("attack_again", PHASE_OVER, "NS-LEAD-17"),
    ("cancel_wounds", HITS, "NS-LEAD-18"),
    ("cancel_instant", ENEMY_INSTANT, "NS-LEAD-19"),
)
"""Each effect by its number: its word in a file, its moment, and its clause."""
WORDS: Final = tuple(word for word, _, _ in EFFECTS)
KINDS: Final = ("hq", "warrior", "module", "instant")
"""The bits of ``limit`` where an effect asks for kinds of tiles, as the tables number them."""


@final
class Cards:
    """All cards that can be dealt; none in a game without leaders.

    ``limit`` is the one parameter of an effect as a number: kinds as bits, the change of
    initiative, or 1 for adjacent, HQs too, Battle too. ``enemy`` tells that the target is one.
    """

    def __init__(self, leaders: list[Leader]) -> None:
        uses = [use for leader in leaders for use in (leader.front, leader.back)]
        self.ids = [leader.id for leader in leaders]
        self.count: i64 = len(leaders)
        effects = [WORDS.index(use.effect) for use in uses]
        self.effect: vec[i64] = vec[i64](effects)
        self.moment: vec[i64] = vec[i64]([EFFECTS[effect][1] for effect in effects])
        self.limit: vec[i64] = vec[i64]([_limit(use) for use in uses])
        self.enemy = [use.target == "enemy" for use in uses]

    def clause(self, face: int) -> str:
        """The clause of a face's effect."""
        return EFFECTS[int(self.effect[face])][2]


def _limit(use: Use) -> int:
    if use.kinds:
        return sum(1 << KINDS.index(kind) for kind in use.kinds)
    return use.value or int(use.adjacent or use.hurts_hq or use.hq or use.battle)
