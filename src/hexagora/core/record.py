"""Game records: the save, the replay, the bug report and the golden test, as one text file.

A record has header lines ``key: value``, a blank line, and one line per action in the game's own
notation, chance included. What follows ``#`` on a line is a comment. Reading a record back gives
the same states: the header ``states`` is a hash over all of them and over what was agreed before
the first of them. `hexagora.core.record_reader` reads such files.

Records are written in format 2. Those of format 1, and games that were begun when there was no
other, stay as they are: their hash leaves the header out, and they know only the fast dealer.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from secrets import token_hex

from hexagora.core.dealer import fingerprint
from hexagora.core.errors import IN_LINE, BadRecord, HexagoraError, quoted
from hexagora.core.event import Log
from hexagora.core.game import Game
from hexagora.core.keyed import BLAKE2B, NO_WORD, SERVERS_WORD, commitment, dealer_of
from hexagora.core.state import CHANCE, State

UNFINISHED = "unfinished"
AGREED = "agreed draw"
RESIGNED = "resigned"
OUT_OF_TIME = "out of time"
ABANDONED = "abandoned"
LOST = (RESIGNED, OUT_OF_TIME, ABANDONED)
"""How one of two can lose a game that the rules had not ended: by giving it up, by the clock, or by
being gone for so long that the other could claim it."""
FORMAT = 2


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

    ``places`` is empty, and neither ``seed`` nor ``words`` are told, while the game lasts.
    ``dealer`` is the kind of dealer, and ``commitments`` are the hashes of the seats' words with
    `NO_WORD` for a seat that has none; they are empty if no seat has. ``trail`` is the hash over
    what was agreed and all states, the first one included. ``ending`` tells how the players ended
    a game that the rules had not: ``agreed draw``, or one of `LOST` and the number of the seat.
    ``unproven`` are packs that a record of format 1 names without their digits: which of that id it
    was played with cannot be checked.
    ``forked`` is how many of the first actions were taken over from another game: the dealer has
    dealt only what follows them.
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
    format: int = FORMAT
    dealer: str = BLAKE2B
    commitments: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    opening: str = ""
    unproven: list[str] = field(default_factory=list)

    def dump(self) -> str:
        """The record as the text of a file."""
        head = self.agreed()
        if self.format > 1:
            head.append(f"opening: {self.opening}")
        if self.seed:
            head.append(f"seed: {self.seed}")
        if self.words:
            head.append("words: " + ", ".join(self.words))
        if self.format == 1 and self.forked:
            head.append(f"forked: {self.forked}")
        head.append(f"actions: {len(self.texts)}")
        head.append("result: " + (" ".join(map(str, self.places)) or UNFINISHED))
        if self.ending:
            head.append(f"ending: {self.ending}")
        head.append(f"states: {self.trail}")
        return "\n".join([*head, "", *self.texts]) + "\n"

    def agreed(self) -> list[str]:
        """The header's lines about what was fixed before the first action."""
        game = self.game
        options = "options: " + " ".join(f"{k}={v}" for k, v in sorted(game.options.items()))
        seats = "seats: " + ", ".join(self.names)
        promised = f"seed hash: {self.fingerprint}"
        if self.format == 1:
            version = f"data version: {game.rules_version}"
            return [f"game: {game.name}", version, options, seats, promised]
        lines = [
            f"format: {self.format}",
            f"game: {game.name}",
            f"rules version: {game.rules_version}",
            options,
            seats,
            f"dealer: {self.dealer}",
            promised,
        ]
        if self.commitments:
            lines.append("commitments: " + ", ".join(self.commitments))
        if self.forked:
            lines.append(f"forked: {self.forked}")
        return lines

    def bind(self, course: bytes) -> None:
        """Set the hashes, once all else is said, from that over the row of all states."""
        self.opening = self._opening()
        self.trail = self._trail(course)

    def _opening(self) -> str:
        if self.format == 1:
            return ""
        return sha256("\n".join(self.agreed()).encode()).hexdigest()

    def _trail(self, course: bytes) -> str:
        """The hash over the opening, all states, and how the players ended the game."""
        if self.format == 1:
            return course.hex()
        return sha256(f"{self._opening()} {self.ending}\n{course.hex()}".encode()).hexdigest()

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
                raise BadRecord(
                    "line {line}: {text} comes after the end of the game",
                    "after_end",
                    line=line,
                    text=quoted(text),
                )
            log = Log()
            try:
                action = game.read(state, text)
            except HexagoraError as error:
                raise BadRecord(
                    "line {line}: {why}", IN_LINE, line=line, why=str(error), game=game.name
                ) from error
            written = game.write(state, action)
            if text != written:
                # Somebody who types may be brief; a line that is not whole was cut off or changed.
                raise BadRecord(
                    "line {line}: {text} is not written out; {written} is",
                    "not_written_out",
                    line=line,
                    text=quoted(text),
                    written=repr(written),
                )
            state = state.copy()
            state.apply(action, log)
            yield Step(line, text, seat, action, state, log)

    def verify(self) -> State:
        """Play the whole record and hold it against its own header; returns the last state.

        The header must be the one that was hashed, the actions must be legal, the states must be
        the ones that were hashed, and the result must be the one that the rules give. A finished
        game must also tell a seed and words that fit the hashes published before it and that deal
        exactly these rolls and draws.
        """
        if self.opening != self._opening():
            raise BadRecord(
                "'opening': game, rules, options, seats or another line of the header is not the "
                "one that this game began with",
                "other_opening",
            )
        state = self.game.start()
        states = [state]
        chances = []
        for number, step in enumerate(self.steps()):
            if step.seat == CHANCE and number >= self.forked:
                chances.append((step, state))
            state = step.state
            states.append(state)
        if self.ending:
            _verify_ending(self, state)
        if self._trail(course_hash(states, self.format)) != self.trail:
            raise BadRecord(
                "'states': they are not the ones that this record was made from", "other_states"
            )
        if not self.ending:
            _verify_result(self, state)
        if self.seed:
            self._verify_dealing(chances)
        elif self.words:
            raise BadRecord("'words' are told, but 'seed' is not", "words_without_seed")
        return state

    def _verify_dealing(self, chances: list[tuple[Step, State]]) -> None:
        if fingerprint(self.seed) != self.fingerprint:
            raise BadRecord(
                "'seed' does not fit the hash that was published before the game", "other_seed"
            )
        self._verify_words()
        words = self.words or [NO_WORD] * self.game.seats
        dealer = dealer_of(self.dealer, self.seed, words)
        for step, before in chances:
            if dealer.deal(before) != step.action:
                raise BadRecord(
                    "line {line}: the seed does not deal {text}",
                    "not_dealt",
                    line=step.line,
                    text=quoted(step.text),
                )

    def _verify_words(self) -> None:
        if len(self.words) != len(self.commitments):
            raise BadRecord(
                "'words' does not tell one word for each of the 'commitments'", "uncounted_words"
            )
        for seat, (word, promised) in enumerate(zip(self.words, self.commitments, strict=True), 1):
            kept = word in (NO_WORD, SERVERS_WORD) or commitment(word) == promised
            if not kept or (word == NO_WORD) != (promised == NO_WORD):
                raise BadRecord(
                    "'words': that of seat {number} does not fit the hash published before the "
                    "game",
                    "other_word",
                    number=seat,
                )

    def _repr_html_(self) -> str:
        # What a notebook shows. Pictures lie above the core, so they are found by name, when asked.
        film = import_module("hexagora.pictures.film")
        return str(film.film(self))


def course_hash(states: Iterable[State], format: int) -> bytes:
    """The hash over a row of states: since format 2 a chain, which can be gone on with."""
    if format == 1:
        total = sha256()
        for state in states:
            total.update(state.pack())
        return total.digest()
    return chained(b"", states)


def chained(course: bytes, states: Iterable[State]) -> bytes:
    """A hash of the course so far, gone on with."""
    for state in states:
        course = sha256(course + state.pack()).digest()
    return course


def places_of(ending: str, seats: int) -> list[int]:
    """The places that the players' own ending gives; none if there is no such ending.

    All share an agreed draw. Only one of two can lose so: with more, the others would play on.

    >>> places_of("out of time 1", 2)
    [2, 1]
    """
    if ending == AGREED:
        return [1] * seats
    for seat in range(seats if seats == 2 else 0):
        if ending in [f"{how} {seat + 1}" for how in LOST]:
            return [2 if other == seat else 1 for other in range(seats)]
    return []


def loser_of(ending: str) -> int:
    """The seat that lost by the players' own ending; -1 for an agreed draw.

    >>> loser_of("resigned 2"), loser_of("agreed draw")
    (1, -1)
    """
    return -1 if ending == AGREED else int(ending.rpartition(" ")[2]) - 1


def check_names(names: Iterable[str]) -> list[str]:
    """Names as they can stand in a record's header."""
    clean = [name.strip() for name in names]
    for name in clean:
        if not name or len(name) > 40 or any(c in ",#" or not c.isprintable() for c in name):
            raise BadRecord(
                "{name} cannot be a player's name: 1 to 40 characters, without ',' and '#'",
                "bad_player_name",
                name=quoted(name),
            )
    return clean


def check_seed(seed: str) -> str:
    """A seed as it can stand in a record's header; an empty one asks for any."""
    if len(seed) > 200 or seed != seed.strip() or "#" in seed or not seed.isprintable():
        raise BadRecord(
            "{seed} cannot be a seed: "
            "up to 200 characters on one line, without '#' and without spaces at the ends",
            "bad_seed",
            seed=quoted(seed),
        )
    return seed


def _verify_result(record: Record, state: State) -> None:
    if not state.over:
        if record.places:
            raise BadRecord("'result' tells places, but the game has not ended", "result_early")
        return
    if not record.places:
        raise BadRecord("'result' is unfinished, but the game has ended", "result_missing")
    if record.places != state.places():
        raise BadRecord(
            "'result' has the places {told}, the game {given}",
            "other_result",
            told=str(record.places),
            given=str(state.places()),
        )
    if not record.seed:
        raise BadRecord("'seed' is not told, but the game has ended", "seed_untold")


def _verify_ending(record: Record, state: State) -> None:
    places = places_of(record.ending, record.game.seats)
    if not places:
        raise BadRecord(
            "'ending' is {ending}; it can be '{agreed}', and with two seats '{resigned}', "
            "'{time}' or '{abandoned}' and then 1 or 2",
            "bad_ending",
            ending=quoted(record.ending),
            agreed=AGREED,
            resigned=RESIGNED,
            time=OUT_OF_TIME,
            abandoned=ABANDONED,
        )
    if state.over:
        raise BadRecord(
            "'ending' is told, but the rules have ended the game already", "ending_late"
        )
    if record.places != places:
        raise BadRecord(
            "'result' has the places {told}, the ending gives {given}",
            "other_ending",
            told=str(record.places),
            given=str(places),
        )
    if not record.seed:
        raise BadRecord("'seed' is not told, but the game has ended", "seed_untold")
