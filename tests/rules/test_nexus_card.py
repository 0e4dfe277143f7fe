"""Nexus Ops, section CARD: missions."""

from __future__ import annotations

import pytest

from nexus_table import (
    after,
    asked,
    clause,
    completed,
    hand,
    options,
    play,
    points,
    table,
    told,
    winners,
    won,
)

EVERYONE = "human fungoid crystalline rock_strider lava_leaper rubium_dragon"


def offered(attacker: str, defender: str, acts: str, hand: str, cell: str = "1,1") -> list[str]:
    """The missions that a battle offers to its winner."""
    state = table(f"{cell} {attacker}", f"{cell} {defender}", phase="fight", hands=(hand,))
    play(state, f"fight {cell} 2, {acts}")
    assert asked(state) == "1 mission"
    return [text.split()[1] for text in options(state, "complete")]


@pytest.mark.parametrize(
    ("cell", "card"),
    [
        ("1,0", "t_forest"),
        ("0,1", "t_crystal"),
        ("1,1", "t_rock"),
        ("-1,1", "t_magma"),
        ("0,0", "t_mono"),
        ("1,2", "t_rock"),
    ],
)
def test_nx_card_01_where(cell: str, card: str) -> None:
    """NX-CARD-01: the battle must have been in the terrain of the card."""
    cards = "t_forest t_crystal t_rock t_magma t_mono"
    assert offered("rubium_dragon", "rock_strider", "roll 2", cards, cell) == [card]


def test_nx_card_01_in_an_enemy_base() -> None:
    """NX-CARD-01: an opponent's base, not the own one."""
    assert offered("rubium_dragon", "human", "roll 2", "x_takeover", "-2,-1") == ["x_takeover"]
    assert offered("rubium_dragon", "human", "roll 2", "x_takeover", "2,1") == []


def test_nx_card_01_who_survived() -> None:
    """NX-CARD-01: one such unit of the winner's must be left."""
    cards = "s_human s_fungoid s_crystalline s_strider s_leaper s_dragon"
    assert offered(EVERYONE, "human", "roll 2", cards) == cards.split()
    # The only Human falls in the last step, together with the last enemy.
    acts = "roll 1, roll 6, roll 6, lose human"
    assert offered("human fungoid", "human", acts, cards) == ["s_fungoid"]


def test_nx_card_01_who_fell() -> None:
    """NX-CARD-01: one such unit of the loser's must have been destroyed."""
    cards = "k_human k_fungoid k_crystalline k_strider k_leaper k_dragon"
    for unit, card in zip(EVERYONE.split(), cards.split(), strict=True):
        dice = "roll 2, roll 1" if unit == "rubium_dragon" else "roll 2"
        assert offered("rubium_dragon", unit, dice, cards) == [card]
    acts = "roll 2, roll 2, lose rock_strider"
    both = ["k_crystalline", "k_strider"]
    assert offered("rubium_dragon*2", "crystalline rock_strider", acts, cards) == both


def test_nx_card_01_how_many_fell() -> None:
    """NX-CARD-01: no loss, or at least as many enemies as own units at the beginning."""
    cards = "x_clean x_odds double"
    alone = "done, roll 2, done, done"
    assert offered("rubium_dragon", "human", alone, cards) == ["x_clean", "x_odds"]
    twice = "play double, target attacker rubium_dragon, roll 2, roll 2"
    assert offered("rubium_dragon", "human*2", twice, cards) == ["x_clean", "x_odds"]
    lost = "roll 6, roll 1, roll 6"
    assert offered("human*2", "human", lost, "x_clean x_odds") == []


def test_nx_card_01_from_above() -> None:
    """NX-CARD-01: a Dragon that flew in from the Monolith this turn, and has survived."""
    state = table("0,0 rubium_dragon", "1,1 human", hands=("s_above",))
    play(state, "move rubium_dragon 0,0 1,1, done, fight 1,1 2, roll 2")
    assert options(state, "complete") == ["complete s_above"]
    play(state, "complete s_above, draw energize dome", pending=True)
    assert points(state) == [4, 0]
    # One that came from elsewhere is not enough, nor one that was there.
    state = table("1,0 rubium_dragon", "1,1 human", hands=("s_above",))
    play(state, "move rubium_dragon 1,0 1,1, done, fight 1,1 2, roll 2")
    assert options(state, "complete") == []
    assert offered("rubium_dragon", "human", "roll 2", "s_above") == []


@pytest.mark.parametrize(("die", "left"), [("roll 3", ["complete s_above"]), ("roll 5", [])])
def test_nx_card_01_which_dragon_fell(die: str, left: list[str]) -> None:
    """NX-CARD-01: the owner gives up another Dragon; a Leaper picks the one that flew."""
    state = table(
        "0,0 rubium_dragon | 1,1 rubium_dragon human", "1,1 lava_leaper", hands=("s_above",)
    )
    play(state, "move rubium_dragon 0,0 1,1, done, fight 1,1 2, roll 1, roll 1", pending=True)
    play(state, f"{die}, lose rubium_dragon, roll 6")
    assert options(state, "complete") == left


def test_nx_card_01_one_per_battle_and_not_later() -> None:
    """NX-CARD-01: right after the battle; a card drawn later does not count for it."""
    state = table(
        "1,0 rubium_dragon | 2,0 human",
        "1,0 human | 2,0 fungoid",
        phase="fight",
        hands=("t_forest s_dragon k_human",),
    )
    assert options(state, "complete") == []
    play(state, "fight 1,0 2, roll 2, complete s_dragon, draw energize dome")
    assert asked(state) == "1 fight"
    assert options(state, "complete") == []
    # The next battle is another one: a forest too, but no Human fell in it.
    play(state, "fight 2,0 2, done, roll 1, done, roll 6, done, done")
    assert options(state, "complete") == ["complete t_forest"]
    play(state, "done, draw energize jam, draw mission k_fungoid")
    assert asked(state) == "1 end"
    assert options(state, "complete") == []
    assert (completed(state, 1), points(state)) == ("s_dragon", [4, 0])


def test_nx_card_01_only_for_a_battle_that_was_won() -> None:
    """NX-CARD-01: nobody is asked after another one, the defender never."""
    state = table("1,0 human", "1,0 human", phase="fight", hands=("t_forest", "t_forest"))
    undecided = after(state, "fight 1,0 2, roll 1, roll 1", pending=True)
    assert asked(undecided) == "chance draw"
    lost = after(state, "fight 1,0 2, roll 1, roll 6", pending=True)
    assert asked(lost) == "chance draw"


OBJECTIVES = [
    ("d_forest", "1,0 human | 2,0 human", "2,1 human", "", True),
    ("d_forest", "1,0 human", "2,0 human", "", False),
    ("d_forest", "1,0 human | 2,0 human", "2,0 human", "", True),
    ("d_forest", "1,0 human", "1,0 human", "", False),
    ("d_crystal", "0,1 human", "1,0 human", "", True),
    ("d_crystal", "1,0 human", "1,1 human", "", False),
    ("d_rock", "1,1 human | 1,2 human", "-1,-1 human", "", True),
    ("d_rock", "1,1 human", "-1,-1 human | -1,-2 human", "", False),
    ("d_magma", "-1,1 fungoid", "1,1 human", "", True),
    ("d_magma", "-1,1 fungoid", "-1,0 fungoid", "", False),
    # A mine counts, whatever it yields and whoever stands there.
    ("o_market", "2,1 rock_strider | 2,2 human", "-1,-2 human", "", True),
    ("o_market", "2,1 human | 1,0 human", "-1,-2 human", "", False),
    ("o_market", "2,1 human | 1,0 human", "-1,-2 human", "1,0 mine 1", True),
    ("o_beach", "-2,-1 human", "-2,-2 human", "", True),
    ("o_beach", "-2,-1 human", "-2,-1 human", "", False),
    ("o_beach", "2,1 human", "1,1 human", "", False),
]


@pytest.mark.parametrize(("card", "own", "enemy", "ground", "met"), OBJECTIVES)
def test_nx_card_02_objectives(card: str, own: str, enemy: str, ground: str, met: bool) -> None:
    """NX-CARD-02: more than each opponent, under control; a base hex of an opponent."""
    state = table(own, enemy, ground=ground, hands=(card,))
    assert (f"complete {card}" in options(state)) is met


def test_nx_card_02_more_than_each_opponent() -> None:
    """NX-CARD-02: not more than all together."""
    forests = "1,0 human | 2,0 human"
    state = table(forests, "0,2 human", "-2,2 human", hands=("d_forest",))
    assert options(state, "complete") == ["complete d_forest"]
    state = table(forests, "0,2 human", "-2,2 human | 2,1 human", hands=("d_forest",))
    assert options(state, "complete") == []


def test_nx_card_02_two_battles_in_a_turn() -> None:
    """NX-CARD-02: wins of this turn count, at once when there are enough."""
    state = table(
        "1,0 rubium_dragon | 2,0 rubium_dragon | 1,1 rubium_dragon",
        "1,0 human | 2,0 human | 1,1 human",
        phase="fight",
        hands=("o_fronts",),
    )
    play(state, "fight 1,0 2, roll 2, done, draw energize dome")
    assert options(state, "complete") == []
    play(state, "fight 2,0 2, done, roll 2, done, done, done, draw energize jam")
    assert options(state, "complete") == ["complete o_fronts"]
    play(state, "fight 1,1 2, done, roll 2, done, done, done, draw energize again", pending=True)
    play(state, "draw mission t_rock")
    assert options(state, "complete") == ["complete o_fronts"]
    assert points(state) == [3, 0]
    # In the next turn it begins anew.
    play(state, "done, done, done, draw mission t_forest, done, done")
    assert asked(state) == "1 move"
    assert options(state, "complete") == []


def test_nx_card_02_at_every_decision_of_the_own_turn() -> None:
    """NX-CARD-02: in any phase, any number, a card just drawn too; never forced."""
    state = table(
        "2,1 human | 1,0 rubium_dragon",
        "1,1 human | -1,0 fungoid",
        phase="deploy",
        tokens="1,0 mine 2",
        hands=("d_forest o_market",),
    )
    both = ["complete d_forest", "complete o_market"]
    assert options(state, "complete") == both
    for phase, act in (
        ("deploy", "done"),
        ("move", "move human 2,1 1,1"),
        ("move", "done"),
        ("breathe", "done"),
        ("explore", "explore 1,0, token mine 2"),
        ("fight", "fight 1,1 2, roll 1, roll 1"),
    ):
        assert asked(state) == f"1 {phase}"
        if phase != "move" or act != "done":
            assert "complete d_forest" in options(state)
        play(state, act, pending=True)
    play(state, "draw mission d_forest")
    assert options(state, "complete") == both
    play(state, "complete d_forest, complete d_forest, complete o_market")
    assert (completed(state, 1), points(state)) == ("d_forest*2 o_market", [4, 0])


def test_nx_card_02_only_between_two_moves() -> None:
    """NX-CARD-02: it is enough that the condition holds at one decision."""
    state = table("2,1 human | 1,1 human", "-2,-1 human", hands=("d_forest",))
    assert options(state, "complete") == []
    play(state, "move human 1,1 2,0")
    assert options(state, "complete") == ["complete d_forest"]
    missed = after(state, "move human 2,1 2,2")
    assert options(missed, "complete") == []
    play(state, "complete d_forest, move human 2,1 2,2")
    assert points(state) == [1, 0]


def test_nx_card_02_not_inside_a_battle() -> None:
    """NX-CARD-02: not in a window; in version 1 of the rules not after the battle either."""
    state = table(
        "2,1 human | 1,1 rubium_dragon", "1,1 human*2", phase="fight", hands=("d_forest dome",)
    )
    assert options(state, "complete") == ["complete d_forest"]
    play(state, "fight 1,1 2")
    for act in ("done, roll 2", "done", "done"):
        assert (asked(state), options(state, "complete")) == ("1 window", [])
        play(state, act, pending=True)
    for version, offered in ((1, []), (2, ["complete d_forest"])):
        state = table(
            "2,1 human | 1,1 rubium_dragon",
            "1,1 human",
            phase="fight",
            hands=("d_forest",),
            rules_version=version,
        )
        play(state, "fight 1,1 2, roll 2")
        assert (asked(state), options(state, "complete")) == ("1 mission", offered)


def test_nx_card_02_right_after_a_battle() -> None:
    """NX-CARD-02: Objectives first, any number; the Battle mission or done closes the window."""
    state = table(
        "2,1 human | 1,0 rubium_dragon",
        "1,0 human | -2,-1 human",
        phase="fight",
        hands=("d_forest o_market t_forest t_rock",),
    )
    play(state, "fight 1,0 2, roll 2")
    assert asked(state) == "1 mission"
    assert options(state, "complete") == ["complete t_forest", "complete d_forest"]
    events = play(state, "complete d_forest")
    assert told(events, "completed")[0]["card"] == "d_forest"
    assert [event.clause for event in events] == ["NX-CARD-02"]
    assert asked(state) == "1 mission", "the Battle mission may follow"
    events = play(state, "complete t_forest", pending=True)
    assert events[0].clause == "NX-CARD-01"
    assert asked(state) == "chance draw", "one Battle mission, and the window is closed"
    assert points(state) == [3, 0]


def test_nx_card_02_after_a_battle_with_nothing_left_to_complete() -> None:
    """NX-CARD-02: with the last mission of the hand the window closes by itself."""
    state = table("2,1 human | 1,0 rubium_dragon", "1,0 human", phase="fight", hands=("d_forest",))
    play(state, "fight 1,0 2, roll 2, complete d_forest", pending=True)
    assert asked(state) == "chance draw"


def test_nx_card_02_an_open_objective_after_a_battle() -> None:
    """NX-CARD-02, NX-OPT-07: an Objective of the row opens the window too."""
    for version, question in ((1, "chance draw"), (2, "1 mission")):
        state = table(
            "2,1 human | 1,0 rubium_dragon",
            "1,0 human",
            phase="fight",
            row="d_forest t_rock t_magma t_mono",
            open_missions="on",
            rules_version=version,
        )
        play(state, "fight 1,0 2, roll 2", pending=True)
        assert asked(state) == question
    assert options(state) == ["done", "complete row d_forest"]
    play(state, "complete row d_forest", pending=True)
    assert (asked(state), points(state)) == ("chance draw", [2, 0])


def test_nx_card_02_it_can_change_the_winner() -> None:
    """NX-CARD-02: battles won 8/0/11, and the second win of the turn throws seat 2 out as well."""
    for version, best in ((1, [3]), (2, [1])):
        state = table(
            "1,0 rubium_dragon | 2,0 rubium_dragon",
            "2,0 human",
            "1,0 human | -3,2 human",
            phase="fight",
            hands=("o_fronts",),
            rubium=(0, 0, 5),
            won=(7, 0, 11),
            rules_version=version,
        )
        play(state, "fight 1,0 3, roll 2, done, draw energize dome")
        assert won(state) == [8, 0, 11]
        play(state, "fight 2,0 2, done, roll 2, done, done")
        assert asked(state) == "1 mission"
        if version == 2:
            play(state, "complete o_fronts")
            assert (points(state), clause(state)) == ([12, 0, 11], "NX-END-01")
        else:
            play(state, "done, draw energize jam")
            assert clause(state) == "NX-END-02"
        assert winners(state) == best


def test_nx_card_02_not_in_the_turn_of_another() -> None:
    """NX-CARD-02: who is asked in a battle of another player's turn completes nothing."""
    state = table("1,0 human", "1,0 human | 2,1 human", phase="fight", hands=("", "d_forest dome"))
    play(state, "fight 1,0 2")
    assert (asked(state), options(state)) == ("2 window", ["done"])


def test_nx_card_03_only_the_active_player_scores() -> None:
    """NX-CARD-03: a defender who destroys the attacker has no point; completed cards lie open."""
    state = table("1,0 human", "1,0 rubium_dragon", phase="fight", hands=("", "t_forest"))
    play(state, "fight 1,0 2, roll 2", pending=True)
    assert points(state) == [0, 0]


def test_nx_card_03_points_add_up() -> None:
    """NX-CARD-03: what is printed on all cards before a player."""
    state = table(
        "1,0 rubium_dragon | 2,1 human",
        "1,0 human",
        phase="fight",
        won=(2, 0),
        completed=("o_beach k_leaper", "s_above"),
        hands=("t_forest d_forest",),
    )
    assert points(state) == [2 + 3 + 2, 3]
    events = play(state, "complete d_forest, fight 1,0 2, roll 2, complete t_forest", pending=True)
    assert points(state) == [7 + 1 + 1 + 1, 3]
    assert [event.seen_by(1)["card"] for event in events if event.kind == "completed"] == [
        "d_forest",
        "t_forest",
    ]
    assert completed(state, 1) == "t_forest k_leaper d_forest o_beach"
    assert hand(state, 1) == ""
