"""Nexus Ops in notation: what is written, what is understood, and why something is refused."""

from __future__ import annotations

import pytest

from hexagora import Ambiguous, IllegalAction, Rng, Unreadable
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.state import NexusState
from nexus_table import after, opening, options, play, table
from worlds import World, asked_samples, spread, worlds

PLAINS = "1,0 rock | 0,1 rock"

every_world = pytest.mark.parametrize("world", worlds(["nexus"]), ids=str)


def read(state: NexusState, text: str) -> str:
    """What a text is understood as."""
    return state.game.write(state, state.game.read(state, text))


def refused(state: NexusState, text: str) -> str:
    with pytest.raises(IllegalAction) as error:
        state.game.read(state, text)
    assert error.value.code
    return f"{error.value} ({error.value.clause})"


def shopping(**more: object) -> NexusState:
    """The first seat has a Human at home, cards and rubium, and is to deploy."""
    more = {"rubium": (20, 0), "hands": ("t_magma windfall bloom",), **more}
    return table("2,1 human", "-2,-1 human", phase="deploy", **more)  # type: ignore[arg-type]


def fight(mine: str, yours: str, **more: object) -> NexusState:
    """The first seat is to fight the second at 1,0, which is rock."""
    more = {"ground": "1,0 rock", "phase": "fight", **more}
    return table(f"1,0 {mine}", f"1,0 {yours}", **more)  # type: ignore[arg-type]


# What is written.


def test_the_set_up_is_written() -> None:
    state = opening()
    assert options(state) == ["first 1", "first 2"]
    play(state, "first 2")
    assert options(state) == [f"corporation {c}" for c in ("ares", "helix", "syndicate", "zyborg")]
    play(state, "corporation helix, corporation ares", pending=True)
    assert options(state) == ["cover 1", "cover 2"]
    play(state, "cover 2", pending=True)
    assert options(state) == ["lay forest", "lay crystal", "lay magma"]
    play(state, "lay magma, " * 4 + "lay forest, lay crystal", pending=True)
    assert options(state) == [
        "lay forest rock",
        "lay rock forest",
        "lay crystal rock",
        "lay rock crystal",
    ]


def test_tokens_that_stay_in_the_box_are_written() -> None:
    state = opening(extra_tokens="on", first="1")
    while state.game.kinds[state.kind] != "box":
        state.apply(state.legal()[0])
    assert options(state)[:3] == ["leave 0", "leave 1", "leave 2"]


def test_a_battle_is_written() -> None:
    state = fight("rubium_dragon", "lava_leaper human", hands=("double dome again", "first"))
    play(state, "fight 1,0 2, play double")
    assert options(state) == [
        "target attacker rubium_dragon",
        "target defender human",
        "target defender lava_leaper",
    ]
    play(state, "target attacker rubium_dragon, done, play first")
    assert options(state) == [
        "target attacker rubium_dragon twice",
        "target defender human",
        "target defender lava_leaper",
    ]
    play(state, "target attacker rubium_dragon twice, done, roll 2, roll 6, play again")
    assert options(state) == ["reroll attacker rubium_dragon 2", "reroll attacker rubium_dragon 6"]
    play(state, "reroll attacker rubium_dragon 2, done, roll 5, done, play dome")
    assert options(state) == ["cancel attacker free"]
    play(state, "cancel attacker free")
    assert options(state) == ["lose human", "lose lava_leaper"]


def test_a_unit_with_both_marks_is_written() -> None:
    state = fight("human*2", "human", hands=("double first*1 target",))
    play(state, "fight 1,0 2, play double, target attacker human, play first")
    assert "target attacker human twice" in options(state)
    play(state, "target attacker human twice, play target")
    # A bonus is for a whole kind of units, marked or not.
    assert options(state) == ["target attacker human", "target defender human"]


@every_world
def test_everything_that_is_written_is_understood_in_capitals(world: World) -> None:
    for state in asked_samples(world):
        for action in spread(state.legal(), 20):
            assert world.game.read(state, f"  {world.game.write(state, action).upper()} ") == action


# What is understood.


@pytest.mark.parametrize(
    "text",
    ["buy human 2,1", "BUY Human 2,1", "buy hum 2,1", "buy Człowiek 2, 1", "buy a human at 2,1"],
)
def test_a_unit_may_be_called_in_many_ways(text: str) -> None:
    assert read(shopping(), text) == "buy human 2,1"


@pytest.mark.parametrize("text", ["buy clone 2,1", "buy human 2,1", "buy Clone 2,1"])
def test_classic_names_mean_the_units_in_their_places(text: str) -> None:
    state = table("2,1 clone", "-2,-1 clone", phase="deploy", alternate_units="on", rubium=(9, 0))
    assert read(state, text) == "buy clone 2,1"


@pytest.mark.parametrize("text", ["play windfall", "play WINDFALL", "play wind", "play"])
def test_a_card_may_be_called_in_many_ways(text: str) -> None:
    state = shopping(hands=("t_magma windfall",))
    assert read(state, text) == "play windfall"
    name = state.tables.energize[5].names["pl"]
    assert read(state, f"play {name}") == "play windfall"


def test_a_name_of_several_words_is_understood() -> None:
    state = shopping()
    assert read(state, "sell Roast 'Em Alive") == "sell mission t_magma"
    assert read(state, "discard mission roast 'em") == "sell mission t_magma"
    assert read(opening(first="1"), "corporation the galactic syndicate") == "corporation syndicate"


def test_what_follows_from_the_rest_can_be_left_out() -> None:
    state = fight("human", "human")
    for text in ("fight 1,0 2", "fight 1,0", "fight 2", "fight", "attack at 1,0 seat 2"):
        assert read(state, text) == "fight 1,0 2"
    state = table("2,1 human | 1,0 fungoid", "-2,-1 human", ground="1,0 rock")
    assert read(state, "move human 2,1 2,0") == "move human 2,1 2,0"
    assert read(state, "move human 2,0") == "move human 2,1 2,0"
    assert read(state, "move from 2,1 to 2,0") == "move human 2,1 2,0"
    assert read(state, "pass") == read(state, "end") == "done"


@pytest.mark.parametrize("text", ["breathe", "breathe 1,0", "breathe 1,0 1,1", "breathe 1,1 2"])
def test_a_special_attack_can_be_told_in_part(text: str) -> None:
    state = table("1,0 rubium_dragon", "1,1 human*2", phase="breathe")
    assert read(state, text) == "breathe 1,0 1,1 2"
    with pytest.raises(Unreadable, match="possible is: breathe 1,0 1,1 2"):
        state.game.read(state, "breathe 1,0 1,1 2 2")


def test_what_could_be_several_is_ambiguous() -> None:
    state = shopping()
    with pytest.raises(Ambiguous, match="buy human 1,2, buy human 2,1, buy human 2,2"):
        state.game.read(state, "buy human")
    with pytest.raises(Ambiguous, match="sell"):
        state.game.read(state, "sell")


def test_an_open_mission_needs_the_word_only_if_the_hand_has_it_too() -> None:
    units = ("2,1 human | 1,0 human | 2,0 human", "-2,-1 human")
    land = "1,0 forest | 2,0 forest | 2,1 forest"
    row = table(*units, ground=land, row="d_forest", open_missions="on")
    assert read(row, "complete d_forest") == "complete row d_forest"
    both = table(*units, ground=land, row="d_forest", hands=("d_forest",), open_missions="on")
    assert read(both, "complete d_forest") == "complete d_forest"
    assert read(both, "complete row d_forest") == "complete row d_forest"


# What is not.


@pytest.mark.parametrize(
    "text", ["", "   ", "dance", "buy", "buy elf 2,1", "buy human 2.1", "move 1 2 3", "roll six"]
)
def test_nonsense_is_refused_with_a_sentence(text: str) -> None:
    state = shopping(rubium=(0, 0))
    with pytest.raises((Unreadable, IllegalAction, Ambiguous)) as error:
        state.game.read(state, text)
    assert str(error.value).isprintable()


def test_an_unknown_word_tells_how_to_write_it() -> None:
    with pytest.raises(Unreadable, match="write buy, a unit and a hex"):
        shopping().game.read(shopping(), "buy elf 2,1")
    with pytest.raises(Unreadable, match="known are: first, corporation"):
        shopping().game.read(shopping(), "dance")


def test_an_answer_to_another_question_is_refused() -> None:
    assert "write done or buy or play or complete or sell" in refused(
        shopping(), "move human 2,1 2,0"
    )
    assert "no hex '9,9'" in refused(shopping(), "buy human 9,9")


def test_an_unmarked_unit_is_not_a_marked_one() -> None:
    state = fight("human", "human", hands=("double first",))
    play(state, "fight 1,0 2, play double, target attacker human, play first")
    # The only Human of the attacker is marked now; the text without the mark still means it.
    assert read(state, "target attacker human") == "target attacker human twice"
    assert "has no fungoid" in refused(state, "target attacker fungoid")


# Reasons.


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
