"""The dealer of real games: keyed by the seed and every seat's word, fair, and checked by hand."""

from __future__ import annotations

import pickle
from collections import Counter, defaultdict
from hashlib import blake2b, sha256
from itertools import pairwise

import pytest

from hexagora import CHANCE, Match, new_game
from hexagora.core import KeyedDealer, Rng, fingerprint, read_record
from hexagora.core.dealer import Dealer
from hexagora.core.keyed import (
    BLAKE2B,
    NO_WORD,
    SERVERS_WORD,
    AnyDealer,
    KeyedStream,
    LaneDealer,
    commitment,
    dealer_of,
    key_of,
)
from hexagora.core.registry import game_info, make_game


def test_hashes_and_key_are_plain_and_can_be_made_by_anybody() -> None:
    assert commitment("ab") == sha256(b"hexagora word ab").hexdigest()
    assert fingerprint("s") == sha256(b"hexagora seed s").hexdigest()
    plain = blake2b(b"hexagora key\ns\nab\n-\nserver", digest_size=32).digest()
    assert key_of("s", ["ab", NO_WORD, SERVERS_WORD]) == plain


def test_the_stream_is_blake2b_over_a_counter() -> None:
    key = bytes(range(32))
    blocks = [blake2b(n.to_bytes(8, "big"), key=key, digest_size=64).digest() for n in range(3)]
    plain = b"".join(blocks)
    stream = KeyedStream(key)
    words = [stream.word() for _ in range(48)]
    assert words == [int.from_bytes(plain[i : i + 4], "big") for i in range(0, len(plain), 4)]


@pytest.mark.parametrize("limit", [1, 2, 6, 21, 1000, 2**31 - 1])
def test_numbers_below_a_limit_are_all_equally_likely(limit: int) -> None:
    stream = KeyedStream(b"k" * 32)
    numbers = [stream.below(limit) for _ in range(6000)]
    assert all(0 <= number < limit for number in numbers)
    boxes = Counter(number * min(limit, 6) // limit for number in numbers)
    for count in boxes.values():
        assert abs(count - 6000 / min(limit, 6)) < 200


def test_words_that_would_favour_a_number_are_drawn_again() -> None:
    class Fixed(KeyedStream):
        def __init__(self, words: list[int]) -> None:
            super().__init__(b"k")
            self.words = words

        def word(self) -> int:
            return self.words.pop(0)

    # 2**32 is 4 more than a multiple of 6, so four words are too many: those just above multiples.
    assert 2**32 % 6 == 4
    assert Fixed([0, 2**32 - 1]).below(6) == 5
    assert Fixed([1]).below(6) == 0


def test_every_word_and_its_seat_change_the_deal() -> None:
    keys = [
        key_of(seed, words)
        for seed in ("s", "t")
        for words in (["a", "b"], ["b", "a"], ["a", NO_WORD], ["a", SERVERS_WORD], ["ab", ""])
    ]
    assert len(set(keys)) == len(keys)


def test_the_same_seed_and_words_deal_the_same() -> None:
    game = new_game("superhex", 2)
    dealt = []
    for words in (["a", "b"], ["a", "b"], ["a", "c"]):
        state, dealer = game.start(), KeyedDealer("s", words)
        while state.seat == CHANCE:
            state.apply(dealer.deal(state))
        dealt.append(state.pack())
    assert [a == b for a, b in pairwise(dealt)] == [True, False]


def test_outcomes_come_by_their_weights() -> None:
    game = new_game("superhex", 1)
    state, dealer = game.start(), KeyedDealer("weights")
    while game.kinds[state.kind] != "roll":
        state.apply(dealer.deal(state))
    weights = dict(zip(state.legal(), state.weights(), strict=True))
    assert sorted(weights.values()) == [1] * 6 + [2] * 15
    counts = Counter(dealer.deal(state) for _ in range(36 * 100))
    for action, weight in weights.items():
        assert abs(counts[action] - 100 * weight) < 6 * (100 * weight) ** 0.5


def test_a_dealer_without_a_seed_makes_one_that_nobody_guesses() -> None:
    dealer = KeyedDealer()
    assert len(dealer.seed) == 64
    assert dealer.seed != KeyedDealer().seed
    assert dealer.fingerprint == fingerprint(dealer.seed)


def test_a_match_has_this_dealer_and_its_record_names_it() -> None:
    match = Match(new_game("superhex"), ["a", "b"])
    assert isinstance(match.dealer, KeyedDealer)
    assert match.record().dealer == BLAKE2B
    assert type(dealer_of("sfc32", "s", [])) is Dealer


def test_a_dealer_goes_on_where_it_was_when_it_is_kept_in_memory() -> None:
    state = new_game("superhex", 1).start()
    dealer = KeyedDealer("s", [NO_WORD])
    for _ in range(21):
        dealer.deal(state)
    again = pickle.loads(pickle.dumps(dealer))
    assert [again.deal(state) for _ in range(40)] == [dealer.deal(state) for _ in range(40)]


@pytest.mark.parametrize(
    ("game", "options", "lanes"),
    [
        ("superhex", {}, ["roll"]),
        (
            "neuroshima",
            {"mission": "8", "level": "recruit", "army1": "borgo"},
            ["draw 0", "draw 1", "road 1"],
        ),
    ],
)
def test_lanes_give_the_same_whatever_is_decided(
    game: str, options: dict[str, str], lanes: list[str]
) -> None:
    """Every lane goes on where it was, however often the others were asked meanwhile."""
    courses = [_lanes_of(game, options, LaneDealer("day"), Rng(f"p{i}")) for i in range(12)]
    for lane in lanes:
        met = [course[lane] for course in courses]
        longest = max(met, key=len)
        assert len(longest) >= 10
        assert all(one == longest[: len(one)] for one in met)
    # One stream for all does not do that where decisions change how often it is asked.
    if game == "neuroshima":
        plain = [_lanes_of(game, options, KeyedDealer("day"), Rng(f"p{i}")) for i in range(12)]
        longest = max((course["draw 1"] for course in plain), key=len)
        assert any(course["draw 1"] != longest[: len(course["draw 1"])] for course in plain)


def _lanes_of(
    name: str, options: dict[str, str], dealer: AnyDealer, rng: Rng
) -> dict[str, list[str]]:
    """What chance decided in a random game, lane by lane."""
    game = make_game(name, 1, options)
    state, found = game.start(), defaultdict[str, list[str]](list)
    while not state.over:
        if state.seat == CHANCE:
            lane, action = game_info(name).lane(state), dealer.deal(state)
            found[lane].append(game.write(state, action))
        else:
            legal = state.legal()
            action = legal[rng.below(len(legal))]
        state.apply(action)
    return found


def test_a_record_names_the_dealer_of_lanes_and_verifies() -> None:
    game = make_game("neuroshima", 1, {"mission": "8"})
    match = Match(game, ["a"], dealer=LaneDealer("day", [NO_WORD]))
    while not match.over:
        state = match.state
        match.play(match.dealer.deal(state) if state.seat == CHANCE else state.legal()[-1])
    text = match.record().dump()
    assert "dealer: blake2b-lanes\n" in text
    read_record(text).verify()
