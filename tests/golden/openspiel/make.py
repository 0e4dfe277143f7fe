"""Make the playthroughs of OpenSpiel: short games with all that can be asked of their states.

Run it from the root of the project, when a game, its data or its observations have changed:

    python tests/golden/openspiel/make.py
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

GAMES = {
    "superhex": "hexagora_superhex(seats=2,longest=12)",
    "neuroshima": "hexagora_neuroshima(seats=2,first=1,longest=12)",
    "nexus": "hexagora_nexus(seats=2,standing_orders=on,longest=10)",
}
LONG = 150
"""A line with more characters is cut, and a digest stands for the rest."""


def shortened(text: str) -> list[str]:
    """The lines of a playthrough in less room, but different whenever the playthrough is."""
    lines = text.translate({ord("◯"): ".", ord("◉"): "1"}).splitlines()
    return [
        f"{line[:LONG]}... {sha256(line.encode()).hexdigest()[:16]}" if len(line) > LONG else line
        for line in lines
    ]


def main() -> None:
    """Write one file for each game."""
    # Here, so that the rest can be imported without OpenSpiel.
    from absl import flags
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    import hexagora.adapters.openspiel  # noqa: F401

    flags.FLAGS.mark_as_parsed()
    for name, text in GAMES.items():
        path = Path(__file__).with_name(f"{name}.txt")
        path.write_text("\n".join(shortened(playthrough(text, [], seed=7))) + "\n")
        print(f"{path.name}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
