"""The etudes that come along: what stands in their files, and a sample of the proofs.

`python -m bench.etudes` proves all of them, with all that is asked of a good one.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from counts import count
from hexagora.core.languages import LANGUAGES
from hexagora.games.neuroshima.etudes import shelf
from hexagora.games.neuroshima.etudes.kinds import CATEGORIES
from hexagora.games.neuroshima.etudes.records import read_etude
from hexagora.games.neuroshima.etudes.titles import lists
from hexagora.games.neuroshima.etudes.twins import canonical

SMALL = 25_000
"""Etudes with no more leaves are proved here."""
SAMPLE = count(6, long=40, interpreted=1)
RECORDS: dict[str, Any] = {id_: dict(record) for id_, record in shelf.shipped().items()}


@pytest.mark.parametrize("id_", RECORDS)
def test_a_record_is_whole(id_: str) -> None:
    record = RECORDS[id_]
    etude = read_etude(record)
    assert etude.category in CATEGORIES
    assert 1 <= etude.level <= 5
    assert len(etude.solution) >= etude.use
    for texts in (record["title"], record["story"]):
        assert set(texts) == set(LANGUAGES)
        assert len(set(texts.values())) > 1, "it was left in one language"
    assert record["measured"]["classes"] == 1
    assert 0 not in record["measured"]["fewer"]


def test_no_two_are_the_same() -> None:
    found = [canonical(read_etude(record)) for record in RECORDS.values()]
    assert len(set(map(repr, found))) == len(found)
    titles = [record["title"]["en"] for record in RECORDS.values()]
    assert sorted(set(titles)) == sorted(titles)


def test_turned_and_mirrored_ones_would_be_found() -> None:
    """The gun and its officer of NS-ETU-01, the board turned by a sixth."""
    board = [
        {"at": "d2", "seat": 1, "tile": "moloch_hq", "turn": 0},
        {"at": "b2", "seat": 0, "tile": "outpost_hq", "turn": 0},
        {"at": "d6", "seat": 0, "tile": "outpost_hmg", "turn": 0},
    ]
    turned = [
        {"at": "f2", "seat": 1, "tile": "moloch_hq", "turn": 0},
        {"at": "d2", "seat": 0, "tile": "outpost_hq", "turn": 3},
        {"at": "b4", "seat": 0, "tile": "outpost_hmg", "turn": 1},
    ]
    mirrored = [
        {"at": "d2", "seat": 1, "tile": "moloch_hq", "turn": 0},
        {"at": "f2", "seat": 0, "tile": "outpost_hq", "turn": 0},
        {"at": "d6", "seat": 0, "tile": "outpost_hmg", "turn": 0},
    ]
    other = [*mirrored[:2], {"at": "d6", "seat": 0, "tile": "outpost_hmg", "turn": 1}]
    one, two, three, four = (
        canonical(
            read_etude(
                {
                    "position": {
                        "seats": [{"army": "outpost", "hp": 9}, {"army": "moloch", "hp": 3}],
                        "board": units,
                    },
                    "offered": {"outpost_officer": 1, "outpost_scout": 1},
                    "use": 1,
                    "goal": {"kind": "destroy_hq"},
                }
            )
        )
        for units in (board, turned, mirrored, other)
    )
    assert one == two == three
    assert one != four


def small() -> list[str]:
    fitting = [id_ for id_, one in RECORDS.items() if one["measured"]["leaves"] <= SMALL]
    return random.Random("a sample").sample(fitting, min(SAMPLE, len(fitting)))


@pytest.mark.search
@pytest.mark.parametrize("id_", small())
def test_a_sample_is_proved(id_: str) -> None:
    """Searched to the end: sound, nothing too much, and as its file says."""
    proved = shelf.prove(shelf.read(RECORDS[id_]), lambda done, parts: None, thorough=True)
    assert proved.solved
    assert proved.faults == []


def test_every_kind_has_titles_and_stories_in_all_languages() -> None:
    found = lists()
    assert set(found) == set(CATEGORIES)
    for row in found.values():
        assert len(row["titles"]) >= 5
        for texts in (*row["titles"], *row["stories"]):
            assert set(texts) == set(LANGUAGES)
            assert all(text.strip() for text in texts.values())


def test_what_a_file_says_wrong_is_told() -> None:
    record = {**RECORDS["sample-10"]}
    record["solution"] = ["use outpost_sniper aim d3", "use outpost_officer place c3 0"]
    record["measured"] = {**record["measured"], "leaves": 1}
    told = shelf.prove(shelf.read(record), lambda done, parts: None, thorough=True).faults
    assert [message for message, _ in told] == ["etude-fault-solution", "etude-fault-measured"]


def test_faults_that_can_be_mended_are_named() -> None:
    """One unit too much, one point too few, a tile nobody can play: each has its sentence."""
    record = RECORDS["sample-10"]

    def faults(**changes: Any) -> list[str]:
        data = {**record, "measured": {}, "solution": [], **changes}
        puzzle = shelf.read(data)
        return [name for name, _ in shelf.prove(puzzle, lambda done, parts: None, True).faults]

    position = record["position"]
    weak = [position["seats"][0], {**position["seats"][1], "hp": 2}]
    strong = [position["seats"][0], {**position["seats"][1], "hp": 12}]
    extra = [*position["board"], {"at": "b2", "seat": 1, "tile": "moloch_blocker", "turn": 0}]
    assert faults(position={**position, "seats": weak}) == ["etude-fault-unsound"]
    assert faults(position={**position, "seats": strong}) == ["etude-fault-unsolved"]
    assert faults(position={**position, "board": extra}) == ["etude-fault-needless"]
