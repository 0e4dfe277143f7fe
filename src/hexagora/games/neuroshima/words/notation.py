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
``take c3 explosion``   the same for an explosion; ``take instant`` for an instant
======================  =================================================================

A rotation is the number of steps clockwise from the printed tile, so that 2 turns the top edge to
the south-east. Reading is kind: letters may be large or small; a tile's name will do, in any
language, without the army or only its beginning; a rotation may be the direction to which the top
edge points; it can be left out for a tile whose six edges are alike and for a unit that moves
without turning; ``by`` and ``for`` and everything that follows from the rest can be left out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from hexagora.core.errors import IllegalAction, quoted
from hexagora.core.reading import ambiguous, bad_usage, game_over, unknown_verb
from hexagora.games.neuroshima.facts import (
    Action,
    Carry,
    Direction,
    Medic,
    Move,
    Push,
    Take,
)
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES, NEXT_ALL, NUMBERS, direction_to
from hexagora.games.neuroshima.rules.hits import EXPLOSION
from hexagora.games.neuroshima.rules.hits import INSTANT as BY_INSTANT
from hexagora.games.neuroshima.rules.kinds import (
    ACT,
    AIM,
    ATTACK,
    CONVERT,
    DISCARD,
    DRAW,
    EXPLODE,
    FIRST,
    HQ_PLACE,
    MEDIC,
    MOVE,
    PLACE,
    PUSH,
    PUSHED,
    UNLUCKY,
)
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.words.refusals import asks_otherwise, refusal

USAGE = {
    "first": "first and the number of a seat",
    "draw": "draw and a tile, such as: draw borgo_mutant",
    "hq": "hq, a cell and a rotation from 0 to 5, such as: hq d4 0",
    "redraw": "redraw",
    "keep": "keep",
    "discard": "discard and a tile, such as: discard move",
    "use": "use and a tile, such as: use battle",
    "place": "place, a cell and a rotation from 0 to 5, such as: place d4 3",
    "aim": "aim and a cell, such as: aim d4",
    "move": "move and the cell of a unit, such as: move d4",
    "carry": "carry, the cell of a unit and that of a transport, such as: carry d4 by e4",
    "to": "to, a cell and a rotation from 0 to 5, such as: to d5 3",
    "push": "push, the cell of the pusher and that of the pushed, such as: push d4 d3",
    "pushed": "pushed and a cell, such as: pushed d2",
    "end": "end",
    "attack": "attack",
    "explode": "explode",
    "turn": "turn, a direction and a kind of attack, such as: turn NE ranged",
    "medic": "medic, its cell and that of the unit, such as: medic d5 for d6",
    "take": "take, the attacker's cell and a direction, such as: take c3 NE",
}
OTHER_WORDS = {"play": "use", "pass": "end"}
KIND_OF_VERB = {
    "first": (FIRST,),
    "draw": (DRAW,),
    "hq": (HQ_PLACE,),
    "redraw": (UNLUCKY,),
    "keep": (UNLUCKY, CONVERT),
    "discard": (DISCARD, ACT),
    "use": (ACT,),
    "place": (PLACE, HQ_PLACE),
    "aim": (AIM,),
    "move": (ACT,),
    "carry": (ACT,),
    "to": (MOVE,),
    "push": (PUSH,),
    "pushed": (PUSHED,),
    "end": (ACT,),
    "attack": (EXPLODE,),
    "explode": (EXPLODE,),
    "turn": (CONVERT,),
    "medic": (MEDIC,),
    "take": (ATTACK,),
}
"""The decisions to which a verb is an answer. ``place`` is understood for an HQ too."""

PlainVerb = Literal["end", "redraw", "keep", "attack", "explode"]
PLAIN: Final[dict[PlainVerb, int]] = {
    "end": actions.END,
    "redraw": actions.REDRAW,
    "keep": actions.KEEP,
    "attack": actions.ATTACK,
    "explode": actions.EXPLODE,
}
PLAIN_VERBS = {action: verb for verb, action in PLAIN.items()}
SPOTS: Final[dict[int, Literal["hq", "place", "to"]]] = {HQ_PLACE: "hq", MOVE: "to"}
COMPASS: Final[tuple[Direction, ...]] = ("N", "NE", "SE", "S", "SW", "NW")
DIRECTIONS = {name.lower(): number for number, name in enumerate(COMPASS)}


# Meanings.


def meaning(position: Position, action: int) -> Action:
    """What an action means in the position."""
    if action in PLAIN_VERBS:
        return {"do": PLAIN_VERBS[action]}
    if action < actions.DRAW:
        return {"do": "first", "seat": action - actions.FIRST}
    if action < actions.USE:
        return {"do": "draw", "tile": _tile(position, action - actions.DRAW)}
    if action < actions.DISCARD:
        return {"do": "use", "tile": _tile(position, action - actions.USE)}
    if action < actions.PLACE:
        return {"do": "discard", "tile": _tile(position, action - actions.DISCARD)}
    if action < actions.MOVE:
        cell, turn = divmod(action - actions.PLACE, 6)
        return {"do": SPOTS.get(int(position.kind), "place"), "cell": NAMES[cell], "turn": turn}
    if action < actions.CARRY:
        return _move(position, action - actions.MOVE)
    if action < actions.TARGET:
        return _carry(position, *divmod(action - actions.CARRY, 6))
    if action < actions.PUSH:
        goal = NAMES[action - actions.TARGET]
        return {"do": "pushed" if position.kind == PUSHED else "aim", "cell": goal}
    if action < actions.CONVERT:
        return _push(position, *divmod(action - actions.PUSH, 6))
    if action < actions.MEDIC:
        direction, ranged = divmod(action - actions.CONVERT, 2)
        attack: Literal["melee", "ranged"] = "ranged" if ranged else "melee"
        return {"do": "turn", "direction": COMPASS[direction], "attack": attack}
    if action < actions.HIT:
        return _medic(position, *divmod(action - actions.MEDIC, CELLS))
    return _take(position, *divmod(action - actions.HIT, 8))


def _move(position: Position, cell: int) -> Move:
    told: Move = {"do": "move", "cell": NAMES[cell]}
    if tile := _on(position, cell):
        told["tile"] = tile
    return told


def _carry(position: Position, cell: int, direction: int) -> Carry:
    told: Carry = {"do": "carry", "cell": NAMES[cell], "by": _beside(cell, direction)}
    if tile := _on(position, cell):
        told["tile"] = tile
    return told


def _push(position: Position, cell: int, direction: int) -> Push:
    told: Push = {"do": "push", "cell": NAMES[cell], "pushed": _beside(cell, direction)}
    if tile := _on(position, cell):
        told["tile"] = tile
    if whom := _on(position, int(NEXT_ALL[cell * 6 + direction])):
        told["whom"] = whom
    return told


def _medic(position: Position, unit: int, medic: int) -> Medic:
    told: Medic = {"do": "medic", "medic": NAMES[medic], "unit": NAMES[unit]}
    if tile := _on(position, unit):
        told["tile"] = tile
    return told


def _take(position: Position, attacker: int, direction: int) -> Take:
    if direction == BY_INSTANT:
        return {"do": "take", "how": "instant"}
    how = COMPASS[direction] if direction < EXPLOSION else "explosion"
    told: Take = {"do": "take", "how": how, "attacker": NAMES[attacker]}
    if tile := _on(position, attacker):
        told["tile"] = tile
    return told


def _on(position: Position, cell: int) -> str:
    """The tile of the unit on a cell; empty if there is none."""
    number = int(position.units.tile[cell]) if 0 <= cell < CELLS else -1
    return str(position.tables.tiles[number].id) if number >= 0 else ""


# Writing.


def text_of(action: Action) -> str:
    """An action as text, whether it is legal or not."""
    match action["do"]:
        case "first":
            return f"first {action['seat'] + 1}"
        case "draw" | "use" | "discard" as verb:
            return f"{verb} {action['tile']}"
        case "hq" | "place" | "to" as verb:
            return f"{verb} {action['cell']} {action['turn']}"
        case "aim" | "pushed" | "move" as verb:
            return f"{verb} {action['cell']}"
        case "carry":
            return f"carry {action['cell']} by {action['by']}"
        case "push":
            return f"push {action['cell']} {action['pushed']}"
        case "turn":
            return f"turn {action['direction']} {action['attack']}"
        case "medic":
            return f"medic {action['medic']} for {action['unit']}"
        case "take":
            return f"take {action.get('attacker', '')} {action['how']}".replace("  ", " ")
        case verb:
            if verb not in PLAIN:
                raise ValueError(verb)
            return verb


def write(position: Position, action: int) -> str:
    """An action of the position as text."""
    return text_of(meaning(position, action))


def _tile(position: Position, index: int) -> str:
    """The id of a tile of the army whose tiles are drawn, used or discarded."""
    return str(position.tables.tiles[int(position.first_tile(_owner(position))) + index].id)


def _owner(position: Position) -> int:
    return int(position.turn_seat() if position.seat < 0 else position.seat)


def _beside(cell: int, direction: int) -> str:
    other = int(NEXT_ALL[cell * 6 + direction])
    return NAMES[other] if other >= 0 else "-"


# Reading.


def read(position: Position, text: str) -> int:
    """The legal action that the text means."""
    words = text.lower().split()
    verb = OTHER_WORDS.get(words[0], words[0]) if words else ""
    if verb not in USAGE:
        raise unknown_verb(text, USAGE)
    if position.over:
        raise game_over()
    if position.kind not in KIND_OF_VERB[verb]:
        raise asks_otherwise(int(position.kind), verb)
    legal = position.legal()
    try:
        found = _candidates(position, verb, words[1:], legal)
    except ValueError:
        raise bad_usage(text, verb, USAGE[verb]) from None
    fitting = [action for action in found if action in legal]
    if not fitting:
        raise refusal(position, found[0])
    if len(fitting) > 1:
        raise ambiguous(text, [write(position, action) for action in fitting])
    return fitting[0]


def _candidates(position: Position, verb: str, words: list[str], legal: list[int]) -> list[int]:
    """The actions that the words could mean, at least one; ValueError if they are not readable."""
    for plain, action in PLAIN.items():
        if verb == plain:
            _want(words, 0)
            return [action]
    if verb == "first":
        _want(words, 1)
        if words[0] not in ("1", "2", "3", "4"):
            raise ValueError
        return [actions.FIRST + int(words[0]) - 1]
    if verb in ("draw", "use", "discard"):
        base = {"draw": actions.DRAW, "use": actions.USE, "discard": actions.DISCARD}[verb]
        return [base + index for index in _find_tiles(position, words, legal, base)]
    if verb in ("hq", "place", "to"):
        return _spots(position, words)
    if verb in ("aim", "pushed", "move"):
        _want(words, 1)
        return [(actions.MOVE if verb == "move" else actions.TARGET) + _cell(words[0])]
    if verb == "carry":
        return _carries(_without(words, "by"), legal)
    if verb == "push":
        return _pushes(words, legal)
    if verb == "turn":
        return _turns(words)
    if verb == "medic":
        return _medics(_without(words, "for"), legal)
    return _takes(words, legal)


def _want(words: list[str], count: int) -> None:
    if len(words) != count:
        raise ValueError


def _without(words: list[str], filler: str) -> list[str]:
    return [word for word in words if word != filler]


def _cell(word: str) -> int:
    if word not in NUMBERS:
        raise ValueError
    return NUMBERS[word]


def _direction(word: str) -> int:
    if word in ("0", "1", "2", "3", "4", "5"):
        return int(word)
    if word not in DIRECTIONS:
        raise ValueError
    return DIRECTIONS[word]


def _find_tiles(position: Position, words: list[str], legal: list[int], base: int) -> list[int]:
    """The tiles of the army that are called so, or begin so, by their places in its list."""
    wanted = _plain("_".join(words))
    if not wanted:
        raise ValueError
    seat = _owner(position)
    first, last = int(position.first_tile(seat)), int(position.last_tile(seat))
    army = position.tables.tiles[first:last]
    called = [_names(tile.id, tile.names) for tile in army]
    by_id = [index for index, tile in enumerate(army) if _plain(tile.id) == wanted]
    exact = [index for index, names in enumerate(called) if wanted in names]
    begun = [
        index
        for index, names in enumerate(called)
        if base + index in legal and any(name.startswith(wanted) for name in names)
    ]
    found = by_id or exact or begun
    if not found:
        known = [_tile(position, action - base) for action in legal if _is(action, base)]
        raise IllegalAction(
            "there is no {text} to {verb}; there is: {known}",
            "no_such_tile",
            text=quoted(" ".join(words)),
            verb=_verb(base),
            known=", ".join(known) or "none",
            tiles=known,
        )
    return found


def _is(action: int, base: int) -> bool:
    return base <= action < base + actions.MOST_TILES


def _verb(base: int) -> str:
    return {actions.DRAW: "draw", actions.USE: "use"}.get(base, "discard")


def _names(tile_id: str, names: dict[str, str]) -> set[str]:
    """All that a tile may be called: its id, the id without the army, its names."""
    return {_plain(tile_id), _plain(tile_id.partition("_")[2]), *map(_plain, names.values())}


def _plain(name: str) -> str:
    return name.lower().replace("-", "_").replace(" ", "_")


def _spots(position: Position, words: list[str]) -> list[int]:
    """Cell and rotation; all six rotations where it is needed and not told."""
    if len(words) not in (1, 2):
        raise ValueError
    start = actions.PLACE + 6 * _cell(words[0])
    if len(words) == 2:
        return [start + _direction(words[1])]
    if position.kind == MOVE:
        unit = int(position.top_a())
        keeps = start + int(position.units.turn[unit])
        return [keeps] if NUMBERS[words[0]] != unit else [start + turn for turn in range(6)]
    tile = position.tables.tiles[
        position.tables.hq_of[int(position.seat)]
        if position.kind == HQ_PLACE
        else int(position.top_a())
    ]
    alike = len(set(tile.edges)) == 1
    return [start] if alike else [start + turn for turn in range(6)]


def _among(legal: list[int], low: int, high: int, fits: Callable[[int], bool]) -> list[int]:
    """The legal actions of a range that fit, told by their numbers in it."""
    return [action for action in legal if low <= action < high and fits(action - low)]


def _carries(words: list[str], legal: list[int]) -> list[int]:
    if len(words) == 1:
        unit = _cell(words[0])
        found = _among(legal, actions.CARRY, actions.TARGET, lambda n: n // 6 == unit)
        return found or [actions.CARRY + unit * 6]
    _want(words, 2)
    unit, transport = _cell(words[0]), _cell(words[1])
    return [actions.CARRY + unit * 6 + _touching(unit, transport)]


def _touching(a: int, b: int) -> int:
    direction = int(direction_to(a, b))
    if direction < 0:
        raise IllegalAction("{a} and {b} do not touch", "apart", a=NAMES[a], b=NAMES[b])
    return direction


def _pushes(words: list[str], legal: list[int]) -> list[int]:
    if len(words) == 1:
        unit = _cell(words[0])
        found = _among(
            legal,
            actions.PUSH,
            actions.CONVERT,
            lambda n: unit in (n // 6, int(NEXT_ALL[n])),
        )
        return found or [actions.PUSH + unit * 6]
    _want(words, 2)
    pusher, pushed = _cell(words[0]), _cell(words[1])
    return [actions.PUSH + pusher * 6 + _touching(pusher, pushed)]


def _turns(words: list[str]) -> list[int]:
    if len(words) not in (1, 2):
        raise ValueError
    start = actions.CONVERT + 2 * _direction(words[0])
    if len(words) == 1:
        return [start, start + 1]
    if words[1] not in ("melee", "ranged"):
        raise ValueError
    return [start + (words[1] == "ranged")]


def _medics(words: list[str], legal: list[int]) -> list[int]:
    if len(words) == 1:
        cell = _cell(words[0])
        found = _among(legal, actions.MEDIC, actions.HIT, lambda n: cell in divmod(n, CELLS))
        return found or [actions.MEDIC + cell]
    _want(words, 2)
    return [actions.MEDIC + _cell(words[1]) * CELLS + _cell(words[0])]


def _takes(words: list[str], legal: list[int]) -> list[int]:
    if words == ["instant"]:
        return [actions.HIT + CELLS * 8 + BY_INSTANT]
    if len(words) not in (1, 2):
        raise ValueError
    start = actions.HIT + _cell(words[0]) * 8
    if len(words) == 1:
        found = [action for action in legal if start <= action < start + 8]
        return found or [start]
    if words[1] == "explosion":
        return [start + EXPLOSION]
    return [start + _direction(words[1])]
