"""What is in the box, read from TOML."""
