"""What the search of Superhex goes by: captures that are foreseen, shares, priors, and choices."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora import Rng, new_game
from hexagora.bots.thinker import Thinker
from hexagora.core.levels import Level
from hexagora.games.superhex.mind import captures, prior
from hexagora.games.superhex.rules import actions
from hexagora.games.superhex.rules.kinds import BONUS, LAY, MAIN, PUT, ROLL, SWAP
from hexagora.games.superhex.state import SuperhexState
from superhex_table import table


def positions(seats: int, games: int, every: int = 7) -> Iterator[SuperhexState]:
    """Some positions of random games, after the layout."""
    rng = Rng(f"search {seats}")
    for number in range(games):
        state = new_game("superhex", seats=seats, gaps=("off", "on")[number % 2]).start()
        room = vec[i32]([0] * state.game.most_options)
        step = 0
        while not state.over:
            state.apply(state.random_action(rng, room))
            step += 1
            if step > 6 and step % every == 0 and not state.over:
                assert isinstance(state, SuperhexState)
                yield state


def shares(state: SuperhexState) -> list[float]:
    out = vec[float]([0.0] * state.game.seats)
    state.fill_values(out)
    return list(out)


def takes(state: SuperhexState) -> vec[i64]:
    out = vec[i64]([0] * 7)
    captures.fill_takes(state.block, out)
    return out


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_shares_are_within_bounds_and_add_up(seats: int) -> None:
    for state in positions(seats, 2):
        before = state.pack()
        found = shares(state)
        assert all(0.0 <= share <= 1.0 for share in found)
        if seats > 1:
            assert sum(found) == pytest.approx(1.0)
        assert state.pack() == before


def test_what_a_swap_captures_is_foreseen() -> None:
    met = 0
    for state in positions(2, 3, every=11):
        if state.kind != SWAP:
            continue
        seat = int(state.seat)
        best = 0
        for action in state.legal():
            after = state.copy()
            after.apply(action)
            best = max(best, int(after.pile_size(seat) - state.pile_size(seat)))
        found = takes(state)
        assert best == max(found[state.die_a], found[state.die_b])
        met += best > 0
    assert met > 0


def test_what_a_roll_leaves_is_foreseen() -> None:
    """Every roll takes the most that its colours allow; what is left is for the roll after it."""
    met = 0
    for state in positions(2, 2, every=5):
        found = takes(state)
        total = 0.0
        for one in range(1, 7):
            for other in range(1, 7):
                # Of two colours that take as many the first is taken.
                taken = max(sorted((one, other)), key=lambda colour: found[colour])
                if found[taken] == 0:
                    continue
                rest = [0 if colour == taken else int(found[colour]) for colour in range(7)]
                after = sum(max(rest[a], rest[b]) for a in range(1, 7) for b in range(1, 7)) / 36
                assert captures.without(found, taken) == pytest.approx(after)
                total += after / 36
                met += 1
        assert captures.leaves(found) == pytest.approx(total)
    assert met > 0


def test_pairs_are_counted_once() -> None:
    assert captures.pairs(table(PICTURE, dice="GY").block) == 0
    assert captures.pairs(table(PICTURE.replace("R   R", "R   B"), dice="GY").block) == 1


def test_priors_are_positive_in_every_kind_of_decision() -> None:
    kinds = set()
    for seats in (1, 2):
        for state in positions(seats, 6, every=1):
            if state.kind == ROLL:
                continue
            kinds.add(int(state.kind))
            legal = state.legal()
            out = vec[float]([0.0] * len(legal))
            state.fill_priors(vec[i32](legal), len(legal), out)
            assert all(value > 0.0 for value in out)
    assert kinds >= {SWAP, LAY, BONUS, PUT}
    assert kinds <= {SWAP, MAIN, LAY, BONUS, PUT}


def test_a_capture_has_the_highest_prior() -> None:
    met = 0
    for state in positions(2, 3, every=1):
        if state.kind != SWAP or max(takes(state)[state.die_a], takes(state)[state.die_b]) == 0:
            continue
        legal = state.legal()
        out = vec[float]([0.0] * len(legal))
        prior.fill_priors(state, vec[i32](legal), len(legal), out)
        best = max(range(len(legal)), key=lambda i: out[i])
        after = state.copy()
        after.apply(legal[best])
        assert after.pile_size(int(state.seat)) > state.pile_size(int(state.seat))
        met += 1
    assert met > 0


PICTURE = """
R   R
  B
G   Y
  R
O   P
"""


def test_a_great_lead_near_the_end_is_nearly_won() -> None:
    ahead = table(PICTURE, dice="GY", piles=("RRRRROOOOOOYYYYYY", "BBB"))
    behind = table(PICTURE, dice="GY", piles=("BBB", "RRRRROOOOOOYYYYYY"))
    assert shares(ahead)[0] > 0.9
    assert shares(behind)[0] < 0.1


def test_the_dice_that_capture_are_worth_more() -> None:
    for state in positions(2, 2):
        if state.kind != SWAP or state.top_a() != 1:
            continue
        found = takes(state)
        good = [c for c in range(1, 7) if found[c] > 0]
        poor = [c for c in range(1, 7) if found[c] == 0]
        if not good or len(poor) < 2:
            continue
        seat = int(state.seat)
        hit = state.copy()
        hit.die_a, hit.die_b = sorted((good[0], poor[0]))
        miss = state.copy()
        miss.die_a, miss.die_b = poor[0], poor[1]
        assert shares(hit)[seat] > shares(miss)[seat]
        return
    pytest.fail("no position told good dice from poor ones")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_same_seed_and_budget_choose_the_same(seats: int) -> None:
    chosen = []
    for _ in range(2):
        found = []
        for number, state in enumerate(positions(seats, 1, every=9)):
            if state.kind != ROLL and number < 12:
                bot = Thinker("commander", "same", setting=Level(40, seconds=1e9))
                found.append(bot.choose(state.view(int(state.seat))))
        chosen.append(found)
    assert chosen[0] == chosen[1]
    assert chosen[0]
    assert all(action >= actions.PASS for action in chosen[0])
