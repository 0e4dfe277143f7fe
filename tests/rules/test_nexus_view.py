"""What a seat of Nexus Ops sees, and what is made up for what it does not see."""

from __future__ import annotations

import copy
import json
from collections import Counter
from typing import Any, cast

import pytest

from hexagora import Rng
from hexagora.core import SPECTATOR, BadView, Facts
from hexagora.games.nexus.state import NexusState
from nexus_table import hand, opening, play, table
from worlds import World, samples, spread, viewers, worlds

every_world = pytest.mark.parametrize("world", worlds(["nexus"]), ids=str)


def seen(state: NexusState, seat: int) -> dict[str, Any]:
    """What a seat, counted from 1, sees; 0 is a spectator."""
    return cast("dict[str, Any]", json.loads(state.view(seat - 1).to_json()))


def guesses(state: NexusState, seat: int, count: int = 200) -> list[NexusState]:
    """Positions that the seat takes for possible."""
    data = cast(Facts, seen(state, seat))
    return [cast(NexusState, state.game.sample(data, Rng(f"{n}"))) for n in range(count)]


def at(view: dict[str, Any], cell: str) -> dict[str, Any]:
    return next(told for told in view["board"] if told["at"] == cell)


# The board.


def test_a_hex_tells_what_is_on_it() -> None:
    state = table(
        "1,0 human*2 fungoid | 2,1 human",
        "1,0 human",
        ground="1,0 rock mine 2",
        tokens="0,1 mine 1 fungoid",
    )
    view = seen(state, 2)
    here = at(view, "1,0")
    assert here["terrain"] == "rock"
    assert here["mine"] == 2
    assert here["units"] == [{"human": 2, "fungoid": 1}, {"human": 1}]
    assert (here["control"], here["contested"]) == (-1, True)
    assert here["fresh"] == {"human": 2, "fungoid": 1}
    home = at(view, "2,1")
    assert (home["base"], home["control"], home["contested"]) == (0, 0, False)
    assert at(view, "0,1")["token"] == 1
    assert at(view, "0,0")["terrain"] == "monolith"
    assert len(view["board"]) == 25


def test_the_turn_and_its_phase_are_told() -> None:
    view = seen(table("2,1 human", "-2,-1 human", seat=2), 1)
    assert (view["phase"], view["turn"], view["turn_of"]) == ("movement", 4, 1)
    assert (view["first_player"], view["target"]) == (0, 12)
    assert seen(opening(), 1)["phase"] == "set-up"
    assert seen(opening(), 1)["first_player"] == -1


def test_a_battle_is_told_with_marks_modifiers_and_dice() -> None:
    state = table(
        "1,0 human*2 rock_strider",
        "1,0 human*3",
        phase="fight",
        ground="1,0 rock",
        hands=("double target", "again"),
    )
    play(state, "fight 1,0 2, play double, target attacker human, play target")
    play(state, "target attacker rock_strider, done, roll 5")
    battle = seen(state, 2)["battle"]
    assert (battle["at"], battle["attacker"], battle["defender"]) == ("1,0", 0, 1)
    assert (battle["stage"], battle["attacking"]) == ("dice have fallen", "rock_strider")
    attacker, defender = battle["sides"]
    assert attacker["units"] == [
        {"unit": "human", "marks": [], "count": 1},
        {"unit": "human", "marks": ["twice"], "count": 1},
        {"unit": "rock_strider", "marks": [], "count": 1},
    ]
    assert attacker["modifiers"] == {"rock_strider": 1}
    assert attacker["dice"] == {"rock_strider": [5]}
    assert defender["units"] == [{"unit": "human", "marks": [], "count": 3}]
    play(state, "done")
    assert seen(state, 1)["battle"]["sides"][0]["hits"] == 1
    play(state, "done", pending=True)
    assert seen(state, 1)["battle"]["sides"][1]["killed"] == {"human": 1}
    assert seen(table("2,1 human", "-2,-1 human"), 1)["battle"] is None


# What is hidden (NX-SET-07).


def test_a_hand_is_for_its_owner() -> None:
    state = table("2,1 human", "-2,-1 human", hands=("t_rock dome", "t_magma*2 first"))
    own, other = seen(state, 1)["players"]
    assert [card["card"] for card in own["hand"]["missions"]] == ["t_rock"]
    assert own["hand"]["energize"] == {"dome": 1}
    assert "hand" not in other
    assert (other["missions"], other["energize"]) == (2, 1)
    assert all("hand" not in player for player in seen(state, 0)["players"])


def test_a_guess_keeps_the_own_hand_and_varies_the_others() -> None:
    state = table("2,1 human", "-2,-1 human", hands=("t_rock dome", "t_magma t_forest"))
    found = guesses(state, 1)
    assert {hand(guess, 1) for guess in found} == {"t_rock dome"}
    others = Counter(hand(guess, 2) for guess in found)
    assert len(others) > 50
    assert all(guess.check() == [] for guess in found)


def test_a_guess_never_has_a_card_that_is_known_to_lie_elsewhere() -> None:
    both = "t_rock*2"
    state = table("2,1 human", "-2,-1 human", hands=("", "t_magma"), discards=both)
    assert all("t_rock" not in hand(guess, 2) for guess in guesses(state, 1))


def test_unseen_cards_are_equally_likely() -> None:
    """Of three unseen cards, two of them alike, one is in the other hand."""
    state = table(
        "2,1 human",
        "-2,-1 human",
        hands=("", "t_rock"),
        decks="t_rock t_magma dome",
    )
    found = Counter(hand(guess, 2) for guess in guesses(state, 1, 600))
    assert set(found) == {"t_rock", "t_magma"}
    assert 340 < found["t_rock"] < 460


def test_missions_under_the_deck_are_known_to_whoever_put_them_there() -> None:
    state = table(
        "2,1 human", "-2,-1 human", phase="mine", decks="t_rock t_magma", high_priority="on"
    )
    play(state, "draw mission t_rock, draw mission t_magma")
    assert seen(state, 1)["offered"] == ["t_rock", "t_magma"]
    assert seen(state, 2)["offered"] == ["", ""]
    play(state, "keep t_magma")
    assert seen(state, 1)["decks"]["under"] == [{"seat": 0, "card": "t_rock"}]
    assert seen(state, 2)["decks"]["under"] == [{"seat": 0, "card": ""}]
    mine = {int(guess.under[0]) for guess in guesses(state, 1)}
    yours = {int(guess.under[0]) for guess in guesses(state, 2)}
    assert len(mine) == 1
    assert len(yours) > 1


def test_a_card_passed_to_the_partner_is_known_to_both() -> None:
    state = table(
        "3,0 human",
        "-2,3 human",
        "-3,0 human",
        "2,-3 human",
        teams="on",
        phase="mine",
        decks="t_forest t_crystal",
        hands=("t_rock dome", "", "t_magma", ""),
    )
    play(state, "draw mission t_forest, give mission t_rock")
    assert seen(state, 1)["players"][0]["gave"]["missions"] == {"t_rock": 1}
    assert seen(state, 3)["players"][2]["was_given"]["missions"] == {"t_rock": 1}
    assert "gave" not in seen(state, 2)["players"][0]
    assert all("t_rock" in hand(guess, 3) for guess in guesses(state, 1, 50))
    assert len({hand(guess, 3) for guess in guesses(state, 1, 50)}) > 1
    assert len({hand(guess, 3) for guess in guesses(state, 2, 50)}) > 2


# Missions know when they are fulfilled.


def test_the_view_tells_which_missions_are_fulfilled() -> None:
    state = table(
        "1,0 human | 0,1 human",
        "-2,-1 human",
        ground="1,0 forest | 0,1 forest | -2,-1 rock",
        hands=("d_forest d_rock t_rock", "d_forest"),
    )
    told = {card["card"]: card for card in seen(state, 1)["players"][0]["hand"]["missions"]}
    assert told["d_forest"]["met"] is True
    assert told["d_forest"]["missing"] == []
    assert told["d_rock"]["met"] is False
    assert told["d_rock"]["missing"] == [{"part": "most", "own": 0, "most": 1}]
    assert told["t_rock"]["missing"] == [{"part": "battle"}]
    (other,) = seen(state, 2)["players"][1]["hand"]["missions"]
    assert (other["met"], other["missing"]) == (
        False,
        [{"part": "most", "own": 0, "most": 2}],
    )


def test_the_open_row_is_told_for_the_viewer() -> None:
    state = table(
        "1,0 human",
        "-2,-1 human",
        ground="1,0 forest | -2,-1 rock",
        row="d_forest",
        open_missions="on",
    )
    assert [card["met"] for card in seen(state, 1)["row"]] == [True]
    assert [card["met"] for card in seen(state, 2)["row"]] == [False]
    assert [card["met"] for card in seen(state, 0)["row"]] == [False]


# Nonsense.


def broken(state: NexusState, change: Any) -> str:
    data = seen(state, 1)
    change(data)
    with pytest.raises(BadView) as error:
        state.game.sample(data, Rng("broken"))
    assert str(error.value).isprintable()
    return str(error.value)


NONSENSE = {
    "no such unit": lambda d: d["board"][0]["units"][0].update(elf=1),
    "too many figures": lambda d: d["board"][0]["units"][0].update(human=13),
    "a figure too many": lambda d: d["board"][0]["units"][0].update(human=1),
    "a hex is missing": lambda d: d["board"].pop(),
    "rubium below zero": lambda d: d["players"][0].update(rubium=-1),
    "rubium as text": lambda d: d["players"][0].update(rubium="8"),
    "points from nowhere": lambda d: d["players"][0].update(points=5),
    "a hand too large": lambda d: d["players"][1].update(missions=99),
    "a hand that does not add up": lambda d: d["players"][1].update(missions=2),
    "an unknown card": lambda d: d["players"][0]["hand"]["energize"].update(joker=1),
    "too many copies": lambda d: d["players"][0]["hand"]["energize"].update(dome=9),
    "an unknown terrain": lambda d: d["board"][0].update(terrain="sea"),
    "no such seat": lambda d: d.update(seat=7),
    "three players": lambda d: d["players"].append(d["players"][0]),
    "nobody's decision": lambda d: d["pending"].pop(),
    "a decision of a stranger": lambda d: d["pending"][1].update(seat=3),
    "a decision from nowhere": lambda d: d["pending"].append(
        {"kind": "window", "seat": 0, "moment": 0, "turn": 0}
    ),
    "a roll for nothing": lambda d: d["pending"].append({"kind": "roll", "seat": -1}),
    "a turn inside a turn": lambda d: d["pending"].append(
        {"kind": "turn", "seat": 1, "phase": 0, "begun": 0}
    ),
    "a deep stack": lambda d: d["pending"].extend([{"kind": "deploy", "seat": 0}] * 40),
    "an unknown kind": lambda d: d["pending"].append({"kind": "dance", "seat": 0}),
    "an end that is none": lambda d: d.update(end=1),
    "another phase": lambda d: d.update(phase="battle"),
    "another control": lambda d: d["board"][0].update(control=1),
    "tokens of another game": lambda d: d["tokens"]["turned"][0].append(1),
    "too many tokens": lambda d: d["tokens"]["turned"][0].__setitem__(0, 24),
    "a list for an object": lambda d: d.update(decks=[]),
    "nothing": lambda d: d.clear(),
}


@pytest.mark.parametrize("what", NONSENSE)
def test_nonsense_is_refused_with_a_sentence(what: str) -> None:
    state = table("2,1 human", "-2,-1 human", hands=("t_rock dome", "t_magma"), rubium=(8, 11))
    assert broken(state, NONSENSE[what]).startswith("the view ")


@every_world
def test_a_view_with_one_number_changed_is_refused_or_sound(world: World) -> None:
    rng = Rng(f"changed {world.id}")
    for state in spread(samples(world), 12):
        whole = json.loads(state.view(0).to_json())
        for _ in range(6):
            data = copy.deepcopy(whole)
            _change(data, rng)
            message = "it made no difference"
            try:
                assert world.game.sample(data, Rng("changed")).check() == []
            except BadView as error:
                message = str(error)
            assert message.isprintable()


def _change(data: Any, rng: Rng) -> None:
    """Change one number somewhere in the facts that a position is made from."""
    node = data
    while True:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        if not keys:
            return
        key = keys[int(rng.below(len(keys)))]
        if isinstance(node[key], dict | list):
            node = node[key]
        elif isinstance(node[key], int):
            node[key] = int(node[key]) + int(rng.below(5)) - 2
            return
        else:
            return


@every_world
def test_no_view_holds_a_card_of_another_hand(world: World) -> None:
    """The ids of what only others hold do not stand in a view at all."""
    for state in samples(world):
        position = cast(NexusState, state)
        for viewer in viewers(world.game):
            text = json.dumps(position.facts(viewer))
            for seat, card in _held_elsewhere(position, viewer):
                assert f'"{card}"' not in text, f"seat {seat} holds {card}"


def _held_elsewhere(state: NexusState, viewer: int) -> list[tuple[int, str]]:
    """Cards in other hands that do not lie open anywhere, and of which the viewer has no other."""
    known = json.dumps(state.facts(SPECTATOR))
    own = set(hand(state, viewer + 1).replace("*", " ").split()) if viewer >= 0 else set()
    if viewer >= 0:
        names = [str(card.id) for card in state.tables.missions]
        under = [int(state.under[i]) for i in range(2 * int(state.under_count))]
        put = zip(under[::2], under[1::2], strict=True)
        own |= {names[card] for card, seat in put if seat == viewer}
        offers = (state.offer_a, state.offer_b) if viewer == state.turn_seat() else ()
        own |= {names[int(offer) - 1] for offer in offers if offer}
        gave = cast("list[Facts]", state.facts(viewer)["players"])[viewer].get("gave", {})
        own |= {card for deck in cast("dict[str, dict[str, int]]", gave).values() for card in deck}
    found = []
    for seat in range(int(state.rules.seats)):
        for name in hand(state, seat + 1).split() if seat != viewer else ():
            card = name.partition("*")[0]
            if f'"{card}"' not in known and card not in own:
                found.append((seat, card))
    return found
