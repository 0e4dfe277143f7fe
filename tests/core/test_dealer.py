"""The dealer: bound by the fingerprint of a seed, and fair."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest

from hexagora import CHANCE, Dealer, new_game
from hexagora.core import fingerprint
from worlds import World, random_game, worlds


def test_the_fingerprint_is_a_plain_hash_that_anybody_can_check() -> None:
    assert fingerprint("a seed") == sha256(b"hexagora seed a seed").hexdigest()
    assert Dealer("a seed").fingerprint == fingerprint("a seed")
    assert fingerprint("a seed") == (
        "4ad5f8d3f4036d748b393633565e25511df162333f9a364dea786068edef9713"
    )


def test_a_dealer_without_a_seed_makes_one() -> None:
    dealer = Dealer()
    assert len(dealer.seed) == 32
    assert dealer.seed != Dealer().seed
    assert dealer.fingerprint == fingerprint(dealer.seed)


@pytest.mark.parametrize("world", worlds(), ids=str)
def test_the_same_seed_deals_the_same(world: World) -> None:
    again, other = Dealer("same"), Dealer("other")
    differs = False
    for state, action, _ in random_game(world.game, "same"):
        if state.seat == CHANCE:
            assert again.deal(state) == action
            differs = differs or other.deal(state) != action
    assert differs


@pytest.mark.parametrize("world", worlds(), ids=str)
def test_the_deals_do_not_depend_on_what_the_players_do(world: World) -> None:
    """Whatever lies between two deals, the next one takes the next number of the stream."""
    state = world.game.start()
    while state.seat != CHANCE:
        state.apply(state.legal()[0])
    a, b = Dealer("order"), Dealer("order")
    assert [a.deal(state) for _ in range(50)] == [b.deal(state) for _ in range(50)]


def test_outcomes_come_by_their_weights() -> None:
    """Superhex: 21 rolls, a double half as likely as two different colours."""
    game = new_game("superhex", 1)
    state = game.start()
    dealer = Dealer("weights")
    while game.kinds[state.kind] != "roll":
        state.apply(dealer.deal(state))
    weights = dict(zip(state.legal(), state.weights(), strict=True))
    assert sorted(weights.values()) == [1] * 6 + [2] * 15
    counts = Counter(dealer.deal(state) for _ in range(36 * 200))
    for action, weight in weights.items():
        assert abs(counts[action] - 200 * weight) < 6 * (200 * weight) ** 0.5
