"""Neuroshima Hex, section ATLAS: what holds in every mission."""

from __future__ import annotations

import pytest

from hexagora import BadOption, new_game
from hexagora.core import IllegalAction
from hexagora.games.neuroshima.content.atlas.missions import base_missions
from hexagora.games.neuroshima.mission_setup import playable_missions
from hexagora.games.neuroshima.rules import actions
from neuroshima_table import (
    asked,
    board,
    clause,
    fight,
    opening,
    options,
    play,
    table,
    told,
    winners,
)

PLAYABLE = playable_missions()
MACHINE = """
    a2 0 borgo_hq
    f1 1 moloch_blocker
"""
"""Mission 4 with its two sides far apart."""


def refused(seats: int, **options: str) -> tuple[str, str]:
    """The code and the sentence with which a set-up is refused."""
    with pytest.raises(BadOption) as error:
        new_game("neuroshima", seats, **options)
    return error.value.code, str(error.value)


@pytest.mark.parametrize("number", PLAYABLE)
def test_ns_atlas_01_a_mission_fixes_board_seats_and_armies(number: str) -> None:
    """NS-ATLAS-01: its own board; seats, mode and usually armies are those of its page."""
    content = base_missions()[int(number)]
    game = new_game("neuroshima", len(content.seats), mission=number)
    assert game.options["mode"] == content.mode
    for seat, its in enumerate(content.seats):
        if len(its.armies) == 1:
            assert game.options[f"army{seat + 1}"] == its.armies[0]
    view = game.start().view(0).data["mission"]
    assert isinstance(view, dict)
    assert set(view["cells"]) == set(content.cells) - set(content.objects)
    other = 3 if len(content.seats) == 2 else 2
    code, text = refused(other, mission=number)
    assert code == "mission_seats"
    assert f"mission {number} is for {len(content.seats)} seats, not for {other}" in text


def test_ns_atlas_01_what_contradicts_the_page_is_refused() -> None:
    """NS-ATLAS-01: another mode, army or first player is refused by name."""
    assert refused(2, mission="4", army1="hegemony") == (
        "mission_fixes",
        "mission 4 needs army1=borgo, not hegemony (NS-ATLAS-01)",
    )
    assert refused(2, mission="4", mode="team")[0] == "mission_fixes"
    assert refused(2, mission="4", first="2")[0] == "mission_fixes"
    assert new_game("neuroshima", 2, mission="4", army1="borgo", army2="moloch", first="1")
    free = new_game("neuroshima", 2, mission="5", army1="moloch", first="2")
    assert (free.options["army1"], free.options["first"]) == ("moloch", "2")


def test_ns_atlas_02_missions_are_chosen_by_number() -> None:
    """NS-ATLAS-02: each can be played without the others."""
    assert sorted(base_missions()) == list(range(1, 9))
    for number in PLAYABLE:
        seats = len(base_missions()[int(number)].seats)
        assert new_game("neuroshima", seats, mission=number).options["mission"] == number
    assert "mission" not in new_game("neuroshima", 2).options


FULL = """
    a1 0 hegemony_hq
    a2 0 hegemony_officer_1
    b1 0 hegemony_officer_1
    b3 0 hegemony_officer_2
    b4 0 hegemony_scout
    c2 0 hegemony_boss
    c3 0 hegemony_quartermaster
    c4 0 hegemony_transport
    c5 0 hegemony_runner 4
    c6 0 hegemony_runner 4
    d2 0 hegemony_runner 5
    d3 0 hegemony_ganger 5
    d5 0 hegemony_ganger 4
    d7 0 hegemony_ganger 4
    e5 0 hegemony_ganger 3
    e6 0 hegemony_guard 3
    g2 1 moloch_hq
    g1 1 moloch_blocker
    f1 1 moloch_blocker
    f3 1 moloch_brain
    f4 1 moloch_officer
    e2 1 moloch_scout
    e3 1 moloch_medic
    e4 1 moloch_medic
"""
"""Mission 5 with one cell empty, d4."""


def test_ns_atlas_03_a_full_board_battle_without_losses_is_a_draw() -> None:
    """NS-ATLAS-03: already the first one; in a duel the battle would be repeated."""
    state = table(FULL, hands=("thug",), mission="5")
    events = play(state, "use thug, d4/4")
    assert len(told(events, "battle")) == 1
    assert told(events, "destroyed") == []
    assert winners(state) == [0, 1]
    assert clause(state) == "NS-ATLAS-03"
    assert state.returns() == [0.5, 0.5]


def test_ns_atlas_03_whatever_the_hqs_lost() -> None:
    """NS-ATLAS-03: a netted HQ is hit, nobody leaves: a draw."""
    hit = FULL.replace("g1 1 moloch_blocker", "g1 0 hegemony_net_fighter 2")
    hit = hit.replace("f3 1 moloch_brain", "f3 0 hegemony_universal_soldier 2")
    state = table(hit, hands=("thug",), mission="5")
    events = play(state, "use thug, d4/4")
    assert [(row["seat"], row["damage"]) for row in told(events, "hq hit")] == [(1, 2)]
    assert (winners(state), clause(state)) == ([0, 1], "NS-ATLAS-03")


def test_ns_atlas_03_not_if_a_unit_has_left() -> None:
    """NS-ATLAS-03: somebody falls, so the game goes on."""
    struck = FULL.replace("d3 0 hegemony_ganger 5", "d3 0 hegemony_ganger 3")
    state = table(struck, hands=("thug",), mission="5")
    events = play(state, "use thug, d4/4")
    assert len(told(events, "destroyed")) == 1
    assert not state.over


def test_ns_atlas_04_cells_that_are_not_listed_are_walls() -> None:
    """NS-ATLAS-04: nobody is placed there, and lines of fire end there."""
    state = table(MACHINE, hands=("mutant",), mission="4")
    play(state, "use mutant")
    assert {act.split("/")[0] for act in options(state)} == {
        cell for cell in base_missions()[4].cells if cell not in ("a2", "f1")
    }
    with pytest.raises(IllegalAction, match="d4 is not on this board"):
        state.game.read(state, "place d4 0")
    # Across the machine nobody is hit; along column f a shot goes its way.
    walled = table("a2 0 borgo_hq\nd2 1 moloch_hybrid 3\nd6 0 borgo_mutant 3", mission="4")
    assert fight(walled).blows == []
    free = table("a2 0 borgo_hq\nf1 1 moloch_hybrid 3\nf5 0 borgo_mutant 3", mission="4")
    assert fight(free).blows == ["3 f1>f5 ranged 1 1"]
    assert walled.rules.main_cells[0] == walled.rules.playable_cells[0]
    assert len(walled.rules.main_cells) == len(base_missions()[4].cells)


def test_ns_atlas_06_zones_bind_only_placing() -> None:
    """NS-ATLAS-06: an HQ is placed in its zone; tiles of mission 4 have none."""
    state = opening("borgo moloch", mission="4")
    assert asked(state) == (0, "hq")
    cells = {act.split("/")[0] for act in options(state)}
    assert cells == set(base_missions()[4].seats[0].hq_cells)
    with pytest.raises(IllegalAction, match="no HQ may stand at b2"):
        state.game.read(state, "hq b2 0")
    play(state, "a2/0")
    assert board(state) == "a2"


@pytest.mark.parametrize(
    "option", ["mirror", "extended_board", "alternative_start", "reinforcements"]
)
def test_ns_atlas_07_variants_are_off(option: str) -> None:
    """NS-ATLAS-07: neither mirror match nor NS-VAR-01 to 03."""
    code, text = refused(2, mission="5", **{option: "on"})
    assert code == "mission_without"
    assert text == f"mission 5 is played without {option}=on; leave it off (NS-ATLAS-07)"


def test_ns_atlas_07_else_the_mode_holds() -> None:
    """NS-ATLAS-07: draws, discards and the end are those of a duel."""
    state = opening("moloch borgo", mission="5", first="1")
    play(state, "a1/0, g1/0, draw hybrid, end, draw mutant, draw mutant, end")
    assert asked(state) == (-1, "draw")
    assert state.game.options["mode"] == "duel"


def test_ns_atlas_08_a_side_without_an_hq() -> None:
    """NS-ATLAS-08: 34 tiles, no HQ to place, none to fall, and no Grenade."""
    state = opening("borgo moloch", mission="4")
    play(state, "a2/0")
    assert asked(state) == (-1, "draw")
    assert int(state.pile_size(1)) == 34
    players = state.view(0).data["players"]
    assert isinstance(players, list)
    assert players[0]["hp"] == 20
    assert "hp" not in players[1]
    assert board(state) == "a2"
    fought = table("a2 0 borgo_hq\nb2 0 borgo_mutant 2\nc2 1 moloch_hybrid 2", mission="4")
    assert int(fought.pile_size(1)) == 33
    play(fought, "end, draw hybrid, draw blocker, draw blocker, discard hybrid, end")
    assert not fought.over


def test_ns_atlas_09_the_check_comes_before_fallen_hqs() -> None:
    """NS-ATLAS-09: the fourth charge and the end of the own HQ in one battle: Borgo has won."""
    state = table(
        """
        a2 0 borgo_hq
        b2 1 moloch_hybrid 4
        c2 0 borgo_mutant 0
        """,
        hands=("battle",),
        points=(1, 20),
        mission="4",
        marks={"charges": 0b111000},
    )
    events = play(state, "use battle")
    kinds = [event.kind for event in events]
    assert kinds.index("battle over") < kinds.index("charge") < kinds.index("ended")
    assert winners(state) == [0]
    assert clause(state) == "NS-ATLAS-45"


def test_ns_atlas_09_the_final_battle_has_its_check() -> None:
    """NS-ATLAS-09: the charge of the last battle counts."""
    state = table(
        "a2 0 borgo_hq\nc2 0 borgo_mutant\nf5 1 moloch_blocker",
        owed=(),
        mission="4",
        marks={"charges": 0b111000},
    )
    events = play(state, "end")
    assert [row["which"] for row in told(events, "battle")] == ["final"]
    assert winners(state) == [0]


@pytest.mark.parametrize("number", PLAYABLE)
def test_a_mission_is_drawn_for_terminals_and_notebooks(number: str) -> None:
    """Its name, what is counted, and its special hexes, in 79 columns and as a picture."""
    content = base_missions()[int(number)]
    game = new_game("neuroshima", len(content.seats), mission=number)
    state = game.start()
    lines = game.draw(state).splitlines()
    assert max(map(len, lines)) <= 79
    assert f"Mission {number}: {content.names['en']} (reconstruction)" in "\n".join(lines)
    drawn = game.sketch(state.view(0).data).svg()
    signs = {"1": "o", "2": "&gt;", "4": "*", "5": "@", "7": "[T]"}
    assert f">{signs.get(number, '')}" in drawn


def test_without_a_mission_nothing_is_different() -> None:
    """The ids, planes and kinds of a game without a mission are those of before."""
    game = new_game("neuroshima", 2)
    assert (game.action_count, len(game.kinds)) == (actions.COUNT, 18)
    assert all(plane.name not in ("ground", "marked", "marks") for plane in game.planes())
    assert "mission" not in game.start().view(0).data
