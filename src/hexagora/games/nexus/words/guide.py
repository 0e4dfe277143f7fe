"""What a person at the table is told: which clauses apply, how things stand, how it ended."""

from __future__ import annotations

from typing import cast

from hexagora.core.capabilities import Told
from hexagora.core.event import Facts
from hexagora.core.state import State
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.kinds import (
    AIM,
    BOX,
    BREATHE,
    CASUALTY,
    CORPORATION,
    COVER,
    DEPLOY,
    DRAW,
    END,
    EXPLORE,
    FIGHT,
    KEEP,
    LAST,
    MISSION,
    MONOLITH,
    MOVE,
    ROLL,
    SPORE,
    TILE,
    TOKEN,
    WINDOW,
)
from hexagora.games.nexus.rules.position import RESERVE, RUBIUM, SCORE
from hexagora.games.nexus.state import NexusState

_RULES = {
    CORPORATION: ("NX-SET-01",),
    COVER: ("NX-SET-02",),
    TILE: ("NX-SET-02",),
    BOX: ("NX-OPT-06",),
    DEPLOY: ("NX-TURN-01", "NX-DEP-01", "NX-DEP-02", "NX-CARD-02", "NX-CARD-04"),
    MOVE: ("NX-MOV-01", "NX-MOV-02", "NX-MOV-03", "NX-MOV-04", "NX-MOV-07"),
    BREATHE: ("NX-MOV-08",),
    EXPLORE: ("NX-EXP-01", "NX-EXP-02", "NX-EXP-03"),
    TOKEN: ("NX-EXP-01", "NX-EXP-02", "NX-EXP-03"),
    FIGHT: ("NX-BAT-01", "NX-BAT-02", "NX-BAT-03", "NX-BAT-04", "NX-BAT-06"),
    WINDOW: ("NX-BAT-08", "NX-BAT-09", "NX-CARD-06"),
    ROLL: ("NX-BAT-04",),
    CASUALTY: ("NX-BAT-05",),
    MISSION: ("NX-CARD-01", "NX-CARD-02", "NX-BAT-06"),
    SPORE: ("NX-ALT-04", "NX-CARD-02"),
    LAST: ("NX-END-04", "NX-CARD-02"),
    DRAW: ("NX-DRAW-01", "NX-DRAW-02"),
    KEEP: ("NX-OPT-05",),
    MONOLITH: ("NX-OPT-04",),
    END: ("NX-TURN-03", "NX-CARD-02", "NX-CARD-04"),
    AIM: ("NX-ALT-07",),
}
_CLASSIC = ("NX-MOV-07", "NX-BAT-05")
_ALTERNATE = {
    DEPLOY: ("NX-ALT-02",),
    MOVE: ("NX-ALT-06",),
    BREATHE: ("NX-ALT-07",),
    FIGHT: ("NX-ALT-05",),
    WINDOW: ("NX-ALT-03",),
}
"""What is said of classic units only, and what is said of those on the other side of the sheet."""

_USUAL = (
    actions.BUY,
    actions.MOVE,
    actions.BREATHE,
    actions.EXPLORE,
    actions.FIGHT,
    actions.PLAY,
    actions.MISSION,
)
"""The first actions of the sorts that a beginner should try, the most usual first."""
_USUAL_ENDS = (
    actions.PLAY,
    actions.WHICH,
    actions.AIM,
    actions.FIGHT,
    actions.BREATHE,
    actions.MISSION,
    actions.SELL_MISSION,
)


def clauses(state: State) -> list[str]:
    """The clauses that matter for the pending decision."""
    position = cast(NexusState, state)
    rules, kind = position.rules, int(position.kind)
    ids = [*_RULES.get(kind, ())]
    if position.game.options["alternate_units"] == "on":
        ids = [clause for clause in ids if clause not in _CLASSIC]
        ids += _ALTERNATE.get(kind, ())
    ids += ["NX-OPT-07"] if rules.row else []
    ids += ["NX-OPT-08"] if rules.teams else []
    ids += ["NX-TEAM-03"] if rules.teams and kind == END else []
    ids += ["NX-OPT-09"] if rules.vortex else []
    return list(dict.fromkeys((*ids, "NX-END-01", "NX-END-02")))


def example(state: State) -> int:
    """What is done most often here: discarding cards is not what a beginner should try."""
    legal = state.legal()
    for first, end in zip(_USUAL, _USUAL_ENDS, strict=True):
        found = next((action for action in legal if first <= action < end), -1)
        if found >= 0:
            return found
    return actions.DONE if actions.DONE in legal else legal[0]


def effect(events: list[Facts]) -> tuple[int, list[Told]]:
    """What is remarkable about an action with these events, and how much of it there is."""
    told: list[Told] = []
    worth = 0
    for facts in events:
        kind = str(facts["event"])
        if kind not in _WORTH:
            continue
        points = int(str(facts["points"])) if kind in ("completed", "king") else 1
        worth += _WORTH[kind] * points
        told.append((f"effect-{kind}", facts))
    return worth, told


_WORTH = {
    "completed": 10,
    "king": 10,
    "battle": 2,
    "played": 1,
    "breath": 1,
    "shattered": 1,
    "bought": 0,
    "sold": 0,
    "ended": 100,
}
"""The events of which an effect is told, and what each is worth."""


def standing(state: State) -> list[Told]:
    """How things stand, as all may know it."""
    position = cast(NexusState, state)
    rules, purse = position.rules, position.purse
    told: list[Told] = []
    for seat in range(int(rules.seats)):
        reserve: list[Facts] = [
            {"unit": unit.id, "count": int(purse[RESERVE + seat * UNITS + place])}
            for place, unit in enumerate(position.tables.units)
            if purse[RESERVE + seat * UNITS + place] > 0
        ]
        facts: Facts = {
            "seat": seat,
            "points": int(purse[SCORE + seat]),
            "rubium": int(purse[RUBIUM + seat]),
            "units": int(position.units_on_board(seat)),
        }
        told += [("standing-seat", facts), ("standing-reserve", {"reserve": reserve})]
    if rules.teams:
        told += [("standing-team", team_facts(position, seat)) for seat in (0, 1)]
        return [*told, ("standing-team-goal", {"target": int(rules.target)})]
    return [*told, ("standing-goal", {"target": int(rules.target)})]


def team_facts(position: NexusState, seat: int) -> Facts:
    """A team by one of its seats: who is in it, and what it has together."""
    friends = [s for s in range(int(position.rules.seats)) if not position.rules.enemies(seat, s)]
    return {"team": friends, "points": int(position.side_score(seat))}


def outcome(state: State) -> list[Told]:
    """Who has won, and with how many points."""
    position = cast(NexusState, state)
    result = position.result()
    places = cast("list[int]", result["places"])
    scores = cast("list[int]", result["scores"])
    told: list[Told] = [
        ("outcome-seat", {"place": places[seat], "seat": seat, "points": scores[seat]})
        for seat in sorted(range(len(places)), key=places.__getitem__)
    ]
    if position.rules.teams:
        told += [("standing-team", team_facts(position, seat)) for seat in (0, 1)]
    winners = [seat for seat, place in enumerate(places) if place == 1]
    sides = {position.rules.sides[seat] for seat in winners}
    how = "shared" if len(sides) > 1 else "team" if len(winners) > 1 else "won"
    return [*told, (f"outcome-{how}", {"winners": winners})]
