"""ETU: etudes, clause by clause.

The gun on d6 looks up the file at the enemy HQ on d2 and fires twice; with the officer beside it
each shot is harder by one. Modules that look the same from all sides keep the searches short.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hexagora.games.neuroshima.etudes.proving import Proof, prove
from hexagora.games.neuroshima.etudes.records import BadEtude, read_etude
from hexagora.games.neuroshima.proof.goals import WORST

GUN = """
b2 outpost_hq 0
d2 moloch_hq 0
d6 outpost_hmg 0
c5 moloch_blocker 0
e5 moloch_blocker 0
"""


def etude(
    board: str,
    offered: str,
    goal: Any = "destroy_hq",
    use: int = 1,
    armies: str = "outpost moloch",
    hp: tuple[int, int] = (10, 4),
) -> dict[str, Any]:
    """An etude from text: units as ``d4 outpost_hq 0``, one in a line, wounds behind."""
    first, second = armies.split()
    units = []
    for line in board.strip().splitlines():
        at, tile, turn, *wounds = line.split()
        seat = 0 if tile.startswith(first) else 1
        unit: dict[str, Any] = {"at": at, "seat": seat, "tile": tile, "turn": int(turn)}
        units.append({**unit, "wounds": int(wounds[0])} if wounds else unit)
    names = [f"{first}_{name}" for name in offered.split()]
    return {
        "position": {
            "options": {"edition": "2025", "mode": "duel"},
            "seats": [{"army": first, "hp": hp[0]}, {"army": second, "hp": hp[1]}],
            "board": units,
            "turn_of": 0,
        },
        "offered": {name: names.count(name) for name in names},
        "use": use,
        "goal": goal if isinstance(goal, dict | list) else {"kind": goal},
    }


def proof(data: dict[str, Any]) -> Proof:
    return prove(read_etude(data))


def lines(found: Proof) -> list[list[str]]:
    return [list(one.line) for one in found.classes]


def test_ns_etu_01_a_puzzle_with_one_answer() -> None:
    """NS-ETU-01"""
    found = proof(etude(GUN, "officer saboteur"))
    assert lines(found) == [["use outpost_officer place d5 0"]]
    assert found.sound
    assert found.fewer == [2], "without a tile the gun does two of the four points"


def test_ns_etu_02_all_solutions_are_listed() -> None:
    """NS-ETU-02"""
    board = GUN.replace("c5 moloch_blocker 0\n", "")
    found = proof(etude(board, "officer saboteur"))
    assert lines(found) == [
        ["use outpost_officer place c5 0"],
        ["use outpost_officer place d5 0"],
    ]
    assert not found.sound


def test_ns_etu_03_exactly_the_number_of_tiles_is_used() -> None:
    """NS-ETU-03"""
    found = proof(etude(GUN, "officer saboteur scoper", use=2))
    assert found.fewer == [2, 0], "one tile would do"
    empty = 19 - 5
    assert found.leaves == 3 * empty * (empty - 1), "but all three pairs are tried"
    assert all(len(line) == 2 for line in lines(found))


def test_ns_etu_04_abilities_before_between_and_after() -> None:
    """NS-ETU-04"""
    board = GUN + "d4 outpost_runner 0\n"
    found = proof(etude(board, "scoper saboteur", hp=(10, 3)))
    assert found.short == 0
    told = {" ".join(line) for line in lines(found)}
    assert any(line.startswith("move d4 to d3") for line in told), "the runner goes first"
    netted = board + "c4 moloch_net_fighter 2\n"  # the net looks at d4 and holds the runner
    assert proof(etude(netted, "scoper saboteur", hp=(10, 3))).short == 1
    freed = proof(etude(netted, "sniper scoper", hp=(10, 3)))
    assert [" ".join(line).split(" to ")[0] for line in lines(freed)] == [
        "use outpost_sniper aim c4 move d4"
    ], "shot free, it may move after the last tile"


def test_ns_etu_04_nothing_is_drawn_or_held_besides() -> None:
    """NS-ETU-04"""
    state = read_etude(etude(GUN, "officer saboteur")).state
    assert [int(state.hand_size(0)), int(state.hand_size(1))] == [2, 0]
    assert [int(state.pile_size(0)), int(state.pile_size(1))] == [0, 0]


FULL_BUT_TWO = """
b2 outpost_hq 0
d2 moloch_hq 0
d6 outpost_hmg 0
b3 moloch_medic 0
b4 moloch_medic 0
c2 moloch_officer 0
c3 moloch_scout 0
c4 moloch_brain 0
c5 moloch_blocker 0
d4 outpost_recon_centre 0
e2 outpost_medic 3
e3 outpost_medic 3
e4 outpost_scout 1
e5 moloch_blocker 0
f2 outpost_runner 0
f3 outpost_runner 0
f4 outpost_scout 0
"""


def test_ns_etu_05_a_full_board_starts_the_battle_at_once() -> None:
    """NS-ETU-05: d3 and d5 are left: the second tile fills the board, and the battle is on it."""
    still = FULL_BUT_TWO.replace("outpost_runner", "outpost_commando")
    found = proof(etude(still, "officer saboteur scoper", use=2))
    assert found.leaves == 3 * 2
    told = [sorted(" ".join(tile.split()[-2:]) for tile in one.tiles) for one in found.classes]
    assert told == [
        ["outpost_officer d5", "outpost_saboteur d3"],
        ["outpost_officer d5", "outpost_scoper d3"],
    ]
    one_left = still + "d3 moloch_armoured_guard 3\n"
    lost = proof(etude(one_left, "officer saboteur scoper", use=2))
    assert (lost.short, lost.leaves) == (WORST, 0), "full after one tile, and one is missing"
    assert lost.fewer[1] < WORST


def test_ns_etu_05_only_one_battle_is_fought() -> None:
    """NS-ETU-05: On the full board NS-BAT-13 would let the gun fire again and again."""
    full = FULL_BUT_TWO.replace("outpost_runner", "outpost_commando") + "d3 outpost_saboteur 0\n"
    found = proof(etude(full, "officer scoper", hp=(10, 20)))
    assert found.short == 16


def test_ns_etu_05_battle_tiles_are_never_offered() -> None:
    """NS-ETU-05"""
    with pytest.raises(BadEtude, match=r"offered\.outpost_battle: the battle comes by itself"):
        read_etude(etude(GUN, "officer battle"))


PUSH = """
b3 moloch_hq 0
d2 outpost_hq 0
d6 moloch_stormtrooper 0
c4 moloch_guard 0
d4 outpost_recon_centre 0
"""


def test_ns_etu_06_the_other_side_chooses_against_the_solver() -> None:
    """NS-ETU-06: pushed by c4, d4 may go to e3 or e4, off the file; it goes to d3 and screens."""
    found = proof(etude(PUSH, "push_back medic", armies="moloch outpost", hp=(10, 2)))
    assert found.results[0] == 2, "two of the three answers would be good for the solver"
    assert (found.short, list(found.classes)) == (1, [])
    taken = PUSH + "d3 moloch_blocker 0\n"
    found = proof(etude(taken, "push_back medic", armies="moloch outpost", hp=(10, 2)))
    assert lines(found) == [["use moloch_push_back push c4 d4"]]
    assert found.solutions == 2, "whatever it answers now"


CLOWN = """
b2 moloch_hq 0
f4 borgo_hq 0
d4 moloch_clown 0
d5 borgo_scout 0
e4 borgo_scout 0
"""


def test_ns_etu_06_the_own_choices_are_part_of_the_solution() -> None:
    """NS-ETU-06: no blow of the clown looks at an enemy; only an explosion clears the board."""
    found = proof(etude(CLOWN, "brain scout", "clear", armies="moloch borgo"))
    assert found.short == 0
    board = CLOWN.replace("d4 moloch_clown 0\n", "")
    assert proof(etude(board, "brain scout", "clear", armies="moloch borgo")).short == 2


KEEP: dict[str, Any] = {"kind": "keep", "cells": ["d6"]}
THREAT = GUN + "d5 moloch_hybrid 3\n"
"""The hybrid is quicker than the gun and shoots it."""


@pytest.mark.parametrize(
    ("board", "goal", "hp", "short"),
    [
        (GUN, "destroy_hq", (10, 2), 0),
        (GUN, "destroy_hq", (10, 5), 3),
        (GUN, {"kind": "hq_lead", "n": 4}, (4, 2), 0),
        (GUN, {"kind": "hq_lead", "n": 6}, (4, 2), 2),
        (GUN, "survive", (1, 9), 0),
        (GUN + "b3 moloch_hornet 0\n", "survive", (2, 9), 1),
        (GUN, "unhurt", (7, 9), 0),
        (GUN + "b3 moloch_hornet 0\n", "unhurt", (7, 9), 2),
        (GUN, "clear", (7, 9), 2),
        (GUN, [{"kind": "survive"}, KEEP], (7, 9), 0),
        (THREAT, [{"kind": "survive"}, KEEP], (7, 9), 1),
        (THREAT, [{"kind": "destroy_hq"}, KEEP], (7, 9), 10),
    ],
)
def test_ns_etu_07_goals(board: str, goal: Any, hp: tuple[int, int], short: int) -> None:
    """NS-ETU-07: Judged without a tile; what is missing counts in points and units."""
    assert proof(etude(board, "scoper saboteur", goal, hp=hp)).fewer == [short]


def test_ns_etu_07_the_own_hq_must_not_fall_with_the_other() -> None:
    """NS-ETU-07"""
    board = GUN + "b3 moloch_hornet 0\n"
    assert proof(etude(board, "scoper saboteur", hp=(2, 2))).fewer == [1]


def test_ns_etu_07_units_that_are_kept_may_move() -> None:
    """NS-ETU-07"""
    kept = [{"kind": "destroy_hq"}, {"kind": "keep", "cells": ["d4"]}]
    found = proof(etude(GUN + "d4 outpost_runner 0\n", "scoper saboteur", kept, hp=(10, 3)))
    assert found.short == 0
    assert any("move d4 to d3" in " ".join(line) for line in lines(found))


def wrong(change: Callable[[dict[str, Any]], None]) -> str:
    data = etude(GUN, "officer saboteur")
    change(data)
    with pytest.raises(BadEtude) as error:
        read_etude(data)
    return str(error.value)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda e: e["offered"].clear(), "offered: must be counts of tiles"),
        (lambda e: e["offered"].update(moloch_medic=1), "offered.moloch_medic: outpost, the army"),
        (lambda e: e["offered"].update(outpost_hq=1), "offered.outpost_hq: the HQ stands"),
        (lambda e: e["offered"].update(outpost_hmg=1), "offered.outpost_hmg: the army has 0"),
        (lambda e: e["offered"].update(outpost_move=4), "6 tiles are too many; offer 5 at most"),
        (lambda e: e["offered"].update(outpost_move="x"), "'x' is no count; write 1 to 5"),
        (lambda e: e.update(use=0), "use: 0 is no number of tiles; write 1 to 3"),
        (lambda e: e.update(use=2), "use: 2 of 2 leaves none over; offer more tiles"),
        (lambda e: e.update(goal={"kind": "win"}), "goal.kind: 'win' is no goal; write one of"),
        (lambda e: e.update(goal=[KEEP]), "goal: keep stands beside another goal"),
        (lambda e: e.update(goal=[]), "goal: must be at least one goal"),
        (
            lambda e: e.update(goal=[{"kind": "survive"}, {"kind": "keep", "cells": ["d4"]}]),
            "goal[1].cells[0]: no unit stands on 'd4'",
        ),
        (lambda e: e.update(goal={"kind": "hq_lead", "n": 0}), "goal.n: 0 is no lead"),
        (lambda e: e.update(title={"pl": "x"}), "title.en: is missing"),
        (lambda e: e.update(category="chess"), "category: 'chess' is not known; write one of"),
        (lambda e: e.update(level=9), "level: 9 is no level; write 1 to 5"),
        (lambda e: e.update(titel="x"), "etude: 'titel' is not known; did you mean 'title'?"),
        (lambda e: e["position"].update(turns=1), "position.turns: an etude has no turns"),
        (
            lambda e: e["position"]["seats"][1].update(hand=["moloch_medic"]),
            "position.seats[1].hand: hands are empty",
        ),
        (
            lambda e: e["position"]["options"].update(reinforcements=True),
            "position.options.reinforcements: does not occur in etudes",
        ),
        (lambda e: e["position"]["board"].pop(0), "the HQ of seat 0 is missing"),
        (lambda e: e["position"]["board"][0].update(at="z9"), "position.board[0].at: 'z9'"),
        (lambda e: e.update(position=None), "position: must be an object in braces"),
    ],
)
def test_ns_etu_08_what_an_etude_must_be(
    change: Callable[[dict[str, Any]], None], told: str
) -> None:
    """NS-ETU-08"""
    assert told in wrong(change)


def test_ns_etu_08_only_duels() -> None:
    """NS-ETU-08"""
    data = etude(GUN, "officer saboteur")
    data["position"]["options"]["mode"] = "deathmatch"
    data["position"]["seats"].append({"army": "borgo", "hp": 3})
    data["position"]["board"].append({"at": "f4", "seat": 2, "tile": "borgo_hq", "turn": 0})
    with pytest.raises(BadEtude, match="an etude is a duel; write two seats"):
        read_etude(data)


def test_ns_etu_09_transpositions_are_one_leaf_and_rotations_one_class() -> None:
    """NS-ETU-09: a runner that moves after it was placed could have been placed there."""
    found = proof(etude(GUN, "runner scoper", hp=(10, 3)))
    empty = 19 - 5
    assert found.leaves == empty * 6 + empty, "the scoper looks the same from all sides"
    # At the HQ on d2 the runner strikes from three cells, turned towards it on each.
    assert sorted(str(one.tiles[0]) for one in found.classes) == [
        "outpost_runner c2",
        "outpost_runner d3",
        "outpost_runner e2",
    ]
    assert [one.solutions for one in found.classes] == [1, 1, 1]
    assert [list(one.turns) for one in found.classes] == [[1], [1], [1]]


def test_ns_etu_09_all_rotations_of_a_screen_are_one_class() -> None:
    """NS-ETU-09"""
    board = "b2 outpost_hq 0\nd2 moloch_hq 0\nb4 moloch_hybrid 0\n"
    found = proof(etude(board, "commando brawler", "unhurt", use=1, hp=(1, 9)))
    screens = [one for one in found.classes if str(one.tiles[0]) == "outpost_brawler b3"]
    assert [list(one.turns) for one in screens] == [[6]]


def test_ns_etu_10_order_matters_where_a_hex_must_be_emptied_first() -> None:
    """NS-ETU-10"""
    board = GUN.replace("c5 moloch_blocker 0", "c5 moloch_hybrid 1") + "d5 outpost_recon_centre 0\n"
    found = proof(etude(board, "sniper officer scoper", use=2))
    assert lines(found) == [["use outpost_sniper aim c5", "use outpost_officer place c5 0"]]
    (only,) = found.classes
    assert only.order_matters
    assert (len(only.orders), only.all_orders) == (1, 2)


def test_ns_etu_10_the_order_of_placements_does_not_matter() -> None:
    """NS-ETU-10"""
    found = proof(etude(GUN, "officer saboteur scoper", use=2))
    assert found.classes
    assert not any(one.order_matters for one in found.classes)
