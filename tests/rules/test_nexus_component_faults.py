"""What a faulty file of components is told: one broken line each in one that is right otherwise."""

from __future__ import annotations

import pickle
import random

import pytest

from hexagora.games.nexus.content.components import BadData
from hexagora.games.nexus.content.packs import parse_pack
from nexus_component_files import (
    ALTERNATES,
    BASE,
    BOARD,
    ENERGIZE,
    HEAD,
    MISSIONS,
    SMALL,
    TILES,
    TOKENS,
    UNITS,
    VORTEX,
    changed,
    faults,
)

NUMBERS = """
[numbers]
points = 15
start_rubium = [1, 2, 3, 4]
origin = "sourced"
"""
SECTIONS = [
    *(NUMBERS, MISSIONS, ENERGIZE, TOKENS, BASE, TILES, VORTEX),
    *(BOARD, SMALL, UNITS, ALTERNATES),
]


@pytest.mark.parametrize("section", SECTIONS)
def test_each_section_without_a_fault_is_right(section: str) -> None:
    assert parse_pack(HEAD + section, "mine.toml").id == "mine"


def test_all_sections_are_right_together() -> None:
    box = parse_pack(HEAD + "".join(SECTIONS), "mine.toml")
    assert box.numbers.points == 15
    assert box.numbers.team_points == 20


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('id = "mine"', "", 'file: id is missing; write for example id = "mybox"'),
        (
            '"mine"',
            '"My box"',
            'id: "My box" is no id; '
            "write at most 24 small letters a to z, digits and _, a letter first",
        ),
        (
            '"mine"',
            "7",
            "id: 7 is no id; write at most 24 small letters a to z, digits and _, a letter first",
        ),
        ('"mine"', '"box"', 'id: "box" is what comes with the program; choose another id'),
        (
            'name = "Mine"',
            "",
            'file: name is missing; write for example name = "The printed decks"',
        ),
        ('"Mine"', "5", "name: 5 is no text; put it in quotes"),
        (
            'name = "Mine"',
            'name = "Mine"\nmision = 3',
            'file: key "mision" is not known; did you mean missions?',
        ),
        (
            'name = "Mine"',
            'name = "Mine"\nqqq = 3',
            'file: key "qqq" is not known; known are id, name, extends, numbers, units, '
            "alternates, tokens, base, tiles, boards, vortex, missions, energize",
        ),
        (
            'name = "Mine"',
            'name = "Mine"\nunits = 3',
            "units: this is not a list of tables; begin each with a line [[units]]",
        ),
        (
            'name = "Mine"',
            'name = "Mine"\nenergize = []',
            "energize: there is nothing in it; write at least one table or leave it out",
        ),
        (
            'name = "Mine"',
            'name = "Mine"\nvortex = 3',
            "vortex: 3 is no table; begin it with a line [vortex]",
        ),
    ],
)
def test_faults_of_the_file(old: str, new: str, fault: str) -> None:
    assert faults(changed(HEAD, old, new) + MISSIONS) == [fault]


def test_an_empty_deck() -> None:
    assert faults(HEAD + "missions = []") == [
        "missions: there is nothing in it; write at least one table or leave it out"
    ]


def test_a_file_that_replaces_nothing() -> None:
    assert faults(HEAD) == [
        "file: it replaces nothing; write one of numbers, units, alternates, tokens, base, tiles, "
        "boards, vortex, missions, energize"
    ]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("15", "0", "numbers.points: 0 is not possible; write a whole number from 1 to 99"),
        ("15", "true", "numbers.points: true is not possible; write a whole number from 1 to 99"),
        ("15", "1.5", "numbers.points: 1.5 is not possible; write a whole number from 1 to 99"),
        ("points =", "pionts =", 'numbers: key "pionts" is not known; did you mean points?'),
        (
            "[1, 2, 3, 4]",
            "[1, 2, 3]",
            "numbers.start_rubium: [1, 2, 3] is not one for each of four seats; "
            "write four numbers, the first player's first",
        ),
        (
            "[1, 2, 3, 4]",
            "[1, 2, 3, -4]",
            "numbers.start_rubium: [1, 2, 3, -4] is not possible; "
            "write each a whole number from 0 to 99",
        ),
        (
            '"sourced"',
            '"printed"',
            'numbers.origin: "printed" is not known; '
            'write "sourced" or "derived" or "reconstruction"',
        ),
        (
            "[numbers]",
            "[[numbers]]",
            "numbers: a list is no table; begin it with a line [numbers]",
        ),
        (
            "points = 15",
            "most_mines = 15",
            "numbers.most_mines: those without a green border have 16 mines, but most_mines is 15; "
            "write most_mines = 16 under [numbers], or fewer mines",
        ),
    ],
)
def test_faults_of_the_numbers(old: str, new: str, fault: str) -> None:
    assert faults(HEAD + changed(NUMBERS, old, new)) == [fault]


# The file itself.


def test_text_that_is_not_toml() -> None:
    assert faults(HEAD + "x = = 3") == [
        ", line 4, column 5: this is not TOML: Invalid value; mend it there or just before"
    ]
    assert faults("x = " + "[" * 100_000) == [
        "this is not TOML that can be read; a number is too long or brackets are too deep"
    ]
    assert faults("x = " + "1" * 10_000) == [
        "this is not TOML that can be read; a number is too long or brackets are too deep"
    ]


def test_several_faults_are_told_line_by_line() -> None:
    text = changed(changed(MISSIONS, "points = 1", "points = 9"), "copies = 4", "copies = -1")
    assert faults(changed(HEAD, '"Mine"', '""') + text) == [
        "name: the text is empty; write one or leave it out",
        "missions[1].points: 9 is not possible; write a whole number from 1 to 3",
        "missions[2].copies: -1 is not possible; write a whole number from 1 to 20",
    ]


def test_an_error_survives_the_way_to_another_process() -> None:
    error = BadData("one", "two")
    assert str(pickle.loads(pickle.dumps(error))) == "one\ntwo"


def test_no_broken_file_is_worse_than_refused() -> None:
    """Values thrown in at random are told as faults, or do no harm."""
    rng = random.Random(7)
    values = [
        "3",
        "-1",
        '"x"',
        "true",
        "1.5",
        "[]",
        "[[]]",
        "{}",
        "[{}]",
        "nan",
        "[[1, 2]]",
        "1979-05-27",
        "9" * 30,
        '[["a"]]',
        "[[[[]]]]",
        '"magma"',
    ]
    lines = (HEAD + "".join(SECTIONS)).split("\n")
    keyed = [i for i, line in enumerate(lines) if " = " in line and not line.endswith("[[")]
    told: list[str] = []
    refused = 0
    for _ in range(400):
        broken = list(lines)
        for i in rng.sample(keyed, rng.randint(1, 3)):
            broken[i] = f"{broken[i].split(' = ')[0]} = {rng.choice(values)}"
        try:
            parse_pack("\n".join(broken), "mine.toml")
        except BadData as error:
            refused += 1
            told += error.faults
    assert refused > 300
    assert all("; " in line and line.isprintable() for line in told)
