"""How the levels play Neuroshima Hex, and in which order they stand."""

from __future__ import annotations

from hexagora.core.levels import ladder

LADDER = ladder(
    (30, 70, 200, 3000, 28000),
    (0.065, 0.03, 0.007, 0.0, 0.0),
    best={
        "network": "hexagora.games.neuroshima.mind:duel.net",
        "looks": 4,
        "sight": 25.0,
        "spread": 0.2,
    },
    general={
        "network": "hexagora.games.neuroshima.mind:general.net",
        "ahead": 0,
        "merges": True,
        "chain": 0.0,
    },
    curiosity=0.4,
    ahead=3,
)

ORDER = (
    ("random",),
    ("recruit",),
    ("soldier",),
    ("greedy",),
    ("veteran",),
    ("commander",),
    ("general",),
)
