"""The rules, compiled: positions, what is legal, what it does."""
