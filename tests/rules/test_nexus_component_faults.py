"""What a faulty file of components is told: one broken line each in one that is right otherwise."""

from __future__ import annotations

import pickle
import random
from importlib.resources import files

import pytest

from hexagora.games.nexus.content.components import BadData
from hexagora.games.nexus.content.packs import parse_pack

HEAD = """
id = "mine"
name = "Mine"
"""

NUMBERS = """
[numbers]
points = 15
start_rubium = [1, 2, 3, 4]
origin = "sourced"
"""

MISSIONS = """
[[missions]]
id = "magma"
names.en = "Magma"
text.en = "Win in a Magma Pool."
kind = "battle"
condition = "terrain"
argument = "magma"
points = 1
copies = 2
origin = "derived"
name_is_printed = true

[[missions]]
id = "wide"
names.en = "Wide"
text.en = "Control nine hexes."
kind = "objective"
condition = "hold_hexes"
argument = 9
points = 2
copies = 4
"""

ENERGIZE = """
[[energize]]
id = "spores"
names.en = "Spores"
text.en = "Place a Fungoid."
moment = "deployment"
effect = "place"
unit = "fungoid"
terrain = "forest"
copies = 3

[[energize]]
id = "smoke"
names.en = "Smoke"
text.en = "Rolls get -2."
moment = "before"
effect = "bonus"
amount = -2
copies = 8
"""

TOKENS = """
[[tokens]]
unit = "rock_strider"
count = 6

[[tokens]]
mine = 2
count = 4

[[tokens]]
mine = 1
unit = "crystalline"
count = 4

[[tokens]]
mine = 1
unit = "fungoid"
count = 4

[[tokens]]
mine = 3
green = true
count = 2
"""

BASE = """
[[base]]
terrain = "rock"
mine = 3

[[base]]
terrain = "forest"
mine = 2

[[base]]
terrain = "crystal"
mine = 1
"""

TILES = """
[[tiles]]
terrains = ["magma"]
count = 6

[[tiles]]
terrains = ["forest", "rock"]
count = 5

[[tiles]]
terrains = ["crystal", "crystal"]
count = 1
"""

VORTEX = """
[vortex]
cells = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]]
"""

BOARD = """
[[boards]]
id = "2"
centre = true
singles = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]]
doubles = [[
  [[2, 0], [1, 1]], [[0, 2], [-1, 2]], [[-2, 2], [-2, 1]],
  [[-2, 0], [-1, -1]], [[0, -2], [1, -2]], [[2, -2], [2, -1]],
]]
bases = [[[2, 1], [1, 2], [0, 3]], [[-2, -1], [-1, -2], [0, -3]]]
"""

SMALL = """
[[boards]]
id = "power_hungry"
centre = false
singles = [[1, 0], [-1, 0]]
doubles = [[[[1, -1], [0, 0]]]]
bases = [[[2, 0], [2, -1], [3, -1]], [[-2, 0], [-2, 1], [-3, 1]]]
tiles = [{ terrains = ["rock"], count = 2 }, { terrains = ["rock", "forest"], count = 1 }]
halves = [[[1, 0], [1, -1]], [[-1, 0], [0, 0]]]
token_set = [{ mine = 2, count = 1 }, { unit = "rock_strider", count = 1 }]
"""

SHEET = files("hexagora.games.nexus.content").joinpath("units.toml").read_text("utf-8")
UNITS = SHEET.split("# NX-OPT-10")[0]
ALTERNATES = "[[alternates]]" + SHEET.split("[[alternates]]", 1)[1]
SECTIONS = [
    *(NUMBERS, MISSIONS, ENERGIZE, TOKENS, BASE, TILES, VORTEX),
    *(BOARD, SMALL, UNITS, ALTERNATES),
]


def changed(text: str, old: str, new: str) -> str:
    """The text with one place changed: the first, where it stands more than once."""
    assert old in text
    return text.replace(old, new, 1)


def faults(text: str) -> list[str]:
    """What is said of a text, without the name of the file."""
    with pytest.raises(BadData) as error:
        parse_pack(text, "mine.toml")
    told = str(error.value).split("\n")
    assert all(line.isprintable() and line.startswith("mine.toml") for line in told)
    return [line.removeprefix("mine.toml").removeprefix(": ") for line in told]


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


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"rock"', '"rok"', 'base[1].terrain: "rok" is not known; did you mean "rock"?'),
        (
            '"rock"',
            '"monolith"',
            'base[1].terrain: "monolith" is not known; '
            'write "forest" or "crystal" or "rock" or "magma"',
        ),
        ("mine = 3", "", "base[1]: mine is missing; write for example mine = 0"),
        (
            '[[base]]\nterrain = "rock"\nmine = 3',
            "",
            "base: there are 2 hexes; write three, as each base has",
        ),
        (
            "mine = 1",
            'mine = 1\n[[base]]\nterrain = "rock"\nmine = 0',
            "base: there are 4 kinds; write at most 3",
        ),
        (
            "mine = 3",
            "mines = 3\nmine = 3",
            'base[1]: key "mines" is not known; did you mean mine?',
        ),
    ],
)
def test_faults_of_the_base(old: str, new: str, fault: str) -> None:
    assert faults(HEAD + changed(BASE, old, new)) == [fault]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (
            '["magma"]',
            '"magma"',
            '[1].terrains: "magma" is no tile; '
            "write a list of one terrain, or of two for a double hex",
        ),
        (
            '["magma"]',
            '["magma", "rock", "rock"]',
            '[1].terrains: ["magma", "rock", "rock"] is no '
            "tile; write a list of one terrain, or of two for a double hex",
        ),
        (
            '["magma"]',
            '["lava"]',
            '[1].terrains: "lava" is not known; write "forest" or "crystal" or "rock" or "magma"',
        ),
        (
            'terrains = ["magma"]',
            "",
            '[1]: terrains is missing; write for example terrains = ["forest", "rock"]',
        ),
        (
            '["crystal", "crystal"]',
            '["rock", "forest"]',
            "[3]: it is the same as tiles[2]; add its count there",
        ),
        (
            "count = 6",
            "count = 5",
            ': board "2" has places for 6 single hexes, '
            "but there are 5 such tiles; make them as many",
        ),
        (
            "count = 5",
            "count = 7",
            ': board "2" has places for 6 double hexes, '
            "but there are 8 such tiles; make them as many",
        ),
    ],
)
def test_faults_of_tiles(old: str, new: str, fault: str) -> None:
    assert faults(HEAD + changed(TILES, old, new)) == [f"tiles{fault}"]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("cells =", "cell =", 'vortex: key "cell" is not known; did you mean cells?'),
        (
            "[0, -1], ",
            "",
            "vortex.cells: these are not the six sides; "
            "write each of the six hexes around [0, 0] once, from side 1 to side 6",
        ),
        (
            "[0, -1], ",
            "[1, 0], ",
            "vortex.cells: these are not the six sides; "
            "write each of the six hexes around [0, 0] once, from side 1 to side 6",
        ),
        ("[0, -1], ", "[0], ", "vortex.cells[1]: [0] is no hex; write [q, r], two whole numbers"),
    ],
)
def test_faults_of_the_vortex(old: str, new: str, fault: str) -> None:
    assert faults(HEAD + changed(VORTEX, old, new))[0] == fault


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (
            'id = "2"',
            'id = "5"',
            '[1].id: "5" is not known; '
            'write "2" or "3" or "4" or "bad_neighbourhood" or "power_hungry"',
        ),
        ("centre = true", "", "[1]: centre is missing; write for example centre = true"),
        (
            "centre = true",
            'centre = "yes"',
            '[1].centre: "yes" is not possible; write true or false',
        ),
        ("singles =", "single =", '[1]: key "single" is not known; did you mean singles?'),
        (
            "[[1, 0], [0, 1]",
            "[[5, 0], [0, 1]",
            "[1].singles[1]: [5, 0] lies outside the frame; write one at most 4 steps from [0, 0]",
        ),
        (
            "[[1, 0], [0, 1]",
            '["a", [0, 1]',
            '[1].singles[1]: "a" is no hex; write [q, r], two whole numbers',
        ),
        (
            "[[1, 0], [0, 1]",
            "[[true, 0], [0, 1]",
            "[1].singles[1]: [true, 0] is no hex; write [q, r], two whole numbers",
        ),
        (
            "[[1, 0], [0, 1]",
            "[[1, 0], [1, 0]",
            "[1].singles: [1, 0] belongs to boards[1].singles already; use it once",
        ),
        (
            "[[1, 0], [0, 1]",
            "[[0, 0], [0, 1]",
            "[1].singles: [0, 0] belongs to the centre already; use it once",
        ),
        (
            "[[2, 0], [1, 1]]",
            "[[2, 0], [0, 3]]",
            "[1].doubles[1][1]: [2, 0] and [0, 3] do not touch; name two hexes side by side",
        ),
        (
            "[[2, 0], [1, 1]]",
            "[[2, 0]]",
            "[1].doubles[1][1]: a double hex has 2 hexes, not 1; write such as [[2, 0], [1, 1]]",
        ),
        (
            "[[2, 0], [1, 1]]",
            "[[2, 0], [1, 0]]",
            "[1].doubles[1]: [1, 0] belongs to boards[1].singles already; use it once",
        ),
        (
            "]]\nbases",
            "], []]\nbases",
            "[1].doubles[2]: it does not cover the hexes of doubles[1]: "
            "[-2, 0] is only in one; cover the same in every way",
        ),
        (
            "bases = [[[2, 1], [1, 2], [0, 3]], ",
            "bases = [",
            "[1].bases: a list of 1 for 2 seats; write 2, clockwise, each a list of three hexes",
        ),
        (
            "[[[2, 1], [1, 2], [0, 3]], [[-2, -1], [-1, -2], [0, -3]]]",
            "3",
            "[1].bases: 3 for 2 seats; write 2, clockwise, each a list of three hexes",
        ),
        (
            "[[2, 1], [1, 2], [0, 3]]",
            "[[2, 1], [1, 2]]",
            "[1].bases[1]: a base has 3 hexes, not 2; write such as [[2, 1], [1, 2], [2, 2]]",
        ),
        (
            "[[2, 1], [1, 2], [0, 3]]",
            "[[2, 1], [1, 2], [-1, 3]]",
            "[1].bases[1]: [-1, 3] touches no other hex of the base; let the three hang together",
        ),
        (
            "[[2, 1], [1, 2], [0, 3]]",
            "[[4, 0], [4, -1], [3, 1]]",
            "[1]: [3, 1] cannot be reached "
            "from [-2, -1]; let all hexes hang together, without the centre too",
        ),
        (
            "[[2, 1], [1, 2], [0, 3]]",
            "[[1, 1], [1, 2], [0, 3]]",
            "[1].doubles[1]: [1, 1] belongs to boards[1].bases[1] already; use it once",
        ),
        (
            "[[1, 0], [0, 1], ",
            "[[0, 1], ",
            '[1].singles: board "2" has places for 5 single '
            "hexes, but there are 6 such tiles; make them as many",
        ),
        (
            "centre = true",
            "centre = true\nhalves = []",
            '[1]: key "halves" is not known; '
            "known are id, centre, singles, doubles, bases, tiles, origin",
        ),
        (
            "centre = true",
            "centre = true\ntiles = 3",
            "[1].tiles: this is not a list of tables; write [{ ... }, ...]",
        ),
    ],
)
def test_faults_of_a_board(old: str, new: str, fault: str) -> None:
    assert faults(HEAD + changed(BOARD, old, new))[0] == f"boards{fault}"


@pytest.mark.parametrize(
    ("doubles", "fault"),
    [
        (
            "[]",
            ": a list of 0 to lay the double hexes; "
            "write a list of 1 to 8 ways, each a list of pairs of hexes",
        ),
        (
            "7",
            ": 7 to lay the double hexes; "
            "write a list of 1 to 8 ways, each a list of pairs of hexes",
        ),
        ("[7]", "[1]: 7 is no list of pairs of hexes; write such as [[2, 0], [1, 1]]"),
        ("[[7]]", "[1][1]: 7 is no list of hexes; write such as [[1, 0], [0, 1]]"),
    ],
)
def test_doubles_that_are_no_lists_of_pairs(doubles: str, fault: str) -> None:
    start, rest = BOARD.split("doubles = ")
    text = f"{start}doubles = {doubles}\nbases = {rest.split('bases = ')[1]}"
    assert faults(HEAD + text) == [f"boards[1].doubles{fault}"]


def test_a_board_twice() -> None:
    assert faults(HEAD + BOARD + BOARD) == ['boards[2].id: "2" is that of boards[1]; keep one']


def test_a_board_that_hangs_together_only_by_its_centre() -> None:
    text = """
[[boards]]
id = "2"
centre = true
singles = [[1, 0], [-1, 0]]
doubles = [[]]
bases = [[[2, 0], [2, -1], [3, -1]], [[-2, 0], [-2, 1], [-3, 1]]]
tiles = [{ terrains = ["rock"], count = 2 }]
"""
    assert faults(HEAD + text) == [
        "boards[1]: [1, 0] cannot be reached from [-3, 1]; "
        "let all hexes hang together, without the centre too"
    ]


def test_a_board_that_does_not_touch_its_centre() -> None:
    text = """
[[boards]]
id = "2"
centre = true
singles = [[2, 0]]
doubles = [[]]
bases = [[[3, 0], [3, -1], [4, -1]], [[2, 1], [2, 2], [1, 2]]]
tiles = [{ terrains = ["rock"], count = 1 }]
"""
    assert faults(HEAD + text) == [
        "boards[1]: nothing lies beside the centre; let a hex touch [0, 0]"
    ]


def test_a_board_with_more_hexes_than_the_engine_has_room_for() -> None:
    outer = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3]
    bases = [[4, 0], [4, -1], [4, -2]], [[-4, 0], [-4, 1], [-4, 2]]
    singles = [list(cell) for cell in outer if cell != (0, 0)]
    text = f"""
[[boards]]
id = "2"
centre = true
singles = {singles}
doubles = [[]]
bases = [{bases[0]}, {bases[1]}]
"""
    assert faults(HEAD + text) == [
        "boards[1]: the board has 43 hexes with the bases; make it 31 at most"
    ]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("halves =", "halfs =", '[1]: key "halfs" is not known; did you mean halves?'),
        (
            "[[[1, 0], [1, -1]], [[-1, 0], [0, 0]]]",
            "[[[1, 0]]]",
            "[1].halves: a list of 1 for two seats; write two, each a list of hexes",
        ),
        (
            "[[-1, 0], [0, 0]]]",
            "[[-1, 0], [1, 0]]]",
            "[1].halves[2]: [1, 0] belongs to boards[1].halves[1] already; use it once",
        ),
        (
            "[[-1, 0], [0, 0]]]",
            "[[-1, 0]]]",
            "[1].halves: [0, 0] is in neither half; share out the hexes of all singles and doubles",
        ),
        (
            "[[-1, 0], [0, 0]]]",
            "[[-1, 0], [0, 0], [0, 1]]]",
            "[1].halves: [0, 1] is in a half, "
            "but no hex of a tile; share out the hexes of all singles and doubles",
        ),
        (
            "[[[1, 0], [1, -1]], [[-1, 0], [0, 0]]]",
            "[[[1, 0], [1, -1], [0, 0]], [[-1, 0]]]",
            "[1].halves[1]: it has 3 hexes for the 2 tokens of token_set; make them as many",
        ),
        (
            "mine = 2, count = 1",
            "mine = 2, count = 0",
            "[1].token_set[1].count: 0 is not possible; write a whole number from 1 to 24",
        ),
        (
            "mine = 2, count = 1",
            "mine = 2, green = true, count = 1",
            '[1].token_set[1]: key "green" is not known; known are mine, unit, count, origin',
        ),
        (
            "{ mine = 2, count = 1 }, ",
            "3, ",
            "[1].token_set: this is not a list of tables; write [{ ... }, ...]",
        ),
    ],
)
def test_faults_of_the_small_board(old: str, new: str, fault: str) -> None:
    assert faults(HEAD + changed(SMALL, old, new))[0] == f"boards{fault}"


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
