"""What is kept and for how long, true to the settings; and telling the operator of somebody."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive, TableServer
from browser.scripted import seat_link, set_up
from hexagora.server.database import open_database


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[TableServer]:
    """A server whose operator has set other times than the usual ones, and told who they are."""
    server = TableServer(
        tmp_path,
        HEXAGORA_RETENTION_FINISHED_DAYS="21",
        HEXAGORA_RETENTION_CHAT_DAYS="1",
        HEXAGORA_RETENTION_IMPORTED_DAYS="0",
        HEXAGORA_OPERATOR_NAME="The Hex Society",
        HEXAGORA_OPERATOR_CONTACT="house@games.example.org",
    )
    yield server
    server.stop()


def test_the_page_tells_what_the_settings_say(arrive: Arrive, strict: TableServer) -> None:
    visitor = arrive()
    visitor.base = strict.base
    page = visitor.open("/privacy")
    rows = page.locator("tbody tr")
    expect(rows.filter(has_text="Games that have ended: names")).to_contain_text("21 days")
    expect(rows.filter(has_text="The chat of games")).to_contain_text("1 day")
    expect(rows.filter(has_text="Records that somebody imported")).to_contain_text("never")
    expect(page.get_by_text("The Hex Society, house@games.example.org")).to_be_visible()


def test_somebody_is_reported(arrive: Arrive, server: TableServer) -> None:
    table = set_up(server.base, "superhex", ["Ada", "Bo"])
    page = arrive().open(seat_link(table))
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Report somebody").click()
    dialog = page.get_by_role("dialog", name="Report somebody")
    expect(dialog.get_by_label("Who")).to_have_value("1")
    dialog.get_by_text("The name", exact=True).click()
    dialog.get_by_label("In your own words").fill("This is not a nice name.")
    dialog.get_by_role("button", name="Send the report").click()
    expect(dialog.get_by_role("status")).to_have_text("Thank you. The report is kept for 90 days.")
    with closing(open_database(server.folder / "tables.sqlite")) as database:
        sql = "SELECT seat, name, reason, text FROM reports WHERE table_id = ?"
        found = database.rows(sql, (table["table"],))
    assert found == [(1, "Bo", "name", "This is not a nice name.")]
