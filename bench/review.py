"""How long the review of a finished game takes, at the level that reviews.

    python -m bench.review                     the game of two veterans that comes along, and others
    python -m bench.review FILE ...            records of one's own

Processor time of one process; a review in the browser is made in one worker.
"""

from __future__ import annotations

import argparse
from importlib.resources import files
from pathlib import Path
from time import process_time

from hexagora.bots.review import REVIEWER, review
from hexagora.core import load_record

SHOWN = Path(str(files("hexagora.games.neuroshima.content.replays") / "veterans.record"))
GOLDEN = sorted((Path(__file__).parents[1] / "tests" / "golden").glob("*-2-*.record"))


def main() -> None:
    """Review them, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("records", metavar="FILE", nargs="*", type=Path, default=[SHOWN, *GOLDEN])
    records: list[Path] = parser.parse_args().records
    print(f"at the level of the {REVIEWER}")
    print("| record | actions | decisions judged | seconds |")
    print("|---|---|---|---|")
    for path in records:
        record = load_record(path)
        actions = [step.action for step in record.steps()]
        began = process_time()
        found = review(record.game, actions, record.ending)
        taken = process_time() - began
        judged = len(found["decisions"])
        print(f"| {path.stem} | {len(actions)} | {judged} | {taken:.1f} |", flush=True)


if __name__ == "__main__":
    main()
