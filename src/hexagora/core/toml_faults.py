"""What is said about a file that a person wrote and that is not even TOML."""

import tomllib


def syntax_fault(error: Exception) -> str:
    """Why a text is not TOML, to follow the name of the file."""
    if not isinstance(error, tomllib.TOMLDecodeError):
        return ": this is not TOML that can be read; a number is too long or brackets are too deep"
    what, at, place = str(error).rpartition(" (at ")
    if not at:
        what, place = str(error), ""
    where = f", {place.removesuffix(')')}" if place else ""
    # A message of the parser may quote the character that it stumbled over.
    return f"{where}: this is not TOML: {one_line(what)}; mend it there or just before"


def one_line(text: str) -> str:
    """Somebody else's text so that it stays on its line."""
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)
