"""Sequential halving, noise at the root, temperature, and trees that outlast the others' turns."""

from __future__ import annotations

import copy
from dataclasses import replace
from pathlib import Path

import pytest

from hexagora import CHANCE, Dealer, HexagoraError, Rng, State, new_game
from hexagora.bots import new_bot
from hexagora.bots.choices import Choice, noise, tempered
from hexagora.bots.halving import Halving
from hexagora.bots.search import Search
from hexagora.bots.thinker import Thinker, search_with
from hexagora.core.levels import Level
from hexagora.core.registry import level_of
from middle_of_games import in_the_middle

PATIENT = Level(300, seconds=1e9, worlds=4, halving=8, keeps=True)


def in_a_duel(name: str, count: int, seed: str, least: int = 3) -> State:
    return in_the_middle(new_game(name, 2), count, seed, least)


@pytest.mark.parametrize("name", ["superhex", "neuroshima", "nexus"])
def test_halving_compares_the_last_two_under_the_same_luck(name: str) -> None:
    state = in_a_duel(name, 40, f"halving {name}", 8)
    view = state.view(int(state.seat))
    rng = Rng("h")
    worlds = [view.game.sample(view.data, rng) for _ in range(4 if view.hides else 1)]
    search = search_with(PATIENT, worlds, rng)
    halving = Halving(search, 400, 8)
    for _ in halving.slices():
        pass
    first, second = halving.choices()[:2]
    assert search.tried(first.action) > 0
    assert first.value >= second.value
    # All but the half for finding candidates is shared out, none gets much more than its share.
    assert 300 <= int(search.simulations) <= 500
    assert sum(choice.share for choice in halving.choices()) == pytest.approx(1.0)


def test_halving_tries_the_runner_up_as_often_as_it_can() -> None:
    """A search alone leaves most of the budget with its favourite; here the others catch up."""
    state = in_a_duel("superhex", 20, "equal", 10)
    alone = Search([state], Rng("e"), curiosity=0.5, spread=3.0)
    alone.run(640)
    search = Search([state], Rng("e"), curiosity=0.5, spread=3.0)
    search.open()
    assert search.choices() == [], "opened, not tried"
    halving = Halving(search, 640, 4)
    for _ in halving.slices():
        pass
    runner_up = halving.choices()[1]
    # Half the budget for four in two rounds: 40 for each at first, then 80 for the better two.
    assert search.tried(runner_up.action) >= 120
    assert search.tried(runner_up.action) > alone.tried(alone.choices()[1].action)
    with pytest.raises(ValueError, match="at least two"):
        next(Halving(search, 100, 1).slices())


def test_halving_that_is_stopped_has_an_answer() -> None:
    state = in_a_duel("neuroshima", 40, "stopped")
    view = state.view(int(state.seat))
    for slices in (1, 7, 12, 30):
        left = iter(range(slices))
        bot = Thinker("commander", "s", lambda: next(left, None) is None, PATIENT)  # noqa: B023
        assert bot.choose(view) in view.legal


@pytest.mark.parametrize("name", ["superhex", "neuroshima", "nexus"])
def test_a_bot_that_halves_and_keeps_repeats_itself(name: str) -> None:
    """With the same seed, past and budget, and a copy does as the original."""
    setting = replace(level_of(name, "commander"), simulations=60, worlds=2, seconds=1e9)
    setting = replace(setting, halving=6, keeps=True)
    state = in_a_duel(name, 12, f"repeat {name}")
    bots = [Thinker("commander", "s", setting=setting) for _ in range(2)]
    dealer, rng = Dealer("repeat"), Rng("repeat")
    asked = 0
    seat = int(state.seat)
    while asked < 8 and not state.over:
        if state.seat == CHANCE:
            state.apply(dealer.deal(state))
            continue
        legal = state.legal()
        if int(state.seat) != seat:
            state.apply(legal[rng.below(len(legal))])
            continue
        asked += 1
        bots.append(copy.deepcopy(bots[0]))
        chosen = {bot.choose(state.view(seat)) for bot in bots}
        assert len(chosen) == 1
        state.apply(chosen.pop())


def test_a_tree_is_found_again_after_the_other_side_has_moved() -> None:
    state = in_a_duel("neuroshima", 40, "kept")
    search = Search([state], Rng("kept"), curiosity=0.4)
    search.run(3000)
    # Walk down where the search has been most, over chance and whoever is next.
    after = state.copy()
    seat = int(state.seat)
    probe = copy.deepcopy(search)
    steps = 0
    while steps < 3 or after.seat == CHANCE or int(after.seat) == seat:
        choices = probe.choices()
        assert choices, "the search has not got so far"
        action = choices[0].action
        assert probe.advance(action)
        after.apply(action)
        steps += 1
        if int(probe._visits[int(probe._root)]) < 12:
            break
    visits = int(probe._visits[int(probe._root)])
    told = repr(probe.choices())
    assert steps >= 2
    assert search.follow_to(after, 1)
    assert search.stands_at(after)
    assert int(search._root) == 0
    assert int(search._visits[0]) == visits
    assert repr(search.choices()) == told
    assert int(search._nodes) < int(probe._nodes), "the rest is forgotten"
    search.run(200)
    if after.seat != CHANCE:
        assert {choice.action for choice in search.choices()} <= set(after.legal())
    assert not search.follow_to(state, 1), "there is no way back"


def test_a_pruned_tree_goes_on_as_the_whole_one() -> None:
    state = in_a_duel("superhex", 20, "pruned")
    search = Search([state], Rng("pruned"), curiosity=0.5, spread=3.0)
    search.run(600)
    action = search.choices()[0].action
    whole = copy.deepcopy(search)
    assert whole.advance(action)
    after = state.copy()
    after.apply(action)
    assert search.follow_to(after, 1)
    for one in (search, whole):
        one.run(300)
    assert repr(search.choices()) == repr(whole.choices())


def test_a_bot_forgets_what_can_no_longer_happen() -> None:
    state = in_a_duel("superhex", 20, "forgotten")
    view = state.view(int(state.seat))
    bot = Thinker("veteran", "s", setting=Level(300, seconds=1e9, curiosity=0.5, spread=3.0))
    assert not bot.has_tree
    choices, search = bot.think(view)
    nodes, edges = int(search._nodes), int(search._edges)
    tried = int(search.tried(choices[1].action))
    # Not the best one, of which there is most to keep.
    bot.take(choices[1].action, search)
    assert bot.has_tree
    assert int(search._visits[0]) == tried
    assert int(search._nodes) < nodes / 2
    assert int(search._edges) < edges / 2


def test_nothing_is_kept_where_something_is_hidden() -> None:
    state = in_a_duel("nexus", 40, "hidden")
    view = state.view(int(state.seat))
    rng = Rng("w")
    search = Search([view.game.sample(view.data, rng) for _ in range(3)], rng)
    search.run(60)
    assert not search.follow_to(state, 0)


def test_a_search_tells_where_turns_have_ended_and_what_it_thinks_of_that() -> None:
    state = in_a_duel("neuroshima", 40, "ends", 20)
    search = Search([state], Rng("ends"), curiosity=0.4, spread=0.2, ahead=0)
    search.run(2000)
    ends = search.turn_ends(40)
    assert {int(end.seat) for end in ends} == {0, 1}, "its own turn, and answers to it"
    for end in ends:
        assert end.state.seat == CHANCE
        assert not end.state.check()
        assert 0.0 <= end.value <= 1.0
    assert len({end.state.pack() for end in ends}) > 3
    assert len(search.turn_ends(400)) < len(ends) < len(search.turn_ends(2))
    # Where the turn can be ended at once, its worth is what the search tells of that.
    told = {choice.action: choice.value for choice in search.choices()}
    at_once = {end.state.pack(): end.value for end in search.turn_ends(1)}
    for action, value in told.items():
        after = state.copy()
        after.apply(action)
        if not after.over and after.seat == CHANCE:
            assert at_once[after.pack()] == pytest.approx(value)


def test_where_something_is_hidden_no_end_of_a_turn_is_told() -> None:
    view = in_a_duel("nexus", 40, "hidden").view(0)
    search = Search([view.game.sample(view.data, Rng(f"{n}")) for n in range(3)], Rng("w"))
    search.run(60)
    assert search.turn_ends(1) == []


def test_noise_at_the_root_makes_unlikely_actions_likelier() -> None:
    state = in_a_duel("neuroshima", 40, "noise", 20)
    quiet = Search([state], Rng("n"), curiosity=0.4)
    loud = Search([state], Rng("n"), curiosity=0.4)
    count = len(state.legal())
    loud.stir(noise(count, 0.3, Rng("stir")), 0.5)
    for search in (quiet, loud):
        search.run(300)
    assert repr(quiet.choices()) != repr(loud.choices())
    again = Search([state], Rng("n"), curiosity=0.4)
    again.stir(noise(count, 0.3, Rng("stir")), 0.5)
    again.run(300)
    assert repr(again.choices()) == repr(loud.choices())


def test_noise_has_the_shape_of_its_distribution() -> None:
    rng = Rng("dirichlet")
    drawn = [noise(4, 0.5, rng) for _ in range(4000)]
    assert all(sum(shares) == pytest.approx(1.0) and min(shares) > 0 for shares in drawn)
    first = [shares[0] for shares in drawn]
    mean = sum(first) / len(first)
    variance = sum((share - mean) ** 2 for share in first) / len(first)
    # A quarter on average; the variance is a (n a - a) / (n a)^2 / (n a + 1) = 1/16.
    assert mean == pytest.approx(0.25, abs=0.015)
    assert variance == pytest.approx(1 / 16, abs=0.006)


def test_temperature_takes_by_visits() -> None:
    choices = [Choice(1, 0.6, 0.5), Choice(2, 0.3, 0.5), Choice(3, 0.1, 0.5)]
    rng = Rng("warm")
    for temperature, shares in ((1.0, (0.6, 0.3, 0.1)), (0.5, (0.783, 0.196, 0.022))):
        taken = [tempered(choices, temperature, rng) for _ in range(3000)]
        for choice, share in zip(choices, shares, strict=True):
            assert taken.count(choice.action) / 3000 == pytest.approx(share, abs=0.035)
    assert {tempered(choices, 0.0, rng) for _ in range(20)} == {1}
    assert {tempered(choices, 0.01, rng) for _ in range(20)} == {1}


def test_a_level_with_a_network_is_named_by_its_file(tmp_path: Path) -> None:
    with pytest.raises(HexagoraError, match=r"nothing\.net cannot be read"):
        new_bot(f"veteran@{tmp_path / 'nothing.net'}", "s")
    with pytest.raises(HexagoraError, match="there is no bot"):
        new_bot(f"greedy@{tmp_path / 'nothing.net'}", "s")
    (tmp_path / "torn.net").write_bytes(b"{")
    with pytest.raises(HexagoraError, match="holds no network"):
        new_bot(f"veteran@{tmp_path / 'torn.net'}", "s")
