"""Where ways of a search meet: one node for a position, however it was reached."""

from __future__ import annotations

import copy
import pickle
from itertools import combinations, permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i32

from hexagora import Log, Rng, new_game
from hexagora.bots.crossings import NOBODY, Crossings, crossings_of
from hexagora.bots.search import Search
from hexagora.core import CHANCE, Game, State
from hexagora.core.state import new_stack
from middle_of_games import in_the_middle

STONES = 6
LAID = 3
GOOD = frozenset({1, 4, 5})


class Stones(State):
    """A seat lays stones, one after the other; which ones lie there is all that counts."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, new_stack(game), 0)
        self.laid: frozenset[int] = frozenset()

    def copy(self) -> Stones:
        other = Stones(self.game)
        other.stack = self.stack[:]
        other.depth = self.depth
        other.laid = self.laid
        return other

    def fill_legal(self, out: vec[i32]) -> int:
        left = [stone for stone in range(STONES) if stone not in self.laid]
        for i, stone in enumerate(left):
            out[i] = i32(stone)
        return len(left)

    def apply(self, action: int, log: Log | None = None) -> None:
        self.laid |= {action}
        if len(self.laid) > LAID:
            self.pop()

    def returns(self) -> list[float]:
        return [self.estimate(0)]

    def estimate(self, seat: int) -> float:
        return len(self.laid & GOOD) / len(GOOD)

    def pack(self) -> bytes:
        return self.pack_stack() + bytes(sorted(self.laid))


class StonesGame(Game):
    def __init__(self) -> None:
        super().__init__("stones", 1, {}, 1, ("lay",), (), STONES, STONES, (0.0, 1.0))

    def start(self) -> Stones:
        state = Stones(self)
        state.push(0, 0)
        return state


def search_of(merges: bool) -> Search:
    return Search([StonesGame().start()], Rng("stones"), curiosity=3.0, merges=merges)


@pytest.mark.parametrize("merges", [False, True])
def test_a_position_has_one_node_however_it_was_reached(merges: bool) -> None:
    search = search_of(merges)
    search.run(40_000)
    choose = combinations if merges else permutations
    expected = sum(len(list(choose(range(STONES), laid))) for laid in range(LAID + 2))
    assert int(search._nodes) == expected


def test_what_was_found_out_on_one_way_is_known_on_the_others() -> None:
    """Two thirds of what is worth having is found with half of the walks."""
    values = {}
    for merges in (False, True):
        search = search_of(merges)
        search.run(120)
        values[merges] = search.choices()[0].value
    assert values[True] > values[False] + 0.01, values


def test_as_many_walks_go_out_of_a_node_as_into_it() -> None:
    state = in_the_middle(new_game("neuroshima", 2), 40, "flows", 20)
    search = Search([state], Rng("flows"), curiosity=0.4, spread=0.2, ahead=0, merges=True)
    search.run(3000)
    into = {0: 3000}
    for edge in range(int(search._edges)):
        child = int(search._child[edge])
        if child != -1:
            into[child] = into.get(child, 0) + int(search._tries[edge])
    assert all(int(search._visits[node]) == tries for node, tries in into.items())
    assert len(into) == int(search._nodes)
    several = [int(search._child[edge]) for edge in range(int(search._edges))]
    assert any(several.count(node) > 1 for node in into), "nowhere have ways met"


@pytest.mark.parametrize("name", ["superhex", "neuroshima"])
def test_a_tree_whose_ways_meet_is_pruned_kept_and_sent(name: str) -> None:
    state = in_the_middle(new_game(name, 2), 30, "pruned", 4)
    search = Search([state], Rng("p"), curiosity=0.4, spread=1.0, merges=True)
    search.run(800)
    action = search.choices()[0].action
    whole = copy.deepcopy(search)
    assert whole.advance(action)
    after = state.copy()
    after.apply(action)
    assert search.follow_to(after, 1)
    assert int(search._nodes) < int(whole._nodes)
    assert repr(search.choices()) == repr(whole.choices())
    sent = pickle.loads(pickle.dumps(search))
    for one in (search, sent):
        one.run(800)
    assert repr(search.choices()) == repr(sent.choices())
    assert int(search._nodes) == int(sent._nodes)


def test_a_position_is_found_again_over_several_decisions() -> None:
    state = in_the_middle(new_game("neuroshima", 2), 40, "kept", 8)
    search = Search([state], Rng("k"), curiosity=0.4, merges=True)
    search.run(2000)
    step_by_step = copy.deepcopy(search)
    after = state.copy()
    steps = 0
    while after.seat != CHANCE and steps < 3:
        action = step_by_step.choices()[0].action
        assert step_by_step.advance(action)
        after.apply(action)
        steps += 1
    assert steps > 1
    step_by_step.prune()
    assert search.follow_to(after, 1)
    for one in (search, step_by_step):
        one.run(500)
    assert repr(search.choices()) == repr(step_by_step.choices())


def test_ways_do_not_meet_where_something_is_hidden() -> None:
    view = in_the_middle(new_game("nexus", 2), 40, "hidden", 3).view(0)
    worlds = [view.game.sample(view.data, Rng(f"{n}")) for n in range(3)]
    told = []
    for merges in (False, True):
        search = Search(worlds, Rng("w"), merges=merges)
        search.run(200)
        told.append(repr(search.choices()))
    assert told[0] == told[1]


def test_the_table_of_crossings_finds_what_was_put_there() -> None:
    table = Crossings()
    keys = [int(Rng(f"{number}").word()) for number in range(500)]
    for node, key in enumerate(keys):
        place = table.place_of(key, 7)
        assert table.node_at(place) == NOBODY
        table.put(place, key, 7, node)
    for node, key in enumerate(keys):
        assert table.node_at(table.place_of(key, 7)) == node
        assert table.node_at(table.place_of(key, 8)) == NOBODY, "another number of decisions"
    names = vec[i32]([NOBODY] * 500)
    for node in range(250):
        names[2 * node] = i32(node)
    table.renumber(names)
    again = crossings_of(table.entries())
    for one in (table, again):
        found = [int(one.node_at(one.place_of(key, 7))) for key in keys]
        assert found[::2] == list(range(250))
        assert set(found[1::2]) == {NOBODY}
