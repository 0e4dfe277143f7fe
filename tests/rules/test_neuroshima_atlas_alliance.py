"""Neuroshima Hex, section ATLAS3: the alliance of mission 3."""

from __future__ import annotations

from hexagora.games.neuroshima.content.atlas.missions import base_missions
from hexagora.games.neuroshima.rules.atlas.alliance import ALLIES, OVER, STAGE
from hexagora.games.neuroshima.rules.cells import NUMBERS
from hexagora.games.neuroshima.state import NeuroshimaState
from neuroshima_table import (
    asked,
    battles,
    board,
    clause,
    netted,
    opening,
    options,
    play,
    points,
    table,
    told,
    unit,
    winners,
)

GATES = ["a3", "b1", "c6", "e1", "f5", "g2"]
HQS = "d3 0 outpost_hq\nd5 1 hegemony_hq"


def before(
    board: str = HQS,
    rounds: int = 3,
    hands: tuple[str, ...] = ("runner commando runner", "guard"),
    **more: object,
) -> NeuroshimaState:
    """The second player's turn, which ends a round; so many were over before."""
    marks = {"rounds": rounds, "stage": more.pop("stage", 0)}
    state = table(board, hands, seat=1, mission="3", marks=marks, **more)  # type: ignore[arg-type]
    assert not state.check()
    return state


def allied(board: str = HQS, **more: object) -> NeuroshimaState:
    """The same after the contingent has come: the first player discards."""
    state = before(board, **more)  # type: ignore[arg-type]
    play(state, "end")
    assert int(state.marks[STAGE]) == ALLIES
    return state


def gates_closed(state: NeuroshimaState) -> list[str]:
    mission = state.view(0).data["mission"]
    assert isinstance(mission, dict)
    return sorted(one["at"] for one in mission["objects"])


def _cell(name: str) -> int:
    return NUMBERS[name]


def _settle(state: NeuroshimaState) -> None:
    assert state.rules.mission is not None
    state.rules.mission.settle(state)


def test_ns_atlas_30_outpost_first_and_a_third_seat_without_player() -> None:
    """NS-ATLAS-30: HQs with 20 on the 19 inner cells; the contingent has no turn and no pile."""
    state = opening("outpost hegemony", mission="3")
    assert asked(state) == (0, "hq")
    assert len({act.split("/")[0] for act in options(state)}) == 19
    assert points(state)[:2] == [20, 20]
    assert [int(seat) for seat in state.rules.order] == [0, 1]
    assert state.game.seats == 2
    third = state.view(1).data["players"][2]  # type: ignore[index]
    assert (third["army"], third["pile_size"], "hp" in third) == ("moloch", 0, False)


def test_ns_atlas_31_gates_are_objects_unless_the_contingent_stands_there() -> None:
    """NS-ATLAS-31: also from the moment its unit falls."""
    assert sorted(base_missions()[3].objects) == GATES
    state = before()
    assert gates_closed(state) == GATES
    play(state, "use guard")
    assert not set(GATES) & {act.split("/")[0] for act in options(state)}
    state = allied("d3 0 outpost_hq\nd5 1 hegemony_hq", hands=("sniper runner runner", ""))
    assert gates_closed(state) == []
    play(state, "discard runner, use sniper, e1")
    assert gates_closed(state) == ["e1"]
    play(state, "use runner")
    assert "e1" not in {act.split("/")[0] for act in options(state)}


def test_ns_atlas_32_the_contingent_arrives_after_the_fourth_round() -> None:
    """NS-ATLAS-32: six units in the six gates; it never moves of itself."""
    assert "alliance" not in {event.kind for event in play(before(rounds=2), "end")}
    state = before()
    events = play(state, "end")
    assert told(events, "alliance") == [{"on": True, "seats": [0, 1]}]
    wanted = {
        "e1": "2 moloch_hybrid 3",
        "g2": "2 moloch_guard 5",
        "f5": "2 moloch_stormtrooper 5",
        "c6": "2 moloch_hybrid 1",
        "a3": "2 moloch_protector 1",
        "b1": "2 moloch_armoured_guard 3",
    }
    assert {cell: unit(state, cell) for cell in GATES} == wanted
    assert not state.check()


def test_ns_atlas_32_a_pushed_unit_of_it_goes_towards_the_middle() -> None:
    """NS-ATLAS-32: nobody is asked; of equals it is the first in the order of the cells."""
    state = allied(
        "d3 0 outpost_hq\nd5 1 hegemony_hq\nc4 1 hegemony_guard",
        hands=("runner commando runner", "push_back"),
    )
    state.units.shift(_cell("a3"), _cell("d4"))
    _settle(state)
    assert gates_closed(state) == ["a3"]
    play(state, "discard runner, end, draw ganger, draw runner, discard runner")
    events = play(state, "use push_back, push c4 d4")
    assert asked(state) == (1, "act"), "nobody chose"
    assert told(events, "pushed")[0]["to"] == "e3", "e4 is as near"


def test_ns_atlas_33_friends_against_a_common_enemy() -> None:
    """NS-ATLAS-33: the players' attacks and nets do not touch each other, the contingent's do."""
    near = "d3 0 outpost_hq\nd5 1 hegemony_hq\nd4 1 hegemony_net_fighter 5"
    assert netted(before(near)) == "d3"
    state = allied(near)
    assert netted(state) == ""
    assert state.rules.friendly(0, 1)
    assert state.rules.hurts(2, 0)
    assert state.rules.hurts(2, 1)
    assert state.rules.hurts(0, 2)
    assert state.view(0).data["players"][0]["side"] == 0  # type: ignore[index]


def test_ns_atlas_34_a_battle_after_each_round_of_the_alliance() -> None:
    """NS-ATLAS-34: after the fifth to seventh round, also where the turn ended in one."""
    state = allied(hands=("runner commando runner", "battle"))
    play(state, "discard runner, end, draw guard, draw runner, discard guard")
    events = play(state, "use battle")
    assert battles(events) == ["ordinary", "ordinary"], "its own, and that of the round"
    assert int(state.turn_seat()) == 0
    assert told(events, "hq hit"), "Moloch shoots"


def test_ns_atlas_35_the_alliance_ends_with_the_seventh_round() -> None:
    """NS-ATLAS-35: what is left of the contingent leaves, the gates are closed for good."""
    state = allied()
    state.marks[0] = 6
    play(state, "discard runner, end, draw runner, draw net_fighter, discard runner")
    events = play(state, "end")
    assert battles(events) == ["ordinary"]
    ended = told(events, "alliance")[0]
    assert not ended["on"]
    assert int(state.marks[STAGE]) == OVER
    assert gates_closed(state) == GATES
    assert not state.rules.friendly(0, 1)
    assert not set(board(state).split()) & set(GATES)
    assert not state.check()


def test_ns_atlas_35_it_ends_at_once_without_a_unit_of_the_contingent() -> None:
    """NS-ATLAS-35: also by an instant."""
    state = allied(hands=("sniper runner runner", ""))
    for gate in GATES:
        if gate != "e1":
            state.units.take(_cell(gate))
    _settle(state)
    events = play(state, "discard runner, use sniper, e1")
    assert told(events, "alliance") == [{"on": False, "seats": [0, 1], "gone": []}]
    assert int(state.marks[STAGE]) == OVER
    assert not state.check()


def test_ns_atlas_35_it_ends_with_the_draw_of_a_last_tile() -> None:
    """NS-ATLAS-35."""
    state = allied(hands=("runner commando runner", ""), piles=(None, "guard"))
    play(state, "discard runner, end")
    events = play(state, "draw guard")
    assert [event.kind for event in events] == ["drew", "alliance", "last tile"]
    assert int(state.marks[STAGE]) == OVER


def test_ns_atlas_36_an_hq_at_0_loses_whoever_shot_it() -> None:
    """NS-ATLAS-36: also in the alliance; otherwise as in a duel."""
    state = allied(
        "d2 0 outpost_hq\nd5 1 hegemony_hq",
        hands=("battle runner runner", ""),
        points=(1, 20),
    )
    assert unit(state, "e1") == "2 moloch_hybrid 3"
    state.units.turn[_cell("e1")] = 4
    play(state, "discard runner, use battle")
    assert (winners(state), clause(state)) == ([1], "NS-END-03")
    assert state.returns() == [0.0, 1.0]
    equal = table(HQS, seat=1, mission="3", owed=(), marks={"stage": OVER})
    play(equal, "end")
    assert equal.extra, "a tie, as in a duel"
