"""Features and weights become shares and likelihoods."""

from math import exp

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hexagora.core.evaluation import MOST, share_out, weigh, weight_out


def test_rows_are_weighed_one_after_the_other() -> None:
    out = vec[float]([0.0] * 2)
    weigh(vec[float]([1.0, 2.0, 3.0, 4.0]), 2, vec[float]([10.0, 0.5]), out)
    assert list(out) == [11.0, 32.0]


def test_strengths_become_shares() -> None:
    out = vec[float]([1.0, 0.0, 0.0])
    share_out(vec[i64]([0, 1, 2]), -1, out)
    total = exp(1.0) + 2
    assert list(out) == pytest.approx([exp(1.0) / total, 1 / total, 1 / total])


def test_seats_of_one_side_share_their_strength_and_their_hope() -> None:
    out = vec[float]([1.0, 0.0, 1.0, 2.0])
    share_out(vec[i64]([0, 1, 0, 1]), -1, out)
    assert list(out) == pytest.approx([0.5] * 4)


def test_a_side_that_is_out_expects_nothing() -> None:
    out = vec[float]([9.0, 0.0, 0.0])
    share_out(vec[i64]([0, 1, 2]), 0b110, out)
    assert list(out) == [0.0, 0.5, 0.5]


def test_no_score_makes_an_action_certain() -> None:
    out = vec[float]([1000.0, 0.0, -1000.0])
    weight_out(3, out)
    assert list(out) == [exp(MOST), 1.0, exp(-MOST)]
