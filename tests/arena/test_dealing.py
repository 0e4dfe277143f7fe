"""The same luck for all games of a deal, whatever the bots do."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from hexagora import CHANCE, Game, Log, new_game
from hexagora.arena.dealing import PairedDealer
from hexagora.bots import new_bot


def dealt(game: Game, seed: str, bots: tuple[str, str]) -> dict[str, list[object]]:
    """What the dealer gave in a game, by event and seat, in its order."""
    state = game.start()
    dealer = PairedDealer(seed)
    players = [new_bot(name, f"{name} {seat}") for seat, name in enumerate(bots)]
    found: dict[str, list[object]] = defaultdict(list)
    while not state.over:
        seat = int(state.seat)
        if seat != CHANCE:
            state.apply(players[seat].choose(state.view(seat)))
            continue
        kind = game.kinds[state.kind]
        source = f"{kind} {state.top_a()} {state.stack[1] if state.depth > 1 else ''}"
        action = dealer.deal(state)
        found[source].append(game.write(state, action))
        state.apply(action, Log())
    return found


def common(one: list[object], other: list[object]) -> int:
    """How long both lists are."""
    return min(len(one), len(other))


@pytest.mark.parametrize("seed", ["a", "b"])
def test_an_army_has_its_tiles_in_the_same_order(seed: str) -> None:
    game = new_game("neuroshima", 2)
    one = dealt(game, seed, ("random", "greedy"))
    other = dealt(game, seed, ("greedy", "random"))
    assert one["first 0 "] == other["first 0 "]
    for seat in (0, 1):
        tiles, again = one[f"draw 0 {seat}"], other[f"draw 0 {seat}"]
        length = common(tiles, again)
        assert length > 5
        assert tiles[:length] == again[:length]


def test_a_seat_has_its_rolls_in_the_same_order() -> None:
    game = new_game("superhex", 2)
    one = dealt(game, "a", ("random", "greedy"))
    other = dealt(game, "a", ("greedy", "random"))
    assert set(one) >= {"deal 0 ", "first 0 ", "roll 1 0", "roll 1 1"}
    for source in set(one) & set(other):
        length = common(one[source], other[source])
        assert one[source][:length] == other[source][:length]


def test_the_seats_have_luck_of_their_own() -> None:
    rolls = dealt(new_game("superhex", 2), "a", ("random", "random"))
    length = common(rolls["roll 1 0"], rolls["roll 1 1"])
    assert rolls["roll 1 0"][:length] != rolls["roll 1 1"][:length]


def test_another_deal_is_other_luck() -> None:
    game = new_game("neuroshima", 2)
    draws = [dealt(game, seed, ("random", "random"))["draw 0 0"][:10] for seed in "abc"]
    assert draws[0] != draws[1] != draws[2]


def test_outcomes_come_up_by_their_weights() -> None:
    state = new_game("superhex", 2, first="1").start()
    dealer = PairedDealer("weights")
    while state.game.kinds[state.kind] != "roll":
        state.apply(dealer.deal(state))
    rolls = Counter(dealer.deal(state) for _ in range(3600))
    weights = dict(zip(state.legal(), state.weights(), strict=True))
    for action, weight in weights.items():
        assert abs(rolls[action] - 100 * weight) < 60 * weight
