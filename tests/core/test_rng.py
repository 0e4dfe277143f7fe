"""The random numbers: the same for ever, and even."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexagora import Rng
from worlds import steady

WORDS = {
    # The first words of a stream. If these change, no published seed can be checked any more.
    "": [3438951106, 1215945490, 3533754447, 3672526462, 3371690394],
    "hexagora": [2885129522, 1241448952, 2689805956, 476915021, 1570200354],
    "зерно": [3695835627, 439992083, 1955084522, 1737686497, 4024432349],
}
BELOW = {
    2: [1, 1, 1, 0, 1, 1, 1, 0],
    6: [3, 3, 3, 1, 4, 3, 3, 2],
    100: [59, 64, 60, 19, 71, 59, 65, 34],
    2**31 - 1: [
        1282745167,
        1374696429,
        1301721678,
        427577134,
        1542136276,
        1285211448,
        1415746525,
        740555009,
    ],
}
"""The first numbers below a limit, from the seed "below"."""


def plain_words(seed: str, count: int) -> list[int]:
    """The generator sfc32 once more, word for word from its definition."""
    size = 2**32
    digest = sha256(seed.encode()).digest()
    a, b, c = (int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8))
    words = []
    for counter in range(1, count + 13):
        word = (a + b + counter) % size
        turned = (c * 2**21) % size + c // 2**11
        a, b, c = b ^ (b // 2**9), (9 * c) % size, (turned + word) % size
        words.append(word)
    return words[12:]


@pytest.mark.parametrize("seed", WORDS)
def test_a_seed_gives_these_words(seed: str) -> None:
    rng = Rng(seed)
    assert [int(rng.word()) for _ in WORDS[seed]] == WORDS[seed]


@steady
@given(st.text(alphabet=st.characters(codec="utf-8")))
def test_the_words_are_those_of_sfc32(seed: str) -> None:
    rng = Rng(seed)
    assert [int(rng.word()) for _ in range(20)] == plain_words(seed, 20)


@pytest.mark.parametrize("limit", BELOW)
def test_a_seed_gives_these_numbers_below_a_limit(limit: int) -> None:
    rng = Rng("below")
    assert [int(rng.below(limit)) for _ in BELOW[limit]] == BELOW[limit]


@steady
@given(st.text(alphabet="ab"), st.integers(1, 2**31 - 1))
def test_numbers_are_below_the_limit(seed: str, limit: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(limit) < limit for _ in range(20))


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 7, 36, 100])
def test_all_numbers_below_a_limit_are_equally_likely(limit: int) -> None:
    rng = Rng(f"even {limit}")
    draws = 600 * limit
    counts = Counter(int(rng.below(limit)) for _ in range(draws))
    assert set(counts) == set(range(limit))
    assert all(abs(count - 600) < 6 * 600**0.5 for count in counts.values())


def test_a_limit_that_does_not_divide_the_words_is_even_too() -> None:
    """Of the words for three quarters of 2**31 some must be drawn again, or a third is favoured."""
    limit = 3 * 2**29
    rng = Rng("uneven")
    thirds = Counter(int(rng.below(limit)) * 3 // limit for _ in range(9000))
    assert all(abs(thirds[third] - 3000) < 6 * 3000**0.5 for third in range(3))


def test_fractions_are_from_zero_up_to_one() -> None:
    rng, again = Rng("fraction"), Rng("fraction")
    values = [rng.fraction() for _ in range(4000)]
    assert all(0.0 <= value < 1.0 for value in values)
    assert abs(sum(values) / len(values) - 0.5) < 0.03
    assert values[:10] == [int(again.word()) / 2**32 for _ in range(10)]


def test_streams_of_different_seeds_have_nothing_in_common() -> None:
    seen = {int(Rng(f"stream {number}").word()) for number in range(2000)}
    assert len(seen) > 1990


def test_a_stream_can_be_begun_anew_from_three_words() -> None:
    rng, other = Rng("one"), Rng("two")
    for stream in (rng, other):
        stream.start(1, 2, 2**32 + 3)
    assert [int(rng.word()) for _ in range(5)] == [int(other.word()) for _ in range(5)]
    other.start(1, 2, 3)
    rng.start(1, 2, 3)
    assert int(rng.word()) == int(other.word())
