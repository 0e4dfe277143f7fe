"""Every text in four languages: none is missing, none unused, the catalogue is covered."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from hexagora import game_info, game_names
from hexagora.bots import bot_names

WEB = Path(__file__).parents[2] / "web" / "src"
LANGUAGES = ("en", "pl", "uk", "ru")
SLAVIC = {"one", "few", "many"}
PLURALS = {"en": {"one", "other"}, "pl": SLAVIC, "uk": SLAVIC, "ru": SLAVIC}
FOLDERS = [WEB / "i18n", *sorted(WEB.glob("games/*/i18n"))]
PLURAL = re.compile(r"\.(one|few|many|other)$")


def texts(folder: Path, language: str) -> dict[str, str]:
    data = json.loads((folder / f"{language}.json").read_text(encoding="utf-8"))
    assert isinstance(data, dict)
    return data


def stems(folder: Path, language: str) -> set[str]:
    """The keys as the code writes them: without the ending that a number chooses."""
    return {PLURAL.sub("", key) for key in texts(folder, language)}


def sources(folder: Path) -> str:
    """All code that may use the texts of a folder."""
    files = WEB.rglob("*") if folder.parent == WEB else folder.parent.rglob("*")
    code = [file for file in files if file.suffix in (".svelte", ".ts")]
    return "\n".join(file.read_text(encoding="utf-8") for file in code)


def name_of(folder: Path) -> str:
    return folder.parent.name


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_missing(folder: Path, language: str) -> None:
    assert stems(folder, language) == stems(folder, "en")


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_has_its_form(folder: Path, language: str) -> None:
    forms: dict[str, set[str]] = {}
    for key in texts(folder, language):
        if found := PLURAL.search(key):
            forms.setdefault(PLURAL.sub("", key), set()).add(found[1])
    assert {key: found for key, found in forms.items() if found != PLURALS[language]} == {}


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_take_the_same_arguments(folder: Path, language: str) -> None:
    def holes(which: str) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for key, text in texts(folder, which).items():
            found.setdefault(PLURAL.sub("", key), set()).update(re.findall(r"\{(\w+)\}", text))
        return found

    assert holes(language) == holes("en")
    assert [key for key, text in texts(folder, language).items() if not text.strip()] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
def test_no_key_is_unused(folder: Path) -> None:
    code = sources(folder)
    # A key is used as it is, or made from a beginning and a value: t(`settings.theme.${value}`).
    made = {found[1] for found in re.finditer(r"[`'\"]([\w.]+\.)(?:\$\{|['\"] *\+)", code)}
    unused = [
        key
        for key in stems(folder, "en")
        if not re.search(rf"['\"`]{re.escape(key)}['\"`]", code)
        and not any(key.startswith(start) for start in made)
    ]
    assert unused == []


def test_every_key_of_the_shell_that_is_used_exists() -> None:
    code = sources(WEB / "i18n")
    games = {name_of(folder) for folder in FOLDERS[1:]}
    used = set(re.findall(r"\bt\('([\w.]+)'", code))
    own = {key for key in used if key.partition(".")[0] not in games}
    assert own - stems(WEB / "i18n", "en") == set()


def test_the_catalogue_is_translated() -> None:
    known = texts(WEB / "i18n", "en")
    wanted = {key for bot in bot_names() for key in (f"bot.{bot}", f"bot.{bot}.text")}
    missing = [key for key in wanted if key not in known]
    for name in game_names():
        missing += [key for key in (f"game.{name}", f"game.{name}.text") if key not in known]
        for option in game_info(name).options:
            stem = re.sub(r"([a-z_])[1-9]$", r"\1", option.name)
            keys = {f"option.{name}.{stem}", f"option.{name}.{stem}.help"}
            wanted |= keys
            missing += keys - known.keys()
            for value in option.values:
                special, general = f"value.{name}.{stem}.{value}", f"value.{value}"
                wanted |= {special, general}
                plain = re.fullmatch(r"[0-9.]+", value) is not None
                if not plain and special not in known and general not in known:
                    missing.append(special)
    assert missing == []
    here = tuple(f"{kind}.{name}." for name in game_names() for kind in ("option", "value"))
    assert [key for key in known if key.startswith((*here, "bot.")) and key not in wanted] == []
