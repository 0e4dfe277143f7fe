"""Stepping through the pages of a replay."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexagora.words import Words

EXAMPLES = """\
Enter goes on, b goes back, a number goes to that step, q leaves. When the input or the output is no
terminal, all steps are printed.

example:
  hexagora record replay tonight.record
"""


def turn_pages(pages: list[str], words: Words) -> None:
    """Show one page after the other, as the reader wishes; page 0 is the cover."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print("\n\n".join(pages))
        return
    last = len(pages) - 1
    at = 0
    print(pages[at])
    while True:
        try:
            prompt = words.say("replay-prompt", {"at": at, "last": last})
            line = input(f"{prompt} > ").strip().lower()
        except EOFError:
            print()
            return
        if line in ("q", "quit"):
            return
        if line in ("b", "back"):
            goal = at - 1
        elif line == "":
            goal = at + 1
        elif line.isascii() and line.isdigit() and len(line) < 10:
            goal = int(line)
        else:
            print(words.say("replay-what", {"line": line, "last": last}))
            continue
        if 0 <= goal <= last:
            at = goal
            print(pages[at])
        elif line:
            print(words.say("replay-no-step", {"goal": goal, "last": last}))
        else:
            print(words.say("replay-end"))
