"""An army from a file is played like those of the box."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hexagora import BadOption, BadRecord, Match, Rng, game_info, new_game
from hexagora.core.playout import random_playout
from hexagora.core.record import read_record
from hexagora.games.neuroshima.armies import Army, BadArmy, parse_army
from hexagora.games.neuroshima.fan_armies import (
    add_army,
    add_folder,
    forget_armies,
    known_armies,
)
from hexagora.games.neuroshima.positions import read_position

BOX = ["borgo", "hegemony", "moloch", "outpost"]
GUIDE = Path(__file__).parents[2] / "docs" / "armies.md"
RATS = GUIDE.read_text("utf-8").split("```toml\n")[1].split("```")[0]


@pytest.fixture
def rats() -> Iterator[Army]:
    """The army of the guide, made known for one test."""
    army = parse_army(RATS, "rats.toml")
    add_army(army)
    yield army
    forget_armies()


def test_it_can_be_chosen(rats: Army) -> None:
    assert list(known_armies()) == [*BOX, "rats"]
    option = next(option for option in game_info("neuroshima").options if option.name == "army2")
    assert option.values == (*BOX, "rats")
    for seats, options in ((2, {"army1": "rats"}), (4, {"army4": "rats", "mode": "team"})):
        game = new_game("neuroshima", seats, **options)
        state = game.start()
        random_playout(state, Rng("rats"))
        assert state.over
        assert not state.check()


def test_it_may_meet_itself_in_a_mirror_match(rats: Army) -> None:
    with pytest.raises(BadOption, match="two seats lead rats"):
        new_game("neuroshima", army1="rats", army2="rats")
    new_game("neuroshima", army1="rats", army2="rats", mirror=True)


def test_adding_it_twice_is_no_fault_but_another_of_its_name_is(rats: Army) -> None:
    add_army(parse_army(RATS, "rats.toml"))
    other = replace(rats, tiles=tuple(reversed(rats.tiles)))
    with pytest.raises(BadArmy, match="there is another army rats already"):
        add_army(other)


def test_without_it_the_choice_is_refused_with_a_remedy(rats: Army) -> None:
    forget_armies()
    with pytest.raises(BadOption) as caught:
        new_game("neuroshima", army1="rats")
    assert str(caught.value) == (
        "option army1 of neuroshima cannot be 'rats'; choose one of: borgo, hegemony, moloch, "
        "outpost; other armies must be loaded first, with --army FILE"
    )


def test_a_record_needs_the_army(rats: Army) -> None:
    match = Match(new_game("neuroshima", army1="rats", army2="borgo"), ["a", "b"], "seed")
    rng = Rng("record")
    while not match.state.over:
        if match.state.seat < 0:
            match.deal()
        else:
            legal = match.state.legal()
            match.play(legal[rng.below(len(legal))])
    text = match.record().dump()
    assert read_record(text).verify() == match.state
    forget_armies()
    with pytest.raises(BadRecord, match=r"cannot be 'rats'.*other armies must be loaded first"):
        read_record(text)


def test_a_position_may_have_it(rats: Army) -> None:
    position: dict[str, Any] = {
        "seats": [{"army": "rats"}, {"army": "borgo"}],
        "board": [
            {"at": "d4", "seat": 0, "tile": "rats_hq"},
            {"at": "d2", "seat": 1, "tile": "borgo_hq"},
        ],
    }
    assert not read_position(position).check()


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
    assert done.stdout.split() == [state.digest(), "rats"]


def test_a_folder_is_loaded_but_for_its_bad_files(tmp_path: Path) -> None:
    (tmp_path / "rats.toml").write_text(RATS, "utf-8")
    (tmp_path / "bad.toml").write_text("id = 3", "utf-8")
    try:
        faults = add_folder(tmp_path)
        assert faults
        assert all(fault.startswith("bad.toml: ") for fault in faults)
        assert list(known_armies()) == [*BOX, "rats"]
        assert add_folder(tmp_path / "none") == ()
    finally:
        forget_armies()
