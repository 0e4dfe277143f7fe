"""Neuroshima Hex: tactical fights of the armies of a ruined world, for two to six players."""

from hexagora.games.neuroshima.game import INFO, Neuroshima

__all__ = ["INFO", "Neuroshima"]
