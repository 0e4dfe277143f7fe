"""Draw which part of Hexagora imports which: ``python -m bench.imports docs/images/imports.svg``.

The parts are the packages of the first level, and each game. An arrow goes from a part to one that
it imports; its label counts the imports. An arrow that follows from others is faint: the part below
is reached by a longer way too. What lies higher may know what lies lower.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path

import grimp

ROOT = "hexagora"
WIDTH, HEIGHT, ACROSS, DOWN = 150, 40, 190, 96


def part_of(module: str) -> str:
    """The part that a module belongs to; the top of the package belongs to none."""
    names = module.split(".")[1:]
    if not names or names[0].startswith("_"):
        return ""
    return ".".join(names[:2]) if names[0] == "games" and len(names) > 1 else names[0]


def edges() -> dict[tuple[str, str], int]:
    """How many imports go from one part to another."""
    graph = grimp.build_graph(ROOT)
    found: dict[tuple[str, str], int] = {}
    for module in graph.modules:
        for other in graph.find_modules_directly_imported_by(module):
            a, b = part_of(module), part_of(other)
            if a and b and a != b and not b.startswith(f"{a}."):
                found[a, b] = found.get((a, b), 0) + 1
    return found


def following(links: Iterable[tuple[str, str]]) -> set[tuple[str, str]]:
    """The arrows that follow from others."""
    below: dict[str, set[str]] = {}
    for a, b in links:
        below.setdefault(a, set()).add(b)

    def reached(part: str) -> set[str]:
        near = below.get(part, set())
        return near.union(*(reached(one) for one in near))

    return {(a, b) for a, near in below.items() for b in near if any(b in reached(c) for c in near)}


def ranks(links: dict[tuple[str, str], int]) -> dict[str, int]:
    """How high each part lies: above all that it imports."""
    parts = sorted({part for link in links for part in link})
    height = dict.fromkeys(parts, 0)
    for _ in parts:
        for a, b in links:
            height[a] = max(height[a], height[b] + 1)
    return height


def drawn(links: dict[tuple[str, str], int]) -> str:
    """The picture as SVG."""
    height = ranks(links)
    rows: dict[int, list[str]] = {}
    for part, rank in sorted(height.items()):
        rows.setdefault(rank, []).append(part)
    widest = max(map(len, rows.values()))
    total = (widest * ACROSS + 20, (max(rows) + 1) * DOWN + 10)
    place: dict[str, tuple[float, float]] = {}
    for rank, parts in rows.items():
        left = (total[0] - len(parts) * ACROSS) / 2 + ACROSS / 2
        for i, part in enumerate(parts):
            place[part] = left + i * ACROSS, total[1] - 40 - rank * DOWN
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {total[0]} {total[1]}" '
        'font-family="sans-serif" font-size="14">',
        '<marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="10" '
        'markerHeight="10" markerUnits="userSpaceOnUse" orient="auto">'
        '<path d="M0 0 L8 4 L0 8 z" fill="#6b7687"/></marker>',
        f'<rect width="{total[0]}" height="{total[1]}" rx="10" fill="#12161c"/>',
    ]
    faint = following(links)
    for (a, b), count in sorted(links.items(), key=lambda link: (link[0] not in faint, link[0])):
        (x1, y1), (x2, y2) = place[a], place[b]
        width = 1 + min(count, 40) / 16
        lines.append(
            f'<line x1="{x1:.0f}" y1="{y1 + HEIGHT / 2:.0f}" x2="{x2:.0f}" '
            f'y2="{y2 - HEIGHT / 2:.0f}" stroke="#6b7687" stroke-width="{width:.1f}" '
            f'opacity="{0.3 if (a, b) in faint else 1}" '
            f'marker-end="url(#tip)"><title>{a} imports {b}: {count}</title></line>'
        )
    for part, (x, y) in sorted(place.items()):
        lines.append(
            f'<rect x="{x - WIDTH / 2:.0f}" y="{y - HEIGHT / 2:.0f}" width="{WIDTH}" '
            f'height="{HEIGHT}" rx="8" fill="#1f2630" stroke="#f2b84b"/>'
            f'<text x="{x:.0f}" y="{y + 5:.0f}" fill="#f0ede6" text-anchor="middle">{part}</text>'
        )
    return "\n".join([*lines, "</svg>"]) + "\n"


def main() -> None:
    """Write the picture to the file that is named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.parse_args().file.write_text(drawn(edges()), encoding="utf-8")


if __name__ == "__main__":
    main()
