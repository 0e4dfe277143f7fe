"""The tables of the database that are about notices.

A subscription is one way to somebody: a browser's push service, or a mail address. It is about the
seats whose tokens it names, of which only digests are stored, or about all seats of a person.
``told`` is how far each address was told of each table (`marks`): one row, which only ever grows.
"""

from __future__ import annotations

NOTICES = (
    """CREATE TABLE IF NOT EXISTS subscriptions (
        id TEXT PRIMARY KEY, kind TEXT NOT NULL, address TEXT NOT NULL, who TEXT NOT NULL,
        keys TEXT NOT NULL, person TEXT NOT NULL, language TEXT NOT NULL, zone TEXT NOT NULL,
        quiet_from INTEGER NOT NULL, quiet_to INTEGER NOT NULL, created BIGINT NOT NULL,
        confirmed INTEGER NOT NULL)
    """,
    """CREATE TABLE IF NOT EXISTS subscribed (
        subscription TEXT NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (subscription, hash))
    """,
    """CREATE TABLE IF NOT EXISTS told (
        who TEXT NOT NULL, table_id TEXT NOT NULL, mark BIGINT NOT NULL, at BIGINT NOT NULL,
        PRIMARY KEY (who, table_id))
    """,
    "CREATE INDEX IF NOT EXISTS subscriptions_of_person ON subscriptions (person)",
    "CREATE INDEX IF NOT EXISTS subscriptions_of_address ON subscriptions (who)",
    "CREATE INDEX IF NOT EXISTS subscribed_of_token ON subscribed (hash)",
    "CREATE INDEX IF NOT EXISTS told_of_table ON told (table_id)",
)
NOTICES_TABLES = ("subscriptions", "subscribed", "told")
