"""What a faulty tile of an army is told: one broken line each in a tile that is right otherwise."""

from __future__ import annotations

import pytest

from neuroshima_army_files import ARMY, HQ, INSTANT, MODULE, REST, WARRIOR, changed, faults


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
