"""Etudes searched to the end, compiled."""
