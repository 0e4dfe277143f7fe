"""The daily challenge: one game for one, with the same chance for everybody, counted once."""
