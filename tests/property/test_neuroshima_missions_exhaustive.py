"""Play every mission until each of its clauses, events, decisions and ways to end was seen.

Random games alone take long to come there, so most are helped: some begin close to their goal,
some with weak HQs, some with piles that soon run out.
"""

from __future__ import annotations

import random
from typing import cast

import pytest
from mypy_extensions import u8

from hexagora import CHANCE, Dealer, Log, Rng, new_game
from hexagora.games.neuroshima.content.atlas.missions import base_missions
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import CELLS
from hexagora.games.neuroshima.rules.ends import ENDS, FULL_BOARD
from hexagora.games.neuroshima.rules.kinds import KINDS, is_of_mission
from hexagora.games.neuroshima.state import NeuroshimaState
from neuroshima_missions import (
    DEEDS,
    MAPS,
    clauses_of,
    missions,
    seen,
    told_by,
    wanted,
)
from neuroshima_table import table
from worlds import pick

MOST_GAMES = 600
NEAR = {1: "delivered", 2: "escaped", 4: "charges", 7: "tanker"}
"""By mission the number that it remembers of the way to its goal."""
HEGEMONY = (
    "net_fighter net_fighter boss officer_1 officer_1 officer_2 scout quartermaster transport"
)
MOLOCH = "blocker blocker net_fighter brain officer scout medic medic mother_module"
ARRIVES = "NS-ATLAS-32"
ARMIES = ("outpost", "hegemony", "borgo", "moloch")


def quiet(rng: random.Random) -> NeuroshimaState:
    """The merry-go-round full but for one cell: west and east have units that hardly attack."""
    cells = list(base_missions()[5].cells)
    west = ["hq", *HEGEMONY.split(), *["ganger"] * 4]
    east = ["hq", *MOLOCH.split()]
    units = [f"0 hegemony_{tile}" for tile in west]
    units += [f"1 moloch_{tile}" for tile in reversed(east)]
    hole = cells.pop(1)
    assert (hole, len(cells)) == ("a2", len(units)), "the cells go from west to east"
    rows = [f"{cell} {unit} {rng.randrange(6)}" for cell, unit in zip(cells, units, strict=True)]
    return table("\n".join(rows), hands=("runner",), mission="5")


def beginning(number: int, game_number: int) -> NeuroshimaState:
    """A new game, as it is or helped in one way or several."""
    if number == 5 and game_number % 8 == 4:
        return quiet(random.Random(game_number))
    mission = base_missions()[number]
    enemy = mission.automaton.army if mission.automaton else ""
    free = [army for army in ARMIES if army != enemy]
    armies = {
        f"army{place}": free[(place + game_number) % len(free)]
        for place, seat in enumerate(mission.seats, 1)
        if len(seat.armies) != 1
    }
    game = new_game("neuroshima", len(mission.seats), mission=str(number), **armies)
    state = cast(NeuroshimaState, game.start())
    rng = random.Random(f"{number} {game_number}")
    if game_number % 4 == 1 and number in NEAR:
        come_near(state, number, rng)
    if game_number % 4 in (1, 2):
        shorten(state, rng)
    if game_number % 4 == 3:
        for seat in range(len(mission.seats)):
            state.points[seat] = min(3, int(state.points[seat]))
    return state


def come_near(state: NeuroshimaState, number: int, rng: random.Random) -> None:
    """Let the mission remember what would have brought it close to its goal."""
    numbers = base_missions()[number].numbers
    course = state.rules.mission
    assert course is not None
    state.marks[course.names.index(NEAR[number])] = {
        1: numbers.get("parts_needed", 0) - 1,
        2: numbers.get("escapes_needed", 0) - 1,
        4: sum(
            1 << socket for socket in rng.sample(range(6), numbers.get("charges_needed", 1) - 1)
        ),
        7: rng.choice([1, 5]),
    }[number]
    course.settle(state)
    gone = int(course.out_of_game(state, 0))
    while gone > 0:
        tile = rng.randrange(state.tables.starts[0], state.tables.starts[1])
        if state.pile[tile]:
            state.pile[tile] -= u8(1)
            gone -= 1


def shorten(state: NeuroshimaState, rng: random.Random) -> None:
    """Discard most of the piles."""
    for seat in range(int(state.rules.seats)):
        for tile in range(state.tables.starts[seat], state.tables.starts[seat + 1]):
            while state.pile[tile] and rng.random() < 0.6:
                state.pile[tile] -= u8(1)
                state.discard[tile] += u8(1)


def thin_out(state: NeuroshimaState) -> None:
    """Leave one of the units that nobody plays."""
    course = state.rules.mission
    assert course is not None
    theirs = [
        cell
        for cell in range(CELLS)
        if state.units.tile[cell] >= 0 and int(state.units.owner[cell]) == state.game.seats
    ]
    for cell in theirs[1:]:
        state.units.take(cell)
    course.settle(state)


def choose(state: NeuroshimaState, dealer: Dealer, rng: Rng) -> int:
    """At random, but what only a mission knows is rather done than not."""
    if state.seat == CHANCE:
        return dealer.deal(state)
    legal = [action for action in state.legal() if action != actions.STAY]
    own = [action for action in legal if actions.CAROUSEL <= action < actions.ATLAS_COUNT]
    if own and rng.below(3) > 0:
        return own[rng.below(len(own))]
    return pick(state, rng)


def play(number: int, game_number: int, missing: set[str]) -> set[str]:
    """What is still missing after one more game, which stops when nothing is."""
    state = beginning(number, game_number)
    seed = f"mission {number} {game_number}"
    dealer, rng = Dealer(seed), Rng(seed)
    while not state.over and missing:
        before = state.copy()
        action = choose(state, dealer, rng)
        log = Log()
        state.apply(action, log)
        if game_number % 4 == 1 and any(event.clause == ARRIVES for event in log.events):
            thin_out(state)
        missing = missing - set(seen(number, before, action, log.events, state))
    assert state.check() == []
    return missing


@pytest.mark.parametrize("number", missions())
def test_everything_of_a_mission_is_seen(number: int) -> None:
    missing = wanted(number)
    for game_number in range(MOST_GAMES):
        missing = play(number, game_number, missing)
        if not missing:
            return
    assert not missing, f"not seen in {MOST_GAMES} games: {sorted(missing)}"


@pytest.mark.parametrize("number", missions())
def test_no_clause_of_a_mission_is_forgotten(number: int) -> None:
    """Each is told by an event or an end, is a deed, or says what the map looks like."""
    ends = {clause for _, clause in ENDS}
    deeds = {deed[:11] for deed in DEEDS[number]}
    assert clauses_of(number) <= told_by(number) | ends | deeds | MAPS


def test_no_end_event_or_decision_of_missions_is_forgotten() -> None:
    """What the game declares for missions is wanted of one of them."""
    everything = set().union(*(wanted(number) for number in missions()))
    assert {f"end {reason}" for reason, _ in ENDS[FULL_BOARD:]} <= everything
    declared = set(new_game("neuroshima", 2, mission="1").event_kinds)
    usual = set(new_game("neuroshima", 2).event_kinds)
    assert {f"event {kind}" for kind in declared - usual} <= everything
    decisions = {f"decision {kind}" for place, kind in enumerate(KINDS) if is_of_mission(place)}
    assert decisions <= everything
