"""The kinds of decisions, and what the two numbers of a frame of each kind are called.

A frame of the stack is a kind, a seat and two numbers. Most are decisions; the turn, a battle, the
Vortex and a special attack only wait until those above them are taken, and know by their numbers
what comes next. Where nothing is said of a number, it is 0.
"""

from typing import Final

KINDS: Final = (
    "turn",
    "battle",
    "vortex",
    "first",
    "corporation",
    "cover",
    "tile",
    "box",
    "deploy",
    "move",
    "breathe",
    "explore",
    "token",
    "fight",
    "window",
    "roll",
    "casualty",
    "mission",
    "spore",
    "draw",
    "keep",
    "monolith",
    "end",
    "place",
    "transfer",
    "target",
    "dice",
    "cancel",
    "extract",
    "aim",
    "special",
    "which",
    "last",
)
TURN: Final = 0
"""The turn of a seat. Its stage; 1 once no more special attacks are wanted."""
BATTLE: Final = 1
"""A battle of the active player. Its stage; the rest of it is in ``fight``."""
VORTEX: Final = 2
"""The Vortex. How many of its dice have been rolled; what the black one showed."""
FIRST: Final = 3
"""Chance: who begins."""
CORPORATION: Final = 4
"""The colour that a seat takes."""
COVER: Final = 5
"""Chance: how the doubles cover their ring."""
TILE: Final = 6
"""Chance: the tile of a slot. The slot; the way in which the doubles cover their ring."""
BOX: Final = 7
"""Chance: which tokens stay in the box. The number of the question."""
DEPLOY: Final = 8
"""Buying units and playing cards."""
MOVE: Final = 9
"""Moving units."""
BREATHE: Final = 10
"""Special attacks."""
EXPLORE: Final = 11
"""The hex whose token is turned up."""
TOKEN: Final = 12
"""Chance: what a token shows. Its cell."""
FIGHT: Final = 13
"""The next battle."""
WINDOW: Final = 14
"""Cards in a battle. The moment; the place in the order of asking, or -1 minus the place from which
on somebody is to be found."""
ROLL: Final = 15
"""Chance: a die for the frame below."""
CASUALTY: Final = 16
"""Who falls. The side, and how the unit is chosen; or -1 and the cell of a special attack."""
MISSION: Final = 17
"""Missions after a battle that was won."""
SPORE: Final = 18
"""Units that go on after a battle."""
DRAW: Final = 19
"""Chance: a card. The seat; what the draw is for."""
KEEP: Final = 20
"""Which of two missions is kept."""
MONOLITH: Final = 21
"""A point or cards."""
END: Final = 22
"""The end of a turn: cards for the partner."""
PLACE: Final = 23
"""Where the unit of a card appears. The card."""
TRANSFER: Final = 24
"""A card moves units. How many still; after the first the way, start * 61 + goal + 1."""
TARGET: Final = 25
"""The units for which a card is played. The card."""
DICE: Final = 26
"""The dice that a card rolls again. The card."""
CANCEL: Final = 27
"""The hits that a card cancels. The card; how many still."""
EXTRACT: Final = 28
"""The unit that a card brings out of a battle. The card."""
AIM: Final = 29
"""At whom a special attack goes on. The cell."""
SPECIAL: Final = 30
"""A special attack. The cell that is attacked; 6 times the seat there, plus the unit attacking."""
WHICH: Final = 31
"""Which of several kinds of units attacks specially: its cell; 4 times the direction, plus the seat
that is aimed at. Or which one destroys itself: -1."""
LAST: Final = 32
"""The Objectives that the active player completes before somebody who is out ends the game."""

FRAMES: Final = {
    "turn": ("phase", "begun"),
    "battle": ("stage",),
    "vortex": ("dice", "black"),
    "tile": ("slot", "cover"),
    "box": ("question",),
    "token": ("cell",),
    "window": ("moment", "turn"),
    "casualty": ("side", "how"),
    "draw": ("whose", "purpose"),
    "place": ("card",),
    "transfer": ("left", "way"),
    "target": ("card",),
    "dice": ("card",),
    "cancel": ("card", "left"),
    "extract": ("card",),
    "aim": ("cell",),
    "special": ("cell", "aim"),
    "which": ("cell", "aim"),
}
"""What the numbers of a frame are called where a position is told."""

# The stages of a turn.
BEGIN: Final = 0
DEPLOYING: Final = 1
MOVING: Final = 2
BREATHING: Final = 3
EXPLORING: Final = 4
FIGHTING: Final = 5
MINING: Final = 6
DRAWING: Final = 7
KEEPING: Final = 8
AT_MONOLITH: Final = 9
ENDING: Final = 10
PHASES: Final = (
    "begin",
    "deployment",
    "movement",
    "movement",
    "exploration",
    "battle",
    "mining",
    "drawing",
    "drawing",
    "drawing",
    "drawing",
)
"""The phase of the rules to which each stage belongs."""

# The stages of a battle.
ENTER: Final = 0
NEXT_STEP: Final = 1
ROLLED: Final = 2
COUNT: Final = 3
LOSSES: Final = 4
OUTCOME: Final = 5
REWARD: Final = 6
CONSOLATION: Final = 7
GO_ON: Final = 8
CLOSE: Final = 9

# What a draw is for.
MISSIONS_DRAWN: Final = 0
ENERGIZE_DRAWN: Final = 1
ROW_FILLED: Final = 2
OFFERED: Final = 3

# How a casualty is chosen: by its owner for a hit, by the enemy who picks, or by its owner because
# an enemy unit destroyed itself.
OWN: Final = 0
PICKED: Final = 1
SHATTERED: Final = 2
