"""What a faulty army is told: one broken line each in an army that is right otherwise."""

from __future__ import annotations

import pickle
import re

import pytest

from hexagora import BadPack
from hexagora.games.neuroshima.content.armies import parse_army
from neuroshima_army_files import ARMY, HQ, INSTANT, MODULE, REST, WARRIOR, changed, faults


@pytest.mark.parametrize("tile", [WARRIOR, MODULE, INSTANT])
def test_the_army_without_a_fault_is_right(tile: str) -> None:
    assert parse_army(ARMY + HQ + tile + REST, "rats.toml").total == 35


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('id = "rats"', "", 'army: id is missing; write for example id = "newyork"'),
        (
            '"rats"',
            '"Rats!"',
            'army: id "Rats!" is no id; write small letters a to z and digits, a letter first',
        ),
        (
            '"rats"',
            "7",
            "army: id 7 is no id; write small letters a to z and digits, a letter first",
        ),
        (
            '"rats"',
            '"the_rats"',
            'army: id "the_rats" is no id; write small letters a to z and digits, a letter first',
        ),
        (
            '"rats"',
            '"borgo"',
            'army: id "borgo" belongs to another army; choose a new one',
        ),
        (
            'names.en = "Rats"',
            "",
            'army: names is missing; write for example names = { en = "New York" }',
        ),
        (
            'names.en = "Rats"',
            'names.pl = "Szczury"',
            'army, names: en is missing; write for example en = "New York"',
        ),
        (
            'names.en = "Rats"',
            'names = "Rats"',
            'army: names is "Rats" and not a table of languages; write names = { en = "New York" }',
        ),
        (
            'names.en = "Rats"',
            'names.en = "Rats"\nnames.de = "Ratten"',
            'army, names: key "de" is not known; known are en, pl, uk, ru',
        ),
        ('names.en = "Rats"', "names.en = 5", "army, names, en: 5 is no text; put it in quotes"),
        (
            'names.en = "Rats"',
            'names.en = "Rats"\nauthor = "Ann"',
            'army: key "author" is not known; known are id, names, tile',
        ),
    ],
)
def test_faults_of_the_army(old: str, new: str, fault: str) -> None:
    assert faults(changed(ARMY, old, new) + HQ + WARRIOR + REST) == [fault]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (ARMY, "army: there are no tiles; begin each with a line [[tile]]"),
        (
            ARMY + "tile = 3",
            "army: tile is not a list of tables; begin each tile with a line [[tile]]",
        ),
        (
            ARMY + '[tile]\nid = "rats_hq"',
            "army: tile is not a list of tables; begin each tile with a line [[tile]]",
        ),
        (
            ARMY + WARRIOR + changed(REST, "33", "34"),
            'army: there is no HQ; give one tile kind = "hq"',
        ),
        (
            ARMY + HQ + changed(HQ, "rats_hq", "rats_den") + REST,
            "army: there are 2 HQs (tile rats_hq, tile rats_den); keep one",
        ),
        (
            ARMY + changed(HQ, "count = 1", "count = 2") + REST,
            "tile rats_hq: count is 2, but an army has one HQ; write count = 1",
        ),
        (
            ARMY + changed(HQ, "count = 1", "count = 1\ntoughness = 2") + WARRIOR + REST,
            "tile rats_hq: an HQ has hit points and no toughness; leave toughness out",
        ),
        (
            ARMY + HQ + REST,
            "army: there are 34 tiles, all counts added up; make it 35, 1 more",
        ),
        (
            ARMY + HQ + WARRIOR + changed(REST, "33", "34"),
            "army: there are 36 tiles, all counts added up; make it 35, 1 fewer",
        ),
        (
            ARMY + HQ + changed(WARRIOR, "rats_x", "rats_battle") + REST,
            'tile 3: id "rats_battle" is that of tile 2; choose another',
        ),
    ],
)
def test_faults_of_the_whole(text: str, fault: str) -> None:
    assert faults(text) == [fault]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('id = "rats"\nnames = \n', ", line 2, column 9: this is not TOML: "),
        ('id = "rats"\nid = "mice"\nx = 1', ", line 2, column 12: this is not TOML: "),
        ("id = ", ", end of document: this is not TOML: "),
        ('id = "\x07"', ", line 1, column 7: this is not TOML: "),
        ("id = " + "9" * 5000, "this is not TOML that can be read; a number is too long"),
        ("id = " + "[" * 50_000, "this is not TOML that can be read; a number is too long"),
    ],
)
def test_a_text_that_is_not_toml(text: str, fault: str) -> None:
    (line,) = faults(text)
    assert line.startswith(fault)


@pytest.mark.parametrize(
    "value", ["0x" + "f" * 6000, "1e400", "nan", "2024-01-01", "[[1]]", "{ a = 1 }", '"\\u001b[1m"']
)
def test_no_value_breaks_a_message(value: str) -> None:
    """Whatever stands behind a key, the answer is a list of faults."""
    text = ARMY + HQ + WARRIOR + MODULE + REST
    for line in text.splitlines():
        if " = " in line:
            key, _, old = line.partition(" = ")
            assert faults(text.replace(line, f"{key} = {value}", 1))
            if key == "effects":
                for part in ("effect", "value", "target", "reach"):
                    inner = re.sub(rf"(?<={part} = )[^,}}]*[^,}} ]", lambda _: value, old)
                    if inner != old:
                        assert faults(text.replace(line, f"{key} = {inner}", 1))


def test_all_faults_are_told_at_once() -> None:
    broken = changed(WARRIOR, '"A"', '"x9"')
    broken = changed(broken, "count = 1", "count = -1")
    broken = changed(broken, "toughness = 1", "toughnes = 1")
    assert faults(ARMY + HQ + broken + changed(REST, '"battle"', '"bottle"')) == [
        'tile rats_x: key "toughnes" is not known; did you mean toughness?',
        "tile rats_x: count is -1; write a whole number from 1 to 34",
        'tile rats_x, edge 3: "x9" is not known; '
        "write - or symbols joined by +: m1 to m9, r1 to r9, g1, A, N, L",
        'tile rats_battle, effect 1: effect "bottle" is not known; did you mean "battle"?',
    ]


def test_faults_travel_between_processes() -> None:
    error = BadPack("a.toml: one", "a.toml: two")
    assert str(pickle.loads(pickle.dumps(error))) == "a.toml: one\na.toml: two"
