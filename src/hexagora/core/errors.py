"""What can be wrong with what somebody hands us, each told in one sentence."""

IN_FILE, IN_LINE, IN_GAME = "in_file", "in_line", "in_game"
"""Codes of errors that only say where the one happened that caused them; ``why`` is its text."""


class HexagoraError(Exception):
    """The base of all errors that are the input's fault; its text is fit to be shown.

    The text is plain English. What it says is also there as facts, so that it can be said in any
    language: ``code`` names the sentence, ``facts`` are what stands in its gaps, ``clause`` is the
    rule behind it. An error without a code is meant for whoever writes programs or files.

    >>> error = HexagoraError("{cell} is taken", "taken", "SH-SPLIT-02", cell="0,1")
    >>> str(error), error.code, error.facts
    ('0,1 is taken', 'taken', {'cell': '0,1'})
    """

    def __init__(self, text: str, code: str = "", clause: str = "", /, **facts: object) -> None:
        super().__init__(text.format(**facts) if facts else text)
        self.code = code
        self.clause = clause
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        # The text is whole already: its gaps must not be filled a second time.
        return _again, (type(self), str(self), self.code, self.clause, self.facts)


class FaultsFound(HexagoraError):
    """Something that somebody wrote has faults: ``faults`` are all of them, a sentence each."""

    def __init__(self, *faults: str) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self.faults


class Unreadable(HexagoraError):
    """The text is no action in the game's notation."""


class IllegalAction(HexagoraError):
    """The action exists, but not in this position."""


class Ambiguous(HexagoraError):
    """The text could mean more than one legal action."""


class UnknownGame(HexagoraError):
    """There is no game of that name."""


class BadOption(HexagoraError):
    """An option or a number of seats that the game does not have, or that contradicts another."""


class MissingPack(BadOption):
    """An option names a pack that is not loaded."""


class BadPack(FaultsFound):
    """Components in a file that cannot be played."""


class BadRecord(HexagoraError):
    """A game record that cannot be read, or that does not say the truth about its game."""


class BadView(HexagoraError):
    """View data from which no position can be made."""


def _again(
    kind: type[HexagoraError], text: str, code: str, clause: str, facts: dict[str, object]
) -> HexagoraError:
    """An error that comes from another process."""
    error = kind(text, code, clause)
    error.facts = facts
    return error


def quoted(text: str) -> str:
    """Somebody else's text as it can stand in a message: in quotes, on one line, not too long.

    >>> print(quoted("two\\nlines"))
    'two\\nlines'
    """
    shown = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text[:40])
    return f"'{shown}...'" if len(text) > 40 else f"'{shown}'"
