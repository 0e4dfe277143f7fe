"""The terminal in four languages: nothing in English by accident, no name of a message, no gap."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import cast

import pytest
from fluent.syntax import FluentParser, ast

from cli_program import Program
from hexagora import Dealer, Rng, View, new_game
from hexagora.bots.choices import Choice
from hexagora.cli import explain
from hexagora.cli.voice import voice_of
from hexagora.core import load_record
from hexagora.words import LANGUAGES

OTHERS = [language for language in LANGUAGES if language != "en"]
GAME = "play superhex --seats Ola,greedy,greedy --seed four"
TYPED = {
    *("hexagora", "play", "load", "resume", "save", "record", "verify", "seed", "replay"),
    *("superhex", "hexagone", "gaps", "off", "chance", "first", "ola", "qwerty", "nowhere"),
    *("help", "moves", "hint", "undo", "board", "score", "quit", "enter", "at"),
    *("swap", "main", "lay", "pay", "put", "pass", "roll", "deal"),
    *("red", "orange", "yellow", "green", "blue", "purple"),
    *("sh", "turn", "end", "cap", "split", "bon", "solo"),
}
"""Words that are typed, or that are the same everywhere."""
POLISH = ["to", "do", "bot", "na"]
"""Polish words that look like English ones."""
ASKED = ["help", "moves", "hint", "score", "0,0 9,9", "swap", "pass", "lay red 0,0", "qwerty"]
ASKED += ["red", "save", "save /nowhere/x.record", "u", "board", "quit"]


def spoken(text: str) -> set[str]:
    """The words in what was printed; hashes and files are none, nor are the letters of pieces."""
    text = re.sub(r"[0-9a-f]{64}|\S+\.record\S*|\bfour\b|deal [0-9a-f]+|\br?o?y?g?b?p?\b", "", text)
    return {word.lower() for word in re.findall(r"[^\W\d_]{2,}", text)}


def message_ids() -> set[str]:
    """The names of messages that cannot be mistaken for words of a language."""
    found = set()
    for folder in ("words", "words/terminal", "games/superhex/words"):
        path = Path(__file__).parents[2] / "src/hexagora" / folder / "en.ftl"
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and re.search(r"[-_]", entry.id.name):
                found.add(entry.id.name)
    return found


def check(language: str, told: str, english: str) -> None:
    """What was told in a language against the same in English."""
    assert told != english
    assert not set("{}$") & set(told)
    assert [id_ for id_ in message_ids() if id_ in told] == []
    assert max(map(len, told.splitlines())) <= 80
    if language == "pl":
        assert spoken(told) & spoken(english) <= {*TYPED, *POLISH}
    else:
        latin = {word for word in spoken(told) if re.search("[a-z]", word)}
        assert latin <= TYPED


@pytest.mark.long
def test_a_whole_game_in_each_language(play: Program) -> None:
    english = play(f"{GAME} --lang en --save en.record").out
    for language in OTHERS:
        run = play(f"{GAME} --lang {language} --save {language}.record")
        assert (run.code, run.err) == (0, "")
        check(language, run.out, english)
        moves = [Path(f"{name}.record").read_text() for name in (language, "en")]
        assert moves[0] == moves[1], "the words do not touch the game"


@pytest.mark.parametrize("language", OTHERS)
def test_every_command_and_refusal(hexagora: Program, language: str) -> None:
    line = "play superhex --solo --seed four --lang"
    told = hexagora(f"{line} {language}", ["", *ASKED])
    english = hexagora(f"{line} en", ["", *ASKED])
    assert (told.code, told.err) == (0, "")
    check(language, told.out, english.out)
    assert told.out.count("> ") == english.out.count("> ")


class Quick:
    """Thinks of the last legal action, and at once."""

    def __init__(self, level: str, seed: str) -> None:
        pass

    def explain(self, view: View) -> list[Choice]:
        return [Choice(view.legal[-1], 1.0, 0.5)]


@pytest.mark.parametrize("language", OTHERS)
def test_records_are_told_in_the_language(
    hexagora: Program, record: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(explain, "Thinker", Quick)
    here = Path("game.record")
    here.write_text(record.read_text())
    steps = [step.seat for step in load_record(here).steps()]
    at = f"explain --at {steps.index(0) + 1}"
    for command in ("record show", "record verify", "record replay", "explain", at):
        told = hexagora(f"{command} {here} --lang {language}")
        english = hexagora(f"{command} {here} --lang en")
        assert (told.code, told.err) == (0, "")
        if command == "record verify":
            assert max(map(len, told.out.splitlines())) > 80, "it is one line that can be found"
            told.out = "\n".join(told.out.split())
        check(language, told.out, english.out)


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("play --lang uk", "на вибір: neuroshima, nexus, superhex."),
        (
            "play chess --lang pl",
            "Nie ma gry 'chess'; wybierz jedną z: neuroshima, ",
        ),
        ("play superhex --seats a,b,c,d,e --lang uk", "Кількість місць може бути від 1 до 4"),
        ("play superhex -o gaps=x --lang ru", "«Пробелы в блоке» не может иметь значение 'x'"),
        ("play --resume --lang pl", "Nie ma niedokończonej gry"),
        ("play superhex --save /dev --lang ru", "/dev — это папка; укажите имя файла."),
    ],
)
def test_what_is_wrong_is_told_in_the_language(hexagora: Program, command: str, told: str) -> None:
    run = hexagora(command)
    assert run.code == 1
    assert run.out == ""
    assert run.err.count("\n") == 1
    assert told in run.err


def test_the_language_of_the_environment(
    hexagora: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LANGUAGE")
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    assert "Гравець кидає кубики" in hexagora("play superhex --solo --seed s").out
    assert "Player rolls the dice" in hexagora("play superhex --solo --seed s --lang en").out
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    monkeypatch.setenv("LANG", "C")
    assert "Player rolls the dice" in hexagora("play superhex --solo --seed s").out


def test_a_language_that_is_not_there(hexagora: Program) -> None:
    run = hexagora("play superhex --lang xx")
    assert run.code == 2
    assert "invalid choice: 'xx'" in run.err


def test_without_the_library_it_is_said_what_to_install(
    hexagora: Program, monkeypatch: pytest.MonkeyPatch, record: Path
) -> None:
    for name in ("babel.lists", "fluent", "fluent.runtime", "hexagora.words.catalogue"):
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.delitem(sys.modules, "hexagora.words.catalogue")
    run = hexagora("play superhex --solo")
    assert run.code == 1
    assert run.err == "hexagora: words need their library: pip install 'hexagora[terminal]'\n"
    assert hexagora("simulate superhex -n 1 --seats random").code == 0, "nobody is spoken to"
    assert hexagora("play --lang pl").err.startswith("hexagora: name a game")
    verified = hexagora(f"record verify {record}")
    assert (verified.code, verified.out) == (0, f"ok: {record}\n"), "scripts ask that"


def test_cells_that_can_be_named_are_named_on_the_board() -> None:
    game = new_game("superhex", 2)
    voice = voice_of(game, ["a", "b"], "pl")
    kinds = set()
    for seed in range(2):
        state, dealer, rng = game.start(), Dealer(f"named/{seed}"), Rng(f"named/{seed}")
        while not state.over:
            if state.seat < 0:
                state.apply(dealer.deal(state))
                continue
            legal = state.legal()
            kinds.add(game.kinds[int(state.kind)])
            board = re.findall(r"-?\d+,-?\d+", voice.draw(state, False))
            for action in legal[:: max(1, len(legal) // 3)]:
                facts = game.meaning(state, action)
                cells = [*cast("list[str]", facts.get("cells", [])), facts.get("cell")]
                assert set(cells) <= {*board, None}
            state.apply(legal[int(rng.below(len(legal)))])
    assert {"swap", "lay"} <= kinds
