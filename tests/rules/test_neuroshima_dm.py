"""Neuroshima Hex, section DM: everyone for themselves."""

from __future__ import annotations

import pytest

from hexagora.games.neuroshima.rules.cells import bit
from neuroshima_table import (
    asked,
    battles,
    board,
    clause,
    crowd,
    drawing,
    hand,
    opening,
    options,
    play,
    points,
    table,
    told,
    unit,
    winners,
)

THREE = """
    b2 0 hegemony_hq
    f4 1 moloch_hq
    d6 2 borgo_hq
"""
FOUR = THREE + "d2 3 outpost_hq\n"
# Two damage to the HQ at d6 in phase 3.
SHOT = "d5 0 hegemony_universal_soldier 4\n"


@pytest.mark.parametrize("seats", [3, 4])
def test_ns_dm_01_first_draws(seats: int) -> None:
    """NS-DM-01: first draws 1, 2, 3, 3; the third and fourth must discard at once."""
    state = opening(" ".join(["outpost", "borgo", "moloch", "hegemony"][:seats]), mode="deathmatch")
    play(state, ", ".join(["b2/0", "f4/0", "d6/0", "d2/0"][:seats]))
    play(state, "draw commando")
    assert asked(state) == (0, "act")
    play(state, "end, draw mutant, draw mutant")
    assert asked(state) == (1, "act")
    play(state, "end, draw hybrid, draw hybrid, draw guard")
    assert asked(state) == (2, "discard")
    play(state, "discard guard, end")
    if seats == 4:
        play(state, "draw ganger, draw ganger, draw ganger")
        assert asked(state) == (3, "discard")
        play(state, "discard ganger, end")
    play(state, "draw commando, draw commando")
    assert asked(state) == (0, "discard")


def test_ns_dm_02_one_more_turn_each() -> None:
    """NS-DM-02: final battle after every other player still in the game had one more turn."""
    state = table(
        FOUR, piles=(None, "hybrid", None, None), seat=1, points=(20, 19, 18, 17), draws=True
    )
    play(state, "draw hybrid, end")
    for seat, name in ((2, "mutant"), (3, "commando"), (0, "ganger")):
        assert drawing(state) == seat
        play(state, f"draw {name}, draw {name}, draw {name}, discard {name}")
        events = play(state, "end")
    assert battles(events) == ["final"]
    assert winners(state) == [0]


def test_ns_dm_02_stands_if_the_drawer_falls() -> None:
    """NS-DM-02: the final battle stays where it is if the drawer falls meanwhile."""
    # Seat 2 has drawn the last tile; a full board lets its HQ fall in the turn of seat 0.
    full = crowd("d6 2 borgo_hq", "d5 0 hegemony_universal_soldier 4", without="d3")
    state = table(full, hands=("runner",), owed=(1,), points=(20, 20, 2), mode="deathmatch")
    state.last = 2
    events = play(state, "use runner, d3/5")
    assert battles(events) == ["ordinary"]
    assert points(state) == [20, 20, 0]
    assert asked(state) == (1, "act")
    assert battles(play(state, "end")) == ["final"]


def test_ns_dm_02_only_players_still_in_the_game() -> None:
    """NS-DM-02: a player who falls before the turn that was left has none any more."""
    full = crowd("d6 2 borgo_hq", "d5 0 hegemony_universal_soldier 4", without="d3")
    state = table(full, hands=("runner",), owed=(1, 2), points=(20, 20, 2), mode="deathmatch")
    play(state, "use runner, d3/5")
    assert asked(state) == (1, "act")
    assert battles(play(state, "end")) == ["final"]


FALL = """
    b2 0 hegemony_hq
    f4 1 moloch_hq
    d6 2 borgo_hq
    d5 0 hegemony_universal_soldier 4
    d4 1 moloch_blocker
    c3 2 borgo_mutant 2
"""


def test_ns_dm_03_out_exactly_when_the_hq_fell() -> None:
    """NS-DM-03: a position that says one without the other is not sound."""
    state = table(FOUR, points=(20, 20, 20, 0))
    assert state.check() == []
    state.fallen = bit(3)
    assert state.check() == ["seat 4 is out of the game exactly when its HQ has fallen (NS-DM-03)"]
    state.points[3] = 1
    assert state.check() == ["the HQ of seat 4 has fallen with hit points left (NS-ATK-10)"]


def test_ns_dm_03_tiles_of_the_fallen_fight_on() -> None:
    """NS-DM-03: the HQ and the other tiles of a fallen player leave at the end of the battle."""
    state = table(FALL, hands=("battle",), points=(20, 20, 2), mode="deathmatch")
    events = play(state, "use battle")
    assert told(events, "destroyed")[-1] == {"at": "d6", "tile": "borgo_hq", "seat": 2}
    assert unit(state, "d4") == "1 moloch_blocker 0 w1", "the mutant struck in phase 2"
    assert unit(state, "d5") == "", "the HQ struck in phase 0"
    assert board(state) == "b2 d4 f4", "then they left"
    assert points(state) == [20, 20, 0]
    assert drawing(state) == 1, "the game goes on"
    assert told(events, "battle over")[0]["fallen"] == [2]


def test_ns_dm_03_before_the_full_board_check() -> None:
    """NS-DM-03: the tiles leave before it is looked whether the board is full."""
    full = crowd("d6 2 borgo_hq", "d5 0 hegemony_universal_soldier 4", without="d3")
    state = table(full, hands=("runner",), points=(20, 20, 2), mode="deathmatch")
    assert battles(play(state, "use runner, d3/5")) == ["ordinary"]
    assert unit(state, "d6") == ""
    assert drawing(state) == 1


def test_ns_dm_03_the_last_one_wins_at_once() -> None:
    """NS-DM-03: the last one left wins at once."""
    state = table(
        THREE + SHOT + "e4 2 borgo_brawler 2",
        hands=("battle",),
        points=(20, 2, 2),
        mode="deathmatch",
    )
    play(state, "use battle")
    assert points(state) == [20, 0, 0]
    assert winners(state) == [0]
    assert clause(state) == "NS-DM-03"
    assert state.returns() == [1.0, 0.0, 0.0]


def test_ns_dm_03_all_fall_together() -> None:
    """NS-DM-03: if all that were left fall in one battle, those share."""
    state = table(
        """
        b2 0 hegemony_hq
        d4 1 moloch_hq
        f4 2 borgo_hq
        c3 2 borgo_mutant 5
        c4 0 hegemony_thug 1
        e4 1 moloch_hornet 2
        """,
        hands=("battle",),
        points=(1, 1, 1),
        mode="deathmatch",
    )
    play(state, "use battle")
    assert points(state) == [0, 0, 0]
    assert winners(state) == [0, 1, 2]
    assert [round(share, 3) for share in state.returns()] == [0.333] * 3


def test_ns_dm_04_a_tie_for_the_lead() -> None:
    """NS-DM-04: the tied take an extra turn each, then an extra battle; still tied: shared."""
    state = table(THREE, seat=2, owed=(), points=(20, 15, 20), mode="deathmatch")
    events = play(state, "end")
    assert battles(events) == ["final"]
    assert told(events, "tie") == [{"seats": [0, 2]}]
    assert asked(state) == (0, "act"), "from the player after the one who took the last turn"
    play(state, "end")
    assert asked(state) == (2, "act"), "seat 1 is passed over"
    assert battles(play(state, "end")) == ["extra"]
    assert winners(state) == [0, 2]
    assert state.returns() == [0.5, 0.0, 0.5]
    assert state.places() == [1, 3, 1]


def test_ns_dm_04_losers_tiles_stay_and_act() -> None:
    """NS-DM-04: the losers' tiles still act, their HQs too, which can no longer be damaged."""
    state = table(
        "b2 0 hegemony_hq\nd4 1 moloch_hq\nf4 2 borgo_hq",
        hands=("", "", "mutant"),
        owed=(),
        points=(18, 6, 18),
        mode="deathmatch",
    )
    play(state, "end")
    assert asked(state) == (2, "act")
    play(state, "use mutant, d5/0, end")
    events = play(state, "end")
    assert battles(events) == ["extra"]
    assert [row["from"] for row in told(events, "attack")] == ["d5", "d4"]
    assert points(state) == [18, 6, 18], "the mutant did not damage the HQ at d4"
    assert board(state) == "b2 d4 f4", "which struck it down"


def test_ns_dm_04_choices_of_losers_stay_theirs() -> None:
    """NS-DM-04: push and medic choices stay with the owner, also if he lost."""
    state = table(
        THREE + "d3 0 hegemony_thug\nd4 1 moloch_blocker",
        hands=("push_back",),
        seat=2,
        owed=(),
        points=(18, 6, 18),
        mode="deathmatch",
    )
    play(state, "end, use push_back, push d3 d4")
    assert asked(state) == (1, "pushed")
    play(state, "d5")
    assert asked(state) == (0, "act")


def test_ns_dm_04_a_tied_player_falls() -> None:
    """NS-DM-04: a tied player whose HQ falls is out; the last of them wins."""
    state = table(
        THREE,
        hands=("universal_soldier",),
        seat=2,
        owed=(),
        points=(2, 1, 2),
        mode="deathmatch",
    )
    play(state, "end, use universal_soldier, d5/4, end, end")
    assert points(state) == [2, 1, 0]
    assert winners(state) == [0]
    assert clause(state) == "NS-DM-03"


def test_ns_dm_05_fallen_players_are_skipped() -> None:
    """NS-DM-05: the order of the others stays; hand and pile of the fallen are gone."""
    state = table(
        FOUR + SHOT, hands=("battle", "", "mutant"), points=(20, 20, 2, 20), mode="deathmatch"
    )
    play(state, "use battle")
    assert drawing(state) == 1
    assert (hand(state, 2), int(state.pile_size(2))) == ("", 0)
    assert state.last == -1, "their empty pile is no last tile"
    play(state, "draw hybrid, draw hybrid, draw guard, discard guard, end")
    assert drawing(state) == 3


def test_ns_dm_05_the_own_fall() -> None:
    """NS-DM-05: a battle that fells the player whose turn it ended passes to the next one left."""
    state = table(
        THREE + SHOT, seat=2, hands=("", "", "battle"), points=(20, 20, 2), mode="deathmatch"
    )
    play(state, "use battle")
    assert drawing(state) == 0
    assert options(state)[0].startswith("draw")
    assert state.check() == []
