"""``hexagora bot``: one line in, one line out."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from typing import Any

import pytest

from cli_program import Program
from hexagora import CHANCE, Dealer, Rng, State, new_game
from hexagora.adapters.stdio import StdioBot
from hexagora.bots import new_bot


def positions(game: str, count: int, **options: str) -> list[State]:
    """The first positions of a game in which a seat decides."""
    found: list[State] = []
    state = new_game(game, 2, **options).start()
    dealer, rng = Dealer("1"), Rng("1")
    while len(found) < count:
        if state.seat == CHANCE:
            state.apply(dealer.deal(state))
            continue
        found.append(state.copy())
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    return found


def views(game: str, count: int, **options: str) -> list[str]:
    return [state.view(int(state.seat)).to_json() for state in positions(game, count, **options)]


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("superhex", {"gaps": "on"}),
        ("neuroshima", {"army1": "moloch"}),
        ("nexus", {"vortex": "on"}),
    ],
)
def test_every_view_gets_a_legal_action_in_notation(
    hexagora: Program, game: str, options: dict[str, str]
) -> None:
    states = positions(game, 12, **options)
    lines = [state.view(int(state.seat)).to_json() for state in states]
    run = hexagora(f"bot {game} greedy --stdio --seed 1", lines)
    assert (run.code, run.err) == (0, "")
    answers = [json.loads(line) for line in run.out.splitlines()]
    assert len(answers) == 12
    for state, answer in zip(states, answers, strict=True):
        assert answer["action"] in state.legal()
        assert state.game.write(state, answer["action"]) == answer["text"]


def test_the_bot_chooses_as_it_does_here(hexagora: Program) -> None:
    bot = new_bot("random", "7")
    states = positions("nexus", 10)
    expected = [bot.choose(state.view(int(state.seat))) for state in states]
    run = hexagora("bot nexus random --stdio --seed 7", views("nexus", 10))
    assert [json.loads(line)["action"] for line in run.out.splitlines()] == expected


def test_answers_come_line_by_line() -> None:
    """A bot that waited for the end of its input would hang here."""
    command = [sys.executable, "-m", "hexagora", "bot", "superhex", "random", "--stdio"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for view in views("superhex", 3):
            process.stdin.write(view + "\n")
            process.stdin.flush()
            assert "action" in json.loads(process.stdout.readline())
        process.stdin.close()
        assert process.wait(10) == 0


def test_bad_lines_get_a_sentence_and_the_bot_goes_on(hexagora: Program) -> None:
    (good,) = views("superhex", 1)
    run = hexagora("bot superhex random --stdio", ["swap", "", "{}", "[" * 100_000, good])
    *bad, last = [json.loads(line) for line in run.out.splitlines()]
    assert run.code == 0
    assert [list(answer) for answer in bad] == [["error"]] * 3
    assert list(last) == ["action", "text"]


def changed(**changes: object) -> str:
    data = json.loads(views("superhex", 1)[0])
    data.update(changes)
    return json.dumps(data)


def waiting() -> str:
    state = positions("superhex", 1)[0]
    return state.view(1 - int(state.seat)).to_json()


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("7", "no JSON object"),
        ("null", "no JSON object"),
        (changed(game="nexus"), "not of superhex"),
        (changed(game=7), "not of superhex"),
        (changed(seats="2"), "lacks 'seats', 'options' or 'rules_version'"),
        (changed(seats=9), "not by 9"),
        (changed(options=[]), "lacks 'seats', 'options' or 'rules_version'"),
        (changed(options={"gaps": 1}), "lacks 'seats', 'options' or 'rules_version'"),
        (changed(options={"gaps": "maybe"}), "cannot be 'maybe'"),
        (changed(options={"x" * 5000: "1"}), "no option"),
        (changed(seat=2), "seat must be 0 to 1"),
        (changed(seat=-1), "seat must be 0 to 1"),
        (changed(seat=None), "seat must be 0 to 1"),
        (changed(block={}), "impossible position|cannot be read"),
        (changed(pending="x"), "cannot be read"),
        (changed(rules_version=99), "no rules of version 99"),
        (changed(secret=1), "does not agree with itself"),
        (waiting(), "has nothing to decide"),
    ],
)
def test_what_is_wrong_with_a_line_is_told(line: str, words: str) -> None:
    answer: dict[str, Any] = StdioBot("superhex", new_bot("random", "1")).answer(line)
    assert re.search(words, answer["error"])
    assert len(answer["error"]) <= 300
    assert "\n" not in answer["error"]


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_what_is_made_up_for_the_view_does_not_reach_the_bot(name: str) -> None:
    """Worlds that differ in all that the seat cannot see get the same answers."""
    lines = views("nexus", 40, standing_orders="on")[20:]
    game = new_game("nexus", 2, standing_orders="on")
    worlds = {game.sample(json.loads(lines[-1]), Rng(f"stdio {seed}")).pack() for seed in "abc"}
    assert len(worlds) > 1
    answers = {tuple(StdioBot("nexus", new_bot(name, "1"), seed).answers(lines)) for seed in "abc"}
    assert len(answers) == 1


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("bot chess greedy --stdio", "there is no game 'chess'"),
        ("bot superhex nobody --stdio", "there is no bot 'nobody'"),
    ],
)
def test_bad_input_gets_one_line(hexagora: Program, command: str, words: str) -> None:
    run = hexagora(command)
    assert run.code == 1
    assert run.err.count("\n") == 1
    assert words in run.err
