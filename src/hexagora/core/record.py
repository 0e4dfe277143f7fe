"""Game records: the save, the replay, the bug report and the golden test, as one text file.

A record has header lines ``key: value``, a blank line, and one line per action in the game's own
notation, chance included. What follows ``#`` on a line is a comment. Reading a record back gives
the same states: the header ``states`` is a hash over all of them.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from secrets import token_hex

from hexagora.core.dealer import Dealer, fingerprint
from hexagora.core.errors import BadOption, BadRecord, HexagoraError, UnknownGame, quoted
from hexagora.core.event import Log
from hexagora.core.game import Game
from hexagora.core.registry import game_info, make_game
from hexagora.core.state import CHANCE, State

UNFINISHED = "unfinished"
AGREED = "agreed draw"
RESIGNED = "resigned"
LONGEST = 10_000_000
"""No game fills a file of this many bytes; a longer one is not read at all."""

_NEEDED = ("game", "data version", "options", "seats", "seed hash", "actions", "result", "states")


@dataclass(frozen=True)
class Step:
    """One action of a record: the line it stands on, its text, and the state that it led to."""

    line: int
    text: str
    seat: int
    action: int
    state: State
    log: Log


@dataclass
class Record:
    """One game from its beginning, finished or not.

    ``places`` is empty and ``seed`` is not told while the game lasts. ``trail`` is the hash over
    all states, the first one included. ``ending`` tells how the players ended a game that the rules
    had not: ``agreed draw``, or ``resigned`` and the number of the seat. ``forked`` is how many of
    the first actions were taken over from another game: the seed has dealt only what follows them.
    """

    game: Game
    names: list[str]
    fingerprint: str
    seed: str = ""
    texts: list[str] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    ending: str = ""
    trail: str = ""
    lines: list[int] = field(default_factory=list)
    forked: int = 0

    def dump(self) -> str:
        """The record as the text of a file."""
        game = self.game
        head = [
            f"game: {game.name}",
            f"data version: {game.rules_version}",
            "options: " + " ".join(f"{k}={v}" for k, v in sorted(game.options.items())),
            "seats: " + ", ".join(self.names),
            f"seed hash: {self.fingerprint}",
        ]
        if self.seed:
            head.append(f"seed: {self.seed}")
        if self.forked:
            head.append(f"forked: {self.forked}")
        head.append(f"actions: {len(self.texts)}")
        head.append("result: " + (" ".join(map(str, self.places)) or UNFINISHED))
        if self.ending:
            head.append(f"ending: {self.ending}")
        head.append(f"states: {self.trail}")
        return "\n".join([*head, "", *self.texts]) + "\n"

    def save(self, path: Path) -> None:
        """Write the file whole or not at all."""
        part = path.with_name(f".{path.name}.{token_hex(8)}")
        try:
            with open(part, "x", encoding="utf-8", newline="\n") as file:
                file.write(self.dump())
                file.flush()
                os.fsync(file.fileno())
            os.replace(part, path)
        except BaseException:
            part.unlink(missing_ok=True)
            raise

    def steps(self) -> Iterator[Step]:
        """Play the record, one action at a time; each step has a state of its own."""
        game = self.game
        state = game.start()
        for i, text in enumerate(self.texts):
            line = self.lines[i] if self.lines else i + 1
            seat = int(state.seat)
            if state.over:
                raise BadRecord(f"line {line}: {quoted(text)} comes after the end of the game")
            log = Log()
            try:
                action = game.read(state, text)
            except HexagoraError as error:
                raise BadRecord(f"line {line}: {error}") from error
            state = state.copy()
            state.apply(action, log)
            yield Step(line, text, seat, action, state, log)

    def verify(self) -> State:
        """Play the whole record and hold it against its own header; returns the last state.

        The actions must be legal, the states must be the ones that were hashed, and the result must
        be the one that the rules give. A finished game must also tell a seed that fits the hash
        published before it and that deals exactly these rolls and draws.
        """
        state = self.game.start()
        states = [state]
        chances = []
        for number, step in enumerate(self.steps()):
            if step.seat == CHANCE and number >= self.forked:
                chances.append((step, state))
            state = step.state
            states.append(state)
        if trail(states) != self.trail:
            raise BadRecord("'states': they are not the ones that this record was made from")
        _verify_result(self, state)
        if self.seed:
            if fingerprint(self.seed) != self.fingerprint:
                raise BadRecord("'seed' does not fit the hash that was published before the game")
            dealer = Dealer(self.seed)
            for step, before in chances:
                if dealer.deal(before) != step.action:
                    raise BadRecord(f"line {step.line}: the seed does not deal {quoted(step.text)}")
        return state

    def _repr_html_(self) -> str:
        # What a notebook shows. Pictures lie above the core, so they are found by name, when asked.
        film = import_module("hexagora.pictures.film")
        return str(film.film(self))


def places_of(ending: str, seats: int) -> list[int]:
    """The places that the players' own ending gives; none if there is no such ending.

    All share an agreed draw. Only one of two can resign: with more, the others would play on.
    """
    if ending == AGREED:
        return [1] * seats
    for seat in range(seats):
        if seats == 2 and ending == f"{RESIGNED} {seat + 1}":
            return [2 if other == seat else 1 for other in range(seats)]
    return []


def trail(states: Iterable[State]) -> str:
    """The hash over a row of states."""
    total = sha256()
    for state in states:
        total.update(state.pack())
    return total.hexdigest()


def check_names(names: Iterable[str]) -> list[str]:
    """Names as they can stand in a record's header."""
    clean = [name.strip() for name in names]
    for name in clean:
        if not name or len(name) > 40 or any(c in ",#" or not c.isprintable() for c in name):
            raise BadRecord(
                f"{quoted(name)} cannot be a player's name: 1 to 40 characters, without ',' and '#'"
            )
    return clean


def check_seed(seed: str) -> str:
    """A seed as it can stand in a record's header; an empty one asks for any."""
    if len(seed) > 200 or seed != seed.strip() or "#" in seed or not seed.isprintable():
        raise BadRecord(
            f"{quoted(seed)} cannot be a seed: "
            "up to 200 characters on one line, without '#' and without spaces at the ends"
        )
    return seed


def load_record(path: Path) -> Record:
    """Read a record file."""
    try:
        if path.stat().st_size > LONGEST:
            raise BadRecord(f"{path}: too long for a game record")
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord(f"{path}: cannot be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise BadRecord(f"{path}: is not a text file in UTF-8") from error
    try:
        return read_record(text)
    except HexagoraError as error:
        raise BadRecord(f"{path}: {error}") from error


def read_record(text: str) -> Record:
    """Read a record's header and the texts of its actions; `Record.verify` plays them."""
    head, body = _parts(text)
    game = _game(head)
    names = check_names(head["seats"].split(","))
    places = _places(head["result"], len(names))
    count = _number(head["actions"])
    if count < 0:
        raise BadRecord(f"'actions' is not a number but {quoted(head['actions'])}")
    forked = _number(head.get("forked", "0"))
    if not 0 <= forked <= count:
        raise BadRecord(f"'forked' is not a number up to {count} but {quoted(head['forked'])}")
    if len(body) != count:
        what = "cut off" if len(body) < count else "too long"
        raise BadRecord(f"the record is {what}: it has {len(body)} of {count} actions")
    return Record(
        game=game,
        names=names,
        fingerprint=head["seed hash"],
        seed=head.get("seed", ""),
        texts=[line for _, line in body],
        places=places,
        ending=head.get("ending", ""),
        trail=head["states"],
        lines=[number for number, _ in body],
        forked=forked,
    )


def _parts(text: str) -> tuple[dict[str, str], list[tuple[int, str]]]:
    head: dict[str, str] = {}
    body: list[tuple[int, str]] = []
    in_head = True
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#", 1)[0].strip()
        if in_head and line:
            key, colon, value = line.partition(":")
            if not colon:
                raise BadRecord(f"line {number}: a header line is 'key: value', not {quoted(line)}")
            if key.strip() in head:
                raise BadRecord(f"line {number}: {quoted(key.strip())} is given twice")
            head[key.strip()] = value.strip()
        elif in_head and not raw.strip():
            in_head = not head
        elif line:
            body.append((number, line))
    missing = [key for key in _NEEDED if key not in head]
    if missing:
        raise BadRecord(f"no game record: the header lacks '{missing[0]}'")
    return head, body


def _game(head: Mapping[str, str]) -> Game:
    try:
        info = game_info(head["game"])
    except UnknownGame as error:
        raise BadRecord(str(error)) from error
    version = _number(head["data version"])
    if not 1 <= version <= info.rules_version:
        raise BadRecord(
            f"made with data version {quoted(head['data version'])} of {info.name}, "
            f"but this program knows 1 to {info.rules_version}: "
            "use the program version that fits, or a newer one"
        )
    options: dict[str, str] = {}
    for item in head["options"].split():
        key, _, value = item.partition("=")
        if key in options:
            raise BadRecord(f"the option {quoted(key)} is given twice")
        options[key] = value
    try:
        return make_game(info.name, len(head["seats"].split(",")), options, version)
    except BadOption as error:
        raise BadRecord(str(error)) from error


def _places(text: str, seats: int) -> list[int]:
    if text == UNFINISHED:
        return []
    places = [_number(word) for word in text.split()]
    if len(places) != seats or min(places) < 1:
        raise BadRecord(f"'result' is not one place for each of {seats} seats but {quoted(text)}")
    return places


def _number(text: str) -> int:
    """A whole number as a record has it, or -1."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1


def _verify_result(record: Record, state: State) -> None:
    if record.ending:
        _verify_ending(record, state)
        return
    if not state.over:
        if record.places:
            raise BadRecord("'result' tells places, but the game has not ended")
        return
    if not record.places:
        raise BadRecord("'result' is unfinished, but the game has ended")
    if record.places != state.places():
        raise BadRecord(f"'result' has the places {record.places}, the game {state.places()}")
    if not record.seed:
        raise BadRecord("'seed' is not told, but the game has ended")


def _verify_ending(record: Record, state: State) -> None:
    places = places_of(record.ending, record.game.seats)
    if not places:
        raise BadRecord(
            f"'ending' is {quoted(record.ending)}; it can be '{AGREED}', "
            f"and with two seats '{RESIGNED} 1' or '{RESIGNED} 2'"
        )
    if state.over:
        raise BadRecord("'ending' is told, but the rules have ended the game already")
    if record.places != places:
        raise BadRecord(f"'result' has the places {record.places}, the ending gives {places}")
    if not record.seed:
        raise BadRecord("'seed' is not told, but the game has ended")
