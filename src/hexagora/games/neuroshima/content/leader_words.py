"""The words of which a leader's card can be made: moments, and effects with their parameters.

An effect belongs to one moment (NS-LEAD-08), so a file need not say it. A new effect needs a line
here, a clause and a rule in the engine; what stands not here is refused.
"""

import re
from dataclasses import dataclass
from typing import Final

KIND: Final = "leaders"
"""What a file with leaders calls itself."""

FILE_KEYS: Final = ("kind", "reconstruction", "leader")
LEADER_KEYS: Final = ("id", "names", "front", "back")
SIDES: Final = ("front", "back")
SIDE_KEYS: Final = ("effect", "text")

FEWEST: Final = 6
"""Three for each of two sides (NS-LEAD-05)."""

MOST: Final = 8
LONGEST_TEXT: Final = 120

LEADER_ID: Final = re.compile("[a-z][a-z0-9]*(_[a-z0-9]+)*")

MOMENTS: Final = (
    *("before_draw", "forced_discard", "act", "enemy_instant"),
    *("battle_starts", "hits", "phase_over"),
)


@dataclass(frozen=True)
class Flag:
    """A parameter that is true or false."""


@dataclass(frozen=True)
class Word:
    """A parameter that is one of these words."""

    words: tuple[str, ...]


@dataclass(frozen=True)
class Words:
    """A parameter that is a list of at least one of these words."""

    words: tuple[str, ...]


@dataclass(frozen=True)
class Number:
    """A parameter that is one of these numbers."""

    numbers: tuple[int, ...]


Parameter = Flag | Word | Words | Number


@dataclass(frozen=True)
class Ability:
    """What an effect may say: when it comes, and by what it is told apart."""

    moment: str
    parameters: dict[str, Parameter]


EFFECTS: Final = {
    # The forced discard is not made.
    "keep_all": Ability("forced_discard", {}),
    # A tile of such a kind goes from the discard to the hand and counts as drawn.
    "from_discard": Ability("before_draw", {"kinds": Words(("warrior", "module", "instant"))}),
    # Two own units change places, only adjacent ones or any.
    "swap": Ability("act", {"adjacent": Flag()}),
    # An own unit dies and wounds the enemies next to it, HQs too or not.
    "sacrifice": Ability("act", {"hurts_hq": Flag()}),
    # All initiative values of a unit are changed for this battle.
    "initiative": Ability(
        "battle_starts", {"target": Word(("own", "enemy")), "value": Number((-1, 1))}
    ),
    # A unit of such a kind that attacked in the phase attacks again.
    "attack_again": Ability("phase_over", {"kinds": Words(("warrior", "module", "hq"))}),
    # One attack on one own unit does nothing to it; on an HQ too or not. A card by which a unit is
    # treated as if a medic stood beside it says the same.
    "cancel_wounds": Ability("hits", {"hq": Flag()}),
    # An instant of an enemy does nothing, a Battle tile too or not.
    "cancel_instant": Ability("enemy_instant", {"battle": Flag()}),
}
