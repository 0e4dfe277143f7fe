"""Which bot is stronger, game by game, as it was measured; docs/bots.md has the figures."""

from __future__ import annotations

MEASURED: dict[str, tuple[str, ...]] = {
    "neuroshima": ("random", "recruit", "soldier", "greedy", "veteran", "commander"),
    "superhex": ("random", "greedy", "recruit", "soldier", "veteran", "commander"),
}
"""The bots of a game from the weakest to the strongest: each has beaten the one before it in the
arena, and so clearly that chance is no explanation. A game that is not here was not measured whole.
"""


def order_of(game: str) -> tuple[str, ...] | None:
    """The bots, the weakest first; None if nobody has measured it."""
    return MEASURED.get(game)
