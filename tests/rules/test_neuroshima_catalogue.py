"""Neuroshima Hex in the words of its catalogues: decisions, events, refusals, in four languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from hexagora import Rng, State, new_game
from hexagora.cli.voice import Voice, voice_of
from hexagora.games.neuroshima.rules.cells import MAIN
from hexagora.games.neuroshima.rules.cells import NAMES as CELL_NAMES
from hexagora.games.neuroshima.rules.ends import ENDS
from hexagora.games.neuroshima.words import acting
from hexagora.games.neuroshima.words.families import VERBS
from hexagora.words import LANGUAGES, words_of
from neuroshima_table import play, table
from worlds import World, samples, traces, worlds

CAMP = """
    b2 0 outpost_hq
    d4 0 outpost_runner
    d5 0 outpost_commando 1
    f4 1 hegemony_hq
    e3 1 hegemony_ganger 2
    c4 1 hegemony_net_fighter
"""
"""The net fighter at c4 has caught nobody but the runner at d4."""

NAMES = ["Ann", "Ben", "Cleo", "Dora"]
REFUSING = ("IllegalAction", "BadAnswer", "BadOption", "HexagoraError", "at")
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_world = pytest.mark.parametrize("world", worlds(["neuroshima"]), ids=str)


# In the words of the catalogues.


def one_of_each(state: State) -> list[int]:
    """A legal action for each verb that is legal."""
    found = {state.game.meaning(state, action)["do"]: action for action in state.legal()}
    return list(found.values())


def said(voice: Voice, state: State, action: int) -> str:
    """An action in words."""
    meaning = state.game.meaning(state, action)
    kind = state.game.kinds[int(state.kind)]
    return voice.words.say(f"do-{meaning['do']}", {**meaning, "kind": kind}, voice.names)


@every_language
@every_world
def test_the_terminal_has_words_for_every_decision(world: World, language: str) -> None:
    voice = voice_of(world.game, NAMES[: world.game.seats], language)
    kinds = set()
    for state in samples(world):
        kind = (int(state.kind), state.over)
        if kind in kinds:
            continue
        kinds.add(kind)
        told = [voice.draw(state, False)]
        if state.over:
            told += voice.outcome(state)
        else:
            told += [voice.ask(state), voice.how(state)]
            assert state.game.read(state, voice.example(state)) in state.legal()
            told += [*voice.standing(state), *(text for _, text in voice.clauses(state))]
            told += [said(voice, state, action) for action in one_of_each(state)]
        assert all(told)
        assert not any("_" in line for line in told[1:])
        assert max(map(len, told[0].splitlines())) <= 79


@every_language
@every_world
def test_every_event_has_words(world: World, language: str) -> None:
    voice = voice_of(world.game, NAMES[: world.game.seats], language)
    for trace in traces(world)[:2]:
        for events in trace.events:
            told = [event.seen_by(0) for event in events]
            for facts in told:
                assert "_" not in voice.event(facts)
            assert "_" not in voice.effect(told)[1]


def test_allies_and_their_points_are_told() -> None:
    game = new_game("neuroshima", seats=4, mode="team", first="1")
    voice = voice_of(game, NAMES, "en")
    picture = voice.draw(game.start(), False)
    assert "allied: Ann and Cleo; 40 HP together" in picture
    assert "allied: Ben and Dora; 40 HP together" in picture
    assert "Ann and Cleo are allied: 40 HP together" in voice.standing(game.start())


def test_the_19_cells_that_count_can_be_told_from_the_others() -> None:
    game = new_game("neuroshima", seats=4, extended_board=True)
    picture = voice_of(game, NAMES, "en").draw(game.start(), False)
    outside = set(re.findall(r"\((\w\d)\)", picture.rpartition("(a1) outside")[0]))
    board = picture.partition("the armies are set up")[0]
    inside = set(re.findall(r"(?<![(\w])[a-g]\d(?![)\w])", board))
    assert outside == {name for name, main in zip(CELL_NAMES, MAIN, strict=True) if not main}
    assert inside == {name for name, main in zip(CELL_NAMES, MAIN, strict=True) if main}
    assert "a battle starts when the 19 inner cells are full" in picture


def test_who_pushes_is_told() -> None:
    board = "b2 0 hegemony_hq\nd4 0 hegemony_thug\nd3 1 borgo_mutant\nf4 1 borgo_hq"
    state = table(board, hands=("push_back",))
    play(state, "use push_back, push d4 d3")
    voice = voice_of(state.game, ["Ann", "Ben"], "en")
    assert voice.ask(state) == "Thug at d4 (Ann) pushes your Mutant at d3: where does it go?"
    told = [voice.event(event.seen_by(0)) for event in play(state, "c2")]
    assert told == ["Thug at d4 (Ann) pushes Mutant from d3 to c2"]


def test_an_attack_is_told_in_every_language() -> None:
    state = table(CAMP + "\nc5 0 outpost_officer\nd6 1 hegemony_gladiator", hands=("battle",))
    events = [event.seen_by(0) for event in play(state, "use battle")]
    told = {}
    for language in LANGUAGES:
        voice = voice_of(state.game, ["Ann", "Ben"], language)
        told[language] = [voice.event(facts) for facts in events if facts["event"] == "attack"]
    assert "Commando at d5 hits d6 for 1: ranged 1, +1 Officer at c5, armour \u22121" in told["en"]
    assert "Komandos na d5 trafia d6 za 1: strzał 1, +1 Oficer na c5, pancerz \u22121" in told["pl"]


# Every code has its words.


def codes() -> set[str]:
    """The codes of all refusals in the code of the game."""
    found = set()
    for file in sorted(Path(acting.__file__).parents[1].rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in REFUSING:
                given = [one.value for one in node.args[1:2] if isinstance(one, ast.Constant)]
                found |= {str(code) for code in given}
    return found | {code for _, code in acting.NO_TARGET.values()}


@every_language
def test_every_code_kind_and_verb_has_words(language: str) -> None:
    words = words_of("neuroshima", language)
    game = new_game("neuroshima")
    asked = [kind for kind in game.kinds if kind not in ("turn", "battle", "strike")]
    found = codes()
    assert len(found) > 40
    wanted = [f"refusal-{code}" for code in found]
    wanted += [f"event-{kind}" for kind in game.event_kinds]
    wanted += [f"{head}-{kind}" for kind in asked for head in ("ask", "how")]
    wanted += [f"{head}-{verb}" for verb in VERBS for head in ("do", "usage")]
    wanted += [f"end-{reason}" for reason, _ in ENDS if reason]
    wanted += [f"why-{part}" for part in ("base", "bonus", "turned", "armour", "hqs", "explosion")]
    assert [name for name in wanted if not words.has(name)] == []


@every_language
def test_random_illegal_actions_are_refused_in_words(language: str) -> None:
    words = words_of("neuroshima", language)
    rng = Rng(f"illegal {language}")
    seen = set()
    for world in worlds(["neuroshima"]):
        game = world.game
        for state in samples(world):
            legal = set(state.legal())
            for _ in range(5):
                action = rng.below(game.action_count)
                if action not in legal:
                    error = game.refusal(state, action)
                    told = words.say(f"refusal-{error.code}", error.facts, NAMES)
                    assert "_" not in told
                    seen.add(error.code)
    assert len(seen) > 8
