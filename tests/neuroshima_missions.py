"""What must happen in the missions of the atlas, clause by clause, and how a test sees it.

Most is read off the rules: the events and clauses that a mission's module can tell, and the ways to
end that carry its clauses. What no event tells is a deed here, named by its clause; clauses that
only say what a map looks like happen nowhere. So a mission or a clause that is new is missed.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from hexagora.core.event import Event
from hexagora.games.neuroshima.content.atlas.missions import base_missions
from hexagora.games.neuroshima.mission_setup import playable_missions
from hexagora.games.neuroshima.rules import actions, atlas
from hexagora.games.neuroshima.rules.atlas.making import COURSES
from hexagora.games.neuroshima.rules.cells import CELLS, NUMBERS, bit
from hexagora.games.neuroshima.rules.ends import ENDS
from hexagora.games.neuroshima.rules.kinds import HQ_PLACE, KINDS
from hexagora.games.neuroshima.rules.tiles import HQ
from hexagora.games.neuroshima.state import NeuroshimaState
from worlds import NEVER_ASKED

CLAUSE = re.compile(r"NS-ATLAS-\d\d")

MAPS = {
    *("NS-ATLAS-10", "NS-ATLAS-20", "NS-ATLAS-21", "NS-ATLAS-30", "NS-ATLAS-40", "NS-ATLAS-41"),
    *("NS-ATLAS-50", "NS-ATLAS-51", "NS-ATLAS-60", "NS-ATLAS-61", "NS-ATLAS-70", "NS-ATLAS-71"),
    *("NS-ATLAS-80", "NS-ATLAS-81"),
}
"""Boards, seats and special hexes: their tests look at them at the beginning of a game."""

ENDS_OF_MODES = {
    2: {"hq_destroyed"},
    3: {"hq_destroyed", "more_hit_points", "still_tied"},
    4: {"hq_destroyed"},
    5: {"hq_destroyed", "more_hit_points", "still_tied", "full_board"},
    6: {"last_left", "more_hit_points"},
    7: {"hq_destroyed"},
}
"""How the rules of its mode end a mission: NS-ATLAS-25, 36, 45, 55, 66 and 75. NS-ATLAS-03 holds
in all of them alike, and is seen in one."""

DEEDS = {
    1: {
        "NS-ATLAS-11 a part is wounded",
        "NS-ATLAS-11 a part is destroyed",
        "NS-ATLAS-12 two parts roll in a turn",
        "NS-ATLAS-13 a part shoves",
        "NS-ATLAS-13 a part stays",
    },
    2: {"NS-ATLAS-23 two units run in a turn"},
    3: {
        "NS-ATLAS-31 a gate closes",
        "NS-ATLAS-34 a battle follows a round",
        "NS-ATLAS-35 nobody of the contingent is left",
        "NS-ATLAS-35 some of the contingent leave",
        "NS-ATLAS-36 an HQ falls",
    },
    4: {
        "NS-ATLAS-43 a charge is put",
        "NS-ATLAS-43 a charge is taken away",
        "NS-ATLAS-44 a charge stays without a unit",
    },
    5: {
        "NS-ATLAS-52 a unit rides",
        "NS-ATLAS-53 the last carousel stands still",
        "NS-ATLAS-54 a netted unit rides",
        "NS-ATLAS-54 an HQ rides",
        "NS-ATLAS-55 the game ends as a duel",
    },
    6: {
        "NS-ATLAS-65 somebody is out by the storm",
        "NS-ATLAS-66 the storm rests",
    },
    7: {
        "NS-ATLAS-73 the north pulls",
        "NS-ATLAS-73 the south pulls",
        "NS-ATLAS-73 it stays",
        "NS-ATLAS-75 an HQ falls",
    },
    8: {
        "NS-ATLAS-82 its turn goes on after a battle",
        "NS-ATLAS-84 a Battle tile is turned up",
        "NS-ATLAS-86 a front that is not the top edge",
        "NS-ATLAS-87 a clown attacks",
        "NS-ATLAS-88 the final battle",
    },
}
"""By mission what no single event tells."""


def missions() -> list[int]:
    """The missions that can be played."""
    return [int(number) for number in playable_missions()]


@cache
def clauses_of(number: int) -> set[str]:
    """The clauses of a mission in the rules: those with its ten."""
    text = (Path(__file__).parents[1] / "docs/rules/neuroshima.md").read_text("utf-8")
    return {clause for clause in CLAUSE.findall(text) if clause[9] == str(number)}


def told_by(number: int) -> set[str]:
    """Events and clauses that the module of a mission can tell, and decisions that it asks for."""
    module = COURSES[base_missions()[number].rules].__module__.split(".")[-1]
    tree = ast.parse((Path(atlas.__path__[0]) / f"{module}.py").read_text("utf-8"))
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and CLAUSE.fullmatch(ast.unparse(node).strip("'")):
            found.add(str(node.value))
        if not isinstance(node, ast.Call):
            continue
        called = ast.unparse(node.func)
        if called == "log.add" and isinstance(node.args[0], ast.Constant):
            found.add(f"event {ast.literal_eval(node.args[0])}")
        if called == "position.push":
            found.add(f"decision {ast.unparse(node.args[0]).lower()}")
    return found - {f"decision {kind}" for kind in NEVER_ASKED["neuroshima"]}


def wanted(number: int) -> set[str]:
    """Everything that must be seen in a mission."""
    own = {f"end {reason}" for reason, clause in ENDS if clause in clauses_of(number)}
    usual = {f"end {reason}" for reason in ENDS_OF_MODES.get(number, ())}
    return told_by(number) | own | usual | DEEDS[number]


def seen(
    number: int, before: NeuroshimaState, action: int, events: list[Event], after: NeuroshimaState
) -> Iterator[str]:
    """What an action of a mission has brought."""
    for event in events:
        yield f"event {event.kind}"
        if CLAUSE.fullmatch(event.clause):
            yield event.clause
    if after.over:
        yield f"end {after.reason()}"
    yield f"decision {KINDS[int(before.kind)]}"
    if before.kind == HQ_PLACE:
        yield from barred(before)
    look = LOOKS.get(number)
    if look:
        yield from look(before, action, events, after)


def barred(state: NeuroshimaState) -> Iterator[str]:
    """The clauses by which an HQ cannot be placed somewhere."""
    legal = set(state.legal())
    for cell in range(CELLS):
        if state.rules.playable[cell] and actions.PLACE + cell * 6 not in legal:
            yield state.game.refusal(state, actions.PLACE + cell * 6).clause or ""


def kinds(events: list[Event], kind: str) -> list[Event]:
    return [event for event in events if event.kind == kind]


def _assembly_line(
    before: NeuroshimaState, action: int, events: list[Event], after: NeuroshimaState
) -> Iterator[str]:
    for event in kinds(events, "wounded") + kinds(events, "destroyed"):
        if str(event.facts["tile"]).endswith("_part"):
            yield f"NS-ATLAS-11 a part is {event.kind}"
    if KINDS[int(before.kind)] == "roll":
        if action == actions.STAY:
            yield "NS-ATLAS-13 a part stays"
        if not after.over and KINDS[int(after.kind)] == "roll" and after.top_a() != before.top_a():
            yield "NS-ATLAS-12 two parts roll in a turn"
    if any(str(event.facts["pusher"]).endswith("_part") for event in kinds(events, "pushed")):
        yield "NS-ATLAS-13 a part shoves"


def _cauldron(
    before: NeuroshimaState, action: int, events: list[Event], after: NeuroshimaState
) -> Iterator[str]:
    if before.rules.mission is not None and not after.over:
        runs = int(after.marks[before.rules.mission.names.index("runs")])
        if runs == 2:
            yield "NS-ATLAS-23 two units run in a turn"


def _alliance(
    before: NeuroshimaState, action: int, events: list[Event], after: NeuroshimaState
) -> Iterator[str]:
    contingent = before.game.seats
    for event in kinds(events, "destroyed"):
        at = NUMBERS[str(event.facts["at"])]
        if int(before.units.owner[at]) == contingent and not after.rules.playable[at]:
            yield "NS-ATLAS-31 a gate closes"
    if kinds(events, "battle") and KINDS[int(before.kind)] == "act" and action == actions.END:
        yield "NS-ATLAS-34 a battle follows a round"
    for event in kinds(events, "alliance"):
        if event.clause == "NS-ATLAS-35":
            some = "some of the contingent leave" if event.facts["gone"] else ""
            yield f"NS-ATLAS-35 {some or 'nobody of the contingent is left'}"
    if after.over and after.reason() == "hq_destroyed":
        yield "NS-ATLAS-36 an HQ falls"


def _demolition(
    before: NeuroshimaState, action: int, events: list[Event], after: NeuroshimaState
) -> Iterator[str]:
    for event in kinds(events, "charge"):
        yield f"NS-ATLAS-43 a charge is {'put' if event.facts['on'] else 'taken away'}"
    mission = after.rules.mission
    assert mission is not None
    for cell in range(CELLS):
        if int(mission.marked(after)) & bit(cell) and after.units.tile[cell] < 0:
            yield "NS-ATLAS-44 a charge stays without a unit"


def _merry_go_round(
    before: NeuroshimaState, action: int, events: list[Event], after: NeuroshimaState
) -> Iterator[str]:
    netted = int(before.field().netted)
    for event in kinds(events, "carousel"):
        cells = event.facts["cells"]
        assert isinstance(cells, list)
        for cell in (NUMBERS[str(name)] for name in cells):
            tile = int(before.units.tile[cell])
            if tile >= 0:
                yield "NS-ATLAS-52 a unit rides"
                if netted & bit(cell):
                    yield "NS-ATLAS-54 a netted unit rides"
                if before.tables.kind[tile] == HQ:
                    yield "NS-ATLAS-54 an HQ rides"
    turns = [act for act in before.legal() if actions.CAROUSEL <= act < actions.CAROUSEL + 3]
    if len(turns) == 2:
        yield "NS-ATLAS-53 the last carousel stands still"
    if after.over and str(after.result()["clause"]).startswith("NS-END"):
        yield "NS-ATLAS-55 the game ends as a duel"


def _sandstorm(
    before: NeuroshimaState, action: int, events: list[Event], after: NeuroshimaState
) -> Iterator[str]:
    fallen = int(after.fallen) & ~int(before.fallen)
    if fallen and kinds(events, "caught") and not kinds(events, "battle over"):
        yield "NS-ATLAS-65 somebody is out by the storm"
    if kinds(events, "turn") and after.last >= 0 and not kinds(events, "storm"):
        yield "NS-ATLAS-66 the storm rests"


def _tanker(
    before: NeuroshimaState, action: int, events: list[Event], after: NeuroshimaState
) -> Iterator[str]:
    for event in kinds(events, "tanker"):
        seats = event.facts["seats"]
        assert isinstance(seats, list)
        yield f"NS-ATLAS-73 the {'north' if 0 in seats else 'south'} pulls"
    if kinds(events, "battle over") and not kinds(events, "tanker"):
        yield "NS-ATLAS-73 it stays"
    if after.over and after.reason() == "hq_destroyed":
        yield "NS-ATLAS-75 an HQ falls"


def _six_roads(
    before: NeuroshimaState, action: int, events: list[Event], after: NeuroshimaState
) -> Iterator[str]:
    if kinds(events, "battle over") and not after.over and after.turn_seat() == after.game.seats:
        yield "NS-ATLAS-82 its turn goes on after a battle"
    for event in kinds(events, "placed"):
        if event.facts["tile"] in ("moloch_armoured_guard", "moloch_gauss_cannon"):
            yield "NS-ATLAS-86 a front that is not the top edge"
    turned = [event for event in kinds(events, "played") if event.clause == "NS-ATLAS-84"]
    if turned and kinds(events, "battle"):
        yield "NS-ATLAS-84 a Battle tile is turned up"
    if any(str(event.facts["tile"]) == "moloch_clown" for event in kinds(events, "attack")):
        yield "NS-ATLAS-87 a clown attacks"
    if any(event.facts["which"] == "final" for event in kinds(events, "battle")):
        yield "NS-ATLAS-88 the final battle"


LOOKS = {
    1: _assembly_line,
    2: _cauldron,
    3: _alliance,
    4: _demolition,
    5: _merry_go_round,
    6: _sandstorm,
    7: _tanker,
    8: _six_roads,
}
