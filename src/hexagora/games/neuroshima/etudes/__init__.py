"""Etudes: puzzles with a proof (NS-ETU). What is written in their files, what is proved of them."""
