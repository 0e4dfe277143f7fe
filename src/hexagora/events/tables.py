"""The results of an event for others: CSV, JSON data, and games to be rated."""

from __future__ import annotations

import csv
from dataclasses import asdict
from io import StringIO

from hexagora.events.conduct import is_over
from hexagora.events.model import NEITHER, Event
from hexagora.events.rating_book import Played, duel
from hexagora.events.standings import Row, game_points, standings

STANDINGS = list(Row.__annotations__)
GAMES = [
    *("round", "table", "board", "game", "home", "away", "home_player", "away_player"),
    *("home_army", "away_army", "first", "home_points", "away_points", "winner", "reason"),
]
"""The columns of a game: who begins and who won are ``home`` or ``away``, or nothing."""
SIDES = ("home", "away")


def standings_csv(event: Event) -> str:
    """The standings, a line for each entrant."""
    return _csv(STANDINGS, [asdict(row) for row in standings(event)])


def games_csv(event: Event) -> str:
    """All games and byes, a line each; a bye has no opponent, an open game no points."""
    return _csv(GAMES, game_rows(event))


def game_rows(event: Event) -> list[dict[str, object]]:
    """All games and byes as rows."""
    rows: list[dict[str, object]] = []
    tables: dict[int, int] = {}
    for meeting in event.meetings:
        table = tables[meeting.round] = tables.get(meeting.round, 0) + 1
        start: dict[str, object] = {
            **dict.fromkeys(GAMES, ""),
            "round": meeting.round,
            "table": table,
            "home": meeting.home,
            "away": meeting.away or "",
        }
        if meeting.away is None:
            rows.append({**start, "reason": "bye"})
        for place, board in enumerate(meeting.boards, 1):
            for number, game in enumerate(board.games, 1):
                row = {**start, "board": place, "game": number, "first": SIDES[game.first]}
                row["home_player"], row["away_player"] = board.players
                row["home_army"], row["away_army"] = game.armies or ("", "")
                if game.result is not None:
                    result = game.result
                    row["home_points"], row["away_points"] = result.scores
                    row["winner"] = SIDES[result.winner] if result.winner in (0, 1) else ""
                    row["reason"] = result.reason
                rows.append(row)
    return rows


def facts(event: Event) -> dict[str, object]:
    """The event with its standings, as JSON data."""
    return {
        "event": event.data(),
        "over": is_over(event),
        "standings": [asdict(row) for row in standings(event)],
    }


def rated_games(event: Event) -> list[Played]:
    """The games that were really played, as a ladder takes them; forfeits tell nothing."""
    return [
        duel(*board.players, game_points(game.result)[0])
        for meeting in event.meetings
        for board in meeting.boards
        for game in board.games
        if game.result is not None and game.result.forfeit == NEITHER
    ]


def _csv(columns: list[str], rows: list[dict[str, object]]) -> str:
    text = StringIO()
    writer = csv.DictWriter(text, columns, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()
