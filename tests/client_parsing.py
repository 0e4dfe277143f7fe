"""Finds where code of the client takes texts apart: by regular expressions, or part by part."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

COMMENT = re.compile(r"/\*.*?\*/|(?<![:'\"])//[^\n]*|<!--.*?-->|<style.*?</style>", re.DOTALL)
LITERAL = re.compile(
    r"(?:[(,=:\[!&|?{;]|\breturn|\bif|=>)\s*(/(?![*/]|[a-z]+\})(?:\\.|\[[^\]\n]*\]|[^/\\\n\[])+/[a-z]*)"
)
CALL = re.compile(r"\bRegExp\b|\.(?:match|matchAll|exec|search)\(|\.split\((['\"`])[^'\"`]+\1\)")
SENTENCE = re.compile(r"\.(?:startsWith|endsWith|includes)\((['\"])[^'\"]* [^'\"]*\1\)")


class Place(NamedTuple):
    """Where a text is taken apart."""

    file: str
    line: int
    code: str


def places(folder: Path) -> Iterator[Place]:
    """All of them, in the code under a folder."""
    for file in sorted((*folder.rglob("*.ts"), *folder.rglob("*.svelte"))):
        name = file.relative_to(folder).as_posix()
        if name.startswith("generated/"):
            continue
        # Comments go, line breaks stay, so that the lines keep their numbers.
        text = COMMENT.sub(
            lambda found: "\n" * found[0].count("\n"), file.read_text(encoding="utf-8")
        )
        ends = [found.start(1) for found in LITERAL.finditer(text)]
        ends += [found.start() for shape in (CALL, SENTENCE) for found in shape.finditer(text)]
        for line in sorted({text.count("\n", 0, end) + 1 for end in ends}):
            yield Place(name, line, text.split("\n")[line - 1].strip())


if __name__ == "__main__":
    found = list(places(Path(sys.argv[1])))
    for place in found:
        print(f"{place.file}:{place.line}: {place.code}")
    print(len(found))
