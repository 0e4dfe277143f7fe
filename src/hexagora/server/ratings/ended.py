"""A rated game that is over: who played it, how it counts for each, and whether it does."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from hexagora.core import game_info
from hexagora.core.registry import make_game
from hexagora.server.database import Database
from hexagora.server.ratings.modes import LEVEL, ladder_name, levels_on, mode_of, player_of
from hexagora.server.rows import ACT, OVER, REPLACE, SeatRow


@dataclass(frozen=True)
class Ended:
    """How a game ended; without a ``ladder`` it does not count. ``sides`` and ``places`` are those
    of the seats."""

    table: str
    game: str = ""
    mode: str = ""
    players: tuple[str, ...] = ()
    sides: tuple[int, ...] = ()
    places: tuple[int, ...] = ()

    @property
    def ladder(self) -> str:
        """The ladder that it counts for."""
        return ladder_name(self.game, self.mode) if self.mode else ""


def ended(database: Database, table: str) -> Ended | None:
    """The end of a rated game that nobody has dealt with yet."""
    sql = (
        "SELECT game, options, rules_version, places FROM tables WHERE id = ? AND rated <> 0 "
        "AND state = ? AND NOT EXISTS (SELECT 1 FROM rated_games WHERE table_id = tables.id)"
    )
    rows = database.rows(sql, (table, OVER))
    if not rows:
        return None
    name, options, version, places = rows[0]
    sql = (
        "SELECT kind, name, bot, commitment, word, person FROM seats "
        "WHERE table_id = ? ORDER BY seat"
    )
    seats = [SeatRow(*row) for row in database.rows(sql, (table,))]
    sql = "SELECT DISTINCT seat FROM entries WHERE table_id = ? AND kind = ?"
    decided = {int(row[0]) for row in database.rows(sql, (table, ACT))}
    sql = "SELECT seat FROM entries WHERE table_id = ? AND kind = ? ORDER BY n"
    left = [int(row[0]) for row in database.rows(sql, (table, REPLACE))]
    players = tuple(map(player_of, seats))
    game = make_game(name, len(seats), json.loads(options), version)
    if not _counts(name, mode_of(game), players, decided):
        return Ended(table)
    sides = tuple(game_info(name).sides(game))
    found = _without_help(json.loads(places), sides, left)
    return Ended(table, name, mode_of(game), players, sides, tuple(found))


def _counts(game: str, mode: str, players: Sequence[str], decided: set[int]) -> bool:
    """Whether everybody is known, nobody sits there twice, at least one is no level of the house,
    and everybody has decided something: before that a game is only given up, not lost."""
    people = [player for player in players if not player.startswith(LEVEL)]
    levels = levels_on(game, mode)
    return (
        mode != ""
        and "" not in players
        and len(people) > 0
        and len(set(people)) == len(people)
        and all(player in levels for player in players if player.startswith(LEVEL))
        and decided >= set(range(len(players)))
    )


def _without_help(places: Sequence[int], sides: Sequence[int], left: Sequence[int]) -> list[int]:
    """Places by what the players did themselves: who left a game between many has lost against
    all who stayed and those who left later, whatever the bot made of it that took over. A team
    goes on with its bot, and what it comes to is its own.

    >>> _without_help([1, 2, 3], [0, 1, 2], left=[0])
    [3, 1, 2]
    >>> _without_help([1, 2, 1, 2], [0, 1, 0, 1], left=[0])
    [1, 2, 1, 2]
    """
    if len(set(sides)) < len(sides):
        return list(places)
    stayed = [(0, place) for place in places]
    ranks = [(1, -left.index(seat)) if seat in left else stayed[seat] for seat in range(len(sides))]
    return [1 + sum(other < mine for other in ranks) for mine in ranks]
