"""Rated games: who counts as how strong, and how that follows from what was played here."""
