"""The page for owners of the box names every word, and its examples are right."""

from __future__ import annotations

import re
from pathlib import Path

from hexagora.games.neuroshima.content.atlas.mission_words import (
    FILE_KEYS,
    RULES,
    SEAT_KEYS,
    UNIT_KEYS,
)
from hexagora.games.neuroshima.content.leader_words import (
    EFFECTS,
    Flag,
    Number,
    Parameter,
)
from hexagora.games.neuroshima.content.leaders import base_leaders, parse_leaders
from hexagora.games.neuroshima.content.own_content import KINDS
from hexagora.games.neuroshima.content.structure_words import FACE_EFFECTS, FACE_KEYS, TRAITS
from hexagora.games.neuroshima.content.structures import parse_structures

PAGE = (Path(__file__).parents[2] / "docs" / "reconstruction.md").read_text("utf-8")


TOP, STRUCTURES, LEADERS, MISSIONS = PAGE.split("\n## ")


def line(section: str, word: str) -> str:
    """The line of a section's tables that tells about a word."""
    found = re.findall(rf"\n\| `{word}` .*", section)
    assert len(found) == 1, word
    return str(found[0])


def allowed(parameter: Parameter) -> list[str]:
    if isinstance(parameter, Flag):
        return ["true", "false"]
    if isinstance(parameter, Number):
        return [str(number) for number in parameter.numbers]
    return [f'"{word}"' for word in parameter.words]


def test_the_page_names_every_kind() -> None:
    assert all(line(TOP, f'kind = "{kind}"') for kind in KINDS)


def test_the_page_names_every_key_of_a_face() -> None:
    assert all(line(STRUCTURES, key) for key in FACE_KEYS)
    assert [word for word in TRAITS if f'"{word}"' in line(STRUCTURES, "traits")] == list(TRAITS)
    assert [word for word in FACE_EFFECTS if f'"{word}"' in line(STRUCTURES, "effects")] == list(
        FACE_EFFECTS
    )


def test_the_page_names_every_effect_of_a_leader() -> None:
    told = re.findall(r'\n\| `"(\w+)"` \| `(\w+)` \| (.*?)\|', LEADERS)
    assert {effect: moment for effect, moment, _ in told} == {
        effect: ability.moment for effect, ability in EFFECTS.items()
    }
    for effect, _, text in told:
        parameters = EFFECTS[effect].parameters
        assert re.findall(r"`(\w+)`:", text) == list(parameters)
        values = [word for parameter in parameters.values() for word in allowed(parameter)]
        quoted = re.findall(r"`([^`]+)`", text)
        assert [word for word in quoted if word not in parameters] == values


def test_the_page_names_all_that_missions_have() -> None:
    for key in FILE_KEYS[2:]:
        assert re.search(rf"\n\|.*`\[*{key}\]*`.*\|", MISSIONS), key
    assert all(line(MISSIONS, key) for key in SEAT_KEYS)
    assert [key for key in UNIT_KEYS if f"`{key}`" in MISSIONS] == list(UNIT_KEYS)
    for rules, needs in RULES.items():
        text = line(MISSIONS, f'"{rules}"')
        assert f"| {len(needs.hqs)}" in text
        for word in (*needs.zones, *needs.paths, *needs.numbers):
            assert f"`{word}`" in text, (rules, word)


def test_the_examples_are_right() -> None:
    structures, leader = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert list(parse_structures(structures, "page")) == ["borgo"]
    others = "".join(leader.replace('"magpie"', f'"magpie{number}"') for number in range(6))
    found = parse_leaders('kind = "leaders"\n' + others, "page")
    ours = base_leaders()["magpie"]
    for one in found.values():
        assert (one.front.kinds, one.back.kinds) == (ours.front.kinds, ours.back.kinds)
