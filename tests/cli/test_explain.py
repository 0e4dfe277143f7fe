"""``hexagora explain``, and the hint of somebody who plays."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cli_program import Program
from hexagora import CHANCE, Match, Record, State, View, new_game
from hexagora.bots.choices import Choice
from hexagora.bots.review import review
from hexagora.cli import explain
from hexagora.core import load_record

GOLDEN = Path(__file__).parents[1] / "golden"


def positions(record: Record) -> list[State]:
    return [record.game.start(), *(step.state for step in record.steps())]


def first_decision(path: Path) -> int:
    """The number of the first action that somebody chose."""
    return next(n for n, state in enumerate(positions(load_record(path)), 1) if state.seat >= 0)


def test_one_decision(hexagora: Program, record: Path) -> None:
    at = first_decision(record)
    run = hexagora(f"explain {record} --at {at} --top 2 --bot recruit")
    assert run.code == 0
    head, *choices, played = run.out.splitlines()
    assert head == f"Before action {at} Recruit in the place of Greedy would think of:"
    assert len(choices) == 2
    state = positions(load_record(record))[at - 1]
    for number, line in enumerate(choices, 1):
        found = re.fullmatch(
            rf" +{number}\. (.+?) +(\d+)% of the best result, +(\d+)% of the tries", line
        )
        assert found, line
        assert state.game.read(state, found[1]) in state.legal()
        assert 0 <= int(found[2]) <= 100
    assert played.startswith(f'What was played, "{load_record(record).texts[at - 1]}", ')


def test_every_decision_has_a_line(hexagora: Program, record: Path) -> None:
    run = hexagora(f"explain {record} --bot recruit")
    assert run.code == 0
    told = load_record(record)
    asked = [
        str(number)
        for number, state in enumerate(positions(told)[:-1], 1)
        if state.seat >= 0 and len(state.legal()) > 1
    ]
    head, *lines, sum_ = run.out.splitlines()
    assert head.split() == [
        "action",
        "player",
        "played",
        "place",
        "chance",
        "best",
        "to",
        "Recruit",
    ]
    assert [line.split()[0] for line in lines] == asked
    for line in lines:
        number = int(line.split()[0])
        assert told.texts[number - 1] in line
    same = sum(line.endswith("the same") for line in lines)
    assert sum_ == f"Greedy: {same} of {len(asked)} decisions as Recruit would decide"
    assert max(map(len, run.out.splitlines())) <= 80


def test_a_roll_was_nobodys_decision(hexagora: Program, record: Path) -> None:
    rolled = next(
        n for n, state in enumerate(positions(load_record(record)), 1) if state.seat == CHANCE
    )
    run = hexagora(f"explain {record} --at {rolled}")
    assert run.code == 1
    assert "was rolled or drawn, nobody chose it" in run.err


@pytest.mark.parametrize("at", ["0", "-1", "9999"])
def test_beyond_the_record(hexagora: Program, record: Path, at: str) -> None:
    run = hexagora(f"explain {record} --at {at}")
    assert run.code == 1
    assert f"--at {at}: the record has the decisions 1 to " in run.err


def test_an_unfinished_game_can_be_asked_about_what_comes_next(hexagora: Program) -> None:
    match = Match(new_game("superhex", 2, first="1"), ["ann", "ben"], "s")
    match.record().save(Path("dealt.record"))
    run = hexagora("explain dealt.record --at 1")
    assert run.code == 1
    assert "--at 1: a roll or a draw comes next, nobody has to choose" in run.err
    while match.state.seat == CHANCE:
        match.deal()
    match.record().save(Path("open.record"))
    run = hexagora(f"explain open.record --at {len(match.actions) + 1} --bot recruit")
    assert run.code == 0
    assert "in the place of ann" in run.out
    assert "% to win, " in run.out
    assert "What was played" not in run.out


def test_only_what_the_seat_could_see_is_looked_at(
    hexagora: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[View] = []

    class Spy:
        def __init__(self, level: str, seed: str) -> None:
            assert level == "commander"

        def explain(self, view: View) -> list[Choice]:
            given.append(view)
            return [Choice(view.legal[0], 1.0, 0.5)]

    monkeypatch.setattr(explain, "Thinker", Spy)
    path = GOLDEN / "nexus-2-46.record"
    assert hexagora(f"explain {path}").code == 0
    assert len(given) > 50
    assert all(isinstance(view, View) and view.seat == view.decides >= 0 for view in given)


def test_the_review_as_json(hexagora: Program, record: Path) -> None:
    told = load_record(record)
    actions = [step.action for step in told.steps()]
    run = hexagora(f"explain {record} --json --bot recruit")
    assert run.code == 0
    found = json.loads(run.out)
    assert found == {"names": told.names, **review(told.game, actions, level="recruit")}
    [seat] = found["seats"]
    assert seat["start"] + seat["luck"] + seat["own"] == seat["end"]
    alone = json.loads(hexagora(f"explain {record} --json --bot recruit --seat 1").out)
    assert alone["decisions"] == found["decisions"], "there is nobody else to hide from"


def test_the_review_for_a_seat_that_is_not_there(hexagora: Program, record: Path) -> None:
    run = hexagora(f"explain {record} --json --seat 2")
    assert run.code == 1
    assert "--seat 2: the game has the seats 1 to 1" in run.err
    run = hexagora(f"explain {record} --seat 1")
    assert run.code == 1
    assert "ask for it with --json" in run.err


def test_a_hint_while_playing(hexagora: Program) -> None:
    run = hexagora("play superhex --solo --seed s", ["hint", "", "hint", "u", "quit"])
    assert run.code == 0
    before, after = run.out.split("Commander would think of:")
    assert "There is nothing to choose now" in before
    lines = [line for line in after.splitlines() if "% of the tries" in line]
    assert len(lines) == 3
    assert "There is nothing to take back" in after, "a hint does nothing to the game"


def test_a_level_can_be_played_against(play: Program) -> None:
    run = play("play superhex --seats you,recruit --seed lvl -o first=2", 40)
    assert run.code == 0
    assert "Recruit (a bot)" in run.out
    assert "Recruit swaps" in run.out
