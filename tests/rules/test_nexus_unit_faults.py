"""What a faulty file of components is told of its units and exploration tokens."""

from __future__ import annotations

import pytest

from nexus_component_files import ALTERNATES, HEAD, MISSIONS, SMALL, TOKENS, UNITS, changed, faults


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (
            'place = "fungoid"',
            'place = "human"',
            '[2].place: "human" is taken by units[1]; choose another',
        ),
        ('place = "fungoid"', "", '[2]: place is missing; write for example place = "human"'),
        ('id = "fungoid"', 'id = "human"', '[2].id: "human" is that of units[1]; choose another'),
        ("cost = 2", "cost = 0", "[1].cost: 0 is not possible; write a whole number from 1 to 30"),
        (
            "to_hit = 6",
            "to_hit = 7",
            "[1].to_hit: 7 is not possible; write a whole number from 2 to 6",
        ),
        ("figures = 12", "", "[1]: figures is missing; write for example figures = 1"),
        (
            "figures = 12",
            "figures = 13",
            ": there are 42 figures for each player, all added up; make it 41 at most",
        ),
        ("mines = true", "mines = 1", "[1].mines: 1 is not possible; write true or false"),
        ("mines = true", "", "[1]: mines is missing; write for example mines = true"),
        (
            '["magma", "monolith"]',
            '["magma", "monolit"]',
            '[1].cannot_enter: "monolit" is not known; did you mean "monolith"?',
        ),
        (
            '["magma", "monolith"]',
            '["magma", "magma"]',
            '[1].cannot_enter: "magma" stands there twice; write it once',
        ),
        (
            '["magma", "monolith"]',
            '"magma"',
            '[1].cannot_enter: "magma" is no list; write such as ["forest"]',
        ),
        (
            "forest = 1",
            "forest = 0",
            "[2].modifiers.forest: 0 is no modifier; write a whole number from -5 to 5, but not 0",
        ),
        (
            "forest = 1",
            "forrest = 1",
            '[2].modifiers: key "forrest" is not known; did you mean forest?',
        ),
        (
            "{ forest = 1, crystal = -1 }",
            "3",
            "[2].modifiers: 3 is no table; write such as { forest = 1 }",
        ),
        (
            '["stride"]',
            '["strides"]',
            '[4].abilities: "strides" is not known; did you mean "stride"?',
        ),
        (
            "breath = 4",
            "breath = 1",
            "[6].breath: 1 is not possible; write a whole number from 2 to 6",
        ),
        ("breath = 4", "", "[6]: breath is missing; write for example breath = 5"),
        (
            '["stride"]',
            '["stride"]\nbreath = 4',
            "[4].breath: the unit has no such ability; "
            'put "breath" among the abilities or leave the number out',
        ),
        (
            '["stride"]',
            '["repeat_breath"]',
            '[4].abilities: "repeat_breath" has nothing to repeat; put "breath" there too',
        ),
        (
            '["flight", "breath"]',
            '["breath"]',
            ': a mission asks for "flown", but no unit has "flight"; '
            "take the mission out or give a unit that ability",
        ),
        (
            'unsure = ["breath"]',
            'unsure = ["breadth"]',
            '[6].unsure: "breadth" is not known; did you mean "breath"?',
        ),
    ],
)
def test_faults_of_units(old: str, new: str, fault: str) -> None:
    assert faults(HEAD + changed(UNITS, old, new)) == [f"units{fault}"]


def test_a_sheet_needs_six_units() -> None:
    short = "[[units]]".join(UNITS.split("[[units]]")[:-1])
    assert faults(HEAD + short) == [
        'units: nobody takes the place "rubium_dragon"; give each of the six places a unit'
    ]


def test_alternates_have_no_figures_of_their_own() -> None:
    assert faults(HEAD + changed(ALTERNATES, "cost = 1", "cost = 1\nfigures = 12")) == [
        'alternates[1]: key "figures" is not known; known are id, place, names, cost, to_hit, '
        "mines, cannot_enter, modifiers, abilities, breath, origin, unsure"
    ]


def test_a_mission_for_flyers_where_nobody_flies() -> None:
    flown = changed(MISSIONS, 'condition = "terrain"\nargument = "magma"', 'condition = "flown"')
    ground = changed(UNITS, '["flight", "breath"]', '["breath"]')
    assert faults(HEAD + flown + ground) == [
        'missions[1]: a mission asks for "flown", but no unit has "flight"; '
        "take the mission out or give a unit that ability"
    ]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (
            'unit = "rock_strider"',
            "",
            "[1]: the token shows nothing; give it a mine, a unit or both",
        ),
        (
            '"rock_strider"',
            '"rock strider"',
            '[1].unit: "rock strider" is not known; did you mean "rock_strider"?',
        ),
        ("mine = 3", "mine = 10", "[5].mine: 10 is not possible; write a whole number from 0 to 9"),
        ("count = 6", "", "[1]: count is missing; write for example count = 1"),
        (
            "count = 6",
            "count = 25",
            "[1].count: 25 is not possible; write a whole number from 1 to 24",
        ),
        ("green = true", 'green = "yes"', '[5].green: "yes" is not possible; write true or false'),
        ('"crystalline"', '"fungoid"', "[4]: it is the same as tokens[3]; add its count there"),
        (
            "count = 6",
            "count = 5",
            ': board "2" has 18 hexes to explore, '
            "but 17 tokens have no green border; make them as many",
        ),
        (
            "count = 2",
            "count = 3",
            ": 3 green tokens cannot be shared between two players; make their number even",
        ),
        (
            "mine = 2",
            "mine = 4",
            ": those without a green border have 24 mines, "
            "but most_mines is 16; write most_mines = 24 under [numbers], or fewer mines",
        ),
    ],
)
def test_faults_of_tokens(old: str, new: str, fault: str) -> None:
    told = faults(HEAD + changed(TOKENS, old, new))
    assert f"tokens{fault}" in told
    # What the small board lays must be there, too.
    assert all("on the small board" in other for other in told if other != f"tokens{fault}")


def test_the_sets_of_the_small_board_come_from_the_tokens() -> None:
    text = changed(TOKENS, '"fungoid"\ncount = 4', '"human"\ncount = 4')
    assert faults(HEAD + text) == [
        "tokens: both players need 2 tokens with mine 1 and fungoid on the small board, "
        "but there are 0; give them the same tokens as the box has"
    ]
    assert faults(HEAD + changed(SMALL, "mine = 2", "mine = 5")) == [
        "boards[1].token_set[1]: both players need 2 tokens with mine 5 on the small board, "
        "but there are 0; give them the same tokens as the box has"
    ]
