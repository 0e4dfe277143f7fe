"""Hexagora for programs that speak another protocol."""
