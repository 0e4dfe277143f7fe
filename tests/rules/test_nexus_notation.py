"""Nexus Ops in notation: what is written, and what is understood."""

from __future__ import annotations

import pytest

from hexagora import Ambiguous, IllegalAction, Unreadable
from hexagora.games.nexus.state import NexusState
from nexus_reading import fight, refused
from nexus_table import opening, options, play, table
from worlds import World, asked_samples, spread, worlds

every_world = pytest.mark.parametrize("world", worlds(["nexus"]), ids=str)


def read(state: NexusState, text: str) -> str:
    """What a text is understood as."""
    return state.game.write(state, state.game.read(state, text))


def shopping(**more: object) -> NexusState:
    """The first seat has a Human at home, cards and rubium, and is to deploy."""
    more = {"rubium": (20, 0), "hands": ("t_magma windfall bloom",), **more}
    return table("2,1 human", "-2,-1 human", phase="deploy", **more)  # type: ignore[arg-type]


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
