"""What can be wrong with what somebody hands us, each told in one sentence."""


class HexagoraError(Exception):
    """The base of all errors that are the input's fault; its text is fit to be shown."""


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


class BadPack(HexagoraError):
    """Components in a file that cannot be played: ``args`` are its faults, a sentence each."""

    def __str__(self) -> str:
        return "\n".join(self.args)


class BadRecord(HexagoraError):
    """A game record that cannot be read, or that does not say the truth about its game."""


class BadView(HexagoraError):
    """View data from which no position can be made."""


def quoted(text: str) -> str:
    """Somebody else's text as it can stand in a message: in quotes, on one line, not too long.

    >>> print(quoted("two\\nlines"))
    'two\\nlines'
    """
    shown = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text[:40])
    return f"'{shown}...'" if len(text) > 40 else f"'{shown}'"
