"""Compile the hot modules with mypyc where a C compiler works; otherwise install them as Python.
Build the browser client where it does not fit its sources.

HEXAGORA_BUILD=auto (default) | pure (never compile) | require (fail unless compiled; CI, wheels)
HEXAGORA_CLIENT=auto (default) | skip (leave the browser client out)

Only a missing or broken C compiler falls back. A type error in the rules is always fatal:
mypycify exits, and that exit must not be caught, or a typo would silently cost a factor of 100.
"""

import os
import sys

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "web"))

import build_client

HOT = [
    "bots/expectation.py",
    "bots/search.py",
    "bots/search_storage.py",
    "core/batch.py",
    "core/event.py",
    "core/observer.py",
    "core/rng.py",
    "core/view.py",
    "core/state.py",
    "core/game.py",
    "core/dealer.py",
    "core/playout.py",
    "games/neuroshima/actions.py",
    "games/neuroshima/battle.py",
    "games/neuroshima/cells.py",
    "games/neuroshima/estimate.py",
    "games/neuroshima/explain.py",
    "games/neuroshima/field.py",
    "games/neuroshima/hits.py",
    "games/neuroshima/judge.py",
    "games/neuroshima/judgement.py",
    "games/neuroshima/moves.py",
    "games/neuroshima/nets.py",
    "games/neuroshima/observation.py",
    "games/neuroshima/opening.py",
    "games/neuroshima/options.py",
    "games/neuroshima/outcome.py",
    "games/neuroshima/phase.py",
    "games/neuroshima/play.py",
    "games/neuroshima/position.py",
    "games/neuroshima/prints.py",
    "games/neuroshima/prior.py",
    "games/neuroshima/rules.py",
    "games/neuroshima/tables.py",
    "games/neuroshima/trial.py",
    "games/neuroshima/units.py",
    "games/nexus/actions.py",
    "games/nexus/battles.py",
    "games/nexus/cells.py",
    "games/nexus/chances.py",
    "games/nexus/conditions.py",
    "games/nexus/deeds.py",
    "games/nexus/estimate.py",
    "games/nexus/judgement.py",
    "games/nexus/melee.py",
    "games/nexus/moves.py",
    "games/nexus/odds.py",
    "games/nexus/observation.py",
    "games/nexus/options.py",
    "games/nexus/play.py",
    "games/nexus/position.py",
    "games/nexus/prior.py",
    "games/nexus/rules.py",
    "games/nexus/strikes.py",
    "games/nexus/tables.py",
    "games/nexus/turns.py",
    "games/superhex/actions.py",
    "games/superhex/block.py",
    "games/superhex/estimate.py",
    "games/superhex/judgement.py",
    "games/superhex/layout.py",
    "games/superhex/observation.py",
    "games/superhex/options.py",
    "games/superhex/play.py",
    "games/superhex/position.py",
    "games/superhex/prior.py",
    "games/superhex/reform.py",
    "games/superhex/rules.py",
    "games/superhex/scoring.py",
]
MODE = os.environ.get("HEXAGORA_BUILD", "auto")


class OptionalBuildExt(build_ext):
    """Drops the extensions if the compiler fails.

    ``ext.optional`` is not enough: a compiler that is not there raises OSError, which setuptools
    does not treat as optional.
    """

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if MODE == "require":
                raise
            print(
                f"hexagora: no C compiler ({error}); the engine runs interpreted", file=sys.stderr
            )
            self.extensions = []


class BuildPyWithClient(build_py):
    """Builds the client first: it is data of the package, and so are the rules that it shows."""

    def run(self) -> None:
        _build_client()
        super().run()
        if not self.editable_mode:
            # A working copy reads them where they are written.
            self.copy_tree("docs/rules", f"{self.build_lib}/hexagora/words/rules")


class SdistWithClient(sdist):
    """A source package carries the built client, so that an installation from it needs no Node."""

    def run(self) -> None:
        _build_client()
        super().run()


def _build_client() -> None:
    try:
        build_client.build()
    except build_client.ClientError as error:
        sys.exit(f"hexagora: {error}")


if MODE not in ("auto", "pure", "require"):
    sys.exit(f"HEXAGORA_BUILD must be auto, pure or require, not '{MODE}'")

ext_modules = []
if MODE != "pure" and sys.implementation.name == "cpython":
    from mypyc.build import mypycify

    # One C file for the core and one for each game: they are compiled side by side, and a change in
    # one game leaves the others alone. What a group calls within itself may still be inlined.
    groups = [
        ([f"src/hexagora/{name}" for name in HOT if name.startswith(folders)], f"hexagora_{group}")
        for group, folders in {
            "core": ("core/", "bots/"),
            "superhex": ("games/superhex/",),
            "neuroshima": ("games/neuroshima/",),
            "nexus": ("games/nexus/",),
        }.items()
    ]
    ext_modules = mypycify(
        ["--strict", *(f"src/hexagora/{name}" for name in HOT)],
        opt_level="3",
        debug_level="0",
        separate=groups,
    )
    if os.name == "posix":
        for extension in ext_modules:
            # Not +=: all extensions share one list.
            extension.extra_compile_args = [
                *extension.extra_compile_args,
                "-fvisibility=hidden",
                "-fno-semantic-interposition",
            ]

setup(
    ext_modules=ext_modules,
    cmdclass={
        "build_ext": OptionalBuildExt,
        "build_py": BuildPyWithClient,
        "sdist": SdistWithClient,
    },
    # pip asks for these before it builds: Node comes along only where it is needed.
    setup_requires=build_client.build_requirements(),
)
