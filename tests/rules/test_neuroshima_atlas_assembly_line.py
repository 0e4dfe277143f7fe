"""Neuroshima Hex, section ATLAS1: the parts of mission 1."""

from __future__ import annotations

from typing import Any

import pytest

from hexagora.core import IllegalAction
from hexagora.games.neuroshima.content.atlas.missions import base_missions
from hexagora.games.neuroshima.state import NeuroshimaState
from neuroshima_table import (
    asked,
    board,
    clause,
    opening,
    options,
    play,
    table,
    told,
    unit,
    winners,
)

ARMIES = "moloch outpost"


def line(units: str, **more: Any) -> NeuroshimaState:
    """At the start of a turn of Moloch, before anything is drawn."""
    state = table(units, armies=ARMIES, seat=1, mission="1", **more)
    play(state, "end")
    return state


def counts(state: NeuroshimaState) -> dict[str, int]:
    mission = state.view(0).data["mission"]
    assert isinstance(mission, dict)
    return {row["what"]: row["count"] for row in mission["progress"]}


def test_ns_atlas_10_no_hqs_and_two_zones() -> None:
    """NS-ATLAS-10: Moloch first, in columns a to e; Outpost in d to f."""
    state = opening(ARMIES, mission="1")
    assert options(state) == ["first 0"]
    play(state, "first 0, draw blocker, use blocker")
    places = {act.split("/")[0] for act in options(state)}
    assert places == {cell for cell in base_missions()[1].cells if cell[0] in "abcde"} - {"b3"}
    play(state, "a1/0, end, draw commando, draw runner, use commando")
    assert asked(state) == (1, "place")
    places = {act.split("/")[0] for act in options(state)}
    assert places == {cell for cell in base_missions()[1].cells if cell[0] in "def"}
    players = state.view(0).data["players"]
    assert isinstance(players, list)
    assert all("hp" not in player for player in players)


def test_ns_atlas_11_a_part_is_a_unit_without_a_pile() -> None:
    """NS-ATLAS-11: toughness 3, no attacks, in no pile; Move tiles and medics treat it as any."""
    state = opening(ARMIES, mission="1")
    assert int(state.pile_size(0)) == 34
    play(state, "first 0")
    assert unit(state, "b3") == "0 moloch_part 0"
    moved = table("b3 0 moloch_part", hands=("move",), armies=ARMIES, mission="1")
    play(moved, "use move, b3, c3/2")
    assert unit(moved, "c3") == "0 moloch_part 2"


def test_ns_atlas_11_three_wounds_it_survives_four_not() -> None:
    """NS-ATLAS-11: destroyed parts are out of the game; a medic saves one as it saves anybody."""
    state = table(
        "c4 0 moloch_part 0 w2\nc5 1 outpost_annihilator 2",
        hands=("battle",),
        armies=ARMIES,
        mission="1",
    )
    events = play(state, "use battle")
    assert [row["tile"] for row in told(events, "destroyed")] == ["moloch_part"]
    assert counts(state) == {"delivered": 0, "destroyed": 1}
    saved = table(
        "c4 0 moloch_part 0 w2\nc3 0 moloch_medic 1\nc5 1 outpost_annihilator 2",
        hands=("battle",),
        armies=ARMIES,
        mission="1",
    )
    events = play(saved, "use battle")
    assert [row["tile"] for row in told(events, "destroyed")] == ["moloch_medic"]
    assert unit(saved, "c4") == "0 moloch_part 0 w2"


def test_ns_atlas_12_the_order_in_which_parts_roll() -> None:
    """NS-ATLAS-12: column by column from the front, each from the top, before drawing."""
    state = line("c4 0 moloch_part\nc2 0 moloch_part\ne3 0 moloch_part", marks={"delivered": 0})
    order = []
    while asked(state) == (0, "roll"):
        order.append(str(state.game.about(state, 0)["cell"]))
        play(state, "stay")
    assert order == ["e3", "c2", "c4"]
    assert asked(state) == (-1, "draw")


def test_ns_atlas_13_a_part_rolls_ne_or_se_or_stays() -> None:
    """NS-ATLAS-13: to an empty cell; Moloch chooses."""
    state = line("c3 0 moloch_part")
    assert options(state) == ["stay", "roll d3", "roll d4"]
    events = play(state, "roll d4")
    moved = [event for event in events if event.kind == "moved"]
    assert [event.clause for event in moved] == ["NS-ATLAS-13"]
    assert unit(state, "d4") == "0 moloch_part 0"
    state = line("c3 0 moloch_part\nd3 0 moloch_blocker\nd4 0 moloch_brain")
    assert asked(state) == (-1, "draw"), "both ways are blocked by its own side"
    netted = line("c3 0 moloch_part\nd5 1 outpost_runner")
    assert options(netted) == ["stay", "roll d3", "roll d4"]
    with pytest.raises(IllegalAction, match="the part at c3 cannot roll to d5"):
        netted.game.read(netted, "roll d5")


def test_ns_atlas_13_a_part_shoves_an_enemy() -> None:
    """NS-ATLAS-13: as with Push back; Outpost chooses among several goals."""
    state = line("c3 0 moloch_part\nd3 1 outpost_runner\nd4 1 outpost_commando\ne3 1 outpost_medic")
    assert options(state) == ["stay", "roll d3", "roll d4"]
    events = play(state, "roll d3")
    # Behind d3 lie d2, which is a wall, e2 and e3, which is taken: one goal.
    assert told(events, "pushed")[0]["to"] == "e2"
    assert unit(state, "d3") == "0 moloch_part 0"
    assert unit(state, "e2") == "1 outpost_runner 0"
    asks = line("c3 0 moloch_part\nd4 1 outpost_commando")
    play(asks, "roll d4")
    assert asked(asks) == (1, "pushed")
    assert options(asks) == ["d5", "e3", "e4"]
    play(asks, "e4")
    assert unit(asks, "e4") == "1 outpost_commando 0"
    assert unit(asks, "d4") == "0 moloch_part 0"
    assert asked(asks) == (-1, "draw")


def test_ns_atlas_13_who_cannot_be_pushed_blocks() -> None:
    """NS-ATLAS-13: nobody is shoved against a wall or into others."""
    state = line("f2 0 moloch_part\ng1 1 outpost_runner\ng2 1 outpost_commando\ng3 1 outpost_medic")
    assert asked(state) == (-1, "draw")


def test_ns_atlas_14_a_part_at_the_front_is_delivered() -> None:
    """NS-ATLAS-14: when its turn to roll comes."""
    state = line("g2 0 moloch_part\nf3 0 moloch_part")
    assert asked(state) == (0, "roll")
    assert board(state) == "f3"
    assert counts(state) == {"delivered": 1, "destroyed": 0}
    play(state, "roll g3")
    assert unit(state, "g3") == "0 moloch_part 0", "it leaves in the next turn"
    assert counts(state)["delivered"] == 1


def test_ns_atlas_15_a_new_part_appears() -> None:
    """NS-ATLAS-15: on b3 if it is empty, with fewer than 4 on the board and 5 made in all."""
    state = line("a1 0 moloch_blocker")
    assert unit(state, "b3") == "0 moloch_part 0"
    assert asked(state) == (-1, "draw")
    taken = line("b3 0 moloch_blocker")
    assert board(taken) == "b3"
    many = line("a1 0 moloch_part\na2 0 moloch_part\na3 0 moloch_part\na4 0 moloch_part")
    play(many, "stay, stay, stay, stay")
    assert board(many) == "a1 a2 a3 a4"
    last = line("a1 0 moloch_part\na2 0 moloch_part\na3 0 moloch_part", marks={"delivered": 2})
    play(last, "stay, stay, stay")
    assert board(last) == "a1 a2 a3", "five have been made"


def test_ns_atlas_16_three_parts_delivered() -> None:
    """NS-ATLAS-16: Moloch wins at once, before the others roll."""
    state = line("g2 0 moloch_part\nf3 0 moloch_part", marks={"delivered": 2})
    assert (winners(state), clause(state)) == ([0], "NS-ATLAS-16")
    assert state.result()["reason"] == "parts_delivered"


def test_ns_atlas_16_three_parts_destroyed() -> None:
    """NS-ATLAS-16: Outpost wins at once, in a battle with its check, or by a sniper."""
    state = table("c4 0 moloch_part 0 w3", hands=("", "sniper"), armies=ARMIES, seat=1, mission="1")
    state.discard[state.last_tile(0) - 1] = 2
    events = play(state, "use sniper, c4")
    assert told(events, "strike")
    assert (winners(state), clause(state)) == ([1], "NS-ATLAS-16")
    battle = table(
        "c4 0 moloch_part 0 w2\nc5 1 outpost_annihilator 2",
        hands=("battle",),
        armies=ARMIES,
        mission="1",
    )
    battle.discard[battle.last_tile(0) - 1] = 2
    play(battle, "use battle")
    assert (winners(battle), battle.result()["reason"]) == ([1], "parts_destroyed")


def test_ns_atlas_17_time_is_for_outpost() -> None:
    """NS-ATLAS-17: the final battle decides nothing, so Outpost wins."""
    state = table("g2 0 moloch_part", owed=(), armies=ARMIES, mission="1", marks={"delivered": 2})
    play(state, "end")
    assert (winners(state), clause(state)) == ([1], "NS-ATLAS-17")
    assert state.result()["scores"] == [0, 0]
