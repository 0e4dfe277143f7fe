"""What a faulty file of structures is told: one broken line each in a file that is right."""

from __future__ import annotations

import pytest

from hexagora import BadPack
from hexagora.games.neuroshima.content.structures import parse_structures

HEAD = """
kind = "structures"

[[structure]]
army = "rats"
names.en = "Cart"
"""


def face(name: str, lines: str) -> str:
    return f"""
[[structure.face]]
tile = {name[0]}
side = "{name[1]}"
names.en = "Part {name}"
help.en = "It is {name}."
{lines}
"""


ONE_A = face("1a", 'initiative = [2]\nedges = ["m1", "-", "-", "-", "-", "-"]')
ONE_B = face("1b", 'initiative = [3]\nedges = ["r1", "-", "-", "-", "-", "-"]')
TWO_A = face(
    "2a",
    'toughness = 1\nmobility = true\ntraits = ["heavy"]\nedges = ["-", "-", "A", "-", "-", "-"]',
)
TWO_B = face(
    "2b",
    'edges = ["L", "-", "-", "-", "-", "-"]\n'
    'effects = [{ effect = "melee", value = 1, target = "friendly", reach = "links" }]',
)
WHOLE = HEAD + ONE_A + ONE_B + TWO_A + TWO_B


def changed(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, f"{old} must stand once in the text"
    return text.replace(old, new)


def faults(text: str) -> list[str]:
    """What is said of a text, without the name of the file."""
    with pytest.raises(BadPack) as error:
        parse_structures(text, "rats.toml")
    lines = str(error.value).split("\n")
    assert all(line.isprintable() and line.startswith("rats.toml") for line in lines)
    return [line.removeprefix("rats.toml").removeprefix(": ") for line in lines]


def test_the_file_without_a_fault_is_right() -> None:
    assert [one.id for one in parse_structures(WHOLE, "rats.toml")["rats"].faces] == [
        "rats_structure_1a",
        "rats_structure_1b",
        "rats_structure_2a",
        "rats_structure_2b",
    ]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (
            'kind = "structures"',
            "",
            'file: kind is missing; write for example kind = "structures"',
        ),
        (
            'kind = "structures"',
            'kind = "structure"',
            'file: kind "structure" is not known; did you mean "structures"?',
        ),
        (
            'kind = "structures"',
            'kind = "structures"\nreconstruction = 1',
            "file: reconstruction is 1; write true or false",
        ),
        (
            'kind = "structures"',
            'kind = "structures"\nstructures = 1',
            'file: key "structures" is not known; did you mean structure?',
        ),
        (
            'army = "rats"',
            "",
            'structure 1: army is missing; write for example army = "borgo"',
        ),
        (
            'army = "rats"',
            'army = "The Rats"',
            'structure 1: army "The Rats" is no id of an army; '
            "write small letters a to z and digits, a letter first",
        ),
        (
            'army = "rats"',
            "army = 5",
            "structure 1: army 5 is no id of an army; "
            "write small letters a to z and digits, a letter first",
        ),
        (
            'army = "rats"',
            'army = "rats"\nid = "x"',
            'structure rats: key "id" is not known; known are army, names, face',
        ),
        (
            'names.en = "Cart"',
            "",
            'structure rats: names is missing; write for example names = { en = "Ram wagon" }',
        ),
    ],
)
def test_faults_of_the_file_and_of_a_structure(old: str, new: str, fault: str) -> None:
    assert faults(changed(WHOLE, old, new)) == [fault]


def test_a_file_without_structures() -> None:
    assert faults('kind = "structures"') == [
        "file: there are no structures; begin each with a line [[structure]]"
    ]
    assert faults('kind = "structures"\nstructure = 7') == [
        "file: structure is not a list of tables; begin each structure with a line [[structure]]"
    ]


def test_a_structure_without_faces() -> None:
    assert faults(HEAD) == [
        "structure rats: there are no faces; begin each with a line [[structure.face]]"
    ]
    assert faults(HEAD + 'face = "1a"') == [
        "structure rats: face is not a list of tables; "
        "begin each face with a line [[structure.face]]"
    ]


def test_an_army_has_one_structure() -> None:
    second = WHOLE.replace('kind = "structures"', "")
    assert faults(WHOLE + second) == [
        'structure 2: army "rats" has one already, structure 1; keep one of them'
    ]


def test_ns_str_11_every_face_is_there_once() -> None:
    """NS-STR-11: two tiles with two faces each."""
    assert faults(HEAD + ONE_A + TWO_A + TWO_B) == [
        'structure rats: face 1b is missing; write one with tile = 1 and side = "b"'
    ]
    assert faults(WHOLE + ONE_B) == [
        "structure rats, face number 5: face 1b stands here twice; keep one of them"
    ]
    assert faults(HEAD + ONE_A + ONE_A + TWO_A + TWO_B) == [
        "structure rats, face number 2: face 1a stands here twice; keep one of them"
    ]


def test_ns_str_11_a_pair_that_attacks_has_initiative() -> None:
    """NS-STR-11: each pair that has an attack has at least one initiative value."""
    slow = changed(ONE_A, "initiative = [2]\n", "")
    assert faults(HEAD + slow + ONE_B + TWO_A + TWO_B) == [
        "structure rats, faces 1a and 2a: together they attack, but have no initiative; "
        "write initiative = [2] or another value on one of them",
        "structure rats, faces 1a and 2b: together they attack, but have no initiative; "
        "write initiative = [2] or another value on one of them",
    ]
    # The value may come from the other tile, and a pair that never attacks needs none.
    lent = changed(TWO_A, "mobility = true", "initiative = [1]")
    still = changed(slow, '"m1"', '"A"')
    assert parse_structures(HEAD + still + ONE_B + TWO_A + TWO_B, "rats.toml")
    fault = faults(HEAD + slow + ONE_B + lent + TWO_B)
    assert [line.split(":")[0] for line in fault] == ["structure rats, faces 1a and 2b"]


def test_a_pair_has_at_most_two_initiative_values() -> None:
    quick = changed(TWO_A, "mobility = true", "initiative = [2, 1]")
    assert faults(HEAD + ONE_A + ONE_B + quick + TWO_B) == [
        "structure rats, faces 1b and 2a: together they have 3 initiative values; "
        "leave at most 2 different ones"
    ]


def test_initiative_without_any_attack() -> None:
    text = WHOLE.replace('"m1"', '"-"').replace('"r1"', '"-"').replace("initiative = [3]\n", "")
    assert faults(text) == [
        "structure rats: face 1a has initiative, but no face has an attack; "
        "leave initiative out or put an attack on an edge"
    ]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("tile = 2", "", "number 3: tile is missing; write for example tile = 1"),
        ("tile = 2", "tile = 3", "number 3: tile is 3; write 1 or 2"),
        ('side = "a"', "", 'number 3: side is missing; write for example side = "a"'),
        ('side = "a"', 'side = "A"', 'number 3: side "A" is not known; did you mean "a"?'),
        ('side = "a"', 'side = "c"', 'number 3: side "c" is not known; write "a" or "b"'),
        (
            'names.en = "Part 2a"',
            "",
            '2a: names is missing; write for example names = { en = "Ram" }',
        ),
        (
            'names.en = "Part 2a"',
            'names.pl = "Część"',
            '2a, names: en is missing; write for example en = "Ram"',
        ),
        (
            'names.en = "Part 2a"',
            'names = { en = "Part", de = "Teil" }',
            '2a, names: key "de" is not known; known are en, pl, uk, ru',
        ),
        (
            'help.en = "It is 2a."',
            "",
            '2a: help is missing; write for example help = { en = "Melee 2 ahead." }',
        ),
        (
            'help.en = "It is 2a."',
            f'help.en = "{"x" * 121}"',
            "2a, help, en: the text has 121 characters; write at most 120",
        ),
        (
            "toughness = 1",
            "toughnes = 1",
            '2a: key "toughnes" is not known; did you mean toughness?',
        ),
        (
            "toughness = 1",
            'kind = "warrior"',
            '2a: key "kind" is not known; known are tile, side, names, help, initiative, '
            "toughness, mobility, edges, effects, traits",
        ),
        (
            "toughness = 1",
            "count = 1",
            '2a: key "count" is not known; known are tile, side, names, help, initiative, '
            "toughness, mobility, edges, effects, traits",
        ),
        (
            "toughness = 1",
            "toughness = -1",
            "2a: toughness is -1; write a whole number from 0 to 9",
        ),
        ("mobility = true", 'mobility = "yes"', '2a: mobility is "yes"; write true or false'),
        (
            "mobility = true",
            "initiative = 2",
            "2a: initiative 2 is no list of such values; "
            "write a list of at most two, each from 0 to 9, such as [2] or [3, 2]",
        ),
        ('"heavy"', '"havy"', '2a: traits "havy" is not known; did you mean "heavy"?'),
        (
            '"heavy"',
            '"flying"',
            '2a: traits "flying" is not known; '
            'write "rotation" or "boarding" or "heavy" or "sniper"',
        ),
        (
            '"heavy"',
            '"heavy", "heavy"',
            '2a: traits "heavy" stands there twice; write it once',
        ),
        (
            '["heavy"]',
            '"heavy"',
            '2a: traits "heavy" is no list; write such as ["rotation"]',
        ),
        (
            '"A"',
            '"a"',
            '2a, edge 3: "a" is not known; '
            "write - or symbols joined by +: m1 to m9, r1 to r9, g1, A, N, L",
        ),
        ('"A", ', "", "2a: there are 5 edges; write six texts, clockwise from the top"),
        (
            '"A"',
            '"L"',
            "2a: an edge has L, but no effect reaches along links; "
            'take the L out or give the tile an effect with reach = "links"',
        ),
        (
            "mobility = true",
            'effects = [{ effect = "explode" }]',
            '2a, effect 1: effect "explode" is not known; '
            'write "melee" or "ranged" or "initiative" or "extra_attack"',
        ),
        (
            "mobility = true",
            'effects = [{ effect = "melee", value = 1, target = "friendly", reach = "adjacent" }]',
            '2a, effect 1: reach of "melee" is "adjacent"; write "links"',
        ),
    ],
)
def test_faults_of_a_face(old: str, new: str, fault: str) -> None:
    text = HEAD + ONE_A + ONE_B + changed(TWO_A, old, new) + TWO_B
    assert faults(text) == [f"structure rats, face {fault}"]


def test_all_faults_are_told_at_once() -> None:
    text = changed(WHOLE, 'names.en = "Cart"', "names.en = 1")
    text = changed(text, '["heavy"]', '["heavi"]')
    assert faults(changed(text, '"r1"', '"q1"')) == [
        "structure rats, names, en: 1 is no text; put it in quotes",
        'structure rats, face 1b, edge 1: "q1" is not known; '
        "write - or symbols joined by +: m1 to m9, r1 to r9, g1, A, N, L",
        'structure rats, face 2a: traits "heavi" is not known; did you mean "heavy"?',
    ]


def test_a_text_that_is_not_toml() -> None:
    (line,) = faults('kind = "structures\n')
    assert line.startswith(", line 1, column 19: this is not TOML: ")


@pytest.mark.parametrize(
    "value", ["0x" + "f" * 6000, "1e400", "nan", "2024-01-01", "[[1]]", "{ a = 1 }", '"\\u001b[1m"']
)
def test_no_value_breaks_a_message(value: str) -> None:
    """Whatever stands behind a key, the answer is a list of faults."""
    for line in WHOLE.splitlines():
        if " = " in line:
            key = line.partition(" = ")[0]
            assert faults(WHOLE.replace(line, f"{key} = {value}", 1))
