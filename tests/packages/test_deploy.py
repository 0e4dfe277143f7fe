"""What an operator installs: the steps of the container, done in a clean folder without one."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from hexagora.server.settings import read_settings
from patience import PATIENCE
from postgres import find_programs, postgres

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text()
COMPOSE = (DEPLOY / "compose.yaml").read_text()


def variables(text: str) -> dict[str, str]:
    """What a service is given in its environment, with the gaps of the file filled."""
    found = dict(re.findall(r"^\s+(HEXAGORA_(?:SERVER|METRICS)_\w+): (\S+)$", text, re.MULTILINE))
    gaps = {"POSTGRES_PASSWORD": "secret", "HEXAGORA_HOST": "games.example.org"}
    fill = re.compile(r"\$\{(\w+)[^}]*\}")
    return {name: fill.sub(lambda gap: gaps[gap[1]], value) for name, value in found.items()}


def test_the_settings_are_good() -> None:
    text = re.sub(r"\$\{(\w+):\?[^}]*\}", r"${\1}", COMPOSE)
    environment = variables(text)
    assert len(environment) == 4, environment
    settings = read_settings(DEPLOY / "hexagora.toml", environment)
    assert settings.server.public_url == "https://games.example.org"
    assert settings.server.database.startswith("postgresql://hexagora:secret@database")
    assert settings.log.format == "json"


def test_the_files_speak_of_the_same_places() -> None:
    unit, caddy = (DEPLOY / "hexagora.service").read_text(), (DEPLOY / "Caddyfile").read_text()
    prefix = re.search(r"install\.sh (\S+)", DOCKERFILE)
    assert prefix
    assert f"ExecStart={prefix[1]}/bin/{' '.join(command())}" in unit
    for place in ("/etc/hexagora.toml", "/var/lib/hexagora"):
        assert place in DOCKERFILE
        assert place in unit
    port = read_settings(DEPLOY / "hexagora.toml", {}).server.port
    for service in ("server", "server2"):
        assert f"{service}:{port}" in caddy
        assert f"http://{service}:{port}" in COMPOSE
    assert f"EXPOSE {port}" in DOCKERFILE
    names = re.findall(r"^COPY (?!--from)(\S+)", DOCKERFILE, re.MULTILINE)
    assert all((ROOT / name).exists() for name in names)


def command() -> list[str]:
    """What the container runs."""
    found = re.search(r"^CMD (\[.*\])$", DOCKERFILE, re.MULTILINE)
    assert found
    return [str(word) for word in json.loads(found[1])]


def probe() -> list[str]:
    """How the container asks whether it is healthy."""
    found = re.search(r"^HEALTHCHECK .*?CMD (\[.*\])$", DOCKERFILE, re.MULTILINE)
    assert found
    return [str(word) for word in json.loads(found[1])]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The steps of the Dockerfile in a folder that has only what is in the repository."""
    folder = tmp_path_factory.mktemp("deploy")
    sources = folder / "src"
    files = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True
    ).stdout.decode()
    for name in files.split("\0"):
        if name and (ROOT / name).is_file():
            (sources / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, sources / name)
    static = ROOT / "src" / "hexagora" / "server" / "static"
    if static.exists():
        # Building the client is tested elsewhere, and asks for another registry.
        shutil.copytree(static, sources / "src" / "hexagora" / "server" / "static")
    step = re.search(r"^RUN (sh deploy/install\.sh) (\S+)$", DOCKERFILE, re.MULTILINE)
    assert step
    prefix = folder / step[2].lstrip("/")
    subprocess.run(
        [*shlex.split(step[1]), str(prefix)],
        cwd=sources,
        check=True,
        env={**os.environ, "HEXAGORA_BUILD": "pure"},
        timeout=40 * PATIENCE,
    )
    return prefix


@pytest.fixture
def database() -> Iterator[str]:
    programs = find_programs()
    if programs is None:
        yield ""
        return
    with postgres(programs) as address:
        yield address


@pytest.mark.long
def test_the_house_opens_and_closes_as_the_container_would(
    installed: Path, database: str, tmp_path: Path
) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    environment = {
        "PATH": f"{installed / 'bin'}:{os.environ['PATH']}",
        "HEXAGORA_CONFIG": str(DEPLOY / "hexagora.toml"),
        "HEXAGORA_SERVER_DATA": str(tmp_path),
        "HEXAGORA_SERVER_PORT": port,
        **({"HEXAGORA_SERVER_DATABASE": database} if database else {}),
    }
    server = subprocess.Popen(command(), env=environment, cwd=tmp_path, stderr=subprocess.PIPE)
    try:
        asked = [word.replace(":8000/", f":{port}/") for word in probe()]
        limit = time.monotonic() + 10 * PATIENCE
        while subprocess.run(asked, env=environment, stderr=subprocess.DEVNULL).returncode:
            assert server.poll() is None, "it has ended by itself"
            assert time.monotonic() < limit
            time.sleep(0.2)
        saved = tmp_path / "saved.sqlite"
        admin = ["hexagora", "admin", "backup", str(saved)]
        subprocess.run(admin, env=environment, check=True, timeout=10 * PATIENCE)
        assert saved.exists()
        server.send_signal(signal.SIGTERM)
        _, told = server.communicate(timeout=10 * PATIENCE)
        assert server.returncode in (0, -signal.SIGTERM)
        for line in told.splitlines():
            assert "message" in json.loads(line)
    finally:
        server.kill()
