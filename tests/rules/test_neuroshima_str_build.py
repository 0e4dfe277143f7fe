"""Neuroshima Hex, section STR: structures are built, board, and leave."""

from __future__ import annotations

from typing import Any

import pytest

from hexagora import BadOption, new_game
from hexagora.games.neuroshima.knowledge.position_files import (
    BadPosition,
    read_position,
    write_position,
)
from hexagora.games.neuroshima.rules.cells import NUMBERS
from hexagora.games.neuroshima.state import NeuroshimaState
from neuroshima_table import (
    asked,
    battles,
    board,
    crowd,
    hand,
    opening,
    options,
    play,
    table,
    thrown,
    told,
    unit,
)

HQS = """
    b2 0 borgo_hq
    f4 1 moloch_hq
"""
HELD = "mutant claws brawler"


def before(*lines: str, hands: str = HELD, **chosen: Any) -> NeuroshimaState:
    """Seat 0 draws its third tile, and may build afterwards."""
    state = table(
        "\n".join((HQS, *lines)),
        hands=(hands.rsplit(" ", 1)[0],),
        draws=True,
        unbuilt=(0, 1),
        structures="on",
        **chosen,
    )
    play(state, f"draw {hands.rsplit(' ', 1)[1]}")
    return state


def test_ns_str_01_any_face_with_any_and_own_rotations() -> None:
    """NS-STR-01: either side of each tile, each with its own rotation; they are in no pile."""
    for pair, faces in (("aa", "1a 2a"), ("ab", "1a 2b"), ("ba", "1b 2a"), ("bb", "1b 2b")):
        state = before()
        assert options(state) == ["keep", "build aa", "build ab", "build ba", "build bb"]
        play(state, f"build {pair}, d4/2, d5/5")
        first, second = faces.split()
        assert unit(state, "d4") == f"0 borgo_structure_{first} 2"
        assert unit(state, "d5") == f"0 borgo_structure_{second} 5"
        assert state.check() == []
    assert "structure" not in thrown(state, 0) + hand(state, 0)
    assert state.pile_size(0) == opening("borgo moloch").pile_size(0) - 3


def test_ns_str_01_without_the_option_there_are_none() -> None:
    """NS-STR-01: the option brings them; a game without it does not speak of them."""
    plain, with_them = new_game("neuroshima", 2), new_game("neuroshima", 2, structures="on")
    assert "structures" not in plain.options
    assert "boarding" not in plain.options
    assert (plain.action_count, len(plain.kinds)) == (2546, 18)
    assert with_them.action_count > plain.action_count
    assert len(with_them.planes()) == len(plain.planes()) + 4
    with pytest.raises(BadOption, match="structures=on"):
        new_game("neuroshima", 2, boarding="compulsory")


def test_ns_str_02_three_tiles_before_anything_else() -> None:
    """NS-STR-02: after drawing three tiles are discarded for it, and no other is discarded."""
    state = before()
    assert asked(state) == (0, "build")
    events = play(state, "build aa, d4/0, d5/0")
    assert [event["tile"] for event in told(events, "discarded")] == [
        f"borgo_{name}" for name in HELD.split()
    ]
    assert hand(state, 0) == ""
    assert asked(state) == (0, "act")
    assert "move d4" in options(state)


def test_ns_str_02_who_keeps_the_hand_discards_as_usual() -> None:
    """NS-STR-02: it is a choice; without it the forced discard follows, and it is asked again."""
    state = before()
    play(state, "keep")
    assert asked(state) == (0, "discard")
    play(state, "discard mutant, end")
    assert state.unbuilt == 0b11


def test_ns_str_02_after_unlucky_draws() -> None:
    """NS-STR-02: an unlucky draw comes first, and the tiles drawn anew pay for it too."""
    state = before(hands="move battle grenade")
    assert asked(state) == (0, "unlucky")
    play(state, "redraw, draw mutant, draw claws, draw medic")
    assert asked(state) == (0, "build")


def test_ns_str_02_once_and_not_at_the_end() -> None:
    """NS-STR-02: once per game, and not after anybody has drawn the last tile."""
    state = table(HQS + "d4+d5 0 borgo_1a+2a", hands=("mutant claws",), draws=True, structures="on")
    play(state, "draw mutant")
    assert asked(state) == (0, "discard")
    last = table(
        HQS,
        hands=("mutant claws",),
        piles=("mutant",),
        draws=True,
        unbuilt=(0, 1),
        structures="on",
    )
    play(last, "draw mutant")
    assert asked(last) == (0, "discard")
    others = table(HQS, hands=("mutant claws",), draws=True, unbuilt=(0, 1), structures="on")
    others.last = 1
    play(others, "draw mutant")
    assert asked(others) == (0, "discard")


def test_ns_str_02_fewer_than_three_tiles() -> None:
    """NS-STR-02: the first turns draw one and two tiles, so nobody can pay then."""
    state = opening("borgo moloch", structures="on")
    play(state, "d2/0, d6/0, draw mutant")
    assert asked(state) == (0, "act")
    play(state, "end, draw blocker, draw blocker")
    assert asked(state) == (1, "act")


def test_ns_str_02_every_seat_has_its_own() -> None:
    """NS-STR-02, NS-STR-10: own structure only; each player of a team has one."""
    state = opening("moloch outpost borgo hegemony", mode="team", structures="on")
    assert state.unbuilt == 0b1111
    state = before()
    play(state, "build aa, d4/0, d5/0")
    assert state.unbuilt == 0b10
    mirror = opening("borgo borgo", mirror="on", structures="on")
    assert mirror.tables.structure[0] != mirror.tables.structure[1]


def test_ns_str_07_boarding_is_the_players_choice() -> None:
    """NS-STR-07: the player may start a battle; either way the turn is over."""
    state = before("d3 1 moloch_blocker")
    play(state, "build ba, d4/0, d5/0")
    assert asked(state) == (0, "board")
    assert options(state) == ["end", "board"]
    fought = state.copy()
    events = play(fought, "board")
    assert battles(events) == ["ordinary"]
    assert unit(fought, "d3") == "1 moloch_blocker 0 w1"
    assert int(fought.turn_seat()) == 1
    assert battles(play(state, "end")) == []
    assert int(state.turn_seat()) == 1


def test_ns_str_07_the_table_can_make_it_compulsory() -> None:
    """NS-STR-07: where the table has made the battle compulsory nobody is asked."""
    state = before(boarding="compulsory")
    assert battles(play(state, "build bb, d4/0, d5/0")) == ["ordinary"]
    assert int(state.turn_seat()) == 1
    other = before(boarding="compulsory")
    assert battles(play(other, "build aa, d4/0, d5/0")) == []


def test_ns_str_14_three_decisions_and_nothing_in_between() -> None:
    """NS-STR-14: faces, first tile, second tile beside it; nothing lies before both have places."""
    state = before("c4 1 moloch_net_fighter 1")
    play(state, "build aa, d4/3")
    assert asked(state) == (0, "join")
    assert board(state) == "b2 c4 f4"
    assert {act.split("/")[0] for act in options(state)} == {"c3", "d3", "d5", "e3", "e4"}
    play(state, "d5/1")
    assert state.hold().caught(NUMBERS["d4"])
    assert state.hold().caught(NUMBERS["d5"])


def test_ns_str_14_the_first_tile_needs_room_for_the_second() -> None:
    """NS-STR-14: the first tile goes only where a cell beside it is empty too."""
    state = _almost_full("b3 b4 f2")
    play(state, "build aa")
    assert {act.split("/")[0] for act in options(state)} == {"b3", "b4"}


def _almost_full(empty: str) -> NeuroshimaState:
    """The crowd of seat 0 with some cells empty, and a hand of three tiles in its turn."""
    state = table(
        crowd(without=empty),
        hands=("net_fighter guard",),
        draws=True,
        unbuilt=(0,),
        structures="on",
    )
    play(state, "draw gladiator")
    return state


def test_ns_str_15_no_room_no_building() -> None:
    """NS-STR-15: it is offered only if two adjacent playable cells are empty."""
    assert asked(_almost_full("b3 b4")) == (0, "build")
    assert asked(_almost_full("b3 f2")) == (0, "discard")


def test_ns_str_15_reinforcements_name_the_three() -> None:
    """NS-STR-15, NS-VAR-03: of a larger hand the player names three, which are the two uses too."""
    state = table(
        HQS,
        hands=("mutant mutant claws brawler move",),
        draws=True,
        unbuilt=(0,),
        structures="on",
        reinforcements="on",
    )
    play(state, "draw medic")
    assert asked(state) == (0, "build")
    play(state, "build aa")
    assert asked(state) == (0, "pay")
    play(state, "discard mutant, discard move, discard medic, d4/0, d5/0")
    assert hand(state, 0) == "mutant claws brawler"
    assert not [act for act in options(state) if act.startswith(("use", "discard"))]
    assert "move d5" in options(state)


def test_ns_str_15_fewer_than_six_with_reinforcements() -> None:
    """NS-STR-15, NS-VAR-03: any hand of three and more can pay, full or not."""
    state = opening("borgo moloch", structures="on", reinforcements="on")
    play(state, "d2/0, d6/0, draw mutant, draw mutant, draw claws, draw claws")
    assert asked(state) == (0, "build")
    play(state, "keep")
    assert asked(state) == (0, "act")


def test_ns_str_16_a_full_board_starts_the_battle() -> None:
    """NS-STR-16: building that fills the board starts a battle; boarding is not asked."""
    state = _almost_full("b3 b4")
    events = play(state, "build aa, b3/0, b4/0")
    assert battles(events) == ["ordinary", "ordinary*"]
    assert state.over


def test_ns_str_17_a_netted_structure_does_not_board() -> None:
    """NS-STR-17: netted at once it has no boarding, and the turn goes on."""
    state = before("c4 1 moloch_net_fighter 2", boarding="compulsory")
    assert battles(play(state, "build bb, d5/0, d4/0")) == []
    assert asked(state) == (0, "act")


def test_ns_str_17_the_battle_is_that_of_the_player() -> None:
    """NS-STR-17: it counts as one that a Battle tile of this player started."""
    state = before()
    events = play(state, "build ba, d4/0, d5/0, board")
    (battle,) = told(events, "battle")
    assert (battle["seat"], battle["which"], battle["repeat"]) == (0, "ordinary", False)


def test_ns_str_26_it_leaves_the_game() -> None:
    """NS-STR-26: destroyed it goes to no discard; with a fallen player it leaves too."""
    state = table(
        HQS + "d4+d5 0 borgo_1b+2b 3+3\nd3 1 moloch_hornet 3", hands=("battle",), structures="on"
    )
    events = play(state, "use battle")
    assert board(state) == "b2 d3 f4"
    (gone,) = told(events, "destroyed")
    assert (gone["at"], gone["also"], gone["tile"]) == ("d4", "d5", "borgo_structure_1b")
    assert thrown(state, 0) == "battle"
    assert state.unbuilt == 0
    assert state.check() == []


def test_ns_str_26_with_a_fallen_player() -> None:
    """NS-STR-26, NS-DM-03: it leaves with its owner's tiles, built or not."""
    three = """
        b2 0 borgo_hq
        f4 1 moloch_hq
        f2 2 outpost_hq
        e4 1 moloch_hunter_killer
        e2+e3 2 outpost_1a+2a 3+3
        f3 1 moloch_hornet
    """
    state = table(
        three,
        hands=("battle",),
        points=(20, 20, 1),
        unbuilt=(0,),
        structures="on",
        mode="deathmatch",
    )
    play(state, "use battle")
    assert "e2" not in board(state)
    assert "e3" not in board(state)
    assert state.unbuilt == 1
    other = table(
        "b2 0 borgo_hq\nf4 1 moloch_hq\nf2 2 outpost_hq\nf3 1 moloch_hornet",
        hands=("battle",),
        points=(20, 20, 1),
        unbuilt=(0, 1, 2),
        structures="on",
        mode="deathmatch",
    )
    play(other, "use battle")
    assert other.unbuilt == 0b11


WRITTEN = {
    "game": "neuroshima",
    "options": {"structures": True, "first": "1"},
    "seats": [
        {"army": "borgo", "hp": 20, "hand": ["borgo_move"]},
        {"army": "moloch", "hp": 17, "structure": True},
    ],
    "board": [
        {"at": "b2", "seat": 0, "tile": "borgo_hq"},
        {
            "at": ["d3", "d4"],
            "seat": 0,
            "tile": ["borgo_structure_1a", "borgo_structure_2b"],
            "turn": [0, 3],
            "wounds": 1,
        },
        {"at": "f4", "seat": 1, "tile": "moloch_hq"},
    ],
    "turn_of": 0,
}


def test_ns_str_29_a_position_in_a_file() -> None:
    """NS-STR-29: one unit with two cells, faces and rotations; a seat tells that it can build."""
    state = read_position(WRITTEN)
    assert unit(state, "d3") == "0 borgo_structure_1a 0 w1"
    assert unit(state, "d4") == "0 borgo_structure_2b 3"
    assert state.unbuilt == 0b10
    told_again = write_position(state)
    assert WRITTEN["board"][1] in told_again["board"]  # type: ignore[index,operator]
    assert [seat.get("structure", False) for seat in told_again["seats"]] == [False, True]  # type: ignore[attr-defined]
    assert read_position(told_again).pack() == state.pack()


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"at": ["d3", "d5"]}, "board[1].at: d3 and d5 do not touch"),
        ({"at": ["d3"]}, "board[1].at: a structure has two"),
        ({"at": ["d3", "z9"]}, "board[1].at: 'z9' is no cell of this board"),
        ({"at": ["b2", "b3"]}, "board[1].at: b2 is taken by another unit"),
        ({"turn": 2}, "board[1].turn: a structure has two"),
        ({"turn": [0, 6]}, "board[1].turn: 6 is no rotation"),
        ({"wounds": 3}, "board[1].wounds: 3 is impossible for it; write 0 to 1"),
        (
            {"tile": ["borgo_structure_2b", "borgo_structure_1a"]},
            "is no structure of borgo; write a list with borgo_structure_1a or borgo_structure_1b "
            "and then borgo_structure_2a or borgo_structure_2b",
        ),
        ({"seat": 1}, "is no structure of moloch"),
    ],
)
def test_ns_str_29_faults_are_told(change: dict[str, object], fault: str) -> None:
    """NS-STR-29: what is wrong with a structure in a position, and what would be right."""
    rows = list(WRITTEN["board"])  # type: ignore[call-overload]
    rows[1] = {**rows[1], **change}
    with pytest.raises(BadPosition) as raised:
        read_position({**WRITTEN, "board": rows})
    assert fault in str(raised.value)


@pytest.mark.parametrize(
    ("options_", "structure", "fault"),
    [
        ({}, True, "seats[0].structure: this army has none here; set the option structures"),
        ({}, False, "board[1]: borgo, the army of seat 0, has no structure here; set the option"),
        ({"structures": True}, True, "seat 0 has its structure still to build"),
        ({"structures": True}, "yes", "seats[0].structure: 'yes' is neither true nor false"),
    ],
)
def test_ns_str_29_options_and_seats(
    options_: dict[str, object], structure: object, fault: str
) -> None:
    """NS-STR-29: structures need the option, and nobody has two."""
    seats = [dict(seat) for seat in WRITTEN["seats"]]  # type: ignore[attr-defined]
    seats[0]["structure"] = structure
    seats[1].pop("structure")
    with pytest.raises(BadPosition) as raised:
        read_position({**WRITTEN, "options": options_, "seats": seats})
    assert fault in str(raised.value)
