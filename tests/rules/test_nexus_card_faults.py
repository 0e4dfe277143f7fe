"""What a faulty file of components is told of its missions and Energize cards."""

from __future__ import annotations

import pytest

from hexagora.games.nexus.content.packs import parse_pack
from nexus_component_files import ENERGIZE, HEAD, MISSIONS, changed, faults


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('id = "magma"', "", '[1]: id is missing; write for example id = "human_slayer"'),
        (
            'id = "magma"',
            'id = "The magma"',
            '[1].id: "The magma" is no id; '
            "write small letters a to z, digits and single _ between them",
        ),
        ('id = "wide"', 'id = "magma"', '[2].id: "magma" is that of missions[1]; choose another'),
        (
            'names.en = "Wide"',
            "",
            '[2]: names is missing; write for example names = { en = "Human Slayer" }',
        ),
        (
            'names.en = "Wide"',
            'names.pl = "Szeroko"',
            '[2].names: en is missing; write for example en = "Human Slayer"',
        ),
        (
            'names.en = "Wide"',
            'names = "Wide"',
            '[2].names: "Wide" is not a table of languages; write names = { en = "Human Slayer" }',
        ),
        (
            'names.en = "Wide"',
            'names = { en = "Wide", de = "Weit" }',
            '[2].names: key "de" is not known; known are en, pl, uk, ru',
        ),
        ('"Wide"', '""', "[2].names.en: the text is empty; write one or leave it out"),
        ('"Wide"', '" Wide"', "[2].names.en: there is space at an end of the text; take it out"),
        (
            '"Wide"',
            r'"Wi\nde"',
            r'[2].names.en: "Wi\nde" has a character that cannot be shown; write one plain line',
        ),
        (
            "Control nine hexes.",
            "x" * 161,
            "[2].text.en: the text has 161 characters; write at most 160",
        ),
        ("Wide", "x" * 41, "[2].names.en: the text has 41 characters; write at most 40"),
        (
            "points = 2",
            "points = 4",
            "[2].points: 4 is not possible; write a whole number from 1 to 3",
        ),
        ("points = 2", "", "[2]: points is missing; write for example points = 1"),
        (
            "copies = 4",
            "copies = 0",
            "[2].copies: 0 is not possible; write a whole number from 1 to 20",
        ),
        (
            "copies = 4",
            'copies = "four"',
            '[2].copies: "four" is not possible; write a whole number from 1 to 20',
        ),
        (
            'kind = "battle"',
            'kind = "batle"',
            '[1].kind: "batle" is not known; did you mean "battle"?',
        ),
        ('kind = "battle"', "", '[1]: kind is missing; write for example kind = "battle"'),
        (
            'kind = "battle"',
            'kind = "objective"',
            '[1].condition: "terrain" is no condition of kind "objective"; such a mission may have '
            "most_terrain, most_mines, wins, hold_enemy_base, hold_hexes, hold_monolith",
        ),
        (
            '"terrain"',
            '"terain"',
            '[1].condition: "terain" is not known; did you mean "terrain"?',
        ),
        (
            'condition = "terrain"',
            "",
            '[1]: condition is missing; write for example condition = "terrain"',
        ),
        (
            'argument = "magma"',
            'argument = "lava"',
            '[1].argument: "lava" is not known; '
            'write "forest" or "crystal" or "rock" or "magma" or "monolith"',
        ),
        (
            'argument = "magma"',
            'argument = "vortex"',
            '[1].argument: "vortex" is not known; '
            'write "forest" or "crystal" or "rock" or "magma" or "monolith"',
        ),
        (
            'argument = "magma"',
            "",
            '[1]: argument is missing; write for example argument = "forest"',
        ),
        (
            "argument = 9",
            'argument = "nine"',
            '[2].argument: "nine" is not possible with '
            '"hold_hexes"; write a whole number from 1 to 20',
        ),
        (
            "argument = 9",
            "argument = 99",
            '[2].argument: 99 is not possible with "hold_hexes"; write a whole number from 1 to 20',
        ),
        ("argument = 9", "", "[2]: argument is missing; write for example argument = 1"),
        (
            '"hold_hexes"',
            '"most_mines"',
            '[2].argument: "most_mines" takes none; leave it out',
        ),
        (
            "name_is_printed = true",
            'name_is_printed = "yes"',
            '[1].name_is_printed: "yes" is not possible; write true or false',
        ),
        (
            'origin = "derived"',
            'origin = "guessed"',
            '[1].origin: "guessed" is not known; write "sourced" or "derived" or "reconstruction"',
        ),
        (
            "name_is_printed",
            "name_printed",
            '[1]: key "name_printed" is not known; did you mean name_is_printed?',
        ),
    ],
)
def test_faults_of_missions(old: str, new: str, fault: str) -> None:
    assert faults(HEAD + changed(MISSIONS, old, new)) == [f"missions{fault}"]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (
            '"deployment"',
            '"deploymant"',
            '[1].moment: "deploymant" is not known; did you mean "deployment"?',
        ),
        (
            '"before"',
            '"hits"',
            '[2].moment: "bonus" is not played at "hits"; write "before"',
        ),
        (
            'moment = "before"',
            "",
            '[2]: moment is missing; write for example moment = "deployment"',
        ),
        ('"place"', '"plase"', '[1].effect: "plase" is not known; did you mean "place"?'),
        ('effect = "place"', "", '[1]: effect is missing; write for example effect = "place"'),
        ("amount = -2", "", "[2]: amount is missing; write for example amount = 1"),
        (
            "amount = -2",
            "amount = 0",
            '[2].amount: 0 is not possible with "bonus"; '
            "write a whole number from -5 to 5, but not 0",
        ),
        (
            "amount = -2",
            "amount = true",
            '[2].amount: true is not possible with "bonus"; '
            "write a whole number from -5 to 5, but not 0",
        ),
        ("copies = 3", "copies = 3\namount = 2", '[1].amount: "place" takes none; leave it out'),
        ('unit = "fungoid"', "", '[1]: unit is missing; write for example unit = "human"'),
        (
            '"fungoid"',
            '"fungiod"',
            '[1].unit: "fungiod" is not known; did you mean "fungoid"?',
        ),
        ('"forest"', '"forrest"', '[1].terrain: "forrest" is not known; did you mean "forest"?'),
        (
            "amount = -2",
            'amount = -2\nunit = "human"',
            '[2].unit: "bonus" takes none; leave it out',
        ),
        (
            "amount = -2",
            'amount = -2\nterrain = "rock"',
            '[2].terrain: "bonus" takes none; leave it out',
        ),
        (
            'id = "smoke"',
            'id = "spores"',
            '[2].id: "spores" is that of energize[1]; choose another',
        ),
    ],
)
def test_faults_of_energize_cards(old: str, new: str, fault: str) -> None:
    assert faults(HEAD + changed(ENERGIZE, old, new)) == [f"energize{fault}"]


def test_a_terrain_need_not_be_named() -> None:
    text = changed(ENERGIZE, 'terrain = "forest"\n', "")
    assert parse_pack(HEAD + text, "mine.toml").energize[0].terrain == ""


def test_too_many_kinds() -> None:
    one = MISSIONS.split("\n\n")[1]
    many = "\n".join(changed(one, '"wide"', f'"wide_{i}"') for i in range(41))
    assert faults(HEAD + many) == ["missions: there are 41 kinds; write at most 40"]
    tokens = "".join(f"[[tokens]]\nmine = {i % 9 + 1}\ncount = 1\n" for i in range(25))
    assert faults(HEAD + tokens)[0] == "tokens: there are 25 kinds; write at most 24"


def test_a_deck_that_is_too_thick() -> None:
    one = changed(ENERGIZE.split("\n\n")[1], "copies = 8", "copies = 20")
    many = "\n".join(changed(one, '"smoke"', f'"smoke_{i}"') for i in range(11))
    assert faults(HEAD + many) == [
        "energize: there are 220 cards, all copies added up; make it 200 at most"
    ]


def test_missions_that_all_need_the_monolith() -> None:
    text = changed(MISSIONS, '"magma"\npoints', '"monolith"\npoints')
    text = changed(text, 'condition = "hold_hexes"\nargument = 9', 'condition = "hold_monolith"')
    assert faults(HEAD + text) == [
        "missions: all need the Monolith, so that none is left with the Vortex; "
        "write one that does not"
    ]
