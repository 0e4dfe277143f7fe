"""Action ids. They are stable: the same number means the same act in every position.

Tiles in hand and pile are named by their place in their army's list, so that no number depends on
who else is at the table.
"""

from typing import Final

END: Final = 0
"""End the turn."""
REDRAW: Final = 1
"""Discard an unlucky hand and draw anew."""
KEEP: Final = 2
"""Keep the hand, or leave an attack as it is."""
ATTACK: Final = 3
"""Attack, instead of exploding."""
EXPLODE: Final = 4
"""Explode, instead of attacking; the ids up to the next range are free."""
FIRST: Final = 8
"""6: the seat that begins; the rest is free."""
DRAW: Final = 16
"""35: the tile that is drawn, by its place in its army's list."""
USE: Final = 51
"""35: the tile of the hand that is used, likewise."""
DISCARD: Final = 86
"""35: the tile of the hand that is discarded, likewise."""
PLACE: Final = 121
"""Six times the cell, plus the rotation: where a tile is placed or a unit moves."""
MOVE: Final = 343
"""37: the unit on the cell moves by its own mobility."""
CARRY: Final = 380
"""Six times the cell, plus the direction of the transport that carries the unit there."""
TARGET: Final = 602
"""37: the cell that an instant is aimed at, or that a unit is pushed to."""
PUSH: Final = 639
"""Six times the cell, plus the direction: the unit there pushes the one in that direction."""
CONVERT: Final = 861
"""12: twice the direction of the attack that is turned, plus 1 if it is ranged now."""
MEDIC: Final = 873
"""37 times the wounded unit's cell, plus the medic's."""
HIT: Final = 2242
"""8 times the attacker's cell, plus the direction: the attack that the medic takes."""
COUNT: Final = 2546
"""So many there are without structures."""
BUILD: Final = 2546
"""4: the pair of faces of which the structure is built, twice the first tile's side plus the
second's."""
BOARD: Final = 2550
"""Start the battle of a boarding."""
CONVERT_SECOND: Final = 2551
"""12: as `CONVERT`, for an attack of a structure's second tile."""
ROTATE: Final = 2563
"""Six times the cell, plus the rotation: a tile of a structure turns by its trait."""
CARRY_MATE: Final = 2785
"""Six times the cell, plus the direction: the transport there carries the other tile of the
structure on the cell."""
WITH_STRUCTURES: Final = 3007
"""So many there are with structures."""
"""Without leaders; the ids from here to the next range are kept free."""
DECLINE: Final = 3200
"""Let a leader's moment pass."""
LEAD: Final = 3201
"""Use the leader; the ids up to the next range are free."""
DEAL: Final = 3208
"""8: the leader's card that is dealt, by its place in the list of cards."""
LEADER: Final = 3216
"""8: the card that a side keeps, likewise."""
FACE: Final = 3224
"""6: the rotation of a unit that has changed places."""
AIM_LEADER: Final = 3232
"""37: the cell of the unit that a leader is used on."""
RECALL: Final = 3272
"""35: the tile that is taken back from the discard, by its place in its army's list."""
SPARE: Final = 3312
"""8 times the attacker's cell, plus the direction: the attack that a leader cancels."""
LEADERS_COUNT: Final = 3616
"""With leaders."""

ATLAS: Final = 4000
"""From here on acts of missions; the ids between are free here."""
CAROUSEL: Final = 4000
"""3: the carousel that is turned, as the mission's file counts them; the ids up to 8 are free."""
RUN: Final = 4008
"""37: the unit on the cell runs."""
STAY: Final = 4045
"""A part does not roll."""
ROLL: Final = 4046
"""37: the cell that a part rolls to; the ids up to the next range are free."""
ROAD: Final = 4088
"""6: the road by which a unit comes, as the mission's file counts them; the rest is free."""
ATLAS_COUNT: Final = 4500
"""Above all ids in a game with a mission."""

MOST_TILES: Final = 35
MOST_OPTIONS: Final = 1369
"""Medics and units could be paired in so many ways; usual decisions have far fewer."""
