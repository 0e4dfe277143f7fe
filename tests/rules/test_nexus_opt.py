"""Nexus Ops, section OPT: the optional rules that stand alone, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from hexagora.games.nexus.content.components import the_box
from nexus_set_up import set_up
from nexus_table import (
    after,
    asked,
    clause,
    face_down,
    hand,
    odds,
    opening,
    options,
    play,
    points,
    pool,
    rubium,
    table,
    terrain,
    told,
    units,
    winners,
    won,
)

DUEL = ("1,0 rubium_dragon", "1,0 human | -2,-1 human")
"""A battle that the first seat wins with one die."""


def test_nx_opt_01_time_is_of_the_essence() -> None:
    """NX-OPT-01: to 10 points; NX-END-02 holds."""
    state = table(*DUEL, phase="fight", won=(9,), short_game="on")
    play(state, "fight 1,0 2, roll 2")
    assert points(state) == [10, 0]
    assert (winners(state), clause(state)) == ([1], "NX-END-01")
    state = table(*DUEL, phase="fight", won=(8,), short_game="on")
    play(state, "fight 1,0 2, roll 2", pending=True)
    assert not state.over, "9 are not enough"
    state = table(*DUEL, phase="fight", won=(9,))
    play(state, "fight 1,0 2, roll 2", pending=True)
    assert not state.over, "10 are not enough without the option"
    out = table("1,0 rubium_dragon", "1,0 human", phase="fight", rubium=(0, 0), short_game="on")
    play(out, "fight 1,0 2, roll 2, draw energize dome")
    assert (winners(out), clause(out)) == ([1], "NX-END-02")


def test_nx_opt_02_in_for_the_long_haul() -> None:
    """NX-OPT-02: to 14 points; NX-END-02 holds."""
    state = table(*DUEL, phase="fight", won=(12,), long_game="on")
    play(state, "fight 1,0 2, roll 2", pending=True)
    assert not state.over, "13 are not enough"
    state = table(*DUEL, phase="fight", won=(13,), long_game="on")
    play(state, "fight 1,0 2, roll 2")
    assert (points(state), winners(state), clause(state)) == ([14, 0], [1], "NX-END-01")
    out = table("1,0 rubium_dragon", "1,0 human", phase="fight", rubium=(0, 0), long_game="on")
    play(out, "fight 1,0 2, roll 2, draw energize dome")
    assert (winners(out), clause(out)) == ([1], "NX-END-02")


def test_nx_opt_03_standing_orders() -> None:
    """NX-OPT-03: one Secret Mission each at the start, dealt with the rubium."""
    state = opening(3, standing_orders="on", first="2")
    while asked(state) != "chance draw":
        state.apply(state.legal()[0])
    assert rubium(state) == [14, 8, 11]
    assert sum(odds(state).values()) == 36
    events = play(state, "draw mission t_rock, draw mission d_rock, draw mission t_mono")
    assert [hand(state, seat) for seat in (1, 2, 3)] == ["t_mono", "t_rock", "d_rock"]
    assert asked(state) == "2 deploy"
    drawn = [event for event in events if event.kind == "drew"]
    assert [event.knowers for event in drawn] == [(1,), (2,), (0,)]
    assert all("card" not in event.facts for event in drawn)
    plain = set_up(opening(3), "plain")
    assert [hand(plain, seat) for seat in (1, 2, 3)] == ["", "", ""]


KING: dict[str, Any] = {"phase": "mine", "king_of_the_hill": "on"}


def test_nx_opt_04_king_of_the_hill() -> None:
    """NX-OPT-04: the Monolith in the draw phase gives 2 Energize cards or a King of the Hill."""
    state = table("0,0 rubium_dragon", "-3,1 human", "1,-3 human", **KING)
    play(state, "draw mission t_rock")
    assert asked(state) == "1 monolith", "after the mission is drawn"
    assert options(state) == ["sell mission t_rock", "take point", "take cards"], (
        "one must be taken"
    )
    cards = after(state, "take cards, draw energize dome, draw energize jam")
    assert (hand(cards, 1), hand(cards, 2), points(cards)) == ("t_rock jam dome", "", [0, 0, 0])
    point = after(state, "take point, draw energize dome, draw energize jam")
    assert points(point) == [1, 0, 0]
    assert [hand(point, seat) for seat in (1, 2, 3)] == ["t_rock", "dome", "jam"], "clockwise"
    assert won(point) == [0, 0, 0], "no Battle Won card"
    assert asked(point) == "1 end"


def test_nx_opt_04_only_who_controls_the_monolith() -> None:
    """NX-OPT-04: controlled, in the own draw phase; without the option always two cards."""
    contested = table("0,0 rubium_dragon", "0,0 rubium_dragon", **KING)
    play(contested, "draw mission t_rock")
    assert asked(contested) == "1 end"
    plain = table("0,0 rubium_dragon", "-2,-1 human", phase="mine")
    play(plain, "draw mission t_rock, draw energize dome, draw energize jam")
    assert asked(plain) == "1 end"


def test_nx_opt_04_the_point_counts_before_the_others_draw() -> None:
    """NX-OPT-04: the point ends the game at once; nobody draws any more."""
    state = table("0,0 rubium_dragon", "-2,-1 human", won=(11,), **KING)
    play(state, "draw mission t_rock, take point")
    assert (winners(state), hand(state, 2)) == ([1], "")


def test_nx_opt_04_the_partner_draws_too_but_nobody_who_is_out() -> None:
    """NX-OPT-04, NX-TEAM-05: every other player draws, the partner too; not who is out."""
    lines = ("0,0 rubium_dragon", "-2,3 human", "-3,0 human", "2,-3 human")
    state = table(*lines, teams="on", **KING)
    play(state, "draw mission t_rock, take point", pending=True)
    play(state, "draw energize dome, draw energize jam, draw energize drive")
    assert [hand(state, seat) for seat in (2, 3, 4)] == ["dome", "jam", "drive"]
    gone = table(
        "0,0 rubium_dragon", "-2,3 human", "", "2,-3 human", rubium=(9, 9, 0, 9), teams="on", **KING
    )
    play(gone, "draw mission t_rock, take point, draw energize dome, draw energize drive")
    assert [hand(gone, seat) for seat in (2, 3, 4)] == ["dome", "", "drive"]


@pytest.mark.parametrize(("seats", "small"), [(2, False), (3, False), (4, False), (2, True)])
def test_nx_opt_06_extra_tokens(seats: int, small: bool) -> None:
    """NX-OPT-06: green tokens are mixed in; 18 or 12 are laid, with at most 16 mines."""
    extra: dict[str, Any] = {"extra_tokens": "on"} | ({"power_hungry": "on"} if small else {})
    greens = {"mine 3", "mine 2 human", "mine 1 rock_strider", "lava_leaper", "crystalline"}
    greens.add("fungoid")
    seen: set[str] = set()
    most = 0
    for number in range(40):
        state = set_up(opening(seats, **extra), f"{number}")
        kinds = pool(state)
        assert sum(kinds.values()) == len(face_down(state)) == (12 if small else 18)
        mines = sum(int(kind.split()[1]) * n for kind, n in kinds.items() if "mine" in kind)
        assert mines <= 16
        most = max(most, mines)
        seen |= set(kinds)
        if small:
            sets = state.pools()
            assert [sum(group) for group in sets] == [6, 6]
    assert greens <= seen, "each is laid in some game"
    assert most == 16 or small, "some have as many as is allowed"


def test_nx_opt_06_without_it_no_green_token_is_laid() -> None:
    """NX-OPT-06, NX-SET-03: the 18 others, always the same."""
    usual = {"rock_strider": 6, "mine 2": 4, "mine 1 crystalline": 4, "mine 1 fungoid": 4}
    for number in range(3):
        assert pool(set_up(opening(2), f"{number}")) == usual


def test_nx_opt_06_what_goes_back_is_unseen() -> None:
    """NX-OPT-06: nobody is told what stays in the box, by an event or by a view."""
    state = opening(2, extra_tokens="on", first="1")
    while asked(state) != "chance box":
        state.apply(state.legal()[0])
    other = state.copy()
    events = []
    for world, pick in ((state, 0), (other, -1)):
        while asked(world) == "chance box":
            legal = options(world)
            assert all(text.startswith("leave ") for text in legal)
            events += play(world, legal[pick], pending=True)
    assert pool(state) != pool(other)
    assert {event.kind for event in events} == {"ready", "turn"}
    for viewer in (-1, 0, 1):
        assert state.view(viewer).to_json() == other.view(viewer).to_json()


VORTEX: dict[str, Any] = {"vortex": "on"}


def test_nx_opt_09_vortex() -> None:
    """NX-OPT-09: black to white, the third destroys, then cards for controlled sides."""
    lines = ("1,0 human*2 | 2,1 human", "-1,1 fungoid | 0,-1 fungoid | -2,-1 human")
    state = table(*lines, seat=2, phase="mine", **VORTEX)
    play(state, "draw mission t_rock, done", pending=True)
    assert asked(state) == "chance roll"
    events = play(state, "roll 1, roll 6", pending=True)
    assert (units(state, "1,0"), units(state, "1,-1")) == ("", "1 human*2")
    events += play(state, "roll 3", pending=True)
    assert units(state, "-1,1") == ""
    events += play(state, "draw energize dome, draw energize jam")
    assert (hand(state, 1), hand(state, 2)) == ("dome", "t_rock jam")
    assert asked(state) == "1 deploy"
    assert [facts["die"] for facts in told(events, "vortex rolled")] == ["black", "white", "third"]
    assert len(told(events, "swept")) == 2
    assert [facts["unit"] for facts in told(events, "lost")] == ["fungoid"]


def test_nx_opt_09_not_in_the_first_round_and_only_before_the_first_player() -> None:
    """NX-OPT-09: before the first player's turn, but the first one."""
    state = opening(2, first="2", **VORTEX)
    while not asked(state).endswith("deploy"):
        assert asked(state) != "chance roll"
        state.apply(state.legal()[0])
    assert (asked(state), int(state.turns)) == ("2 deploy", 1)
    lines = ("2,1 human", "-2,-1 human")
    state = table(*lines, phase="mine", **VORTEX)
    play(state, "draw mission t_rock, done")
    assert asked(state) == "2 deploy", "none before the second player"


def test_nx_opt_09_replaces_the_monolith() -> None:
    """NX-OPT-09: nothing may enter; the two cards about the Monolith are removed."""
    state = table("1,0 rubium_dragon", "-2,-1 human", **VORTEX)
    assert terrain(state, "0,0") == "vortex"
    assert "0,0" not in [text.split()[-1] for text in options(state)]
    assert {card.id for card in the_box().missions} - {
        card.id for card in state.tables.missions
    } == {
        "s_above",
        "t_mono",
    }
    assert len(state.tables.energize) == len(the_box().energize)


def test_nx_opt_10_alternate_units() -> None:
    """NX-OPT-10: the other side of the sheet for all players."""
    state = table("2,1 clone", "-2,-1 clone", phase="deploy", rubium=(12, 12), alternate_units="on")
    names = {text.split()[1] for text in options(state, "buy")}
    assert names == {unit.id for unit in the_box().alternates}
    play(state, "done, done, draw mission t_rock, done")
    assert asked(state) == "2 deploy"
    assert {text.split()[1] for text in options(state, "buy")} == names


def test_nx_opt_10_a_shardian_that_removes_itself_as_the_last_unit() -> None:
    """NX-OPT-10: its owner, the defender, loses the battle."""
    lines = ("1,0 clone*2 | 2,1 clone", "1,0 shardian | -2,-1 clone")
    state = table(*lines, phase="fight", alternate_units="on")
    events = play(state, "fight 1,0 2, shatter, draw energize dome", pending=True)
    assert len(told(events, "won")) == 1
    assert points(state) == [1, 0]
    assert units(state, "1,0") == "1 clone"
