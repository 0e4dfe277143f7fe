"""Battles in positions that somebody hands in: read, fought, and told in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from hexagora.core.capabilities import Battle, Told
from hexagora.core.data import dict_of, list_of
from hexagora.core.event import Facts, Log
from hexagora.core.playout import random_choice
from hexagora.core.registry import make_game
from hexagora.core.rng import Rng
from hexagora.core.state import State
from hexagora.games.neuroshima.knowledge.position_files import read_position
from hexagora.games.neuroshima.mind import trial
from hexagora.games.neuroshima.rules.cells import CELLS
from hexagora.games.neuroshima.rules.settings import POINTS
from hexagora.games.neuroshima.state import NeuroshimaState
from hexagora.games.neuroshima.table.fight import Answers, Question
from hexagora.games.neuroshima.table.fight import fight as fought

UNITS = 10
"""So many units stand on the boards that battles are measured with."""


def read(data: object) -> State:
    """The position that the data of a file describe; see docs/positions.md."""
    return read_position(data)


def fight(state: State, answers: Sequence[str]) -> Battle:
    """Fight one battle in place, with these answers to the choices in their order."""
    position = cast(NeuroshimaState, state)
    before = [int(points) for points in position.points]
    given = Answers(answers)
    log = Log()
    data = fought(position, given.choose, log=log)
    given.check_all_used()
    phases = [dict_of(phase) for phase in list_of(data["phases"])]
    for phase in phases:
        # Who wounds whom by how much stands at the attacks already.
        phase["absorbed"] = [
            {"medic": row["medic"], "unit": row["unit"]}
            for row in map(dict_of, list_of(phase["absorbed"]))
        ]
    parts = _phases(position, phases, [event.seen_by(-1) for event in log.events])
    choices = [_choice(number, *asked) for number, asked in enumerate(given.asked, 1)]
    return Battle(
        data={**data, "phases": phases},
        parts=[*parts, (_end(position, before), choices)],
        unanswered=[_unanswered(*asked) for asked in given.missing],
        names=[
            ("picture-army", {"army": position.game.options[f"army{seat + 1}"]})
            for seat in range(position.game.seats)
        ],
    )


def _phases(
    state: NeuroshimaState, phases: list[Facts], events: list[Facts]
) -> list[tuple[Told, list[Told]]]:
    """Every phase with its events, and what everybody has left after it."""
    parts: list[tuple[Told, list[Told]]] = []
    for facts in events:
        told = (f"event-{facts['event']}", facts)
        if facts["event"] == "phase":
            parts.append((told, []))
        else:
            parts[-1][1].append(told)
    for (_, lines), phase in zip(parts, phases, strict=True):
        left = {"mode": state.rules.mode == POINTS, "counted": _counted(list_of(phase["hp"]))}
        lines.append(("battle-left", left))
    return parts


def _end(state: NeuroshimaState, before: list[int]) -> Told:
    after = [int(points) for points in state.points]
    fallen = [
        seat
        for seat, points in enumerate(after)
        if state.rules.mode != POINTS and points <= 0 < before[seat]
    ]
    return "event-battle over", {"counted": _counted(after), "fallen": fallen}


def _counted(points: Sequence[object]) -> list[Facts]:
    return [{"part": "seat", "seat": seat, "points": one} for seat, one in enumerate(points)]


def _choice(number: int, question: Question, answer: str) -> Told:
    possible = {"answer": answer, "possible": ", ".join(question.options)}
    return "battle-choice", {
        "number": number,
        "seat": question.seat,
        "asked": [question.facts()],
        **possible,
    }


def _unanswered(question: Question, answer: str) -> Told:
    return "battle-unanswered", {
        "seat": question.seat,
        "asked": [question.facts()],
        "answer": answer,
    }


# To measure with.


def boards(count: int) -> Sequence[State]:
    """Positions of random duels with ten units on the board."""
    game = make_game("neuroshima", None, {})
    found: list[State] = []
    for number in range(100 * count):
        state = cast(NeuroshimaState, game.start())
        rng = Rng(f"bench battles {number}")
        while not state.over and _units(state) < UNITS:
            state.apply(random_choice(state, rng))
        if not state.over:
            found.append(state)
        if len(found) == count:
            break
    return found


def _units(state: NeuroshimaState) -> int:
    return sum(1 for cell in range(CELLS) if state.units.tile[cell] >= 0)


def foresee(state: State) -> object:
    """What a battle now would come to, with the default choices."""
    return trial.look_ahead(cast(NeuroshimaState, state))


def foresee_often(state: State, count: int) -> object:
    """The same so many times within the compiled part."""
    return trial.look_ahead_often(cast(NeuroshimaState, state), count)
