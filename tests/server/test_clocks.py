"""Clocks at tables, on a time that the test winds: every kind, holidays, who leaves."""

from __future__ import annotations

from pathlib import Path

import pytest

from clock_house import House, in_a_house
from hexagora.core import read_record
from hexagora.events.clock_rules import ClockRules, correspondence, live
from hexagora.events.times import DAY, HOUR, MINUTE, SECOND
from hexagora.server.course import written
from hexagora.server.messages.commands import ClaimGame, Holiday
from hexagora.server.messages.requests import SeatRequest


def test_without_a_clock_no_time_is_kept(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        at = await house.at(await house.set_up("superhex", 2, None))
        house.time.wind(1000 * DAY)
        await house.sweep()
        await at.act()
        assert at.table.card().clock is None
        assert at.table.row.clock == ""
        assert await at.refused(at.say(ClaimGame(seat=0))) == "no_clock"

    in_a_house(tmp_path / "t.sqlite", play)


@pytest.mark.parametrize("per", ["decision", "turn"])
def test_live_time_with_an_increment(tmp_path: Path, per: str) -> None:
    rules = live(5 * MINUTE, 10 * SECOND, per="turn" if per == "turn" else "decision")

    async def play(house: House) -> None:
        at = await house.at(await house.set_up("neuroshima", 2, rules))
        used, added = [0, 0], [0, 0]
        for step in range(40):
            seat, turn = at.waits_for, at.clock.turn
            spent = house.time.wind((step + 1) * 12_345)
            # Some games ask somebody in another's turn: that is free, and adds nothing.
            own = seat == turn
            used[seat] += spent if own else 0
            went_on = at.table.course.hold() is not None
            await at.act(pick=step)
            if per == "decision" and own and not went_on:
                added[seat] += 10 * SECOND
            elif per == "turn" and at.clock.turn != turn:
                added[turn] += 10 * SECOND
        for seat in (0, 1):
            left = at.clock.left_at(seat, house.time.now)
            assert left == 5 * MINUTE - used[seat] + added[seat]
            assert added[seat]

    in_a_house(tmp_path / "t.sqlite", play)


def test_time_begins_with_the_game_and_not_before(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        seats = [SeatRequest("me", "Anna", commitment="ab" * 32), SeatRequest("open")]
        name = await house.set_up("superhex", seats, live(MINUTE, 0))
        at = await house.at(name)
        house.time.wind(HOUR)
        await house.sweep()
        assert at.clock.left == [MINUTE, MINUTE]
        await at.table.do(at.table.seating.claim, 1, "Bo", "")
        assert (at.table.row.state, at.table.row.dealing) == ("playing", "revealing")
        house.time.wind(HOUR)
        await house.sweep()
        assert at.clock.deadline() is None, "nobody waits before the dealing is settled"
        await at.table.do(at.table._pledges._pass_over, "revealing")
        assert at.clock.deadline() == house.time.now + MINUTE

    in_a_house(tmp_path / "t.sqlite", play)


def test_who_takes_back_keeps_the_time_used(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        at = await house.at(await house.set_up("neuroshima", 2, live(MINUTE, 5 * SECOND)))
        seat = at.waits_for
        for _ in range(5):
            house.time.wind(2 * SECOND)
            await at.act(pick=7)
            assert at.clock.left[seat] <= MINUTE + 5 * SECOND
            house.time.wind(SECOND)
            if at.table.course.takeable()[1]:
                await at.undo(seat)
        assert at.clock.left_at(seat, house.time.now) == MINUTE - 5 * 2 * SECOND

    in_a_house(tmp_path / "t.sqlite", play)


def test_holidays(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        name = await house.set_up("superhex", 2, correspondence(2, holiday_days=10))
        at = await house.at(name)
        seat = at.waits_for
        await at.say(Holiday(seat=seat, days=7))
        assert await at.refused(at.say(Holiday(seat=seat, days=4, begin=2**32))) == "few_holidays"
        house = await house.again(0)
        at = await house.at(name)
        house.time.wind(8 * DAY)
        await house.sweep()
        assert at.clock.left_at(seat, house.time.now) == DAY
        await at.say(Holiday(seat=seat, days=3))
        house.time.wind(3 * DAY)
        await house.sweep()
        assert at.clock.left_at(seat, house.time.now) == DAY
        await at.act()
        other = await house.at(await house.set_up("superhex", 2, live(MINUTE, 0)))
        assert await other.refused(other.say(Holiday(seat=0, days=1))) == "no_holidays"
        house.hall.close()

    in_a_house(tmp_path / "t.sqlite", play)


@pytest.mark.parametrize("seats", [2, 3])
def test_an_abandoned_game_is_claimed(tmp_path: Path, seats: int) -> None:
    async def play(house: House) -> None:
        at = await house.at(await house.set_up("superhex", seats, ClockRules(claim=7 * DAY)))
        gone = at.waits_for
        other = (gone + 1) % seats
        house.time.wind(7 * DAY - 1)
        assert await at.refused(at.say(ClaimGame(seat=other))) == "no_claim"
        house.time.wind(1)
        assert await at.refused(at.say(ClaimGame(seat=gone))) == "no_claim"
        await at.say(ClaimGame(seat=other))
        assert at.clock.lost[gone]
        if seats == 2:
            assert at.table.row.ending == f"abandoned {gone + 1}"
            record = read_record(written(at.table.row, at.table.course.match, 0))
            record.verify()
        else:
            await at.until(lambda: at.waits_for not in (gone, -1))
            assert at.table.row.seats[gone].kind == "bot"

    in_a_house(tmp_path / "t.sqlite", play)


def test_who_leaves_turn_after_turn_to_default_answers_can_be_claimed(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        at = await house.at(await house.set_up("superhex", 2, correspondence(3)))
        gone = at.waits_for
        house.time.wind(3 * DAY)
        await house.sweep()
        while at.waits_for != gone:
            house.time.wind(HOUR)
            await at.act()
        assert await at.refused(at.say(ClaimGame(seat=1 - gone))) == "no_claim"
        house.time.wind(3 * DAY - HOUR)
        await at.say(ClaimGame(seat=1 - gone))
        assert at.table.row.ending == f"abandoned {gone + 1}"

    in_a_house(tmp_path / "t.sqlite", play)


def test_bots_have_no_clock(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        seats = [SeatRequest("me", "Anna"), SeatRequest("bot", bot="greedy")]
        at = await house.at(await house.set_up("superhex", seats, live(MINUTE, 0)))
        for _ in range(6):
            await at.until(lambda: at.waits_for == 0)
            await at.act()
        assert at.clock.left == [MINUTE, MINUTE]
        card = at.table.card().clock
        assert card is not None
        assert card.away == [False, False]

    in_a_house(tmp_path / "t.sqlite", play)


def test_a_rematch_keeps_what_was_agreed_and_a_fork_begins_anew(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        rules = live(MINUTE, 3 * SECOND, on_timeout="loss")
        name = await house.set_up("superhex", 2, rules)
        at = await house.at(name)
        await at.act()
        house.time.wind(2 * MINUTE)
        await house.sweep()
        again = await house.at(await house.hall.rematch(name))
        assert again.clock.rules == rules
        assert again.clock.left == [MINUTE, MINUTE]
        seats = [SeatRequest("me", "Anna"), SeatRequest("me", "Bo")]
        plain = await house.hall.fork(name, 3, seats, False, "")
        assert (await house.hall.table(plain.table)).row.clock == ""
        chosen = await house.hall.fork(name, 3, seats, False, "", clock=correspondence(1))
        assert (await house.at(chosen.table)).clock.left == [DAY, DAY]

    in_a_house(tmp_path / "t.sqlite", play)


def test_an_act_and_its_clock_are_one_write(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        at = await house.at(await house.set_up("superhex", 2, live(MINUTE, 0)))
        await at.act()
        written_so_far = house.hall.store.figures.commits.count
        for _ in range(10):
            await at.act()
        assert house.hall.store.figures.commits.count == written_so_far + 10

    in_a_house(tmp_path / "t.sqlite", play)


def test_the_alarm_of_a_table_in_memory_rings_by_itself(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        at = await house.at(await house.set_up("superhex", 2, live(MINUTE, 0, on_timeout="loss")))
        house.time.wind(MINUTE - 1)
        at.table._clock.arm()
        house.time.wind(1)
        await at.until(lambda: at.over)

    in_a_house(tmp_path / "t.sqlite", play)
