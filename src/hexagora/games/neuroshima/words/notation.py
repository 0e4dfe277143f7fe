"""Actions as text, both ways.

======================  =================================================================
``first 2``             chance: the second seat begins
``draw borgo_mutant``   chance: the tile that is drawn
``hq d4 0``             place the HQ: cell and rotation
``redraw``, ``keep``    after an unlucky draw: discard the hand and draw anew, or do not
``discard borgo_move``  discard a tile
``use borgo_mutant``    play a tile; where it goes is the next question
``place d4 3``          where the tile is placed: cell and rotation
``aim d4``              the cell that an instant is aimed at, or the unit that it moves
``move d4``             move the unit there by its own mobility
``carry d4 by e4``      move the unit at d4 by the transport at e4
``to d5 3``             where a unit moves: cell and rotation
``push d4 d3``          the unit at d4 pushes the one at d3
``pushed d2``           where the pushed unit goes
``end``                 end the turn
``attack``, ``explode``  what a clown does in its phase
``turn NE ranged``      the quartermaster turns the ranged attack to the north-east
``keep``                the quartermaster leaves all attacks as they are
``medic d5 for d6``     the medic at d5 takes wounds of the unit at d6
``take c3 NE``          of the attacks on that unit, the medic takes the one of c3 to the NE
``spin f2``             mission 5: turn the carousel around f2
``run d4``              mission 2: the unit there runs
``roll c3``, ``stay``   mission 1: the part that is asked about rolls there, or does not
``retreat d3``          mission 6: where an HQ goes that the storm has caught
``road d1``             mission 8, chance: the road by which a unit comes, by its outer cell
``take c3 explosion``   the same for an explosion; ``take instant`` for an instant
``build 1a 2b``         build the structure of these faces; ``keep`` does not
``place d3 0``          where the first tile of the structure lies, then the second
``board``               start the battle of a boarding; ``end`` does not
``rotate d4 3``         turn a tile of the structure by its trait
``carry d5 by e4``      e4 touches the other tile of the structure only: it carries this one too
``turn_second N melee``  as ``turn``, for an attack of the structure's second tile
``aim d4``              whom a sniper's shot hits
``deal magpie``         chance: the leader's card that is dealt
``leader magpie``       the card that a side keeps
``lead``                use the leader, at the forced discard, in the own turn, against an instant
``target d4``           the unit that the leader is used on
``recall borgo_move``   the tile that the leader takes back from the discard
``spare c3 NE``         of the attacks on a unit, the one that the leader cancels
``face 3``              the rotation of a unit that has changed places
``decline``             let the leader's moment pass
======================  =================================================================

A rotation is the number of steps clockwise from the printed tile, so that 2 turns the top edge to
the south-east. Reading is kind: letters may be large or small; a tile's name will do, in any
language, without the army or only its beginning; a rotation may be the direction to which the top
edge points; it can be left out for a tile whose six edges are alike and for a unit that moves
without turning; ``by`` and ``for`` and everything that follows from the rest can be left out.
"""

from __future__ import annotations

from hexagora.core.reading import ambiguous, bad_usage, game_over, unknown_verb
from hexagora.games.neuroshima.facts.actions import Action
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.words.families import ENDS, MEANINGS, VERBS, range_of
from hexagora.games.neuroshima.words.refusals import asks_otherwise, refusal

OTHER_WORDS = {"play": "use", "pass": "end"}


def meaning(position: Position, action: int) -> Action:
    """What an action means in the position."""
    start = range_of(action)
    return MEANINGS[start](position, action - start)


def meanings(position: Position, options: list[int]) -> list[Action]:
    """What each of some actions means: neighbours are mostly of one range."""
    found = []
    start = end = 0
    for action in options:
        if not start <= action < end:
            start = range_of(action)
            mean, end = MEANINGS[start], ENDS[start]
        found.append(mean(position, action - start))
    return found


def text_of(action: Action) -> str:
    """An action as text, whether it is legal or not."""
    verb = action["do"]
    if verb not in VERBS:
        raise ValueError(verb)
    return f"{verb} {VERBS[verb][0].write(action)}".rstrip()


def write(position: Position, action: int) -> str:
    """An action of the position as text."""
    return text_of(meaning(position, action))


def read(position: Position, text: str) -> int:
    """The legal action that the text means."""
    words = text.lower().split()
    name = OTHER_WORDS.get(words[0], words[0]) if words else ""
    if name not in VERBS:
        raise unknown_verb(text, VERBS)
    if position.over:
        raise game_over()
    verb = next((verb for verb in VERBS[name] if position.kind in verb.kinds), None)
    if verb is None:
        raise asks_otherwise(int(position.kind), name)
    legal = position.legal()
    try:
        found = verb.read(position, words[1:], legal)
    except ValueError:
        raise bad_usage(text, name, verb.usage) from None
    fitting = [action for action in found if action in legal]
    if not fitting:
        raise refusal(position, found[0])
    if len(fitting) > 1:
        raise ambiguous(text, [write(position, action) for action in fitting])
    return fitting[0]
