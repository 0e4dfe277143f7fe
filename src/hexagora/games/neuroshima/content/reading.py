"""How a file of this game is read: as TOML without a fault, or with all its faults told."""

import tomllib
from collections.abc import Callable
from typing import Any

from hexagora.core.errors import BadPack
from hexagora.core.languages import LANGUAGES
from hexagora.core.toml_faults import one_line, syntax_fault


def checked(
    text: str, source: str, faults_of: Callable[[dict[str, Any]], list[str]]
) -> dict[str, Any]:
    """What stands in a text in which there is no fault; ``source`` stands before every fault."""
    try:
        data = tomllib.loads(text)
    except (
        ValueError,
        RecursionError,
    ) as error:  # absurd numbers and nesting are no TOMLDecodeError
        raise BadPack(f"{one_line(source)}{syntax_fault(error)}") from None
    faults = faults_of(data)
    if faults:
        raise BadPack(*(f"{one_line(source)}: {fault}" for fault in faults))
    return data


def texts_of(texts: dict[str, str]) -> dict[str, str]:
    """A text in every language: in English where the file does not give it."""
    return {language: texts.get(language, texts["en"]) for language in LANGUAGES}
