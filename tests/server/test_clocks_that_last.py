"""Clocks outlive the server, and do not drift: restarts, deaths, other processes, a month."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from clock_house import House, Time, in_a_house
from hexagora.core import Rng
from hexagora.events.clock_rules import ClockRules, correspondence, live
from hexagora.events.times import DAY, HOUR, MINUTE, SECOND
from hexagora.server.clocks.standstill import alive
from hexagora.server.leases import Elsewhere
from hexagora.server.rows import PLAYING
from hexagora.server.writer import Statement


@pytest.mark.parametrize("rules", [live(5 * MINUTE, 0), correspondence(2)])
def test_the_time_without_a_server_is_free(tmp_path: Path, rules: ClockRules) -> None:
    async def play(house: House) -> None:
        name = await house.set_up("superhex", 2, rules)
        seat = (await house.at(name)).waits_for
        used = house.time.wind(30 * SECOND)
        house = await house.again(5 * DAY)
        # It is loaded only much later, and after a second standstill.
        used += house.time.wind(40 * SECOND)
        house = await house.again(3 * DAY)
        used += house.time.wind(50 * SECOND)
        at = await house.at(name)
        assert at.clock.left_at(seat, house.time.now) == rules.time - used
        await house.sweep()
        await at.act()
        assert at.stored["left"][seat] == rules.time - used
        house.hall.close()

    in_a_house(tmp_path / "t.sqlite", play)


def test_a_server_that_is_killed_was_alive_until_it_last_said_so(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        name = await house.set_up("superhex", 2, live(5 * MINUTE, 0))
        seat = (await house.at(name)).waits_for
        house.time.wind(100 * SECOND)
        await house.hall.store.write([alive(house.time.now)])
        house.time.wind(SECOND)
        # What a killed process would have left unsaid.
        house.hall.store._writer.close = _silently(house)  # type: ignore[assignment,method-assign]
        house = await house.again(HOUR)
        at = await house.at(name)
        assert at.clock.left_at(seat, house.time.now) == 200 * SECOND
        house.hall.close()

    in_a_house(tmp_path / "t.sqlite", play)


def _silently(house: House) -> Callable[[Statement], None]:
    close = house.hall.store._writer.close
    return lambda _: close(("SELECT 1", ()))


def test_nothing_is_noted_where_no_time_is_kept(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        await house.set_up("superhex", 2, None)
        await house.hall.store.write([alive(house.time.now)])
        sql = "SELECT value FROM meta WHERE key = 'alive'"
        assert await house.hall.store.read(lambda database: database.rows(sql)) == []

    in_a_house(tmp_path / "t.sqlite", play)


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("nexus", 3),
        pytest.param("nexus", 4, marks=pytest.mark.long),
        pytest.param("neuroshima", 2, marks=pytest.mark.long),
    ],
)
def test_a_month_at_real_tables_drifts_by_nothing(tmp_path: Path, game: str, seats: int) -> None:
    """Random games for a month in odd microseconds, with questions inside battles, restarts and
    tables that leave memory, held against sums made from what was done alone."""
    rng = Rng(f"a month of {game} with {seats}")
    rules = ClockRules("live", 300 * DAY, 1_234_567, grace=10 * MINUTE)

    async def play(house: House) -> tuple[int, int]:
        end, others, restarts = house.time.now + 30 * DAY, 0, 0
        # Questions in the turns of others are rare between two: it goes on until there were some.
        while house.time.now < end or others < 3:
            at = await house.at(name := await house.set_up(game, seats, rules))
            used, added = [0] * seats, [0] * seats
            while (house.time.now < end or others < 3) and at.table.row.state == PLAYING:
                seat, turn = at.waits_for, at.clock.turn
                took = house.time.wind(1 + 1_009 * int(rng.below(4_800_000)))
                chance = int(rng.below(25))
                if chance == 0:
                    restarts += 1
                    house = await house.again(997 * int(rng.below(2**24)))
                elif chance == 1:
                    house.hall.forget(name)
                at = await house.at(name)
                went_on = at.table.course.hold() is not None
                own = seat == turn
                others += not own
                used[seat] += took if own else max(0, took - 10 * MINUTE)
                await at.act(pick=int(rng.below(1000)))
                if own and not went_on and not at.over:
                    added[seat] += rules.increment
            now = house.time.now
            left = [at.clock.left_at(seat, now) for seat in range(seats)]
            told = [rules.time - used[seat] + added[seat] for seat in range(seats)]
            drift = max(abs(one - other) for one, other in zip(left, told, strict=True))
            assert drift < 100_000, "below 100 ms"
            assert drift == 0, "in fact nothing at all"
        house.hall.close()
        return others, restarts

    others, restarts = in_a_house(tmp_path / "t.sqlite", play)
    assert others >= 3, "there were questions in the turns of others"
    assert restarts >= 3


@pytest.mark.usefixtures("patient")
def test_a_table_that_moves_to_another_process_keeps_its_clock(url: str) -> None:
    async def play() -> None:
        time = Time()
        first, second = House(url, time, "http://one"), House(url, time, "http://two")
        name = await first.set_up("superhex", 2, live(5 * MINUTE, 0, on_timeout="loss"))
        seat = (await first.at(name)).waits_for
        time.wind(3 * MINUTE)
        with pytest.raises(Elsewhere):
            await second.hall.table(name)
        first.hall.close()
        at = await second.at(name)
        assert at.clock.left_at(seat, time.now) == 2 * MINUTE, "somebody was always there"
        second.hall.forget(name)
        third = House(url, time, "http://three")
        time.wind(2 * MINUTE)
        await third.sweep()
        at = await third.at(name)
        assert at.table.row.ending == f"out of time {seat + 1}"
        second.hall.close()
        third.hall.close()

    asyncio.run(play())
