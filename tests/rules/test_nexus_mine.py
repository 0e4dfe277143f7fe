"""Nexus Ops, section MINE: mining."""

from __future__ import annotations

import pytest

from nexus_table import play, rubium, table, told

FAR = "-2,-2 human"


def mined(*units: str, ground: str = "", seat: int = 1) -> int:
    """What the active player mines."""
    state = table(*units, ground=ground, seat=seat)
    events = play(state, "done", pending=True)
    before = (8, 11, 14, 17)[seat - 1]
    assert rubium(state)[seat - 1] - before == told(events, "mined")[0]["rubium"]
    return int(rubium(state)[seat - 1]) - before


@pytest.mark.parametrize(
    ("unit", "amount"),
    [
        ("human", 2),
        ("fungoid", 2),
        ("crystalline", 2),
        ("rock_strider", 0),
        ("lava_leaper", 0),
        ("rubium_dragon", 0),
    ],
)
def test_nx_mine_01_who_mines(unit: str, amount: int) -> None:
    """NX-MINE-01: Humans, Fungoids and Crystallines do, others do not."""
    assert mined(f"1,0 {unit}", FAR, ground="1,0 mine 2") == amount


def test_nx_mine_01_each_mine_once() -> None:
    """NX-MINE-01: however many units work it; others may stand beside them."""
    assert mined("1,0 human*3 fungoid rubium_dragon", FAR, ground="1,0 mine 2") == 2
    assert mined("1,0 human | 2,0 human", FAR, ground="1,0 mine 2 | 2,0 mine 1") == 3


def test_nx_mine_01_bases() -> None:
    """NX-MINE-01: base mines count, an opponent's too."""
    assert mined("2,1 human | 1,2 human | 2,2 human", FAR) == 7
    assert mined("-1,-2 human | -2,-1 human", FAR) == 5


def test_nx_mine_01_a_contested_hex_pays_nobody() -> None:
    """NX-MINE-01: nor one without a mine, nor one where nobody stands."""
    state = table("1,0 human", "1,0 human", ground="1,0 mine 2 | 2,0 mine 2", phase="move")
    events = play(state, "done, fight 1,0 2, roll 1, roll 1, draw mission t_rock, done")
    assert told(events, "mined")[0]["rubium"] == 0
    play(state, "done, done, fight 1,0 1, roll 1, roll 1", pending=True)
    assert rubium(state) == [8, 11]


def test_nx_mine_01_only_the_active_player() -> None:
    """NX-MINE-01: each mines in the own turn."""
    state = table("1,0 human", "2,0 human", ground="1,0 mine 1 | 2,0 mine 2")
    play(state, "done", pending=True)
    assert rubium(state) == [9, 11]
    assert mined("1,0 human", "2,0 human", ground="1,0 mine 1 | 2,0 mine 2", seat=2) == 2


def test_nx_mine_01_a_hex_won_in_this_turn() -> None:
    """NX-MINE-01: it is mined at once."""
    state = table("1,0 human", "1,0 human", ground="1,0 mine 2", phase="fight")
    play(state, "fight 1,0 2, roll 6, roll 1, draw energize dome", pending=True)
    assert rubium(state)[0] == 10
