"""Superhex (Hexagone): swap coloured hexagons and capture groups, for one to four players."""

from hexagora.games.superhex.game import INFO, Superhex

__all__ = ["INFO", "Superhex"]
