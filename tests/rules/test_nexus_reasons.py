"""Nexus Ops in notation: the reason why something is refused."""

from __future__ import annotations

import pytest

from hexagora import Ambiguous, IllegalAction, Rng, Unreadable
from hexagora.games.nexus.rules import actions
from nexus_reading import fight, refused
from nexus_table import after, opening, play, table
from worlds import World, asked_samples, worlds

every_world = pytest.mark.parametrize("world", worlds(["nexus"]), ids=str)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("buy human 1,0", "no hex of the own base"),
        ("buy rubium_dragon 2,1", "costs 12 rubium, and there are 11"),
        ("play first", "not in the hand"),
        ("play dome", "another moment: hits"),
        ("play growth", "could do nothing now"),
        ("complete t_magma", "right after a battle"),
        ("complete d_rock", "is not fulfilled: 1 against 1"),
        ("complete wins", "0 of 2"),
        ("sell energize first", "not in the hand"),
    ],
)
def test_the_deployment_phase_says_why_not(text: str, reason: str) -> None:
    mission = next(
        str(card.id)
        for card in opening().tables.missions
        if card.condition == "wins" and card.argument == 2
    )
    state = table(
        "1,2 human | 0,1 human",
        "-1,-2 human",
        phase="deploy",
        ground="0,1 magma",
        rubium=(11, 0),
        hands=(f"t_magma d_rock {mission} growth*2 dome",),
    )
    # No hex of crystal is controlled or free for the card's unit.
    for cell in state.rules.cells:
        if state.terrain(cell) == 2:
            state.ground[cell] = type(state.ground[cell])(1)
    state.look_again()
    assert reason in refused(state, text.replace("wins", mission))


def test_no_reserve_and_no_second_clone() -> None:
    state = table("2,1 human*12", "-2,-1 human", phase="deploy", rubium=(9, 0))
    assert "no human is left in the reserve (NX-SET-06)" in refused(state, "buy human 2,1")
    state = table("1,0 clone", "-2,-1 clone", phase="deploy", rubium=(9, 0), alternate_units="on")
    play(state, "buy clone 2,1")
    assert "NX-ALT-02" in refused(state, "buy clone 2,1")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("move fungoid 2,0 1,1", "there is no own fungoid at 2,0"),
        ("move human 2,0 2,0", "another hex"),
        ("move human 2,0 1,0", "may not enter magma (NX-MOV-03)"),
        ("move human 2,0 0,2", "too far for human"),
        ("move human 2,0 4,0", "not on this board"),
        ("move human 1,1 0,2", "starts among enemies at 1,1"),
    ],
)
def test_the_movement_phase_says_why_not(text: str, reason: str) -> None:
    state = table(
        "2,0 human | 1,1 human", "1,1 human | 0,2 human", ground="1,0 magma | 1,1 rock | 0,2 rock"
    )
    assert reason in refused(state, text)


def test_a_unit_that_has_moved_stays() -> None:
    state = after(table("2,0 human", "-2,-1 human"), "move human 2,0 2,1")
    assert "has moved in this turn (NX-MOV-01)" in refused(state, "move human 2,1 2,0")


def test_the_vortex_lets_nothing_in() -> None:
    state = table("1,0 rock_strider", "-2,-1 human", vortex="on")
    assert "the Vortex (NX-OPT-09)" in refused(state, "move rock_strider 1,0 0,0")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("breathe 2,0 2,-1 2", "nothing at 2,0 can make"),
        ("breathe 1,0 0,0 2", "seat 2 has no units at 0,0"),
        ("breathe 1,0 1,-1 1", "is no enemy"),
        ("breathe 1,0 1,-1 3", "there is no seat 3"),
        ("breathe 0,2 -1,2 2", "is contested"),
        ("breathe 1,0 -1,0 2", "do not touch"),
    ],
)
def test_a_special_attack_says_why_not(text: str, reason: str) -> None:
    state = table(
        "1,0 rubium_dragon | 2,0 human | 0,2 rubium_dragon",
        "1,-1 human | 0,2 human | -1,2 human",
        phase="breathe",
    )
    assert reason in refused(state, text)


@pytest.mark.parametrize("text", ["breathe", "breathe 1,0", "breathe 1,0 1,-1 2 2"])
def test_a_special_attack_with_too_few_or_too_many_words_is_understood_or_refused(
    text: str,
) -> None:
    state = table(
        "1,0 rubium_dragon | 2,1 human", "1,-1 human | 0,0 human | -2,-1 human", phase="breathe"
    )
    with pytest.raises((Unreadable, IllegalAction, Ambiguous)) as error:
        state.game.read(state, text)
    assert str(error.value).isprintable()


def test_each_dragon_attacks_once() -> None:
    state = table(
        "1,0 rubium_dragon | 0,1 rubium_dragon", "1,-1 human*2 | -1,1 human", phase="breathe"
    )
    play(state, "breathe 1,0 1,-1 2, roll 1")
    assert "have been made: 1" in refused(state, "breathe 1,0 1,-1 2")


def test_exploring_and_fighting_say_why_not() -> None:
    state = table(
        "1,0 human",
        "0,1 human",
        phase="explore",
        tokens="1,0 mine 2 | 0,1 mine 2",
        ground="1,0 rock | 0,1 rock",
    )
    assert "no own unit stands at 0,1" in refused(state, "explore 0,1")
    assert "no face-down token at 2,0" in refused(state, "explore 2,0")
    assert "must be turned up" in str(state.game.refusal(state, actions.DONE))
    state = fight("human", "human")
    assert "no own unit stands at 2,0" in refused(state, "fight 2,0 2")
    assert "is no enemy" in refused(state, "fight 1,0 1")
    assert "every battle must be fought" in str(state.game.refusal(state, actions.DONE))


def test_a_second_battle_in_a_hex_is_refused() -> None:
    state = table(
        "1,0 human | 0,1 human",
        "1,0 human | 0,1 human",
        phase="fight",
        ground="1,0 rock | 0,1 rock",
    )
    play(state, "fight 1,0 2, roll 1, roll 1")
    assert "a battle was fought at 1,0" in refused(state, "fight 1,0 2")


def test_only_the_active_player_sells() -> None:
    state = fight("human", "human", hands=("", "dome t_rock"))
    play(state, "fight 1,0 2")
    assert "only the active player" in refused(state, "sell energize dome")


def test_an_objective_waits_for_the_end_of_the_battle() -> None:
    """NX-CARD-02: in version 1 of the rules even until the next decision of a phase."""
    old = fight("rubium_dragon", "human", hands=("d_rock t_magma",), rules_version=1)
    play(old, "fight 1,0 2, roll 6")
    assert "NX-CARD-02" in refused(old, "complete d_rock")
    state = fight("rubium_dragon", "human", hands=("d_rock t_magma o_beach",))
    play(state, "fight 1,0 2, roll 6")
    assert state.game.read(state, "complete d_rock") in state.legal()
    assert "no enemy base hex" in refused(state, "complete o_beach")
    assert "not by this battle" in refused(state, "complete t_magma")


def test_partners_only_get_cards() -> None:
    state = table("2,1 human", "-2,-1 human", phase="mine", hands=("t_rock",), decks="t_magma")
    play(state, "draw mission t_magma")
    assert "passed to partners only" in refused(state, "give mission t_rock")


def test_what_chance_cannot_bring_is_refused() -> None:
    state = table("2,1 human", "-2,-1 human", phase="mine", decks="t_magma")
    assert "no t_rock is left" in refused(state, "draw mission t_rock")
    state = table(
        "1,0 human", "-2,-1 human", phase="explore", tokens="1,0 mine 2", ground="1,0 rock"
    )
    play(state, "explore 1,0", pending=True)
    assert "no such token" in refused(state, "token rock_strider")
    state = opening(first="1")
    play(state, "corporation ares")
    assert "has been taken by seat 1" in refused(state, "corporation ares")


@every_world
def test_every_refusal_is_a_sentence_about_the_moment(world: World) -> None:
    rng = Rng(f"refusals {world.id}")
    for state in asked_samples(world):
        legal = set(state.legal())
        for _ in range(200):
            action = int(rng.below(actions.COUNT))
            if action not in legal:
                text = str(world.game.refusal(state, action))
                assert text.isprintable()
                assert text == text.strip() != ""
