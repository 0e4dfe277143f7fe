"""How a network looks at a position of Neuroshima Hex."""

from __future__ import annotations

from hexagora.core.capabilities import Learning

LEARNING = Learning(
    owner="owner",
    owned=(
        *("rank", "melee", "ranged", "gauss", "armour", "net", "link", "initiative", "toughness"),
        *("mobile", "effects", "wounds", "netted"),
    ),
    unused=(
        *("owner", "tile", "turned", "carried", "spent", "answers", "moved", "converted"),
        *("placing", "discard", "phase", "turns", "slot", "winners", "friend"),
    ),
    beside=("army", "hand", "pile"),
)
