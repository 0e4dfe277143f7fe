"""How bots judge, compiled: what a position is worth and which actions look promising."""
