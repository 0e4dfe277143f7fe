"""All etudes that come along, proved: how long it takes, and whether anything is wrong with them.

    python -m bench.etudes                     a table by tiles used and leaves, and the faults
    python -m bench.etudes --quick             the proofs alone, without what makes an etude good

Processor time of one process. The exit code is 1 if there is a fault.
"""

from __future__ import annotations

import argparse
import sys
from statistics import median
from time import process_time

from hexagora.games.neuroshima.etudes import shelf
from hexagora.games.neuroshima.etudes.proving import prove
from hexagora.games.neuroshima.etudes.records import read_etude


def _nobody(done: int, parts: int) -> None:
    """Nobody watches."""


def main() -> int:
    """Prove them, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true")
    quick: bool = parser.parse_args().quick
    proofs: dict[int, list[tuple[float, int]]] = {}
    checks: list[float] = []
    wrong = 0
    for id_, record in shelf.shipped().items():
        etude = read_etude(record)
        began = process_time()
        proof = prove(etude)
        proofs.setdefault(etude.use, []).append((process_time() - began, proof.leaves))
        if quick:
            faults = [] if proof.sound else ["not sound"]
        else:
            began = process_time()
            proved = shelf.prove(shelf.read(record), _nobody, thorough=True)
            faults = [message for message, _ in proved.faults]
            checks.append(process_time() - began)
        wrong += bool(faults)
        if faults:
            print(f"{id_}: {', '.join(faults)}")
    print("| tiles | etudes | leaves, median | proof, median | longest |")
    print("|---|---|---|---|---|")
    for use, rows in sorted(proofs.items()):
        times = [seconds for seconds, _ in rows]
        leaves = int(median(count for _, count in rows))
        print(f"| {use} | {len(rows)} | {leaves:,} | {median(times):.2f} s | {max(times):.1f} s |")
    if checks:
        print(
            f"check with all that is asked: median {median(checks):.1f} s, sum {sum(checks):.0f} s"
        )
    print(f"{sum(map(len, proofs.values()))} etudes, with faults: {wrong}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
