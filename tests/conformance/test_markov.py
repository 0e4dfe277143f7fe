"""An observation is enough: where a seat sees the same, the same can be done and the same follows.

Two ways to look for a counter-example. One changes what a view tells, number by number, and makes
positions of it: wherever the view of the seat is another, its observation must be another. The
other plays a few actions in every order and looks for positions that look alike.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from operator import itemgetter
from typing import Any, cast

import pytest

from counts import count
from hexagora import CHANCE, Game, HexagoraError, Rng, State
from hexagora.core.observer import Observer
from worlds import World, samples, worlds

pytestmark = pytest.mark.search

POSITIONS = count(4, long=8, interpreted=3)
"""So many positions of each world are changed."""
BRANCHES = count(8, long=12, interpreted=4)
"""So many actions are tried at each step of a search for positions that look alike."""
STEPS = 8
"""So far two positions that look alike are played on."""
SAID = {"game", "rules_version", "options", "seats", "seat", "decision", "end"}
"""What is the same for all positions of a game, is told by words, or tells why a game has ended."""

MARKS_OF_UNITS = {"breathed", "flown"}
"""What units of the active player have done stands with their hex; without units it is nothing."""

every_world = pytest.mark.parametrize("world", worlds(), ids=str)


@cache
def observer_of(game: Game) -> Observer:
    return Observer(game)


def seen(state: State, seat: int) -> bytes:
    return bytes(observer_of(state.game).look(state, seat))


def known(state: State, seat: int) -> str:
    return json.dumps(state.facts(seat), sort_keys=True)


def viewer_of(state: State) -> int:
    """The seat that decides, and while nobody does the first."""
    return max(0, int(state.seat))


def chosen(world: World) -> list[State]:
    """Some positions of the world, of all kinds of decisions as far as they go."""
    found = list(samples(world))
    return found[:: max(1, len(found) // POSITIONS)]


def begun(state: State) -> bool:
    """Whether there is a turn or a battle. Before, a view can be changed into what never happens,
    such as tokens beside the board."""
    return int(state.stack[0]) <= 1


# What a view tells, changed in one place.

Path = tuple[str | int, ...]


def parts(data: object, path: Path = ()) -> Iterator[tuple[Path, object]]:
    """All parts of JSON data, the whole ones too, with the way to them."""
    if path:
        yield path, data
    if isinstance(data, dict):
        for key, value in data.items():
            if path or key not in SAID:
                yield from parts(value, (*path, key))
    elif isinstance(data, list):
        for place, value in enumerate(data):
            yield from parts(value, (*path, place))


def kind_of(path: Path) -> tuple[str, ...]:
    """The way without the places in lists, so that like parts have the same."""
    return tuple("*" if isinstance(step, int) else step for step in path)


def changed(data: Any, path: Path, value: object) -> Any:
    """A copy of JSON data in which one part is another."""
    other = data.copy()
    step = path[0]
    other[step] = changed(data[step], path[1:], value) if len(path) > 1 else value
    return other


def other_values(value: object, donors: list[object], rng: Rng) -> list[object]:
    """What could stand there instead: a neighbouring number, or what stands there elsewhere."""
    if isinstance(value, bool):
        return [not value]
    near: list[object] = []
    if isinstance(value, int):
        near = [value + 1, value - 1] if value > 0 else [value + 1]
    if isinstance(value, list) and len(value) > 1:
        near.append([value[1], value[0], *value[2:]])
    return [*near, *(donors[rng.below(len(donors))] for _ in range(2))]


def units_at(data: Any, path: Path) -> bool:
    """Whether the active player of Nexus Ops has units on the hex that a path leads to."""
    active = data["turn_of"]
    return active >= 0 and bool(data["board"][path[1]]["units"][active])


def variants(world: World, states: list[State]) -> Iterator[tuple[State, int, State, str]]:
    """Pairs of positions whose views differ in one place, with the seat and the place."""
    rng = Rng(f"markov {world}")
    views = [(state, viewer_of(state)) for state in states if state.over or begun(state)]
    told = [(state, seat, cast(Any, state.view(seat).data)) for state, seat in views]
    donors: dict[tuple[str, ...], list[object]] = {}
    for _, _, data in told:
        for path, value in parts(data):
            donors.setdefault(kind_of(path), []).append(value)
    for state, seat, data in told:
        by_kind: dict[tuple[str, ...], list[tuple[Path, object]]] = {}
        for path, value in parts(data):
            by_kind.setdefault(kind_of(path), []).append((path, value))
        for kind, places in by_kind.items():
            path, value = places[rng.below(len(places))]
            if kind[-1] in MARKS_OF_UNITS and not units_at(data, path):
                continue
            for instead in other_values(value, donors[kind], rng):
                try:
                    other = world.game.sample(changed(data, path, instead), rng)
                except HexagoraError:
                    continue
                yield state, seat, other, ".".join(map(str, path))


@every_world
def test_an_observation_tells_whatever_the_view_tells(world: World) -> None:
    differ = 0
    for (state, seat), pairs in groupby(variants(world, chosen(world)), itemgetter(0, 1)):
        facts, numbers = known(state, seat), seen(state, seat)
        for _, _, other, place in pairs:
            if facts != known(other, seat):
                differ += 1
                assert numbers != seen(other, seat), f"{place} cannot be observed"
    assert differ > 20


# Positions that are reached in different ways.


def reached(world: World) -> Iterator[State]:
    """Positions after up to three actions from chosen ones, so that many differ only a little."""
    rng = Rng(f"ways {world}")
    for state in chosen(world):
        near = [state.copy()]
        for step in range(3):
            further = []
            for place in near[: BRANCHES if step < 2 else 2]:
                legal = place.legal()
                for _ in range(min(len(legal), BRANCHES)):
                    after = place.copy()
                    after.apply(legal[rng.below(len(legal))])
                    further.append(after)
            yield from further
            near = further


def assert_alike(one: State, other: State, seat: int) -> None:
    """What the seat can do and what follows from it are the same in both."""
    secrets = one.hides()
    assert known(one, seat) == known(other, seat)
    if not secrets:
        assert one.pack() == other.pack()
    rng = Rng("alike")
    for _ in range(STEPS):
        assert one.seat == other.seat
        if one.over:
            assert one.returns() == other.returns()
            return
        if secrets and one.seat != seat:
            return
        assert one.legal() == other.legal()
        assert seen(one, seat) == seen(other, seat)
        if one.seat == CHANCE:
            assert one.weights() == other.weights()
        legal = one.legal()
        action = legal[rng.below(len(legal))]
        one, other = one.copy(), other.copy()
        one.apply(action)
        other.apply(action)


@every_world
def test_positions_that_look_alike_have_the_same_future(world: World) -> None:
    found: dict[tuple[int, bytes], State] = {}
    alike = 0
    for state in reached(world):
        seat = viewer_of(state)
        before = found.setdefault((seat, seen(state, seat)), state)
        if before is not state and before.pack() != state.pack():
            alike += 1
            assert_alike(before, state, seat)
        elif before is not state:
            alike += 1
    assert alike > 0 or len(found) < 10


# What was missing once.


def differs(state: State, change: Any) -> bool:
    other = cast(Any, state.copy())
    change(other)
    return all(seen(state, seat) != seen(other, seat) for seat in range(state.game.seats))


def first_of(game: str, kind: str) -> State:
    for world in worlds([game]):
        for state in samples(world):
            if world.game.kinds[state.kind] == kind:
                return state
    raise AssertionError(f"no {kind} in {game}")


def test_superhex_tells_which_roll_of_the_turn_it_is() -> None:
    def second(state: Any) -> None:
        state.stack[2] = 3 - int(state.stack[2])

    assert differs(first_of("superhex", "swap"), second)


def test_superhex_tells_late_turns_apart() -> None:
    def late(turns: int) -> State:
        state = cast(Any, first_of("superhex", "swap").copy())
        state.turns = turns
        return cast(State, state)

    assert seen(late(499), 0) != seen(late(498), 0)


def test_neuroshima_tells_by_what_a_unit_has_moved() -> None:
    state = cast(Any, first_of("neuroshima", "act").copy())
    cell = next(cell for cell in range(37) if state.units.tile[cell] >= 0)
    looks = set()
    for used in (0, 1 << 40, 1 << 7, 1 << 8, 1 << 36, 1 << 40 | 1 << 7):
        state.units.used[cell] = used
        looks.add(seen(state, 0))
    assert len(looks) == 6


def test_neuroshima_tells_how_many_tiles_a_turn_has_used() -> None:
    def one_more(state: Any) -> None:
        state.stack[3] += 1

    assert differs(first_of("neuroshima", "act"), one_more)


def test_neuroshima_tells_the_choices_of_a_phase() -> None:
    def answered(state: Any) -> None:
        state.battle.answer(0)

    assert differs(first_of("neuroshima", "medic"), answered)


def test_nexus_tells_missions_under_the_deck_in_their_order() -> None:
    state = cast(Any, first_of("nexus", "deploy").copy())
    state.under_count = 2
    looks = set()
    for under in ((3, 0, 5, 0), (5, 0, 3, 0), (3, 0, 3, 0), (3, 0, 5, 1)):
        for i, number in enumerate(under):
            state.under[i] = number
        looks.add(seen(state, 0))
    assert len(looks) == 4


def test_nexus_tells_offered_missions_to_the_active_player_only() -> None:
    state = cast(Any, first_of("nexus", "deploy").copy())
    active = int(state.turn_seat())
    own, others = set(), set()
    for first, second in ((3, 5), (5, 3), (3, 3), (3, 0)):
        state.offer_a, state.offer_b = first, second
        own.add(seen(state, active))
        others.add(seen(state, (active + 1) % state.game.seats))
    assert (len(own), len(others)) == (4, 2)
