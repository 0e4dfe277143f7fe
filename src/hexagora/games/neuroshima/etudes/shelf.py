"""Etudes as the shell asks for them (`hexagora.core.capabilities.Etudes`)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, cast

from hexagora.core.capabilities import Attempt, Proved, Puzzle, Told
from hexagora.core.event import Facts
from hexagora.games.neuroshima.etudes import composing, telling
from hexagora.games.neuroshima.etudes.attempt import Solver
from hexagora.games.neuroshima.etudes.kinds import CATEGORIES
from hexagora.games.neuroshima.etudes.lines import Replay, read_step, split
from hexagora.games.neuroshima.etudes.musts import failings
from hexagora.games.neuroshima.etudes.proving import Progress, Proof
from hexagora.games.neuroshima.etudes.proving import prove as proved
from hexagora.games.neuroshima.etudes.records import Etude, read_etude
from hexagora.games.neuroshima.etudes.twins import canonical
from hexagora.games.neuroshima.rules.cells import NUMBERS

SHELVES = ("composed.json", "mined.json")
TOLD = ("leaves", "solutions", "classes", "orders", "one_short", "fewer", "checksum")
"""What a file says of itself and a proof can compare."""

WHOLE = 100
"""A thorough proof is told in so many parts: the first half is the search, the second its units."""


def kinds() -> Sequence[str]:
    """What they can be about."""
    return CATEGORIES


@cache
def shipped() -> Mapping[str, Facts]:
    """Those that come with the game, by their ids."""
    folder = files("hexagora.games.neuroshima.content.etudes")
    found: dict[str, Facts] = {}
    for shelf in SHELVES:
        data: dict[str, Any] = json.loads(folder.joinpath(shelf).read_text("utf-8"))
        for record in data["etudes"]:
            assert record["id"] not in found, record["id"]
            found[record["id"]] = record
    return found


def read(data: object) -> Puzzle:
    """The etude that the data of a file describe."""
    etude = read_etude(data)
    return Puzzle(
        id=etude.id,
        state=etude.state,
        about=telling.about(etude),
        titles=etude.titles,
        stories=etude.stories,
        record=etude.data,
        names=[
            ("picture-army", {"army": etude.state.game.options[f"army{seat + 1}"]})
            for seat in range(2)
        ],
        inner=etude,
    )


def prove(puzzle: Puzzle, told: Callable[[int, int], None], thorough: bool) -> Proved:
    """Search it to the end."""
    etude = cast(Etude, puzzle.inner)
    if not thorough:
        proof, faults = proved(etude, told), list[Told]()
    else:
        proof = proved(etude, lambda done, parts: told(done * WHOLE // (2 * parts), WHOLE))
        faults = list(
            _faults(
                etude, proof, lambda done, parts: told((done + parts) * WHOLE // (2 * parts), WHOLE)
            )
        )
    return Proved(
        data=telling.proof_data(proof),
        lines=telling.proof_lines(proof),
        solved=proof.short == 0,
        faults=faults,
    )


def _faults(etude: Etude, proof: Proof, told: Progress) -> Iterator[Told]:
    """What keeps it from being good, and where its file says something else than the search."""
    yield from failings(etude, proof, told=told)
    if etude.solution and proof.classes:
        lines = {tuple(sorted(Replay(etude).follow(line).texts)) for line in proof.lines}
        if tuple(sorted(etude.solution)) not in lines:
            yield "etude-fault-solution", {"line": "; ".join(etude.solution)}
    data = telling.proof_data(proof)
    data["classes"] = len(proof.classes)
    data["orders"] = len(proof.classes[0].orders) if proof.classes else 0
    measured = etude.data.get("measured", {})
    for key in TOLD:
        if isinstance(measured, dict) and key in measured and measured[key] != data[key]:
            facts: Facts = {"key": key, "now": str(data[key]), "told": str(measured[key])}
            yield "etude-fault-measured", facts
    for other, record in shipped().items():
        if other != etude.id and _are_twins(etude, record):
            yield "etude-fault-twin", {"other": other}


def _are_twins(etude: Etude, record: Facts) -> bool:
    if record["offered"] != etude.data.get("offered") or record["use"] != etude.use:
        return False
    return canonical(read_etude(record)) == canonical(etude)


def attempt(puzzle: Puzzle) -> Attempt:
    """Begin to solve it."""
    return Solver(cast(Etude, puzzle.inner))


def solution(puzzle: Puzzle) -> Sequence[str]:
    """The steps of the solution in its file, or none."""
    return cast(Etude, puzzle.inner).solution


def solving(puzzle: Puzzle) -> Sequence[int]:
    """The steps of the solution as actions, with the answers of the other side among them."""
    etude = cast(Etude, puzzle.inner)
    solver, actions = Solver(etude), list[int]()
    for text in etude.solution:
        for one in split(text):
            actions.append(read_step(solver.state, one))
            solver.act(actions[-1])
            actions += solver.answer()[0]
    return actions


def hints(puzzle: Puzzle) -> Sequence[Told]:
    """What it turns on, then the tiles, then the first step."""
    etude = cast(Etude, puzzle.inner)
    lines: list[Told] = []
    if etude.category:
        lines.append(("etude-hint-kind", {"category": etude.category}))
    used = [step.split()[1] for step in etude.solution if step.startswith("use ")]
    if used:
        lines.append(("etude-hint-tiles", {"tiles": sorted(used)}))
        first = etude.solution[0].split()
        at = next((word for word in first[2:] if word in NUMBERS), "")
        facts: Facts = {"tile": first[1] if first[0] == "use" else "none", "cell": at or "none"}
        lines.append(("etude-hint-first", facts))
    return lines


def compose(seed: str, kinds: Sequence[str], use: int) -> Facts | None:
    """Try to compose one from the seed."""
    return composing.compose(seed, kinds, use)
