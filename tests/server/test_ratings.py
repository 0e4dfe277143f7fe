"""The desk where games become ratings: exactly once, for everybody, at any number of servers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from functools import partial
from itertools import combinations
from math import exp
from pathlib import Path

import pytest

from hexagora import new_game
from hexagora.core import Rng
from hexagora.events.glicko import SCALE, Outcome, Rating, after_period, after_rest
from hexagora.server.database import Database, open_database
from hexagora.server.errors import Refusal
from hexagora.server.people.forgetting import FORGETTING
from hexagora.server.ratings import desk as desks
from hexagora.server.ratings import modes
from hexagora.server.ratings.desk import RatingDesk, reckoned
from hexagora.server.ratings.keeping import tell_ratings
from hexagora.server.ratings.rows import PERIOD, games_of, seats_of, standings
from hexagora.server.ratings.told import person_ladders
from hexagora.server.store import Store
from rated_games import ended_row, put_all, put_ended

BEGIN = 3000 * PERIOD
SUPERHEX = "superhex/duel"


class House:
    """A store with a clock that tests turn, and a desk."""

    def __init__(self, where: Path | str) -> None:
        self.where = where
        self.time = BEGIN
        self.store = Store(where, clock=lambda: self.time)
        self.desk = RatingDesk(self.store)

    def do(self, *work: Awaitable[object]) -> None:
        async def all_of() -> None:
            for one in work:
                await one

        asyncio.run(all_of())

    def end(self, players: str, places: list[int], **more: str) -> str:
        """A game that has ended, not rated yet; players are told by letters."""
        row = ended_row(self.store, list(players), places, **more)
        asyncio.run(put_ended(self.store, row))
        return row.id

    def play(self, players: str, places: list[int], **more: str) -> str:
        """A game that has ended and is rated."""
        table = self.end(players, places, **more)
        asyncio.run(self.desk.rate(table))
        return table

    def ask(self, question: Callable[[Database], object]) -> object:
        return asyncio.run(self.store.read(question))

    def shown(self, *players: str, game: str = "superhex", mode: str = "duel") -> list[Rating]:
        found = asyncio.run(self.desk.shown(game, mode, players))
        return [found[player] for player in players]

    def close(self) -> None:
        self.store.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = House(tmp_path / "tables.sqlite")
    yield made
    made.close()


def test_a_game_counts_at_once_and_for_both(house: House) -> None:
    house.play("ab", [1, 2])
    won = after_period(Rating(), [Outcome(Rating(), 1.0)])
    lost = after_period(Rating(), [Outcome(Rating(), 0.0)])
    assert house.shown("a", "b", "c") == [won, lost, Rating()]
    house.play("cd", [1, 1])
    assert [one.value for one in house.shown("c", "d")] == pytest.approx([1500, 1500])


def test_a_game_is_rated_once_however_often_it_is_asked_for(house: House) -> None:
    table = house.end("ab", [1, 2])
    house.do(house.desk.rate(table), house.desk.rate(table), house.desk.sweep())
    before = house.shown("a", "b")
    asyncio.run(house.desk.rate(table))
    assert house.shown("a", "b") == before
    assert [one.games for one in standing(house, "a", "b")] == [1, 1]


def standing(house: House, *players: str, ladder: str = SUPERHEX):  # type: ignore[no-untyped-def]
    found = asyncio.run(house.store.read(lambda database: standings(database, ladder, players)))
    return [found[player] for player in players]


def test_within_a_period_everybody_is_met_as_they_were_when_it_began(house: House) -> None:
    house.play("ab", [1, 2])
    house.play("ac", [2, 1])
    house.play("bc", [1, 1])
    new = Rating()
    assert house.shown("a", "b", "c") == [
        after_period(new, [Outcome(new, 1.0), Outcome(new, 0.0)]),
        after_period(new, [Outcome(new, 0.0), Outcome(new, 0.5)]),
        after_period(new, [Outcome(new, 1.0), Outcome(new, 0.5)]),
    ]


def test_periods_close_by_the_time_and_who_rests_is_less_sure(house: House) -> None:
    house.play("ab", [1, 2])
    a, b = house.shown("a", "b")
    house.time += PERIOD
    assert house.shown("a", "b") == [a, b], "the period of the game has just closed"
    house.time += 9 * PERIOD
    assert house.shown("a", "b") == [after_rest(a, 9), after_rest(b, 9)]
    rested = [after_rest(a, 9), after_rest(b, 9)]
    house.play("ba", [1, 2])
    assert house.shown("a", "b") == [
        after_period(rested[0], [Outcome(rested[1], 0.0)]),
        after_period(rested[1], [Outcome(rested[0], 1.0)]),
    ]


def test_a_level_is_met_and_does_not_move(house: House) -> None:
    row = ended_row(house.store, ["a", "bot:veteran"], [1, 2])
    house.do(put_ended(house.store, row), house.desk.rate(row.id))
    (a,) = house.shown("a")
    level = Rating(1658, 65)
    assert house.shown("bot:veteran") == [level]
    assert a == after_period(Rating(), [Outcome(level, 1.0)])
    assert a.value > 1690


@pytest.mark.parametrize(
    ("players", "decided"),
    [("ab", [0]), ("ab", []), ("aa", [0, 1]), (["a", ""], [0, 1]), (["a", "bot:nobody"], [0, 1])],
)
def test_what_says_nothing_of_strength_does_not_count(
    house: House, players: list[str], decided: list[int]
) -> None:
    """Given up before everybody has decided something, against oneself, a guest, an unmeasured
    bot."""
    row = ended_row(house.store, list(players), [2, 1])
    house.do(put_ended(house.store, row, decided), house.desk.rate(row.id))
    assert house.shown("a") == [Rating()]
    assert house.ask(lambda database: seats_of(database, row.id)) == []
    assert asyncio.run(house.desk.sweep()) == 0, "it is dealt with for good"


def test_a_level_that_was_not_measured_stands_on_no_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(modes, "level_ratings", lambda _: {"soldier": Rating(1500, 0)})
    assert modes.levels_on("superhex", modes.DUEL) == {"bot:soldier": Rating(1500, 0)}
    game = new_game("superhex", seats=2)
    modes.check_level(game, "soldier")
    with pytest.raises(Refusal, match="was not measured"):
        modes.check_level(game, "general")


def test_games_of_missions_do_not_count(house: House) -> None:
    house.play("ab", [1, 2], game="neuroshima", mission="1")
    assert house.shown("a", game="neuroshima") == [Rating()]
    house.play("ab", [1, 2], game="neuroshima")
    assert house.shown("a", game="neuroshima") != [Rating()]


def test_between_many_all_meetings_together_are_one_game(house: House) -> None:
    house.play("abc", [1, 2, 2])
    new, half = Rating(), 0.5
    shown = house.shown("a", "b", "c", mode="melee")
    assert shown[0] == after_period(new, [Outcome(new, 1.0, half), Outcome(new, 1.0, half)])
    assert shown[1] == shown[2]
    assert shown[1] == after_period(new, [Outcome(new, 0.0, half), Outcome(new, 0.5, half)])
    assert house.shown("a") == [new], "duels are another ladder"


def test_who_leaves_others_alone_has_lost_whatever_the_bot_makes_of_it(house: House) -> None:
    row = ended_row(house.store, ["a", "b", "c"], [1, 2, 3])
    house.do(put_ended(house.store, row, left=[0, 2]), house.desk.rate(row.id))
    seats = asyncio.run(house.store.read(lambda database: seats_of(database, row.id)))
    assert [one.place for one in seats] == [3, 1, 2]


def test_a_team_is_rated_as_a_whole(house: House) -> None:
    house.play("abcd", [1, 2, 1, 2], game="nexus", teams="on")
    a, b, c, d = house.shown("a", "b", "c", "d", game="nexus", mode="teams")
    assert (a, b) == (c, d)
    assert a.value > 1500 > b.value
    alone = after_period(Rating(), [Outcome(Rating(), 1.0)])
    assert a.value < alone.value
    assert a.deviation > alone.deviation, "it says less of one of them"


def test_a_crash_between_the_end_and_the_rating_loses_and_doubles_nothing(tmp_path: Path) -> None:
    where = tmp_path / "tables.sqlite"
    house = House(where)
    tables = [house.end("ab", [1, 2]), house.end("bc", [1, 2]), house.end("ca", [1, 1])]
    asyncio.run(house.desk.rate(tables[1]))
    # The process dies: two games have ended and nobody has looked at them.
    house.close()
    house = House(where)
    assert asyncio.run(house.desk.sweep()) == 2
    assert asyncio.run(house.desk.sweep()) == 0
    assert [one.games for one in standing(house, "a", "b", "c")] == [2, 2, 2]
    found = house.shown("a", "b", "c")
    house.close()
    again = House(tmp_path / "without.sqlite")
    for players, places in (("ab", [1, 2]), ("bc", [1, 2]), ("ca", [1, 1])):
        again.play(players, places)
    assert [one.value for one in found] == pytest.approx([r.value for r in again.shown(*"abc")])
    again.close()


def test_a_process_that_dies_while_it_writes_has_written_all_or_nothing(house: House) -> None:
    """Every statement of a rating is tried as the last one before the power is gone."""
    table = house.end("ab", [1, 2])
    asyncio.run(house.store.write([]))
    with closing(open_database(house.where)) as database:
        statements = reckoned(database, table, BEGIN)
        assert len(statements) == 6
        for last in range(len(statements)):
            database.begin()
            for sql, values in statements[:last]:
                database.run(sql, values)
            database.rollback()
            assert reckoned(database, table, BEGIN) == statements
    assert asyncio.run(house.desk.sweep()) == 1


def test_two_servers_rate_every_game_once(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each has the same games before it at the same time, and everybody plays all of them."""
    with closing(open_database(url)) as database:
        for name in ("rated_games", "rated_seats", "ratings"):
            if database.has_table(name):
                database.run(f"DELETE FROM {name}")

    async def race() -> None:
        stores = [Store(url, clock=lambda: BEGIN, address=f"http://127.0.0.1:{n}") for n in (1, 2)]
        try:
            players = [f"pg{i}" for i in range(4)]
            rows = [
                ended_row(stores[0], list(pair), [1, 2])
                for _ in range(5)
                for pair in combinations(players, 2)
            ]
            for n, row in enumerate(rows):
                row.id = f"race{n:04}"
            await put_all(stores[0], rows)
            two = [RatingDesk(store) for store in stores]
            await asyncio.gather(*(desk.rate(row.id) for row in rows for desk in two))
            read = stores[0].read
            found = await read(lambda database: standings(database, SUPERHEX, players))
            assert {one.games for one in found.values()} == {15}
            for i, player in enumerate(players):
                games = await read(
                    partial(games_of, ladder=SUPERHEX, player=player, period=BEGIN // PERIOD)
                )
                assert len(games) == 30
                score = [Outcome(Rating(), 1.0)] * 5 * (3 - i) + [Outcome(Rating(), 0.0)] * 5 * i
                assert found[player].now.value == pytest.approx(after_period(Rating(), score).value)
        finally:
            for store in stores:
                store.close()

    asyncio.run(race())


def test_players_of_known_strength_are_ordered_with_intervals_that_cover(house: House) -> None:
    """Through the desk, by the clock: 30 players of 1100 to 1900, 20 periods of eight games each,
    and a level of the bots that everybody meets now and then."""
    rng = Rng("the desk")
    # Nobody needs these games after a power cut.
    asyncio.run(house.store.write([("PRAGMA synchronous = OFF", ())]))
    true = {f"p{i:02}": 1500 + 800 * (i / 29 - 0.5) for i in range(30)}
    strength = {**true, "bot:soldier": 1500.0}
    games = 0

    async def season() -> None:
        nonlocal games
        for period in range(20):
            house.time = BEGIN + period * PERIOD + 17
            pairs = []
            for _ in range(4):
                order = sorted(true, key=lambda _: rng.fraction())
                pairs += list(zip(order, order[1:] + order[:1], strict=True))
            pairs += [(player, "bot:soldier") for player in true if rng.fraction() < 0.2]
            rows = []
            for first, second in pairs:
                share = 1 / (1 + exp((strength[second] - strength[first]) / SCALE))
                places = [1, 2] if rng.fraction() < share else [2, 1]
                rows.append(ended_row(house.store, [first, second], places))
            await put_all(house.store, rows)
            games += await house.desk.sweep()

    asyncio.run(season())
    assert games > 2400
    shown = dict(zip(true, house.shown(*true), strict=True))
    assert all(rating.deviation < 75 for rating in shown.values())
    for weak, strong in combinations(true, 2):
        if true[strong] - true[weak] > 250:
            assert shown[weak].value < shown[strong].value
    ordered = [shown[weak].value < shown[strong].value for weak, strong in combinations(true, 2)]
    assert sum(ordered) > 0.94 * len(ordered)
    covered = [shown[player].low <= true[player] <= shown[player].high for player in true]
    assert sum(covered) >= 27


def test_who_is_forgotten_leaves_the_ratings_of_the_others_as_they_are(house: House) -> None:
    house.play("ab", [1, 2])
    house.time += PERIOD
    table = house.play("ab", [1, 2])
    told = house.ask(lambda database: tell_ratings(database, "a"))
    assert [game["table"] for game in told["rated_games"]][1] == table  # type: ignore[index]
    before = house.shown("b")
    asyncio.run(house.store.write([one for part in FORGETTING for one in part("a")]))
    assert house.shown("b") == before
    empty: dict[str, list[object]] = {"ratings": [], "rated_games": []}
    assert house.ask(lambda database: tell_ratings(database, "a")) == empty
    # What was played in this period still counts for the other one, as it did.
    b = standing(house, "b")[0].start
    house.play("bc", [1, 2])
    met = asyncio.run(house.store.read(lambda database: seats_of(database, table)))[0]
    assert met.player == ""
    opponent = Rating(met.start.value, met.start.deviation)
    expected = after_period(b, [Outcome(opponent, 0.0), Outcome(Rating(), 1.0)])
    assert house.shown("b")[0].value == pytest.approx(expected.value)


def test_the_way_of_a_player_is_told(house: House) -> None:
    for place in (1, 1, 2):
        house.time += 100
        house.play("ab", [place, 3 - place])
    period = house.time // PERIOD
    found = asyncio.run(house.store.read(lambda database: person_ladders(database, "a", period)))
    assert [(one.game, one.mode, one.games) for one in found] == [("superhex", "duel", 3)]
    way = [point.value for point in found[0].history]
    assert 1500 < way[0] < way[1] > way[2] > 1500
    assert found[0].rating.value == way[2]
    assert found[0].rating.unsure


def test_the_desk_gives_up_rather_than_try_for_ever(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = house.end("ab", [1, 2])
    monkeypatch.setattr(desks, "TRIES", 0)
    with pytest.raises(RuntimeError, match="too often"):
        asyncio.run(house.desk.rate(table))
