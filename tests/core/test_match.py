"""A match: it keeps its past, lets a seat take back what is its own, and hides the seed."""

from __future__ import annotations

from functools import cache

import pytest

from hexagora import (
    CHANCE,
    BadOption,
    BadRecord,
    Dealer,
    HexagoraError,
    IllegalAction,
    Log,
    Match,
    Rng,
    new_game,
)
from hexagora.core import fingerprint, read_record
from worlds import World, choose, traces, worlds

every_world = pytest.mark.parametrize("world", worlds(), ids=str)


def begun(world: World, seed: str = "a match") -> Match:
    return Match(world.game, [f"Player {seat + 1}" for seat in range(world.game.seats)], seed)


def begun_fast(world: World, seed: str) -> Match:
    """With the dealer of the world's random games."""
    names = [f"Player {seat + 1}" for seat in range(world.game.seats)]
    return Match(world.game, names, dealer=Dealer(seed))


def step(match: Match, rng: Rng) -> None:
    """Take the pending decision at random."""
    if match.state.seat == CHANCE:
        match.deal()
    else:
        match.play(choose(match.state, match.dealer, rng))


@cache
def finished(world: World) -> Match:
    """The match in which the seats do what they did in the world's first random game."""
    match = begun_fast(world, f"{world.id} 0")
    for action in traces(world)[0].actions:
        if match.state.seat == CHANCE:
            match.deal()
        else:
            match.play(action)
    return match


@every_world
def test_a_match_is_the_dealer_and_the_players(world: World) -> None:
    end = traces(world)[0].end
    assert finished(world).state == end
    assert read_record(finished(world).record().dump()).verify() == end


@every_world
def test_an_illegal_action_changes_nothing(world: World) -> None:
    match = begun(world)
    rng = Rng("illegal")
    for _ in range(30):
        before, texts, log = match.state.pack(), list(match.texts), Log()
        with pytest.raises(IllegalAction):
            match.play(world.game.action_count, log)
        assert match.state.pack() == before
        assert match.texts == texts
        assert log.events == []
        step(match, rng)


@every_world
def test_the_dealer_deals_only_for_chance(world: World) -> None:
    match = begun(world)
    while match.state.seat == CHANCE:
        match.deal()
    before = match.state.pack()
    with pytest.raises(IllegalAction, match="nothing to roll or draw"):
        match.deal()
    assert match.state.pack() == before


@every_world
def test_only_the_own_last_action_can_be_taken_back(world: World) -> None:
    match = begun(world)
    rng = Rng("undo")
    undone = 0
    for _ in range(200):
        if match.state.over:
            break
        before, actor = match.state.pack(), int(match.state.seat)
        step(match, rng)
        if match.state.over:
            break
        for seat in range(-1, world.game.seats):
            may = seat == actor and actor != CHANCE
            assert match.may_undo(seat) == may
            if not may:
                after = match.state.pack()
                with pytest.raises(IllegalAction, match="nothing to take back"):
                    match.undo(seat)
                assert match.state.pack() == after
        if actor != CHANCE and rng.below(3) == 0:
            match.undo(actor)
            undone += 1
            assert match.state.pack() == before
    assert undone > 0
    assert read_record(match.record().dump()).verify() == match.state


@every_world
def test_several_own_actions_are_taken_back_up_to_the_last_roll(world: World) -> None:
    match = begun(world)
    rng = Rng("several")
    longest = 0
    for _ in range(400):
        if match.state.over:
            break
        step(match, rng)
        row = 0
        while len(match.actors) > row and match.actors[-1 - row] == match.actors[-1] != CHANCE:
            row += 1
        if row > longest and not match.state.over:
            longest = row
            seat, kept = match.actors[-1], match.texts[:-row]
            for _ in range(row):
                match.undo(seat)
            assert not match.may_undo(seat)
            assert match.texts == kept
    assert longest > 0


@every_world
def test_nothing_is_taken_back_at_the_start_or_after_the_end(world: World) -> None:
    """After the end the seed is known: whoever went back would know all rolls to come."""
    for match in (begun(world), finished(world)):
        for seat in range(-1, world.game.seats):
            assert not match.may_undo(seat)
            with pytest.raises(IllegalAction):
                match.undo(seat)


@every_world
def test_the_seed_is_secret_until_the_end_and_its_hash_is_told_at_once(world: World) -> None:
    seed = f"{world.id} 0"
    match = begun(world, seed)
    rng = Rng("secret")
    for _ in range(50):
        if match.state.over:
            break
        record = match.record()
        assert record.seed == ""
        assert record.places == []
        assert seed not in record.dump()
        assert f"seed hash: {fingerprint(seed)}\n" in record.dump()
        step(match, rng)
    assert finished(world).record().seed == seed
    assert f"\nseed: {seed}\n" in finished(world).record().dump()


def test_a_match_without_a_seed_takes_a_new_one() -> None:
    game = new_game("superhex")
    a, b = Match(game, ["a", "b"]), Match(game, ["a", "b"])
    assert a.dealer.seed != b.dealer.seed
    assert len(a.dealer.seed) >= 32


@pytest.mark.parametrize("name", ["", "  ", "a,b", "a#b", "a\nb", "a\tb", "\x1b[2J", "x" * 41])
def test_a_name_must_fit_into_a_record(name: str) -> None:
    with pytest.raises(BadRecord, match="cannot be a player's name") as error:
        Match(new_game("superhex"), ["fine", name])
    assert str(error.value).isprintable()
    assert len(str(error.value)) < 200


@pytest.mark.parametrize("names", [[], ["a"], ["a", "b", "c"]])
def test_there_is_a_name_for_each_seat(names: list[str]) -> None:
    with pytest.raises(BadOption, match=f"2 seats.*{len(names)}"):
        Match(new_game("superhex", 2), names)


@pytest.mark.parametrize("names", [["Łucja", "Юрій"], ["a: b", "x = y"], ["same", "same"]])
def test_a_name_may_be_of_any_language(names: list[str]) -> None:
    match = Match(new_game("superhex", 2), [f" {name} " for name in names], "s")
    assert match.names == names
    assert read_record(match.record().dump()).names == names


@pytest.mark.parametrize(
    "seed", [" ", " a", "a ", "a#b", "a\nseats: x", "a\tb", "\ud800", "x" * 201]
)
def test_a_seed_must_fit_into_a_record(seed: str) -> None:
    with pytest.raises(HexagoraError, match="cannot be a seed") as error:
        Match(new_game("superhex"), ["a", "b"], seed)
    assert str(error.value).isprintable()


@pytest.mark.parametrize("seed", ["0", "a b", "seed: x", "ключ", "'"])
def test_a_seed_may_be_any_line(seed: str) -> None:
    match = Match(new_game("superhex", 1), ["a"], seed)
    rng = Rng("any")
    while not match.state.over:
        step(match, rng)
    record = read_record(match.record().dump())
    assert record.seed == seed
    assert record.verify() == match.state


def test_the_fingerprint_comes_from_the_seed_alone() -> None:
    assert Match(new_game("superhex"), ["a", "b"], "s").record().fingerprint == fingerprint("s")
    assert Dealer("s").fingerprint == fingerprint("s")


def test_own_actions_since_the_last_roll_can_be_taken_back() -> None:
    match = Match(new_game("superhex", seats=2, first="1"), ["Ann", "Ben"], seed="takeable")
    rng = Rng("takeable")
    most = 0
    while not match.state.over:
        if match.state.seat == CHANCE:
            match.deal()
            assert match.takeable(0) == match.takeable(1) == match.takeable(CHANCE) == 0
            continue
        seat = int(match.state.seat)
        before = match.takeable(seat)
        legal = match.state.legal()
        match.play(legal[rng.below(len(legal))])
        if not match.state.over:
            assert match.takeable(seat) == before + 1
            assert match.takeable(1 - seat) == 0
            most = max(most, before + 1)
    assert most > 2
    assert match.takeable(0) == match.takeable(1) == 0
