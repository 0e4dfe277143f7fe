"""Where the catalogues lie. It needs no library: the server hands them out as they are."""

from __future__ import annotations

from importlib.resources import files

from hexagora.core.registry import game_info


def house_source(language: str) -> str:
    """The words of the house."""
    return read_catalogue("hexagora.words", language)


def game_source(game: str, language: str) -> str:
    """The words of a game; empty where it brings none."""
    words = game_info(game).words
    return read_catalogue(words.package, language) if words is not None else ""


def read_catalogue(package: str, language: str) -> str:
    """The catalogue of a language in a package."""
    return files(package).joinpath(f"{language}.ftl").read_text("utf-8")
