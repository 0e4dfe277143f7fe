"""The atlas of battles: a file for each mission, and what reads and checks such files."""
