"""Somebody at an etude: steps, the answers of the other side, and the battle (NS-ETU-03 to 06)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hexagora.core.capabilities import Battle, Fought, Told
from hexagora.core.data import dict_of
from hexagora.core.errors import HexagoraError, quoted
from hexagora.core.event import Facts, Log
from hexagora.core.rows import option_rows
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
        self.use = etude.use
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
            chosen, goals = self._worst(state, used, goals)
            told_step(state, chosen, log)
        return goals

    def _worst(self, state: NeuroshimaState, used: int, goals: Goals) -> tuple[int, Goals]:
        """The answer that leaves the solver least, and where the units to be kept stand then."""
        worst, chosen, then = -1, 0, goals
        for action in state.legal():
            after = state.copy()
            step(after, action)
            kept = goals.following(int(followed(state, after, goals.keep)))
            short = self._value(after, used, kept)
            if short > worst:
                worst, chosen, then = short, action, kept
        return chosen, then

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

    def legal(self) -> list[int]:
        """What whoever decides may do; the solver ends no turn and throws nothing away."""
        state = self.state
        legal = state.legal()
        if state.kind != ACT:
            return legal
        refused = ("end", "discard", "use") if self.ready() else ("end", "discard")
        if state.board_full():
            return []
        meanings = state.game.meanings(state, legal)
        return [one for one, how in zip(legal, meanings, strict=True) if how["do"] not in refused]

    def act(self, action: int) -> list[Facts]:
        """One action of whoever decides; `do` makes whole steps."""
        before, log = self.state, Log()
        if action not in self.legal():
            raise before.game.refusal(before, action)
        after, used = before.copy(), self.used
        if before.kind == ACT and before.game.meaning(before, action)["do"] == "use":
            used += 1
        told_step(after, action, log)
        goals = self.goals.following(int(followed(before, after, self.goals.keep)))
        self._before.append((before, self.used, self.goals))
        self.state, self.used, self.goals = after, used, goals
        return [event.seen_by(-1) for event in log.events]

    @property
    def waits(self) -> bool:
        """Whether the other side has to answer."""
        return self.state.kind != ACT and int(self.state.seat) not in (self.etude.seat, -1)

    def answer(self) -> tuple[list[int], list[Facts]]:
        """Let the other side answer (NS-ETU-06)."""
        actions: list[int] = []
        events: list[Facts] = []
        while self.waits:
            action, _ = self._worst(self.state, self.used, self.goals)
            actions.append(action)
            events += self.act(action)
        return actions, events

    def view(self) -> Facts:
        """What the solver sees, with what can be done in an etude."""
        seen = self.state.view(self.etude.seat).told()
        if int(self.state.seat) == self.etude.seat:
            legal = self.legal()
            rows = option_rows(legal, self.state.game.meanings(self.state, legal))
            seen["decision"] = {**dict_of(seen["decision"]), "options": rows}
        return seen

    def battle(self, answers: Sequence[str] | None) -> Fought:
        """Fight it; the other side chooses against the solver, who has said these answers, or
        without any answers as well as can be."""
        self._check_ready()
        own, given = list(answers or ()), list[str]()
        while (question := self._next_question(given)) is not None:
            theirs = question.seat != self.etude.seat
            if theirs or answers is None:
                worth = [self._forced([*given, one]) for one in question.options]
                best = max(worth) if theirs else min(worth)
                given.append(question.options[worth.index(best)])
            elif own:
                if own[0] not in question.options:
                    raise HexagoraError(
                        "{answer} is no answer; choose one of: {possible}",
                        "etude_answer",
                        answer=quoted(own[0]),
                        possible=", ".join(question.options),
                    )
                given.append(own.pop(0))
            else:
                told = (f"ask-{question.kind}", question.facts())
                return Fought([], self.view(), 0, told, question.options)
        after, log = self.state.copy(), Log()
        seat = self.etude.seat
        log.add("battle", "NS-ETU-05", {"seat": seat, "which": "ordinary", "repeat": False})
        fight(after, _scripted(given), log=log)
        seen = after.view(seat).told()
        seen["decision"] = {**dict_of(seen["decision"]), "options": []}
        events = [event.seen_by(-1) for event in log.events]
        return Fought(events, seen, judged(after, self.goals))

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
        self._check_ready()
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

    def _check_ready(self) -> None:
        if self.ready() and self.state.kind == ACT:
            return
        if self.state.board_full():
            raise self._lost()
        raise HexagoraError(
            "tiles are still to be used before the battle", "etude_tiles_left", "NS-ETU-03"
        )

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
