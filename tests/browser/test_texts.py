"""The texts of the browser: none is missing, none unused, and every fault has words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from catalogues import (
    CLIENT,
    GAMES,
    LANGUAGES,
    SOURCE,
    browser,
    known,
)
from hexagora import game_info, game_names
from hexagora.bots import bot_names
from hexagora.server.errors import STATUS

# Families of messages that are chosen by facts: no code names them one by one.
FAMILIES = ("fault-", "end-", "refusal-", "bot-", "value-", "go-", "hold-", "curve-")


def sources(*folders: Path) -> str:
    files = [file for folder in folders for file in folder.rglob("*")]
    code = [file for file in files if file.suffix in (".svelte", ".ts")]
    return "\n".join(file.read_text(encoding="utf-8") for file in code)


def shell() -> str:
    return sources(*(CLIENT / name for name in ("lib", "pages", "parts", "board", "common"))) + (
        CLIENT / "App.svelte"
    ).read_text(encoding="utf-8")


def used(code: str) -> set[str]:
    """The messages that code names as they are."""
    return set(re.findall(r"\bt\('([\w-]+)'", code))


def test_every_message_that_the_shell_names_exists() -> None:
    assert used(shell()) - known("en").keys() == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_message_that_a_game_names_exists(game: str) -> None:
    assert used(sources(CLIENT / "games" / game)) - known("en", game).keys() == set()


def unused(names: set[str], code: str) -> list[str]:
    # A message is named as it is, or made from a beginning and a value: t(`settings-theme-${one}`).
    made = {found[1] for found in re.finditer(r"`([\w-]+-)\$\{", code)}
    return sorted(
        name
        for name in names
        if not re.search(rf"['\"`]{re.escape(name)}['\"`]", code)
        and not any(name.startswith(start) for start in (*made, *FAMILIES))
    )


def test_no_message_of_the_shell_is_unused() -> None:
    assert unused(set(browser("en")), shell()) == []


def refusals() -> Iterator[tuple[str, str, set[str]]]:
    """Every refusal in the server's code: where, the name of its words, and its facts."""
    for file in sorted((SOURCE / "server").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                given = [one.value for one in node.args if isinstance(one, ast.Constant)]
                why = node.args[2] if len(node.args) > 2 else node.args[0]
                name = str(why.value) if isinstance(why, ast.Constant) else ""
                facts = {str(one.arg) for one in node.keywords}
                yield f"{file.name}:{node.lineno} {given[:1]}", name, facts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_the_server_has_words(language: str) -> None:
    words = browser(language)
    found = list(refusals())
    assert len(found) > 40
    assert [where for where, name, _ in found if name and f"fault-{name}" not in words] == []
    assert [code for code in STATUS if f"fault-{code}" not in words] == []
    lacking = [
        (where, words[f"fault-{name}"].gaps - facts)
        for where, name, facts in found
        if name and words[f"fault-{name}"].gaps - facts
    ]
    assert lacking == []


def test_no_fault_has_words_that_nobody_says() -> None:
    said = {name for _, name, _ in refusals()} | set(STATUS) | {"offline"}
    words = {name.removeprefix("fault-") for name in browser("en") if "fault-" in name}
    assert words - said == set()


def option_errors() -> Iterator[tuple[str, str, set[str]]]:
    """Every way in which a game cannot be set up: the game, the code, the facts."""
    files = [SOURCE / "core" / "registry.py", *sorted(SOURCE.glob("games/*/*.py"))]
    for file in files:
        game = file.parent.name if file.parent.name in GAMES else ""
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in (
                "BadOption",
                "MissingPack",
                "UnknownGame",
            ):
                code = node.args[1] if len(node.args) > 1 else None
                name = str(code.value) if isinstance(code, ast.Constant) else ""
                yield game, name, {str(one.arg) for one in node.keywords}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_why_a_game_cannot_be_set_up_has_words(language: str) -> None:
    found = list(option_errors())
    assert len(found) > 15
    assert [game for game, name, _ in found if not name] == []
    for game, name, facts in found:
        message = known(language, game)[f"refusal-{name}"]
        assert message.gaps <= facts, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_is_translated(language: str) -> None:
    house = known(language)
    wanted = {key for bot in bot_names() for key in (f"bot-{bot}", f"bot-{bot}-text")}
    missing = sorted(wanted - house.keys())
    for name in GAMES.keys() & set(game_names()):
        words = known(language, name)
        missing += [f"{name} {key}" for key in ("title", "about") if key not in words]
        named = declared.content(language) if (declared := game_info(name).words) else {}
        for option in game_info(name).options:
            keys = {f"option-{option.stem}", f"option-{option.stem}-help"}
            missing += sorted(keys - words.keys())
            for value in option.values:
                special, general = f"value-{option.stem}-{value}", f"value-{value}"
                told = named.get(f"value-{option.stem}", {})
                plain = re.fullmatch(r"[0-9.]+", value) is not None and not told
                worded = value in told or special in words or general in words
                if not plain and not worded:
                    missing.append(special)
    assert missing == []


def test_the_words_of_a_game_are_with_its_rules_alone() -> None:
    assert list(CLIENT.rglob("*.ftl")) == []
