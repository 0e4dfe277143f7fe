"""Nexus Ops, section BAT: battles."""

from __future__ import annotations

from typing import cast

import pytest

from hexagora.core.event import Facts
from nexus_table import (
    asked,
    completed,
    decks,
    hand,
    kinds,
    options,
    play,
    points,
    reserve,
    table,
    told,
    units,
    won,
)

EVERYONE = "human fungoid crystalline rock_strider lava_leaper rubium_dragon"
ORDER = EVERYONE.split()[::-1]


Shown = list[tuple[str, str, list[int]]]


def shown(rolled: Facts) -> Shown:
    """Whose dice show what."""
    rolls = cast("list[Facts]", rolled["rolls"])
    return cast(Shown, [(one["side"], one["unit"], one["dice"]) for one in rolls])


def test_nx_bat_01_one_battle_in_each_contested_hex() -> None:
    """NX-BAT-01: in the order of choice, each once; the next is chosen when the last is over."""
    state = table(
        "1,0 human | 2,0 human | 0,1 human | 1,1 human",
        "1,0 human | 2,0 human | 0,1 human | -1,-1 human",
    )
    play(state, "done")
    assert options(state) == ["fight 0,1 2", "fight 1,0 2", "fight 2,0 2"]
    play(state, "fight 1,0 2, roll 1, roll 1")
    assert units(state, "1,0") == "1 human | 2 human"
    assert options(state) == ["fight 0,1 2", "fight 2,0 2"]
    play(state, "fight 2,0 2, roll 6, roll 1, draw energize dome")
    assert options(state) == ["fight 0,1 2"]
    play(state, "fight 0,1 2, done, roll 1, roll 6, done, done", pending=True)
    assert asked(state) == "chance draw"


def test_nx_bat_01_the_active_player_attacks() -> None:
    """NX-BAT-01: always; battles between others are not fought."""
    state = table("1,0 human", "1,0 human | 2,1 human", "2,1 human", seat=2, phase="fight")
    assert options(state) == ["fight 1,0 1", "fight 2,1 3"]
    events = play(state, "fight 1,0 1, roll 1, roll 6")
    assert shown(told(events, "rolled")[0]) == [
        ("attacker", "human", [1]),
        ("defender", "human", [6]),
    ]
    assert units(state, "1,0") == "1 human"
    # The defender who is left has won nothing.
    assert points(state) == [0, 0, 0]
    state = table("", "1,0 human", "1,0 human", phase="fight", rubium=(9, 9, 9))
    assert asked(state) == "chance draw"


def test_nx_bat_02_one_defender_is_named() -> None:
    """NX-BAT-02: only the two fight; the attacker wins though the third is still there."""
    state = table("1,0 rubium_dragon", "1,0 human", "1,0 human*2", phase="fight")
    assert options(state) == ["fight 1,0 2", "fight 1,0 3"]
    events = play(state, "fight 1,0 2, roll 2, draw energize dome", pending=True)
    battle = told(events, "battle")[0]
    assert battle["own"] == [{"unit": "rubium_dragon", "count": 1}]
    assert battle["other"] == [{"unit": "human", "count": 1}]
    assert units(state, "1,0") == "1 rubium_dragon | 3 human*2"
    assert won(state) == [1, 0, 0]
    # The third is not fought this turn.
    assert asked(state) == "chance draw"


def test_nx_bat_03_order_of_attack() -> None:
    """NX-BAT-03: Dragons first, Humans last; each attacks once, and both sides may be left."""
    state = table(f"1,0 {EVERYONE}", f"1,0 {EVERYONE}", phase="fight")
    events = play(state, "fight 1,0 2, " + ", ".join(["roll 1"] * 12), pending=True)
    rolls = [[roll["unit"] for roll in event["rolls"]] for event in told(events, "rolled")]
    assert rolls == [[unit, unit] for unit in ORDER]
    assert kinds(events)[-2:] == ["undecided", "mined"]
    assert units(state, "1,0") == f"1 {EVERYONE} | 2 {EVERYONE}"


def test_nx_bat_03_types_of_one_side_keep_their_place() -> None:
    """NX-BAT-03: a type that only one side has attacks in its place as well."""
    state = table("1,0 human rock_strider", "1,0 fungoid lava_leaper", phase="fight")
    events = play(state, "fight 1,0 2, roll 1, roll 1, roll 1, roll 1", pending=True)
    rolls = [(roll["side"], roll["unit"]) for e in told(events, "rolled") for roll in e["rolls"]]
    assert rolls == [
        ("defender", "lava_leaper"),
        ("attacker", "rock_strider"),
        ("defender", "fungoid"),
        ("attacker", "human"),
    ]


def test_nx_bat_03_over_when_a_side_has_no_units() -> None:
    """NX-BAT-03: at once; whoever has not attacked yet does not."""
    state = table("1,0 rubium_dragon human*3", "1,0 human", phase="fight")
    play(state, "fight 1,0 2, roll 2, draw energize dome", pending=True)
    assert (asked(state), won(state)) == ("chance draw", [1, 0])
    state = table("1,0 human", "1,0 rubium_dragon human*3", phase="fight")
    play(state, "fight 1,0 2, roll 2", pending=True)
    assert (asked(state), won(state)) == ("chance draw", [0, 0])


HITS = {
    "human": 6,
    "fungoid": 5,
    "crystalline": 5,
    "rock_strider": 4,
    "lava_leaper": 3,
    "rubium_dragon": 2,
}


@pytest.mark.parametrize("unit", HITS)
@pytest.mark.parametrize("shown", range(1, 7))
def test_nx_bat_04_at_or_above_the_number_hits(unit: str, shown: int) -> None:
    """NX-BAT-04: a result at or above the unit's number is a hit, on plain ground."""
    state = table(f"1,0 {unit}", "1,0 human*9", phase="fight", ground="1,0 rock")
    play(state, f"fight 1,0 2, roll {shown}", *_defence(unit, shown >= HITS[unit]), pending=True)
    assert units(state, "1,0").endswith("human*8" if shown >= HITS[unit] else "human*9")


def _defence(unit: str, hit: bool) -> list[str]:
    """The rolls of nine Humans: with those of the attacker, or after them."""
    return ["roll 1"] * (8 if hit and unit != "human" else 9)


@pytest.mark.parametrize(
    ("unit", "terrain", "number"),
    [
        ("fungoid", "forest", 4),
        ("fungoid", "crystal", 6),
        ("fungoid", "magma", 5),
        ("crystalline", "crystal", 4),
        ("crystalline", "forest", 6),
        ("lava_leaper", "magma", 2),
        ("lava_leaper", "rock", 3),
        ("human", "forest", 6),
        ("rock_strider", "rock", 4),
    ],
)
def test_nx_bat_04_terrain_changes_the_result(unit: str, terrain: str, number: int) -> None:
    """NX-BAT-04: for either side."""
    for shown in range(1, 7):
        state = table("1,0 rubium_dragon", f"1,0 {unit}", phase="fight", ground=f"1,0 {terrain}")
        play(state, "fight 1,0 2, roll 1", f"roll {shown}", pending=True)
        assert (units(state, "1,0") == f"2 {unit}") == (shown >= number), shown


def test_nx_bat_04_one_and_six() -> None:
    """NX-BAT-04: cards change the result, but a 1 always misses and a 6 always hits."""
    state = table("1,0 rubium_dragon", "1,0 human", phase="fight", hands=("target*2",))
    play(state, "fight 1,0 2, play target, target attacker rubium_dragon")
    play(state, "play target, target attacker rubium_dragon, roll 1, roll 1", pending=True)
    assert units(state, "1,0") == "1 rubium_dragon | 2 human"
    state = table("1,0 human", "1,0 fungoid", phase="fight", hands=("", "jam*2"))
    jams = "play jam, target attacker human, play jam, target attacker human"
    play(state, f"fight 1,0 2, {jams}, roll 1, roll 6, draw energize dome", pending=True)
    assert units(state, "1,0") == "1 human"
    # A 5 of a Human hits with a card for it, and of a Fungoid no longer with one against it.
    state = table(
        "1,0 human", "1,0 fungoid", "", phase="fight", ground="1,0 rock", hands=("target",)
    )
    play(state, "fight 1,0 2, play target, target attacker human, roll 1, roll 5", pending=True)
    assert units(state, "1,0") == "1 human"
    state = table("1,0 human", "1,0 fungoid", phase="fight", ground="1,0 rock", hands=("jam",))
    play(state, "fight 1,0 2, play jam, target defender fungoid, roll 5, roll 1", pending=True)
    assert units(state, "1,0") == "1 human | 2 fungoid"


def test_nx_bat_04_the_roll_tells_what_hits_and_why() -> None:
    """NX-BAT-04: the least that hits, from the sheet, the ground and cards; from 2 to 6."""
    state = table(
        "1,0 fungoid", "1,0 fungoid", phase="fight", ground="1,0 forest", hands=("target", "jam")
    )
    cards = "play target, target attacker fungoid, play jam, target defender fungoid"
    events = play(state, f"fight 1,0 2, {cards}, roll 3, roll 4", pending=True)
    printed = {"part": "printed", "least": 5}
    ground = {"part": "terrain", "terrain": "forest", "value": 1}
    ours, theirs = told(events, "rolled")[0]["rolls"]
    assert ours["why"] == [printed, ground, {"part": "cards", "value": 1}]
    assert theirs["why"] == [printed, ground, {"part": "cards", "value": -1}]
    assert (ours["needs"], theirs["needs"]) == (3, 5)
    assert told(events, "hits")[0]["attacker"] == 1
    assert told(events, "hits")[0]["defender"] == 0
    state = table("1,0 human", "1,0 fungoid", phase="fight", hands=("", "jam*2"))
    jams = "play jam, target attacker human, play jam, target attacker human"
    events = play(state, f"fight 1,0 2, {jams}, roll 1, roll 1", pending=True)
    assert [roll["needs"] for roll in told(events, "rolled")[-1]["rolls"]] == [6]


def test_nx_bat_04_one_die_for_each_unit() -> None:
    """NX-BAT-04: of the current type, on both sides, before anybody falls."""
    state = table("1,0 human*3", "1,0 human*2", phase="fight")
    events = play(state, "fight 1,0 2, roll 1, roll 2, roll 3, roll 4, roll 5", pending=True)
    assert shown(told(events, "rolled")[0]) == [
        ("attacker", "human", [1, 2, 3]),
        ("defender", "human", [4, 5]),
    ]


def test_nx_bat_05_both_strike() -> None:
    """NX-BAT-05: units of the same type that hit each other both fall, with all that they hit."""
    state = table("1,0 human*2", "1,0 human*3", phase="fight", ground="1,0 rock")
    play(state, "fight 1,0 2, roll 6, roll 6, roll 6, roll 6, roll 1", pending=True)
    assert units(state, "1,0") == "2 human"
    assert reserve(state, 1, "human") == 12


def test_nx_bat_05_removed_before_its_turn() -> None:
    """NX-BAT-05: it does not attack any more."""
    state = table("1,0 rubium_dragon human", "1,0 rock_strider human", phase="fight")
    events = play(
        state, "fight 1,0 2, roll 2, lose rock_strider, roll 1, roll 6, lose human", pending=True
    )
    rolls = [roll["unit"] for e in told(events, "rolled") for roll in e["rolls"]]
    assert rolls == ["rubium_dragon", "human", "human"]
    assert units(state, "1,0") == "1 rubium_dragon | 2 human"


def test_nx_bat_05_the_attacker_removes_first() -> None:
    """NX-BAT-05: all casualties of the step, each of own choice; then the defender."""
    state = table(
        "1,0 fungoid*2 human*2", "1,0 fungoid*2 human*2", phase="fight", ground="1,0 rock"
    )
    play(state, "fight 1,0 2, roll 5, roll 5, roll 5, roll 5")
    assert (asked(state), options(state)) == ("1 casualty", ["lose human", "lose fungoid"])
    play(state, "lose human")
    assert asked(state) == "1 casualty"
    play(state, "lose fungoid")
    assert (asked(state), options(state)) == ("2 casualty", ["lose human", "lose fungoid"])
    play(state, "lose human, lose human, roll 1", pending=True)
    assert units(state, "1,0") == "1 human fungoid | 2 fungoid*2"


def test_nx_bat_05_a_lava_leaper_picks() -> None:
    """NX-BAT-05: with a natural 5 or 6 its owner chooses; first those, then the free ones."""
    force = "1,0 human*2 fungoid lava_leaper*2"
    state = table(force, force, phase="fight", ground="1,0 rock")
    play(state, "fight 1,0 2, roll 5, roll 3, roll 4, roll 6")
    victims = ["lose human", "lose fungoid", "lose lava_leaper"]
    # The attacker's casualties: one that the defender picks, one of free choice.
    assert (asked(state), options(state)) == ("2 casualty", victims)
    events = play(state, "lose lava_leaper")
    assert [(e["seat"], e["picked"]) for e in told(events, "lost")] == [(0, True)]
    assert asked(state) == "1 casualty"
    play(state, "lose human")
    # Then the defender's.
    assert (asked(state), options(state)) == ("1 casualty", victims)
    events = play(state, "lose fungoid")
    assert [(e["seat"], e["picked"]) for e in told(events, "lost")] == [(1, True)]
    assert asked(state) == "2 casualty"
    play(state, "lose human, roll 1, roll 1, roll 1", pending=True)
    assert units(state, "1,0") == "1 human fungoid lava_leaper | 2 human lava_leaper*2"


def test_nx_bat_05_a_natural_five_is_needed_to_pick() -> None:
    """NX-BAT-05: a 4 that magma makes a 5 hits, but leaves the choice to the owner."""
    state = table("1,0 lava_leaper", "1,0 human fungoid", phase="fight", ground="1,0 magma")
    play(state, "fight 1,0 2, roll 4")
    assert asked(state) == "2 casualty"
    # A 5 that cards turn into a miss picks nobody.
    state = table(
        "1,0 lava_leaper",
        "1,0 human fungoid",
        phase="fight",
        ground="1,0 rock",
        hands=("", "jam*3"),
    )
    jam = "play jam, target attacker lava_leaper"
    events = play(state, f"fight 1,0 2, {jam}, {jam}, {jam}, roll 5, roll 1, roll 1", pending=True)
    assert told(events, "lost") == []


def test_nx_bat_05_surplus_hits_are_lost() -> None:
    """NX-BAT-05: more hits than units do nothing more, and no unit of a third player falls."""
    state = table("1,0 human*3", "1,0 human", "1,0 human", phase="fight")
    play(state, "fight 1,0 2, roll 6, roll 6, roll 6, roll 1, draw energize dome", pending=True)
    assert units(state, "1,0") == "1 human*3 | 3 human"


def test_nx_bat_06_the_attacker_wins() -> None:
    """NX-BAT-06: a Battle Won card, one fitting mission; then the loser's Energize card."""
    state = table(
        "1,0 rubium_dragon", "1,0 human", phase="fight", hands=("t_forest k_human k_dragon",)
    )
    events = play(state, "fight 1,0 2, roll 3")
    assert (won(state), points(state)) == ([1, 0], [1, 0])
    assert asked(state) == "1 mission"
    assert options(state, "complete") == ["complete t_forest", "complete k_human"]
    assert hand(state, 2) == ""
    events += play(state, "complete k_human", pending=True)
    # Only one: the loser draws now.
    assert (asked(state), options(state)[0].split()[1]) == ("chance draw", "energize")
    events += play(state, "draw energize dome", pending=True)
    assert (hand(state, 2), decks(state)) == ("dome", (33, 31))
    assert [k for k in kinds(events) if k in ("won", "completed", "drew")] == [
        "won",
        "completed",
        "drew",
    ]
    assert points(state) == [2, 0]


def test_nx_bat_06_also_when_both_are_destroyed() -> None:
    """NX-BAT-06: the attacker wins, and may play a mission that asks for no survivor."""
    state = table("1,0 human", "1,0 human", phase="fight", hands=("t_forest s_human",))
    play(state, "fight 1,0 2, roll 6, roll 6")
    assert units(state, "1,0") == ""
    assert won(state) == [1, 0]
    assert options(state, "complete") == ["complete t_forest"]
    play(state, "complete t_forest, draw energize dome", pending=True)
    assert (completed(state, 1), hand(state, 2)) == ("t_forest", "dome")


def test_nx_bat_06_no_mission_is_forced() -> None:
    """NX-BAT-06: the mission is optional, the loser's card is not."""
    state = table("1,0 rubium_dragon", "1,0 human", phase="fight", hands=("t_forest",))
    play(state, "fight 1,0 2, roll 3, done, draw energize dome", pending=True)
    assert (hand(state, 1), hand(state, 2)) == ("t_forest", "dome")


def test_nx_bat_07_nobody_wins() -> None:
    """NX-BAT-07: if both have units left; the hex stays contested, and nobody gets a card."""
    state = table("1,0 human*2", "1,0 human*2", phase="fight", hands=("t_forest",))
    events = play(state, "fight 1,0 2, roll 6, roll 1, roll 6, roll 1", pending=True)
    assert units(state, "1,0") == "1 human | 2 human"
    assert (points(state), hand(state, 2)) == ([0, 0], "")
    assert [k for k in kinds(events) if k in ("won", "undecided", "drew")] == ["undecided"]
    assert options(state)[0].startswith("draw mission")


def test_nx_bat_07_only_the_defender_is_left() -> None:
    """NX-BAT-07: the same; the defender wins nothing either."""
    state = table("1,0 human | 2,0 human", "1,0 human", phase="fight")
    play(state, "fight 1,0 2, roll 1, roll 6", pending=True)
    assert (points(state), hand(state, 1), hand(state, 2)) == ([0, 0], "", "")
    assert asked(state) == "chance draw"


def test_nx_bat_07_the_last_unit_left_alive() -> None:
    """NX-BAT-07: a defender who leaves the battle has not lost it."""
    state = table(
        "1,0 human", "1,0 human | 2,0 human", phase="fight", hands=("t_forest", "extract")
    )
    events = play(state, "fight 1,0 2, play extract, move human 1,0 2,0", pending=True)
    assert "undecided" in kinds(events)
    assert units(state, "2,0") == "2 human*2"
    assert (points(state), hand(state, 2)) == ([0, 0], "")
    assert asked(state) == "chance draw"


def test_nx_bat_07_one_left_alive_and_one_fell() -> None:
    """NX-BAT-07: if others stay behind and are destroyed, the battle is lost after all."""
    state = table("1,0 human", "1,0 human*2 | 2,0 human", phase="fight", hands=("", "extract"))
    play(state, "fight 1,0 2, play extract, move human 1,0 2,0", pending=True)
    play(state, "roll 6, roll 1, draw energize dome", pending=True)
    assert (points(state), hand(state, 2)) == ([1, 0], "dome")
