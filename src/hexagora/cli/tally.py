"""What came of many games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from typing import cast

from hexagora import Game, State


class Tally:
    """Counts results; the checksum is over the final positions in the order they come."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self.game = game
        self.names = list(names)
        self.count = 0
        self.decisions = 0
        self.wins = [0] * game.seats
        self.shared = [0] * game.seats
        self.places = [[0] * game.seats for _ in range(game.seats)]
        self.scores = [0.0] * game.seats
        self.ends: Counter[str] = Counter()
        self.titles: Counter[str] = Counter()
        self._hash = sha256()

    def add(self, state: State, decisions: int) -> None:
        """Count one finished game."""
        result = state.result()
        places = cast("list[int]", result["places"])
        scores = cast("list[int]", result["scores"])
        first = self.wins if places.count(1) == 1 else self.shared
        for seat, place in enumerate(places):
            self.places[seat][place - 1] += 1
            self.scores[seat] += scores[seat]
            if place == 1:
                first[seat] += 1
        self.count += 1
        self.decisions += decisions
        self.ends[str(result["reason"])] += 1
        if "title" in result:
            self.titles[str(result["title"])] += 1
        self._hash.update(state.pack())

    def facts(self, seed: str, seconds: float) -> dict[str, object]:
        """All figures as JSON data."""
        results: dict[str, object] = {
            "wins": self.wins,
            "shared": self.shared,
            "places": self.places,
            "mean_score": [round(total / self.count, 4) for total in self.scores],
            "mean_length": round(self.decisions / self.count, 4),
            "ends": dict(self.ends.most_common()),
        }
        if self.titles:
            results["titles"] = dict(self.titles.most_common())
        return {
            "game": self.game.name,
            "options": self.game.options,
            "seats": self.names,
            "n": self.count,
            "seed": seed,
            "games_per_s": round(self.count / seconds, 2),
            "decisions_per_s": round(self.decisions / seconds, 1),
            "decisions": self.decisions,
            "results": results,
            "checksum": self._hash.hexdigest(),
        }

    def text(self, seed: str, seconds: float) -> str:
        """The figures for a person."""
        options = " ".join(f"{name}={value}" for name, value in self.game.options.items())
        games = "1 game" if self.count == 1 else f"{self.count} games"
        lines = [
            f"{self.game.name} {options}, seed {seed}: {games} in {seconds:.1f} s "
            f"({self.count / seconds:,.0f} games/s, {self.decisions / seconds:,.0f} decisions/s)",
            "",
        ]
        if self.game.seats > 1:
            head = "".join(f"{f'place {i + 1}':>9}" for i in range(self.game.seats))
            lines.append(f"seat  {'bot':12}{'wins':>7}{'shared':>8}{'mean score':>12}{head}")
            for seat, name in enumerate(self.names):
                places = "".join(f"{count:9}" for count in self.places[seat])
                mean = self.scores[seat] / self.count
                lines.append(
                    f"{seat + 1:<6}{name:12}{self.wins[seat]:7}{self.shared[seat]:8}"
                    f"{mean:12.2f}{places}"
                )
        else:
            lines.append(f"{self.names[0]} alone: mean score {self.scores[0] / self.count:.2f}")
            lines += self._shares(self.titles)
        lines += [
            "",
            f"a game has {self.decisions / self.count:.1f} decisions on average and ends:",
        ]
        lines += self._shares(self.ends)
        lines += ["", f"checksum {self._hash.hexdigest()}"]
        return "\n".join(lines)

    def _shares(self, counts: Counter[str]) -> list[str]:
        return [f"{100 * n / self.count:7.1f} %  {what}" for what, n in counts.most_common()]
