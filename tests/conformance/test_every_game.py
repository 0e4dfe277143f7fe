"""What every game must do, whatever its rules are: the contract of ``core``, asked of all games.

Each test is run for all registered games in all their worlds, and for Kuhn's poker, a toy that has
a secret. A new game passes when it is registered; nothing needs to be added here, but see
``worlds.NEVER_ASKED``.
"""

from __future__ import annotations

import copy
import json
import math
import pickle
import re
from collections import Counter
from functools import cache
from itertools import chain
from pathlib import Path
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i32

from hexagora import (
    CHANCE,
    OVER,
    Ambiguous,
    Game,
    IllegalAction,
    Log,
    Rng,
    State,
    Unreadable,
    game_info,
    is_compiled,
    new_game,
)
from hexagora.core import BadView, Facts
from hexagora.words import LANGUAGES, words_of
from kuhn import Kuhn
from worlds import (
    NEVER_ASKED,
    PER_KIND,
    World,
    asked_samples,
    finish,
    game_kinds,
    game_names,
    play_on,
    random_game,
    samples,
    spread,
    steady,
    traces,
    viewers,
    worlds,
)

pytestmark = pytest.mark.search

REGISTERED = worlds()
TOY = World("kuhn", Kuhn())
RULES = Path(__file__).parents[2] / "docs" / "rules"
EXAMPLES = Path(__file__).parents[2] / "examples"
CLAUSE = re.compile(r"^- ([A-Z]{2}-[A-Z0-9]+-\d+)\b", re.MULTILINE)
MOST_ACTIONS = 40 * PER_KIND
"""So many actions of one position are tried."""

every_world = pytest.mark.parametrize("world", [*REGISTERED, TOY], ids=str)
registered_world = pytest.mark.parametrize("world", REGISTERED, ids=str)
every_game = pytest.mark.parametrize("name", game_names())


def is_sentence(text: str) -> bool:
    """Whether a text can be shown on one line."""
    return text.strip() != "" and text.isprintable()


def sentences(game: Game, facts: Facts) -> list[str]:
    """An event in words, in all languages."""
    names = [f"name {seat}" for seat in range(game.seats)]
    message = f"event-{facts['event']}"
    return [words_of(game.name, language).say(message, facts, names) for language in LANGUAGES]


@cache
def told(world: World) -> dict[str, list[list[str]]]:
    """By kind of event: what is said in all languages of what somebody sees of such an event."""
    seen: dict[str, dict[str, Facts]] = {}
    for trace in traces(world):
        for event in chain.from_iterable(trace.events):
            for seat in viewers(world.game):
                facts = event.seen_by(seat)
                seen.setdefault(event.kind, {})[json.dumps(facts)] = facts
    return {
        kind: [sentences(world.game, facts) for facts in spread([*each.values()], 20 * PER_KIND)]
        for kind, each in seen.items()
    }


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


# Notation.


@every_world
def test_what_is_written_can_be_read(world: World) -> None:
    game = world.game
    for state in asked_samples(world):
        legal = state.legal()
        texts = [game.write(state, action) for action in legal]
        assert len(set(texts)) == len(texts)
        for action, text in spread(list(zip(legal, texts, strict=True)), MOST_ACTIONS):
            assert is_sentence(text)
            assert text == text.strip()
            assert "#" not in text
            assert game.read(state, text) == action


@cache
def written(name: str) -> list[tuple[State, str]]:
    """Positions of a game with a legal action of each, as text."""
    return [
        (state, state.game.write(state, action))
        for world in worlds([name])
        for state in spread(asked_samples(world), 8)
        for action in spread(state.legal(), 4)
    ]


@st.composite
def garbled(draw: st.DrawFn, name: str) -> tuple[State, str]:
    """A position, and a text that once was a legal action of it, or of another one."""
    state, own = draw(st.sampled_from(written(name)))
    _, other = draw(st.sampled_from(written(name)))
    text = draw(st.sampled_from((own, other, "")))
    start = draw(st.integers(0, len(text)))
    end = draw(st.integers(start, min(len(text), start + 3)))
    return state, text[:start] + draw(st.text(max_size=12)) + text[end:]


@every_game
def test_garbage_is_refused_with_a_sentence(name: str) -> None:
    @steady
    @given(garbled(name))
    def refused(case: tuple[State, str]) -> None:
        state, text = case
        pack = state.pack()
        try:
            action, message = state.game.read(state, text), "it was legal"
        except (Unreadable, IllegalAction, Ambiguous) as error:
            action, message = state.legal()[0], str(error)
        assert action in state.legal()
        assert is_sentence(message)
        assert len(message) < 500
        assert state.pack() == pack

    refused()


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


# Views.


@every_world
def test_a_view_is_json_and_equal_for_equal_states(world: World) -> None:
    for state in samples(world):
        for seat in viewers(world.game):
            text = state.view(seat).to_json()
            assert is_sentence(text)
            told = json.loads(text)
            shown = copy.deepcopy(state.view(seat).data)
            for option in cast("list[Facts]", cast(Facts, shown["decision"])["options"]):
                # Programs get the notation as well.
                option["text"] = world.game.write(state, cast(int, option["id"]))
            assert told == shown
            assert world.game.unpack(state.pack()).view(seat).to_json() == text


@every_world
def test_a_view_says_what_it_is_of(world: World) -> None:
    game = world.game
    for state in samples(world):
        for seat in viewers(game):
            view = state.view(seat)
            asked = game.kinds[state.kind] if not state.over else "over"
            assert (view.seat, view.decides, view.kind) == (seat, state.seat, asked)
            assert view.data["game"] == game.name
            assert view.data["rules_version"] == game.rules_version
            assert view.data["options"] == game.options
            assert view.data["seats"] == game.seats
            assert view.data["seat"] == seat
            assert ("result" in view.data) == state.over


@every_world
def test_only_the_seat_that_decides_is_given_actions(world: World) -> None:
    for state in samples(world):
        for seat in viewers(world.game):
            view = state.view(seat)
            own = state.legal() if seat == state.seat != CHANCE else []
            assert view.legal == own
            assert view.data["decision"] == {
                "seat": int(state.seat),
                "kind": view.kind,
                "about": world.game.about(state, seat),
                "options": [{"id": a, **world.game.meaning(state, a)} for a in own],
            }


@every_world
def test_a_view_is_a_picture_that_later_moves_do_not_change(world: World) -> None:
    for state in asked_samples(world):
        played = state.copy()
        early, late = played.view(0), played.view(0)
        text, legal = early.to_json(), early.legal
        play_on(played, "picture")
        assert (early.to_json(), early.legal) == (text, legal)
        assert (late.to_json(), late.legal) == (text, legal)


@every_world
def test_a_position_can_be_guessed_from_a_view(world: World) -> None:
    game = world.game
    for number, state in enumerate(samples(world)):
        for seat in viewers(game):
            text = state.view(seat).to_json()
            guess = game.sample(json.loads(text), Rng(f"guess {number}"))
            assert guess.check() == []
            assert guess.view(seat).to_json() == text
            assert (guess.seat, guess.kind) == (state.seat, state.kind)
            again = game.sample(json.loads(text), Rng(f"guess {number}"))
            assert again == guess
            assert play_on(guess, "guess").check() == []


@every_world
def test_a_guessed_position_can_be_played_to_its_end(world: World) -> None:
    everybody = viewers(world.game)
    for number, state in enumerate(spread(asked_samples(world), 2 * PER_KIND)):
        data = state.view(everybody[number % len(everybody)]).data
        assert finish(world.game.sample(data, Rng(f"guess {number}")), "guess").check() == []


@every_world
def test_a_view_that_lacks_something_is_refused_or_sound(world: World) -> None:
    for state in spread(samples(world), PER_KIND):
        data = state.view(0).data
        for key in data:
            less: Facts = {k: v for k, v in data.items() if k != key}
            message = "it was not needed"
            try:
                assert world.game.sample(less, Rng("less")).check() == []
            except BadView as error:
                message = str(error)
            assert is_sentence(message)
    with pytest.raises(BadView):
        world.game.sample({}, Rng("nothing"))


# Events and pictures.


@every_world
def test_events_are_well_formed(world: World) -> None:
    for trace in traces(world):
        for events in trace.events:
            for place, event in enumerate(events):
                assert event.kind in world.game.event_kinds
                assert -1 <= event.cause < place
                assert set(event.knowers) <= set(range(world.game.seats))


@registered_world
def test_events_name_clauses_of_the_rules(world: World) -> None:
    books = [*RULES.glob("*.md"), *EXAMPLES.glob("*/README.md")]
    known = {clause for path in books for clause in CLAUSE.findall(path.read_text())}
    named = {e.clause for trace in traces(world) for events in trace.events for e in events}
    named |= {str(trace.end.result()["clause"]) for trace in traces(world)}
    assert named <= known


@every_world
def test_events_are_json(world: World) -> None:
    for trace in traces(world):
        for events in spread(trace.events, 100 * PER_KIND):
            for event in events:
                for seat in viewers(world.game):
                    facts = event.seen_by(seat)
                    assert facts["event"] == event.kind
                    assert json.loads(json.dumps(facts)) == facts


@registered_world
def test_events_can_be_told(world: World) -> None:
    for texts in told(world).values():
        assert all(text == "" or is_sentence(text) for said in texts for text in said)


@registered_world
def test_every_kind_of_event_has_words(world: World) -> None:
    assert [kind for kind, texts in told(world).items() if not any(map(all, texts))] == []


@every_world
def test_a_position_can_be_drawn(world: World) -> None:
    for state in samples(world):
        plain, bright = world.game.draw(state), world.game.draw(state, colour=True)
        assert plain.strip()
        assert all(line.isprintable() for line in plain.split("\n"))
        assert re.sub("\x1b\\[[0-9;]*m", "", bright).replace(" ", "") == plain.replace(" ", "")


# Everything is met.


@every_game
def test_random_games_meet_every_decision_and_every_event(name: str) -> None:
    """Plays until all have been met; the number of games is only there so that it stops."""
    found = worlds([name])
    never = NEVER_ASKED.get(name, set())
    assert never <= {kind for world in found for kind in world.game.kinds}
    missing = {("asked", kind) for kind in game_kinds(name)}
    missing |= {("told", kind) for world in found for kind in world.game.event_kinds}
    for trace in (trace for world in found for trace in traces(world)):
        asked = {trace.game.kinds[state.kind] for state in trace.states[:-1]}
        assert not asked & never
        missing -= {("asked", kind) for kind in asked}
        missing -= {("told", event.kind) for events in trace.events for event in events}
    for number in range(20 * len(found)):
        if not missing:
            return
        for state, _, events in random_game(found[number % len(found)].game, f"meet {number}"):
            if not state.over:
                missing.discard(("asked", state.game.kinds[state.kind]))
            missing -= {("told", event.kind) for event in events}
    assert missing == set()
