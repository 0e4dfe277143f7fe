"""Who plays what: every bot gets every seat, every army and every deal."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import permutations

import pytest

from arena_runs import run_of
from hexagora import HexagoraError, new_game
from hexagora.arena import Run, jobs_of, new_run
from hexagora.arena.schedule import seatings, sides_of
from hexagora.games.neuroshima.content.armies import BOX
from hexagora.games.neuroshima.content.rotation import army_rotation


def test_two_seats_are_swapped() -> None:
    assert seatings([0, 1]) == [(0, 1), (1, 0)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_both_bots_have_every_seat_equally_often(seats: int) -> None:
    found = seatings(range(seats))
    assert len(found) == {2: 2, 3: 6, 4: 6, 5: 20, 6: 20}[seats]
    assert len(set(found)) == len(found)
    for seat in range(seats):
        assert sum(seating[seat] for seating in found) == len(found) / 2


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_seating_occurs_with_the_bots_exchanged(seats: int) -> None:
    found = seatings(range(seats))
    assert {tuple(1 - bot for bot in seating) for seating in found} == set(found)


@pytest.mark.parametrize(
    ("game", "seats", "options", "found"),
    [
        ("neuroshima", 4, {"mode": "team"}, [(0, 1, 0, 1), (1, 0, 1, 0)]),
        ("neuroshima", 3, {"mode": "solo"}, [(0, 1, 1), (1, 0, 0)]),
        ("nexus", 4, {"teams": "on"}, [(0, 1, 0, 1), (1, 0, 1, 0)]),
    ],
)
def test_partners_are_led_by_one_bot(
    game: str, seats: int, options: dict[str, str], found: list[tuple[int, ...]]
) -> None:
    assert seatings(sides_of(new_game(game, seats, **options))) == found


def test_a_duel_has_all_twelve_ordered_pairs_of_armies() -> None:
    pairs = [tuple(armies.values()) for armies in army_rotation(2, {})]
    assert sorted(pairs) == sorted(permutations(BOX, 2))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_each_four_deals_give_every_seat_every_army(seats: int) -> None:
    rotation = army_rotation(seats, {})
    for start in range(0, len(rotation), 4):
        for seat in range(seats):
            armies = {deal[f"army{seat + 1}"] for deal in rotation[start : start + 4]}
            assert armies == set(BOX)


def test_armies_may_meet_themselves_if_an_option_says_so() -> None:
    rotation = army_rotation(2, {"mirror": "on"})
    assert len({tuple(armies.values()) for armies in rotation}) == 16


def test_an_army_that_is_named_stays_at_its_seat() -> None:
    run = run_of(game="neuroshima", army2="outpost")
    met = [run.game_of(job).options for job in jobs_of(run, 6)]
    assert {options["army2"] for options in met} == {"outpost"}
    assert {options["army1"] for options in met} == set(BOX) - {"outpost"}


def test_in_24_games_each_bot_leads_each_army_against_each_other_from_each_seat() -> None:
    run = run_of(game="neuroshima")
    counted: Counter[tuple[tuple[str, int], ...]] = Counter()
    for job in jobs_of(run, 24):
        options = run.game_of(job).options
        seating = run.seatings[job.seating]
        counted[tuple((options[f"army{seat + 1}"], seating[seat]) for seat in (0, 1))] += 1
    assert len(counted) == 24
    assert set(counted.values()) == {1}


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert len(jobs_of(run_of(), 3)) == 4
    assert len(jobs_of(run_of(seats=3), 7)) == 12


def test_everybody_meets_everybody_in_the_same_deals() -> None:
    run = run_of("greedy", "random", "random")
    jobs = jobs_of(run, 4)
    assert Counter(job.pairing for job in jobs) == {(0, 1): 4, (0, 2): 4, (1, 2): 4}
    seeds: dict[tuple[int, int], set[str]] = {job.pairing: set() for job in jobs}
    for job in jobs:
        seeds[job.pairing].add(run.deal_seed(job))
    assert seeds[0, 1] == seeds[0, 2] == seeds[1, 2] == {"s/0", "s/1"}


def test_a_longer_run_begins_with_the_shorter_one() -> None:
    assert jobs_of(run_of(), 20)[:6] == jobs_of(run_of(), 6)


def test_bots_of_different_games_and_seats_have_different_seeds() -> None:
    run = run_of("greedy", "random", "random")
    seeds = [run.bot_seed(job, seat) for job in jobs_of(run, 6) for seat in (0, 1)]
    assert len(set(seeds)) == len(seeds)


def test_a_run_goes_to_another_process() -> None:
    run = run_of(game="neuroshima", army1="moloch")
    other: Run = pickle.loads(pickle.dumps(run))
    assert other == run


@pytest.mark.parametrize(
    ("bots", "seats", "words"),
    [
        (["greedy"], 2, "two bots or more"),
        (["greedy", "random"], 1, "2 to 4 seats, not at 1"),
        (["greedy", "random"], 5, "2 to 4 seats, not at 5"),
        (["greedy", "nobody"], 2, "no bot 'nobody'"),
        (["greedy", "cmd:"], 2, "needs a command"),
        (["greedy", "cmd:'python"], 2, "No closing quotation"),
        (["greedy", "cmd:no-such-program -x"], 2, "there is no program 'no-such-program'"),
    ],
)
def test_what_cannot_be_played_is_refused(bots: list[str], seats: int, words: str) -> None:
    with pytest.raises(HexagoraError, match=words):
        new_run("superhex", seats, {}, bots, "s", 1.0)
