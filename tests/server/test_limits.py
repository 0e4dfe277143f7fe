"""Limits by address: who is counted together, and what counting costs."""

from __future__ import annotations

import pytest

from hexagora.server.limits import MOST_ADDRESSES, Bucket, Buckets, Limits, Sockets


def test_a_new_address_among_very_many_does_not_look_through_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked = 0
    full = vars(Bucket)["full"].fget

    def counted(bucket: Bucket) -> bool:
        nonlocal looked
        looked += 1
        return bool(full(bucket))

    monkeypatch.setattr(Bucket, "full", property(counted))
    # So slow that no bucket is ever full again.
    buckets = Buckets(rate=1e-9, burst=5.0)
    count = 2 * MOST_ADDRESSES
    for number in range(count):
        assert buckets.take(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}") == 0.0
    assert looked <= 2 * count
    assert len(buckets) == MOST_ADDRESSES


def test_who_asked_lately_is_not_forgotten_for_newcomers() -> None:
    buckets = Buckets(rate=1e-9, burst=1.0)
    assert buckets.take("192.0.2.1") == 0.0
    for number in range(2 * MOST_ADDRESSES):
        buckets.take(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}")
        if number % 100 == 0:
            assert buckets.take("192.0.2.1") > 0.0


def test_addresses_that_are_silent_for_long_are_forgotten_by_and_by() -> None:
    buckets = Buckets(rate=1e9, burst=1.0)
    for number in range(1000):
        buckets.take(f"10.0.{number >> 8}.{number & 255}")
    assert len(buckets) <= 2


def test_one_household_of_ipv6_counts_as_one() -> None:
    buckets = Buckets(rate=1e-9, burst=2.0)
    assert buckets.take("2001:db8:1:2::1") == 0.0
    assert buckets.take("2001:db8:1:2:ffff:ffff:ffff:ffff") == 0.0
    assert buckets.take("2001:db8:1:2::9") > 0.0
    assert buckets.take("2001:db8:1:3::1") == 0.0
    sockets = Sockets(Limits(sockets_of_address=2))
    assert sockets.enter("2001:db8:1:2::1")
    assert sockets.enter("2001:db8:1:2::2")
    assert not sockets.enter("2001:db8:1:2::3")
    sockets.leave("2001:db8:1:2::1")
    assert sockets.enter("2001:db8:1:2::3")


def test_the_same_ipv4_address_in_both_spellings_counts_as_one() -> None:
    buckets = Buckets(rate=1e-9, burst=1.0)
    assert buckets.take("192.0.2.7") == 0.0
    assert buckets.take("::ffff:192.0.2.7") > 0.0


def test_who_has_patience_takes_what_will_be_there_and_those_behind_wait_longer() -> None:
    bucket = Bucket(rate=2.0, burst=4.0, clock=lambda: 0.0)
    assert bucket.take(4.0, patience=3.0) == 0.0
    assert [bucket.take(2.0, patience=3.0) for _ in range(4)] == [1.0, 2.0, 3.0, 4.0]
    assert bucket.take(2.0, patience=3.0) == 4.0, "nothing was taken for whoever was refused"
