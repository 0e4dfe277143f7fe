"""Rate the levels of the bots from the figures of docs/bots.md: ``python -m bench.levels``.

With ``--out src/hexagora/events/level_ratings.toml`` the data of the package are written anew.
`hexagora arena --ratings FILE ...` does the same from files of results.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from hexagora import game_info, game_names
from hexagora.arena.anchored import ANCHOR, Met, anchored, trials_behind
from hexagora.events.glicko import Rating

FIGURES = Path(__file__).parents[1] / "docs" / "bots.md"
ROW = re.compile(r"\| ([\w ]+?) \| (\w+) \| (\w+) \| (\d+) \| ([\d.]+) % \(([\d.]+) to ([\d.]+)\)")
HEADING = """\
# How strong the levels of the bots are in a duel: rating and deviation. Written by
# python -m bench.levels --out src/hexagora/events/level_ratings.toml
# from the figures of docs/bots.md; {anchor} has {value:g} by agreement.
"""


def figures(text: str) -> dict[str, list[Met]]:
    """The meetings that the page tells of, by game."""
    found: dict[str, list[Met]] = {}
    titles = {name: game_info(name).title for name in game_names()}
    for title, first, second, _, *shares in ROW.findall(text):
        share, low, high = (float(part) / 100 for part in shares)
        game = next(name for name, whole in titles.items() if whole.startswith(title))
        met = Met(first, second, share, trials_behind(share, low, high))
        found.setdefault(game, []).append(met)
    return found


def ratings(text: str) -> dict[str, dict[str, Rating]]:
    """The ratings of all levels by game."""
    return {game: anchored(met, *ANCHOR) for game, met in sorted(figures(text).items())}


def data(found: dict[str, dict[str, Rating]]) -> str:
    """The ratings as TOML."""
    lines = [HEADING.format(anchor=ANCHOR[0], value=ANCHOR[1])]
    for game, levels in found.items():
        lines.append(f"[{game}]")
        lines += [
            f"{bot} = [{one.value:.0f}.0, {one.deviation:.0f}.0]" for bot, one in levels.items()
        ]
        lines.append("")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    text = data(ratings(FIGURES.read_text(encoding="utf-8")))
    if args.out:
        args.out.write_text(text, encoding="utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
