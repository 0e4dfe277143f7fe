"""Clocks at tables, on a time that the test winds: every kind, every way to run out of time."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from clock_house import House, in_a_house
from hexagora.core import read_record
from hexagora.events.clock_rules import ClockRules, OnTimeout, correspondence, live
from hexagora.events.times import DAY, HOUR, MINUTE, SECOND
from hexagora.server.clocks.rows import due
from hexagora.server.course import written
from hexagora.server.messages.commands import Back, ClaimGame, Holiday
from hexagora.server.messages.requests import SeatRequest
from hexagora.server.rows import LAPSE, REPLACE
from hexagora.server.tokens import SEAT, digest

OUTCOMES: list[OnTimeout] = ["bot", "default", "loss"]


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


def test_a_deed_after_the_deadline_is_refused(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        at = await house.at(await house.set_up("superhex", 2, live(MINUTE, 0, on_timeout="loss")))
        seat, version = at.waits_for, at.table.course.version
        house.time.wind(MINUTE - 1)
        await at.act()
        assert not at.over
        house.time.wind(MINUTE)
        seat, version = at.waits_for, at.table.course.version
        # Nobody has looked at the clock in time, and still it is too late.
        assert await at.refused(at.act(seat, version=version)) == "out_of_time"
        assert at.over

    in_a_house(tmp_path / "t.sqlite", play)


@pytest.mark.parametrize("rules", [live(MINUTE, 5 * SECOND), correspondence(1)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_stand_in_takes_over_and_the_person_comes_back(
    tmp_path: Path, rules: ClockRules, seats: int
) -> None:
    rules = ClockRules.of({**rules.data(), "on_timeout": "bot"})

    async def play(house: House) -> None:
        name = await house.set_up("nexus", seats, rules)
        at = await house.at(name)
        await at.join()
        gone = at.waits_for
        house.time.wind(rules.time + rules.grace)
        await house.sweep()
        assert at.clock.away[gone]
        await at.until(lambda: at.waits_for not in (gone, -1))
        card = at.table.card()
        assert card.seats[gone].kind == "person"
        assert card.clock is not None
        assert card.clock.away == [seat == gone for seat in range(seats)]
        told = [frame["card"]["clock"] for frame in at.ears.heard if frame["type"] == "update"]
        assert any(clock["away"][gone] for clock in told)
        assert await at.refused(at.act(gone)) == "stand_in"
        assert await at.refused(at.say(Back(seat=at.waits_for))) == "no_stand_in"
        await at.say(Back(seat=gone))
        assert not at.clock.away[gone]
        left = rules.time if rules.kind == "correspondence" else MINUTE
        assert at.clock.left[gone] == left
        for step in range(200):
            if at.waits_for == gone:
                break
            await at.act(pick=step)
        await at.act(gone)

    in_a_house(tmp_path / "t.sqlite", play)


def test_a_stand_in_plays_on_after_a_restart(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        name = await house.set_up("superhex", 2, live(MINUTE, 0))
        at = await house.at(name)
        gone = at.waits_for
        at.table._bots._thinkers = _Asleep()  # type: ignore[assignment]
        house.time.wind(MINUTE)
        await house.sweep()
        assert at.clock.away[gone]
        again = await house.again(HOUR)
        # Nobody asks for the table, but somebody looks after it.
        again.time.wind(MINUTE)
        await again.sweep()
        at = await again.at(name)
        await at.until(lambda: at.waits_for == 1 - gone)
        again.hall.close()

    in_a_house(tmp_path / "t.sqlite", play)


class _Asleep:
    async def choose(self, *_: object) -> int:
        await asyncio.Event().wait()
        return 0


def test_a_holder_who_is_gone_does_not_keep_chance_waiting(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        for outcome in ("bot", "default"):
            rules = live(MINUTE, 0, on_timeout="bot" if outcome == "bot" else "default")
            at = await house.at(await house.set_up("superhex", 2, rules))
            while at.table.course.hold() is None:
                await at.act(pick=-1)
            step = at.table.course.step
            house.time.wind(2 * MINUTE)
            await house.sweep()
            await at.until(lambda at=at, step=step: at.table.course.step > step)  # type: ignore[misc]
            assert at.table.course.match.actors[step] == -1

    in_a_house(tmp_path / "t.sqlite", play)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_default_answer_is_given_once(tmp_path: Path, seats: int) -> None:
    rules = correspondence(3)

    async def play(house: House) -> None:
        at = await house.at(await house.set_up("nexus", seats, rules))
        for round_ in range(30):
            gone, turn = at.waits_for, at.clock.turn
            before = at.table.course.version
            first = int(at.table.course.state.legal()[0])
            house.time.wind(4 * DAY)
            await house.sweep()
            actions = at.table.course.match.actions
            assert actions[at.table.course.versions.index(before + 1)] == first
            assert at.clock.away == [False] * seats
            # What is left of the turn has no time either; the next one has its days.
            assert at.clock.turn != turn or at.clock.asked != gone, round_
            assert at.clock.left[at.waits_for] == 3 * DAY
            if round_ % 3 == 0:
                await at.act(pick=round_)

    in_a_house(tmp_path / "t.sqlite", play)


def test_of_two_the_other_has_won(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        name = await house.set_up("neuroshima", 2, live(MINUTE, 0, on_timeout="loss"))
        at = await house.at(name)
        await at.act()
        loser = at.waits_for
        house.time.wind(HOUR)
        await house.sweep()
        assert at.table.row.ending == f"out of time {loser + 1}"
        house = await house.again(DAY)
        at = await house.at(name)
        await house.sweep()
        row, course = at.table.row, at.table.course
        assert (row.state, row.places[loser], row.places[1 - loser]) == ("over", 2, 1)
        assert course.result() == {
            "places": row.places,
            "reason": "out_of_time",
            "seat": loser,
            "clause": "",
        }
        found = await house.hall.store.load(name)
        assert found is not None
        assert [entry.kind for entry in found.entries].count(LAPSE) == 1
        record = read_record(written(row, course.match, course.given))
        record.verify()
        assert record.ending == row.ending
        assert await due(house.hall.store, 2**62, 10) == [], "nobody looks after it any more"
        house.hall.close()

    in_a_house(tmp_path / "t.sqlite", play)


@pytest.mark.parametrize("seats", [3, 4])
def test_among_more_the_others_play_on(tmp_path: Path, seats: int) -> None:
    async def play(house: House) -> None:
        made = await house.hall.create(
            "superhex",
            {},
            [SeatRequest("me", f"Player {i + 1}") for i in range(seats)],
            False,
            "",
            clock=live(MINUTE, 0, on_timeout="loss"),
        )
        at = await house.at(made.table)
        loser = at.waits_for
        house.time.wind(MINUTE)
        await house.sweep()
        await at.until(lambda: at.waits_for not in (loser, -1))
        assert not at.over
        assert at.table.row.seats[loser].kind == "bot"
        assert at.clock.lost == [seat == loser for seat in range(seats)]
        assert loser not in at.viewer.seats or at.viewer not in at.table.audience._viewers
        token = digest(made.seats[loser].token)
        right = (await house.hall.store.rights(made.table, [token]))[0]
        assert right is not None
        assert right.kind != SEAT
        await at.act()
        found = await house.hall.store.load(made.table)
        assert found is not None
        assert [entry.kind for entry in found.entries].count(REPLACE) == 1
        # All of them, one after the other: the stand-ins bring the game to its end.
        for _ in range(3 * seats):
            house.time.wind(MINUTE)
            await house.sweep()
        await at.until(lambda: at.over)
        assert at.table.row.ending == ""
        assert all(at.clock.lost)

    in_a_house(tmp_path / "t.sqlite", play)


@pytest.mark.parametrize("outcome", OUTCOMES)
def test_a_table_that_nobody_has_loaded_runs_out_once(tmp_path: Path, outcome: OnTimeout) -> None:
    async def play(house: House) -> None:
        name = await house.set_up("nexus", 2, correspondence(2, on_timeout=outcome))
        at = await house.at(name)
        gone, version = at.waits_for, at.table.course.version
        house.hall.forget(name)
        house.time.wind(2 * DAY - 1)
        await house.sweep()
        assert name not in house.hall.live, "not yet"
        house.time.wind(1)
        await house.sweep()
        at = await house.at(name)
        if outcome == "bot":
            assert at.clock.away[gone]
        elif outcome == "loss":
            assert at.table.row.ending == f"out of time {gone + 1}"
        done = at.table.course.version
        assert done > version or outcome == "bot"
        await at.until(lambda: at.table._bots.thinking is None)
        stored = at.table.row.clock
        for _ in range(3):
            house.hall.forget(name)
            at = await house.at(name)
            await house.sweep()
            assert at.table.row.clock == stored

    in_a_house(tmp_path / "t.sqlite", play)


def test_a_table_that_cannot_go_on_does_not_hold_up_others(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        names = [
            await house.set_up("superhex", 2, live(MINUTE, 0, on_timeout="loss")) for _ in "ab"
        ]
        house.hall.forget(names[0])
        broken = ("UPDATE tables SET clock = '{}' WHERE id = ?", (names[0],))
        await house.hall.store.write([broken])
        house.time.wind(MINUTE)
        await house.sweep()
        assert (await house.at(names[1])).over
        assert await due(house.hall.store, house.time.now, 10) == []
        assert await due(house.hall.store, house.time.now + HOUR, 10) == [names[0]]

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
