"""Nexus Ops on a screen of letters: pictures, sentences, and what a person is told."""

from __future__ import annotations

import re

import pytest

from hexagora import CHANCE
from hexagora.games.nexus import guide
from hexagora.games.nexus.picture import letters, not_as_printed
from hexagora.games.nexus.play import NexusState
from nexus_table import opening, play, table
from worlds import World, samples, traces, viewers, worlds

every_world = pytest.mark.parametrize("world", worlds(["nexus"]), ids=str)
WIDTH = 100


def picture(state: NexusState) -> str:
    return state.game.draw(state)


def sentences(state: NexusState, *acts: str, seat: int = 0, pending: bool = False) -> list[str]:
    """What a seat is told about acts; 0 is a spectator."""
    events = play(state, *acts, pending=pending)
    return [state.game.tell(event.seen_by(seat - 1)) for event in events]


# Pictures.


def test_a_hexagon_shows_cell_base_units_terrain_and_mine() -> None:
    state = table("2,1 human*2 fungoid", "2,1 rubium_dragon")
    assert "2,1 b1" in picture(state)
    assert "1:2HF" in picture(state)
    assert "2:D" in picture(state)
    assert "forest_m2" in picture(state)


def test_a_face_down_token_is_a_question_mark() -> None:
    assert picture(table("2,1 human", "-2,-1 human")).count("_?_") == 0
    assert picture(table("2,1 human", "-2,-1 human", tokens="1,0 mine 2")).count("_?_") == 1


def test_what_does_not_fit_is_written_out() -> None:
    crowd = "1,1 human"
    state = table(crowd, f"{crowd} fungoid", crowd)
    assert "1:1 2:2" in picture(state)
    assert "at 1,1: seat 1: 1 Human; seat 2: 1 Human, 1 Fungoid; seat 3: 1 Human" in picture(state)


def test_the_battle_is_shown() -> None:
    state = table(
        "1,0 rock_strider", "1,0 human*2", phase="fight", ground="1,0 rock", hands=("again",)
    )
    play(state, "fight 1,0 2, done, roll 5")
    assert "battle at 1,0: seat 1 attacks seat 2; dice have fallen, rock strider" in picture(state)
    assert "attacker: 1 Rock Strider; dice Rock Strider 5" in picture(state)
    assert "turn 3 of seat 1, battle phase" in picture(state)


def test_a_picture_shows_no_hand() -> None:
    a = table("2,1 human", "-2,-1 human", hands=("t_rock", "t_magma"))
    b = table("2,1 human", "-2,-1 human", hands=("t_forest", "t_crystal"))
    assert picture(a) == picture(b)


@every_world
def test_a_picture_fits_the_screen(world: World) -> None:
    for state in samples(world):
        plain = world.game.draw(state)
        assert max(len(line) for line in plain.split("\n")) < WIDTH
        bright = world.game.draw(state, colour=True)
        assert re.sub(r"\x1b\[[0-9;]*m", "", bright) == plain


@pytest.mark.parametrize("alternate_units", ["off", "on"])
def test_every_unit_has_its_own_letter(alternate_units: str) -> None:
    tables = opening(alternate_units=alternate_units).tables
    assert len(set(letters(tables))) == 6


def test_the_screen_names_what_is_reconstructed() -> None:
    state = opening()
    told = not_as_printed(state.tables)
    assert "missions" in told
    assert "energize" in told
    assert told in picture(state).replace("\n", " ")
    assert ("components", told) in guide.clauses(state)


# Sentences.


def test_a_battle_is_told_in_sentences() -> None:
    state = table("1,0 human*2", "1,0 human", phase="fight", ground="1,0 rock")
    told = sentences(state, "fight 1,0 2, roll 6, roll 2, roll 3, draw energize dome", pending=True)
    assert told[0] == "** battle at 1,0: seat 1 with 2 Human attacks seat 2 with 1 Human"
    assert told[1] == "dice: attacker's Human 2 6; defender's Human 3"
    assert told[2] == "hits: attacker 1; defender 0"
    assert told[3] == "seat 2 loses Human at 1,0"
    assert told[4] == "** seat 1 wins the battle against seat 2: 1 point"
    assert "seat 2 draws an Energize card" in told


def test_a_secret_is_told_to_those_who_know_it() -> None:
    def drawn(seat: int) -> str:
        state = table("2,1 human", "-2,-1 human", phase="mine", decks="t_rock")
        return sentences(state, "draw mission t_rock", seat=seat)[-1]

    assert drawn(1).startswith("seat 1 draws a Secret Mission: ")
    assert drawn(2) == drawn(0) == "seat 1 draws a Secret Mission"


def test_a_gift_is_told_to_partners() -> None:
    def given(seat: int) -> str:
        state = table(
            *("3,0 human", "-2,3 human", "-3,0 human", "2,-3 human"),
            teams="on",
            phase="mine",
            decks="t_rock",
        )
        told = sentences(state, "draw mission t_rock, give mission t_rock", seat=seat)
        return next(text for text in told if "passes" in text)

    assert given(1) == given(3) != given(2)
    assert given(2) == given(4) == given(0) == "seat 1 passes a Secret Mission to seat 3"


@every_world
def test_every_event_has_a_sentence_for_everybody(world: World) -> None:
    for trace in traces(world):
        for event in (event for events in trace.events for event in events):
            for viewer in viewers(world.game):
                text = world.game.tell(event.seen_by(viewer))
                assert text
                assert text.isprintable()


# What a person is asked.


@every_world
def test_every_decision_can_be_asked(world: World) -> None:
    for state in samples(world):
        if state.over:
            assert guide.outcome(state)[0].startswith("The game is over: ")
            continue
        assert guide.ask(state).isprintable()
        assert guide.how(state)
        assert guide.score(state)
        assert all(clause and text.isprintable() for clause, text in guide.clauses(state))
        assert "{" not in "".join(text for _, text in guide.clauses(state))


def test_the_hand_is_told_to_the_one_who_decides() -> None:
    state = table(
        "1,0 human | 0,1 human",
        "-2,-1 human",
        ground="1,0 forest | 0,1 forest | -2,-1 rock",
        hands=("d_forest t_rock dome*2", "t_magma first"),
    )
    asked = guide.ask(state)
    assert "(d_forest, " in asked
    assert "fulfilled)" in asked
    assert "x2 (dome)" in asked
    assert "t_magma" not in asked
    assert "first)" not in asked
    assert "t_magma" not in " ".join(guide.score(state))


@every_world
def test_nobody_is_told_a_hand_while_chance_decides(world: World) -> None:
    for state in samples(world):
        if state.seat == CHANCE:
            assert "in hand" not in guide.ask(state)


def test_the_effect_of_an_action_is_told() -> None:
    state = table("1,0 human", "-2,-1 human", ground="1,0 forest | -2,-1 rock", hands=("d_forest",))
    events = play(state, "complete d_forest")
    points = events[0].facts["points"]
    assert guide.effect([event.seen_by(0) for event in events]) == (
        10 * int(str(points)),
        f"scores {points}",
    )


def test_the_end_is_told() -> None:
    state = table(
        "1,0 human",
        "-2,-1 human",
        won=(11, 0),
        ground="1,0 forest | -2,-1 rock",
        hands=("d_forest",),
    )
    play(state, "complete d_forest")
    told = guide.outcome(state)
    assert "NX-END-01" in told[0]
    assert told[-1] == "seat 1 wins."
