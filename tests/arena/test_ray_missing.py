"""Without Ray, or without one that can be used."""

from __future__ import annotations

import socket
import sys
from types import SimpleNamespace

import pytest

from arena_runs import run_of
from hexagora import HexagoraError
from hexagora.arena import Job, ray_tasks
from hexagora.arena.ray_tasks import play_on_ray


def test_a_missing_ray_is_told_with_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(HexagoraError, match=r"hexagora\[ray\]"):
        next(play_on_ray(run_of(), [], "local", 1))


def test_an_address_where_nobody_listens_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    # Ray itself would try for ever, so it must not even be asked.
    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace())
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{nobody.getsockname()[1]}"
        with pytest.raises(HexagoraError, match=f"no Ray can be reached at '{address}'"):
            next(play_on_ray(run_of(), [], address, 1))


def test_a_machine_with_another_version_is_told() -> None:
    with pytest.raises(HexagoraError, match=r"not 0\.0\.0; install the same"):
        ray_tasks._play(run_of(), "0.0.0", Job((0, 1), 0, 0))
