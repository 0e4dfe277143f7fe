"""What a faulty file of a mission is told: one broken line each in a mission of ours."""

from __future__ import annotations

import pytest

from hexagora.games.neuroshima.content.atlas.mission_words import RULES
from neuroshima_mission_files import CELL, WALL, changed, check, faults, mission


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('kind = "mission"', "", 'file: kind is missing; write for example kind = "mission"'),
        (
            'kind = "mission"',
            'kind = "missions"',
            'file: kind "missions" is not known; did you mean "mission"?',
        ),
        (
            "reconstruction = true",
            "reconstruction = 2",
            "file: reconstruction is 2; write true or false",
        ),
        (
            "reconstruction = true",
            "seats = 2",
            'file: key "seats" is not known; did you mean seat?',
        ),
        ("number = 1", "", "mission: number is missing; write for example number = 1"),
        ("number = 1", "number = 9", "mission: number is 9; write a whole number from 1 to 8"),
        (
            'rules = "assembly_line"',
            "",
            'mission: rules is missing; write for example rules = "assembly_line"',
        ),
        (
            'rules = "assembly_line"',
            'rules = "assemblyline"',
            'mission: rules "assemblyline" is not known; did you mean "assembly_line"?',
        ),
        (
            'names = { en = "Assembly Line", ',
            "names = { ",
            'mission, names: en is missing; write for example en = "Assembly Line"',
        ),
        ("parts_made = 5", "", "numbers: parts_made is missing; write for example parts_made = 3"),
        (
            "parts_made = 5",
            "parts_made = 0",
            "numbers: parts_made is 0; write a whole number from 1 to 9",
        ),
        (
            "parts_made = 5",
            "parts_made = 2",
            "numbers: parts_needed is 3; write at most parts_made, 2",
        ),
        (
            "parts_made = 5",
            "parts_maid = 5\nparts_made = 5",
            'numbers: key "parts_maid" is not known; did you mean parts_made?',
        ),
    ],
)
def test_faults_of_the_file(old: str, new: str, fault: str) -> None:
    check("assembly_line", old, new, fault)


def test_a_text_is_not_too_long() -> None:
    found = faults(changed(mission("assembly_line"), 'text.ru = "', f'text.ru = "{"x" * 161}'))
    assert len(found) == 1
    assert found[0].startswith("mission, text, ru: the text has 2")
    assert found[0].endswith(" characters; write at most 160")


def test_a_mission_without_cells() -> None:
    text = mission("tanker")
    start, end = text.index("cells = ["), text.index("objects = ")
    assert faults(text[:start] + text[end:]) == [
        'mission: cells is missing; write for example cells = ["d3", "d4", "d5"]'
    ]
    assert faults(text[:start] + 'cells = "all"\n' + text[end:]) == [
        'mission: cells is "all"; write a list of cells such as ["d4"]'
    ]
    assert faults(text[:start] + 'cells = ["d4"]\n' + text[end:])[0] == (
        "mission: cells has 1 cell; write 7 to 37"
    )


@pytest.mark.parametrize(
    ("rules", "old", "new", "fault"),
    [
        (
            "assembly_line",
            'mouth = ["b3"]',
            'mouth = ["b9"]',
            f'zones: mouth has "b9", which is no cell of the frame; {CELL}',
        ),
        (
            "assembly_line",
            'mouth = ["b3"]',
            "mouth = [3]",
            f"zones: mouth has 3, which is no cell of the frame; {CELL}",
        ),
        (
            "assembly_line",
            'mouth = ["b3"]',
            'mouth = ["b1"]',
            f'zones: mouth has "b1", which is a wall here; {WALL}',
        ),
        (
            "assembly_line",
            'mouth = ["b3"]',
            'mouth = ["b3", "b3"]',
            'zones: mouth has "b3" twice; write it once',
        ),
        (
            "assembly_line",
            'mouth = ["b3"]',
            'mouth = ["b3", "b4"]',
            "zones: mouth has 2 cells; write 1",
        ),
        ("assembly_line", 'mouth = ["b3"]', "mouth = []", "zones: mouth has 0 cells; write 1"),
        (
            "assembly_line",
            'mouth = ["b3"]',
            'mouth = "b3"',
            'zones: mouth is "b3"; write a list of cells such as ["d4"]',
        ),
        (
            "assembly_line",
            'mouth = ["b3"]',
            "",
            'zones: mouth is missing; write for example mouth = ["d4"]',
        ),
        (
            "assembly_line",
            'mouth = ["b3"]',
            'mouth = ["b3"]\nexits = ["a1"]',
            'zones: key "exits" is not known; known are mouth, front',
        ),
        (
            "tanker",
            "[paths]",
            '[zones]\nexits = ["a1"]\n\n[paths]',
            "mission: the rules tanker have no zones; leave them out",
        ),
        (
            "tanker",
            "objects = [",
            'numbers = "3"\nobjects = [',
            'mission: numbers is "3" and not a table; begin it with [numbers]',
        ),
        (
            "merry_go_round",
            'e3", "e2"]',
            'e2", "e3"]',
            "paths, carousels 1: f1 g1 g2 f3 e2 e3 do not go around a cell clockwise; "
            "write the six around one cell, clockwise",
        ),
        (
            "merry_go_round",
            'e3", "e2"]',
            'e3"]',
            "paths, carousels 1: the list has 5 cells; write 6",
        ),
        (
            "merry_go_round",
            '"f1", "f3"',
            '"f1", "f2", "f3"',
            "paths, carousels 1: the hub f2 is no wall; take it out of cells",
        ),
        (
            "six_roads",
            '["d1", "d2", "d3"]',
            '["d1", "d3", "d2"]',
            "paths, roads 1: d3 does not touch d1; write each cell beside the one before",
        ),
        (
            "six_roads",
            '["d1", "d2", "d3"]',
            '"d1", ["d2", "d3"]',
            'paths: roads is no list of lists of cells; write such as [["d1", "d2"], ["e1", "e2"]]',
        ),
        (
            "six_roads",
            '["d1", "d2", "d3"]',
            '["d1", "d2", "d3"], ["e1", "e2"]',
            "paths: in roads there are 7 lists; write 1 to 6",
        ),
        (
            "six_roads",
            '["d1", "d2", "d3"]',
            '["d1", "d2", "e2", "e3"]',
            "paths, roads 1: the list has 4 cells; write 2 to 3",
        ),
        (
            "six_roads",
            '["d1", "d2", "d3"]',
            '["f1", "f2"]',
            "paths, roads 2: f2 is in list 1 too; leave it in one of them",
        ),
        (
            "sandstorm",
            '["d2", "e2"]',
            '["d2", "e1"]',
            "paths, bites 7: e1 is in list 1 too; leave it in one of them",
        ),
        (
            "sandstorm",
            '["d2", "e2"]',
            '["d2", "e2", "d3", "d4", "d5", "c3", "c4"]',
            "paths: after the last bite 2 cells are left; leave at least one for each of 3 seats",
        ),
        (
            "tanker",
            'objects = ["d4"]',
            'objects = ["d1"]',
            "mission: the tanker on d1 is not between the ends of its rails; "
            "write in objects a cell of the rails",
        ),
        (
            "tanker",
            'objects = ["d4"]',
            "",
            "mission: objects has 0 cells; write 1",
        ),
    ],
)
def test_faults_of_a_map(rules: str, old: str, new: str, fault: str) -> None:
    check(rules, old, new, fault)


def test_objects_only_where_the_rules_have_them() -> None:
    found = faults(changed(mission("demolition"), "cells = [\n", 'objects = ["a2"]\ncells = [\n'))
    assert found == [
        "mission: objects has 1 cell; write none",
        'seat 1: hq_cells has "a2", where no HQ may stand; leave it out',
    ]


def test_all_faults_are_told_at_once() -> None:
    text = changed(mission("six_roads"), "tiles_per_turn = 6", "tiles_per_turn = 0")
    text = changed(text, "number = 8", "number = 0")
    assert faults(changed(text, 'army = "moloch"', 'army = "x"')) == [
        "mission: number is 0; write a whole number from 1 to 8",
        'automaton: army "x" is not known; write "borgo" or "hegemony" or "moloch" or "outpost"',
        "numbers: tiles_per_turn is 0; write a whole number from 1 to 9",
    ]


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize(
    "value", ["0x" + "f" * 6000, "1e400", "nan", "2024-01-01", "[[1]]", "{ a = 1 }", '"\\u001b[1m"']
)
def test_no_value_breaks_a_message(rules: str, value: str) -> None:
    """Whatever stands behind a key, the answer is a list of faults."""
    text = mission(rules)
    for line in text.splitlines():
        key, equals, old = line.partition(" = ")
        if equals and not line.startswith(("#", " ")) and old != "[":
            assert faults(text.replace(line, f"{key} = {value}", 1))
