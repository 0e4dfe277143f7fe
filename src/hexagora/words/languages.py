"""The languages, and which of them a terminal speaks."""

from __future__ import annotations

import os

from hexagora.core.errors import HexagoraError, quoted
from hexagora.core.languages import LANGUAGES as LANGUAGES


def chosen_language(wanted: str = "") -> str:
    """The language that was asked for, or that of the environment, or English.

    >>> chosen_language("pl")
    'pl'
    """
    if wanted:
        if wanted not in LANGUAGES:
            raise HexagoraError(
                f"there are no words in {quoted(wanted)}; choose one of: {', '.join(LANGUAGES)}"
            )
        return wanted
    # In the order in which programs ask for the language of messages.
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for one in os.environ.get(name, "").split(":"):
            language = one.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            if language in LANGUAGES:
                return language
    return LANGUAGES[0]
