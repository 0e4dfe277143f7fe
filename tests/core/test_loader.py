"""HEXAGORA_PURE: the sources run even where compiled modules lie beside them."""

from __future__ import annotations

import os
import subprocess
import sys

import hexagora
from hexagora.core import is_compiled, state

LOOK = """
import sys, hexagora, hexagora.core.playout
print(hexagora.is_compiled())
print(hexagora.new_game("superhex").start().digest())
for name, module in sorted(sys.modules.items()):
    if name.startswith("hexagora.") and module.__file__:
        print(module.__file__)
"""


def look(pure: str | None) -> list[str]:
    """What a fresh interpreter says: is it compiled, a digest, and all files that it loaded."""
    env = {key: value for key, value in os.environ.items() if key != "HEXAGORA_PURE"}
    if pure is not None:
        env["HEXAGORA_PURE"] = pure
    done = subprocess.run(
        [sys.executable, "-c", LOOK], env=env, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def test_with_it_every_module_is_a_source() -> None:
    compiled, _, *files = look("1")
    assert compiled == "False"
    assert files
    assert all(file.endswith(".py") for file in files)


def test_without_it_the_compiled_modules_win_if_there_are_any() -> None:
    for unset in (None, ""):
        compiled, _, *files = look(unset)
        assert (compiled == "True") == any(not file.endswith(".py") for file in files)


def test_both_make_the_same_states() -> None:
    assert look("1")[1] == look(None)[1] == hexagora.new_game("superhex").start().digest()


def test_the_engine_knows_how_it_runs() -> None:
    assert is_compiled() == (not state.__file__.endswith(".py"))
    if os.environ.get("HEXAGORA_PURE"):
        assert not is_compiled()
