"""Tables whose time runs out, on a time that the test winds: who plays on, and who has won."""

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
from hexagora.server.messages.commands import Back
from hexagora.server.messages.requests import SeatRequest
from hexagora.server.rows import LAPSE, REPLACE
from hexagora.server.tokens import SEAT, digest

OUTCOMES: list[OnTimeout] = ["bot", "default", "loss"]


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
