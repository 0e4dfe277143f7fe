"""How much is kept of a table, and for how long."""

from __future__ import annotations

from dataclasses import dataclass

from hexagora.server.declared import setting
from hexagora.server.integrity import CHECKS, ENTRIES
from hexagora.server.rows import OVER, PLAYING, REPLAY, WAITING
from hexagora.server.writer import Statement

DAY = 24 * 3600


@dataclass(frozen=True)
class Storage:
    """``[storage]``: how tables are kept."""

    check: str = setting(
        ENTRIES, "what of a file is looked through at the start: " + ", ".join(CHECKS), None, CHECKS
    )
    log_entries: int = setting(20_000, "so long a game may become; half of it with taking back")
    chat_lines: int = setting(500, "so many lines of chat a table keeps")


@dataclass(frozen=True)
class Retention:
    """``[retention]``: after how many days without anybody something is deleted; 0: never."""

    waiting_days: int = setting(7, "tables at which a seat was never taken", least=0)
    unfinished_days: int = setting(60, "games that nobody goes on with", least=0)
    lessons_days: int = setting(14, "lessons that were left or learned", least=0)
    finished_days: int = setting(730, "games that have ended", least=0)
    imported_days: int = setting(365, "records that were imported to look at them", least=0)
    reports_days: int = setting(90, "reports, with the address of whom they are about", least=0)
    sessions_days: int = setting(400, "devices of somebody with an identity, unused", least=0)
    chat_days: int = setting(30, "the chat of games that have ended", least=0)

    def expired(self, now: int, most: int) -> list[Statement]:
        """Statements that find the ids of tables whose time is over, ``most`` each."""
        rules = (
            (self.waiting_days, "state = ? AND lesson = ''", WAITING),
            (self.unfinished_days, "state = ? AND lesson = ''", PLAYING),
            (self.finished_days, "state = ? AND lesson = ''", OVER),
            (self.imported_days, "state = ?", REPLAY),
            (self.lessons_days, "state = ? AND lesson <> ''", PLAYING),
            (self.lessons_days, "state = ? AND lesson <> ''", OVER),
        )
        sql = f"SELECT id FROM tables WHERE {{}} AND touched < ? ORDER BY touched LIMIT {most}"
        return [
            (sql.format(which), (state, now - days * DAY)) for days, which, state in rules if days
        ]

    def silenced(self, now: int) -> list[Statement]:
        """What deletes the chat of games that ended long ago, old scores and reports, devices that
        nobody uses any more, and what was good only for minutes."""
        found: list[Statement] = []
        if self.chat_days:
            old = "SELECT id FROM tables WHERE state = ? AND touched < ?"
            since = now - self.chat_days * DAY
            found.append((f"DELETE FROM chat WHERE table_id IN ({old})", (OVER, since)))
        if self.finished_days:
            since = now - self.finished_days * DAY
            found.append(("DELETE FROM daily_tries WHERE began < ?", (since,)))
        if self.reports_days:
            since = now - self.reports_days * DAY
            found.append(("DELETE FROM reports WHERE at < ?", (since,)))
        if self.sessions_days:
            since = now - self.sessions_days * DAY
            people = "SELECT id FROM people WHERE kind = 'person'"
            sql = f"DELETE FROM sessions WHERE seen < ? AND person IN ({people})"
            found.append((sql, (since,)))
        found.append(("DELETE FROM challenges WHERE until < ?", (now,)))
        return found


OF_A_TABLE = ("entries", "chat", "reviews", "tokens", "seats", "told", "played")


def forgotten(tables: list[str]) -> list[Statement]:
    """What deletes tables with all that belongs to them."""
    marks = ", ".join("?" * len(tables))
    found: list[Statement] = [
        (f"DELETE FROM {name} WHERE table_id IN ({marks})", tables) for name in OF_A_TABLE
    ]
    found.append((f"DELETE FROM tables WHERE id IN ({marks})", tables))
    return found
