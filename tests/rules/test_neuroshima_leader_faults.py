"""What a faulty file of leaders is told: one broken line each in a file that is right."""

from __future__ import annotations

import pytest

from hexagora import BadPack
from hexagora.games.neuroshima.content.leaders import parse_leaders

HEAD = 'kind = "leaders"\n'


def leader(name: str, front: str = 'effect = "keep_all"', back: str = 'effect = "keep_all"') -> str:
    return f"""
[[leader]]
id = "{name}"
names.en = "Name of {name}"

[leader.front]
{front}
text.en = "Front of {name}."

[leader.back]
{back}
text.en = "Back of {name}."
"""


X = leader(
    "x",
    'effect = "initiative"\ntarget = "own"\nvalue = 1',
    'effect = "from_discard"\nkinds = ["warrior"]',
)
REST = "".join(leader(name) for name in "abcde")


def changed(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, f"{old} must stand once in the text"
    return text.replace(old, new)


def faults(text: str) -> list[str]:
    """What is said of a text, without the name of the file."""
    with pytest.raises(BadPack) as error:
        parse_leaders(text, "mine.toml")
    lines = str(error.value).split("\n")
    assert all(line.isprintable() and line.startswith("mine.toml") for line in lines)
    return [line.removeprefix("mine.toml").removeprefix(": ") for line in lines]


def test_the_file_without_a_fault_is_right() -> None:
    assert list(parse_leaders(HEAD + X + REST, "mine.toml")) == ["x", "a", "b", "c", "d", "e"]


@pytest.mark.parametrize(
    ("head", "fault"),
    [
        ("", 'file: kind is missing; write for example kind = "leaders"'),
        ('kind = "leader"\n', 'file: kind "leader" is not known; did you mean "leaders"?'),
        (HEAD + 'reconstruction = "no"\n', 'file: reconstruction is "no"; write true or false'),
        (HEAD + "leaders = 1\n", 'file: key "leaders" is not known; did you mean leader?'),
    ],
)
def test_faults_of_the_file(head: str, fault: str) -> None:
    assert faults(head + X + REST) == [fault]


def test_a_file_without_leaders() -> None:
    assert faults(HEAD) == ["file: there are no leaders; begin each with a line [[leader]]"]
    assert faults(HEAD + "leader = 7") == [
        "file: leader is not a list of tables; begin each leader with a line [[leader]]"
    ]


def test_there_are_six_to_eight_leaders() -> None:
    assert faults(HEAD + REST) == [
        "file: there are 5 leaders; write 6 to 8, three are dealt to each side"
    ]
    eight = HEAD + X + REST + leader("f") + leader("g")
    assert len(parse_leaders(eight, "mine.toml")) == 8
    assert faults(eight + leader("h")) == [
        "file: there are 9 leaders; write 6 to 8, three are dealt to each side"
    ]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('id = "x"', "", ' 1: id is missing; write for example id = "magpie"'),
        (
            'id = "x"',
            'id = "X"',
            ' 1: id "X" is no id; '
            "write small letters a to z, digits and single _ between them, a letter first",
        ),
        (
            'id = "x"',
            'id = "x"\nmoment = "act"',
            ' x: key "moment" is not known; known are id, names, front, back',
        ),
        (
            'names.en = "Name of x"',
            "",
            ' x: names is missing; write for example names = { en = "Magpie" }',
        ),
        (
            'text.en = "Front of x."',
            "",
            " x, front: text is missing; "
            'write for example text = { en = "In your turn: two units change places." }',
        ),
        (
            'text.en = "Front of x."',
            f'text.en = "{"x" * 121}"',
            " x, front, text, en: the text has 121 characters; write at most 120",
        ),
        (
            'text.en = "Front of x."',
            'text = { en = "Front.", fr = "Avant." }',
            ' x, front, text: key "fr" is not known; known are en, pl, uk, ru',
        ),
        (
            'effect = "initiative"',
            "",
            ' x, front: effect is missing; write for example effect = "keep_all"',
        ),
        (
            'effect = "initiative"',
            'effect = "initiativ"',
            ' x, front: effect "initiativ" is not known; did you mean "initiative"?',
        ),
        (
            'effect = "initiative"',
            'effect = "xyz"',
            ' x, front: effect "xyz" is not known; write "keep_all" or "from_discard" '
            'or "swap" or "sacrifice" or "initiative" or "attack_again" '
            'or "cancel_wounds" or "cancel_instant"',
        ),
        (
            'target = "own"',
            "",
            ' x, front: target is missing; write for example target = "own"',
        ),
        (
            'target = "own"',
            'target = "mine"',
            ' x, front: target "mine" is not known; write "own" or "enemy"',
        ),
        ("value = 1", "", " x, front: value is missing; write for example value = 1"),
        ("value = 1", "value = 2", " x, front: value is 2; write -1 or 1"),
        ("value = 1", "value = true", " x, front: value is true; write -1 or 1"),
        (
            "value = 1",
            'value = 1\nkinds = ["hq"]',
            ' x, front: key "kinds" is not known; known are effect, text, target, value',
        ),
        (
            'kinds = ["warrior"]',
            "",
            ' x, back: kinds is missing; write for example kinds = ["warrior"]',
        ),
        (
            'kinds = ["warrior"]',
            "kinds = []",
            " x, back: kinds is empty; write at least one of warrior, module, instant",
        ),
        (
            'kinds = ["warrior"]',
            'kinds = "warrior"',
            ' x, back: kinds "warrior" is no list; write such as ["warrior"]',
        ),
        (
            'kinds = ["warrior"]',
            'kinds = ["hq"]',
            ' x, back: kinds "hq" is not known; write "warrior" or "module" or "instant"',
        ),
        (
            'kinds = ["warrior"]',
            'kinds = ["warrior", "warrior"]',
            ' x, back: kinds "warrior" stands there twice; write it once',
        ),
    ],
)
def test_faults_of_a_leader(old: str, new: str, fault: str) -> None:
    assert faults(HEAD + changed(X, old, new) + REST) == [f"leader{fault}"]


def test_a_side_is_a_table_and_must_be_there() -> None:
    half = X.partition("[leader.back]")[0]
    assert faults(HEAD + half + REST) == [
        "leader x: back is missing; begin it with a line [leader.back]"
    ]
    line = changed(half, 'names.en = "Name of x"', 'names.en = "Name of x"\nback = "keep_all"')
    assert faults(HEAD + line + REST) == [
        'leader x: back is "keep_all" and not a table; begin it with a line [leader.back]'
    ]


@pytest.mark.parametrize(
    ("effect", "key", "line"),
    [
        ("swap", "adjacent", "adjacent = true"),
        ("sacrifice", "hurts_hq", "hurts_hq = true"),
        ("cancel_wounds", "hq", "hq = true"),
        ("cancel_instant", "battle", "battle = true"),
        ("attack_again", "kinds", 'kinds = ["warrior"]'),
    ],
)
def test_every_effect_needs_its_parameters(effect: str, key: str, line: str) -> None:
    bare = leader("x", f'effect = "{effect}"')
    assert faults(HEAD + bare + REST) == [
        f"leader x, front: {key} is missing; write for example {line}"
    ]
    wrong = leader("x", f'effect = "{effect}"\n{key} = 7')
    (fault,) = faults(HEAD + wrong + REST)
    assert fault.startswith(f"leader x, front: {key} ")
    assert parse_leaders(HEAD + leader("x", f'effect = "{effect}"\n{line}') + REST, "mine.toml")


def test_two_leaders_are_not_the_same() -> None:
    assert faults(HEAD + X + REST + leader("c")) == [
        'leader 7: id "c" is that of leader 4; choose another'
    ]


def test_all_faults_are_told_at_once() -> None:
    text = changed(changed(X, "value = 1", "value = 0"), '["warrior"]', '["worrior"]')
    assert faults('kind = "leaders"\nx = 1\n' + text + REST) == [
        'file: key "x" is not known; known are kind, reconstruction, leader',
        "leader x, front: value is 0; write -1 or 1",
        'leader x, back: kinds "worrior" is not known; did you mean "warrior"?',
    ]


@pytest.mark.parametrize(
    "value", ["0x" + "f" * 6000, "1e400", "nan", "2024-01-01", "[[1]]", "{ a = 1 }", '"\\u001b[1m"']
)
def test_no_value_breaks_a_message(value: str) -> None:
    """Whatever stands behind a key, the answer is a list of faults."""
    whole = HEAD + X + REST
    for line in (HEAD + X).splitlines():
        if " = " in line:
            key = line.partition(" = ")[0]
            assert faults(whole.replace(line, f"{key} = {value}", 1))
