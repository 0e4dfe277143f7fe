"""Nexus Ops, section OPT: the optional rules, one by one and in pairs."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i32

from hexagora import Rng, new_game
from hexagora.core.errors import BadOption
from hexagora.games.nexus.content.components import build, the_box
from hexagora.games.nexus.content.merging import merged
from hexagora.games.nexus.content.packs import add_pack, forget_packs, parse_pack
from hexagora.games.nexus.game import INFO
from hexagora.games.nexus.rules.cells import NAMES
from hexagora.games.nexus.rules.kinds import DEPLOY
from hexagora.games.nexus.state import NexusState
from hexagora.hexes import distance
from nexus_table import (
    after,
    army,
    asked,
    clause,
    completed,
    decks,
    discards,
    face_down,
    goals,
    hand,
    mine,
    odds,
    open_row,
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

RULES = [option.name for option in INFO.options if option.values == ("off", "on")]

DUEL = ("1,0 rubium_dragon", "1,0 human | -2,-1 human")
"""A battle that the first seat wins with one die."""


def set_up(state: NexusState, seed: str) -> NexusState:
    """Let chance and the seats do the set-up, up to the first deployment."""
    rng, room = Rng(seed), vec[i32]([0] * state.game.most_options)
    while state.kind != DEPLOY:
        state.apply(state.random_action(rng, room))
    return state


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


PRIORITY: dict[str, Any] = {"phase": "mine", "high_priority": "on"}


def test_nx_opt_05_high_priority() -> None:
    """NX-OPT-05: draw 2 missions, keep 1; the other goes under the deck, unseen."""
    state = table("2,1 human", "-2,-1 human", **PRIORITY)
    events = play(state, "draw mission d_forest, draw mission d_rock")
    assert asked(state) == "1 keep"
    assert options(state) == ["keep d_forest", "keep d_rock"], "choose before playing either"
    assert hand(state, 1) == ""
    events += play(state, "keep d_rock")
    assert hand(state, 1) == "d_rock"
    assert discards(state) == "", "not discarded"
    assert decks(state)[0] == 35
    seen = [event.seen_by(1) for event in events if event.kind in ("drew", "kept")]
    assert len(seen) == 3
    assert not any("d_" in str(facts) for facts in seen)
    own = [event.seen_by(0) for event in events if event.kind == "kept"]
    assert (own[0]["card"], own[0]["under"]) == ("d_rock", "d_forest")


def test_nx_opt_05_twins() -> None:
    """NX-OPT-05: of two alike one is kept."""
    state = table("2,1 human", "-2,-1 human", **PRIORITY)
    play(state, "draw mission d_rock, draw mission d_rock")
    assert options(state) == ["keep d_rock"]
    play(state, "keep d_rock")
    assert hand(state, 1) == "d_rock"


def test_nx_opt_05_only_one_can_be_drawn() -> None:
    """NX-OPT-05: if only one can be drawn, keep it; with none, none."""
    one = table("2,1 human", "-2,-1 human", decks="d_rock", rest="2", **PRIORITY)
    events = play(one, "draw mission d_rock")
    assert (hand(one, 1), asked(one)) == ("d_rock", "1 end")
    assert len(told(events, "no card")) == 1
    none = table("2,1 human", "-2,-1 human", decks="", rest="2", **PRIORITY)
    assert asked(none) == "2 deploy"
    assert hand(none, 1) == ""


def test_nx_opt_05_cards_under_the_deck_come_last_and_in_order() -> None:
    """NX-OPT-05, NX-DRAW-02: under the deck is in the deck: drawn last, before a reshuffle."""
    lines = ("2,1 human", "-2,-1 human")
    state = table(*lines, decks="d_rock d_forest t_rock t_forest t_magma", **PRIORITY)
    play(state, "draw mission d_rock, draw mission d_forest, keep d_rock, done")
    play(state, "done, done, draw mission t_rock, draw mission t_forest, keep t_rock, done")
    assert asked(state) == "1 deploy"
    events = play(state, "done, done, draw mission t_magma")
    assert options(state) == ["keep t_magma", "keep d_forest"], "put there first, drawn first"
    assert told(events, "reshuffled") == []
    play(state, "keep d_forest, done, done, done", pending=True)
    # Under the deck lie t_forest and t_magma: no chance, and still no reshuffle.
    assert options(state) == ["keep t_magma", "keep t_forest"]
    events = play(state, "keep t_magma, done, done, done", pending=True)
    assert len(told(events, "reshuffled")) == 1, "t_forest, then the discards are shuffled"
    assert asked(state) == "chance draw"
    assert "draw mission t_forest" in options(state), "its twin was discarded"


def test_nx_opt_05_a_card_brings_one_from_under_the_deck() -> None:
    """NX-OPT-05: a card's draw takes no choice, and finds what lies under the deck."""
    lines = ("2,1 human", "-2,-1 human")
    state = table(*lines, decks="d_rock d_forest", rest="2", hands=("", "leak"), **PRIORITY)
    play(state, "draw mission d_rock, draw mission d_forest, keep d_rock, done")
    assert asked(state) == "2 deploy"
    assert decks(state)[0] == 1
    held = hand(state, 2)
    play(state, "play leak")
    assert ("d_forest*2" in hand(state, 2)) > ("d_forest*2" in held), "the twin of one in hand"
    assert decks(state)[0] == 0


BIG_DECK = """
id = "big"
name = "Big deck"
""" + "".join(
    f"""
[[missions]]
id = "m{number}"
names.en = "Mission {number}"
kind = "objective"
points = 1
copies = 20
condition = "hold_hexes"
argument = 20
text.en = "Control 20 hexes."
"""
    for number in range(6)
)


def test_nx_opt_05_as_many_under_the_deck_as_there_are() -> None:
    """NX-OPT-05: turn by turn, with the 120 missions of a file, until the deck is used up."""
    value = add_pack(parse_pack(BIG_DECK, "big.toml"))
    state = table("2,1 human", "-2,-1 human", data=value, **PRIORITY)
    forget_packs()
    for _ in range(80):
        while asked(state) == "chance draw":
            state.apply(state.legal()[0])
        assert asked(state).endswith("keep")
        play(state, options(state)[0])
        play(state, "done, done, done", pending=True)
    assert state.check() == []
    assert state.game.unpack(state.pack()) == state


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


ROW: dict[str, Any] = {"open_missions": "on"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nx_opt_07_intercepted_transmissions(seats: int) -> None:
    """NX-OPT-07: players + 2 missions lie open; nobody draws missions."""
    state = opening(seats, **ROW)
    while asked(state) != "chance draw":
        state.apply(state.legal()[0])
    names = ("t_rock", "d_rock", "t_mono", "d_magma", "s_human", "k_human")[: seats + 2]
    events = play(state, *(f"draw mission {name}" for name in names))
    assert asked(state).endswith("deploy"), "that was all"
    assert sorted(open_row(state).split()) == sorted(names)
    assert [facts["card"] for facts in told(events, "laid open")] == list(names)
    state = table("2,1 human", "", seats=seats, rubium=(9, 9, 9, 9), phase="mine", **ROW)
    assert asked(state) == "1 end", "the row is full: no draw"
    assert hand(state, 1) == ""


def test_nx_opt_07_complete_and_refill() -> None:
    """NX-OPT-07: the active player completes open missions; the draw phase refills the row."""
    lines = ("1,0 rubium_dragon | 1,2 human", "1,0 human | -2,-1 human")
    state = table(*lines, phase="fight", row="d_rock t_forest k_human t_mono", **ROW)
    play(state, "complete row d_rock")
    assert (completed(state, 1), open_row(state)) == ("d_rock", "t_forest t_mono k_human")
    play(state, "fight 1,0 2, roll 5")
    assert asked(state) == "1 mission"
    assert options(state) == ["done", "complete row t_forest", "complete row k_human"]
    play(state, "complete row k_human", pending=True)
    assert asked(state) == "chance draw", "one Battle mission per battle: now the defender's card"
    assert points(state) == [3, 0]
    play(state, "draw energize dome", pending=True)
    assert options(state)[0].startswith("draw mission")
    events = play(state, "draw mission d_magma, draw mission s_leaper")
    assert [facts["card"] for facts in told(events, "laid open")] == ["d_magma", "s_leaper"]
    assert Counter(open_row(state).split()) == Counter(
        ["t_forest", "t_mono", "d_magma", "s_leaper"]
    )
    assert asked(state) == "1 end"


def test_nx_opt_07_the_row_is_open_to_all() -> None:
    """NX-OPT-07: everybody may complete from the row, each in the own turn."""
    lines = ("2,1 human", "-2,-1 human | -1,-2 human")
    state = table(*lines, phase="deploy", row="d_rock o_market t_magma t_mono", **ROW)
    assert not options(state, "complete")
    play(state, "done, done, done")
    assert asked(state) == "2 deploy"
    assert options(state, "complete") == ["complete row d_rock", "complete row o_market"]


TEAMS: dict[str, Any] = {"teams": "on"}
FOUR = ("3,0 human", "-2,3 human", "-3,0 human", "2,-3 human")


def test_nx_opt_08_partners_opposite_to_20_together() -> None:
    """NX-OPT-08: two teams of two, opposite; 20 points together win for both."""
    state = table(*FOUR, **TEAMS)
    assert [int(side) for side in state.rules.sides] == [0, 1, 0, 1]
    lines = ("1,0 rubium_dragon", "1,0 human | -2,3 human", *FOUR[2:])
    won_by = table(*lines, phase="fight", won=(9, 0, 10), **TEAMS)
    play(won_by, "fight 1,0 2, roll 3")
    assert (winners(won_by), clause(won_by)) == ([1, 3], "NX-END-01")
    assert won_by.returns() == [1, 0, 1, 0]
    not_yet = table(*lines, phase="fight", won=(12, 0, 6), **TEAMS)
    play(not_yet, "fight 1,0 2, roll 3", pending=True)
    assert not not_yet.over, "13 of one are 19 together"


def test_nx_opt_08_a_card_may_be_passed() -> None:
    """NX-OPT-08: at the end of the draw phase one card, to the partner only, secretly."""
    state = table(*FOUR, phase="mine", hands=("dome jam",), **TEAMS)
    play(state, "draw mission t_rock")
    assert options(state, "give") == [
        "give mission t_rock",
        "give energize jam",
        "give energize dome",
    ]
    none = after(state, "done")
    assert hand(none, 1) == "t_rock jam dome", "it may be passed, or not"
    events = play(state, "give energize jam")
    assert (hand(state, 1), hand(state, 3)) == ("t_rock dome", "jam")
    assert asked(state) == "2 deploy", "one card, and the turn is over"
    passed = next(event for event in events if event.kind == "passed card")
    assert (passed.facts["deck"], passed.knowers) == ("energize", (0, 2))
    assert "jam" not in str(passed.seen_by(1))


def test_nx_opt_08_partners_do_not_fight_and_mine_nothing_together() -> None:
    """NX-OPT-08: a shared hex is contested: no battle, no rubium for either."""
    lines = ("3,0 human | 2,1 human", "-2,3 human", "3,0 human", "2,-3 human")
    state = table(*lines, phase="fight", rubium=(0, 5, 5, 5), **TEAMS)
    assert asked(state) == "chance draw", "no battle"
    assert rubium(state) == [3, 5, 5, 5], "2,1 pays, 3,0 does not"
    assert mine(state, "3,0") == 2


def test_nx_opt_08_moves_pass_partners_until_they_meet_enemies() -> None:
    """NX-OPT-08: who moves on may pass the partner's hexes, not the enemies'."""
    ground = "2,0 rock | 1,0 rock | 1,1 rock"
    state = table(
        "3,0 rock_strider", "1,0 human", "2,0 human", "2,-3 human", ground=ground, **TEAMS
    )
    far = goals(state, "rock_strider", "3,0").split()
    assert "2,0" in far, "it may stop there"
    assert {"1,0", "2,-1"} <= set(far), "through the partner's hex, to an enemy too"
    lines = ("3,0 rock_strider", "2,0 human", "1,0 human", "2,-3 human")
    state = table(*lines, ground=ground, **TEAMS)
    near = goals(state, "rock_strider", "3,0").split()
    assert "2,0" in near
    assert not {"1,0", "2,-1"} & set(near), "an enemy stops it"


def test_nx_opt_08_a_partner_who_is_out() -> None:
    """NX-OPT-08: the other plays on, and the points stay."""
    lines = ("1,0 rubium_dragon | 3,0 human", "1,0 human", "-3,0 human", "2,-3 human")
    state = table(*lines, phase="fight", rubium=(5, 0, 5, 5), won=(0, 7, 0, 0), **TEAMS)
    events = play(state, "fight 1,0 2, roll 3, draw energize dome", pending=True)
    assert [facts["seat"] for facts in told(events, "out")] == [1]
    assert not state.over
    assert points(state) == [1, 7, 0, 0]
    play(state, "draw mission t_rock, done")
    assert asked(state) == "3 deploy", "the second seat's turn is skipped"
    finish = table(
        "1,0 rubium_dragon | 3,0 human",
        "",
        "-3,0 human",
        "1,0 human | 2,-3 human",
        seat=4,
        phase="fight",
        rubium=(5, 0, 5, 5),
        won=(0, 7, 0, 12),
        **TEAMS,
    )
    play(finish, "fight 1,0 1, roll 1, roll 6")
    assert (winners(finish), points(finish)) == ([2, 4], [0, 7, 0, 13])


def test_nx_opt_08_both_partners_out() -> None:
    """NX-OPT-08: both out, the other team wins, whatever the points are."""
    lines = ("1,0 rubium_dragon | 3,0 human", "1,0 human", "-3,0 human", "")
    state = table(*lines, phase="fight", rubium=(5, 0, 5, 0), won=(0, 7, 0, 9), **TEAMS)
    play(state, "fight 1,0 2, roll 3, draw energize dome")
    assert (winners(state), clause(state)) == ([1, 3], "NX-OPT-08")
    assert state.places() == [1, 3, 1, 3]
    lines = ("1,0 rubium_dragon | 3,0 human", "1,0 human", "", "")
    state = table(*lines, phase="fight", rubium=(5, 0, 0, 0), won=(0, 7, 0, 9), **TEAMS)
    play(state, "fight 1,0 2, roll 3, draw energize dome")
    assert winners(state) == [1, 3], "with a partner who is out"


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


# Pairs.

REFUSED = {
    ("short_game", "long_game"),
    ("short_game", "teams"),
    ("long_game", "teams"),
    ("king_of_the_hill", "vortex"),
    ("high_priority", "open_missions"),
    ("bad_neighbourhood", "power_hungry"),
}
FOR_TWO = {"bad_neighbourhood", "power_hungry"}


@pytest.mark.parametrize("pair", list(combinations(RULES, 2)), ids="+".join)
def test_nx_opt_11_all_pairs(pair: tuple[str, str]) -> None:
    """NX-OPT-11: refused with a reason that names both, or played to the end."""
    chosen = dict.fromkeys(pair, "on")
    if pair in REFUSED:
        for seats in (2, 4):
            with pytest.raises(BadOption, match=f"{pair[0]} and {pair[1]} do not go together: .+"):
                new_game("nexus", seats, **chosen)
        return
    if "teams" in pair and FOR_TWO & set(pair):
        for seats in (2, 3, 4):
            with pytest.raises(BadOption, match="seats"):
                new_game("nexus", seats, **chosen)
        return
    seats = 4 if "teams" in pair else 2 if FOR_TWO & set(pair) else 3
    state = new_game("nexus", seats, **chosen).start()
    assert isinstance(state, NexusState)
    rng, room = Rng("+".join(pair)), vec[i32]([0] * state.game.most_options)
    number = 0
    while not state.over:
        state.apply(state.random_action(rng, room))
        number += 1
        if number % 100 == 0:
            assert state.check() == []
        assert number < 20_000
    assert state.check() == []
    assert 1 in state.places()


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("teams", 2),
        ("teams", 3),
        ("bad_neighbourhood", 3),
        ("bad_neighbourhood", 4),
        ("power_hungry", 3),
        ("power_hungry", 4),
    ],
)
def test_nx_opt_11_numbers_of_seats(name: str, seats: int) -> None:
    """NX-OPT-11: teams need four, the two boards for two need two."""
    with pytest.raises(BadOption, match=f"{name} .*seats, not {seats}; switch"):
        new_game("nexus", seats, **{name: "on"})


def test_nx_opt_11_as_many_as_go_together() -> None:
    """NX-OPT-11: all others go together, all at once."""
    together = [
        name
        for name in RULES
        if name
        not in ("teams", "short_game", "king_of_the_hill", "high_priority", "bad_neighbourhood")
    ]
    state = set_up(opening(2, **dict.fromkeys(together, "on")), "together")
    assert state.check() == []
    four = (
        "standing_orders",
        "king_of_the_hill",
        "extra_tokens",
        "open_missions",
        "teams",
        "alternate_units",
    )
    assert set_up(opening(4, **dict.fromkeys(four, "on")), "together").check() == []


# Boards for two.


def gap(board: str) -> int:
    """How far the nearest hexes of the two bases are apart."""
    one, other = the_box().boards[board].bases
    return min(distance(a, b) for a in one for b in other)


def test_nx_opt_12_bad_neighbourhood() -> None:
    """NX-OPT-12: the usual board for two, with the bases as close together as can be."""
    usual, near = the_box().boards["2"], the_box().boards["bad_neighbourhood"]
    assert (usual.singles, usual.doubles, usual.tiles) == (near.singles, near.doubles, near.tiles)
    assert gap("bad_neighbourhood") < gap("2")
    state = set_up(opening(2, bad_neighbourhood="on"), "near")
    assert pool(state) == pool(set_up(opening(2), "far"))
    assert [[NAMES[c] for c in base] for base in state.rules.bases] == [
        ["1,2", "2,1", "2,2"],
        ["-2,3", "-2,4", "-1,3"],
    ]


def test_nx_opt_13_power_hungry() -> None:
    """NX-OPT-13: the small board of listed tiles, with the Monolith in its centre."""
    tiles: Counter[str] = Counter()
    for number in range(12):
        state = set_up(opening(2, power_hungry="on"), f"small {number}")
        laid = Counter(terrain(state, NAMES[cell]) for cell in state.rules.laid)
        assert laid == Counter(forest=4, rock=4, magma=2, crystal=2)
        assert terrain(state, "0,0") == "monolith"
        tiles[terrain(state, "1,-1")] += 1
        assert len(state.rules.cells) == 12 + 6 + 1
    assert set(tiles) == {"forest", "crystal", "magma"}, "shuffled"


def test_nx_opt_13_a_set_of_tokens_for_each() -> None:
    """NX-OPT-13: identical sets of 6, each on the opponent's half, one on each hex."""
    state = set_up(opening(2, power_hungry="on"), "small")
    one_set = {"rock_strider": 2, "mine 2": 1, "mine 1 crystalline": 2, "mine 1 fungoid": 1}
    assert pool(state) == {kind: 2 * count for kind, count in one_set.items()}
    assert len(face_down(state)) == 12
    assert [sum(group) for group in state.pools()] == [6, 6]
    assert state.pools()[0] == state.pools()[1]
    # Of the second seat's set, which lies on the first one's half, both Striders are turned up.
    lines = ("2,-2 human | 2,-1 human | 2,0 human | -2,2 human", "-3,2 human")
    state = table(*lines, phase="explore", tokens="all", power_hungry="on")
    play(
        state,
        "explore 2,-2, token rock_strider, explore 2,-1, token rock_strider, explore 2,0",
        pending=True,
    )
    assert odds(state) == {
        "token mine 2": 1,
        "token mine 1 crystalline": 2,
        "token mine 1 fungoid": 1,
    }
    play(state, "token mine 2, explore -2,2", pending=True)
    assert odds(state)["token rock_strider"] == 2, "the other half has its own"


def test_nx_opt_13_all_other_rules_hold() -> None:
    """NX-OPT-13: rubium, decks and the Monolith's cards are as ever."""
    state = set_up(opening(2, power_hungry="on", first="1"), "small")
    assert rubium(state) == [8, 11]
    assert decks(state) == (36, 32)
    state = table("0,0 rubium_dragon", "-3,2 human", phase="mine", power_hungry="on")
    play(state, "draw mission t_rock, draw energize dome, draw energize jam")
    assert hand(state, 1) == "t_rock jam dome"
    assert army(state, 1) == "0,0 rubium_dragon"


def test_nx_opt_13_a_plan_without_the_monolith() -> None:
    """NX-OPT-13: with such a file NX-OPT-04 and 09 are refused and the two cards removed."""
    data = merged({"id": "bare", "name": "No Monolith"})
    boards = [
        {**board, "centre": False} if board["id"] == "power_hungry" else board
        for board in data["boards"]
    ]
    value = add_pack(build({**data, "boards": boards}))
    try:
        for name in ("king_of_the_hill", "vortex"):
            with pytest.raises(BadOption, match=f"{name} needs the Monolith"):
                opening(2, data=value, power_hungry="on", **{name: "on"})
        state = set_up(opening(2, data=value, power_hungry="on"), "bare")
        other = set_up(opening(2, data=value), "bare")
    finally:
        forget_packs()
    assert terrain(state, "0,0") == ""
    assert len(state.rules.cells) == 12 + 6
    missions = {card.id for card in the_box().missions}
    assert missions - {card.id for card in state.tables.missions} == {"s_above", "t_mono"}
    assert {card.id for card in other.tables.missions} == missions, "the usual board has one"
    assert state.check() == []
