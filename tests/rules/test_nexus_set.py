"""Nexus Ops, section SET: the set-up."""

from __future__ import annotations

import json
from collections import Counter
from math import atan2
from typing import Any

import pytest

from hexagora import new_game
from hexagora.core.errors import BadOption
from hexagora.games.nexus.rules.cells import FRAME, NAMES, named
from hexagora.games.nexus.state import NexusState
from nexus_table import (
    after,
    asked,
    completed,
    decks,
    discards,
    face_down,
    hand,
    mine,
    odds,
    opening,
    options,
    play,
    points,
    pool,
    reserve,
    rubium,
    table,
    terrain,
    units,
    won,
)

FIGURES = {
    "human": 12,
    "fungoid": 8,
    "crystalline": 8,
    "rock_strider": 6,
    "lava_leaper": 4,
    "rubium_dragon": 3,
}


def laid_out(seats: int, *tiles: str) -> NexusState:
    """A game set up with the first seat to begin, and the first tiles as given."""
    state = opening(seats, first="1")
    while asked(state).endswith("corporation"):
        play(state, options(state)[0], pending=True)
    script = ["cover 1", *tiles]
    while state.turns == 0:
        play(state, script.pop(0) if script else options(state)[0], pending=True)
    return state


def test_nx_set_01_first_player_and_corporations() -> None:
    """NX-SET-01: chance names the first player; from there on, clockwise, all take a colour."""
    state = opening(3)
    assert asked(state) == "chance first"
    assert options(state) == ["first 1", "first 2", "first 3"]
    assert state.weights() == [1, 1, 1]
    play(state, "first 2")
    assert asked(state) == "2 corporation"
    colours = ["corporation ares", "corporation helix", "corporation syndicate"]
    assert options(state) == [*colours, "corporation zyborg"]
    play(state, "corporation helix")
    assert asked(state) == "3 corporation"
    assert options(state) == [colours[0], colours[2], "corporation zyborg"]
    play(state, "corporation zyborg")
    assert asked(state) == "1 corporation"
    assert options(state) == [colours[0], colours[2]]
    play(state, "corporation ares", pending=True)
    assert asked(state).startswith("chance")


def test_nx_set_01_the_first_player_stays_the_first() -> None:
    """NX-SET-01: the marker is kept all game; the sheets of all corporations are the same."""
    state = opening(2, first="2")
    play(state, "corporation ares, corporation zyborg", pending=True)
    while state.turns < 4:
        play(state, "done" if "done" in options(state) else options(state)[0], pending=True)
        assert state.first_seat == 1
    assert [reserve(state, seat, "human") for seat in (1, 2)] == [12, 12]


@pytest.mark.parametrize("seats", [1, 5])
def test_nx_set_01_two_to_four_players(seats: int) -> None:
    """NX-SET-01: nobody plays alone, and five are too many."""
    with pytest.raises(BadOption):
        new_game("nexus", seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nx_set_02_the_board(seats: int) -> None:
    """NX-SET-02: the Monolith, 6 singles around it, 6 doubles around those, then the bases."""
    state = laid_out(seats)
    ring = {
        n: [f"{q},{r}" for q, r in FRAME if max(abs(q), abs(r), abs(q + r)) == n] for n in (1, 2)
    }
    assert terrain(state, "0,0") == "monolith"
    singles = Counter(terrain(state, cell) for cell in ring[1])
    assert singles == {"forest": 1, "crystal": 1, "magma": 4}
    doubles = Counter(terrain(state, cell) for cell in ring[2])
    assert doubles == {"rock": 6, "forest": 3, "crystal": 3}
    hexes = {cell for cell in NAMES if terrain(state, cell)}
    bases = [named(int(mask)) for mask in state.rules.base_mask]
    assert hexes == {"0,0", *ring[1], *ring[2], *(cell for base in bases for cell in base)}
    assert [len(base) for base in bases] == [3] * seats


def test_nx_set_02_shuffled() -> None:
    """NX-SET-02: every tile is as likely as another, and a double lies either way round."""
    state = opening(2, first="1")
    play(state, "corporation ares, corporation helix", pending=True)
    assert odds(state) == {"cover 1": 1, "cover 2": 1}
    play(state, "cover 2", pending=True)
    assert odds(state) == {"lay forest": 1, "lay crystal": 1, "lay magma": 4}
    play(state, "lay magma, lay forest", pending=True)
    assert odds(state) == {"lay crystal": 1, "lay magma": 3}
    play(state, "lay magma, lay magma, lay magma, lay crystal", pending=True)
    forest = {"lay forest rock": 3, "lay rock forest": 3}
    assert odds(state) == dict.fromkeys([*forest, "lay crystal rock", "lay rock crystal"], 1)
    play(state, "lay rock crystal", pending=True)
    assert odds(state) == {**forest, "lay crystal rock": 2, "lay rock crystal": 2}
    # The second covering pairs each corner with its other neighbour.
    assert (terrain(state, "2,0"), terrain(state, "2,-1")) == ("rock", "crystal")
    assert terrain(state, "1,1") == ""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nx_set_02_bases_lie_clockwise_and_alike(seats: int) -> None:
    """NX-SET-02: seats sit clockwise; of every base the first two hexes touch the tiles."""
    state = laid_out(seats)
    turns = []
    for slots in state.rules.base_slots:
        near, middle, far = (int(cell) for cell in slots)
        assert [terrain(state, NAMES[cell]) for cell in (near, middle, far)] == [
            "forest",
            "rock",
            "crystal",
        ]
        assert [mine(state, NAMES[cell]) for cell in (near, middle, far)] == [2, 3, 2]
        tiles = sum(1 << int(cell) for cell in state.rules.laid)
        assert state.rules.beside[near] & tiles
        assert state.rules.beside[middle] & tiles
        assert not state.rules.beside[far] & tiles
        q, r = FRAME[near]
        turns.append(atan2(r * 3**0.5 / 2, q + r / 2) % 6.2832)
    # On a screen, where rows grow downwards, growing angles go round clockwise.
    assert turns == sorted(turns)


def test_nx_set_03_tokens() -> None:
    """NX-SET-03: a face-down token on every hex but the Monolith and the bases, no green ones."""
    state = laid_out(4)
    bases = {cell for mask in state.rules.base_mask for cell in named(int(mask))}
    hexes = {cell for cell in NAMES if terrain(state, cell)}
    assert set(face_down(state)) == hexes - bases - {"0,0"}
    assert len(face_down(state)) == 18
    assert pool(state) == {
        "rock_strider": 6,
        "mine 2": 4,
        "mine 1 crystalline": 4,
        "mine 1 fungoid": 4,
    }


def test_nx_set_03_nobody_knows_a_token() -> None:
    """NX-SET-03: which token lies where is open until it is turned up."""
    state = table("1,0 human", "-2,-2 human", tokens="all", phase="explore")
    play(state, "explore 1,0", pending=True)
    assert odds(state) == {
        "token rock_strider": 3,
        "token mine 2": 2,
        "token mine 1 crystalline": 2,
        "token mine 1 fungoid": 2,
    }
    play(state, "token mine 2", pending=True)
    state = table(
        "2,0 human", "-2,-2 human", tokens="1,0 mine 2 | 2,0 rock_strider", phase="explore"
    )
    play(state, "explore 2,0", pending=True)
    assert odds(state) == {"token rock_strider": 1, "token mine 2": 1}


def test_nx_set_04_decks() -> None:
    """NX-SET-04: both decks are shuffled whole; each has its own discard."""
    state = laid_out(2)
    assert decks(state) == (36, 32)
    assert discards(state) == ""
    play(state, "done", pending=True)
    assert asked(state) == "chance draw"
    copies = {f"draw mission {card.id}": card.copies for card in state.tables.missions}
    assert odds(state) == copies
    state = table("2,1 human", "-2,-1 human", hands=("t_rock dome",))
    play(state, "sell mission t_rock, sell energize dome")
    assert discards(state) == "t_rock dome"
    assert decks(state) == (35, 31)


def test_nx_set_04_battle_won_cards_never_run_out() -> None:
    """NX-SET-04: there is a Battle Won card for every battle won, however many were taken."""
    state = table(
        "1,0 rubium_dragon",
        "1,0 human | -2,3 human",
        "-3,0 human",
        "2,-3 human",
        phase="fight",
        won=(10, 11, 11, 11),
    )
    play(state, "fight 1,0 2, roll 2, draw energize dome", pending=True)
    assert won(state) == [11, 11, 11, 11]


@pytest.mark.parametrize(
    ("seats", "first", "amounts"),
    [
        (2, "1", [8, 11]),
        (3, "2", [14, 8, 11]),
        (4, "4", [11, 14, 17, 8]),
    ],
)
def test_nx_set_05_rubium(seats: int, first: str, amounts: list[int]) -> None:
    """NX-SET-05: 8 for the first player, 3 more for each next; no units and no cards."""
    state = opening(seats, first=first)
    while state.turns == 0:
        play(state, options(state)[0], pending=True)
    assert asked(state) == f"{first} deploy"
    assert rubium(state) == amounts
    assert all(units(state, cell) == "" for cell in NAMES)
    assert [hand(state, seat + 1) for seat in range(seats)] == [""] * seats
    assert points(state) == [0] * seats


def test_nx_set_05_the_supply_never_runs_out() -> None:
    """NX-SET-05: what is spent leaves the player, and more than the box holds can be had."""
    state = table("", "-2,-1 human", rubium=(500, 500), phase="deploy", hands=("windfall",))
    play(state, "buy human 2,1, play windfall")
    assert rubium(state) == [502, 500]


def test_nx_set_06_figures() -> None:
    """NX-SET-06: so many figures of each; what is on the board is not in the reserve."""
    state = table("2,1 human*11", "-2,-1 human", rubium=(99, 0), phase="deploy")
    assert {unit: reserve(state, 2, unit) for unit in FIGURES} == {**FIGURES, "human": 11}
    play(state, "buy human 2,2")
    assert reserve(state, 1, "human") == 0
    assert options(state, "buy human") == []
    assert options(state, "buy fungoid") != []


def test_nx_set_06_the_dead_return_to_the_reserve() -> None:
    """NX-SET-06: what dies can be bought again."""
    state = table("1,0 rubium_dragon", "1,0 human*12", "", rubium=(5, 9, 9), phase="fight")
    assert reserve(state, 2, "human") == 0
    play(state, "fight 1,0 2, roll 2, " + ", ".join(["roll 1"] * 11), "draw mission t_rock")
    assert reserve(state, 2, "human") == 1
    play(state, "done")
    assert asked(state) == "2 deploy"
    assert "buy human -3,1" in options(state)


def test_nx_set_07_what_is_hidden_and_what_is_open() -> None:
    """NX-SET-07: hands are hidden; rubium, won cards, missions, counts and discards are open."""
    state = table(
        "2,1 human",
        "-2,-1 human",
        hands=("t_rock d_magma dome", "again*2 k_dragon"),
        won=(2, 1),
        completed=("d_forest",),
        discards="jam t_mono",
        rubium=(5, 6),
    )
    other = table(
        "2,1 human",
        "-2,-1 human",
        hands=("t_rock d_magma dome", "leak march o_beach"),
        won=(2, 1),
        completed=("d_forest",),
        discards="jam t_mono",
        rubium=(5, 6),
    )
    assert state.view(0).to_json() == other.view(0).to_json()
    assert state.view(-1).to_json() == other.view(-1).to_json()
    assert state.view(1).to_json() != other.view(1).to_json()
    for changes in (
        {"rubium": (5, 7)},
        {"won": (2, 2)},
        {"completed": ("d_rock",)},
        {"discards": "jam t_rock"},
        {"hands": ("t_rock d_magma dome", "again*3 k_dragon")},
        {"hands": ("t_rock d_magma dome", "again*2 k_dragon t_rock")},
    ):
        seen: dict[str, Any] = {
            "hands": ("t_rock d_magma dome", "again*2 k_dragon"),
            "won": (2, 1),
            "completed": ("d_forest",),
            "discards": "jam t_mono",
            "rubium": (5, 6),
            **changes,
        }
        changed = table("2,1 human", "-2,-1 human", **seen)
        assert changed.view(0).to_json() != state.view(0).to_json(), changes
    data: Any = state.view(0).data
    player = data["players"][1]
    assert (player["missions"], player["energize"]) == (1, 2)
    assert player["reserve"] == {**FIGURES, "human": 11}
    assert (data["decks"]["missions"], data["decks"]["energize"]) == (36 - 5, 32 - 4)
    assert data["decks"]["missions_discard"] == {"t_mono": 1}
    # A card that was drawn is told to its owner alone.
    events = play(state, "done, draw mission k_leaper")
    assert [json.dumps(event.seen_by(1)).count("k_leaper") for event in events] == [0] * len(events)
    assert any("k_leaper" in json.dumps(event.seen_by(0)) for event in events)


def test_nx_set_08_base_terrain_is_terrain() -> None:
    """NX-SET-08: the terrain of a base hex counts for units, cards and missions."""
    # A Fungoid in the forest of a base hits with 4.
    state = table("2,1 fungoid", "2,1 human", phase="fight", hands=("t_forest d_forest",))
    play(state, "fight 2,1 2, roll 4", pending=True)
    assert asked(state) == "1 mission"
    play(state, "complete t_forest, draw energize dome, draw mission t_rock, complete d_forest")
    assert completed(state, 1) == "t_forest d_forest"
    state = table("2,1 human", "-2,-1 human*2", phase="deploy", hands=("bloom",))
    assert "place 2,1" in options(after(state, "play bloom"))
