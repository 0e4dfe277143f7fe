"""Acts of Neuroshima Hex as tests write them: ``use move``, ``d5/0``, ``push d4 d5``."""

from __future__ import annotations

from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES
from hexagora.games.neuroshima.state import NeuroshimaState


def short(state: NeuroshimaState, tile: int) -> str:
    return str(state.tables.tiles[tile].id).split("_", 1)[1]


# Acts.


def word(state: NeuroshimaState, action: int) -> str:
    """A legal act as the tests write it."""
    seat = int(state.turn_seat())
    plain = {
        actions.END: "end",
        actions.REDRAW: "redraw",
        actions.KEEP: "keep",
        actions.ATTACK: "attack",
        actions.EXPLODE: "explode",
        actions.STAY: "stay",
        actions.BOARD: "board",
        actions.DECLINE: "decline",
        actions.LEAD: "lead",
    }
    if action in plain:
        return plain[action]
    bases = {
        "first": actions.FIRST,
        "draw": actions.DRAW,
        "use": actions.USE,
        "discard": actions.DISCARD,
        "place": actions.PLACE,
        "move": actions.MOVE,
        "carry": actions.CARRY,
        "target": actions.TARGET,
        "push": actions.PUSH,
        "turn": actions.CONVERT,
        "medic": actions.MEDIC,
        "take": actions.HIT,
        "deal": actions.DEAL,
        "leader": actions.LEADER,
        "face": actions.FACE,
        "on": actions.AIM_LEADER,
        "recall": actions.RECALL,
        "spare": actions.SPARE,
        "spin": actions.CAROUSEL,
        "run": actions.RUN,
        "roll": actions.ROLL,
        "road": actions.ROAD,
        "build": actions.BUILD,
        "turn second": actions.CONVERT_SECOND,
        "rotate": actions.ROTATE,
        "carry mate": actions.CARRY_MATE,
    }
    verb, base = max(
        ((v, b) for v, b in bases.items() if b <= action), key=lambda pair: int(pair[1])
    )
    left = action - base
    if verb == "first":
        return f"first {left}"
    if verb in ("deal", "leader"):
        return f"{verb} {state.rules.cards.ids[left]}"
    if verb == "face":
        return f"face {left}"
    if verb == "on":
        return f"on {NAMES[left]}"
    if verb == "recall":
        return f"recall {short(state, state.tables.starts[state.seat] + left)}"
    if verb in ("draw", "use", "discard"):
        return f"{verb} {short(state, state.tables.starts[seat] + left)}"
    if verb == "place":
        return f"{NAMES[left // 6]}/{left % 6}"
    if verb == "move":
        return f"move {NAMES[left]}"
    if verb == "build":
        return f"build {'ab'[left // 2]}{'ab'[left % 2]}"
    if verb == "rotate":
        return f"rotate {NAMES[left // 6]}/{left % 6}"
    if verb == "carry mate":
        mate = NAMES[int(state.units.other(left // 6))]
        return f"carry {mate} {NAMES[int(state.rules.next[left])]}"
    if verb in ("carry", "push"):
        other = NAMES[int(state.rules.next[left])]
        return f"{verb} {NAMES[left // 6]} {other}"
    if verb == "target":
        return NAMES[left]
    if verb in ("spin", "run", "roll", "road"):
        return state.game.write(state, action)
    if verb in ("turn", "turn second"):
        return f"{verb} {left // 2} {'ranged' if left % 2 else 'melee'}"
    if verb == "medic":
        return f"{NAMES[left % CELLS]} for {NAMES[left // CELLS]}"
    return f"{verb} instant" if left // 8 == CELLS else f"{verb} {NAMES[left // 8]} {left % 8}"
