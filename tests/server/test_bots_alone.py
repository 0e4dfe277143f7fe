"""Bots that play among themselves play for those who look on, and wait while nobody does."""

from __future__ import annotations

import asyncio
from pathlib import Path
from queue import Queue

import pytest

from hexagora.core import State
from hexagora.server.rows import BOT, PERSON, PLAYING, SeatRow, TableRow
from hexagora.server.store import Store
from hexagora.server.thinking import Thinkers
from patience import PATIENCE
from table_client import Site, tokens_of


def test_they_wait_while_nobody_looks_on(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    happened: Queue[str] = Queue()

    async def choose(
        _: Thinkers, bot: str, seed: str, state: State, seat: int, table: str, who: str
    ) -> int:
        happened.put(f"asked for {who} at {table}")
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            happened.put("given up")
            raise
        raise AssertionError("not reached")

    monkeypatch.setattr(Thinkers, "choose", choose)
    made = site.table("superhex", "me", "random", "random", options={"first": "1"})
    asked = f"asked for 127.0.0.1 at {made['table']}"
    ann = site.sit(made["table"], *tokens_of(made)[:1])
    # A bot takes over, and nobody plays who is a person.
    ann.command("resign", 0)
    assert happened.get(timeout=PATIENCE) == asked
    ann.close()
    assert happened.get(timeout=PATIENCE) == "given up"
    site.sit(made["table"], made["watch"])
    assert happened.get(timeout=PATIENCE) == asked


def test_only_tables_with_people_are_gone_on_with_after_a_start(tmp_path: Path) -> None:
    person, bot = SeatRow(PERSON, "Ann"), SeatRow(BOT, "greedy", "greedy")
    seats = {"alone": [bot, bot], "mixed": [person, bot], "people": [person, person]}

    async def scene() -> list[str]:
        store = Store(tmp_path / "tables.db")
        try:
            for name, row in seats.items():
                await store.create(
                    TableRow(
                        id=name,
                        game="superhex",
                        rules_version=2,
                        options={},
                        seats=row,
                        seed="s",
                        fingerprint="f",
                        created=0,
                        state=PLAYING,
                    ),
                    [],
                )
            return await store.unfinished_with_bots()
        finally:
            store.close()

    assert asyncio.run(scene()) == ["mixed"]
