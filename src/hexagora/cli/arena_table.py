"""The standings of the arena as a table for a person."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import isfinite

from hexagora.arena.intervals import Estimate
from hexagora.arena.standings import Meeting, Standings

LONGEST_BOT = 24


def table(standings: Standings) -> str:
    """Scores, ratings, seats, armies, times, and whatever went wrong."""
    heading = standings.heading
    options = "".join(f" {name}={value}" for name, value in heading["options"].items())
    lines = [f"{heading['game']} for {heading['seats']}{options}, seed {heading['seed']}", ""]
    if not any(meeting.played for meeting in standings.meetings):
        return "\n".join([*lines, "no game has been played to its end", *_troubles(standings)])
    names = shown_bots(standings.bots)
    lines += _scores(standings.meetings, names)
    lines += _ratings(standings, names)
    lines += _parts("seat", standings.meetings, names, _by_seat)
    lines += _parts("army", standings.meetings, names, _by_army)
    lines += _times(standings, names)
    return "\n".join([*lines, *_troubles(standings)])


def shown_bots(bots: Sequence[str]) -> list[str]:
    """The bots as they are shown: the end of a long command, and a number where two are alike."""
    cut = [bot if len(bot) <= LONGEST_BOT else "~" + bot[1 - LONGEST_BOT :] for bot in bots]
    return [f"{bot} ({i})" if cut.count(bot) > 1 else bot for i, bot in enumerate(cut, 1)]


def percent(score: Estimate) -> str:
    """A score with its interval: ``62.5 % (50.1 to 73.4)``."""
    return f"{100 * score.value:.1f} % ({100 * score.low:.1f} to {100 * score.high:.1f})"


def _elo(elo: Estimate) -> str:
    if isfinite(elo.value):
        return f"{elo.value:+.0f} ({elo.low:+.0f} to {elo.high:+.0f})"
    return f"over {elo.low:+.0f}" if elo.value > 0 else f"under {elo.high:+.0f}"


def _scores(meetings: Sequence[Meeting], names: Sequence[str]) -> list[str]:
    rows = [["", "games", "won", "drawn", "lost", "score (95 %)", "Elo (95 %)"]]
    for meeting in meetings:
        if meeting.played:
            a, b = meeting.pairing
            counts = [len(meeting.played), meeting.won, meeting.drawn, meeting.lost]
            rows.append(
                [
                    f"{names[a]} against {names[b]}",
                    *map(str, counts),
                    percent(meeting.score),
                    _elo(meeting.elo),
                ]
            )
    return _aligned(rows)


def _ratings(standings: Standings, names: Sequence[str]) -> list[str]:
    ratings = standings.ratings()
    if not ratings:
        return []
    rows = [["rating", f"Elo (95 %, against {names[0]})"]]
    best_first = sorted(zip(ratings, names, strict=True), key=lambda one: -one[0].value)
    for rating, name in best_first:
        rows.append([name, _elo(rating) if rating is not ratings[0] else "0"])
    return ["", *_aligned(rows)]


def _by_seat(meeting: Meeting) -> dict[str, list[float]]:
    return {f"seat {seat + 1}": scores for seat, scores in meeting.by_seat().items()}


def _by_army(meeting: Meeting) -> dict[str, list[float]]:
    return meeting.by_army()


def _parts(
    what: str,
    meetings: Sequence[Meeting],
    names: Sequence[str],
    parts_of: Callable[[Meeting], dict[str, list[float]]],
) -> list[str]:
    """The score of the first bot of each pairing with each seat, or with each army."""
    parts = {meeting.pairing: parts_of(meeting) for meeting in meetings}
    heads = sorted({head for part in parts.values() for head in part})
    if not heads:
        return []
    rows = [[f"score by {what}", *heads]]
    for (a, b), part in parts.items():
        cells = [_share(part.get(head, [])) for head in heads]
        rows.append([f"{names[a]} against {names[b]}", *cells])
    return ["", *_aligned(rows)]


def _share(scores: Sequence[float]) -> str:
    return f"{100 * sum(scores) / len(scores):.1f} %" if scores else ""


def _times(standings: Standings, names: Sequence[str]) -> list[str]:
    rows = [["seconds per decision", "mean", "max", "decisions"]]
    for name, time in zip(names, standings.times(), strict=True):
        rows.append([name, f"{time.mean:.4f}", f"{time.longest:.4f}", str(time.decisions)])
    return ["", *_aligned(rows)]


def _troubles(standings: Standings) -> list[str]:
    """Games that were forfeited or could not be played, each reason once."""
    lines = []
    names = shown_bots(standings.bots)
    for name, reasons in zip(names, standings.forfeits(), strict=True):
        for why, count in Counter(reasons).most_common():
            lines.append(f"{name} forfeited {_games(count)}: {why}")
    for why, count in Counter(standings.failures()).most_common():
        verb = "does" if count == 1 else "do"
        lines.append(f"{_games(count)} failed and {verb} not count: {why}")
    return ["", *lines] if lines else []


def _games(count: int) -> str:
    return "1 game" if count == 1 else f"{count} games"


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Columns under each other: the first one to the left, numbers to the right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = []
    for row in rows:
        first, *rest = [
            cell.rjust(width) if i else cell.ljust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join([first, *rest]).rstrip())
    return lines
