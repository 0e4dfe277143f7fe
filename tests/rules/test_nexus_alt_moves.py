"""Nexus Ops, section ALT: Sporelings that go on, divers between pools."""

from __future__ import annotations

from nexus_alternates import FAR, OWN, alt, battle
from nexus_table import asked, goals, mine, options, play, points, told, units


def test_nx_alt_04_sporelings_go_on() -> None:
    """NX-ALT-04: after a won battle and its cards each survivor may move 1 hex."""
    state = battle("sporeling*2 monolith_weem", "clone", hands=("t_forest",))
    play(state, "roll 6, complete t_forest, draw energize dome")
    assert asked(state) == "1 spore", "after the mission and the defender's card"
    assert "move sporeling 1,0 2,0" in options(state)
    assert not options(state, "move monolith_weem")
    play(state, "move sporeling 1,0 2,0")
    assert units(state, "2,0") == "1 sporeling"
    assert asked(state) == "1 spore", "the other one"
    assert not options(state, "move sporeling 2,0"), "each once"
    play(state, "move sporeling 1,0 1,1", pending=True)
    assert asked(state) == "chance draw", "on with the turn"


def test_nx_alt_04_it_is_no_must() -> None:
    """NX-ALT-04: they may move."""
    state = battle("sporeling monolith_weem", "clone")
    play(state, "roll 6, draw energize dome, done", pending=True)
    assert units(state, "1,0") == "1 sporeling monolith_weem"


def test_nx_alt_04_not_after_a_battle_that_was_not_won() -> None:
    """NX-ALT-04: undecided, or without Sporelings in it, nobody moves."""
    state = battle("sporeling", "clone")
    events = play(state, "roll 1", pending=True)
    assert len(told(events, "undecided")) == 1
    assert asked(state) == "chance draw"
    state = battle("monolith_weem", "clone")
    play(state, "roll 6, draw energize dome", pending=True)
    assert options(state)[0].startswith("draw mission")


def test_nx_alt_04_a_hex_newly_contested_gets_its_battle() -> None:
    """NX-ALT-04: battle after battle, as long as they win."""
    state = alt(
        "1,0 sporeling*2 | 2,1 clone",
        f"1,0 clone | 2,0 clone | 1,1 clone | {FAR}",
        phase="fight",
        ground="1,0 forest | 2,0 forest | 1,1 rock",
    )
    play(state, "fight 1,0 2, roll 5, roll 1, draw energize dome")
    play(state, "move sporeling 1,0 2,0, done")
    assert options(state) == ["fight 2,0 2"]
    # The defender, who holds a card now, is asked before the roll, after it and at the hits.
    play(state, "fight 2,0 2, done, roll 5, done, done, draw energize jam")
    play(state, "move sporeling 2,0 1,1")
    assert options(state) == ["fight 1,1 2"]
    play(state, "fight 1,1 2, done, roll 5, done, done, draw energize drive")
    assert points(state) == [3, 0]


def test_nx_alt_04_it_joins_a_battle_still_to_come() -> None:
    """NX-ALT-04: and fights in it."""
    state = alt(
        "1,0 sporeling*2 | 2,0 clone*2 | 2,1 clone",
        f"1,0 clone | 2,0 clone | {FAR}",
        phase="fight",
        ground="1,0 forest | 2,0 forest",
    )
    play(state, "fight 1,0 2, roll 5, roll 1, draw energize dome, move sporeling 1,0 2,0, done")
    events = play(state, "fight 2,0 2, done", pending=True)
    assert told(events, "battle")[0]["own"] == [
        {"unit": "clone", "count": 2},
        {"unit": "sporeling", "count": 1},
    ]


def test_nx_alt_04_no_hex_sees_two_battles() -> None:
    """NX-ALT-04: who goes where a battle was fought waits for the next turn."""
    state = alt(
        "1,0 sporeling | 2,0 clone*2 | 2,1 clone",
        f"1,0 clone | 2,0 clone*2 | {FAR}",
        phase="fight",
        ground="1,0 forest | 2,0 forest",
    )
    play(state, "fight 2,0 2, roll 1, roll 1", "fight 1,0 2, roll 5, draw energize dome")
    play(state, "move sporeling 1,0 2,0", pending=True)
    assert asked(state) == "chance draw", "mining and drawing: no second battle"
    assert units(state, "2,0") == "1 clone*2 sporeling | 2 clone*2"


def test_nx_alt_04_under_the_rules_of_movement() -> None:
    """NX-ALT-04: NX-MOV-03 and 04 hold: no Monolith; from a contested hex not among enemies."""
    enemy = "1,0 clone | 2,0 clone | -3,2 clone"
    lines = ("1,0 sporeling | 2,1 clone", enemy, "1,0 clone | 1,-3 clone")
    ground = "1,0 forest | 2,0 forest"
    state = alt(*lines, phase="fight", ground=ground)
    play(state, "fight 1,0 2, roll 5, draw energize dome")
    went = [text.split()[-1] for text in options(state, "move")]
    assert "2,0" not in went, "a third player is left in the hex"
    assert "0,0" not in went
    assert "1,1" in went
    state = alt(lines[0], enemy, "1,-3 clone", phase="fight", ground=ground)
    play(state, "fight 1,0 2, roll 5, draw energize dome")
    assert "2,0" in [text.split()[-1] for text in options(state, "move")]


def test_nx_alt_04_one_that_was_found_does_not_go_on() -> None:
    """NX-ALT-04, NX-EXP-02: it took no part in the battle."""
    state = alt(
        f"1,0 monolith_weem | {OWN}",
        f"1,0 clone | {FAR}",
        phase="explore",
        tokens="1,0 mine 1 fungoid",
    )
    play(state, "explore 1,0", pending=True)
    play(state, options(state)[0])
    assert units(state, "1,0") == "1 sporeling monolith_weem | 2 clone"
    play(state, "fight 1,0 2, roll 6, draw energize dome", pending=True)
    assert options(state)[0].startswith("draw mission")


def test_nx_alt_04_no_battle_goes_on_for_ever() -> None:
    """NX-ALT-04: an unexplored hex waits for the next exploration phase (NX-EXP-05)."""
    state = battle("sporeling monolith_weem", "clone", tokens="2,0 mine 2")
    play(state, "roll 6, draw energize dome, move sporeling 1,0 2,0", pending=True)
    assert asked(state) == "chance draw"
    assert options(state)[0].startswith("draw mission")
    assert mine(state, "2,0") == 0


MAGMA = "1,0 magma | -1,0 magma | 0,1 magma | -1,1 forest | 0,-1 rock | 1,-1 rock"


def test_nx_alt_06_divers_move_between_pools() -> None:
    """NX-ALT-06: out of a Magma Pool every other one is adjacent; 1 hex."""
    state = alt("1,0 magma_diver | 2,1 magma_diver", f"0,1 clone | {FAR}", ground=MAGMA)
    found = goals(state, "magma_diver", "1,0").split()
    assert sorted(found) == sorted(["-1,0", "0,0", "0,1", "1,-1", "1,1", "2,-1", "2,0"])
    play(state, "move magma_diver 1,0 -1,0")
    assert goals(state, "magma_diver", "-1,0") == "", "1 hex"
    assert "-1,0" not in goals(state, "magma_diver", "2,1").split(), "only out of a pool"


def test_nx_alt_06_enemies_at_the_far_end() -> None:
    """NX-ALT-06: among enemies the move ends; who starts among enemies may not go there."""
    free = alt("1,0 magma_diver | 2,1 clone", f"-1,0 clone | {FAR}", ground=MAGMA)
    play(free, "move magma_diver 1,0 -1,0, done")
    assert options(free) == ["fight -1,0 2"]
    state = alt("1,0 magma_diver | 2,1 clone", f"1,0 clone | -1,0 clone | {FAR}", ground=MAGMA)
    found = goals(state, "magma_diver", "1,0").split()
    assert "-1,0" not in found
    assert "0,1" in found


def test_nx_alt_06_a_longer_move() -> None:
    """NX-ALT-06, NX-MOV-07: a card adds its step at the end, on from the far pool."""
    state = alt("1,0 magma_diver", FAR, phase="deploy", ground=MAGMA, hands=("march",))
    play(state, "play march, done")
    assert "-2,0" in goals(state, "magma_diver", "1,0").split()


def test_nx_alt_04_objectives_before_sporelings_go_on() -> None:
    """NX-ALT-04, NX-CARD-02: between their moves too; not in version 1."""
    for version, found in ((1, []), (2, ["complete d_forest"])):
        state = alt(
            f"1,0 sporeling*2 | {OWN}",
            f"1,0 clone | {FAR}",
            phase="fight",
            ground="1,0 forest | 2,1 rock | -2,-1 rock",
            hands=("d_forest",),
            rules_version=version,
        )
        play(state, "fight 1,0 2, roll 6, roll 1, done, draw energize dome")
        assert (asked(state), options(state, "complete")) == ("1 spore", found)
    play(state, "complete d_forest")
    assert (asked(state), points(state)) == ("1 spore", [2, 0])
