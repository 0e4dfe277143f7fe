"""What a person at the table is told: which clauses apply, how things stand, how it ended."""

from typing import cast

from hexagora.core.capabilities import Told
from hexagora.core.event import Facts
from hexagora.core.state import State
from hexagora.games.superhex.content.components import COMPONENTS
from hexagora.games.superhex.rules import scoring
from hexagora.games.superhex.rules.actions import PASS
from hexagora.games.superhex.rules.block import PIECES
from hexagora.games.superhex.rules.kinds import BONUS, LAY, MAIN, PUT, SWAP
from hexagora.games.superhex.rules.position import Position

_ALWAYS = ("SH-END-01", "SH-END-02", "SH-END-03")
_ALWAYS_SOLO = ("SH-SOLO-01", "SH-SOLO-03")
_LAYING = ("SH-SPLIT-02", "SH-SPLIT-04", "SH-SPLIT-05")


def clauses(state: State) -> list[str]:
    """The clauses that matter for the pending decision."""
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
    return list(dict.fromkeys((*ids, *(_ALWAYS_SOLO if solo else _ALWAYS))))


def example(state: State) -> int:
    """The first action that is more than declining."""
    legal = state.legal()
    return next((action for action in legal if action != PASS), legal[0])


def effect(events: list[Facts]) -> tuple[int, list[Told]]:
    """What is remarkable about an action with these events, and how good that is."""
    captured = 0
    told: list[Told] = []
    for facts in events:
        if facts["event"] == "captured":
            count = len(cast("list[str]", facts["cells"]))
            captured += count
            told.append(("effect-captured", {"count": count, "colour": facts["colour"]}))
        elif facts["event"] in ("split", "ended"):
            told.append((f"effect-{facts['event']}", {}))
    return captured, told


def standing(state: State) -> list[Told]:
    """How things stand."""
    position = cast(Position, state)
    if position.rules.solo:
        left = PIECES - int(position.pile_size(0))
        return [("standing-left", {"left": left, "title": scoring.solo_title(left)})]
    told: list[Told] = []
    for seat in range(position.rules.seats):
        best = int(position.best_colour(seat))
        facts: Facts = {"seat": seat, "pieces": int(position.pile_size(seat)), "best": best}
        told.append(("standing-seat", facts))
    rest = int(position.block.count) + sum(int(count) for count in position.loose)
    told.append(("standing-block", {"rest": rest, "end": COMPONENTS.end_at}))
    return told


def outcome(state: State) -> list[Told]:
    """Who has won, and by what."""
    position = cast(Position, state)
    result = position.result()
    if position.rules.solo:
        return [("outcome-left", result)]
    places = cast("list[int]", result["places"])
    scores = cast("list[int]", result["scores"])
    best = cast("list[int]", result["most_of_a_colour"])
    told: list[Told] = []
    for seat in sorted(range(len(places)), key=places.__getitem__):
        facts: Facts = {
            "place": places[seat],
            "seat": seat,
            "score": scores[seat],
            "best": best[seat],
            "tie": scores.count(scores[seat]) > 1,
        }
        told.append(("outcome-seat", facts))
    winners = [seat for seat, place in enumerate(places) if place == 1]
    level = scores.count(max(scores)) > 1
    how = "outcome-shared" if len(winners) > 1 else "outcome-tie" if level else "outcome-won"
    told.append((how, {"winners": winners}))
    return told
