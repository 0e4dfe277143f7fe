"""Coloured characters in rows: what pictures for a terminal are put together on."""

RESET = "\x1b[0m"


class Canvas:
    """Characters in rows, each with the escape sequence of its colours."""

    def __init__(self, width: int, height: int, colour: bool) -> None:
        self.colour = colour
        self.rows = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str) -> None:
        """Write a text from a column to the right, in a style if there is colour at all."""
        for i, letter in enumerate(text):
            self.rows[y][x + i] = (letter, style if self.colour else "")

    def lines(self) -> list[str]:
        """The rows as text, without blanks at their ends."""
        lines = []
        for row in self.rows:
            line = ""
            last = ""
            for letter, style in row:
                if style != last:
                    line += (RESET if last else "") + style
                    last = style
                line += letter
            lines.append((line + (RESET if last else "")).rstrip())
        return lines
