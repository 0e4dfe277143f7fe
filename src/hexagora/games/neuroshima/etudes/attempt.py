"""Somebody at an etude: steps, the answers of the other side, and the battle (NS-ETU-03 to 06)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hexagora.core.capabilities import Battle, Told
from hexagora.core.errors import HexagoraError
from hexagora.core.event import Facts, Log
from hexagora.games.neuroshima.etudes.lines import read_step, split
from hexagora.games.neuroshima.etudes.records import Etude
from hexagora.games.neuroshima.etudes.telling import offered
from hexagora.games.neuroshima.proof.goals import Goals
from hexagora.games.neuroshima.proof.search import Search, followed, judged, step, told_step
from hexagora.games.neuroshima.rules.kinds import ACT
from hexagora.games.neuroshima.state import NeuroshimaState
from hexagora.games.neuroshima.table import arbiter
from hexagora.games.neuroshima.table.fight import Question, fight

Ask = Callable[[Told, Sequence[str]], str]


class _Open(Exception):
    """A question in a trial battle for which there is no answer yet."""

    def __init__(self, question: Question) -> None:
        super().__init__()
        self.question = question


class Solver:
    """An attempt: ``state`` is the position, ``used`` how many tiles were used."""

    def __init__(self, etude: Etude) -> None:
        self.etude = etude
        self.goals = etude.aims()
        self.state: NeuroshimaState = etude.state.copy()
        self.used = 0
        self._before: list[tuple[NeuroshimaState, int, Goals]] = []

    def do(self, text: str) -> list[Facts]:
        """One whole step, such as ``use outpost_scout place d4 0``."""
        if self.state.board_full():
            raise self._lost()
        after, used, log = self.state.copy(), self.used, Log()
        goals = self.goals
        actions = split(text)
        for one in actions:
            if after.kind == ACT and one.startswith(("use ", "play ")):
                if used == self.etude.use:
                    raise HexagoraError(
                        "all tiles are used; abilities are left, or the battle",
                        "etude_all_used",
                        "NS-ETU-03",
                    )
                used += 1
            before = after.copy()
            told_step(after, read_step(after, one), log)
            goals = goals.following(int(followed(before, after, goals.keep)))
            goals = self._answer(after, used, goals, log)
        if after.kind != ACT:
            raise HexagoraError(
                "{text} is only half a step; say where it goes", "etude_half", text=text
            )
        self._before.append((self.state, self.used, self.goals))
        self.state, self.used, self.goals = after, used, goals
        return [event.seen_by(-1) for event in log.events]

    def _answer(self, state: NeuroshimaState, used: int, goals: Goals, log: Log) -> Goals:
        """The other side answers as is worst for the solver (NS-ETU-06)."""
        while state.kind != ACT and int(state.seat) not in (self.etude.seat, -1):
            worst, chosen, then = -1, 0, goals
            for action in state.legal():
                after = state.copy()
                step(after, action)
                kept = goals.following(int(followed(state, after, goals.keep)))
                short = self._value(after, used, kept)
                if short > worst:
                    worst, chosen, then = short, action, kept
            told_step(state, chosen, log)
            goals = then
        return goals

    def _value(self, state: NeuroshimaState, used: int, goals: Goals) -> int:
        """What the solver can still force; where another question follows, after each answer."""
        if state.kind != ACT:
            own = int(state.seat) == self.etude.seat
            values = []
            for action in state.legal():
                after = state.copy()
                step(after, action)
                kept = goals.following(int(followed(state, after, goals.keep)))
                values.append(self._value(after, used, kept))
            return min(values) if own else max(values)
        search = Search(state, goals, self.etude.use - used)
        search.begin()
        while search.go_on():
            pass
        return int(search.value)

    def left(self) -> list[Told]:
        """What can still be used."""
        tables = self.state.tables
        hand = {
            tables.tiles[tile].id: int(self.state.hand[tile])
            for tile in range(len(tables.tiles))
            if self.state.hand[tile]
        }
        count = self.etude.use - self.used
        return [("etude-left", {"count": count, "offered": offered(hand) if count else []})]

    def ready(self) -> bool:
        """Whether the battle may begin."""
        return self.used == self.etude.use

    def back(self) -> bool:
        """Take the last step back."""
        if not self._before:
            return False
        self.state, self.used, self.goals = self._before.pop()
        return True

    def _lost(self) -> HexagoraError:
        if self.ready():
            return HexagoraError(
                "all tiles are used; abilities are left, or the battle",
                "etude_all_used",
                "NS-ETU-05",
            )
        return HexagoraError(
            "the board is full and tiles are missing; take a step back", "etude_full", "NS-ETU-05"
        )

    def fight(self, ask: Ask) -> tuple[Battle, bool, Told]:
        """Fight the battle; the solver is asked, the other side chooses against the solver."""
        if not self.ready():
            if self.state.board_full():
                raise self._lost()
            raise HexagoraError(
                "tiles are still to be used before the battle", "etude_tiles_left", "NS-ETU-03"
            )
        answers: list[str] = []
        while True:
            question = self._next_question(answers)
            if question is None:
                break
            if question.seat == self.etude.seat:
                told = (f"ask-{question.kind}", question.facts())
                answers.append(ask(told, question.options))
            else:
                answers.append(max(question.options, key=lambda one: self._forced([*answers, one])))
        after = self.state.copy()
        battle = arbiter.fight(after, answers)
        short = judged(after, self.goals)
        told = ("etude-solved", {}) if short == 0 else ("etude-missed", {"short": short})
        return battle, short == 0, told

    def _next_question(self, answers: list[str]) -> Question | None:
        try:
            fight(self.state.copy(), _scripted(answers))
        except _Open as found:
            return found.question
        return None

    def _forced(self, answers: list[str]) -> int:
        """By how much the solver falls short after these answers, if both sides choose well."""
        trial = self.state.copy()
        try:
            fight(trial, _scripted(answers))
        except _Open as found:
            values = [self._forced([*answers, one]) for one in found.question.options]
            return min(values) if found.question.seat == self.etude.seat else max(values)
        return judged(trial, self.goals)


def _scripted(answers: list[str]) -> Callable[[Question], str]:
    left = list(answers)

    def choose(question: Question) -> str:
        if not left:
            raise _Open(question)
        return left.pop(0)

    return choose
