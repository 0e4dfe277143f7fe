"""``hexagora play nexus``: whole games in the terminal, and what is shown to whom."""

from __future__ import annotations

import re

import pytest

from cli_program import Program
from hexagora.games.nexus.pictures.terminal_board import SCREEN

SHORT = "-o short_game=on"


@pytest.mark.long
def test_a_whole_game_against_a_bot(play: Program, hexagora: Program) -> None:
    run = play(f"play nexus {SHORT} --seats anna,random --seed n --save n.record")
    assert run.code == 0
    assert run.err == ""
    assert "anna leads" in run.out
    assert "Random buys" in run.out
    assert re.search(r"^1\. .* with \d+ points", run.out, re.M)
    assert "NX-END-0" in run.out
    assert max(map(len, run.out.splitlines())) <= SCREEN
    assert hexagora("record verify n.record").code == 0


@pytest.mark.long
def test_bots_alone(hexagora: Program) -> None:
    run = hexagora(f"play nexus {SHORT} --seats random,random,random --seed b")
    assert run.code == 0
    assert "The game is over" in run.out


def test_a_person_is_told_the_own_hand_and_no_other(hexagora: Program) -> None:
    """The random bot draws and discards; what it draws stands nowhere before it is discarded."""
    typed = ["ares", "", "done", "", "done", "", "", ""]
    run = hexagora(
        "play nexus -o standing_orders=on -o first=1 --seats anna,random --seed h", typed
    )
    lines = re.sub(r"\n  +", " ", run.out).splitlines()
    asked = [line.partition(":")[0] for line in lines if " in hand: " in line]
    assert asked
    assert set(asked) == {"anna"}
    assert "Random draws a Secret Mission\n" in run.out
    assert "Random draws a Secret Mission:" not in run.out


def test_the_screen_names_the_reconstruction(hexagora: Program) -> None:
    run = hexagora("play nexus -o first=1 --seats anna,random --seed h", ["ares", "", "", "help"])
    assert "reconstructed, not as printed: " in run.out
    assert "NX-DEP-01" in run.out


def test_moves_are_understood_without_their_verbs(hexagora: Program) -> None:
    typed = ["galactic", "", "human 2,1", "buy human", "wings", "score", "moves", "done"]
    run = hexagora("play nexus -o first=1 --seats anna,random --seed v", typed)
    assert "anna leads The Galactic Syndicate" in run.out
    assert "anna buys Human for 2 at 2,1" in run.out
    assert "could be: buy human 1,2, buy human 2,1, buy human 2,2" in " ".join(run.out.split())
    assert "Not possible: 'wings' is not understood" in " ".join(run.out.split())
    assert "12 points win" in run.out
    assert "costs 2:" in run.out


def test_buying_does_not_draw_the_board_again(hexagora: Program) -> None:
    typed = ["galactic", "", "human 2,1", "human 2,1", "board"]
    run = hexagora("play nexus -o first=1 --seats anna,random --seed v", typed)
    first, second, rest = run.out.split("anna buys Human for 2 at 2,1")
    assert "monolith" in first
    assert "monolith" not in second
    before, _, after = rest.partition("> board")
    assert "monolith" not in before
    assert "monolith" in after


def test_the_example_is_what_is_asked_for(play: Program) -> None:
    """With cards in hand, discarding them is not what a beginner is told to try."""
    run = play("play nexus -o standing_orders=on --seats anna,random --seed e", most=60)
    proposed = re.findall(r"Type (\w+).*?such as:\s+(\w+)", run.out)
    assert ("move", "move") in proposed
    assert not any(example == "sell" for _, example in proposed)
