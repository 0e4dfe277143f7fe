"""How the armies of Neuroshima Hex fare against each other, from the arena's files of results.

    hexagora arena neuroshima soldier soldier -n 1200 --seed armies --out armies.jsonl
    python -m bench.armies armies.jsonl --picture docs/images/armies.svg

prints a table in Markdown, rows against columns, each share with its 95 % interval, and draws it.
The two games of a deal have the same armies and the same draws, so the interval is made from deals.
"""

import argparse
import json
from collections import defaultdict
from pathlib import Path

from hexagora.arena.intervals import Estimate, score_of

Deals = dict[tuple[str, str], list[list[float]]]


def deals_of(paths: list[Path]) -> Deals:
    """For each pair of armies the scores of the first one, deal by deal."""
    deals: dict[tuple[str, str], dict[tuple[Path, int], list[float]]] = defaultdict(dict)
    for path in paths:
        for line in path.read_text(encoding="utf-8").splitlines():
            game = json.loads(line)
            if game.get("failed") is not None or "armies" not in game:
                continue
            one, other = game["armies"]
            first, second = game["places"]
            score = 0.5 if first == second else float(first < second)
            for pair, share in (((one, other), score), ((other, one), 1 - score)):
                deals[pair].setdefault((path, game["deal"]), []).append(share)
    return {pair: list(found.values()) for pair, found in deals.items()}


def table_of(deals: Deals) -> dict[tuple[str, str], Estimate]:
    """The share of each army against each other, and against all others together."""
    shares = {pair: score_of(found) for pair, found in deals.items()}
    for army in {one for one, _ in deals}:
        all_others = [deal for (one, _), found in deals.items() if one == army for deal in found]
        shares[army, "all"] = score_of(all_others)
    return shares


def markdown(shares: dict[tuple[str, str], Estimate]) -> str:
    armies = sorted({one for one, _ in shares})
    lines = [
        "| % won against | " + " | ".join(armies) + " | all others |",
        "|---" * (len(armies) + 2) + "|",
    ]
    for one in armies:
        cells = [_text(shares.get((one, other))) for other in (*armies, "all")]
        lines.append(f"| **{one}** | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def _text(share: Estimate | None) -> str:
    if share is None:
        return ""
    return f"{100 * share.value:.0f} ({100 * share.low:.0f} to {100 * share.high:.0f})"


def picture(shares: dict[tuple[str, str], Estimate]) -> str:
    """The table as SVG: the bluer the better for the row, the redder the worse."""
    armies = sorted({one for one, _ in shares})
    columns = [*armies, "all"]
    wide, high, left, top = 110, 64, 110, 44
    width, height = left + wide * len(columns) + 10, top + high * len(armies) + 10
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" font-family="sans-serif" font-size="15" '
        'text-anchor="middle">',
        "<title>Share of games that the row's army wins against the column's</title>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for column, name in enumerate(columns):
        words = "all others" if name == "all" else name
        parts.append(f'<text x="{left + wide * (column + 0.5)}" y="28">{words}</text>')
    for row, one in enumerate(armies):
        middle = top + high * (row + 0.5)
        parts.append(f'<text x="{left - 12}" y="{middle + 5}" text-anchor="end">{one}</text>')
        for column, other in enumerate(columns):
            share = shares.get((one, other))
            x = left + wide * column
            colour = "#eee" if share is None else _colour(share.value)
            parts.append(
                f'<rect x="{x + 2}" y="{middle - high / 2 + 2}" width="{wide - 4}" '
                f'height="{high - 4}" rx="6" fill="{colour}"/>'
            )
            if share is not None:
                parts.append(
                    f'<text x="{x + wide / 2}" y="{middle}" font-weight="bold">'
                    f"{100 * share.value:.0f} %</text>"
                    f'<text x="{x + wide / 2}" y="{middle + 18}" font-size="12">'
                    f"{100 * share.low:.0f} to {100 * share.high:.0f}</text>"
                )
    return "\n".join([*parts, "</svg>"]) + "\n"


def _colour(share: float) -> str:
    """From orange over white to blue; a fifth away from even is the full colour."""
    far = max(-1.0, min(1.0, (share - 0.5) / 0.2))
    full = (120, 170, 235) if far > 0 else (240, 160, 110)
    red, green, blue = (round(255 + abs(far) * (part - 255)) for part in full)
    return f"#{red:02x}{green:02x}{blue:02x}"


def main() -> None:
    """Print the table and draw the picture."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--picture", type=Path)
    given = parser.parse_args()
    deals = deals_of(given.files)
    games = sum(len(deal) for found in deals.values() for deal in found) // 2
    shares = table_of(deals)
    print(markdown(shares))
    print(f"\n{games} games")
    if given.picture is not None:
        given.picture.write_text(picture(shares), encoding="utf-8")


if __name__ == "__main__":
    main()
