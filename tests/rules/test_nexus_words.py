"""Nexus Ops on a screen of letters: pictures, sentences, and what a person is told."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from hexagora import CHANCE, Rng, State
from hexagora.cli.voice import Voice, voice_of
from hexagora.games.nexus.game import EVENTS
from hexagora.games.nexus.pictures.terminal import not_as_printed
from hexagora.games.nexus.pictures.terminal_board import letters
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.kinds import KINDS
from hexagora.games.nexus.rules.position import ENDS
from hexagora.games.nexus.state import NexusState
from hexagora.games.nexus.words import hand
from hexagora.games.nexus.words.done import COMPULSORY
from hexagora.games.nexus.words.families import VERBS
from hexagora.words import LANGUAGES, words_of
from nexus_table import opening, play, table
from worlds import World, samples, traces, worlds

every_world = pytest.mark.parametrize("world", worlds(["nexus"]), ids=str)
WIDTH = 80


def picture(state: NexusState) -> str:
    return state.game.draw(state)


def sentences(state: NexusState, *acts: str, seat: int = 0, pending: bool = False) -> list[str]:
    """What a seat is told about acts; 0 is a spectator."""
    events = play(state, *acts, pending=pending)
    words = words_of("nexus", "en")
    told = [event.seen_by(seat - 1) for event in events]
    return [words.say(f"event-{facts['event']}", facts) for facts in told]


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
    assert "attacker: 1 Rock Strider 4+; dice Rock Strider 5" in picture(state)
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
    assert f"not as printed: {', '.join(told)}" in picture(state).replace("\n", " ")
    assert any("not as printed" in text for _, text in voice(state).printed(state))


# Sentences.


def test_a_battle_is_told_in_sentences() -> None:
    state = table("1,0 human*2", "1,0 human", phase="fight", ground="1,0 rock")
    told = sentences(state, "fight 1,0 2, roll 6, roll 2, roll 3, draw energize dome", pending=True)
    assert told[0] == "Battle at 1,0: Seat 1 (2 \u00d7 Human) attacks Seat 2 (1 \u00d7 Human)"
    assert told[1] == "Dice: attacker Human 2 6 (6+), defender Human 3 (6+)"
    assert told[2] == "Hits: attacker 1, defender 0"
    assert told[3] == "Seat 2 loses Human at 1,0"
    assert told[4] == "Seat 1 wins the battle against Seat 2: +1 point"
    assert "Seat 2 draws an Energize card" in told


def test_a_secret_is_told_to_those_who_know_it() -> None:
    """As a fact: the sentence in the log names no card, for others may read it later."""

    def drawn(seat: int) -> object:
        state = table("2,1 human", "-2,-1 human", phase="mine", decks="t_rock")
        return play(state, "draw mission t_rock")[-1].seen_by(seat - 1).get("card")

    assert drawn(1) == "t_rock"
    assert drawn(2) is drawn(0) is None
    for seat in range(3):
        state = table("2,1 human", "-2,-1 human", phase="mine", decks="t_rock")
        told = sentences(state, "draw mission t_rock", seat=seat)
        assert told[-1] == "Seat 1 draws a Secret Mission"


def test_a_gift_is_told_to_partners() -> None:
    def given(seat: int) -> object:
        state = table(
            *("3,0 human", "-2,3 human", "-3,0 human", "2,-3 human"),
            teams="on",
            phase="mine",
            decks="t_rock",
        )
        events = play(state, "draw mission t_rock, give mission t_rock")
        gift = next(event for event in events if event.kind == "passed card")
        return gift.seen_by(seat - 1).get("card")

    assert given(1) == given(3) == "t_rock"
    assert given(2) is given(4) is given(0) is None


# What a person is asked.


def voice(state: State, language: str = "en") -> Voice:
    names = ["Ann", "Ben", "Cid", "Dot"][: state.game.seats]
    return voice_of(state.game, names, language)


@every_world
def test_every_decision_can_be_asked(world: World) -> None:
    """In four languages; all that is missing or has no fact raises LookupError."""
    for language in LANGUAGES:
        for state in samples(world)[::4]:
            said = voice(state, language)
            assert said.draw(state, False)
            assert said.standing(state)
            if state.over:
                assert said.outcome(state)
                continue
            assert said.ask(state).isprintable()
            assert said.how(state)
            assert said.held(state).isprintable()
            assert all(clause and text for clause, text in said.clauses(state))
            assert all(name and text for name, text in said.printed(state))
            for action in state.legal()[:20]:
                facts = {**state.game.meaning(state, action), "kind": state.game.kinds[state.kind]}
                assert said.say(f"do-{facts['do']}", **facts)


@every_world
def test_every_event_and_refusal_has_words_in_four_languages(world: World) -> None:
    rng = Rng(f"words {world.id}")
    for language in LANGUAGES:
        for trace in traces(world)[:1]:
            said = voice(trace.states[0], language)
            for event in (event for events in trace.events for event in events):
                assert said.event(event.seen_by(-1)).isprintable()
                assert said.event(event.seen_by(0)).isprintable()
        for state in samples(world)[::4]:
            legal = set(state.legal())
            for action in (int(rng.below(actions.COUNT)) for _ in range(50)):
                if action not in legal:
                    error = state.game.refusal(state, action)
                    assert said.words.has(f"refusal-{error.code}")
                    assert said.refusal(error).isprintable()


def codes() -> set[str]:
    """All codes of refusals that stand in the source of the game."""
    found = set()
    for source in Path(hand.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", "")
                if name in ("no", "IllegalAction", "Unreadable") and len(node.args) > 1:
                    code = node.args[1]
                    found |= {code.value} if isinstance(code, ast.Constant) else set()
    return {*map(str, found)} | {code for _, code, _ in COMPULSORY.values()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_kind_verb_and_event_has_words(language: str) -> None:
    words = words_of("nexus", language)
    assert len(codes()) > 55
    waiting = {"turn", "battle", "vortex", "special"}
    wanted = {f"refusal-{code}" for code in codes()}
    wanted |= {f"ask-{kind}" for kind in KINDS if kind not in waiting}
    wanted |= {f"do-{verb}" for verb in VERBS}
    wanted |= {f"usage-{verb}" for verb in VERBS}
    wanted |= {f"event-{kind}" for kind in EVENTS}
    wanted |= {f"end-{reason}" for reason in ENDS if reason}
    assert {message for message in wanted if not words.has(message)} == set()


def test_the_hand_is_told_to_the_one_who_decides() -> None:
    state = table(
        "1,0 human | 0,1 human",
        "-2,-1 human",
        ground="1,0 forest | 0,1 forest | -2,-1 rock",
        hands=("d_forest t_rock dome*2", "t_magma first"),
    )
    held = voice(state).held(state)
    assert "(d_forest, " in held
    assert "fulfilled)" in held
    assert "x2 (dome)" in held
    told = " ".join((held, voice(state).ask(state), *voice(state).standing(state)))
    assert "t_magma" not in told
    assert "first)" not in told


@every_world
def test_nobody_is_told_a_hand_while_chance_decides(world: World) -> None:
    for state in samples(world):
        if state.seat == CHANCE:
            assert hand.held(state) == []


def test_the_effect_of_an_action_is_told() -> None:
    state = table("1,0 human", "-2,-1 human", ground="1,0 forest | -2,-1 rock", hands=("d_forest",))
    events = play(state, "complete d_forest")
    points = events[0].facts["points"]
    assert voice(state).effect([event.seen_by(0) for event in events]) == (
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
    told = voice(state).outcome(state)
    assert "NX-END-01" in told[0]
    assert told[-1] == "Ann wins."


def test_allies_and_the_points_of_each_side_are_told() -> None:
    homes = ("3,0 human", "-2,3 human", "-3,0 human", "2,-3 human")
    state = table(*homes, teams="on", won=(2, 1, 3, 0))
    assert "(2 own, with Cid)" in " ".join(voice(state).draw(state, False).split())
    told = voice(state).standing(state)
    assert "Ann and Cid have 5 points together" in told
    assert "Ben and Dot have 1 point together" in told
