"""What a table asks beyond the rules."""
