"""Every decision belongs to one family, in the rules and in words."""

from __future__ import annotations

from pathlib import Path

from hexagora.games.neuroshima import rules
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.kinds import BATTLE, KINDS, STRIKE, TURN
from hexagora.games.neuroshima.words import families
from hexagora.games.neuroshima.words.families import (
    ASKED,
    FAMILIES,
    LAST_END,
    RANGES,
    REFUSALS,
    VERBS,
)

WAITING = {TURN, BATTLE, STRIKE}
ASKING = set(range(len(KINDS))) - WAITING


def test_every_decision_is_asked_by_one_family() -> None:
    asked = [kind for family in FAMILIES for kind in family.asked]
    assert sorted(asked) == sorted(ASKING)
    assert set(ASKED) == ASKING


def test_every_decision_has_a_verb_that_answers_it() -> None:
    answered = {kind for verbs in VERBS.values() for verb in verbs for kind in verb.kinds}
    assert answered == ASKING


def test_no_two_verbs_of_one_name_answer_the_same_decision() -> None:
    for name, verbs in VERBS.items():
        kinds = [kind for verb in verbs for kind in verb.kinds]
        assert len(kinds) == len(set(kinds)), name


def test_every_action_id_is_in_one_range_of_one_family() -> None:
    starts = [start for family in FAMILIES for start in family.meanings]
    assert len(starts) == len(set(starts))
    assert [families.range_of(start) for start in starts] == starts
    assert RANGES[0][0] == 0
    assert RANGES[-1][1] == LAST_END <= actions.ATLAS_COUNT
    assert families.range_of(actions.COUNT - 1) == actions.HIT
    assert families.range_of(actions.COUNT) == actions.BUILD
    assert families.range_of(actions.LEADERS_COUNT - 1) == actions.SPARE
    gaps = (actions.WITH_STRUCTURES, actions.DECLINE - 1, actions.LEADERS_COUNT, actions.ATLAS - 1)
    for free in (*gaps, LAST_END):
        assert families.range_of(free) == -1
    assert families.range_of(actions.EXPLODE + 1) == actions.FIRST, "a free id"


def test_refusals_are_about_decisions_and_ranges_that_there_are() -> None:
    keys = [key for family in FAMILIES for key in family.refusals]
    assert len(keys) == len(REFUSALS)
    for kind, start in keys:
        assert kind in ASKING
        assert families.range_of(start) == start


def test_a_family_has_the_same_name_in_the_rules_and_in_words() -> None:
    folders = [Path(str(module.__file__)).parent for module in (rules, families)]
    named = [name for name, module in vars(families).items() if hasattr(module, "FAMILY")]
    assert len(named) == len(FAMILIES)
    for name in named:
        for folder in folders:
            # Where a family has many parts it is a folder.
            assert (folder / f"{name}.py").is_file() or (folder / name).is_dir(), name
