"""What etudes are about, and what they can ask for."""

from typing import Final

CATEGORIES: Final = (
    "hq_kill",
    "initiative",
    "extra_attack",
    "net_break",
    "net_ring",
    "medic",
    "push",
    "conversion",
    "take_over",
    "explosion",
    "order",
    "mobility",
    "lines",
    "survival",
    "exchange",
)
"""What the solution turns on; docs/etudes.md tells what each means."""

GOALS: Final = ("destroy_hq", "hq_lead", "survive", "unhurt", "clear", "keep")

LEVELS: Final = 5
MOST_OFFERED: Final = 5
MOST_USED: Final = 3
