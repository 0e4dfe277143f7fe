"""Clocks at tables: what was agreed, how they are kept, what happens when time runs out."""
