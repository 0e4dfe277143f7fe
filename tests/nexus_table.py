"""Small positions of Nexus Ops written as text, for tests that read like the rules.

Each seat has a line of its units, hex by hex; what else is on the board stands in ``ground``::

    table("2,1 human*2 | 1,0 fungoid", "0,0 rubium_dragon", ground="1,0 forest mine 2")

Acts are in the game's own notation, several in a row with commas: ``move human 2,1 1,1, done``.
They are looked up among the legal ones, so an act that is not legal fails the test. Dice and draws
are acts too: each must be given, and each that is given must be asked for. Seats count from 1
everywhere but in the facts of events.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import gcd
from typing import Any

from mypy_extensions import u8

from hexagora import CHANCE, Log, new_game
from hexagora.core.event import Event
from hexagora.core.registry import make_game
from hexagora.games.nexus.content.vocabulary import TERRAINS
from hexagora.games.nexus.rules import course
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.cells import CELLS, NAMES, NUMBERS, named
from hexagora.games.nexus.rules.kinds import (
    BEGIN,
    BREATHING,
    DEPLOYING,
    EXPLORING,
    FIGHTING,
    KINDS,
    MINING,
    TURN,
)
from hexagora.games.nexus.rules.position import (
    COMPLETED,
    ENERGIZE_DECK,
    ENERGIZE_DISCARD,
    ENERGIZE_HAND,
    KINGS,
    MINES,
    MISSION_DECK,
    MISSION_DISCARD,
    MISSION_HAND,
    POOL,
    RESERVE,
    ROW,
    RUBIUM,
    SCORE,
    TOKEN_KINDS,
    TOKENS,
    TURNED,
    WON,
)
from hexagora.games.nexus.rules.turns import freshen, tire
from hexagora.games.nexus.state import NexusState
from nexus_cards import counted, deal, in_section, written

PHASES = {
    "deploy": BEGIN,
    "move": DEPLOYING,
    "breathe": BREATHING,
    "explore": EXPLORING,
    "fight": FIGHTING,
    "mine": MINING,
}
"""What a turn is at just before each phase."""


def table(
    *units: str,
    seats: int = 0,
    seat: int = 1,
    phase: str = "move",
    ground: str = "",
    tokens: str = "",
    rubium: tuple[int, ...] = (),
    hands: tuple[str, ...] = (),
    row: str | None = None,
    won: tuple[int, ...] = (),
    kings: tuple[int, ...] = (),
    completed: tuple[str, ...] = (),
    decks: str | None = None,
    discards: str = "",
    rest: str = "discard",
    turns: int = 0,
    rules_version: int | None = None,
    **options: str,
) -> NexusState:
    """A position at the beginning of a phase of a seat's turn, in the second round.

    There are as many seats as lines of units, or as ``seats`` says. The board is set up in the
    order of its tiles; ``ground`` changes hexes: ``1,0 forest mine 2 | 2,0 rock``. All hexes are
    explored and have no mines but those of the bases, except for ``tokens``: ``1,0 mine 2 | 0,1
    rock_strider`` tells where tokens lie face down, and which ones these are in some order; ``all``
    is all of them.

    ``rubium``, ``hands``, ``won``, ``kings`` and ``completed`` have an entry for each seat, from
    the first on. Missions and Energize cards are called by their ids: ``d_forest dome*2``. All
    cards that are not given lie in the decks; with ``decks`` these hold what it says, and other
    cards go to the discards or, with ``rest="2"``, to the hand of a seat. A row that is not given
    holds the first missions of the list.

    A phase in which there is nothing to decide is passed over. The rules are the newest unless
    ``rules_version`` tells others.
    """
    seats = seats or len(units)
    state = _set_up(seats, tuple({"first": "1", **options}.items()), rules_version).copy()
    while state.depth > 0:
        state.pop()
    _lay(state, ground, tokens)
    for i, line in enumerate(units):
        _stand(state, i, line)
    state.look_again()
    for i, amount in enumerate(rubium):
        state.purse[RUBIUM + i] = amount
    for i in range(seats):
        state.purse[WON + i] = (*won, 0, 0, 0, 0)[i]
        state.purse[KINGS + i] = (*kings, 0, 0, 0, 0)[i]
    deal(state, hands, row, completed, decks, discards, rest)
    state.turns = turns or seats + (seat - 1 - int(state.first_seat)) % seats + 1
    state.push(TURN, seat - 1, PHASES[phase])
    if phase == "move":
        freshen(state, seat - 1)
    elif phase == "breathe":
        tire(state, seat - 1)
    course.go_on(state, None)
    assert state.check() == []
    return state


def opening(seats: int = 2, **options: str) -> NexusState:
    """A game from its very beginning."""
    state = new_game("nexus", seats, **options).start()
    assert isinstance(state, NexusState)
    return state


@lru_cache
def _set_up(
    seats: int, options: tuple[tuple[str, str], ...], rules_version: int | None
) -> NexusState:
    """Set up by always taking the first possibility, up to the first turn; not to be changed."""
    state = make_game("nexus", seats, dict(options), rules_version).start()
    assert isinstance(state, NexusState)
    while state.turns == 0:
        state.apply(state.legal()[0])
    return state


def _lay(state: NexusState, ground: str, tokens: str) -> None:
    for part in _parts(ground):
        cell, *words = part.split()
        at = NUMBERS[cell]
        assert state.rules.board >> at & 1, f"{cell} is not on this board"
        while words:
            word = words.pop(0)
            if word == "mine":
                state.ground[MINES + at] = u8(int(words.pop(0)))
            else:
                state.ground[at] = u8(TERRAINS.index(word) + 1)
    if tokens == "all":
        return
    pools = range(POOL, POOL + 2 * TOKEN_KINDS)
    for i in pools:
        state.ground[TURNED - POOL + i] = state.ground[i]
        state.ground[i] = u8(0)
    for at in state.rules.laid:
        state.ground[TOKENS + at] = u8(0)
    for part in _parts(tokens):
        cell, kind = part.split(" ", 1)
        half = int(state.rules.half[NUMBERS[cell]])
        number = _token_kinds(state).index(kind)
        at = POOL + half * TOKEN_KINDS + number
        assert state.ground[at] < state.tables.tokens[number].count, f"too many tokens {kind}"
        state.ground[TOKENS + NUMBERS[cell]] = u8(half + 1)
        state.ground[at] += u8(1)
        # One that stayed in the box changes places with one that was turned up.
        turned = range(TURNED + half * TOKEN_KINDS, TURNED + (half + 1) * TOKEN_KINDS)
        spare = [TURNED - POOL + at, *turned]
        state.ground[next(i for i in spare if state.ground[i] > 0)] -= u8(1)


def _token_kinds(state: NexusState) -> list[str]:
    return [
        " ".join(
            [*(("mine", str(kind.mine)) if kind.mine else ()), *([kind.unit] if kind.unit else ())]
        )
        for kind in state.tables.tokens
    ]


def _stand(state: NexusState, seat: int, line: str) -> None:
    for part in _parts(line):
        cell, *figures = part.split()
        assert state.rules.board >> NUMBERS[cell] & 1, f"{cell} is not on this board"
        for unit, count in counted(" ".join(figures)).items():
            place = [kind.id for kind in state.tables.units].index(unit)
            state.units[(NUMBERS[cell] * 4 + seat) * UNITS + place] += u8(count)
            state.purse[RESERVE + seat * UNITS + place] -= count


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split("|") if part.strip()]


# Acts.


def options(state: NexusState, beginning: str = "") -> list[str]:
    """All legal acts in notation, or those that begin with a word."""
    found = [state.game.write(state, action) for action in state.legal()]
    return [text for text in found if f"{text} ".startswith(f"{beginning} " if beginning else "")]


def play(state: NexusState, *acts: str, pending: bool = False) -> list[Event]:
    """Play acts one after the other; returns what happened.

    Afterwards no die and no draw may be missing, unless they are said to be ``pending``.
    """
    log = Log()
    for line in acts:
        for text in line.split(", "):
            legal = {state.game.write(state, action): action for action in state.legal()}
            assert text in legal, f"{text!r} is none of {sorted(legal)} of {asked(state)}"
            state.apply(legal[text], log)
        assert state.check() == [], f"after {line!r}"
    assert pending or state.seat != CHANCE, f"still to be given: {asked(state)}"
    return log.events


def after(state: NexusState, *acts: str, pending: bool = False) -> NexusState:
    """What the acts would lead to; the position itself stays."""
    other = state.copy()
    play(other, *acts, pending=pending)
    return other


def odds(state: NexusState) -> dict[str, int]:
    """What chance may bring, and the weights in their lowest terms."""
    weights = state.weights()
    return {
        text: weight // gcd(*weights) for text, weight in zip(options(state), weights, strict=True)
    }


def asked(state: NexusState) -> str:
    """Who decides about what: ``1 move``, ``chance roll``, ``over``."""
    if state.over:
        return "over"
    who = "chance" if state.seat == CHANCE else str(int(state.seat) + 1)
    return f"{who} {KINDS[int(state.kind)]}"


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """The facts of all events of a kind; seats count from 0 in them."""
    return [dict(event.facts) for event in events if event.kind == kind]


def kinds(events: list[Event]) -> list[str]:
    """What kinds of things happened, in order."""
    return [event.kind for event in events]


# Looking.


def goals(state: NexusState, unit: str, start: str) -> str:
    """Where a unit may move, in the order of the cells."""
    return " ".join(text.split()[-1] for text in options(state, f"move {unit} {start}"))


def units(state: NexusState, cell: str) -> str:
    """Who stands in a hex, seat by seat: ``1 human*2 | 2 fungoid``."""
    parts = []
    for seat in range(int(state.rules.seats)):
        counts = {
            kind.id: int(state.count(NUMBERS[cell], seat, place))
            for place, kind in enumerate(state.tables.units)
        }
        if any(counts.values()):
            parts.append(f"{seat + 1} {written(Counter(counts))}")
    return " | ".join(parts)


def army(state: NexusState, seat: int) -> str:
    """All hexes with units of a seat, as `table` is given them."""
    parts = []
    for cell in named(int(state.masks[seat - 1])):
        mine = [part[2:] for part in units(state, cell).split(" | ") if part[0] == str(seat)]
        parts.append(f"{cell} {mine[0]}")
    return " | ".join(parts)


def reserve(state: NexusState, seat: int, unit: str) -> int:
    """How many figures of a unit are in a seat's reserve."""
    place = [kind.id for kind in state.tables.units].index(unit)
    return int(state.purse[RESERVE + (seat - 1) * UNITS + place])


def terrain(state: NexusState, cell: str) -> str:
    """The terrain of a hex, empty where there is none."""
    return ("", *TERRAINS)[int(state.terrain(NUMBERS[cell]))]


def mine(state: NexusState, cell: str) -> int:
    """What the mine of a hex yields."""
    return int(state.ground[MINES + NUMBERS[cell]])


def face_down(state: NexusState) -> list[str]:
    """The hexes with a face-down token."""
    return [NAMES[cell] for cell in range(CELLS) if state.ground[TOKENS + cell]]


def pool(state: NexusState) -> dict[str, int]:
    """How many tokens of each kind lie face down."""
    found = {}
    for place, kind in enumerate(_token_kinds(state)):
        count = sum(int(state.ground[POOL + half * TOKEN_KINDS + place]) for half in range(2))
        if count:
            found[kind] = count
    return found


def hand(state: NexusState, seat: int) -> str:
    """A seat's missions, then its Energize cards, in the order of the lists."""
    return written(in_section(state, MISSION_HAND + seat - 1, ENERGIZE_HAND + seat - 1))


def completed(state: NexusState, seat: int) -> str:
    """The missions that lie before a seat."""
    return written(in_section(state, COMPLETED + seat - 1, -1))


def discards(state: NexusState) -> str:
    """The discarded missions, then the discarded Energize cards."""
    return written(in_section(state, MISSION_DISCARD, ENERGIZE_DISCARD))


def decks(state: NexusState) -> tuple[int, int]:
    """How many missions and Energize cards are left in the decks."""
    return int(state.total(MISSION_DECK)) + int(state.under_count), int(state.total(ENERGIZE_DECK))


def open_row(state: NexusState) -> str:
    """The missions that lie open."""
    return written(in_section(state, ROW, -1))


def rubium(state: NexusState) -> list[int]:
    return [int(state.purse[RUBIUM + i]) for i in range(int(state.rules.seats))]


def points(state: NexusState) -> list[int]:
    return [int(state.purse[SCORE + i]) for i in range(int(state.rules.seats))]


def won(state: NexusState) -> list[int]:
    """The Battle Won cards of each seat."""
    return [int(state.purse[WON + i]) for i in range(int(state.rules.seats))]


def winners(state: NexusState) -> list[int]:
    """The seats that have won or share the victory; the game must be over."""
    assert state.over
    return [i + 1 for i in range(int(state.rules.seats)) if int(state.winners) >> i & 1]


def clause(state: NexusState) -> str:
    """The clause by which the game ended."""
    assert state.over
    return str(state.result()["clause"])
