"""The tables of the database that are about ratings.

``ratings`` has where somebody stood when the period began in which they last played (``value`` and
what belongs to it) and where they stand with the games of that period (``now_value`` and so on);
``games`` counts all. A game is in ``rated_games`` once it is dealt with, whether it counted or not,
so it is never dealt with twice, and ``rated_seats`` tells who played it and where they stood when
the period began and after it. Of a rated table ``tables.rated`` becomes 2 with it.
"""

from __future__ import annotations

RATINGS = (
    """CREATE TABLE IF NOT EXISTS ratings (
        ladder TEXT NOT NULL, player TEXT NOT NULL, period BIGINT NOT NULL,
        value DOUBLE PRECISION NOT NULL, deviation DOUBLE PRECISION NOT NULL,
        volatility DOUBLE PRECISION NOT NULL, now_value DOUBLE PRECISION NOT NULL,
        now_deviation DOUBLE PRECISION NOT NULL, now_volatility DOUBLE PRECISION NOT NULL,
        games INTEGER NOT NULL, PRIMARY KEY (ladder, player))
    """,
    "CREATE INDEX IF NOT EXISTS ratings_of_player ON ratings (player)",
    "CREATE INDEX IF NOT EXISTS ratings_in_order ON ratings (ladder, now_value)",
    """CREATE TABLE IF NOT EXISTS rated_games (
        table_id TEXT PRIMARY KEY, ladder TEXT NOT NULL, period BIGINT NOT NULL, at BIGINT NOT NULL)
    """,
    """CREATE TABLE IF NOT EXISTS rated_seats (
        table_id TEXT NOT NULL, seat INTEGER NOT NULL, ladder TEXT NOT NULL,
        period BIGINT NOT NULL, at BIGINT NOT NULL, player TEXT NOT NULL, side INTEGER NOT NULL,
        place INTEGER NOT NULL, value DOUBLE PRECISION NOT NULL,
        deviation DOUBLE PRECISION NOT NULL, now_value DOUBLE PRECISION NOT NULL,
        now_deviation DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, seat))
    """,
    "CREATE INDEX IF NOT EXISTS rated_seats_of_player ON rated_seats (player, ladder, period)",
    "CREATE INDEX IF NOT EXISTS tables_to_be_rated ON tables (rated, state)",
)
RATING_TABLES = ("ratings", "rated_games", "rated_seats")
