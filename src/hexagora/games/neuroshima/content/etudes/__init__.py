"""Etudes that come with the game, and what they are called."""
