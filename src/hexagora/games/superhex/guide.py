"""What a person at the table is told: what is asked, how it is typed, which clauses apply.

Seats are called ``seat 1`` and so on; whoever shows the text puts names in their place.
"""

from typing import cast

from hexagora.core.event import Facts
from hexagora.core.state import State
from hexagora.games.superhex import scoring
from hexagora.games.superhex.block import PIECES
from hexagora.games.superhex.components import COMPONENTS
from hexagora.games.superhex.position import (
    BONUS,
    LAY,
    MAIN,
    PUT,
    ROLL,
    SWAP,
    Position,
    colour_name,
)

CLAUSES = {
    "SH-TURN-01": "A turn is a roll of both dice and, if that brought no capture, a second one.",
    "SH-TURN-02": "Swap two touching pieces; at least one has a colour that the dice show. "
    "You must swap, also where nothing can be captured.",
    "SH-TURN-03": "A double gives up to two swaps, each with a piece of that colour.",
    "SH-TURN-04": "The second swap of a double may be declined; a capture forfeits it.",
    "SH-TURN-08": "Two pieces of the same colour cannot be swapped.",
    "SH-CAP-01": "Three or more touching pieces of one colour that hold a swapped piece are "
    "captured, all of them.",
    "SH-CAP-03": "A capture ends the turn, but a bonus roll may still be bought.",
    "SH-SPLIT-01": "If the block falls apart, the largest section stays; of equal ones you choose.",
    "SH-SPLIT-02": "All other pieces are laid again one by one, each touching at least two pieces "
    "and none of its own colour.",
    "SH-SPLIT-04": "Only what lets all remaining pieces be laid is offered.",
    "SH-SPLIT-05": "Laying a piece never captures.",
    "SH-BON-01": "Once, at the end of your turn, you may pay a captured piece for a bonus roll.",
    "SH-BON-02": "The piece goes back into the block, touching at least two pieces and none of its "
    "own colour.",
    "SH-BON-04": "The bonus roll is one roll with its swaps and captures; then the turn passes.",
    "SH-END-01": "The game ends when the block has 10 pieces or fewer, or cannot be re-formed.",
    "SH-END-02": "Most captured pieces win.",
    "SH-END-03": "If that is a tie, the larger number of pieces of one colour wins.",
    "SH-SOLO-01": "There are 15 rolls in all.",
    "SH-SOLO-02": "After a roll's swaps you may put one captured piece back; it brings no roll.",
    "SH-SOLO-03": "After the last roll count the pieces left: 17 or more novice, 13 to 16 amateur, "
    "9 to 12 advanced, 5 to 8 master, fewer grandmaster.",
    "SH-SOLO-05": "If a double's first swap captures, the second may still be made.",
}
_ALWAYS = ("SH-END-01", "SH-END-02", "SH-END-03")
_ALWAYS_SOLO = ("SH-SOLO-01", "SH-SOLO-03")
_LAYING = ("SH-SPLIT-02", "SH-SPLIT-04", "SH-SPLIT-05")


def ask(state: State) -> str:
    """What the pending decision is about."""
    position = cast(Position, state)
    kind = position.kind
    if kind == SWAP:
        names = [colour_name(int(die)) for die in (position.die_a, position.die_b)]
        if names[0] != names[1]:
            return f"swap two touching pieces; one must be {names[0]} or {names[1]}"
        if position.top_a() == 1:
            return f"a double, so two swaps: touching pieces, one of them {names[0]}"
        return f"the double's second swap, again with a {names[0]} piece, or pass"
    if kind == MAIN:
        return "the block fell apart: choose which of the largest sections stays"
    if kind == LAY:
        return "lay a loose piece where its small letter stands"
    if kind == BONUS:
        return "pay a piece for a bonus roll, where its letter stands, or pass"
    if kind == PUT:
        return "put a captured piece back where its letter stands, or pass"
    if kind == ROLL:
        return f"seat {int(position.turn_seat()) + 1} rolls the dice{_which_roll(position)}"
    return "the block is laid out"


def _which_roll(position: Position) -> str:
    if position.rules.solo:
        return f" ({position.turns} of {position.rules.solo_rolls})"
    return ("", " again: nothing was captured", " for the bonus")[int(position.top_a()) - 1]


def how(state: State) -> str:
    """What to type."""
    kind = state.kind
    if kind == SWAP:
        return "the two cells"
    if kind == MAIN:
        return "a cell of the section"
    return "a colour and a cell"


def clauses(state: State) -> list[tuple[str, str]]:
    """The clauses that matter for the pending decision, each with its id."""
    position = cast(Position, state)
    solo = position.rules.solo
    ids: tuple[str, ...] = ("SH-SOLO-01",) if solo else ("SH-TURN-01",)
    if position.kind == SWAP:
        ids = ("SH-TURN-02", "SH-TURN-08", "SH-CAP-01")
        if position.die_a == position.die_b:
            ids = (*ids, "SH-TURN-03", "SH-SOLO-05" if solo else "SH-TURN-04")
        elif not solo:
            ids = (*ids, "SH-CAP-03")
    elif position.kind == MAIN:
        ids = ("SH-SPLIT-01", *_LAYING)
    elif position.kind == LAY:
        ids = _LAYING
    elif position.kind == BONUS:
        ids = ("SH-BON-01", "SH-BON-02", "SH-BON-04")
    elif position.kind == PUT:
        ids = ("SH-SOLO-02", "SH-BON-02")
    every = dict.fromkeys((*ids, *(_ALWAYS_SOLO if solo else _ALWAYS)))
    return [(clause, CLAUSES[clause]) for clause in every]


def effect(events: list[Facts]) -> tuple[int, str]:
    """What is remarkable about an action with these events, and how good that is."""
    captured = 0
    parts = []
    for facts in events:
        if facts["event"] == "captured":
            count = len(cast("list[str]", facts["cells"]))
            captured += count
            parts.append(f"captures {count} {facts['colour']}")
        elif facts["event"] == "split":
            parts.append("splits the block")
        elif facts["event"] == "ended":
            parts.append("ends the game")
    return captured, ", ".join(parts)


def score(state: State) -> list[str]:
    """How things stand."""
    position = cast(Position, state)
    if position.rules.solo:
        left = PIECES - int(position.pile_size(0))
        return [f"{left} pieces are left: {scoring.solo_title(left)} if it ended now (SH-SOLO-03)"]
    lines = []
    for seat in range(position.rules.seats):
        best = int(position.best_colour(seat))
        size = int(position.pile_size(seat))
        lines.append(f"seat {seat + 1} has {_pieces(size)}, {best} of the most numerous colour")
    rest = int(position.block.count) + sum(int(count) for count in position.loose)
    end = COMPONENTS.end_at
    return [*lines, f"{rest} are in the block; with {end} or fewer the game ends (SH-END-01)"]


def outcome(state: State) -> list[str]:
    """How the game ended and why."""
    position = cast(Position, state)
    result = position.result()
    lines = [f"The game is over: {result['reason']} ({result['clause']})."]
    if position.rules.solo:
        return [*lines, f"{result['left']} pieces are left: {result['title']} (SH-SOLO-03)."]
    places = cast("list[int]", result["places"])
    scores = cast("list[int]", result["scores"])
    best = cast("list[int]", result["most_of_a_colour"])
    for seat in sorted(range(len(places)), key=places.__getitem__):
        tie = f", {best[seat]} of one colour" if scores.count(scores[seat]) > 1 else ""
        lines.append(f"  {places[seat]}. seat {seat + 1} with {_pieces(scores[seat])}{tie}")
    winners = [f"seat {seat + 1}" for seat, place in enumerate(places) if place == 1]
    level = scores.count(max(scores)) > 1
    if len(winners) > 1:
        lines.append(f"{' and '.join(winners)} share the victory: all is equal (SH-END-03).")
    elif level:
        lines.append(f"{winners[0]} wins the tie with more pieces of one colour (SH-END-03).")
    else:
        lines.append(f"{winners[0]} wins with the most pieces (SH-END-02).")
    return lines


def _pieces(count: int) -> str:
    return "1 piece" if count == 1 else f"{count} pieces"
