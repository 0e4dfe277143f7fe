"""One battle on its own: for previews, and for positions that somebody hands in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hexagora.core.errors import HexagoraError, quoted
from hexagora.core.event import Event, Facts, Log
from hexagora.games.neuroshima.knowledge.position_files import write_board
from hexagora.games.neuroshima.mind.trial import battle_of, fight_phase, matters
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES
from hexagora.games.neuroshima.rules.hits import EXPLOSION
from hexagora.games.neuroshima.rules.hits import INSTANT as BY_INSTANT
from hexagora.games.neuroshima.rules.kinds import CONVERT, EXPLODE, KINDS, MEDIC, SNIPE
from hexagora.games.neuroshima.rules.phase import Phase
from hexagora.games.neuroshima.rules.settings import DEATHMATCH
from hexagora.games.neuroshima.state import NeuroshimaState


@dataclass(frozen=True)
class Question:
    """A choice in a battle: who decides, about what, which unit it is about, and what is possible.

    The first option is the default: attack, keep, and for medics the first in the order of cells.
    """

    seat: int
    kind: str
    at: str
    tile: str
    options: tuple[str, ...]

    def __str__(self) -> str:
        about = f" at {self.at}" if self.at else ""
        return f"seat {self.seat}, {self.kind}{about}"

    def facts(self) -> Facts:
        """The question as the decision's words take it."""
        return {"part": self.kind, "seat": self.seat, "cell": self.at, "tile": self.tile}


class BadAnswer(HexagoraError):
    """An answer that the question does not have, or one that nobody asked for."""


Choose = Callable[[Question], str]


class Answers:
    """Answers in the order of the questions; where they run out, the defaults.

    ``asked`` are the questions so far with what was chosen, ``missing`` those left to the default.
    """

    def __init__(self, texts: Sequence[str]) -> None:
        self.texts = tuple(texts)
        self.asked: list[tuple[Question, str]] = []

    @property
    def missing(self) -> list[tuple[Question, str]]:
        """The questions for which there was no answer."""
        return self.asked[len(self.texts) :]

    def choose(self, question: Question) -> str:
        """The next answer; BadAnswer if the question does not have it."""
        place = len(self.asked)
        answer = self.texts[place] if place < len(self.texts) else default_choice(question)
        if answer not in question.options:
            raise BadAnswer(
                "answer {number} ({question}) cannot be {answer}; choose one of: {possible}",
                "answer_impossible",
                number=place + 1,
                question=str(question),
                answer=quoted(answer),
                possible=", ".join(question.options),
                asked=[question.facts()],
            )
        self.asked.append((question, answer))
        return answer

    def check_all_used(self) -> None:
        """BadAnswer if there are answers that nobody asked for."""
        if len(self.asked) < len(self.texts):
            raise BadAnswer(
                "there are {given} answers, but the battle asked for {asked}",
                "answers_left",
                given=len(self.texts),
                asked=len(self.asked),
            )


def default_choice(question: Question) -> str:
    """What is done when nobody chooses."""
    return question.options[0]


def fight(
    state: NeuroshimaState,
    choose: Choose = default_choice,
    ask_all: bool = False,
    log: Log | None = None,
) -> Facts:
    """Fight one battle in place, and tell its phases, the board and the points after it.

    A battle that is being fought is fought on. Questions that change nothing are asked only with
    ``ask_all``. The events of the battle are added to ``log``.
    """
    log = log if log is not None else Log()
    battle = battle_of(state)
    scratch = Phase()
    phases: list[Facts] = []
    while battle.phase >= 0 or battle.again >= 0:
        told = len(log.events)
        if fight_phase(state, battle, scratch, log):
            if len(log.events) > told:
                phases.append(_phase(log.events[told:], [int(points) for points in state.points]))
            continue
        option = scratch.options[0]
        played = scratch.seat < state.rules.players
        if played and (ask_all or matters(state, battle)):
            question = _question(state, scratch)
            option = scratch.options[question.options.index(choose(question))]
        battle.answer(option)
    _clear_fallen(state)
    return {
        "phases": phases,
        "board": write_board(state),
        "hp": [int(points) for points in state.points],
    }


def _question(state: NeuroshimaState, scratch: Phase) -> Question:
    kind = int(scratch.asks)
    options = [int(scratch.options[i]) for i in range(int(scratch.count))]
    at = tile = ""
    if kind in (EXPLODE, CONVERT, SNIPE):
        about = int(scratch.about)
        at, tile = NAMES[about], state.tables.tiles[int(state.units.tile[about])].id
    turned = 0
    if kind == CONVERT:
        first, *second = state.units.body(int(scratch.customer))
        turned = int(scratch.turned[first])
        turned |= sum(int(scratch.turned[cell]) << 12 for cell in second)
    texts = tuple(option_text(kind, option, turned) for option in options)
    return Question(int(scratch.seat), KINDS[kind], at, tile, texts)


def option_text(kind: int, option: int, turned: int = 0) -> str:
    """An option of a question in words; ``turned`` are the attacks that are turned already.

    Attacks of a structure's second tile are marked so.
    """
    if kind == EXPLODE:
        return "explode" if option else "attack"
    if kind == CONVERT:
        if option == 0:
            return "keep"
        ranged = (option - 1) % 2 != turned >> (option - 1) & 1
        text = f"{(option - 1) // 2 % 6} {'ranged' if ranged else 'melee'}"
        return text if option < 13 else f"second {text}"
    if kind == SNIPE:
        return NAMES[option]
    if kind == MEDIC:
        return f"{NAMES[option // CELLS]} {NAMES[option % CELLS]}"
    attacker, direction = option // 8, option % 8
    if direction == BY_INSTANT:
        return "instant"
    return f"{NAMES[attacker]} {'explosion' if direction == EXPLOSION else direction}"


def _phase(events: list[Event], points: list[int]) -> Facts:
    """The events of a phase, and the points after it."""
    told: dict[str, list[Facts]] = {"attack": [], "absorbed": [], "destroyed": []}
    for event in events:
        if event.kind in told:
            told[event.kind].append(event.facts)
    attack = ("from", "edge", "kind", "strength", "to", "damage", "why")
    absorbed = ("medic", "unit", "damage", "by")
    return {
        "initiative": events[0].facts["initiative"],
        "attacks": [{key: facts[key] for key in attack} for facts in told["attack"]],
        "absorbed": [{key: facts[key] for key in absorbed} for facts in told["absorbed"]],
        "destroyed": [
            facts[key] for facts in told["destroyed"] for key in ("at", "also") if key in facts
        ],
        "hp": points,
    }


def _clear_fallen(state: NeuroshimaState) -> None:
    """In a deathmatch all tiles of a fallen player leave after the battle (NS-DM-03)."""
    if state.rules.mode != DEATHMATCH:
        return
    for cell in range(CELLS):
        if state.units.tile[cell] >= 0 and state.points[int(state.units.owner[cell])] <= 0:
            state.units.take(cell)
