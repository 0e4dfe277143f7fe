"""What the table in the browser can ask about a position of Nexus Ops."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hexagora.core.errors import HexagoraError
from hexagora.games.nexus import table as questions
from hexagora.games.nexus.mind.odds import odds_at
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.cells import NUMBERS
from hexagora.games.nexus.state import NexusState
from nexus_table import play, table


def ask(state: NexusState, what: str, seat: int = 0, **args: object) -> Any:
    """An answer as it goes over the wire."""
    return json.loads(json.dumps(questions.TABLE.asks[what](state, seat, args)))


def test_components_have_names_and_texts_in_four_languages() -> None:
    told = ask(table("", ""), "components")
    languages = {"en", "pl", "uk", "ru"}
    for section in ("units", "missions", "energize", "corporations"):
        assert all(set(one["names"]) == languages for one in told[section]), section
    assert all(set(card["text"]) == languages for card in told["missions"] + told["energize"])
    assert told == json.loads(json.dumps(questions.data()))


def test_components_have_both_sheets_and_say_what_is_reconstructed() -> None:
    told = ask(table("", ""), "components")
    human, clone = told["units"][0], told["units"][6]
    assert (human["id"], human["cost"], human["to_hit"], human["alternate"]) == (
        "human",
        2,
        6,
        False,
    )
    assert (clone["id"], clone["place"], clone["alternate"]) == ("clone", "human", True)
    assert human["origin"] == "sourced"
    assert clone["origin"] == "reconstruction"
    assert {"missions", "energize", "units.fungoid.modifiers"} <= set(told["reconstructed"])
    shapes = [one["shape"] for one in told["corporations"]]
    assert len(set(shapes)) == len(shapes) == 4


def test_odds_of_an_attack_that_is_only_thought_of() -> None:
    state = table("1,0 rock_strider*2 | 2,1 human", "1,0 fungoid")
    told = ask(state, "odds", 0, at="1,0")["battle"]
    assert (told["attacker"], told["defender"]) == (0, 1)
    assert told["units"] == [{"rock_strider": 2}, {"fungoid": 1}]
    assert told["win"] == pytest.approx(1 - 0.5**2)
    assert told["win"] == round(odds_at(state, NUMBERS["1,0"], 0, 1).win, 6)


def test_odds_with_units_that_would_come() -> None:
    state = table("2,1 human*2", "1,1 human")
    told = ask(state, "odds", 0, at="1,1", **{"with": {"human": 1}})["battle"]
    assert told["win"] == pytest.approx(1 / 6, abs=1e-6)
    assert ask(state, "odds", 0, at="1,1")["battle"]["why"] == "nobody attacks"


def test_odds_leave_out_what_was_found_in_this_turn() -> None:
    """NX-EXP-02: it takes no part in a battle of this turn."""
    state = table("1,0 human", "1,0 human", "", tokens="1,0 rock_strider", phase="explore", seats=3)
    play(state, "explore 1,0, token rock_strider")
    assert ask(state, "odds", 0, at="1,0")["battle"]["units"][0] == {"human": 1}


def test_odds_of_the_battle_that_is_fought() -> None:
    state = table("1,0 human*2", "1,0 human", hands=("target", ""), phase="fight")
    assert ask(state, "odds")["battle"] is None
    play(state, "fight 1,0 2")
    before = ask(state, "odds")["battle"]
    assert (before["at"], before["attacker"], before["defender"]) == ("1,0", 0, 1)
    assert before["win"] == pytest.approx(1 - (5 / 6) ** 2, abs=1e-6)
    play(state, "play target, target attacker human", pending=True)
    # A card changes them, and everybody is told the same.
    assert state.seat == -1
    after = ask(state, "odds")["battle"]
    assert after["win"] == pytest.approx(1 - (4 / 6) ** 2, abs=1e-6)
    assert ask(state, "odds", -1) == ask(state, "odds", 1) == {"battle": after}


def test_odds_do_not_depend_on_hidden_cards() -> None:
    """Two positions that look alike to a seat have the same answers for it."""
    one = table("1,0 human*2", "1,0 human", hands=("", "dome"), phase="fight")
    other = table("1,0 human*2", "1,0 human", hands=("", "target"), phase="fight")
    assert ask(one, "odds", 0, at="1,0") == ask(other, "odds", 0, at="1,0")


@pytest.mark.parametrize(
    ("args", "says"),
    [
        ({"at": "9,9"}, "no hex of this board"),
        ({"at": 3}, "no hex of this board"),
        ({"at": "2,1"}, "no enemy stands at 2,1"),
        ({"at": "1,0", "against": 0}, "none of the enemies at 1,0, which are: seat 2"),
        ({"at": "1,0", "against": "x"}, "none of the enemies"),
        ({"at": "1,0", "with": 3}, "no numbers by unit"),
        ({"at": "1,0", "with": {"elf": 1}}, "no number of a unit at 'elf'"),
        ({"at": "1,0", "with": {"human": "9"}}, "no number of a unit at 'human'"),
        ({"at": "1,0", "with": {"human": -1}}, "not from 0 to"),
    ],
)
def test_bad_questions_get_a_sentence(args: dict[str, object], says: str) -> None:
    state = table("2,1 human | 1,0 human", "1,0 human")
    with pytest.raises(HexagoraError, match=says):
        questions.ask_odds(state, 0, args)


def test_too_many_units_are_not_weighed() -> None:
    state = table("1,0 human", "1,0 human")
    told = ask(state, "odds", 0, at="1,0", **{"with": {"human": 60}})["battle"]
    assert told["why"] == "too many units"


def test_scores_are_points() -> None:
    state = table("1,0 human", "1,0 human", completed=("t_mono", ""), won=(1, 0))
    assert questions.scores(state) == [3.0, 0.0]
    assert questions.score_name(state.game) == "points"


def test_cards_can_be_taken_back_and_battles_not() -> None:
    state = table("1,0 human", "1,0 human")
    assert questions.is_final(state, actions.DONE)
    assert questions.is_final(state, actions.FIGHT)
    assert questions.is_final(state, actions.EXPLORE)
    assert questions.is_final(state, actions.LOSE)
    assert questions.is_final(state, actions.TAKE_CARDS)
    assert not questions.is_final(state, actions.PLAY)
    assert not questions.is_final(state, actions.TARGET)
    assert not questions.is_final(state, actions.SHATTER)
    assert questions.is_final(state, actions.MISSION)


def test_a_card_that_only_draws_is_not_taken_back() -> None:
    state = table("1,0 human", "1,0 human")
    ids = [card.id for card in state.tables.energize]
    assert questions.is_final(state, actions.PLAY + ids.index("leak"))
    assert not questions.is_final(state, actions.PLAY + ids.index("jam"))


def test_what_a_die_must_show_counts_terrain_and_cards() -> None:
    """NX-BAT-04: a natural 1 always misses, a natural 6 always hits."""
    state = table(
        "1,0 fungoid*2 | 2,1 human",
        "1,0 crystalline",
        ground="1,0 forest",
        hands=("target jam", ""),
        phase="fight",
    )
    planned = ask(state, "odds", 0, at="1,0")["battle"]["needs"]
    assert (planned[0]["fungoid"], planned[1]["crystalline"], planned[1]["human"]) == (4, 6, 6)
    play(state, "fight 1,0 2, play target, target attacker fungoid")
    play(state, "play jam, target defender crystalline", pending=True)
    fought = ask(state, "odds")["battle"]["needs"]
    assert (fought[0]["fungoid"], fought[1]["fungoid"], fought[1]["crystalline"]) == (3, 4, 6)
