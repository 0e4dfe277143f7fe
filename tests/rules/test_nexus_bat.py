"""Nexus Ops, section BAT: battles."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from hexagora.core.event import Facts
from hexagora.games.nexus.state import NexusState
from nexus_table import (
    asked,
    completed,
    decks,
    discards,
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

FAR = "-2,-2 human"
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


def test_nx_bat_08_order_of_choosing() -> None:
    """NX-BAT-08: attacker, defender, the others clockwise from the defender; anew after a card."""
    state = table(
        "3,0 human",
        "1,0 human",
        "-3,0 human",
        "1,0 human",
        seat=2,
        phase="fight",
        hands=("target", "target*2", "jam", "jam"),
    )
    play(state, "fight 1,0 4")
    seen = []
    for act in (
        *("done", "done", "done", "play jam"),
        *("target attacker human", "done", "done", "play target"),
        *("target defender human", "play target", "target attacker human"),
        *("done", "done"),
    ):
        seen.append(asked(state))
        play(state, act, pending=True)
    assert seen == [
        *("2 window", "4 window", "1 window", "3 window"),
        # The card is resolved in full; then all who still hold one are asked again.
        *("3 target", "2 window", "4 window", "1 window"),
        *("1 target", "2 window", "2 target"),
        *("2 window", "4 window"),
    ]
    assert asked(state) == "chance roll"
    assert hand(state, 1) == hand(state, 3) == ""
    assert discards(state) == "target*2 jam"


def test_nx_bat_08_who_is_not_in_the_battle_may_play() -> None:
    """NX-BAT-08: for either side, and the card counts."""
    state = table("1,0 human", "1,0 human", "-3,1 human", phase="fight", hands=("", "", "target"))
    play(state, "fight 1,0 2")
    assert asked(state) == "3 window"
    play(
        state,
        "play target, target attacker human, roll 5, roll 1, draw energize dome",
        pending=True,
    )
    assert units(state, "1,0") == "1 human"


def test_nx_bat_08_abilities_only_in_the_battle() -> None:
    """NX-BAT-08: a third player's Shardian in the hex is no part of it."""
    state = table(
        "1,0 clone*2", "1,0 shardian*2", "1,0 shardian", phase="fight", alternate_units="on"
    )
    play(state, "fight 1,0 2")
    assert (asked(state), options(state)) == ("2 window", ["done", "shatter"])
    play(state, "shatter")
    assert units(state, "1,0") == "1 clone | 2 shardian | 3 shardian"
    # After an ability all are asked again; only the owner has anything to say.
    assert asked(state) == "2 window"
    play(state, "done", pending=True)
    assert asked(state) == "chance roll"


CARDS = "target jam double first extract again dome"


def test_nx_bat_09_three_windows() -> None:
    """NX-BAT-09: before the first roll, after each roll, after the hits; each has its own cards."""
    state = table(
        "1,0 rubium_dragon human | 2,0 human",
        "1,0 rock_strider human",
        phase="fight",
        hands=(CARDS,),
    )
    play(state, "fight 1,0 2")
    before = ["play target", "play jam", "play double", "play first", "play extract"]
    assert (asked(state), options(state, "play")) == ("1 window", before)
    play(state, "done, roll 2")
    assert (asked(state), options(state, "play")) == ("1 window", ["play again"])
    play(state, "done")
    assert (asked(state), options(state, "play")) == ("1 window", ["play dome"])
    play(state, "done, lose human, roll 1")
    # The next step has no window before its roll, and without hits none after it.
    assert (asked(state), options(state, "play")) == ("1 window", ["play again"])
    play(state, "done, roll 1")
    assert (asked(state), options(state, "play")) == ("1 window", ["play again"])
    play(state, "done", pending=True)
    assert asked(state) == "chance draw"


def test_nx_bat_09_the_window_after_the_roll() -> None:
    """NX-BAT-09: dice are rolled again before hits are counted, and all are asked again."""
    state = table("1,0 human*2", "1,0 human", phase="fight", hands=("again", "again"))
    play(state, "fight 1,0 2, done, done, roll 1, roll 6, roll 2")
    play(state, "done, play again, reroll attacker human 6, done, roll 3")
    assert asked(state) == "1 window"
    assert hand(state, 2) == ""
    events = play(state, "play again, reroll defender human 2, done, roll 4", pending=True)
    assert told(events, "lost") == []
    assert units(state, "1,0") == "1 human*2 | 2 human"


def test_nx_bat_09_the_window_after_the_hits() -> None:
    """NX-BAT-09: a hit is cancelled before casualties; which one, the player says."""
    state = table(
        "1,0 lava_leaper*2",
        "1,0 human*2",
        phase="fight",
        ground="1,0 rock",
        hands=("", "dome"),
    )
    play(state, "fight 1,0 2, done, roll 6, roll 3, done, play dome")
    assert (asked(state), options(state)) == (
        "2 cancel",
        ["cancel attacker free", "cancel attacker pick"],
    )
    play(state, "cancel attacker pick, roll 1", pending=True)
    assert units(state, "1,0") == "1 lava_leaper*2 | 2 human"


def test_nx_bat_10_everyone_with_a_card_is_asked() -> None:
    """NX-BAT-10: whatever the card is; the rest pass by themselves."""
    seen = []
    for card in ("windfall", "again", "extract"):
        state = table(
            "1,0 human", "1,0 human*2", "-3,1 human", phase="fight", hands=("t_rock", "", card)
        )
        play(state, "fight 1,0 2")
        questions = [asked(state)]
        play(state, "done, roll 6, roll 1, roll 1")
        questions.append(asked(state))
        play(state, "done")
        questions.append(asked(state))
        seen.append(questions)
    # Missions do not count: the attacker is never asked.
    assert seen == [["3 window"] * 3] * 3


def test_nx_bat_10_an_ability_is_enough() -> None:
    """NX-BAT-10: before the first roll, and only there."""
    state = table("1,0 clone*3", "1,0 shardian", phase="fight", alternate_units="on")
    play(state, "fight 1,0 2")
    assert asked(state) == "2 window"
    play(state, "done, roll 1", pending=True)
    assert asked(state) == "chance roll"


def test_nx_bat_11_before_the_first_step_plain_units_fall_first() -> None:
    """NX-BAT-11: then those that attack first, then those that attack twice."""
    state = table(
        "1,0 shardian*4 clone | 2,1 clone",
        "1,0 shardian*4 clone | -2,-1 clone",
        phase="fight",
        hands=("first double",),
        alternate_units="on",
    )
    play(state, "fight 1,0 2, play first, target attacker shardian")
    play(state, "play double, target attacker shardian")
    fallen = []
    for _ in range(3):
        before = marks(state)
        play(state, "done, shatter, lose shardian")
        fallen.append(before - marks(state))
    assert fallen == [Counter({"": 1}), Counter({"": 1}), Counter({"first": 1})]
    assert marks(state) == Counter({"twice": 1})


def test_nx_bat_11_after_it_those_that_have_attacked() -> None:
    """NX-BAT-11: then plain ones, then those that attack twice; who picks takes them last first."""
    hands = ("first double", "")
    for enemy, rolled, left in (
        ("rock_strider", "roll 4", {"": 1, "twice": 1}),
        ("lava_leaper", "roll 6", {"": 1, "first": 1}),
    ):
        state = table("1,0 human*3 | 2,1 human", f"1,0 {enemy}", phase="fight", hands=hands)
        play(state, "fight 1,0 2, play first, target attacker human")
        play(state, "play double, target attacker human, roll 1", pending=True)
        play(state, rolled, pending=True)
        assert marks(state) == Counter(left)


def marks(state: NexusState) -> Counter[str]:
    """The attacker's Humans or Shardians in the battle by what cards have made of them."""
    battle = cast(Facts, state.facts(0)["battle"])
    groups = cast("list[Facts]", cast("list[Facts]", battle["sides"])[0]["units"])
    return Counter(
        {
            " ".join(cast("list[str]", group["marks"])): cast(int, group["count"])
            for group in groups
            if group["unit"] in ("human", "shardian")
        }
    )
