"""What every game must do, whatever its rules are: the contract of ``core``, asked of all games.

Each test is run for all registered games in all their worlds, and for Kuhn's poker, a toy that has
a secret. A new game passes when it is registered; nothing needs to be added here. What is asked of
notation, views and events stands in `test_every_notation`, `test_every_view`, `test_every_event`.
"""

from __future__ import annotations

import copy
import json
import math
import pickle
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i32

from conformance_worlds import MOST_ACTIONS, every_game, every_world, is_sentence, registered_world
from hexagora import CHANCE, OVER, IllegalAction, Log, Rng, game_info, is_compiled, new_game
from worlds import PER_KIND, World, asked_samples, play_on, samples, spread, traces, worlds

pytestmark = pytest.mark.search


# The worlds themselves.


@every_game
def test_the_worlds_use_every_seat_count_and_every_option_value(name: str) -> None:
    info = game_info(name)
    found = worlds([name])
    seats = set(range(info.least_seats, info.most_seats + 1))
    assert {world.game.seats for world in found} == seats
    for option in info.options:
        chosen = {dict(world.chosen).get(option.name, option.default) for world in found}
        assert chosen == set(option.values)


@registered_world
def test_a_game_is_equal_to_the_one_made_again(world: World) -> None:
    game = world.game
    again = new_game(game.name, game.seats, **game.options)
    assert again == game
    assert hash(again) == hash(game)
    assert again.start() == game.start()
    assert pickle.loads(pickle.dumps(game)) == game
    assert eval(repr(game), {"new_game": new_game}) == game


@every_game
def test_different_worlds_are_different_games(name: str) -> None:
    games = [world.game for world in worlds([name])]
    assert len(set(games)) == len(games)


# Playing.


@every_world
def test_a_fingerprint_tells_positions_apart(world: World) -> None:
    """Equal positions have equal ones, and among all that were met different ones have not."""
    found: dict[int, bytes] = {}
    for played in traces(world):
        for state, pack in zip(played.states, played.packs, strict=True):
            fingerprint = state.fingerprint()
            assert 0 <= fingerprint < 2**63
            assert state.copy().fingerprint() == fingerprint
            assert found.setdefault(fingerprint, pack) == pack
    assert len(found) == len({pack for played in traces(world) for pack in played.packs})


@every_world
def test_random_games_come_to_an_end(world: World) -> None:
    for trace in traces(world):
        end = trace.end
        assert end.over
        assert end.seat == OVER
        assert end.kind == -1
        assert end.legal() == []
        assert end.weights() == []
        assert world.game.chance_outcomes(end) == []


@every_world
def test_while_it_lasts_somebody_decides(world: World) -> None:
    for trace in traces(world):
        for state in trace.states[:-1]:
            assert not state.over
            assert state.seat == CHANCE or 0 <= state.seat < world.game.seats
            assert 0 <= state.kind < len(world.game.kinds)


@every_world
def test_playing_on_never_changes_an_older_state(world: World) -> None:
    for trace in traces(world):
        assert [state.pack() for state in trace.states] == trace.packs


@every_world
def test_every_state_is_sound(world: World) -> None:
    for trace in traces(world):
        for number, state in enumerate(trace.states):
            assert state.check() == [], f"after {number} actions"


@every_world
def test_the_same_actions_give_the_same_states(world: World) -> None:
    for trace in traces(world):
        state = world.game.start()
        for action, pack in zip(trace.actions, trace.packs, strict=False):
            assert state.pack() == pack
            state.apply(action)
        assert state == trace.end


@every_world
def test_a_log_changes_nothing(world: World) -> None:
    for state in asked_samples(world):
        for action in spread(state.legal(), MOST_ACTIONS):
            told, silent = state.copy(), state.copy()
            told.apply(action, Log())
            silent.apply(action)
            assert told.pack() == silent.pack()


# Copies and bytes.


@every_world
def test_a_copy_is_equal_and_goes_its_own_way(world: World) -> None:
    for number, state in enumerate(samples(world)):
        pack = state.pack()
        for twin in (state.copy(), copy.copy(state), copy.deepcopy(state)):
            assert twin == state
            assert twin is not state
            assert type(twin) is type(state)
            assert hash(twin) == hash(state)
            assert twin.digest() == state.digest()
            assert (twin.seat, twin.kind, twin.legal()) == (state.seat, state.kind, state.legal())
        play_on(state.copy(), f"copy {number}")
        assert state.pack() == pack


@every_world
def test_a_state_survives_as_bytes(world: World) -> None:
    for state in samples(world):
        again = world.game.unpack(state.pack())
        assert again == state
        assert again.pack() == state.pack()
        assert again.digest() == state.digest()
        assert again.legal() == state.legal()
        assert play_on(again, "bytes") == play_on(state.copy(), "bytes")


@every_world
def test_different_states_have_different_digests(world: World) -> None:
    for trace in traces(world):
        packs = set(trace.packs)
        assert len({state.digest() for state in trace.states}) == len(packs)


@registered_world
def test_a_state_can_be_pickled_and_written_as_code(world: World) -> None:
    for state in samples(world):
        again = pickle.loads(pickle.dumps(state))
        assert again == state
        assert again.game == state.game
        assert eval(repr(state), {"new_game": new_game}) == state


# What is legal.


@every_world
def test_legal_actions_are_a_proper_list(world: World) -> None:
    for trace in traces(world):
        for state, pack in zip(trace.states[:-1], trace.packs, strict=False):
            legal = state.legal()
            assert legal == sorted(set(legal))
            assert 1 <= len(legal) <= world.game.most_options
            assert 0 <= legal[0] <= legal[-1] < world.game.action_count
            assert state.legal() == legal
            assert state.pack() == pack


@every_world
def test_checked_play_accepts_what_is_legal(world: World) -> None:
    for state in asked_samples(world):
        for action in spread(state.legal(), MOST_ACTIONS):
            checked, free = state.copy(), state.copy()
            world.game.play(checked, action)
            free.apply(action)
            assert checked.pack() == free.pack()


@every_world
def test_checked_play_refuses_all_else_with_a_sentence(world: World) -> None:
    game = world.game
    rng = Rng(f"illegal {world.id}")
    for state in samples(world):
        legal, pack = state.legal(), state.pack()
        near = {action + step for action in spread(legal, 30) for step in (-1, 1)}
        far = {rng.below(game.action_count) for _ in range(30 * PER_KIND)}
        outside = {-1, -(10**12), game.action_count, game.action_count + 7, 10**12}
        log = Log()
        for action in sorted((near | far | outside) - set(legal)):
            with pytest.raises(IllegalAction) as refused:
                game.play(state, action, log)
            assert is_sentence(str(refused.value)), action
        assert log.events == []
        assert state.pack() == pack


@every_world
def test_chance_has_positive_weights(world: World) -> None:
    for state in asked_samples(world):
        outcomes = world.game.chance_outcomes(state)
        if state.seat != CHANCE:
            assert outcomes == []
            continue
        assert len(state.weights()) == len(state.legal())
        assert all(weight > 0 for weight in state.weights())
        assert [action for action, _ in outcomes] == state.legal()
        assert all(0.0 < share <= 1.0 for _, share in outcomes)
        assert math.isclose(sum(share for _, share in outcomes), 1.0)


@every_world
def test_a_random_action_is_any_legal_one_by_its_weight(world: World) -> None:
    """A game may have a quicker way than the list, but it must have the same odds."""
    rng = Rng(f"random action {world.id}")
    room = vec[i32]([0] * world.game.most_options)
    for state in asked_samples(world):
        legal, pack = state.legal(), state.pack()
        weights = state.weights() if state.seat == CHANCE else [1] * len(legal)
        draws = (60 if is_compiled() else 15) * len(legal)
        drawn = Counter(int(state.random_action(rng, room)) for _ in range(draws))
        assert set(drawn) == set(legal)
        # Pearson's measure of how far the counts are from the odds, with much room.
        expected = [draws * weight / sum(weights) for weight in weights]
        off = sum((drawn[a] - e) ** 2 / e for a, e in zip(legal, expected, strict=True))
        assert off <= len(legal) + 10 + 8 * math.sqrt(2 * len(legal)), state
        assert state.pack() == pack


# Values.


@every_world
def test_the_result_is_sane(world: World) -> None:
    low, high = world.game.bounds
    for trace in traces(world):
        returns, places = trace.end.returns(), trace.end.places()
        assert len(returns) == len(places) == world.game.seats
        assert all(low <= value <= high for value in returns)
        # The best is first, equals share a place, and after them so many places stay empty.
        # A side that nobody plays may have won: then the first place is its own.
        beaten = int(1 not in places and bool(game_info(world.game.name).unplayed(world.game)))
        by_rank = [1 + beaten + sum(other < place for other in places) for place in places]
        assert by_rank == places
        for own, place in zip(returns, places, strict=True):
            for other, behind in zip(returns, places, strict=True):
                assert place != behind or own == other, "an equal place is worth the same"
                assert place >= behind or own >= other, "a better place is never worth less"
        result = trace.end.result()
        assert result["places"] == places
        scores, reason, clause = result["scores"], result["reason"], result["clause"]
        assert isinstance(scores, list)
        assert len(scores) == world.game.seats
        assert isinstance(reason, str)
        assert is_sentence(reason)
        assert isinstance(clause, str)
        assert json.loads(json.dumps(result)) == result


@every_world
def test_estimates_are_within_bounds(world: World) -> None:
    low, high = world.game.bounds
    for trace in traces(world):
        for state, pack in zip(trace.states, trace.packs, strict=True):
            for seat in range(world.game.seats):
                assert low <= state.estimate(seat) <= high
            assert state.pack() == pack
