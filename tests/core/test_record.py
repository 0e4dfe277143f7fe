"""Game records: what was written is read back hash by hash, from files too."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game_records import body, every_game, header, join, played, refused
from hexagora import CHANCE, BadRecord, Match, Record
from hexagora.core import fingerprint, load_record, read_record
from hexagora.core.record_reader import LONGEST
from worlds import World, worlds

# The truth.


@pytest.mark.parametrize("actions", [0, 1, 40, 10**9])
@every_game
def test_a_record_gives_the_same_states_back(name: str, actions: int) -> None:
    match = played(name, actions)
    record = match.record()
    again = read_record(record.dump())
    assert again.dump() == record.dump()
    assert again.game == match.game
    assert again.names == match.names
    states = [match.game.start(), *(step.state for step in again.steps())]
    assert [s.digest() for s in states] == [s.digest() for s in match.states()]
    assert again.verify() == match.state


@pytest.mark.parametrize("world", worlds(), ids=str)
def test_every_world_can_be_recorded(world: World) -> None:
    game = world.game
    match = Match(game, ["x"] * game.seats, "a world")
    while match.state.seat != CHANCE:
        match.play(match.state.legal()[0])
    match.deal()
    again = read_record(match.record().dump())
    assert again.game == game
    assert again.verify() == match.state


@every_game
def test_a_step_tells_line_seat_action_and_events(name: str) -> None:
    match = played(name)
    record = read_record(match.record().dump())
    lines = record.dump().splitlines()
    steps = list(record.steps())
    assert [step.seat for step in steps] == match.actors
    for step in steps:
        assert lines[step.line - 1] == step.text
    assert any(step.log.events for step in steps)


@every_game
def test_the_result_and_the_seed_are_told_at_the_end_only(name: str) -> None:
    early, late = played(name, 40).record().dump(), played(name).record().dump()
    assert header(early, "result") == "unfinished"
    assert header(late, "result").split() == [str(p) for p in played(name).state.places()]
    assert "\nseed: " not in early
    seed = header(late, "seed")
    assert seed == played(name).dealer.seed
    assert header(early, "seed hash") == header(late, "seed hash") == fingerprint(seed)


@every_game
def test_comments_blank_lines_and_foreign_line_endings_are_no_matter(
    name: str, tmp_path: Path
) -> None:
    text = played(name, 40).record().dump()
    head, actions = body(text)
    busy = "\n# a find\n" + head.replace("\n", "  # why\n# between\n")
    busy += "\n\n# the game\n" + "\n\n".join(f"  {line}   # {n}" for n, line in enumerate(actions))
    for form in (busy, text.replace("\n", "\r\n"), busy.replace("\n", "\r\n"), text.rstrip("\n")):
        assert read_record(form).dump() == text
        path = tmp_path / "game.record"
        path.write_bytes(form.encode())
        assert load_record(path).verify() == played(name, 40).state


@every_game
def test_the_line_of_a_fault_is_the_line_of_the_file(name: str) -> None:
    head, actions = body(played(name, 40).record().dump())
    actions[7:8] = ["# a comment", "", "nonsense"]
    text = join(head, actions)
    assert refused(text).startswith(f"line {text.splitlines().index('nonsense') + 1}: ")


# Files.


@pytest.mark.parametrize(
    ("content", "place"),
    [
        pytest.param(b"", "lacks 'game'", id="empty"),
        pytest.param(b"\n\n \n", "lacks 'game'", id="blank"),
        pytest.param(b"\x00" * 100, "line 1: ", id="zeros"),
        pytest.param(b"\x89PNG\r\n\x1a\n\xff\xd8\xfe", "UTF-8", id="binary"),
        pytest.param("game: superhex".encode("utf-16"), "UTF-8", id="utf-16"),
        pytest.param(b"x" * (LONGEST + 1), "too long", id="huge"),
    ],
)
def test_a_file_that_is_no_record_is_refused_by_its_name(
    content: bytes, place: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.record"
    path.write_bytes(content)
    with pytest.raises(BadRecord) as error:
        load_record(path)
    assert str(error.value).startswith(f"{path}: ")
    assert place in str(error.value)
    assert str(error.value).isprintable()
    assert len(str(error.value)) < 400


def test_a_file_that_is_not_there_is_refused_by_its_name(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.record", tmp_path):
        with pytest.raises(BadRecord, match="cannot be read") as error:
            load_record(path)
        assert str(error.value).startswith(f"{path}: ")


@every_game
def test_a_saved_record_is_the_dump(name: str, tmp_path: Path) -> None:
    record = played(name).record()
    path = tmp_path / "game.record"
    record.save(path)
    assert path.read_bytes() == record.dump().encode()
    assert load_record(path).verify() == played(name).state
    plain = tmp_path / "plain"
    plain.write_text("")
    assert path.stat().st_mode == plain.stat().st_mode, "others may read it as any other file"


def test_a_record_can_be_saved_in_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    played("superhex", 1).record().save(Path("game.record"))
    assert os.listdir(tmp_path) == ["game.record"]


class DiskFull(OSError):
    """What a disk says that has no room left."""


def _full(*_: object) -> None:
    raise DiskFull


@pytest.mark.parametrize("step", ["os.fsync", "os.replace", "hexagora.core.record.Record.dump"])
def test_saving_writes_the_whole_file_or_nothing(
    step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.record"
    played("superhex", 1).record().save(path)
    before = path.read_bytes()
    longer: Record = played("superhex").record()
    monkeypatch.setattr(step, _full)
    with pytest.raises(DiskFull):
        longer.save(path)
    monkeypatch.undo()
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["game.record"]
