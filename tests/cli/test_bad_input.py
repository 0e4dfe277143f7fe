"""Whatever is wrong is said in one line, nothing else is printed, and no file is changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli_program import Program

BAD = [
    ("play chess", "there is no game 'chess'; choose one of: neuroshima, nexus, superhex"),
    ("simulate chess -n 1", "there is no game 'chess'"),
    ("simulate superhex --seats random,clever", "there is no bot 'clever'; choose one of: random"),
    ("simulate superhex --seats random,", "there is no bot ''"),
    ("simulate superhex --seats random,random,random,random,random", "1 to 4, not by 5"),
    ("simulate superhex -o gaps=perhaps", "option gaps of superhex cannot be 'perhaps'"),
    ("simulate superhex -o holes=on", "superhex has no option 'holes'; it has: gaps, first"),
    ("simulate superhex -o seats=3", "superhex has no option 'seats'"),
    ("simulate superhex -o name=chess", "superhex has no option 'name'"),
    ("simulate superhex -o gaps", "'gaps' is not OPTION=VALUE"),
    ("simulate superhex -o first=3", "first=3 names a seat that is not there"),
    ("simulate superhex -n 0", "'0' is not a whole number from 1 up"),
    ("simulate superhex -n -3", "whole number"),
    ("simulate superhex -n many", "'many' is not a whole number"),
    ("simulate superhex -n 2 --seed #", "a seed is 1 to 200 printable characters"),
    ("simulate superhex -n 1 --record /dev/null/games", "/dev/null"),
    ("play superhex --seats you,greedy,a,b,c", "superhex is played by 1 to 4, not by 5"),
    ("play superhex --seats you,,greedy", "cannot be a player's name"),
    ("play superhex --seats you,greedy --solo", "--solo is for one"),
    ("play superhex --save /nowhere/at/all.record", "/nowhere/at is no folder"),
    ("play superhex --save /dev", "/dev is a folder"),
    ("play superhex --save present.txt", "present.txt is there already"),
    ("play superhex --load missing.record", "missing.record: cannot be read"),
    ("play --load present.txt", "present.txt"),
    ("play --resume", "there is no unfinished game"),
    ("play --resume --seats a,b", "a saved game has its seats and options"),
    ("play --resume --load x", "not allowed with argument"),
    ("play superhex --colour pink", "invalid choice: 'pink'"),
    ("play", "name a game; choose one of: neuroshima, nexus, superhex"),
    ("record show missing.record", "missing.record: cannot be read"),
    ("record show .", "cannot be read"),
    ("record verify present.txt", "present.txt"),
    ("record replay binary.record", "binary.record: is not a text file in UTF-8"),
    ("record", "required"),
    ("record erase x", "invalid choice: 'erase'"),
    ("explain missing.record", "missing.record: cannot be read"),
    ("explain present.txt", "present.txt"),
    ("explain present.txt --bot greedy", "invalid choice: 'greedy'"),
    ("explain present.txt --top 2", "--top is for one decision; name it with --at N"),
    ("explain present.txt --at 2 --top 0", "'0' is not a whole number"),
    ("bench --repeats 0", "'0' is not a whole number"),
    ("dance", "invalid choice: 'dance'"),
    ("--fast", "--fast"),
]


@pytest.mark.parametrize(("command", "message"), BAD, ids=[command for command, _ in BAD])
def test_one_line(hexagora: Program, data_home: Path, command: str, message: str) -> None:
    Path("present.txt").write_text("mine\n")
    Path("binary.record").write_bytes(b"\xff\xfe\x00")
    run = hexagora(command)
    assert run.code in (1, 2)
    assert run.out == ""
    assert run.err.count("\n") == 1
    assert run.err.startswith("hexagora")
    assert message in run.err
    assert Path("present.txt").read_text() == "mine\n"
    assert sorted(path.name for path in Path().iterdir()) == ["binary.record", "present.txt"]
    assert not list(data_home.iterdir())


SPOILT = [
    ("swap", "sway", "is no action"),
    ("game: superhex", "game: chess", "there is no game 'chess'"),
    ("rules version: ", "rules version: 9", "but this program knows 1 to"),
    ("rules version: ", "rules: ", "the header lacks 'rules version'"),
    ("format: 2", "format: 9", "this program reads 1 to 2"),
    ("gaps=off", "gaps=maybe", "cannot be 'maybe'"),
    ("gaps=off", "seats=4", "seats"),
    ("seats: greedy", "seats: a, b, c, d, e", "not by 5"),
    ("result: 1", "result: ²", "result"),
    ("actions: ", "actions: 1", "the record is cut off"),
    ("roll ", "roll mauve ", "cannot be read"),
]


@pytest.mark.parametrize(
    "command", ["record show", "record verify", "record replay", "explain", "explain --at 3"]
)
@pytest.mark.parametrize(("old", "new", "message"), SPOILT)
def test_spoilt_record(
    hexagora: Program, record: Path, command: str, old: str, new: str, message: str
) -> None:
    text = record.read_text()
    assert old in text
    record.write_text(text.replace(old, new, 1))
    before = record.read_bytes()
    run = hexagora(f"{command} {record}")
    assert run.code == 1
    assert run.out == ""
    assert run.err.count("\n") == 1
    assert message in run.err
    assert str(record) in run.err
    assert record.read_bytes() == before


@pytest.mark.parametrize("part", [0.02, 0.2, 0.5, 0.99])
def test_truncated_record(hexagora: Program, record: Path, part: float) -> None:
    text = record.read_text()
    record.write_text(text[: int(len(text) * part)])
    run = hexagora(f"record verify {record}")
    assert (run.code, run.out, run.err.count("\n")) == (1, "", 1)
