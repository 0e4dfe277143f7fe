"""What ends a game before its rules do."""


class Forfeit(Exception):
    """A bot cannot go on: its text is one sentence that says why."""
