"""A run: generation after generation of games, a network, and its duels with the best so far.

Everything that is done lies in the folder of the run, in files that are whole or not there at all.
So a run goes on where it was stopped or killed: games, epochs and duels that are there are not done
again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from time import monotonic
from typing import Protocol

from hexagora.arena.intervals import elo
from hexagora.bots.network_file import NetworkFile, network_at, slots_of
from hexagora.core import HexagoraError
from hexagora.learn import shelf
from hexagora.learn.gate import meet
from hexagora.learn.plan import Plan
from hexagora.learn.playing import play
from hexagora.learn.workers import mapped


@dataclass(frozen=True)
class Verdict:
    """What came of a generation.

    ``score`` is that of its network against the best so far, ``elo`` what the best has gained since
    the first weights, ``loss`` that on positions which were held back, ``seconds`` how long the run
    has worked by then, ``taste`` the loss on decisions if a taste is learned.
    """

    generation: int
    accepted: bool
    score: float
    low: float
    high: float
    elo: float
    loss: float
    positions: int
    seconds: float
    taste: float = 0.0


class Progress(Protocol):
    """Whoever is told how far a run is."""

    def step(self, what: str, done: float, of: float) -> None:
        """So much of a step is done."""

    def say(self, text: str) -> None:
        """Something has come to its end."""


@dataclass(frozen=True)
class Job:
    """A game to be played for learning."""

    plan: Plan
    folder: Path
    generation: int
    number: int
    network: NetworkFile


def _play(job: Job) -> tuple[int, bytes]:
    """What a worker does. The file is written by whoever waits for it: that one has the folder."""
    from io import BytesIO

    seed = f"{job.plan.seed} {job.generation} {job.number}"
    played = play(job.plan, job.number, seed, job.network)
    file = BytesIO()
    shelf.write(file, played)
    return job.number, file.getvalue()


class Run:
    """A run in its folder."""

    def __init__(
        self,
        plan: Plan,
        folder: Path,
        progress: Progress,
        processes: int | None = None,
        ray: str | None = None,
        begin: Path | None = None,
    ) -> None:
        self.plan = plan
        self.folder = folder
        self._progress = progress
        self._processes = processes
        self._ray = ray
        self._first = begin
        self._clock = _Clock(folder / "seconds.json")

    def go_on(self, generations: int) -> None:
        """Do all that is missing, up to so many generations."""
        self._begin()
        known = list(verdicts(self.folder))
        for generation in range(1, generations + 1):
            if generation <= len(known):
                continue
            known.append(self._generation(generation, known))

    def network(self, generation: int) -> Path:
        """The file of a generation's network; 0 has the first weights."""
        return self.folder / "networks" / f"{generation:03}.net"

    def best(self, known: list[Verdict]) -> int:
        """The generation whose network is the best so far."""
        return max((one.generation for one in known if one.accepted), default=0)

    def _begin(self) -> None:
        from hexagora.learn.training import as_file, new_weights

        first = self.network(0)
        if first.exists():
            if self._first is not None and self._first.read_bytes() != first.read_bytes():
                raise HexagoraError(
                    f"{self.folder} has a run that began with other weights than {self._first}; "
                    "name another folder, or leave --begin out to go on"
                )
            return
        slots = slots_of(self.plan.inputs(), 2)
        if self._first is not None:
            file = network_at(self._first)
            if not self._suits(file):
                raise HexagoraError(
                    f"{self._first} holds a network of another plan; name one of the same game, "
                    f"with units {','.join(map(str, self.plan.units))}"
                )
        else:
            weights = new_weights(self.plan, slots)
            file = as_file(self.plan, weights, (), {"made": "first weights"})
        first.parent.mkdir(parents=True, exist_ok=True)
        _write(first, file)

    def _suits(self, file: NetworkFile) -> bool:
        """Whether training can go on from a network."""
        plan = self.plan
        return (file.game, file.inputs, file.units, file.alone, file.actions) == (
            plan.game,
            plan.inputs(),
            plan.units,
            plan.alone,
            plan.actions,
        ) and len(file.sizes) in (0, plan.features)

    def _generation(self, generation: int, known: list[Verdict]) -> Verdict:
        best = self.best(known)
        self._play(generation, best)
        loss, taste, positions = self._train(generation, best)
        plan = self.plan

        def told(played: int) -> None:
            self._clock.tick()
            self._progress.step(f"generation {generation}: duels", played, plan.duels)

        (self.folder / "duels").mkdir(exist_ok=True)
        meeting = meet(
            plan.game,
            f"{plan.level}@{self.network(generation)}",
            f"{plan.level}@{self.network(best)}",
            plan.duels,
            f"{plan.seed} gate {generation}",
            self.folder / "duels" / f"{generation:03}.jsonl",
            self._processes,
            self._ray,
            told,
        )
        score = meeting.score
        accepted = score.value >= plan.needed
        gained = elo(min(0.99, score.value)) if accepted else 0.0
        before = known[-1].elo if known else 0.0
        verdict = Verdict(
            generation,
            accepted,
            round(score.value, 4),
            round(score.low, 4),
            round(score.high, 4),
            round(before + gained, 1),
            round(loss, 5),
            positions,
            round(self._clock.tick(), 1),
            round(taste, 5),
        )
        with (self.folder / "verdicts.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(verdict)) + "\n")
        self._progress.say(told_of(verdict))
        return verdict

    def _play(self, generation: int, best: int) -> None:
        network = network_at(self.network(best))
        rest = shelf.missing(self.folder, generation, self.plan.games)
        jobs = [Job(self.plan, self.folder, generation, number, network) for number in rest]
        done = self.plan.games - len(rest)
        for number, data in mapped(_play, jobs, self._processes, self._ray):
            path = shelf.name_of(self.folder, generation, number)
            path.parent.mkdir(parents=True, exist_ok=True)
            with shelf.whole(path) as beside:
                beside.write_bytes(data)
            done += 1
            self._clock.tick()
            self._progress.step(f"generation {generation}: games", done, self.plan.games)

    def _train(self, generation: int, best: int) -> tuple[float, float, int]:
        from hexagora.learn.training import Training, as_file, sensing_weights, weights_of

        first = max(1, generation - self.plan.window + 1)
        played = shelf.taken(self.folder, range(first, generation + 1), self.plan.games)
        slots = slots_of(self.plan.inputs(), 2)
        before = network_at(self.network(best))
        if self.plan.features and not before.sizes:
            begun, sizes = sensing_weights(self.plan, slots, played)
        else:
            begun, sizes = weights_of(before, self.plan, slots), before.sizes
        checkpoint = self.folder / "networks" / f"{generation:03}.training.npz"
        training = Training(self.plan, begun, sizes, checkpoint)

        def told(share: float) -> None:
            self._clock.tick()
            self._progress.step(f"generation {generation}: training", share, 1.0)

        loss = training.run(played, told)
        taste = training.taste_loss()
        provenance = {
            "made": "python -m hexagora.learn",
            "plan": asdict(self.plan),
            "generation": generation,
            "trained_from": best,
            "positions": len(played.targets),
            "loss": round(loss, 5),
            "taste": round(taste, 5),
        }
        _write(self.network(generation), as_file(self.plan, training.weights, sizes, provenance))
        network_at.cache_clear()
        return loss, taste, len(played.targets)


def verdicts(folder: Path) -> Iterator[Verdict]:
    """What came of the generations so far; a torn last line is left out."""
    path = folder / "verdicts.jsonl"
    if not path.exists():
        return
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        try:
            yield Verdict(**json.loads(line))
        except (ValueError, TypeError):
            raise HexagoraError(
                f"{path}, line {number}: this tells of no generation; take the line out"
            ) from None


def told_of(verdict: Verdict) -> str:
    """A generation in one line."""
    word = "is the best now" if verdict.accepted else "does not pass"
    taste = f"taste {verdict.taste:.4f}, " if verdict.taste else ""
    return (
        f"generation {verdict.generation} {word}: {verdict.score:.1%} "
        f"({verdict.low:.1%} to {verdict.high:.1%}), Elo {verdict.elo:+.0f}, "
        f"loss {verdict.loss:.4f}, {taste}{verdict.positions} positions, {verdict.seconds:.0f} s"
    )


def _write(path: Path, file: NetworkFile) -> None:
    with shelf.whole(path) as beside:
        beside.write_bytes(file.write())


class _Clock:
    """How long a run has worked, over all its sittings."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._before = json.loads(path.read_bytes()) if path.exists() else 0.0
        self._began = monotonic()
        self._kept = self._began

    def tick(self) -> float:
        now = monotonic()
        total: float = self._before + now - self._began
        if now - self._kept > 1.0:
            self._kept = now
            with shelf.whole(self._path) as beside:
                beside.write_text(json.dumps(round(total, 1)), encoding="utf-8")
        return total
