"""What the games of an event come to: points, balance of HQ points, tie-breaks, places."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hexagora.events.model import BOTH, Board, Event, EventRules, GameResult, Meeting

Points = tuple[float, float]
"""What both sides get."""


@dataclass(frozen=True)
class Row:
    """An entrant in the standings; ``won`` to ``lost`` count meetings, ``wins`` games."""

    place: int
    id: str
    name: str
    points: float = 0.0
    balance: float = 0.0
    buchholz: float = 0.0
    wins: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    byes: int = 0


def game_points(result: GameResult) -> Points:
    """A game: one point, halves of it for a draw, nothing for two who did not play."""
    if result.forfeit == BOTH:
        return 0.0, 0.0
    if result.winner in (0, 1):
        return (1.0, 0.0) if result.winner == 0 else (0.0, 1.0)
    return 0.5, 0.5


def board_balance(board: Board) -> float:
    """By how many HQ points the first side is ahead, over all games of a board."""
    results = [game.result for game in board.games if game.result]
    return sum(result.scores[0] - result.scores[1] for result in results)


def board_points(board: Board) -> Points:
    """A board: a single game counts by its winner, a double duel by the balance."""
    results = [game.result for game in board.games if game.result]
    if not results or all(result.forfeit == BOTH for result in results):
        return 0.0, 0.0
    if len(results) == 1:
        return game_points(results[0])
    return _split(board_balance(board))


def meeting_balance(meeting: Meeting) -> float:
    """The balance over all boards."""
    return sum(map(board_balance, meeting.boards))


def meeting_points(rules: EventRules, meeting: Meeting) -> Points:
    """What a meeting is worth to both, by the scoring that was agreed; a bye is a won meeting."""
    games = len(meeting.boards) or rules.boards
    games *= 2 if rules.double else 1
    if meeting.away is None:
        worth = {"meeting": 1.0, "games": float(games), "balance": games * rules.forfeit / 2}
        return worth[rules.scoring], 0.0
    if rules.scoring == "balance":
        balance = meeting_balance(meeting)
        return balance, -balance
    if rules.scoring == "games":
        each = [
            game_points(game.result)
            for board in meeting.boards
            for game in board.games
            if game.result
        ]
        return sum(one for one, _ in each), sum(other for _, other in each)
    boards = list(map(board_points, meeting.boards))
    one, other = (sum(points[side] for points in boards) for side in (0, 1))
    if one == other == 0:
        return 0.0, 0.0
    return boards[0] if len(boards) == 1 else _split(one - other or meeting_balance(meeting))


def winner_of(event: Event, meeting: Meeting) -> str | None:
    """Who won a meeting; of a knock-out always somebody, in the end the better seed."""
    if meeting.away is None:
        return meeting.home
    one, other = meeting_points(event.rules, meeting)
    balance = (one - other) or meeting_balance(meeting)
    if balance:
        return meeting.home if balance > 0 else meeting.away
    if event.rules.format != "knockout":
        return None
    seeds = [entrant.id for entrant in event.entrants]
    staying = [id_ for id_ in meeting.sides() if id_ not in event.left] or meeting.sides()
    return min(staying, key=seeds.index)


def standings(event: Event, until: int | None = None) -> list[Row]:
    """The table after the meetings that are over, or after those of the first rounds."""
    rows = {one.id: Row(0, one.id, one.name) for one in event.entrants}
    met: dict[str, list[str]] = {id_: [] for id_ in rows}
    for meeting in event.meetings:
        if meeting.over and (until is None or meeting.round <= until):
            for row in _added(event, meeting, rows):
                rows[row.id] = row
            if meeting.away is not None:
                met[meeting.home].append(meeting.away)
                met[meeting.away].append(meeting.home)
    for id_, others in met.items():
        rows[id_] = replace(rows[id_], buchholz=sum(rows[other].points for other in others))
    seeds = {one.id: i for i, one in enumerate(event.entrants)}
    order = sorted(rows.values(), key=lambda row: (*_key(event.rules, row), seeds[row.id]))
    placed: list[Row] = []
    for i, row in enumerate(order):
        same = placed and _key(event.rules, row) == _key(event.rules, placed[-1])
        placed.append(replace(row, place=placed[-1].place if same else i + 1))
    return placed


def _key(rules: EventRules, row: Row) -> tuple[float, ...]:
    breaks = {"balance": row.balance, "buchholz": row.buchholz, "wins": float(row.wins)}
    return (-row.points, *(-breaks[one] for one in rules.tie_breaks))


def _added(event: Event, meeting: Meeting, rows: dict[str, Row]) -> list[Row]:
    """The rows of both sides after a meeting."""
    points = meeting_points(event.rules, meeting)
    winner = winner_of(event, meeting)
    if event.rules.format == "knockout":
        # Whoever goes on has a point; the third place stands between the rounds.
        worth = 0.5 if meeting.third else 1.0
        points = (worth, 0.0) if winner == meeting.home else (0.0, worth)
    if meeting.away is None:
        row = rows[meeting.home]
        return [replace(row, points=row.points + points[0], byes=row.byes + 1)]
    balance = meeting_balance(meeting)
    nothing = event.rules.scoring != "balance" and points == (0.0, 0.0)
    found = []
    for side, id_ in enumerate(meeting.sides()):
        row = rows[id_]
        games = [game.result for board in meeting.boards for game in board.games if game.result]
        found.append(
            replace(
                row,
                points=row.points + points[side],
                balance=row.balance + (balance if side == 0 else -balance),
                wins=row.wins + sum(one.winner == side for one in games),
                won=row.won + (winner == id_),
                drawn=row.drawn + (winner is None and not nothing),
                lost=row.lost + (winner not in (None, id_) or (winner is None and nothing)),
            )
        )
    return found


def _split(lead: float) -> Points:
    return (1.0, 0.0) if lead > 0 else (0.0, 1.0) if lead < 0 else (0.5, 0.5)
