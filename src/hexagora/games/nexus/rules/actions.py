"""Action ids. They are stable: the same number means the same act in every position.

Cells are those of the frame, whatever board is played on. Units are called by their place on the
reference sheet, 0 to 5, whichever sheet is used. Cards are called by their number in their deck.
"""

from typing import Final

from mypy_extensions import i64

from hexagora.games.nexus.rules.cells import CELLS

CARDS: Final = 40
"""No deck has more kinds of cards than this."""
UNITS: Final = 6

FIRST: Final = 0
"""4: the seat that plays first."""
CORPORATION: Final = 4
"""4: the colour that a seat takes."""
COVER: Final = 8
"""8: the way in which the doubles cover their ring."""
LAY: Final = 16
"""24 kinds of tiles, each lying one way or the other."""
TURN_UP: Final = 64
"""24: the kind of the exploration token that is turned up."""
BOX: Final = 88
"""25: how many tokens of a kind stay in the box, or go to the first half."""
ROLL: Final = 113
"""6: a die."""
DRAW_MISSION: Final = 119
"""40: the mission that is drawn, by its number in the deck."""
DRAW_ENERGIZE: Final = 159
"""40: the Energize card that is drawn, by its number in the deck."""
DONE: Final = 199
"""The end of a phase or of a turn, a pass, or nothing more of what was offered."""
BUY: Final = 200
"""61 times the unit, plus the cell where it is put."""
PLAY: Final = 566
"""40: an Energize card is played."""
MISSION: Final = 606
"""40: a mission of the hand is completed."""
ROW: Final = 646
"""40: a mission of the open row is completed."""
SELL_MISSION: Final = 686
"""40: a mission is sold."""
SELL_ENERGIZE: Final = 726
"""40: an Energize card is sold."""
EXPLORE: Final = 766
"""61: the cell whose token is turned up."""
FIGHT: Final = 827
"""Four times the cell, plus the seat that defends."""
BREATHE: Final = 1071
"""24 times the cell, plus four times the direction of the special attack, plus its seat."""
AIM: Final = 2535
"""4: the seat that a repeated special attack is aimed at next."""
LOSE: Final = 2539
"""6: a unit is taken off."""
TARGET: Final = 2545
"""48: the units in a battle: side, place on the sheet, and what cards have made of them."""
DIE: Final = 2593
"""72: a die on the table: side, the unit's place on the sheet, and what it shows."""
CANCEL: Final = 2665
"""4: a hit of a side; a free one, or one that picks its victim."""
SHATTER: Final = 2669
"""A unit that is lost shatters."""
PLACE: Final = 2670
"""61: the cell where a card's unit appears."""
TAKE_POINT: Final = 2731
"""A point is taken at the Monolith."""
TAKE_CARDS: Final = 2732
"""Cards are taken at the Monolith."""
KEEP: Final = 2733
"""40: the mission that is kept of two."""
GIVE_MISSION: Final = 2773
"""40: a mission is passed to the partner."""
GIVE_ENERGIZE: Final = 2813
"""40: an Energize card is passed to the partner."""
MOVE: Final = 2853
"""366 times the cell where a unit starts, plus 61 times the unit, plus the cell where it goes."""
WHICH: Final = 25179
"""6: which of several kinds of unit attacks specially, or destroys itself."""
COUNT: Final = 25185

MOST_OPTIONS: Final = 1500
"""A seat has at most 41 figures, each with fewer than 31 goals, and at most 160 cards to use."""


def buy_of(unit: i64, cell: i64) -> i64:
    """The action of buying a unit for a base hex."""
    return BUY + unit * CELLS + cell


def move_of(start: i64, unit: i64, goal: i64) -> i64:
    """The action of moving a unit."""
    return MOVE + (start * UNITS + unit) * CELLS + goal


def move_start(action: i64) -> i64:
    """Where a move begins."""
    return (action - MOVE) // (UNITS * CELLS)


def move_unit(action: i64) -> i64:
    """The unit that moves."""
    return (action - MOVE) // CELLS % UNITS


def move_goal(action: i64) -> i64:
    """Where a move ends."""
    return (action - MOVE) % CELLS


def target_of(side: i64, unit: i64, marks: i64) -> i64:
    """The action of choosing a unit in a battle."""
    return TARGET + (side * UNITS + unit) * 4 + marks


def die_of(side: i64, unit: i64, shown: i64) -> i64:
    """The action of choosing a die that shows a number from 1 to 6."""
    return DIE + (side * UNITS + unit) * 6 + shown - 1


def breathe_of(cell: i64, direction: i64, seat: i64) -> i64:
    """The action of a special attack."""
    return BREATHE + (cell * 6 + direction) * 4 + seat
