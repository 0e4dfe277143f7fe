"""Neuroshima Hex, section LEAD: leaders in general; their cards have a file of their own."""

from __future__ import annotations

import pytest

from hexagora import CHANCE, BadOption, new_game
from hexagora.core import SPECTATOR
from hexagora.games.neuroshima.state import NeuroshimaState
from neuroshima_table import (
    after,
    asked,
    board,
    drawing,
    hand,
    opening,
    options,
    play,
    points,
    table,
    told,
    unit,
)

CORNERS = """
    b2 0 outpost_hq
    f4 1 moloch_hq
"""
DUEL = (
    CORNERS
    + """
    d4 0 outpost_commando 4
    d3 1 moloch_hybrid 3
    """
)
"""The commando and the hybrid shoot each other at 3."""
DEALT = "deal pantry, deal magpie, deal fuse, deal echo, deal thread, deal static"


def sides(state: NeuroshimaState, viewer: int) -> list[dict[str, object]]:
    """What a viewer knows of the two sides' leaders."""
    leaders = state.view(viewer).data["leaders"]
    assert isinstance(leaders, dict)
    return list(leaders["sides"])


def left(state: NeuroshimaState) -> list[int]:
    """The uses that both sides have left."""
    return [int(state.leaders.left(side)) for side in range(2)]


def team(extra: str = "", **more: object) -> NeuroshimaState:
    """Seats 0 and 2 against 1 and 3."""
    corners = """
        b2 0 outpost_hq
        f4 1 borgo_hq
        b4 2 hegemony_hq
        f2 3 moloch_hq
    """
    return table(corners + extra, mode="team", **more)  # type: ignore[arg-type]


def test_ns_lead_01_three_are_dealt_one_is_kept_both_are_shown() -> None:
    """NS-LEAD-01: before the HQs three cards each, one kept in secret, both shown at once."""
    state = opening(leaders="on")
    assert asked(state) == (CHANCE, "deal")
    assert len(state.legal()) == 8
    play(state, DEALT)
    assert asked(state) == (0, "leader")
    assert options(state) == ["leader pantry", "leader magpie", "leader fuse"]
    events = play(state, "leader magpie")
    assert told(events, "revealed") == []
    assert asked(state) == (1, "leader")
    assert options(state) == ["leader echo", "leader thread", "leader static"]
    events = play(state, "leader static")
    shown = [{"seat": 0, "leader": "magpie"}, {"seat": 1, "leader": "static"}]
    assert told(events, "revealed") == shown
    assert asked(state) == (0, "hq")
    for viewer in (0, 1, SPECTATOR):
        assert [side["leader"] for side in sides(state, viewer)] == ["magpie", "static"]
        assert all("dealt" not in side for side in sides(state, viewer)), "the rest is gone"


def test_ns_lead_01_in_teams_the_first_player_chooses() -> None:
    """NS-LEAD-01: three cards to each team, and its first player chooses."""
    state = opening("outpost hegemony moloch borgo", mode="team", leaders="on", first="4")
    play(state, DEALT)
    assert asked(state) == (3, "leader")
    play(state, "leader fuse")
    assert asked(state) == (0, "leader"), "the first player of the other team"
    play(state, "leader echo")
    assert asked(state) == (3, "hq")


def test_ns_lead_02_two_uses() -> None:
    """NS-LEAD-02: the first use turns the card over, the second removes it."""
    state = table(DUEL + "c3 0 outpost_runner", cards="ferryman thread")
    led = told(play(state, "lead, on c3, on d4, face 0, face 0"), "led")
    assert [(one["leader"], one["face"]) for one in led] == [("ferryman", "front")]
    assert left(state) == [1, 2]
    assert sides(state, 1)[0]["face"] == "back"
    assert "lead" not in options(state), "once in a turn"
    state = table(DUEL + "c3 0 outpost_runner", cards="ferryman thread", uses=(1, 2))
    led = told(play(state, "lead, on c3, on d4, face 0, face 0"), "led")
    assert led[0]["face"] == "back"
    assert left(state) == [0, 2]
    assert sides(state, 1)[0]["face"] == "", "out of the game"


def test_ns_lead_02_the_second_use_is_the_last() -> None:
    """NS-LEAD-02: a card that was used twice is never offered again."""
    state = table(DUEL + "c3 0 outpost_runner", cards="ferryman thread", uses=(0, 0))
    assert "lead" not in options(state)


@pytest.mark.parametrize(
    ("seats", "mode"), [(3, "deathmatch"), (4, "points"), (3, "solo"), (4, "deathmatch")]
)
def test_ns_lead_03_only_duels_and_teams(seats: int, mode: str) -> None:
    """NS-LEAD-03: two players or teams of two, no other mode."""
    with pytest.raises(BadOption, match="leaders are for mode duel and mode team"):
        new_game("neuroshima", seats, mode=mode, leaders="on")
    assert new_game("neuroshima", 4, mode="team", leaders="on").secrets
    assert "leaders" not in new_game("neuroshima", 2, leaders="off").options


def test_ns_lead_04_a_leader_is_no_unit_no_tile_and_no_instant() -> None:
    """NS-LEAD-04: it needs no HQ, is no tile of the hand, and no leader can cancel it."""
    state = table(DUEL + "c3 0 outpost_runner", cards="ferryman static")
    alone = table("f4 1 moloch_hq\nd4 0 outpost_runner\nd5 0 outpost_hmg", cards="ferryman static")
    assert "lead" in options(alone), "without an HQ too"
    play(state, "lead, on c3, on d4")
    assert asked(state) == (0, "facing"), "Lady Static is not asked about a leader"
    assert left(state) == [1, 2], "the card is turned when the use is announced"
    assert state.tiles_used() == 0


def test_ns_lead_05_nobody_sees_the_cards_of_the_other_side() -> None:
    """NS-LEAD-05: three of eight, then three of the other five; each side sees its own three."""
    state = opening(leaders="on")
    play(state, "deal pantry, deal magpie, deal fuse")
    assert len(state.legal()) == 5
    play(state, "deal echo, deal thread, deal static")
    assert sides(state, 0)[0]["dealt"] == ["pantry", "magpie", "fuse"]
    assert sides(state, 1)[1]["dealt"] == ["echo", "thread", "static"]
    for viewer, side in ((0, 1), (1, 0), (SPECTATOR, 0), (SPECTATOR, 1)):
        row = sides(state, viewer)[side]
        assert (row["cards"], row["chosen"]) == (3, False)
        assert "dealt" not in row
        assert "leader" not in row
    play(state, "leader fuse")
    assert sides(state, 0)[0]["leader"] == "fuse"
    assert sides(state, 1)[0]["chosen"] is True
    assert "leader" not in sides(state, 1)[0]
    other = after(state, "leader echo")
    for viewer in (0, 1, SPECTATOR):
        seen = other.view(viewer).to_json()
        assert not any(card in seen for card in ("pantry", "magpie", "thread", "static"))


def test_ns_lead_05_only_the_side_hears_what_it_is_dealt() -> None:
    """NS-LEAD-05: the events of deals and choices name the card to the side alone."""
    state = opening(leaders="on")
    events = play(state, DEALT + ", leader fuse")
    for event in (event for event in events if event.kind in ("dealt", "kept")):
        seat = event.facts["seat"]
        assert event.clause in ("NS-LEAD-05", "NS-LEAD-01")
        assert "leader" in event.seen_by(int(str(seat)))
        assert "leader" not in event.seen_by(1 - int(str(seat)))
        assert "leader" not in event.seen_by(SPECTATOR)


def test_ns_lead_06_declining_and_the_moment_that_comes_anew() -> None:
    """NS-LEAD-06: whoever declines is asked again only when the moment comes anew."""
    state = table(DUEL, hands=("battle",), cards="fuse metronome")
    play(state, "use battle")
    assert asked(state) == (1, "window")
    assert options(state) == ["decline", "on d3", "on f4"]
    play(state, "decline")
    assert asked(state)[1] == "draw", "not again in this battle"
    assert left(state) == [2, 2]


def test_ns_lead_06_nothing_is_asked_without_a_target() -> None:
    """NS-LEAD-06: no window without a legal target."""
    state = table(CORNERS, hands=("battle",), cards="fuse thread")
    play(state, "use battle")
    assert drawing(state) == 1, "nobody was hit"
    assert "lead" not in options(table(DUEL.replace("d4", "b4"), cards="fuse thread"))


def test_ns_lead_07_once_in_a_turn_whoevers_it_is() -> None:
    """NS-LEAD-07: once in the turn of either side; a battle counts to the turn it ended."""
    state = table(DUEL, hands=("sniper battle",), cards="static thread")
    play(state, "use sniper, d3")
    assert asked(state) == (1, "window")
    assert options(state) == ["decline", "on d3"]
    play(state, "on d3")
    assert unit(state, "d3") == "1 moloch_hybrid 3"
    assert left(state) == [2, 1]
    play(state, "use battle")
    assert board(state) == "b2 f4", "used in this turn, and the battle is of this turn"
    assert options(state) == ["decline", "recall hybrid"], "the next turn, before the draw"


def test_ns_lead_07_a_new_turn_a_new_use() -> None:
    """NS-LEAD-07: in the next turn the card may be used again."""
    state = table(DUEL + "c3 0 outpost_runner", cards="ferryman pantry")
    play(state, "lead, on c3, on d4, face 0, face 0, end")
    assert left(state) == [1, 2]
    play(state, "draw hybrid, draw clown, draw guard, lead")
    assert left(state) == [1, 1], "the other side in its turn"
    play(state, "end, draw move, draw scout, draw battle, discard move")
    assert "lead" in options(state)


def test_ns_lead_08_the_seven_moments() -> None:
    """NS-LEAD-08: before drawing, forced discard, own turn, enemy instant, battle, hits, phase."""
    pile = ("commando", None)
    before = table(DUEL, piles=pile, draws=True, cards="magpie static")
    assert asked(before) == (0, "window")
    forced = table(DUEL, hands=("battle move",), draws=True, cards="pantry static")
    play(forced, "draw scout")
    assert asked(forced) == (0, "discard")
    assert "lead" in options(forced)
    act = table(DUEL, cards="fuse static")
    assert "lead" in options(act)
    instant = table(DUEL, hands=("sniper",), cards="fuse static")
    play(instant, "use sniper, d3")
    assert (asked(instant), unit(instant, "d3")) == ((1, "window"), "1 moloch_hybrid 3")
    starts = table(DUEL, hands=("battle",), cards="metronome fuse")
    play(starts, "use battle")
    assert asked(starts) == (0, "window")
    hits = table(DUEL, hands=("battle",), cards="thread fuse")
    play(hits, "use battle")
    assert (asked(hits), unit(hits, "d4")) == ((0, "window"), "0 outpost_commando 4")
    over = table(DUEL.replace("commando 4", "commando 3"), hands=("battle",), cards="fuse echo")
    play(over, "use battle")
    assert (asked(over), unit(over, "d4")) == ((1, "window"), ""), "the losses have left"


def test_ns_lead_08_a_phase_in_which_nobody_attacked_is_no_moment() -> None:
    """NS-LEAD-08: the moment comes after phase 0 too, and only where somebody attacked."""
    state = table(CORNERS, hands=("battle",), cards="fuse echo", uses=(2, 1))
    play(state, "use battle")
    assert asked(state) == (1, "window"), "the HQ attacked nobody in phase 0"
    assert options(state) == ["decline", "on f4"]


def test_ns_lead_09_first_the_side_whose_turn_it_is() -> None:
    """NS-LEAD-09: if both may use a card at one moment, first the side whose turn it was."""
    trade = CORNERS + "d4 0 outpost_brawler 0\nd3 1 moloch_hunter_killer 3"
    for seat, order in ((0, (0, 1)), (1, (1, 0))):
        hands = ("battle", "") if seat == 0 else ("", "battle")
        state = table(trade, hands=hands, seat=seat, cards="thread thread")
        play(state, "use battle")
        assert asked(state) == (order[0], "window")
        play(state, "decline")
        assert asked(state) == (order[1], "window")
        play(state, "decline")
        assert board(state) == "b2 f4", "each once, then both fall"


def test_ns_lead_10_who_decides_in_teams() -> None:
    """NS-LEAD-10: in a turn of the team the player whose turn it is, else its first player."""
    fight = "d4 0 outpost_runner 1\nd3 1 borgo_mutant 3\nc3 2 hegemony_runner 1"
    for seat, mine, theirs in ((0, 0, 1), (1, 0, 1), (2, 2, 1), (3, 0, 3)):
        hands = tuple("battle" if seat == other else "" for other in range(4))
        state = team(fight, hands=hands, seat=seat, cards="thread thread")
        play(state, "use battle")
        seats = []
        while asked(state)[1] == "window":
            seats.append(asked(state)[0])
            play(state, "decline")
        assert sorted(seats) == sorted([mine, theirs])


def test_ns_lead_10_own_means_of_either_ally() -> None:
    """NS-LEAD-10: units of both allies can be the target; hand and discard are the decider's."""
    state = team("d4 0 outpost_brawler 0\nd5 2 hegemony_runner 1", cards="ferryman fuse")
    play(state, "lead, on d4")
    assert options(state) == ["on d5"]
    play(state, "on d5, face 1, face 2")
    assert unit(state, "d4") == "2 hegemony_runner 1"
    assert unit(state, "d5") == "0 outpost_brawler 2"
    piles = (None, None, "runner thug ganger boss scout", None)
    state = team(piles=piles, seat=2, draws=True, cards="magpie fuse")
    assert asked(state) == (2, "window")
    play(state, "recall guard")
    assert hand(state, 2) == "guard"


def test_ns_lead_11_to_the_very_end() -> None:
    """NS-LEAD-11: after the last tile too, in extra turns and their battle."""
    state = table(DUEL, owed=(1,), seat=0, cards="fuse metronome")
    assert "lead" in options(state)
    play(state, "end")
    assert asked(state) == (1, "act")
    play(state, "end")
    assert asked(state) == (1, "window"), "the final battle"
    play(state, "decline")
    assert points(state) == [20, 20]
    assert asked(state) == (0, "act"), "a tie: extra turns"
    play(state, "end, end")
    assert asked(state) == (1, "window"), "the extra battle"
    play(state, "on f4")
    assert state.over
