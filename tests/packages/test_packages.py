"""What ``make dist`` has built: installed into empty environments, outside the repository."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from patience import PATIENCE

ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"
CLIENT = "hexagora/server/static/index.html"

pytestmark = pytest.mark.long


def only(pattern: str) -> Path:
    """The one package of its kind."""
    found = sorted(DIST.glob(pattern))
    assert len(found) == 1, f"{found} in {DIST}; run: make dist"
    return found[0]


class Empty:
    """An empty environment far from the repository, and commands that are run in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
        (folder / "here").mkdir()
        self.environment = {
            key: value
            for key, value in os.environ.items()
            if not key.startswith(("HEXAGORA", "PYTHON", "PYTEST"))
        }

    def command(self, *words: str) -> list[str]:
        name, *rest = words
        return [str(self.folder / "venv" / "bin" / name), *rest]

    def run(self, *words: str, **more: str) -> str:
        """Run a command to its end; gives all that it said."""
        done = subprocess.run(
            self.command(*words),
            cwd=self.folder / "here",
            env={**self.environment, **more},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert done.returncode == 0, done.stdout
        return done.stdout

    def install(self, what: str, **more: str) -> str:
        lock = str(ROOT / "requirements.lock")
        return self.run("pip", "install", "--constraint", lock, what, **more)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Empty:
    """The wheel with what the table needs."""
    empty = Empty(tmp_path_factory.mktemp("wheel"))
    empty.install(f"{only('*.whl')}[table]")
    return empty


def test_the_source_package_carries_the_built_client_and_no_tools() -> None:
    with tarfile.open(only("*.tar.gz")) as package:
        names = [name.partition("/")[2] for name in package.getnames()]
    assert f"src/{CLIENT}" in names
    assert "docs/rules/nexus_ops.md" in names
    assert not [name for name in names if "node_modules" in name or name.endswith(".so")]


@pytest.mark.skipif(sys.platform != "linux", reason="manylinux is for Linux")
def test_the_wheel_is_for_many_linuxes_and_whole() -> None:
    wheel = only("*.whl")
    assert "manylinux_2_" in wheel.name
    with zipfile.ZipFile(wheel) as package:
        names = package.namelist()
    assert CLIENT in names
    assert "hexagora/words/rules/uk/superhex.md" in names
    assert "hexagora/words/terminal/pl.ftl" in names
    assert "hexagora/games/superhex/words/ru.ftl" in names
    assert any(re.search(r"hexagora/games/nexus/rules/battles\..*\.so", name) for name in names)


def test_the_published_metadata_names_ranges() -> None:
    with zipfile.ZipFile(only("*.whl")) as package:
        name = next(one for one in package.namelist() if one.endswith(".dist-info/METADATA"))
        told = re.findall(r"^Requires-Dist: (.*)$", package.read(name).decode(), re.M)
    assert len(told) > 10
    assert [one for one in told if "==" in one.partition(";")[0]] == []


def test_the_wheel_plays_a_game_and_checks_it(installed: Empty) -> None:
    assert "(compiled" in installed.run("hexagora", "--version")
    for game in ("superhex", "neuroshima", "nexus"):
        words = f"simulate {game} -n 1 --seed wheel --seats greedy,random --record records"
        installed.run("hexagora", *words.split())
        record = installed.folder / "here" / "records" / f"{game}-0.record"
        assert record.exists()
        installed.run("hexagora", "record", "verify", str(record))


@pytest.fixture
def address(installed: Empty) -> Iterator[str]:
    """A server of the wheel, while it runs."""
    server = subprocess.Popen(
        installed.command("hexagora", "serve", "--no-browser", "--data", "data"),
        cwd=installed.folder / "here",
        env=installed.environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+/", server.stdout.readline())
        assert found
        yield found[0]
    finally:
        server.terminate()
        server.wait(PATIENCE)


def test_the_wheel_serves_the_page_and_the_rules(address: str) -> None:
    def got(path: str) -> str:
        with urlopen(address + path, timeout=PATIENCE) as answer:
            return str(answer.read().decode())

    page = got("")
    script = re.search(r'src="/(assets/[^"]+\.js)"', page)
    assert script
    assert got(script[1])
    assert '"superhex"' in got("api/catalogue")
    assert "SH-SET-01" in got("api/games/superhex/rules")


def test_the_source_package_installs_without_node(tmp_path: Path) -> None:
    empty = Empty(tmp_path)
    # A Node and an npm that do not work, before any others.
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("node", "npm"):
        (tools / name).write_text("#!/bin/sh\nexit 1\n")
        (tools / name).chmod(0o755)
    path = f"{tools}{os.pathsep}{os.environ['PATH']}"
    said = empty.install(str(only("*.tar.gz")), PATH=path, HEXAGORA_BUILD="pure")
    assert "nodejs" not in said
    assert "(interpreted" in empty.run("hexagora", "--version")
    place = empty.run("python", "-c", "import hexagora; print(hexagora.__path__[0])").strip()
    assert (Path(place).parent / CLIENT).exists()


def test_the_adapters_install_beside_rllib(tmp_path: Path) -> None:
    """Ray's RLlib names one exact version of Gymnasium, which has to be among ours."""
    empty = Empty(tmp_path)
    wheel = f"{only('*.whl')}[pettingzoo,ray]"
    said = empty.run("pip", "install", "--dry-run", wheel, "ray[rllib]")
    told = re.search(r"^Would install (.*)$", said, re.M)
    assert told
    assert {"hexagora", "gymnasium", "pettingzoo", "ray"} <= {
        name.rpartition("-")[0] for name in told[1].split()
    }
