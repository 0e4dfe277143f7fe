"""A run that trains on from a network that is there."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from hexagora.core import HexagoraError
from hexagora.learn.plan import Plan
from hexagora.learn.run import Run

NETWORK = Path(str(files("hexagora.games.neuroshima.mind") / "duel.net"))


class Silence:
    def step(self, what: str, done: float, of: float) -> None: ...

    def say(self, text: str) -> None: ...


def run(folder: Path, begin: Path | None, **changes: object) -> Run:
    plan = Plan(**{"game": "neuroshima", **changes})  # type: ignore[arg-type]
    return Run(plan, folder, Silence(), begin=begin)


def test_a_run_begins_with_the_network_that_is_named(tmp_path: Path) -> None:
    pytest.importorskip("jax")
    begun = run(tmp_path, NETWORK)
    begun.go_on(0)
    assert begun.network(0).read_bytes() == NETWORK.read_bytes()
    run(tmp_path, None).go_on(0)
    run(tmp_path, NETWORK).go_on(0)


def test_a_network_of_another_plan_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    pytest.importorskip("jax")
    for changes in ({"units": (16, 16)}, {"alone": True}, {"game": "superhex"}):
        with pytest.raises(HexagoraError, match="another plan; name one of the same game"):
            run(tmp_path, NETWORK, **changes).go_on(0)
    assert not list(tmp_path.iterdir())


def test_a_run_that_began_with_other_weights_is_not_mixed_up(tmp_path: Path) -> None:
    pytest.importorskip("jax")
    run(tmp_path, None).go_on(0)
    with pytest.raises(HexagoraError, match="began with other weights"):
        run(tmp_path, NETWORK).go_on(0)
