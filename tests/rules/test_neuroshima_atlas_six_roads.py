"""Neuroshima Hex, section ATLAS8: one player against Moloch on six roads."""

from __future__ import annotations

import pytest
from mypy_extensions import u8

from hexagora import CHANCE, BadOption, new_game
from hexagora.games.neuroshima.content.atlas.missions import base_missions
from hexagora.games.neuroshima.rules.atlas.six_roads import SixRoads
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES
from hexagora.games.neuroshima.state import NeuroshimaState
from neuroshima_table import (
    asked,
    battles,
    board,
    clause,
    drawing,
    hand,
    netted,
    number,
    opening,
    options,
    play,
    points,
    table,
    thrown,
    told,
    unit,
    winners,
)

CONTENT = base_missions()[8]
HQ = "d4 0 outpost_hq"
FRONTS = {"N": 3, "NE": 4, "SE": 5, "S": 0, "SW": 1, "NW": 2}
"""The rotation by which the top edge looks towards the middle, by road."""


def roads(
    units: str = HQ,
    pile: str = "blocker hybrid hornet",
    hand: str = "",
    points: tuple[int, ...] = (12,),
    army: str = "outpost",
    piles: tuple[str, ...] = (),
) -> NeuroshimaState:
    """The player's turn; in Moloch's pile are these tiles, all others have been discarded."""
    state = table(units, (hand,), piles, points=points, armies=army, mission="8")
    assert CONTENT.automaton is not None
    left = dict(CONTENT.automaton.pile)
    for cell in range(CELLS):
        if state.units.tile[cell] >= 0 and int(state.units.owner[cell]) == 1:
            left[state.tables.tiles[int(state.units.tile[cell])].id] -= 1
    for name in pile.split():
        state.pile[number(state, 1, name)] += u8(1)
        left[f"moloch_{name}"] -= 1
    for name, count in left.items():
        state.discard[number(state, 1, name)] = u8(count)
    if not pile:
        state.last, state.owed = 1, 0
    mission = state.rules.mission
    assert isinstance(mission, SixRoads)
    # Fewer than in the mission, so that a test need not tell of them all.
    mission.per_turn = 3
    assert not state.check()
    return state


def test_ns_atlas_80_one_player_an_hq_in_the_middle_and_a_pile_of_21() -> None:
    """NS-ATLAS-80: three tiles from the first turn on; then Moloch's turn, then the player's."""
    state = opening("outpost", mission="8")
    assert state.game.seats == 1
    events = play(state, "first 0")
    assert unit(state, "d4") == "0 outpost_hq 0"
    assert points(state)[0] == 5
    invader = state.view(0).data["players"][1]  # type: ignore[index]
    assert (invader["army"], invader["pile_size"], "hp" in invader) == ("moloch", 21, False)
    assert invader["pile"]["moloch_battle"] == 4
    assert sum(CONTENT.automaton.pile.values()) == 21  # type: ignore[union-attr]
    play(state, "draw runner, draw runner, draw hmg, discard hmg, use runner")
    assert len({act.split("/")[0] for act in options(state)}) == 18, "the 19 inner cells but d4"
    events = play(state, "c2/0, end, draw blocker, road d1, draw hybrid, road d1")
    events += play(state, "draw battle, draw battle, draw battle, draw battle")
    assert [row["seat"] for row in told(events, "turn")] == [1, 0]
    assert drawing(state) == 0


@pytest.mark.parametrize(
    ("level", "hp"), [("recruit", 12), ("soldier", 8), ("veteran", 5), ("commander", 3)]
)
def test_ns_atlas_80_hit_points_by_the_level(level: str, hp: int) -> None:
    """NS-ATLAS-80: the level is chosen when the game is set up, and veteran is the usual one."""
    assert points(opening("borgo", mission="8", level=level))[0] == hp
    assert opening("borgo", mission="8").game.options["level"] == "veteran"


def test_ns_atlas_80_any_army_but_moloch() -> None:
    """NS-ATLAS-80: and nobody else; levels are for this mission alone."""
    for army in ("borgo", "hegemony", "outpost"):
        assert new_game("neuroshima", 1, mission="8", army1=army).seats == 1
    with pytest.raises(BadOption, match="against moloch"):
        new_game("neuroshima", 1, mission="8", army1="moloch")
    with pytest.raises(BadOption, match="for 1 seats, not for 2"):
        new_game("neuroshima", 2, mission="8")
    with pytest.raises(BadOption, match=r"one seat alone .* mission=8"):
        new_game("neuroshima", 1)
    with pytest.raises(BadOption, match="level=recruit is for a mission with levels: mission=8"):
        new_game("neuroshima", 2, mission="4", level="recruit")
    with pytest.raises(BadOption, match="needs first=1"):
        new_game("neuroshima", 1, mission="8", first="2")
    assert "level" not in new_game("neuroshima", 2).options


def test_ns_atlas_81_six_roads_from_the_ring_inwards() -> None:
    """NS-ATLAS-81: three cells each, clockwise from the north."""
    assert [" ".join(road) for road in CONTENT.paths["roads"]] == [
        "d1 d2 d3",
        "g1 f2 e3",
        "g4 f4 e4",
        "d7 d6 d5",
        "a4 b4 c4",
        "a1 b2 c3",
    ]
    mission = roads().view(0).data["mission"]
    assert isinstance(mission, dict)
    assert {one["at"]: one["number"] for one in mission["hexes"]}["f2"] == 4, "to the south-west"


def test_ns_atlas_82_it_marches_then_turns_up_tiles() -> None:
    """NS-ATLAS-82: one after the other, in the mission six (NS-ATLAS-80 plays them)."""
    assert CONTENT.numbers == {"tiles_per_turn": 6}
    state = roads(f"{HQ}\nd1 1 moloch_guard 3", pile="blocker hornet hybrid protector")
    events = play(state, "end")
    assert [event.kind for event in events] == ["turn", "moved"]
    assert asked(state) == (CHANCE, "draw")
    assert sorted(options(state)) == [
        "draw blocker",
        "draw hornet",
        "draw hybrid",
        "draw protector",
    ]
    play(state, "draw blocker")
    assert asked(state) == (CHANCE, "road")
    play(state, "road d1, draw hornet, road g1, draw hybrid, road a4")
    assert board(state) == "a4 d1 d2 d4 g1"
    assert drawing(state) == 0, "the player's turn"


def test_ns_atlas_82_the_last_tiles_may_be_fewer() -> None:
    """NS-ATLAS-82."""
    state = roads(pile="blocker")
    play(state, "end, draw blocker, road d1")
    assert drawing(state) == 0


def test_ns_atlas_82_a_battle_does_not_end_its_turn() -> None:
    """NS-ATLAS-82: other tiles come after the battle of the first, and it marches once."""
    state = roads(f"{HQ}\nd1 1 moloch_guard 3", pile="battle hybrid")
    events = play(state, "end, draw battle")
    assert battles(events) == ["ordinary"]
    assert len(told(events, "moved")) == 1
    assert drawing(state) == 1
    assert not state.check()
    play(state, "draw hybrid, road g1")
    assert drawing(state) == 0


def test_ns_atlas_83_the_march_goes_from_within_outwards() -> None:
    """NS-ATLAS-83: a whole road moves up; who has come to its end stays; rotations are kept."""
    units = "d1 1 moloch_guard 2\nd2 1 moloch_hornet 3\nf2 1 moloch_protector 5"
    state = roads(f"{HQ}\n{units}", pile="blocker hybrid")
    events = play(state, "end")
    assert [(row["from"], row["to"]) for row in told(events, "moved")] == [
        ("d2", "d3"),
        ("d1", "d2"),
        ("f2", "e3"),
    ]
    assert unit(state, "d2") == "1 moloch_guard 2"
    play(state, "draw blocker, road a4, draw hybrid, road a4")
    assert unit(state, "d3") == "1 moloch_hornet 3"


def test_ns_atlas_83_it_does_not_march_where_somebody_stands_or_when_netted() -> None:
    """NS-ATLAS-83: a taken cell stops the road behind it, a net the one who is caught."""
    state = roads(
        f"{HQ}\nd1 1 moloch_guard 3\nd2 0 outpost_runner\n"
        "g1 1 moloch_blocker 4\nf1 1 moloch_net_fighter"
    )
    play(state, "end")
    assert unit(state, "d1") == "1 moloch_guard 3"
    assert unit(state, "f2") == "1 moloch_blocker 4"
    assert unit(state, "f1") == "1 moloch_net_fighter 0", "f1 is on no road"
    caught = "d4 0 hegemony_hq\nb3 0 hegemony_net_fighter 2\nb4 1 moloch_hornet 1"
    state = roads(caught, army="hegemony", pile="blocker hybrid")
    assert netted(state) == "b4"
    assert not told(play(state, "end"), "moved")


def test_ns_atlas_84_a_battle_tile_starts_a_battle() -> None:
    """NS-ATLAS-84: unless it is the last tile; then it does nothing."""
    state = roads(f"{HQ}\nd2 1 moloch_hybrid 3", pile="battle battle")
    events = play(state, "end, draw battle")
    assert battles(events) == ["ordinary"]
    assert told(events, "played") == [{"seat": 1, "tile": "moloch_battle"}]
    assert points(state)[0] == 11, "the hybrid shoots"
    events = play(state, "draw battle")
    assert battles(events) == []
    assert [event.kind for event in events][:3] == ["drew", "last tile", "played"]
    assert drawing(state) == 0


def test_ns_atlas_85_a_warrior_comes_by_a_road_of_chance() -> None:
    """NS-ATLAS-85: all roads are equally likely; its front looks to the middle."""
    for cell, turn in zip(("d1", "g1", "g4", "d7", "a4", "a1"), FRONTS.values(), strict=True):
        state = roads()
        play(state, "end, draw blocker")
        assert len(options(state)) == 6
        assert state.weights() == [1] * 6
        play(state, f"road {cell}")
        assert unit(state, cell) == f"1 moloch_blocker {turn}"


def test_ns_atlas_85_a_taken_cell_sends_it_clockwise() -> None:
    """NS-ATLAS-85: to the first outer cell that is empty, beyond the north too."""
    taken = "a1 1 moloch_guard\nb2 0 outpost_runner\nd1 1 moloch_clown\nd2 0 outpost_runner"
    state = roads(f"{HQ}\n{taken}")
    play(state, "end, draw blocker, road a1")
    assert unit(state, "g1") == f"1 moloch_blocker {FRONTS['NE']}"


def test_ns_atlas_85_without_a_free_road_it_is_a_battle() -> None:
    """NS-ATLAS-85: the tile is discarded."""
    comers = zip(
        ("d1", "g1", "g4", "d7", "a4"),
        ("guard", "hornet", "clown", "hybrid", "hybrid"),
        strict=True,
    )
    placed = [f"{cell} 1 moloch_{name}" for cell, name in comers]
    blocked = [f"{cell} 0 outpost_commando" for cell in ("d2", "f2", "f4", "d6", "b4")]
    rest = ["a1 1 moloch_protector", "b2 0 outpost_runner"]
    state = roads("\n".join([HQ, *placed, *blocked, *rest]), pile="blocker battle")
    events = play(state, "end, draw blocker")
    assert battles(events) == ["ordinary"]
    assert told(events, "discarded") == [{"seat": 1, "tile": "moloch_blocker"}]
    assert "blocker" in thrown(state, 1)
    assert not state.check()


def test_ns_atlas_86_fronts() -> None:
    """NS-ATLAS-86: the top edge, but of two tiles the edge where their shot is."""
    state = roads(pile="gauss_cannon armoured_guard blocker")
    play(state, "end, draw gauss_cannon, road d1, draw armoured_guard, road d7")
    assert unit(state, "d1") == f"1 moloch_gauss_cannon {(FRONTS['N'] - 4) % 6}"
    assert unit(state, "d7") == f"1 moloch_armoured_guard {(FRONTS['S'] - 1) % 6}"
    tiles = state.tables
    gauss, guard = number(state, 1, "gauss_cannon"), number(state, 1, "armoured_guard")
    assert tiles.gauss[gauss * 6 + 4] > 0
    assert tiles.ranged[guard * 6 + 1] + tiles.melee[guard * 6 + 1] > 0


def test_ns_atlas_87_the_clown_never_explodes() -> None:
    """NS-ATLAS-87: nobody is asked, and it attacks."""
    state = roads(f"{HQ}\nd3 1 moloch_clown 3", pile="battle blocker hornet")
    events = play(state, "end, draw battle")
    assert battles(events) == ["ordinary"]
    assert not told(events, "exploded")
    assert told(events, "hq hit")
    assert drawing(state) == 1


def test_ns_atlas_87_a_pushed_unit_goes_towards_the_middle() -> None:
    """NS-ATLAS-87: of equals to the first in the order of the cells."""
    units = "d4 0 hegemony_hq\nc2 0 hegemony_runner\nd3 1 moloch_guard"
    state = roads(units, hand="push_back", army="hegemony")
    events = play(state, "use push_back, push c2 d3")
    assert told(events, "pushed")[0]["to"] == "e3"
    assert asked(state) == (0, "act"), "nobody was asked"


def test_ns_atlas_88_only_its_own_pile_ends_the_game() -> None:
    """NS-ATLAS-88: the player takes one more turn without a Battle tile, then the final battle."""
    state = roads(pile="blocker hybrid", hand="battle runner", piles=("hmg",))
    play(state, "end, draw blocker, road d1, draw hybrid, road g1")
    assert int(state.last) == 1
    play(state, "draw hmg, discard hmg")
    assert int(state.last) == 1
    assert "use battle" not in options(state)
    assert "use runner" in options(state)
    events = play(state, "end")
    assert battles(events) == ["final"]
    assert state.over


def test_ns_atlas_88_the_players_pile_may_run_out_before() -> None:
    """NS-ATLAS-88: then nothing more is drawn, and Battle tiles may still be played."""
    state = roads(hand="battle runner", piles=("hmg",), pile="blocker hybrid hornet protector")
    play(state, "end, draw blocker, road d1, draw hybrid, road g1")
    play(state, "draw hornet, road d7, draw hmg")
    assert int(state.last) == -1
    play(state, "discard hmg")
    assert "use battle" in options(state)
    play(state, "end, draw protector, road a4")
    assert asked(state) == (0, "act")
    assert hand(state, 0) == "runner battle"


def test_ns_atlas_89_who_stands_after_the_final_battle_has_won() -> None:
    """NS-ATLAS-89: the score is the hit points left."""
    state = roads(f"{HQ}\nd3 1 moloch_hybrid 3", pile="", points=(5,))
    play(state, "end")
    assert (winners(state), clause(state)) == ([0], "NS-ATLAS-89")
    assert state.result()["reason"] == "roads_held"
    assert (state.returns(), state.result()["scores"], state.places()) == ([1.0], [4], [1])


def test_ns_atlas_89_whose_hq_falls_has_lost() -> None:
    """NS-ATLAS-89: also in the final battle; Moloch has the first place then."""
    for pile in ("", "battle blocker"):
        state = roads(f"{HQ}\nd3 1 moloch_hybrid 3", pile=pile, points=(1,))
        play(state, "end" if not pile else "end, draw battle")
        assert (winners(state), clause(state)) == ([1], "NS-ATLAS-89")
        assert state.result()["reason"] == "overrun"
        assert (state.returns(), state.result()["scores"], state.places()) == ([0.0], [0], [2])
        assert not state.check()


def test_ns_atlas_89_a_full_board_on_which_nobody_falls_is_lost() -> None:
    """NS-ATLAS-89: NS-ATLAS-03 is no draw against an army that nobody plays."""
    state = roads(pile="blocker battle")
    medic = number(state, 0, "medic")
    for cell in range(CELLS):
        if state.units.tile[cell] < 0 and NAMES[cell] != "d1":
            state.units.put(cell, medic, 0, 0)
    events = play(state, "end, draw blocker, road a4")
    assert battles(events) == ["ordinary"]
    assert (winners(state), clause(state), state.places()) == ([1], "NS-ATLAS-03", [2])
