"""Hex: connect your two sides of the board before the other player connects theirs."""

from hexagora.core.capabilities import Words
from hexagora.core.registry import GameInfo, Option
from hexagora_hex.game import SIZES, Hex

INFO = GameInfo(
    name="hex",
    title="Hex",
    least_seats=2,
    most_seats=2,
    usual_seats=2,
    rules_version=1,
    options=(
        Option("size", tuple(map(str, SIZES)), "7", "the number of cells along a side"),
        Option("swap", ("on", "off"), "on", "whether the second player may take the first stone"),
    ),
    make=Hex,
    longest=max(SIZES) ** 2 + 1,
    words=Words("hexagora_hex.words"),
)
