"""What a faulty file of a mission is told of its sides: seats, units, the automaton."""

from __future__ import annotations

import pytest

from neuroshima_mission_files import CELL, WALL, changed, check, faults, mission


@pytest.mark.parametrize(
    ("rules", "old", "new", "fault"),
    [
        (
            "cauldron",
            'armies = ["borgo"]',
            'armies = ["brogo"]',
            'seat 1: armies "brogo" is not known; did you mean "borgo"?',
        ),
        (
            "cauldron",
            'armies = ["borgo"]',
            'army = "borgo"',
            'seat 1: key "army" is not known; did you mean armies?',
        ),
        (
            "cauldron",
            'armies = ["borgo"]',
            'armies = ["outpost"]',
            'seat 2: army "outpost" is that of seat 1, and nobody plays a mirror match '
            "in the atlas; choose another",
        ),
        ("cauldron", "hq = 12", "", "seat 1: hq is missing; write for example hq = 1"),
        (
            "cauldron",
            "hq = 12",
            "hq = 31",
            "seat 1: hq is 31; write a whole number from 1 to 30",
        ),
        (
            "cauldron",
            'armies = ["outpost"]',
            "hq = 20",
            "seat 2: by these rules it has no HQ; leave hq out",
        ),
        (
            "cauldron",
            'hq_cells = ["d4"]',
            'hq_cells = ["d8"]',
            f'seat 1: hq_cells has "d8", which is no cell of the frame; {CELL}',
        ),
        (
            "cauldron",
            'hq_cells = ["d4"]',
            "hq_cells = []",
            "seat 1: hq_cells has 0 cells; write 1 to 37",
        ),
        (
            "assembly_line",
            'zone = ["d3", "d4", ',
            'zone = ["d1", "d4", ',
            f'seat 2: zone has "d1", which is a wall here; {WALL}',
        ),
        (
            "six_roads",
            "hq = { recruit = 12, ",
            "hq = { ",
            "seat 1, hq: recruit is missing; write for example recruit = 1",
        ),
        (
            "six_roads",
            "hq = { recruit = 12, soldier = 8, veteran = 5, commander = 3 }",
            "hq = 12",
            "seat 1: hq is 12 and not a table of levels; "
            "write hq = { recruit = 12, soldier = 8, veteran = 5, commander = 3 }",
        ),
        (
            "six_roads",
            "hq = { recruit = 12, soldier = 8, veteran = 5, commander = 3 }",
            "",
            "seat 1: hq is missing; "
            "write for example hq = { recruit = 12, soldier = 8, veteran = 5, commander = 3 }",
        ),
        (
            "six_roads",
            "[automaton]",
            "[[seat]]\nhq = 5\n\n[automaton]",
            "mission: there are 2 seats; these rules are for 1",
        ),
        (
            "demolition",
            "charges_needed = 4",
            "charges_needed = 7",
            "numbers: charges_needed is 7; write at most as many as there are sockets, 6",
        ),
    ],
)
def test_faults_of_a_seat(rules: str, old: str, new: str, fault: str) -> None:
    check(rules, old, new, fault)


def test_an_hq_never_begins_on_a_socket_or_on_rails() -> None:
    text = mission("demolition")
    assert faults(changed(text, 'hq_cells = ["a2"', 'hq_cells = ["b3", "a2"')) == [
        'seat 1: hq_cells has "b3", where no HQ may stand; leave it out'
    ]
    text = mission("tanker").replace("hq_cells = [\n", 'hq_cells = [\n"d1",\n', 1)
    assert faults(text) == ['seat 1: hq_cells has "d1", where no HQ may stand; leave it out']


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("seat = 1", "seat = 3", " moloch_part: seat is 3; write 1 or 2"),
        ('id = "moloch_part"', "", ': id is missing; write for example id = "moloch_part"'),
        (
            'id = "moloch_part"',
            'id = "Part"',
            ': id "Part" is no id; write small letters a to z, digits and single _ between them',
        ),
        (
            "toughness = 3",
            "toughness = 10",
            " moloch_part: toughness is 10; write a whole number from 0 to 9",
        ),
        (
            "toughness = 3",
            "tough = 2",
            ' moloch_part: key "tough" is not known; did you mean toughness?',
        ),
        (
            "toughness = 3",
            'edges = ["m1", "-", "-", "-", "-", "-"]',
            " moloch_part: the tile attacks or explodes, but has no initiative; "
            "write initiative = [2] or another value",
        ),
        (
            "toughness = 3",
            'edges = ["m1"]',
            " moloch_part: there are 1 edges; write six texts, clockwise from the top",
        ),
    ],
)
def test_faults_of_a_unit(old: str, new: str, fault: str) -> None:
    check("assembly_line", old, new, f"unit{fault}")


def test_units_only_where_the_rules_have_them() -> None:
    text = mission("assembly_line")
    unit = text[text.index("[[unit]]") : text.index("[zones]")]
    assert faults(text.replace(unit, "")) == [
        "mission: there are no units; begin each with a line [[unit]]"
    ]
    assert faults(text.replace(unit, unit + unit)) == ["mission: there are 2 units; write 1"]
    assert faults(mission("tanker") + unit) == [
        "mission: the rules tanker have no unit; leave it out"
    ]


@pytest.mark.parametrize(
    ("rules", "old", "new", "fault"),
    [
        (
            "alliance",
            'army = "moloch"',
            'army = "molok"',
            'automaton: army "molok" is not known; did you mean "moloch"?',
        ),
        (
            "six_roads",
            "moloch_blocker = 2",
            "moloch_bloker = 2",
            'automaton, pile: "moloch_bloker" is not known; did you mean "moloch_blocker"?',
        ),
        (
            "six_roads",
            "moloch_blocker = 2",
            "moloch_blocker = 3",
            "automaton, pile: moloch_blocker is 3; write 1 or 2",
        ),
        (
            "six_roads",
            "moloch_gauss_cannon = 4",
            "moloch_gauss_cannon = 6",
            "automaton, fronts: moloch_gauss_cannon is 6; write a whole number from 0 to 5",
        ),
        (
            "alliance",
            'at = "e1"',
            'at = "g2"',
            'automaton, arrival 2: at "g2" arrival 1 comes already; choose another cell',
        ),
        (
            "alliance",
            'at = "e1"',
            'at = "d4"',
            'automaton, arrival 1: at "d4" is no gate; add it to objects',
        ),
        (
            "alliance",
            'at = "e1"',
            'at = "d1"',
            f'automaton, arrival 1: at has "d1", which is a wall here; {WALL}',
        ),
        (
            "alliance",
            'at = "e1", ',
            "",
            'automaton, arrival 1: at is missing; write for example at = "d4"',
        ),
        (
            "alliance",
            'tile = "moloch_guard"',
            'tile = "moloch_gaurd"',
            'automaton, arrival 2: tile "moloch_gaurd" is not known; did you mean "moloch_guard"?',
        ),
        (
            "alliance",
            'tile = "moloch_guard", turn = 5',
            'tile = "moloch_guard", turn = 6',
            "automaton, arrival 2: turn is 6; write a whole number from 0 to 5",
        ),
        (
            "alliance",
            'armies = ["outpost"]',
            'armies = ["moloch"]',
            'automaton: army "moloch" is that of a seat; choose another',
        ),
    ],
)
def test_faults_of_the_automaton(rules: str, old: str, new: str, fault: str) -> None:
    check(rules, old, new, fault)


def test_an_automaton_only_where_the_rules_have_one() -> None:
    assert faults(mission("tanker") + '\n[automaton]\narmy = "moloch"\n') == [
        "mission: the rules tanker have no automaton; leave it out"
    ]
    text = mission("six_roads")
    start, end = text.index("[automaton]"), text.index("[paths]")
    assert faults(text[:start] + text[end:]) == [
        "mission: automaton is no table; begin it with a line [automaton]"
    ]
    bare = text[:start] + '[automaton]\narmy = "moloch"\n\n' + text[end:]
    assert faults(bare) == ["automaton: there is no pile; begin it with a line [automaton.pile]"]
    wrong = text[:start] + '[automaton]\narmy = "moloch"\npile = 3\n\n' + text[end:]
    assert faults(wrong) == [
        "automaton: pile is 3 and not a table; begin it with a line [automaton.pile]"
    ]
    text = mission("alliance")
    start, end = text.index("arrivals = ["), text.index("[numbers]")
    assert faults(text[:start] + text[end:]) == [
        "automaton: arrivals is no list of tables; "
        'write such as [{ at = "d4", tile = "moloch_blocker", turn = 0 }]'
    ]
