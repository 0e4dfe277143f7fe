"""What a person at the table is told: what is asked, how it is typed, which clauses apply.

Seats are called ``seat 1`` and so on; whoever shows the text puts names in their place.
"""

from __future__ import annotations

from textwrap import wrap
from typing import cast

from hexagora.core.event import Facts
from hexagora.core.state import State
from hexagora.games.neuroshima.cells import NAMES, NEXT_ALL
from hexagora.games.neuroshima.options import Options
from hexagora.games.neuroshima.picture import SCREEN
from hexagora.games.neuroshima.position import (
    ACT,
    AIM,
    ATTACK,
    CONVERT,
    DISCARD,
    DRAW,
    EXPLODE,
    HQ_PLACE,
    MEDIC,
    MOVE,
    PLACE,
    PUSH,
    PUSHED,
    UNLUCKY,
)
from hexagora.games.neuroshima.rules import DEATHMATCH, POINTS, SOLO, TEAM

CLAUSES = {
    "NS-SET-06": "In turn order everybody places the HQ on any empty cell.",
    "NS-TURN-01": "The first player draws 1 tile, the second 2, later everybody up to 3.",
    "NS-TURN-03": "Whoever holds 3 tiles after drawing discards one before anything else.",
    "NS-TURN-05": "Each other tile may be played, kept for later or discarded.",
    "NS-TURN-06": "If all tiles in hand are instants they may be discarded and drawn anew, again "
    "and again.",
    "NS-TURN-08": "A tile goes on any empty cell, in any of six rotations.",
    "NS-TURN-11": "A full board starts a battle at once, and the turn is over.",
    "NS-BAT-02": "A battle ends the turn.",
    "NS-BAT-04": "Units attack by initiative, the highest first; equal ones attack at once.",
    "NS-ATK-01": "Melee hits the enemy beside that edge.",
    "NS-ATK-02": "Ranged hits the first enemy in line, at any distance; own units are passed.",
    "NS-ATK-04": "Armour takes 1 off each ranged attack on its edge.",
    "NS-ATK-06": "A unit dies of its first wound; each toughness lets it survive one more.",
    "NS-NET-02": "A netted unit can do nothing, and gives nothing.",
    "NS-MOD-11": "Once in each turn a transport lets each unit at its links move or turn.",
    "NS-MOD-12": "Once in a battle a quartermaster may turn an attack of the unit at its link from "
    "melee to ranged or back.",
    "NS-MED-02": "A medic must take the wounds of one attack on a unit at its links, and dies.",
    "NS-MED-03": "If several attacks hit the unit, its owner chooses which is taken.",
    "NS-MED-05": "The medics' player chooses; between medics of allies the wounded unit's owner.",
    "NS-ABL-01": "Mobility: once in each turn move to an empty cell beside it, turn, or both.",
    "NS-ABL-02": "A clown may explode instead of attacking: 1 wound to every unit beside it, also "
    "own ones and HQs; the clown is destroyed.",
    "NS-INS-02": "Move: an own unit that is not netted moves one cell, turns, or both.",
    "NS-INS-03": "Push back: an own unit pushes an enemy beside it one cell away; if there are "
    "several such cells, the enemy chooses.",
    "NS-INS-04": "Grenade: destroys an enemy beside the own HQ, but no HQ.",
    "NS-INS-05": "Sniper: 1 wound to any enemy but an HQ.",
    "NS-INS-06": "Air strike: 1 wound to every unit on a cell and the six around it, but no HQ.",
    "NS-END-01": "When somebody has drawn the last tile of a pile, every other player has one more "
    "turn, then comes the final battle.",
    "NS-END-02": "After the last tile was drawn no Battle tile can be played.",
    "NS-END-03": "An HQ without hit points is destroyed, and its owner loses.",
    "NS-END-04": "After the final battle more hit points win.",
    "NS-DM-03": "A player whose HQ is destroyed is out; the last one left wins.",
    "NS-PTS-01": "Each damage to an enemy HQ scores a point; HQs cannot be destroyed.",
    "NS-PTS-02": "20 points win at the end of a battle, in edition 3.0 of a phase.",
    "NS-SOLO-03": "The side that first destroys an enemy HQ wins.",
    "NS-TEAM-08": "The first team to destroy an enemy HQ wins; else the larger sum of hit points.",
}
_GOALS = {
    DEATHMATCH: ("NS-END-01", "NS-DM-03", "NS-END-04"),
    POINTS: ("NS-END-01", "NS-PTS-01", "NS-PTS-02"),
    SOLO: ("NS-END-01", "NS-SOLO-03"),
    TEAM: ("NS-END-01", "NS-TEAM-08"),
}
_RULES = {
    HQ_PLACE: ("NS-SET-06",),
    DRAW: ("NS-TURN-01",),
    UNLUCKY: ("NS-TURN-06",),
    DISCARD: ("NS-TURN-03",),
    ACT: ("NS-TURN-05", "NS-ABL-01", "NS-MOD-11", "NS-BAT-02", "NS-BAT-04", "NS-END-02"),
    PLACE: ("NS-TURN-08", "NS-TURN-11", "NS-ATK-01", "NS-ATK-02", "NS-ATK-04", "NS-ATK-06"),
    MOVE: ("NS-ABL-01", "NS-INS-02", "NS-NET-02", "NS-TURN-11"),
    AIM: ("NS-INS-02", "NS-INS-04", "NS-INS-05", "NS-INS-06"),
    PUSH: ("NS-INS-03", "NS-NET-02"),
    PUSHED: ("NS-INS-03",),
    EXPLODE: ("NS-ABL-02",),
    CONVERT: ("NS-MOD-12",),
    MEDIC: ("NS-MED-02", "NS-MED-05"),
    ATTACK: ("NS-MED-02", "NS-MED-03"),
}
_HOW = {
    HQ_PLACE: "a cell",
    UNLUCKY: "redraw or keep",
    DISCARD: "discard and a tile",
    ACT: "use, discard, move, carry or end",
    PLACE: "a cell and a rotation from 0 to 5",
    MOVE: "a cell and a rotation from 0 to 5",
    AIM: "a cell",
    PUSH: "the two cells",
    PUSHED: "a cell",
    EXPLODE: "attack or explode",
    CONVERT: "a direction and melee or ranged, or keep",
    MEDIC: "the medic's cell and the unit's",
    ATTACK: "the attacker's cell and a direction",
}


def ask(state: State) -> str:
    """What the pending decision is about."""
    position = cast(Options, state)
    kind, a = position.kind, int(position.top_a())
    if kind == HQ_PLACE:
        return "place your HQ"
    if kind == DRAW:
        return f"seat {int(position.turn_seat()) + 1} draws a tile"
    if kind == UNLUCKY:
        return "you hold only instants: discard them all and draw anew, or keep them?"
    if kind == DISCARD:
        return f"discard one of: {_hand(position)}"
    if kind == ACT:
        return f"it is your turn; in hand: {_hand(position) or 'nothing'}"
    if kind in (PLACE, AIM):
        return f"where does {_tile(position, a)} go?"
    if kind == MOVE:
        return f"where does {_unit(position, a)} move or turn to?"
    if kind == PUSH:
        return "which of your units pushes which enemy?"
    if kind == PUSHED:
        pushed = int(NEXT_ALL[a * 6 + int(position.top_b())])
        return f"{_unit(position, pushed)} is pushed; where does it go?"
    if kind == EXPLODE:
        return f"does {_unit(position, a)} attack or explode?"
    if kind == CONVERT:
        return f"does {_unit(position, a)} turn an attack of the unit at its link?"
    if kind == MEDIC:
        return "which medic takes wounds of which unit?"
    if kind == ATTACK:
        return "which attack does the medic take?"
    return "the first player is drawn"


def how(state: State) -> str:
    """What to type."""
    return _HOW.get(int(state.kind), "a move")


def clauses(state: State) -> list[tuple[str, str]]:
    """The clauses that matter for the pending decision, each with its id."""
    position = cast(Options, state)
    goals = _GOALS.get(int(position.rules.mode), ("NS-END-01", "NS-END-03", "NS-END-04"))
    ids = dict.fromkeys((*_RULES.get(int(position.kind), ()), *goals))
    return [(clause, CLAUSES[clause]) for clause in ids]


def effect(events: list[Facts]) -> tuple[int, str]:
    """What is remarkable about an action with these events, and how much of it there is."""
    parts = []
    destroyed = sum(facts["event"] == "destroyed" for facts in events)
    damage: dict[int, int] = {}
    for facts in events:
        if facts["event"] == "battle":
            parts.append(f"starts the {facts['which']} battle".replace("the ordinary", "a"))
        elif facts["event"] == "hq hit":
            seat = int(str(facts["seat"]))
            damage[seat] = damage.get(seat, 0) + int(str(facts["damage"]))
    if destroyed:
        parts.append(f"destroys {destroyed}")
    parts += [f"the HQ of seat {seat + 1} loses {lost}" for seat, lost in sorted(damage.items())]
    if any(facts["event"] == "ended" for facts in events):
        parts.append("ends the game")
    return destroyed + sum(damage.values()), ", ".join(parts)


def score(state: State) -> list[str]:
    """How things stand, and what is left in the piles with the odds of the next draw."""
    position = cast(Options, state)
    counted = "points" if position.rules.mode == POINTS else "hit points"
    lines = []
    for seat in range(int(position.rules.seats)):
        size = int(position.pile_size(seat))
        lines.append(
            f"seat {seat + 1} has {int(position.points[seat])} {counted} and {size} tiles to draw"
        )
        left = {
            tile: int(position.pile[tile])
            for tile in range(int(position.first_tile(seat)), int(position.last_tile(seat)))
            if position.pile[tile] > 0
        }
        odds = [f"{n} {_tile(position, tile)} {100 * n / size:.0f}%" for tile, n in left.items()]
        lines += wrap(", ".join(odds), SCREEN, initial_indent="  ", subsequent_indent="  ")
    return lines


def outcome(state: State) -> list[str]:
    """How the game ended and why."""
    position = cast(Options, state)
    result = position.result()
    counted = "points" if position.rules.mode == POINTS else "hit points"
    places = cast("list[int]", result["places"])
    scores = cast("list[int]", result["scores"])
    lines = [f"The game is over: {result['reason']} ({result['clause']})."]
    for seat in sorted(range(len(places)), key=places.__getitem__):
        lines.append(f"  {places[seat]}. seat {seat + 1} with {scores[seat]} {counted}")
    winners = [f"seat {seat + 1}" for seat, place in enumerate(places) if place == 1]
    sides = {position.rules.sides[seat] for seat, place in enumerate(places) if place == 1}
    if len(sides) > 1:
        return [*lines, f"{' and '.join(winners)} share the victory."]
    return [*lines, f"{' and '.join(winners)} {'win' if len(winners) > 1 else 'wins'}."]


def _tile(position: Options, tile: int) -> str:
    return str(position.tables.tiles[tile].names["en"])


def _unit(position: Options, cell: int) -> str:
    return f"{_tile(position, int(position.units.tile[cell]))} at {NAMES[cell]}"


def _hand(position: Options) -> str:
    seat = int(position.seat)
    held = []
    for tile in range(int(position.first_tile(seat)), int(position.last_tile(seat))):
        held += [_tile(position, tile)] * int(position.hand[tile])
    return ", ".join(held)
