"""The languages of all that is told."""

LANGUAGES = ("en", "pl", "uk", "ru")
"""English first: it is what packs of people must have."""
