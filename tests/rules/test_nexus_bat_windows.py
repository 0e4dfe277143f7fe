"""Nexus Ops, section BAT: who may play cards in a battle, when, and which units fall first."""

from __future__ import annotations

from collections import Counter
from typing import cast

from hexagora.core.event import Facts
from hexagora.games.nexus.state import NexusState
from nexus_table import asked, discards, hand, options, play, table, told, units


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
