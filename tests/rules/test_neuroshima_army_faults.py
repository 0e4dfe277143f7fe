"""What a faulty army is told: one broken line each in an army that is right otherwise."""

from __future__ import annotations

import pickle
import re

import pytest

from hexagora import BadPack
from hexagora.games.neuroshima.content.armies import parse_army

ARMY = """
id = "rats"
names.en = "Rats"
"""

HQ = """
[[tile]]
id = "rats_hq"
names.en = "HQ"
help.en = "Strikes ahead."
kind = "hq"
count = 1
initiative = [0]
edges = ["m1", "-", "-", "-", "-", "-"]
"""

REST = """
[[tile]]
id = "rats_battle"
names.en = "Battle"
help.en = "Starts a battle."
kind = "instant"
count = 33
effects = [{ effect = "battle" }]
"""

WARRIOR = """
[[tile]]
id = "rats_x"
names.en = "X"
help.en = "Bites."
kind = "warrior"
count = 1
initiative = [2]
toughness = 1
mobility = true
edges = ["m1", "-", "A", "-", "-", "-"]
effects = [{ effect = "explode" }]
"""

MODULE = """
[[tile]]
id = "rats_x"
names.en = "X"
help.en = "Hurries."
kind = "module"
count = 1
edges = ["L", "-", "-", "-", "-", "-"]
effects = [{ effect = "initiative", value = 1, target = "friendly", reach = "links" }]
"""

INSTANT = """
[[tile]]
id = "rats_x"
names.en = "X"
help.en = "Moves."
kind = "instant"
count = 1
effects = [{ effect = "move" }]
"""


def changed(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, f"{old} must stand once in the text"
    return text.replace(old, new)


def faults(text: str) -> list[str]:
    """What is said of a text, without the name of the file."""
    with pytest.raises(BadPack) as error:
        parse_army(text, "rats.toml")
    lines = str(error.value).split("\n")
    assert all(line.isprintable() and line.startswith("rats.toml") for line in lines)
    return [line.removeprefix("rats.toml").removeprefix(": ") for line in lines]


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
    ("old", "new", "fault"),
    [
        ('id = "rats_x"', "", ' 2: id is missing; write for example id = "rats_runner"'),
        (
            '"rats_x"',
            '"rats_X"',
            ' 2: id "rats_X" is no id; '
            "write small letters a to z, digits and single _ between them",
        ),
        ('"rats_x"', '"x"', " x: the id does not begin with rats_; write rats_x"),
        (
            'names.en = "X"',
            "",
            ' rats_x: names is missing; write for example names = { en = "Runner" }',
        ),
        (
            'help.en = "Bites."',
            "",
            ' rats_x: help is missing; write for example help = { en = "Melee 1 on one side." }',
        ),
        (
            '"Bites."',
            '""',
            " rats_x, help, en: the text is empty; write one or leave the language out",
        ),
        (
            '"Bites."',
            '"Bites. "',
            " rats_x, help, en: there is space at an end of the text; take it out",
        ),
        (
            '"Bites."',
            r'"Bites.\nTwice."',
            r' rats_x, help, en: "Bites.\nTwice." has a character that cannot be shown; '
            "write one plain line",
        ),
        (
            "Bites.",
            "x" * 121,
            " rats_x, help, en: the text has 121 characters; write at most 120",
        ),
        (
            '"X"',
            f'"{"x" * 41}"',
            " rats_x, names, en: the text has 41 characters; write at most 40",
        ),
        ('kind = "warrior"', "", ' rats_x: kind is missing; write for example kind = "hq"'),
        (
            '"warrior"',
            '"worrier"',
            ' rats_x: kind "worrier" is not known; did you mean "warrior"?',
        ),
        (
            '"warrior"',
            '"tank"',
            ' rats_x: kind "tank" is not known; write "hq" or "warrior" or "module" or "instant"',
        ),
        ("count = 1", "", " rats_x: count is missing; write for example count = 1"),
        ("count = 1", "count = 0", " rats_x: count is 0; write a whole number from 1 to 34"),
        (
            "count = 1",
            'count = "two"',
            ' rats_x: count is "two"; write a whole number from 1 to 34',
        ),
        (
            "count = 1",
            "count = true",
            " rats_x: count is true; write a whole number from 1 to 34",
        ),
        (
            "initiative = [2]",
            "initiative = 2",
            " rats_x: initiative 2 is no list of such values; "
            "write a list of at most two, each from 0 to 9, such as [2] or [3, 2]",
        ),
        (
            "initiative = [2]",
            "initiative = [10]",
            " rats_x: initiative [10] is no list of such values; "
            "write a list of at most two, each from 0 to 9, such as [2] or [3, 2]",
        ),
        (
            "initiative = [2]",
            "initiative = [3, 2, 1]",
            " rats_x: initiative has 3 values; "
            "write a list of at most two, each from 0 to 9, such as [2] or [3, 2]",
        ),
        (
            "initiative = [2]",
            "initiative = [2, 2]",
            " rats_x: initiative has 2 twice; write a list of at most two, "
            "each from 0 to 9, such as [2] or [3, 2], all different",
        ),
        (
            "initiative = [2]",
            "",
            " rats_x: the tile attacks or explodes, but has no initiative; "
            "write initiative = [2] or another value",
        ),
        (
            'edges = ["m1", "-", "A", "-", "-", "-"]\neffects = [{ effect = "explode" }]',
            'edges = ["-", "-", "A", "-", "-", "-"]',
            " rats_x: the tile has initiative, but no attack; "
            "leave initiative out or put an attack on an edge",
        ),
        (
            "toughness = 1",
            "toughness = 10",
            " rats_x: toughness is 10; write a whole number from 0 to 9",
        ),
        (
            "mobility = true",
            'mobility = "yes"',
            ' rats_x: mobility is "yes"; write true or false',
        ),
        (
            "mobility = true",
            "mobilty = true",
            ' rats_x: key "mobilty" is not known; did you mean mobility?',
        ),
        (
            'edges = ["m1", "-", "A", "-", "-", "-"]',
            "",
            ' rats_x: edges is missing; write for example edges = ["m1", "-", "-", "-", "-", "-"]',
        ),
        (
            '["m1", "-", "A", "-", "-", "-"]',
            '"m1"',
            ' rats_x: edges is "m1"; write six texts, clockwise from the top',
        ),
        (
            '["m1", "-", "A", "-", "-", "-"]',
            '["m1", "-", "A", "-", "-"]',
            " rats_x: there are 5 edges; write six texts, clockwise from the top",
        ),
        (
            '"A"',
            '"x9"',
            ' rats_x, edge 3: "x9" is not known; '
            "write - or symbols joined by +: m1 to m9, r1 to r9, g1, A, N, L",
        ),
        (
            '"A"',
            '"g2"',
            ' rats_x, edge 3: "g2" is not known; '
            "write - or symbols joined by +: m1 to m9, r1 to r9, g1, A, N, L",
        ),
        (
            '"A"',
            "1",
            " rats_x, edge 3: 1 is not known; "
            "write - or symbols joined by +: m1 to m9, r1 to r9, g1, A, N, L",
        ),
        ('"A"', '"m1+m2"', ' rats_x, edge 3: "m1+m2" has m twice; write each symbol once'),
        (
            '"A"',
            '"L"',
            " rats_x: an edge has L, but no effect reaches along links; "
            'take the L out or give the tile an effect with reach = "links"',
        ),
        (
            '[{ effect = "explode" }]',
            '"explode"',
            " rats_x: effects is not a list of tables; "
            'write a list such as [{ effect = "explode" }]',
        ),
        (
            '{ effect = "explode" }',
            '{ effect = "explod" }',
            ' rats_x, effect 1: effect "explod" is not known; did you mean "explode"?',
        ),
        (
            '{ effect = "explode" }',
            '{ effect = "explode", value = 2 }',
            ' rats_x, effect 1: "explode" takes no value; leave it out',
        ),
        (
            '{ effect = "explode" }',
            '{ effect = "explode" }, { effect = "explode" }',
            ' rats_x, effect 2: "explode" stands here twice; write it once',
        ),
        (
            '{ effect = "explode" }',
            '{ effect = "battle" }',
            ' rats_x, effect 1: "battle" is no effect of kind "warrior"; '
            "such a tile may have explode",
        ),
    ],
)
def test_faults_of_a_warrior(old: str, new: str, fault: str) -> None:
    assert faults(ARMY + HQ + changed(WARRIOR, old, new) + REST) == [f"tile{fault}"]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("value = 1, ", "", ", effect 1: value is missing; write for example value = 1"),
        (
            'target = "friendly", ',
            "",
            ', effect 1: target is missing; write for example target = "friendly"',
        ),
        (
            ', reach = "links"',
            "",
            ', effect 1: reach is missing; write for example reach = "links"',
        ),
        (
            'effect = "initiative", ',
            "",
            ', effect 1: effect is missing; write for example effect = "melee"',
        ),
        (
            "value = 1",
            "value = 0",
            ', effect 1: value of "initiative" is 0; write a whole number from -9 to 9, but not 0',
        ),
        (
            "value = 1",
            "value = true",
            ', effect 1: value of "initiative" is true; '
            "write a whole number from -9 to 9, but not 0",
        ),
        (
            '"initiative", value = 1',
            '"melee", value = -1',
            ', effect 1: value of "melee" is -1; write a whole number from 1 to 9',
        ),
        (
            '"initiative", value = 1',
            '"medic", value = 2',
            ', effect 1: value of "medic" is 2; write 1',
        ),
        (
            '"friendly"',
            '"enemy_module"',
            ', effect 1: target of "initiative" is "enemy_module"; write "friendly" or "enemy"',
        ),
        (
            'reach = "links"',
            'reach = "global"',
            ', effect 1: reach of "initiative" is "global"; write "links" or "adjacent"',
        ),
        (
            'reach = "links"',
            'reaches = "links", reach = "links"',
            ', effect 1: key "reaches" is not known; did you mean reach?',
        ),
        (
            '["L", ',
            '["-", ',
            ': an effect has reach = "links", but no edge has L; put L on the edges where it works',
        ),
        (
            'reach = "links"',
            'reach = "adjacent"',
            ": an edge has L, but no effect reaches along links; "
            'take the L out or give the tile an effect with reach = "links"',
        ),
        (
            "effects = [",
            'effects = [{ effect = "melee", value = 1, target = "friendly", reach = "adjacent" }, ',
            ": some effects reach along links and some to all adjacent units; "
            "write the same reach for all",
        ),
    ],
)
def test_faults_of_a_module(old: str, new: str, fault: str) -> None:
    assert faults(ARMY + HQ + changed(MODULE, old, new) + REST) == [f"tile rats_x{fault}"]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (
            "count = 1",
            "count = 1\ninitiative = [2]",
            ": an instant never lies on the board; leave initiative out",
        ),
        (
            "count = 1",
            "count = 1\ntoughness = 2",
            ": an instant never lies on the board; leave toughness out",
        ),
        (
            "count = 1",
            "count = 1\nmobility = true",
            ": an instant never lies on the board; leave mobility out",
        ),
        (
            "count = 1",
            'count = 1\nedges = ["-", "-", "-", "-", "-", "-"]',
            ": an instant never lies on the board; leave edges out",
        ),
        (
            '[{ effect = "move" }]',
            "[]",
            ": an instant has exactly one effect, not 0; "
            "write one of battle, move, push_back, grenade, sniper, air_strike",
        ),
        (
            '{ effect = "move" }',
            '{ effect = "move" }, { effect = "sniper" }',
            ": an instant has exactly one effect, not 2; "
            "write one of battle, move, push_back, grenade, sniper, air_strike",
        ),
        (
            '"move"',
            '"explode"',
            ', effect 1: "explode" is no effect of kind "instant"; '
            "such a tile may have battle, move, push_back, grenade, sniper, air_strike",
        ),
    ],
)
def test_faults_of_an_instant(old: str, new: str, fault: str) -> None:
    assert faults(ARMY + HQ + changed(INSTANT, old, new) + REST) == [f"tile rats_x{fault}"]


@pytest.mark.parametrize(
    ("effect", "reach"), [("medic", "links"), ("double_move", "global"), ("explode", "")]
)
def test_effects_that_an_hq_cannot_have(effect: str, reach: str) -> None:
    given = f', value = 1, target = "friendly", reach = "{reach}"' if reach else ""
    text = ARMY + HQ + f'effects = [{{ effect = "{effect}"{given} }}]\n' + WARRIOR + REST
    assert faults(text) == [
        f'tile rats_hq, effect 1: "{effect}" is no effect of kind "hq"; such a tile may have '
        "melee, ranged, initiative, extra_attack, give_mobility, convert_attack, take_over_module"
    ]


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
