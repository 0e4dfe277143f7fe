"""What is in the box, read from TOML, and the checks for packs of others."""
