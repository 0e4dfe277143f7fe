"""An army from a file is played like those of the box."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hexagora import BadOption, BadRecord, Match, Record, Rng, game_info, new_game
from hexagora.core import MissingPack
from hexagora.core.playout import random_playout
from hexagora.core.record_reader import read_record
from hexagora.games.neuroshima.content.armies import Army, parse_army
from hexagora.games.neuroshima.content.fan_armies import (
    add_army,
    army_value,
    digest,
    forget_armies,
    known_armies,
)
from hexagora.games.neuroshima.knowledge.position_files import read_position, write_position

BOX = ["borgo", "hegemony", "moloch", "outpost"]
GUIDE = Path(__file__).parents[2] / "docs" / "armies.md"
RATS = GUIDE.read_text("utf-8").split("```toml\n")[1].split("```")[0]


VALUE = army_value(parse_army(RATS, "rats.toml"))


@pytest.fixture
def rats() -> Iterator[Army]:
    """The army of the guide, made known for one test."""
    army = parse_army(RATS, "rats.toml")
    add_army(army)
    yield army
    forget_armies()


@pytest.fixture
def stronger(rats: Army) -> Army:
    """Another army of the same id: its spitters hit harder."""
    text = RATS.replace('["r1", "-", "-", "-", "-", "-"]', '["r2", "-", "-", "-", "-", "-"]')
    assert text != RATS
    return parse_army(text, "rats.toml")


def finished(army1: str, army2: str) -> Match:
    """A whole game at random."""
    match = Match(new_game("neuroshima", army1=army1, army2=army2), ["a", "b"], "seed")
    rng = Rng("record")
    while not match.state.over:
        if match.state.seat < 0:
            match.deal()
        else:
            legal = match.state.legal()
            match.play(legal[rng.below(len(legal))])
    return match


def test_it_can_be_chosen_by_its_id(rats: Army) -> None:
    assert list(known_armies()) == [*BOX, VALUE]
    option = next(option for option in game_info("neuroshima").options if option.name == "army2")
    assert option.values == (*BOX, VALUE)
    assert [(pack.value, pack.id, pack.names["pl"]) for pack in option.packs] == [
        (VALUE, "rats", "Szczury")
    ]
    chosen: tuple[tuple[int, dict[str, str]], ...] = (
        (2, {"army1": "rats"}),
        (4, {"army4": VALUE, "mode": "team"}),
    )
    for seats, options in chosen:
        game = new_game("neuroshima", seats, **options)
        assert game.options[next(iter(options))] == VALUE
        state = game.start()
        random_playout(state, Rng("rats"))
        assert state.over
        assert not state.check()


# Telling armies apart.


def test_an_army_is_called_by_its_id_and_eight_digits() -> None:
    assert re.fullmatch("rats-[0-9a-f]{8}", VALUE)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("initiative = [3]", "initiative = [2]"),
        ("mobility = true", "mobility = false"),
        ('"m1", "m1", "-", "-", "-", "-"', '"m1", "-", "m1", "-", "-", "-"'),
        ("toughness = 1", "toughness = 2"),
        ("value = -1", "value = -2"),
        ('count = 6\neffects = [{ effect = "battle" }]', "count = 7\neffects = []"),
        ("rats_spitter", "rats_shooter"),
    ],
)
def test_whatever_matters_in_play_makes_another_army(old: str, new: str) -> None:
    assert old in RATS
    text = RATS.replace(old, new, 1)
    if "count = 7" in new:
        text = RATS.replace("count = 6", "count = 7").replace("count = 11", "count = 9")
    assert digest(parse_army(text, "rats.toml")) != digest(parse_army(RATS, "rats.toml"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('pl = "Szczury"', 'pl = "Gryzonie"'),
        ('names = { en = "Biter" }', 'names = { en = "Nibbler", uk = "Гризун" }'),
        ("Starts a battle.", "A battle begins."),
        ('[[tile]]\nid = "rats_biter"', '# A comment.\n[[tile]]\nid = "rats_biter"'),
    ],
)
def test_words_do_not_make_another_army(old: str, new: str) -> None:
    assert old in RATS
    assert army_value(parse_army(RATS.replace(old, new, 1), "rats.toml")) == VALUE


def test_the_digits_stand_in_records_and_do_not_change() -> None:
    assert VALUE == "rats-24713567"


def test_a_record_does_not_verify_with_another_army_of_the_same_id(
    rats: Army, stronger: Army
) -> None:
    text = finished(army1="rats", army2="borgo").record().dump()
    assert f"army1={VALUE} " in text
    assert read_record(text).verify()
    forget_armies()
    add_army(stronger)
    told = rf"army1 of neuroshima needs the pack '{VALUE}', which is not loaded .*another: rats-"
    with pytest.raises(BadRecord, match=told):
        read_record(text)
    add_army(rats)
    assert read_record(text).verify()


def of_format_1(record: Record) -> str:
    """The same game as it was written before armies had digits."""
    return replace(record, format=1, opening="").dump().replace(f"army1={VALUE}", "army1=rats")


def test_a_record_from_before_the_digits_is_read_with_the_army_that_is_known(rats: Army) -> None:
    found = read_record(of_format_1(finished(army1="rats", army2="borgo").record()))
    assert found.game.options["army1"] == VALUE
    assert found.unproven == ["rats"]


def test_dropped_digits_do_not_let_another_army_pass(rats: Army, stronger: Army) -> None:
    text = finished(army1="rats", army2="borgo").record().dump().replace(VALUE, "rats")
    assert read_record(text).verify()
    assert read_record(text).unproven == []
    forget_armies()
    add_army(stronger)
    with pytest.raises(BadRecord, match="'opening'"):
        read_record(text).verify()


def test_two_armies_of_one_id_stand_beside_each_other(rats: Army, stronger: Army) -> None:
    other = add_army(stronger)
    assert list(known_armies()) == [*BOX, VALUE, other]
    assert new_game("neuroshima", army1=other).options["army1"] == other
    with pytest.raises(BadOption) as caught:
        new_game("neuroshima", army1="rats")
    assert str(caught.value) == (
        f"option army1: there are several packs 'rats'; choose one of: {VALUE}, {other}"
    )
    # Their tiles are called the same.
    with pytest.raises(BadOption, match="cannot meet: they have one id"):
        new_game("neuroshima", army1=VALUE, army2=other, mirror=True)


def test_it_may_meet_itself_in_a_mirror_match(rats: Army) -> None:
    with pytest.raises(BadOption, match="two seats lead rats"):
        new_game("neuroshima", army1="rats", army2="rats")
    new_game("neuroshima", army1="rats", army2="rats", mirror=True)


def test_adding_it_twice_is_no_fault(rats: Army) -> None:
    assert add_army(parse_army(RATS, "rats.toml")) == VALUE
    assert list(known_armies()) == [*BOX, VALUE]


def test_without_it_the_choice_is_refused_with_a_remedy(rats: Army) -> None:
    forget_armies()
    more = "other armies come from files: --pack FILE, or the folder packs in the data folder"
    with pytest.raises(BadOption) as caught:
        new_game("neuroshima", army1="rats")
    assert str(caught.value) == (
        "option army1 of neuroshima cannot be 'rats'; choose one of: borgo, hegemony, moloch, "
        f"outpost; {more}"
    )
    with pytest.raises(MissingPack) as missing:
        new_game("neuroshima", army1=VALUE)
    assert str(missing.value) == (
        f"option army1 of neuroshima needs the pack '{VALUE}', which is not loaded; {more}"
    )


def test_a_position_may_have_it(rats: Army) -> None:
    position: dict[str, Any] = {
        "seats": [{"army": "rats"}, {"army": "borgo"}],
        "board": [
            {"at": "d4", "seat": 0, "tile": "rats_hq"},
            {"at": "d2", "seat": 1, "tile": "borgo_hq"},
        ],
    }
    state = read_position(position)
    assert not state.check()
    written = write_position(state)
    assert written["seats"][0]["army"] == VALUE  # type: ignore[index]
    assert write_position(read_position(written)) == written


def test_a_game_finds_it_in_another_process(rats: Army, tmp_path: Path) -> None:
    game = new_game("neuroshima", army1="rats", army2="borgo")
    state = game.start()
    path = tmp_path / "state"
    path.write_bytes(pickle.dumps(state))
    assert pickle.loads(path.read_bytes()) == state
    script = (
        "import pickle, sys; state = pickle.load(open(sys.argv[1], 'rb')); "
        "print(state.digest(), state.game.options['army1'])"
    )
    command = [sys.executable, "-c", script, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [state.digest(), VALUE]
