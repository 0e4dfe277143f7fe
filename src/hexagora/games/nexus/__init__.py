"""Nexus Ops."""

from hexagora.games.nexus.game import INFO

__all__ = ["INFO"]
