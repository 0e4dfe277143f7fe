"""Game records that were changed after the game: each change is noticed, and its place is named."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game_records import body, every_game, header, join, played, refused
from hexagora import CHANCE, BadRecord, Dealer, Match, Record, State, game_info, new_game
from hexagora.core import KeyedDealer, fingerprint, read_record
from hexagora.core.keyed import commitment
from hexagora.core.record import course_hash
from worlds import golden_records, spread, steady


def with_header(text: str, key: str, value: str) -> str:
    """The record with another value in a header line."""
    return text.replace(f"{key}: {header(text, key)}\n", f"{key}: {value}\n", 1)


def counted(text: str) -> str:
    """The record with the number of its actions put right."""
    return with_header(text, "actions", str(len(body(text)[1])))


def other_action(text: str, match: Match) -> str:
    """Some action of a seat becomes another legal one."""
    head, actions = body(text)
    for number, state in enumerate(list(match.states())[:-1]):
        choices = [match.game.write(state, action) for action in spread(state.legal(), 9)]
        choices = [choice for choice in choices if choice != actions[number]]
        if state.seat >= 0 and choices:
            actions[number] = choices[-1]
            return join(head, actions)
    raise AssertionError("nobody ever had a choice")


def other_deal(text: str, match: Match) -> str:
    """The last decision of chance becomes another one."""
    head, actions = body(text)
    states = list(match.states())
    for number in range(len(actions) - 1, -1, -1):
        state = states[number]
        if state.seat < 0 and len(state.legal()) > 1:
            texts = [match.game.write(state, action) for action in state.legal()]
            actions[number] = next(text for text in texts if text != actions[number])
            return join(head, actions)
    raise AssertionError("chance never had a choice")


def without_last(text: str, match: Match) -> str:
    head, actions = body(text)
    return join(head, actions[:-1])


def doubled_last(text: str, match: Match) -> str:
    head, actions = body(text)
    return join(head, [*actions, actions[-1]])


def other_seed(text: str, match: Match) -> str:
    text = with_header(text, "seed hash", fingerprint("another"))
    return with_header(text, "seed", "another")


def given_twice(text: str, match: Match) -> str:
    return text.replace("\nseats: ", "\ngame: chess\nseats: ", 1)


def without_seed(text: str, match: Match) -> str:
    return text.replace(f"seed: {match.dealer.seed}\n", "", 1)


def put(key: str, value: str) -> Callable[[str, Match], str]:
    return lambda text, match: with_header(text, key, value)


def result(change: Callable[[list[int]], list[int]]) -> Callable[[str, Match], str]:
    def changed(text: str, match: Match) -> str:
        return with_header(text, "result", " ".join(map(str, change(match.state.places()))))

    return changed


TAMPERED: dict[str, tuple[Callable[[str, Match], str], str]] = {
    # What is done to the record of a finished game, and what the refusal must name.
    "another action": (other_action, "line |states"),
    "another roll": (other_deal, "line |states"),
    "the last action removed": (without_last, "actions"),
    "the last action removed, recounted": (
        lambda t, m: counted(without_last(t, m)),
        "result|states",
    ),
    "an action added": (doubled_last, "actions"),
    "an action added, recounted": (lambda t, m: counted(doubled_last(t, m)), "line "),
    "places turned round": (
        result(lambda places: [1 + (place == 1) for place in places]),
        "result",
    ),
    "places for nobody": (result(lambda places: []), "result"),
    "too many places": (result(lambda places: [*places, 9]), "result"),
    "no result": (put("result", "unfinished"), "result"),
    "a result in words": (put("result", "a draw"), "result"),
    "a result in strange digits": (put("result", "² ¹"), "result"),
    "a result too long to count": (put("result", "1 " + "9" * 5000), "result"),
    "a wrong seed": (other_seed, "opening"),
    "a seed that does not fit its hash": (put("seed", "another"), "seed"),
    "a changed seed hash": (put("seed hash", fingerprint("another")), "opening"),
    "no seed": (without_seed, "seed"),
    "a changed hash of the states": (put("states", "0" * 64), "states"),
    "no hash of the states": (put("states", ""), "states"),
    "an unknown game": (put("game", "chess"), "game"),
    "newer rules": (put("rules version", "999"), "rules version"),
    "a version of the rules in words": (put("rules version", "new"), "rules version"),
    "a newer format": (put("format", "999"), "format"),
    "a format in words": (put("format", "new"), "format"),
    "an unknown dealer": (put("dealer", "cheat"), "dealer"),
    "another dealer": (put("dealer", "sfc32"), "opening"),
    "another name": (lambda t, m: t.replace(m.names[0], "Somebody", 1), "opening"),
    "a game that was taken over": (
        lambda t, m: t.replace("\nopening:", "\nforked: 3\nopening:"),
        "opening",
    ),
    "a hash of the opening": (put("opening", "0" * 64), "opening"),
    "no hash of the opening": (put("opening", ""), "opening"),
    "words that nobody promised": (
        lambda t, m: t.replace(
            "\nactions:", "\nwords: " + ", ".join("-" * m.game.seats) + "\nactions:"
        ),
        "words",
    ),
    "an unknown option": (put("options", "turbo=on"), "option"),
    "an option that is the game's name": (put("options", "name=chess"), "option"),
    "an option that is the seats": (put("options", "seats=3"), "option"),
    "an option without a value": (put("options", "turbo"), "option"),
    "a hundred seats": (put("seats", ", ".join("x" * 100)), "100"),
    "no seats": (put("seats", ""), "seat|name|played by"),
    "a nameless seat": (put("seats", "Player 1, "), "name"),
    "actions without a number": (put("actions", "many"), "actions"),
    "actions too many to count": (put("actions", "9" * 5000), "actions"),
    "fewer than no actions": (put("actions", "-1"), "actions"),
    "a header line given twice": (given_twice, "line 5: .*game"),
    "a header line that is none": (lambda t, m: f"hello\n{t}", "line 1: "),
    "a terminal's escape codes": (lambda t, m: f"\x1b[2Jhello\n{t}", "line 1: "),
    "a huge name of the game": (put("game", "x" * 100_000), "game"),
    "a huge name of a seat": (put("seats", "x" * 100_000 + ", y"), "name"),
    "a huge option": (put("options", "x" * 100_000 + "=on"), "option"),
    "a huge count": (put("actions", "x" * 100_000), "actions"),
    "a huge header line that is none": (lambda t, m: "x" * 100_000 + f"\n{t}", "line 1: "),
}


@pytest.mark.parametrize("case", TAMPERED)
@every_game
def test_a_changed_record_is_refused_and_the_place_named(name: str, case: str) -> None:
    match = played(name)
    change, place = TAMPERED[case]
    text = match.record().dump()
    changed = change(text, match)
    assert changed != text
    message = refused(changed)
    assert any(_matches(message, part) for part in place.split("|")), message


def _matches(message: str, place: str) -> bool:
    """Whether the parts of a place stand in the message, in this order."""
    first, _, second = place.partition(".*")
    return second in message.partition(first)[2] if second else first in message


@every_game
def test_every_other_option_is_noticed(name: str) -> None:
    """However harmless: another edition, another army, another player who begins."""
    text = played(name).record().dump()
    changes = 0
    for option in game_info(name).options:
        for value in option.values:
            other = re.sub(rf"\b{option.name}=\S+", f"{option.name}={value}", text, count=1)
            # Where "auto" means what stood there, nothing is changed.
            if other != text and value != "auto":
                changes += 1
                assert any(word in refused(other) for word in ("'opening'", option.name, value))
    assert changes


def promised(words: list[str], said: list[str] | None = None) -> Record:
    """A game that was dealt with words, and the record that tells them, or others."""
    game = new_game("superhex", len(words), first="1")
    match = Match(game, ["x"] * len(words), dealer=KeyedDealer("s", words))
    while match.state.seat == CHANCE:
        match.deal()
    match.agree_draw()
    record = match.record()
    record.commitments = ["-" if word == "-" else commitment(word) for word in words]
    record.words = words if said is None else said
    record.bind(match.course())
    return record


def test_the_words_of_the_seats_are_checked_against_their_hashes() -> None:
    a, b = "a" * 64, "b" * 64
    assert read_record(promised([a, b]).dump()).verify()
    assert read_record(promised([a, "-"]).dump()).verify()
    for words, said, place in (
        ([a, b], [a, a], "'words'.*seat 2"),
        ([a, b], [b, a], "'words'.*seat 1"),
        ([a, "-"], [a, b], "'words'.*seat 2"),
        ([a, b], ["-", b], "'words'.*seat 1"),
        ([a, b], [a, "server"], "the seed does not deal"),
        ([a, b], [a], "2 seats"),
        ([a, b], [a, "B" * 64], "64 hex digits"),
        ([a, b], [], "'words'"),
    ):
        assert _matches(refused(promised(words, said).dump()), place)


def test_an_unfinished_record_tells_the_hashes_and_not_the_words() -> None:
    record = promised(["a" * 64, "-"])
    assert "words: " in record.dump()
    early = dataclasses.replace(record, seed="", ending="", places=[], words=[])
    assert "words: " not in early.dump()
    early.bind(course_hash(_states(early), early.format))
    assert read_record(early.dump()).verify()
    early.words = record.words
    assert "'seed' is not" in refused(early.dump())


def _states(record: Record) -> list[State]:
    return [record.game.start(), *(step.state for step in record.steps())]


@every_game
def test_a_game_of_the_first_format_goes_on_in_it(name: str) -> None:
    golden = next(r for r in golden_records().values() if r.game.name == name and r.format == 1)
    match = Match(golden.game, golden.names, dealer=Dealer(golden.seed), format=1)
    for step in golden.steps():
        if step.seat == CHANCE:
            match.deal()
        else:
            match.play(step.action)
    assert match.record().dump() == golden.dump()


def test_how_the_players_ended_it_is_hashed_too() -> None:
    match = Match(new_game("superhex", 2), ["a", "b"], "s")
    match.resign(0)
    text = match.record().dump()
    turned = with_header(with_header(text, "ending", "resigned 2"), "result", "1 2")
    assert "states" in refused(turned)


@every_game
def test_an_option_is_given_once(name: str) -> None:
    match = played(name)
    options = sorted(match.game.options.items())
    if options:
        key, value = options[0]
        text = with_header(match.record().dump(), "options", f"{key}={value} {key}={value}")
        assert key in refused(text)


@pytest.mark.parametrize(
    "key",
    [
        "format",
        "game",
        "rules version",
        "options",
        "seats",
        "dealer",
        "seed hash",
        "opening",
        "actions",
        "result",
        "states",
    ],
)
@every_game
def test_a_header_line_that_is_missing_is_named(name: str, key: str) -> None:
    text = played(name).record().dump()
    assert f"'{key}'" in refused(text.replace(f"{key}: {header(text, key)}\n", "", 1))


@every_game
def test_an_unfinished_record_tells_no_result(name: str) -> None:
    text = played(name, 40).record().dump()
    places = " ".join("1" * played(name).game.seats)
    assert "result" in refused(with_header(text, "result", places))


@every_game
def test_a_record_cut_off_anywhere_is_refused(name: str) -> None:
    text = played(name, 40).record().dump()
    for length in range(0, len(text) - 1, 7):
        refused(text[:length])


def test_arbitrary_text_is_refused() -> None:
    @steady
    @given(st.text() | st.text(alphabet="game: superhx\n#=,1"))
    def refuse(text: str) -> None:
        refused(text)

    refuse()


@every_game
def test_a_garbled_record_is_refused_or_still_true(name: str) -> None:
    text = played(name, 40).record().dump()

    @steady
    @given(st.integers(0, len(text)), st.integers(0, 20), st.text(max_size=8))
    def garble(start: int, length: int, new: str) -> None:
        changed = text[:start] + new + text[start + length :]
        try:
            state = read_record(changed).verify()
        except BadRecord:
            return
        # A comment, a name or the like: the game itself is the one that was played.
        assert state == played(name, 40).state

    garble()
