"""Which bot is stronger, game by game, as it was measured; docs/bots.md has the figures."""

from __future__ import annotations

Order = tuple[tuple[str, ...], ...]

MEASURED: dict[str, Order] = {
    "neuroshima": (
        ("random",),
        ("recruit",),
        ("soldier",),
        ("greedy",),
        ("veteran",),
        ("commander",),
    ),
    "nexus": (("random",), ("greedy",), ("recruit",), ("soldier",), ("veteran", "commander")),
    "superhex": (
        ("random",),
        ("greedy",),
        ("recruit",),
        ("soldier",),
        ("veteran",),
        ("commander",),
    ),
}
"""The bots of a game from the weakest to the strongest: each has beaten one of the group before it
in the arena, so clearly that chance is no explanation. Bots in one group could not be told apart. A
game that is not here was not measured."""


def order_of(game: str) -> Order | None:
    """The bots, the weakest first; None if nobody has measured it."""
    return MEASURED.get(game)


def ranked(game: str) -> list[str]:
    """The bots in that order as one row; none if nobody has measured it."""
    return [bot for group in order_of(game) or () for bot in group]
