"""Largest matchings against all matchings of small graphs."""

from __future__ import annotations

from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from counts import count
from hexagora.events.matching import ALONE, largest_matching


def most_pairs(edges: frozenset[tuple[int, int]], players: int) -> int:
    """The size of a largest matching, by trying them all."""

    @cache
    def most(left: frozenset[int]) -> int:
        if not left:
            return 0
        one, rest = min(left), left - {min(left)}
        found = most(rest)
        for other in rest:
            if (one, other) in edges:
                found = max(found, 1 + most(rest - {other}))
        return found

    return most(frozenset(range(players)))


@settings(max_examples=count(300, long=1_500), deadline=None)
@given(st.data())
def test_a_matching_is_as_large_as_can_be(data: st.DataObject) -> None:
    players = data.draw(st.integers(0, 9))
    all_edges = [(i, j) for j in range(players) for i in range(j)]
    edges = frozenset(data.draw(st.sets(st.sampled_from(all_edges))) if all_edges else ())
    friends = [
        {j for j in range(players) if (min(i, j), max(i, j)) in edges and i != j}
        for i in range(players)
    ]
    partner = largest_matching(friends)
    for one, other in enumerate(partner):
        if other != ALONE:
            assert partner[other] == one
            assert other in friends[one]
    assert (players - partner.count(ALONE)) // 2 == most_pairs(edges, players)


def test_a_flower_of_triangles() -> None:
    """Two triangles with a bridge, where pairing greedily fails."""
    friends = [{1, 2}, {0, 2}, {0, 1, 3}, {2, 4, 5}, {3, 5}, {3, 4}]
    assert ALONE not in largest_matching(friends)
