"""``--pack`` and the folder ``packs``: the same in every command, for every game."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli_program import Program
from hexagora import game_info
from hexagora.core import pack_loaders

DOCS = Path(__file__).parents[2] / "docs"
COMMANDS = (
    "serve",
    "play superhex",
    "games",
    "simulate superhex",
    "arena superhex greedy random",
    "bot superhex greedy --stdio",
    "record show x",
    "record verify x",
    "record replay x",
    "explain x",
    "battle x",
)
"""Every command that plays, shows or judges a game."""


def example(guide: str) -> str:
    match = re.search(r"```toml\n(.*?)```", (DOCS / guide).read_text("utf-8"), re.DOTALL)
    assert match
    return match[1]


@pytest.fixture(autouse=True)
def _no_packs() -> Iterator[None]:
    yield
    for loader in pack_loaders().values():
        loader.forget()


def forget() -> None:
    for loader in pack_loaders().values():
        loader.forget()


@pytest.fixture
def rats(tmp_path: Path) -> Path:
    path = tmp_path / "rats.toml"
    path.write_text(example("armies.md"), "utf-8")
    return path


@pytest.fixture
def mybox(tmp_path: Path) -> Path:
    path = tmp_path / "mybox.toml"
    path.write_text(example("nexus_data.md"), "utf-8")
    return path


def offered(game: str, option: str) -> list[str]:
    return [pack.id for one in game_info(game).options if one.name == option for pack in one.packs]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_the_option(hexagora: Program, command: str) -> None:
    run = hexagora(f"{command} --help")
    assert run.code == 0
    assert "--pack FILE" in run.out
    assert "--data DIR" in run.out
    assert "--army" not in run.out


@pytest.mark.parametrize("command", COMMANDS)
def test_the_old_names_answer_with_the_new_one(hexagora: Program, rats: Path, command: str) -> None:
    run = hexagora(f"{command} --army {rats}")
    assert run.code == 2
    assert f"--army is now called --pack: write --pack {rats}" in run.err
    assert len(run.err.splitlines()) == 1
    run = hexagora(f"{command} --data {rats}")
    assert run.code == 1
    assert run.err.splitlines() == [
        f"hexagora: {rats} is a file, but --data is the data folder; "
        f"a pack is given as --pack {rats}"
    ]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_bad_file_on_the_command_line_is_an_error(
    hexagora: Program, tmp_path: Path, command: str
) -> None:
    path = tmp_path / "bad.toml"
    path.write_text('id = "bad"\nname = ""\nmissions = []\n', "utf-8")
    run = hexagora(f"{command} --pack {path}")
    assert run.code == 1
    assert run.err.splitlines() == [
        "hexagora: bad.toml: name: the text is empty; write one or leave it out",
        "hexagora: bad.toml: missions: there is nothing in it; "
        "write at least one table or leave it out",
    ]


def test_a_bad_file_in_the_folder_is_told_and_the_others_are_read(
    hexagora: Program, data_home: Path, rats: Path
) -> None:
    folder = data_home / "hexagora" / "packs"
    folder.mkdir(parents=True)
    (folder / "good.toml").write_text(rats.read_text("utf-8"), "utf-8")
    (folder / "bad.toml").write_text("id = 3\ntile = 4\n", "utf-8")
    run = hexagora("simulate neuroshima -n 1 --seed 1 -o army1=rats --json")
    assert run.code == 0
    assert json.loads(run.out)["options"]["army1"].startswith("rats-")
    lines = run.err.splitlines()
    assert lines
    assert all(line.startswith(f"hexagora: {folder}: left out: bad.toml: ") for line in lines)


def test_another_data_folder_has_its_own_packs(
    hexagora: Program, tmp_path: Path, mybox: Path
) -> None:
    folder = tmp_path / "elsewhere"
    (folder / "packs").mkdir(parents=True)
    mybox.rename(folder / "packs" / "mybox.toml")
    assert "mybox-" not in hexagora("games").out
    assert "mybox-" in hexagora(f"games --data {folder}").out


def test_the_old_folder_is_answered_with_the_new_one(
    hexagora: Program, data_home: Path, rats: Path
) -> None:
    old = data_home / "hexagora" / "armies"
    old.mkdir(parents=True)
    rats.rename(old / "rats.toml")
    run = hexagora("games")
    assert run.code == 0
    assert run.err.splitlines() == [
        f"hexagora: {old} is not read any more; move its files to {old.parent / 'packs'}"
    ]


def test_packs_of_several_games_at_once(hexagora: Program, rats: Path, mybox: Path) -> None:
    run = hexagora(f"games --pack {rats} --pack {mybox}")
    assert run.code == 0
    assert offered("neuroshima", "army4") == ["rats"]
    assert offered("nexus", "data") == ["mybox"]


def test_a_pack_for_another_game_is_refused(hexagora: Program, mybox: Path) -> None:
    run = hexagora(f"simulate superhex --pack {mybox}")
    assert run.code == 1
    assert run.err == f"hexagora: {mybox} is a pack for nexus, not for superhex; leave it out\n"


def test_a_new_game_is_played_with_the_only_pack_that_is_given(
    hexagora: Program, mybox: Path
) -> None:
    command = "simulate nexus -n 1 --seed 1 --json"
    played = json.loads(hexagora(f"{command} --pack {mybox}").out)["options"]["data"]
    assert played.startswith("mybox-")
    for chosen in ("box", played, "mybox"):
        run = hexagora(f"{command} --pack {mybox} -o data={chosen}")
        assert json.loads(run.out)["options"]["data"] == ("box" if chosen == "box" else played)


def test_of_two_packs_one_must_be_chosen(hexagora: Program, mybox: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    text = mybox.read_text("utf-8").replace("points = 15", "points = 9")
    other.write_text(text, "utf-8")
    run = hexagora(f"simulate nexus -n 1 --pack {mybox} --pack {other}")
    assert run.code == 1
    assert re.fullmatch(
        r"hexagora: there are 2 packs to play with; "
        r"choose one: -o data=mybox-\w{8} or -o data=mybox-\w{8}\n",
        run.err,
    )


def test_what_may_be_a_slip_is_told_and_played(hexagora: Program, tmp_path: Path) -> None:
    path = tmp_path / "tiny.toml"
    text = example("nexus_data.md").replace("copies = 6", "copies = 1")
    path.write_text(text.replace("copies = 4", "copies = 1"), "utf-8")
    run = hexagora(f"simulate nexus -n 1 --seed 1 --pack {path}")
    assert run.code == 0
    assert "hexagora: tiny.toml: look at this: " in run.err


@pytest.mark.parametrize(("game", "option"), [("neuroshima", "-o army1=rats"), ("nexus", "")])
def test_a_record_is_read_only_with_its_pack(
    hexagora: Program, rats: Path, mybox: Path, tmp_path: Path, game: str, option: str
) -> None:
    pack = rats if game == "neuroshima" else mybox
    command = f"simulate {game} -n 1 --seed 1 --pack {pack} --record {tmp_path} {option}"
    assert hexagora(command).code == 0
    record = tmp_path / f"{game}-0.record"
    assert hexagora(f"record verify {record}").code == 0
    forget()
    run = hexagora(f"record verify {record}")
    assert run.code == 1
    assert "which is not loaded" in run.err
    assert "--pack FILE" in run.err
    # Another pack of the same id does not pass for it.
    same_id = tmp_path / "same_id.toml"
    text = pack.read_text("utf-8")
    same_id.write_text(
        text.replace("points = 15", "points = 9").replace("initiative = [3]", "initiative = [2]"),
        "utf-8",
    )
    run = hexagora(f"record verify {record} --pack {same_id}")
    assert run.code == 1
    assert "what is loaded is another" in run.err
    assert hexagora(f"record verify {record} --pack {pack}").code == 0


def test_the_arena_takes_a_pack_to_its_processes_and_into_its_results(
    hexagora: Program, rats: Path, tmp_path: Path
) -> None:
    out = tmp_path / "results.jsonl"
    command = f"arena neuroshima random greedy -n 6 --seed 1 --processes 2 --out {out}"
    run = hexagora(f"{command} -o army1=rats --pack {rats} --json")
    assert run.code == 0, run.err
    rows = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    value = rows[0]["options"]["army1"]
    assert re.fullmatch(r"rats-[0-9a-f]{8}", value)
    assert [row["failed"] for row in rows[1:]] == [None] * 6
    assert {row["armies"][0] for row in rows[1:]} == {value}
