"""The kernel of checking content files, on a table that no game has."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hexagora.core.content_check import Check

GOOD: dict[str, Any] = {
    "id": "rook",
    "names": {"en": "Rook", "uk": "Тура"},  # noqa: RUF001
    "kind": "tower",
    "height": 3,
    "walls": ["stone"],
    "lit": True,
}
KEYS = tuple(GOOD)


def faults(row: dict[str, Any]) -> list[str]:
    """All that a game has to say about such a table."""
    check = Check()
    for place, one in check.rows("towers", [row], 5):
        check.keys(place, one, KEYS)
        check.own_id(place, one, "rook", re.compile("[a-z]+"), "write small letters")
        check.texts(place, one, "names", 10, "Rook")
        check.one_of(place, one, "kind", ("tower", "gate"))
        check.number(place, one, "height", range(1, 10))
        check.some_of(place, one, "walls", ("stone", "wood"))
        check.flag(place, one, "lit")
    return check.faults


def test_a_good_table_has_no_fault() -> None:
    assert faults(GOOD) == []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"hight": 2}, 'towers[1]: key "hight" is not known; did you mean height?'),
        ({"id": "R2"}, 'towers[1].id: "R2" is no id; write small letters'),
        ({"names": "Rook"}, 'towers[1].names: "Rook" is not a table of languages; '),
        ({"names": {"pl": "Wieża"}}, "towers[1].names: en is missing; write for example en = "),
        ({"names": {"en": " Rook"}}, "towers[1].names.en: there is space at an end of the text"),
        ({"names": {"en": "R" * 11}}, "towers[1].names.en: the text has 11 characters; write at"),
        ({"kind": "towr"}, 'towers[1].kind: "towr" is not known; did you mean "tower"?'),
        ({"kind": 3}, 'towers[1].kind: 3 is not known; write "tower" or "gate"'),
        ({"height": 0}, "towers[1].height: 0 is not possible; write a whole number from 1 to 9"),
        ({"height": True}, "towers[1].height: true is not possible; write a whole number"),
        ({"walls": ["stone"] * 2}, 'towers[1].walls: "stone" stands there twice; write it once'),
        ({"walls": "stone"}, 'towers[1].walls: "stone" is no list; write such as ["stone"]'),
        ({"lit": 1}, "towers[1].lit: 1 is not possible; write true or false"),
    ],
)
def test_each_fault_has_place_and_remedy(change: dict[str, Any], said: str) -> None:
    (fault,) = faults({**GOOD, **change})
    assert fault.startswith(said)


@pytest.mark.parametrize("key", [key for key in KEYS if key not in ("walls", "lit")])
def test_what_is_missing_is_told_with_an_example(key: str) -> None:
    (fault,) = faults({name: value for name, value in GOOD.items() if name != key})
    assert fault.startswith(f"towers[1]: {key} is missing; write for example {key} = ")


def test_two_tables_with_one_id() -> None:
    check, seen = Check(), dict[str, str]()
    assert check.unlike_others("towers[1]", "rook", seen, "towers[1]")
    assert not check.unlike_others("towers[2]", "rook", seen, "towers[2]")
    assert check.faults == ['towers[2].id: "rook" is that of towers[1]; choose another']


def test_what_is_no_list_of_tables() -> None:
    check = Check()
    assert check.rows("towers", {}, 5) == check.rows("towers", [], 5) == []
    assert check.rows("boards[1].towers", 1, 5) == []
    assert len(check.rows("towers", [{}] * 6, 5)) == 6
    assert check.faults == [
        "towers: this is not a list of tables; begin each with a line [[towers]]",
        "towers: there is nothing in it; write at least one table or leave it out",
        "boards[1].towers: this is not a list of tables; write [{ ... }, ...]",
        "towers: there are 6 kinds; write at most 5",
    ]
