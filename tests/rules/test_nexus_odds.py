"""The exact odds of a battle, against the engine's own tree of dice and casualties.

Every roll is tried in the engine itself; both sides choose their casualties by the rule that the
module of the odds states, and no cards are played but those that are given.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hexagora import CHANCE
from hexagora.games.nexus.mind.odds import Odds, odds_at, odds_facts, odds_now
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.cells import NUMBERS
from hexagora.games.nexus.rules.kinds import BATTLE, CASUALTY, WINDOW
from hexagora.games.nexus.state import NexusState
from nexus_table import after, asked, play, table

AT = NUMBERS["1,0"]
Left = tuple[tuple[int, ...], ...]
"""The units that each side has left, by their place on the sheet."""


def battle(one: str, other: str, terrain: str = "forest", **more: Any) -> NexusState:
    """A position in which a battle at 1,0 is about to be chosen."""
    ground = f"1,0 {terrain}"
    return table(f"1,0 {one}", f"1,0 {other}", phase="fight", ground=ground, rubium=(9, 9), **more)


def standing(state: NexusState) -> Left:
    return tuple(
        tuple(int(state.count(AT, seat, unit)) for unit in range(UNITS)) for seat in range(2)
    )


def is_fought(state: NexusState) -> bool:
    """Whether a battle is going on and not yet won."""
    frames = [int(state.stack[i]) for i in range(0, int(state.depth) * 4, 4)]
    return BATTLE in frames and state.wins == 0


def chosen(state: NexusState) -> int:
    """The casualty by the stated rule: the owner gives up the cheapest, who picks the dearest."""
    cost = state.tables.cost
    units = [action - actions.LOSE for action in state.legal()]
    if state.top_b() == 1:
        return actions.LOSE + max(units, key=lambda unit: (int(cost[unit]), unit))
    return actions.LOSE + min(units, key=lambda unit: (int(cost[unit]), unit))


def by_trying(state: NexusState) -> dict[Left, float]:
    """All ends of the battle with their chances, by playing every die in the engine."""
    ends: dict[Left, float] = {}
    now = [(state.copy(), 1.0)]
    while now:
        then: dict[tuple[object, ...], tuple[NexusState, float]] = {}
        for at, chance in now:
            if not is_fought(at):
                left = standing(at)
                ends[left] = ends.get(left, 0.0) + chance
                continue
            if at.seat == CHANCE:
                acts = at.legal()
            elif at.kind == WINDOW:
                acts = [actions.DONE]
            else:
                assert at.kind == CASUALTY
                acts = [chosen(at)]
            for action in acts:
                other = at.copy()
                other.apply(action)
                # Dice lie on the table in no order, so that many ways lead to the same position.
                key = (*map(int, other.fight), *map(int, other.stack), standing(other))
                before = then.get(key, (other, 0.0))[1]
                then[key] = other, before + chance / len(acts)
        now = list(then.values())
    return ends


def of_odds(odds: Odds) -> dict[Left, float]:
    found: dict[Left, float] = {}
    for troops, chance in odds.ends.items():
        left = tuple(
            tuple(sum(troops[(side * UNITS + unit) * 4 :][:4]) for unit in range(UNITS))
            for side in range(2)
        )
        found[left] = found.get(left, 0.0) + chance
    return found


def agree(odds: Odds | None, state: NexusState, before: Left) -> None:
    """The odds are those of the tree from this position on."""
    assert odds is not None
    tried = by_trying(state)
    told = of_odds(odds)
    assert sum(tried.values()) == pytest.approx(1, abs=1e-12)
    assert {left for left, chance in told.items() if chance} == set(tried)
    for left, chance in tried.items():
        assert told[left] == pytest.approx(chance, abs=1e-12)
    win = sum(chance for left, chance in tried.items() if not any(left[1]))
    fall = sum(chance for left, chance in tried.items() if not any(left[0]))
    assert odds.win == pytest.approx(win, abs=1e-12)
    assert odds.fall == pytest.approx(fall, abs=1e-12)
    for side in range(2):
        lost = sum(
            chance * int(state.tables.cost[unit]) * (before[side][unit] - left[side][unit])
            for left, chance in tried.items()
            for unit in range(UNITS)
        )
        assert odds.losses[side] == pytest.approx(lost, abs=1e-12)


def check(state: NexusState, *acts: str) -> None:
    """Fight at 1,0, after some acts, and compare from there on."""
    before = standing(state)
    if not acts:
        agree(odds_at(state, AT, 0, 1), after(state, "fight 1,0 2", pending=True), before)
    play(state, "fight 1,0 2", *acts, pending=True)
    if is_fought(state):
        agree(odds_now(state), state, standing(state))


TERRAINS = ["forest", "crystal", "rock", "magma"]
BATTLES = [
    ("human", "human"),
    ("rubium_dragon", "human*3"),
    ("lava_leaper", "human fungoid"),
    ("fungoid*2", "crystalline*2"),
    ("rock_strider human", "lava_leaper fungoid"),
    ("lava_leaper*2", "rubium_dragon human*2"),
    ("rubium_dragon fungoid human", "rock_strider crystalline human"),
]


@pytest.mark.parametrize("terrain", TERRAINS)
@pytest.mark.parametrize(("one", "other"), BATTLES)
def test_odds_of_classic_units(one: str, other: str, terrain: str) -> None:
    check(battle(one, other, terrain))


@pytest.mark.parametrize("terrain", TERRAINS)
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("clone*3", "clone*2"),
        ("clone", "sporeling"),
        ("boulder_blitzer", "monolith_weem"),
        ("boulder_blitzer clone*2", "magma_diver sporeling"),
        ("magma_diver shardian", "boulder_blitzer clone*2"),
    ],
)
def test_odds_of_alternate_units(one: str, other: str, terrain: str) -> None:
    check(battle(one, other, terrain, alternate_units="on"))


@pytest.mark.parametrize(
    ("one", "other", "hand", "acts"),
    [
        ("fungoid*2", "human*2", "target", "play target, target attacker fungoid"),
        ("lava_leaper", "human*2", "jam", "play jam, target attacker lava_leaper"),
        (
            "human*2",
            "rubium_dragon",
            "jam*2",
            "play jam, target defender rubium_dragon, play jam, target defender rubium_dragon",
        ),
        ("fungoid*2", "human*2", "double", "play double, target attacker fungoid"),
        ("lava_leaper", "human fungoid", "double", "play double, target attacker lava_leaper"),
        ("human*2", "rock_strider", "first", "play first, target attacker human"),
        (
            "human*2",
            "fungoid*2",
            "first double target",
            "play first, target attacker human, "
            "play double, target attacker human first, play target, target attacker human",
        ),
        (
            "human*2",
            "fungoid*2",
            "first double",
            "play first, target defender fungoid, play double, target defender fungoid",
        ),
    ],
)
def test_odds_with_cards(one: str, other: str, hand: str, acts: str) -> None:
    check(battle(one, other, hands=(hand,)), acts)


@pytest.mark.parametrize(
    ("one", "hand", "acts"),
    [
        ("clone", "double", "play double, target attacker clone"),
        ("clone*2", "first", "play first, target attacker clone"),
        (
            "clone*3",
            "first double",
            "play first, target attacker clone, play double, target attacker clone",
        ),
        (
            "clone*3",
            "first double",
            "play first, target attacker clone, play double, target attacker clone first",
        ),
    ],
)
def test_odds_of_clones_with_cards(one: str, hand: str, acts: str) -> None:
    """NX-ALT-02: one die fewer, and the dice that cards add."""
    check(battle(one, "clone*2 sporeling", hands=(hand,), alternate_units="on"), acts)


def test_odds_at_every_moment() -> None:
    """From each decision of a battle on: windows, dice that lie or are to be rolled, casualties."""
    state = battle("lava_leaper*2 human", "rock_strider fungoid human", "magma", hands=("dome",))
    assert odds_now(state) is None
    kinds: Counter[str] = Counter()
    play(state, "fight 1,0 2", pending=True)
    for act in (
        *("done", "roll 5", "roll 3", "done", "done", "lose rock_strider"),
        *("lose human", "roll 6", "done", "done", "lose human"),
    ):
        kinds[asked(state)] += 1
        agree(odds_now(state), state, standing(state))
        play(state, act, pending=True)
    assert set(kinds) == {"1 window", "chance roll", "1 casualty", "2 casualty"}
    assert not is_fought(state)


def test_odds_while_dice_are_rolled_again() -> None:
    """A die that was taken back counts as still to be rolled."""
    state = battle("fungoid*2", "human*2", hands=("again",))
    play(state, "fight 1,0 2, done, roll 1, roll 6", "play again", pending=True)
    play(state, "reroll attacker fungoid 1", pending=True)
    tried = after(state, "done", pending=True)
    agree(odds_now(tried), tried, standing(tried))


def test_odds_after_a_shardian() -> None:
    """NX-ALT-03: the casualty that it asks for is taken by the stated rule."""
    lines = ("shardian sporeling", "clone*2 magma_diver")
    state = battle(*lines, alternate_units="on")
    play(state, "fight 1,0 2, shatter")
    assert asked(state) == "2 casualty"
    agree(odds_now(state), state, standing(state))


def test_odds_as_facts() -> None:
    """What a screen gets agrees with the odds."""
    state = battle("rubium_dragon", "human")
    play(state, "fight 1,0 2", pending=True)
    odds, facts = odds_now(state), odds_facts(state)
    assert odds is not None
    assert facts is not None
    assert facts["win"] == round(5 / 6, 6)
    # One miss in six; then the Human hits with a 6.
    assert facts["attacker_falls"] == round(1 / 36, 6)
    assert odds.win == pytest.approx(5 / 6)
    assert facts["ends"] == [
        {"attacker": {"rubium_dragon": 1}, "defender": {}, "chance": round(5 / 6, 6)},
        {"attacker": {"rubium_dragon": 1}, "defender": {"human": 1}, "chance": round(5 / 36, 6)},
        {"attacker": {}, "defender": {"human": 1}, "chance": round(1 / 36, 6)},
    ]
    assert facts["losses"] == [round(12 / 36, 4), round(2 * 5 / 6, 4)]


def test_no_odds_once_it_is_won() -> None:
    """When only rewards are left there is nothing to weigh."""
    state = battle("rubium_dragon", "human")
    play(state, "fight 1,0 2, roll 6", pending=True)
    assert asked(state) == "chance draw"
    assert odds_now(state) is None
    assert odds_facts(state) is None
