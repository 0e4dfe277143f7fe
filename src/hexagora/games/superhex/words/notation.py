"""Actions as text, both ways.

=================  ============================================================
``deal 3f``        chance: a part of the layout's number, in hex
``first 2``        chance: the second seat begins
``roll red blue``  chance: the dice
``swap 0,0 1,-1``  exchange the pieces of two touching cells
``main 0,0``       the section with that lowest cell becomes the main block
``lay red 2,1``    re-attach a loose piece
``pay red 2,1``    pay a captured piece for a bonus roll
``put red 2,1``    put a captured piece back in solo
``pass``           decline the second swap, the bonus roll or putting back
=================  ============================================================

Reading is kind: a colour's letter will do, ``main`` takes any cell of the section, and laying needs
no colour where only one fits.
"""

from __future__ import annotations

from hexagora.core.reading import ambiguous, bad_usage, game_over, other_verb, unknown_verb
from hexagora.games.superhex.content.components import COMPONENTS
from hexagora.games.superhex.facts import Action
from hexagora.games.superhex.knowledge.meanings import LAYING, meaning
from hexagora.games.superhex.rules import actions
from hexagora.games.superhex.rules.block import SIZE, cell_at
from hexagora.games.superhex.rules.position import Position
from hexagora.games.superhex.words.refusals import apart, refusal

USAGE = {
    "deal": "deal and two hex digits",
    "first": "first and the number of a seat",
    "roll": "roll and two colours",
    "swap": "swap and two cells, such as: swap 0,0 1,-1",
    "main": "main and a cell, such as: main 0,0",
    "lay": "lay, a colour and a cell, such as: lay red 2,1",
    "pay": "pay, a colour and a cell, such as: pay red 2,1",
    "put": "put, a colour and a cell, such as: put red 2,1",
    "pass": "pass",
}


def text_of(action: Action) -> str:
    """An action as text, whether it is legal or not."""
    match action["do"]:
        case "deal":
            return f"deal {action['part']:02x}"
        case "first":
            return f"first {action['seat'] + 1}"
        case "roll":
            return f"roll {' '.join(action['dice'])}"
        case "swap":
            return f"swap {' '.join(action['cells'])}"
        case "main":
            return f"main {action['cell']}"
        case "pass":
            return "pass"
        case verb:
            return f"{verb} {action['colour']} {action['cell']}"


def write(position: Position, action: int) -> str:
    """An action of the position as text."""
    return text_of(meaning(position, action))


def read(position: Position, text: str) -> int:
    """The legal action that the text means."""
    words = text.lower().split()
    if not words or words[0] not in USAGE:
        raise unknown_verb(text, USAGE)
    verb = words[0]
    try:
        found = _candidates(position, verb, words[1:])
    except ValueError:
        raise bad_usage(text, verb, USAGE[verb]) from None
    legal = set(position.legal())
    fitting = [action for action in found if action in legal and _verb_fits(position, verb)]
    if not fitting:
        if not _verb_fits(position, verb):
            raise game_over() if position.over else other_verb(verb, _asked(position))
        raise refusal(position, found[0])
    if len(fitting) > 1:
        raise ambiguous(text, [write(position, action) for action in fitting])
    return fitting[0]


def _asked(position: Position) -> list[str]:
    """The verbs that answer the pending decision."""
    kind = position.game.kinds[position.kind]
    verb = {"bonus": "pay"}.get(kind, kind)
    may_pass = kind in ("bonus", "put") or (kind == "swap" and position.top_a() == 2)
    return [verb, "pass"] if may_pass else [verb]


def _verb_fits(position: Position, verb: str) -> bool:
    """Laying has one action id for three verbs; only the one that was asked for is right."""
    return verb not in LAYING.values() or LAYING.get(int(position.kind)) == verb


def _candidates(position: Position, verb: str, words: list[str]) -> list[int]:
    """The actions that the words could mean; ValueError if they are none of this verb's."""
    if verb == "pass":
        _want(words, 0)
        return [actions.PASS]
    if verb == "deal":
        _want(words, 1)
        number = int(words[0], 16)
        if not 0 <= number < 256:
            raise ValueError
        return [actions.DEAL + number]
    if verb == "first":
        _want(words, 1)
        if words[0] not in ("1", "2", "3", "4"):
            raise ValueError
        return [actions.FIRST + int(words[0]) - 1]
    if verb == "roll":
        _want(words, 2)
        return [actions.roll_of(_colour(words[0]), _colour(words[1]))]
    if verb == "swap":
        _want(words, 2)
        a, b = _cell(words[0]), _cell(words[1])
        action = actions.swap_of(a, b)
        if action < 0:
            raise apart(a, b)
        return [action]
    if verb == "main":
        _want(words, 1)
        return [actions.MAIN + int(position.block.section_of(_cell(words[0])))]
    if len(words) == 1:
        cell = _cell(words[0])
        return [int(actions.lay_of(colour, cell)) for colour in range(1, 7)]
    _want(words, 2)
    return [int(actions.lay_of(_colour(words[0]), _cell(words[1])))]


def _want(words: list[str], count: int) -> None:
    if len(words) != count:
        raise ValueError


def _colour(word: str) -> int:
    for number, colour in enumerate(COMPONENTS.colours, 1):
        if word in (colour.name, colour.letter.lower()):
            return number
    raise ValueError


def _cell(word: str) -> int:
    q, r = (int(part) for part in word.split(","))
    if not (-SIZE // 2 <= q < SIZE // 2 and -SIZE // 2 <= r < SIZE // 2):
        raise ValueError
    return cell_at(q, r)
