"""Neuroshima Hex in words: what people type and read, and why something is refused."""

from __future__ import annotations

import json
import re
from typing import cast

import pytest

from hexagora import Ambiguous, IllegalAction, Rng, Unreadable
from hexagora.core import BadView, Facts
from hexagora.games.neuroshima.state import NeuroshimaState
from neuroshima_table import opening, play, table
from worlds import World, samples, worlds

CAMP = """
    b2 0 outpost_hq
    d4 0 outpost_runner
    d5 0 outpost_commando 1
    f4 1 hegemony_hq
    e3 1 hegemony_ganger 2
    c4 1 hegemony_net_fighter
"""
"""The net fighter at c4 has caught nobody but the runner at d4."""
every_world = pytest.mark.parametrize("world", worlds(["neuroshima"]), ids=str)


def read(state: NeuroshimaState, text: str) -> str:
    """What a text is understood as."""
    return state.game.write(state, state.game.read(state, text))


def refused(state: NeuroshimaState, text: str) -> str:
    """Why a text is refused, with the clause behind it."""
    with pytest.raises(IllegalAction) as error:
        state.game.read(state, text)
    clause = error.value.clause
    return f"{error.value} ({clause})" if clause else str(error.value)


# Reading.


@pytest.mark.parametrize(
    "text",
    ["use outpost_mobile_armour", "USE Mobile Armour", "use mobile-armour", "play mob"],
)
def test_a_tile_may_be_called_in_many_ways(text: str) -> None:
    state = table(CAMP, hands=("mobile_armour move",))
    assert read(state, text) == "use outpost_mobile_armour"


def test_a_tile_may_be_called_by_its_name_in_any_language() -> None:
    state = table(CAMP, hands=("commando scout",))
    for name in state.tables.tiles[3].names.values():
        assert read(state, f"use {name}") == "use outpost_commando"


def test_a_beginning_that_fits_two_tiles_is_ambiguous() -> None:
    state = table(CAMP, hands=("", "officer_1 officer_2"), seat=1)
    with pytest.raises(Ambiguous, match="use hegemony_officer_1, use hegemony_officer_2"):
        state.game.read(state, "use off")


def test_a_tile_that_is_not_there_is_answered_with_those_that_are() -> None:
    state = table(CAMP, hands=("move",))
    assert "there is: outpost_move" in refused(state, "use tank")
    assert "no outpost_scout in hand, but: outpost_move" in refused(state, "use scout")


def test_a_rotation_may_be_a_direction_or_left_out_where_it_changes_nothing() -> None:
    state = table(CAMP, hands=("commando officer",))
    commando, officer = state.copy(), state.copy()
    play(commando, "use commando")
    play(officer, "use officer")
    assert read(commando, "place C3 se") == "place c3 2"
    assert read(officer, "place c3") == "place c3 0"
    with pytest.raises(Ambiguous, match="place c3 0, place c3 1"):
        commando.game.read(commando, "place c3")


def test_a_unit_that_moves_keeps_its_rotation_unless_told() -> None:
    state = table(CAMP, hands=("move",))
    play(state, "use move, d5")
    assert read(state, "to d6") == "to d6 1"
    assert read(state, "to d6 3") == "to d6 3"
    with pytest.raises(Ambiguous):
        state.game.read(state, "to d5")


def test_an_hq_may_be_placed_without_a_rotation() -> None:
    state = opening()
    assert read(state, "hq d4") == read(state, "place d4 0") == "hq d4 0"


def test_who_carries_and_who_is_pushed_may_be_left_out() -> None:
    camp = "b2 0 hegemony_hq\nd4 0 hegemony_transport\nd5 0 hegemony_ganger\nf4 1 moloch_hq"
    assert read(table(camp), "carry d5") == "carry d5 by d4"
    state = table(camp + "\nd3 1 moloch_hybrid", hands=("push_back",))
    play(state, "use push_back")
    assert read(state, "push d3") == "push d4 d3"


@pytest.mark.parametrize(
    "text",
    ["", "fly d4", "use", "move", "move z9", "move d4 d5", "carry", "carry d4 by e9", "end x"],
)
def test_what_is_no_action_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        table(CAMP).game.read(table(CAMP), text)


# Refusing.


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("place d4 0", "'place' is no answer now: write use, discard, move, carry or end"),
        ("move c3", "there is no unit at c3"),
        ("move e3", "belongs to somebody else"),
        ("move d4", "the unit at d4 is netted (NS-NET-02)"),
        ("move d5", "outpost_commando at d5 has no mobility (NS-TURN-09)"),
        ("carry d5 by d6", "there is no transport at d6 (NS-MOD-11)"),
        ("carry d5 by b2", "d5 and b2 do not touch"),
    ],
)
def test_an_act_is_refused_with_its_reason(text: str, reason: str) -> None:
    assert reason in refused(table(CAMP, hands=("move",)), text)


def test_no_battle_tile_after_the_last_draw() -> None:
    state = table(CAMP, hands=("battle",), owed=(1,))
    assert "(NS-END-02)" in refused(state, "use battle")


def test_a_full_hand_discards_first() -> None:
    state = table(CAMP, hands=("commando scout",), piles=("battle move",), draws=True)
    play(state, "draw battle")
    assert "(NS-TURN-03)" in refused(state, "use battle")
    assert read(state, "discard battle") == "discard outpost_battle"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("place d4 0", "d4 is taken by outpost_runner"),
        ("place a1 0", "a1 is not on this board (NS-SET-07)"),
        ("use scout", "write place, a cell and a rotation"),
    ],
)
def test_a_placement_is_refused_with_its_reason(text: str, reason: str) -> None:
    state = table(CAMP, hands=("commando",))
    play(state, "use commando")
    assert reason in refused(state, text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("to d5 1", "must change its cell or its rotation (NS-INS-02)"),
        ("to b4 1", "b4 is too far from d5"),
        ("to d4 1", "d4 is taken"),
    ],
)
def test_a_move_is_refused_with_its_reason(text: str, reason: str) -> None:
    state = table(CAMP, hands=("move",))
    play(state, "use move, d5")
    assert reason in refused(state, text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("aim d5", "the unit at d5 is no enemy (NS-INS-09)"),
        ("aim f4", "an HQ cannot be the target"),
        ("aim d2", "there is no unit at d2"),
    ],
)
def test_a_sniper_is_refused_with_its_reason(text: str, reason: str) -> None:
    state = table(CAMP, hands=("sniper",))
    play(state, "use sniper")
    assert reason in refused(state, text)


def test_an_instant_without_a_target_is_refused() -> None:
    state = table("b2 0 borgo_hq\nf4 1 hegemony_hq", hands=("grenade", "sniper push_back"))
    assert "beside the own HQ (NS-INS-04)" in refused(state, "use grenade")
    other = table("b2 0 borgo_hq\nf4 1 hegemony_hq", hands=("", "sniper push_back"), seat=1)
    assert "(NS-INS-07)" in refused(other, "use sniper")
    assert "(NS-INS-07)" in refused(other, "use push back")


# Looking.


def test_a_view_tells_what_is_left_and_how_likely_it_is_drawn() -> None:
    state = table(CAMP, hands=("move",), piles=("battle battle scout medic",))
    told = cast("list[Facts]", state.facts(0)["players"])[0]
    assert told["hand"] == {"outpost_move": 1}
    assert told["pile_size"] == 4
    assert told["odds"] == {"outpost_medic": 0.25, "outpost_scout": 0.25, "outpost_battle": 0.5}


def test_a_view_tells_nets_and_moves() -> None:
    state = table(CAMP + "\nd2 0 outpost_hmg\ne5 0 outpost_mobile_armour")
    play(state, "move e5, e5/3")
    units = {unit["at"]: unit for unit in cast("list[Facts]", state.facts(0)["board"])}
    assert [at for at, unit in units.items() if unit["netted"]] == ["d4"]
    assert units["e5"]["moves_made"] == ["own"]


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("board", 0, "at"), "z9"),
        (("board", 0, "tile"), "moloch_clown"),
        (("board", 0, "seat"), 7),
        (("board", 0, "turn"), 6),
        (("board", 0, "moves_made"), ["z9"]),
        (("players", 0, "hp"), "many"),
        (("players", 0, "pile"), {"outpost_move": 300}),
        (("players", 0, "pile"), {}),
        (("players",), []),
        (("battle", "answers"), [0] * 65),
        (("pending",), []),
        (("pending",), [{"kind": "dance", "seat": 0}]),
        (("pending",), [{"kind": "turn", "seat": 0, "stage": 3, "counted": 0}] * 99),
        (("pending", 1), {"kind": "place", "seat": 0, "tile": 65535}),
        (("pending", 1), {"kind": "place", "seat": 0}),
        (("pending", 1), {"kind": "act", "seat": 7}),
        (("pending", 1), {"kind": "move", "seat": 0, "unit": 0, "by": 0}),
        (("end",), "still_tied"),
        (("end",), "tired"),
        (("extra_turns",), 2),
    ],
)
def test_nonsense_is_no_view(path: tuple[str | int, ...], value: object) -> None:
    state = table(CAMP, hands=("move",))
    data = json.loads(state.view(0).to_json())
    assert state.game.sample(data, Rng("sound")) == state
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    with pytest.raises(BadView):
        state.game.sample(data, Rng("nonsense"))


def test_a_picture_shows_units_as_they_lie() -> None:
    state = table(CAMP + "\nc3 0 outpost_medic 2", hands=("move", "ganger"), points=(17, 20))
    lines = state.game.draw(state).splitlines()
    picture = "\n".join(lines)
    assert "HQ 17" in picture
    assert "Runner #" in picture
    assert "O d5 i3" in picture
    assert ">O seat 1 Outpost  HP 17  pile 30  hand: Move" in picture
    # The commando shoots to the south: its printed edge 2 is turned by one.
    row = next(i for i, line in enumerate(lines) if "O d5 i3" in line)
    column = lines[row].index("O d5 i3")
    assert re.fullmatch(r"_*r1_*", lines[row + 1][column - 2 : column + 9])


@every_world
def test_a_picture_fits_on_a_screen(world: World) -> None:
    for state in samples(world):
        assert max(map(len, world.game.draw(state).splitlines())) <= 79
