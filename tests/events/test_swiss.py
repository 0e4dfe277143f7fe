"""Swiss pairings against an independent checker, over made-up events."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from counts import count
from events_swiss_checker import better_rounds, can_be_paired, faults
from hexagora import HexagoraError
from hexagora.core import Rng
from hexagora.events.swiss import Player, has_first, pair


def play_event(
    players: int, rounds: int, turns: bool, seed: str, most_tried: int = 0, strongest: bool = False
) -> None:
    """An event with results by lot, or in which the stronger ones always win; every round is
    checked."""
    rng = Rng(seed)
    here = [Player(f"p{i:02}", 0.0) for i in range(players)]
    for _ in range(rounds):
        here.sort(key=lambda player: (-player.score, player.id))
        try:
            found = pair(here, turns)
        except HexagoraError:
            assert not can_be_paired(here)
            assert len(here[0].met) >= players // 2, "so early there is always a pairing"
            return
        assert faults(here, found.pairs, found.bye, turns) == []
        if not turns and players <= most_tried:
            assert better_rounds(here, found.pairs, found.bye) == []
        by_id = {player.id: player for player in here}
        for table, (a, b) in enumerate(found.pairs):
            one, other = by_id[a], by_id[b]
            first = has_first(one, other, table)
            result = float(a < b) if strongest else int(rng.below(3)) / 2
            one.floated, other.floated = one.score > other.score, other.score > one.score
            for player, opponent, score, begins in (
                (one, other, result, first),
                (other, one, 1 - result, not first),
            ):
                player.met.add(opponent.id)
                player.score += score
                player.firsts.append(begins)
        if found.bye:
            by_id[found.bye].had_bye = True
            by_id[found.bye].score += 1
    if turns:
        for player in here:
            assert abs(player.surplus) <= 2
            text = "".join("fs"[not first] for first in player.firsts)
            assert "fff" not in text
            assert "sss" not in text


@settings(max_examples=count(40, long=800), deadline=None)
@given(players=st.integers(2, 8), seed=st.text("ab", max_size=8))
def test_small_events_are_as_the_rules_say(players: int, seed: str) -> None:
    """Until everybody has met everybody, or nothing legal is left by any pairing at all."""
    play_event(players, players, False, seed, most_tried=8)


@settings(max_examples=count(15, long=300), deadline=None)
@given(players=st.integers(9, 40), seed=st.text("ab", max_size=8))
def test_greater_events_are_legal(players: int, seed: str) -> None:
    play_event(players, min(9, (players + 1) // 2), False, seed)


@settings(max_examples=count(15, long=300), deadline=None)
@given(players=st.integers(20, 40), seed=st.text("ab", max_size=8))
def test_first_turns_are_balanced_where_a_duel_has_one_game(players: int, seed: str) -> None:
    play_event(players, 7, True, seed)


def test_as_many_rounds_as_half_the_players_can_always_be_paired() -> None:
    """Whoever has met fewer than half of the others leaves a pairing (Dirac's theorem)."""
    for players in (16, 17):
        for seed in "abcdefgh":
            play_event(players, (players + 1) // 2, False, seed)


def test_where_the_stronger_always_win_the_groups_have_met_and_pairing_stays_quick() -> None:
    for players in (6, 7, 8, 40, 41):
        play_event(players, (players + 1) // 2, False, "", most_tried=8, strongest=True)


def test_first_turns_give_way_before_anybody_meets_twice() -> None:
    """Both are due to begin, and there is nobody else."""
    here = [Player("a", 1.0, firsts=[False, False]), Player("b", 0.0, firsts=[False, False])]
    assert pair(here, turns_matter=True).pairs == [("a", "b")]


def test_the_upper_half_meets_the_lower_half() -> None:
    here = [Player(name, 0.0) for name in "abcdef"]
    assert pair(here).pairs == [("a", "d"), ("b", "e"), ("c", "f")]


def test_who_is_left_over_meets_the_top_of_the_next_group() -> None:
    here = [Player(name, 1.0) for name in "abc"] + [Player(name, 0.0) for name in "def"]
    assert pair(here).pairs == [("a", "b"), ("c", "d"), ("e", "f")]
    here[2].floated = True
    assert pair(here).pairs == [("a", "c"), ("b", "d"), ("e", "f")]


def test_the_bye_goes_to_the_last_who_had_none() -> None:
    here = [Player(name, 0.0) for name in "abcde"]
    here[4].had_bye = True
    assert pair(here).bye == "d"


def test_a_group_that_has_met_floats_whole() -> None:
    here = [Player("a", 2.0, {"b"}), Player("b", 2.0, {"a"})]
    here += [Player(name, 1.0) for name in "cd"]
    assert pair(here).pairs == [("a", "c"), ("b", "d")]


def test_where_everybody_has_met_the_event_has_to_end() -> None:
    here = [Player("a", 0.0, {"b"}), Player("b", 0.0, {"a"})]
    with pytest.raises(HexagoraError, match="no legal pairing is left"):
        pair(here)
