"""Nexus Ops, section DEP: the deployment phase."""

from __future__ import annotations

from nexus_table import (
    army,
    asked,
    discards,
    goals,
    hand,
    options,
    play,
    reserve,
    rubium,
    table,
    told,
    units,
)

BASE = ["1,2", "2,1", "2,2"]


def test_nx_dep_01_buying() -> None:
    """NX-DEP-01: any units that rubium and reserve allow, on any own base hex."""
    state = table("2,1 human*12", "-2,-1 human", phase="deploy", rubium=(9, 9))
    assert options(state, "buy human") == []
    for unit in ("fungoid", "crystalline", "rock_strider", "lava_leaper"):
        assert options(state, f"buy {unit}") == [f"buy {unit} {cell}" for cell in BASE]
    assert options(state, "buy rubium_dragon") == []
    play(state, "buy fungoid 2,2")
    assert rubium(state) == [6, 9]
    assert reserve(state, 1, "fungoid") == 7
    assert units(state, "2,2") == "1 fungoid"
    assert {text.split()[1] for text in options(state, "buy")} == {
        "fungoid",
        "crystalline",
        "rock_strider",
    }
    play(state, "buy rock_strider 1,2")
    assert rubium(state) == [0, 9]
    assert options(state) == ["done"]


def test_nx_dep_01_costs() -> None:
    """NX-DEP-01: each unit costs what its sheet says."""
    costs = {
        "human": 2,
        "fungoid": 3,
        "crystalline": 3,
        "rock_strider": 6,
        "lava_leaper": 8,
        "rubium_dragon": 12,
    }
    for unit, cost in costs.items():
        state = table("2,1 human", "-2,-1 human", phase="deploy", rubium=(cost, 0))
        assert [e["cost"] for e in told(play(state, f"buy {unit} 2,1"), "bought")] == [cost]
        assert rubium(state)[0] == 0
        state = table("2,1 human", "-2,-1 human", phase="deploy", rubium=(cost - 1, 0))
        assert options(state, f"buy {unit}") == []


def test_nx_dep_01_on_a_base_hex_with_enemies() -> None:
    """NX-DEP-01: even there; the new units are bound by NX-MOV-04 and fight this turn."""
    state = table("", "2,1 human | 1,1 human", phase="deploy", rubium=(2, 9))
    play(state, "buy human 2,1, done")
    assert units(state, "2,1") == "1 human | 2 human"
    assert goals(state, "human", "2,1") == "1,2 2,0 2,2"
    play(state, "done")
    assert options(state) == ["fight 2,1 2"]


def test_nx_dep_02_cards() -> None:
    """NX-DEP-02: deployment cards only now, only by the active player, and no others now."""
    cards = "volunteer bloom growth march windfall drive leak"
    battle = "target jam double again dome first extract"
    state = table(
        "2,1 human*2 | 2,2 human",
        "-2,-1 human",
        phase="deploy",
        hands=(f"{cards} {battle} transfer", "windfall march"),
    )
    playable = [text.split()[1] for text in options(state, "play")]
    assert sorted(playable) == sorted([*cards.split(), "transfer"])
    play(state, "play windfall")
    assert rubium(state) == [12, 11]
    assert discards(state) == "windfall"
    play(state, "done")
    assert asked(state) == "1 move"
    assert options(state, "play") == []


def test_nx_dep_02_not_in_later_phases() -> None:
    """NX-DEP-02: neither when exploring, before a battle, in it, nor at the end of the turn."""
    state = table(
        "1,0 human",
        "1,0 human",
        phase="explore",
        tokens="1,0 mine 2",
        hands=("windfall", "windfall"),
    )
    seen = []
    for act in ("explore 1,0, token mine 2", "fight 1,0 2", "done", "done, roll 1, roll 1", "done"):
        seen.append(asked(state))
        assert options(state, "play") == []
        play(state, act)
    assert seen == ["1 explore", "1 fight", "1 window", "2 window", "1 window"]
    play(state, "done, draw mission t_rock")
    assert asked(state) == "1 end"
    assert options(state, "play") == []


def test_nx_dep_03_in_any_order() -> None:
    """NX-DEP-03: single purchases and cards in any order; what is placed may move this turn."""
    state = table("", "-2,-1 human", phase="deploy", rubium=(2, 9), hands=("windfall volunteer",))
    assert "play volunteer" not in options(state)
    play(state, "buy human 2,1, play volunteer")
    assert asked(state) == "1 place"
    play(state, "place 2,1, play windfall, buy fungoid 2,2")
    assert (rubium(state)[0], hand(state, 1)) == (1, "")
    assert army(state, 1) == "2,1 human*2 | 2,2 fungoid"
    play(state, "done, move human 2,1 2,0, move human 2,1 1,1, move fungoid 2,2 2,1")
    assert options(state) == ["done"]
