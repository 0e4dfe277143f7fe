"""Game records: what was written is read back hash by hash, and what was changed is noticed."""

from __future__ import annotations

import dataclasses
import os
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexagora import CHANCE, BadRecord, Dealer, Match, Record, State, game_info, new_game
from hexagora.core import KeyedDealer, fingerprint, load_record, read_record
from hexagora.core.keyed import NO_WORD, commitment, dealer_of
from hexagora.core.record import course_hash
from hexagora.core.record_reader import LONGEST
from worlds import World, game_names, golden_records, spread, steady, worlds

every_game = pytest.mark.parametrize("name", game_names())


@cache
def played(name: str, actions: int = 10**9) -> Match:
    """The shortest golden game with the usual number of seats, to its end or for so many actions.

    It is played here once more: chance is dealt from the seed, the seats do as they did.
    """
    golden = min(
        (
            record
            for record in golden_records().values()
            if record.game.name == name
            and record.format == 2
            and not record.words
            and record.game.seats == game_info(name).usual_seats
        ),
        key=lambda record: len(record.texts),
    )
    dealer = dealer_of(golden.dealer, golden.seed, [NO_WORD] * golden.game.seats)
    match = Match(golden.game, golden.names, dealer=dealer)
    for text in golden.texts[:actions]:
        if match.state.seat < 0:
            match.deal()
        else:
            match.play(match.game.read(match.state, text))
    return match


def refused(text: str) -> str:
    """The sentence with which a record is refused, when read or when verified."""
    with pytest.raises(BadRecord) as error:
        read_record(text).verify()
    message = str(error.value)
    assert message.isprintable(), "one line, and nothing that plays with the terminal"
    assert 10 < len(message) < 400
    return message


def header(text: str, key: str) -> str:
    """The value of a header line."""
    (line,) = [line for line in text.splitlines() if line.startswith(f"{key}: ")]
    return line.removeprefix(f"{key}: ")


def with_header(text: str, key: str, value: str) -> str:
    """The record with another value in a header line."""
    return text.replace(f"{key}: {header(text, key)}\n", f"{key}: {value}\n", 1)


def body(text: str) -> tuple[str, list[str]]:
    """The header and the lines of the actions."""
    head, _, actions = text.partition("\n\n")
    return head, actions.splitlines()


def join(head: str, actions: list[str]) -> str:
    return "\n".join([head, "", *actions]) + "\n"


def counted(text: str) -> str:
    """The record with the number of its actions put right."""
    return with_header(text, "actions", str(len(body(text)[1])))


# The truth.


@pytest.mark.parametrize("actions", [0, 1, 40, 10**9])
@every_game
def test_a_record_gives_the_same_states_back(name: str, actions: int) -> None:
    match = played(name, actions)
    record = match.record()
    again = read_record(record.dump())
    assert again.dump() == record.dump()
    assert again.game == match.game
    assert again.names == match.names
    states = [match.game.start(), *(step.state for step in again.steps())]
    assert [s.digest() for s in states] == [s.digest() for s in match.states()]
    assert again.verify() == match.state


@pytest.mark.parametrize("world", worlds(), ids=str)
def test_every_world_can_be_recorded(world: World) -> None:
    game = world.game
    match = Match(game, ["x"] * game.seats, "a world")
    while match.state.seat != CHANCE:
        match.play(match.state.legal()[0])
    match.deal()
    again = read_record(match.record().dump())
    assert again.game == game
    assert again.verify() == match.state


@every_game
def test_a_step_tells_line_seat_action_and_events(name: str) -> None:
    match = played(name)
    record = read_record(match.record().dump())
    lines = record.dump().splitlines()
    steps = list(record.steps())
    assert [step.seat for step in steps] == match.actors
    for step in steps:
        assert lines[step.line - 1] == step.text
    assert any(step.log.events for step in steps)


@every_game
def test_the_result_and_the_seed_are_told_at_the_end_only(name: str) -> None:
    early, late = played(name, 40).record().dump(), played(name).record().dump()
    assert header(early, "result") == "unfinished"
    assert header(late, "result").split() == [str(p) for p in played(name).state.places()]
    assert "\nseed: " not in early
    seed = header(late, "seed")
    assert seed == played(name).dealer.seed
    assert header(early, "seed hash") == header(late, "seed hash") == fingerprint(seed)


@every_game
def test_comments_blank_lines_and_foreign_line_endings_are_no_matter(
    name: str, tmp_path: Path
) -> None:
    text = played(name, 40).record().dump()
    head, actions = body(text)
    busy = "\n# a find\n" + head.replace("\n", "  # why\n# between\n")
    busy += "\n\n# the game\n" + "\n\n".join(f"  {line}   # {n}" for n, line in enumerate(actions))
    for form in (busy, text.replace("\n", "\r\n"), busy.replace("\n", "\r\n"), text.rstrip("\n")):
        assert read_record(form).dump() == text
        path = tmp_path / "game.record"
        path.write_bytes(form.encode())
        assert load_record(path).verify() == played(name, 40).state


@every_game
def test_the_line_of_a_fault_is_the_line_of_the_file(name: str) -> None:
    head, actions = body(played(name, 40).record().dump())
    actions[7:8] = ["# a comment", "", "nonsense"]
    text = join(head, actions)
    assert refused(text).startswith(f"line {text.splitlines().index('nonsense') + 1}: ")


# What was changed after the game.


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


# Files.


@pytest.mark.parametrize(
    ("content", "place"),
    [
        pytest.param(b"", "lacks 'game'", id="empty"),
        pytest.param(b"\n\n \n", "lacks 'game'", id="blank"),
        pytest.param(b"\x00" * 100, "line 1: ", id="zeros"),
        pytest.param(b"\x89PNG\r\n\x1a\n\xff\xd8\xfe", "UTF-8", id="binary"),
        pytest.param("game: superhex".encode("utf-16"), "UTF-8", id="utf-16"),
        pytest.param(b"x" * (LONGEST + 1), "too long", id="huge"),
    ],
)
def test_a_file_that_is_no_record_is_refused_by_its_name(
    content: bytes, place: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.record"
    path.write_bytes(content)
    with pytest.raises(BadRecord) as error:
        load_record(path)
    assert str(error.value).startswith(f"{path}: ")
    assert place in str(error.value)
    assert str(error.value).isprintable()
    assert len(str(error.value)) < 400


def test_a_file_that_is_not_there_is_refused_by_its_name(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.record", tmp_path):
        with pytest.raises(BadRecord, match="cannot be read") as error:
            load_record(path)
        assert str(error.value).startswith(f"{path}: ")


@every_game
def test_a_saved_record_is_the_dump(name: str, tmp_path: Path) -> None:
    record = played(name).record()
    path = tmp_path / "game.record"
    record.save(path)
    assert path.read_bytes() == record.dump().encode()
    assert load_record(path).verify() == played(name).state
    plain = tmp_path / "plain"
    plain.write_text("")
    assert path.stat().st_mode == plain.stat().st_mode, "others may read it as any other file"


def test_a_record_can_be_saved_in_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    played("superhex", 1).record().save(Path("game.record"))
    assert os.listdir(tmp_path) == ["game.record"]


class DiskFull(OSError):
    """What a disk says that has no room left."""


def _full(*_: object) -> None:
    raise DiskFull


@pytest.mark.parametrize("step", ["os.fsync", "os.replace", "hexagora.core.record.Record.dump"])
def test_saving_writes_the_whole_file_or_nothing(
    step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.record"
    played("superhex", 1).record().save(path)
    before = path.read_bytes()
    longer: Record = played("superhex").record()
    monkeypatch.setattr(step, _full)
    with pytest.raises(DiskFull):
        longer.save(path)
    monkeypatch.undo()
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["game.record"]
