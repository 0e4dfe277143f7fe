"""Nexus Ops, section CARD: selling, Energize cards, a battle against the odds."""

from __future__ import annotations

import pytest

from nexus_table import (
    after,
    army,
    asked,
    discards,
    goals,
    hand,
    options,
    play,
    rubium,
    table,
    told,
    units,
)

FAR = "-2,-2 human"
NEXT_TO_BASE = ("-2,-2", "-1,-2", "-2,0", "-1,-1")
"""The hexes around -2,-1."""


def test_nx_card_04_selling() -> None:
    """NX-CARD-04: missions and Energize cards for 1 rubium each, face up to their discards."""
    state = table("2,1 human", FAR, phase="deploy", hands=("t_rock*2 dome jam",), rubium=(0, 9))
    events = play(state, "sell mission t_rock, sell energize dome, sell mission t_rock")
    assert rubium(state) == [3, 9]
    assert (hand(state, 1), discards(state)) == ("jam", "t_rock*2 dome")
    assert [event.seen_by(1)["card"] for event in events] == ["t_rock", "dome", "t_rock"]
    play(state, "buy fungoid 2,1")
    assert units(state, "2,1") == "1 human fungoid"


def test_nx_card_04_at_every_own_decision() -> None:
    """NX-CARD-04: in all phases and inside a battle, but not while something is resolved."""
    state = table(
        "2,1 human rock_strider | 1,0 rubium_dragon",
        "1,1 human fungoid",
        phase="deploy",
        tokens="1,0 mine 2",
        hands=("t_rock double again dome volunteer",),
    )
    seen = []
    for act in (
        *("play volunteer", "place 2,1", "done", "move rock_strider 2,1 1,1"),
        *("move human 2,1 1,1", "done", "done", "explore 1,0, token mine 2", "fight 1,1 2"),
        *("play double", "target attacker rock_strider", "done, roll 4, roll 1"),
        *("play again", "reroll attacker rock_strider 1", "done, roll 1", "done", "done"),
        *("lose human, roll 5", "done", "done", "lose human", "draw mission t_mono"),
    ):
        if state.seat == 0:
            seen.append((asked(state).split()[1], options(state, "sell") != []))
        play(state, act, pending=True)
    seen.append((asked(state).split()[1], options(state, "sell") != []))
    assert {kind for kind, may in seen if may} == {
        *("deploy", "move", "breathe", "explore", "fight", "window", "end"),
    }
    assert {kind for kind, may in seen if not may} == {"place", "target", "dice", "casualty"}


def test_nx_card_04_when_asked_for_a_mission() -> None:
    """NX-CARD-04: the winner may sell then as well, until no mission is left to be asked for."""
    state = table("1,0 rubium_dragon", "1,0 human", phase="fight", hands=("t_forest t_rock",))
    play(state, "fight 1,0 2, roll 2, sell mission t_rock")
    assert asked(state) == "1 mission"
    play(state, "sell mission t_forest, draw energize dome", pending=True)
    assert rubium(state)[0] == 10


def test_nx_card_04_nobody_else_sells() -> None:
    """NX-CARD-04: only the active player; and it is no play after which all are asked anew."""
    state = table(
        "1,0 human", "1,0 human", "", phase="fight", hands=("dome jam", "again t_rock", "windfall")
    )
    play(state, "fight 1,0 2, sell energize jam")
    assert asked(state) == "1 window"
    play(state, "sell energize dome")
    assert (asked(state), options(state)) == ("2 window", ["done"])
    play(state, "done")
    assert (asked(state), options(state)) == ("3 window", ["done"])
    play(state, "done", pending=True)
    assert asked(state) == "chance roll"


def test_nx_card_05_a_unit_attacks_twice() -> None:
    """NX-CARD-05: Double Strike goes before NX-BAT-03, for the one unit that it names."""
    state = table("1,1 human*2", "1,1 human*3", phase="fight", hands=("double",))
    events = play(state, "fight 1,1 2, play double, target attacker human", pending=True)
    play(state, "roll 6, roll 6, roll 6, roll 1, roll 1, roll 1, draw energize dome", pending=True)
    assert told(events, "targeted")[0]["side"] == "attacker"
    assert units(state, "1,1") == "1 human*2"


def test_nx_card_05_a_unit_attacks_first() -> None:
    """NX-CARD-05: First Shot goes before the order of attack; the unit does not attack again."""
    state = table("1,1 human*2", "1,1 rubium_dragon", phase="fight", hands=("first",))
    play(state, "fight 1,1 2, play first, target attacker human, roll 1", pending=True)
    events = play(state, "roll 2, roll 1", pending=True)
    rolls = [
        (roll["unit"], len(roll["dice"])) for e in told(events, "rolled") for roll in e["rolls"]
    ]
    assert rolls == [("rubium_dragon", 1), ("human", 1)]
    # Of two Humans the one that had attacked was given up.
    assert units(state, "1,1") == "1 human | 2 rubium_dragon"


def test_nx_card_05_both_together() -> None:
    """NX-CARD-05: a unit may attack first and twice, if two cards say so."""
    state = table("1,1 human", "1,1 rubium_dragon*2", phase="fight", hands=("first double",))
    play(state, "fight 1,1 2, play first, target attacker human, play double")
    assert options(state) == ["target attacker human first", "target defender rubium_dragon"]
    play(state, "target attacker human first, roll 6, roll 6, draw energize dome", pending=True)
    assert units(state, "1,1") == "1 human"


def test_nx_card_06_shown_resolved_discarded() -> None:
    """NX-CARD-06: all see the card; it is resolved in full and lies face up on its discard."""
    state = table("2,1 human | 2,2 human*3", FAR, phase="deploy", hands=("transfer leak",))
    events = play(state, "play leak", pending=True)
    assert [event.seen_by(1)["card"] for event in events if event.kind == "played"] == ["leak"]
    play(state, "draw mission t_rock, play transfer")
    assert asked(state) == "1 transfer"
    assert "done" not in options(state)
    play(state, "move human 2,2 2,1")
    # Another one may follow, the same way only; and no third.
    assert options(state) == ["done", "move human 2,2 2,1"]
    play(state, "move human 2,2 2,1")
    assert asked(state) == "1 deploy"
    assert army(state, 1) == "2,1 human*3 | 2,2 human"
    assert (hand(state, 1), discards(state)) == ("t_rock", "transfer leak")
    play(state, "done")
    # Whom the card has moved may still move.
    play(state, "move human 2,1 1,1, move human 2,1 1,1, move human 2,1 1,1")


@pytest.mark.parametrize(
    ("card", "own", "playable"),
    [
        ("volunteer", "2,1 human*11", True),
        ("volunteer", "2,1 human*12", False),
        ("volunteer", "", False),
        ("volunteer", "-1,0 fungoid", True),
        ("bloom", "", True),
        ("bloom", "2,1 fungoid*8", False),
        ("growth", "", True),
        ("march", "", False),
        ("march", "2,1 human", True),
        ("transfer", "2,1 human", False),
        ("transfer", "2,1 human | 2,2 human", True),
        # A Human may enter neither of the others.
        ("transfer", "2,1 human | -1,1 rock_strider*2", True),
        ("transfer", "-1,1 human | -1,0 human", False),
        ("windfall", "", True),
        ("drive", "", True),
        ("leak", "", True),
    ],
)
def test_nx_card_06_what_does_nothing_is_not_played(card: str, own: str, playable: bool) -> None:
    """NX-CARD-06: an empty reserve, no fitting hex: such a card stays in the hand."""
    state = table(own, FAR, phase="deploy", hands=(card,))
    assert (f"play {card}" in options(state)) is playable


def test_nx_card_06_no_fitting_hex() -> None:
    """NX-CARD-06: a unit of a card appears in a fitting hex that is unoccupied or own."""
    forests = [f"{cell} human" for cell in ("1,0", "2,0", "0,2", "-2,2", "2,1")]
    state = table("", " | ".join([*forests, "-2,-1 human"]), phase="deploy", hands=("bloom",))
    assert "play bloom" not in options(state)
    state = table(
        "2,1 human | 1,1 human", " | ".join(forests[:3]), phase="deploy", hands=("bloom volunteer",)
    )
    assert options(after(state, "play bloom")) == ["place -2,-1", "place -2,2", "place 2,1"]
    assert options(after(state, "play volunteer")) == ["place 1,1", "place 2,1"]
    # No mission to draw anywhere.
    state = table("2,1 human", FAR, phase="deploy", hands=("leak",), decks="", rest="2")
    assert "play leak" not in options(state)


def test_nx_card_06_in_a_battle() -> None:
    """NX-CARD-06: nowhere to be brought to, nobody left to mark, no hit left to cancel."""
    state = table("1,0 human", "1,0 human | 0,1 human", phase="fight", hands=("extract",))
    play(state, "fight 1,0 2")
    assert options(state, "play") == []
    # The goal must be own and open: a Human does not go into Magma.
    state = table(
        "1,0 human rock_strider | 1,-1 rock_strider", "1,0 human", phase="fight", hands=("extract",)
    )
    play(state, "fight 1,0 2, play extract")
    assert options(state) == ["move rock_strider 1,0 1,-1"]
    state = table("1,0 human", "1,0 human", phase="fight", hands=("double*3",))
    double = "play double, target attacker human, play double, target defender human"
    play(state, f"fight 1,0 2, {double}")
    assert options(state, "play") == []
    state = table("1,0 human*3", "1,0 human*3", phase="fight", hands=("dome*2",))
    play(state, "fight 1,0 2, done, roll 6, roll 1, roll 1, roll 1, roll 1, roll 1, done")
    play(state, "play dome")
    assert options(state) == ["cancel attacker free"]
    play(state, "cancel attacker free")
    assert (asked(state), options(state, "play")) == ("1 window", [])


def test_nx_card_06_a_march_is_for_one_turn() -> None:
    """NX-CARD-06: steps that nobody has taken are gone, for the next player too."""
    state = table("2,1 human", "-2,-1 human", phase="deploy", hands=("march",))
    play(state, "play march, done, done, draw mission t_rock, done, done")
    assert asked(state) == "2 move"
    assert all(text.split()[-1] in NEXT_TO_BASE for text in options(state, "move"))
    play(state, "done, draw mission t_rock, done, done")
    assert goals(state, "human", "2,1") == "1,1 1,2 2,0 2,2"


def test_nx_card_06_a_drive_is_for_one_turn() -> None:
    """NX-CARD-06: every mine that is worked gives one more, in this turn only."""
    state = table(
        "2,1 human | 1,2 human*2 | 2,2 rock_strider", FAR, phase="deploy", hands=("drive",)
    )
    play(state, "play drive, done, done", pending=True)
    assert rubium(state)[0] == 8 + 3 + 4
    play(state, "draw mission t_rock, done, done, done, draw mission t_rock, done")
    play(state, "done, done", pending=True)
    assert rubium(state)[0] == 15 + 5


@pytest.mark.parametrize(
    ("enemies", "offered"),
    [("human", []), ("human*2", ["complete x_odds"]), ("human*3", ["complete x_odds"])],
)
def test_nx_card_07_against_the_odds(enemies: str, offered: list[str]) -> None:
    """NX-CARD-07: at least as many units as the attacker, when the battle began."""
    state = table(
        "1,0 rubium_dragon*2 | 2,1 human",
        f"1,0 {enemies} | {FAR}",
        phase="fight",
        hands=("x_odds double",),
    )
    play(state, "fight 1,0 2, play double, target attacker rubium_dragon", pending=True)
    play(state, "roll 6, roll 6, roll 6")
    assert (asked(state), options(state, "complete")) == ("1 mission", offered)
