"""Who meets whom where it does not depend on results: everybody against everybody, and brackets."""

from __future__ import annotations

from collections.abc import Sequence


def round_robin(players: Sequence[str], cycles: int = 1) -> list[list[tuple[str, str | None]]]:
    """The rounds in which everybody meets everybody, by going round in a circle.

    Of each pair the first one begins; nobody begins twice more often than not, and in the next
    cycle the pairs are turned round. With an odd number somebody has a bye in every round.

    >>> round_robin("abcd")[0]
    [('a', 'd'), ('b', 'c')]
    """
    ring: list[str | None] = [*players]
    if len(ring) % 2:
        ring.append(None)
    half, last = len(ring) // 2, len(ring) - 1
    rounds = []
    for number in range(last):
        # The last one stays, the others go round by half a circle: so first turns alternate.
        turn = [ring[(number * half + i) % last] for i in range(last)] + [ring[last]]
        pairs = [(turn[i], turn[last - i]) for i in range(half)]
        if number % 2:
            pairs[0] = (pairs[0][1], pairs[0][0])
        rounds.append([_bye_last(one, other) for one, other in pairs])
    return [
        [(b, a) if cycle % 2 and b is not None else (a, b) for a, b in pairs]
        for cycle in range(cycles)
        for pairs in rounds
    ]


def _bye_last(one: str | None, other: str | None) -> tuple[str, str | None]:
    if one is not None:
        return one, other
    if other is None:
        raise ValueError("nobody meets nobody")
    return other, None


def bracket(players: Sequence[str]) -> list[tuple[str, str | None]]:
    """The first round of a knock-out for players from the strongest to the weakest.

    The two strongest can only meet in the final, the four strongest not before the semi-finals, and
    so on; where places are left the strongest have byes.

    >>> bracket("abcdef")
    [('a', None), ('d', 'e'), ('b', None), ('c', 'f')]
    """
    order = [0, 1]
    while len(order) < len(players):
        size = 2 * len(order)
        order = [place for one in order for place in (one, size - 1 - one)]
    pairs = [sorted(order[i : i + 2]) for i in range(0, len(order), 2)]
    return [(players[a], players[b] if b < len(players) else None) for a, b in pairs]


def army_pairs(armies: Sequence[str]) -> list[tuple[str, str]]:
    """All pairs of a pool, in an order in which all armies come up equally often at any time.

    >>> army_pairs(["a", "b", "c", "d"])[:2]
    [('a', 'd'), ('b', 'c')]
    """
    rounds = round_robin(armies) if len(armies) > 1 else []
    return [(one, other) for pairs in rounds for one, other in pairs if other is not None]
