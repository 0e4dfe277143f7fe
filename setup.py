"""Compile the hot modules with mypyc where a C compiler works; otherwise install them as Python.
Build the browser client where it does not fit its sources.

HEXAGORA_BUILD=auto (default) | pure (never compile) | require (fail unless compiled; CI, wheels)
HEXAGORA_CLIENT=auto (default) | skip (leave the browser client out)

Only a missing or broken C compiler falls back. A type error in the rules is always fatal:
mypycify exits, and that exit must not be caught, or a typo would silently cost a factor of 100.
"""

import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent / "web"))

import build_client
import compiled

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
        ([f"src/hexagora/{module}" for module in modules], f"hexagora_{name}")
        for name, modules in compiled.groups().items()
    ]
    ext_modules = mypycify(
        ["--strict", *(path for paths, _ in groups for path in paths)],
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
