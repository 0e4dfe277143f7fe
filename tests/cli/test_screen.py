"""What stands on the screen: names, colours, the picture of the block."""

from __future__ import annotations

import re

import pytest

from hexagora import CHANCE, Dealer, new_game
from hexagora.bots import new_bot
from hexagora.cli.screen import fit_colours, shown_names, wants_colour


def test_names_are_cut_and_told_apart() -> None:
    assert shown_names(["greedy", "greedy", "Maximiliane Longname"]) == [
        "greedy (1)",
        "greedy (2)",
        "Maximiliane L~",
    ]


def test_terminals_with_256_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "\x1b[48;2;217;67;67;38;2;16;16;16mR\x1b[0m"
    monkeypatch.setenv("COLORTERM", "truecolor")
    assert fit_colours(text) == text
    monkeypatch.delenv("COLORTERM")
    assert fit_colours(text) == "\x1b[48;5;167;38;5;16mR\x1b[0m"


@pytest.mark.parametrize(
    ("choice", "terminal", "env", "wanted"),
    [
        ("auto", True, {}, True),
        ("auto", True, {"NO_COLOR": "1"}, False),
        ("auto", True, {"TERM": "dumb"}, False),
        ("auto", False, {}, False),
        ("always", False, {"NO_COLOR": "1"}, True),
        ("never", True, {}, False),
    ],
)
def test_when_to_colour(
    monkeypatch: pytest.MonkeyPatch, choice: str, terminal: bool, env: dict[str, str], wanted: bool
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("sys.stdout.isatty", lambda: terminal, raising=False)
    for key, value in env.items():
        monkeypatch.setenv(key, value)
    assert wants_colour(choice) is wanted


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_boards_fit_a_terminal(seats: int) -> None:
    game = new_game("superhex", seats)
    sizes = []
    for i in range(5):
        state, dealer = game.start(), Dealer(f"fit/{i}")
        bots = [new_bot("greedy", f"{i}/{seat}") for seat in range(seats)]
        while not state.over:
            seat = int(state.seat)
            if seat == CHANCE:
                state.apply(dealer.deal(state))
                continue
            plain = game.draw(state)
            assert re.sub(r"\x1b\[[0-9;]*m", "", game.draw(state, True)) == plain
            lines = plain.split("\n")
            sizes.append((max(map(len, lines)), len(lines)))
            state.apply(bots[seat].choose(state.view(seat)))
    wide = sum(width > 80 for width, _ in sizes)
    high = sum(height > 20 for _, height in sizes)
    assert wide <= len(sizes) * 0.02
    assert high <= len(sizes) * 0.1


def test_the_letters_of_a_free_cell_are_the_colours_that_fit() -> None:
    game = new_game("superhex", 1)
    state, dealer = game.start(), Dealer("free")
    bot = new_bot("greedy", "free")
    while game.kinds[state.kind] != "put":
        seat = int(state.seat)
        state.apply(dealer.deal(state) if seat < 0 else bot.choose(state.view(0)))
    board = game.draw(state)
    for action in state.legal():
        words = game.write(state, action).split()
        if words[0] == "put":
            assert words[1][0] in board
            assert words[2] in board
