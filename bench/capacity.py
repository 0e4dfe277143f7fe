"""What a house of so many players needs, computed from what one action, thought and entry cost.

    python -m bench.capacity 10000 1000000

The costs are measured by other programs, named beside them; whoever measures others on another
machine changes them here. ``docs/operating.md`` has what this prints, and tests hold it to that.
"""

from __future__ import annotations

import sys

ACTION_SECONDS = 0.84e-3
"""Processor time of a server for an action that two people are told (bench.load)."""
ACTIONS_OF_A_PROCESS = 700
"""A second, with 99 of 100 acknowledged within 50 ms (bench.load: 1,000 within 34 ms, alone)."""
TABLE_BYTES = 159_000
"""Memory of a table after 100 actions with two sockets open (bench.load --idle)."""
ENTRY_BYTES = 107
"""Of an entry in PostgreSQL with its index (in SQLite 60)."""
ENTRIES_OF_A_DATABASE = 6_100
"""A second into one PostgreSQL: one connection, 100 in each synced commit, a busy machine."""
THOUGHT_SECONDS = {"recruit": 3.0e-3, "soldier": 5.9e-3, "veteran": 12.5e-3, "commander": 99e-3}
"""Processor time of a decision in Neuroshima Hex, the dearest game (docs/bots.md)."""

# How people play; nobody has measured that here.
PAUSE_SECONDS = 6.0
"""Between two actions of a person."""
AGAINST_BOTS = 0.5
"""Of all players; the others play in pairs."""
LEVELS = {"recruit": 0.4, "soldier": 0.3, "veteran": 0.2, "commander": 0.1}
"""Their shares of the games; nobody plays a general, whose thoughts have not been measured."""
CHANCE = 0.7
"""Entries of dice and draws for each action."""


def needs(players: int) -> dict[str, float]:
    """What so many players need at the same time."""
    people = players / PAUSE_SECONDS
    bots = people * AGAINST_BOTS
    thought = sum(share * THOUGHT_SECONDS[level] for level, share in LEVELS.items())
    actions = people + bots
    entries = actions * (1 + CHANCE)
    tables = players * AGAINST_BOTS + players * (1 - AGAINST_BOTS) / 2
    return {
        "actions a second": actions,
        "cores for servers": actions * ACTION_SECONDS,
        "server processes": actions / ACTIONS_OF_A_PROCESS,
        "cores for bots": bots * thought,
        "memory of tables, GB": tables * TABLE_BYTES / 1e9,
        "entries a second": entries,
        "PostgreSQL servers like the one measured": entries / ENTRIES_OF_A_DATABASE,
        "disk for an hour, GB": entries * 3600 * ENTRY_BYTES / 1e9,
    }


def table(*counts: int) -> str:
    """The same as lines of a table, one column for each number of players."""
    columns = [needs(count) for count in counts]
    lines = ["players at the same time".ljust(44) + "".join(f"{n:>12,}" for n in counts)]
    for name in columns[0]:
        shown = (
            f"{one[name]:>12,.0f}" if one[name] >= 20 else f"{one[name]:>12.1f}" for one in columns
        )
        lines.append(name.ljust(44) + "".join(shown))
    return "\n".join(lines)


if __name__ == "__main__":
    print(table(*([int(word) for word in sys.argv[1:]] or [10_000, 1_000_000])))
